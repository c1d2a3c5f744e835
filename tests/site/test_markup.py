"""Markup: whatever people write comes out as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clock.site.markup import element, joined
from tests.site.reading import read


@given(st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cn"))))
def test_a_text_is_never_markup(text: str) -> None:
    """A name of any kind, in an element and in an attribute, is read as it was written."""
    seen = read(element("bdi", text, title=text).text)

    assert seen.elements == [("bdi", {"title": text})]
    assert seen.text == text


@pytest.mark.parametrize("letter", ["\0", "\x1b", "\x85", "\ud800", "\ufdd0", "\U0001ffff", "\r"])
def test_what_no_page_may_hold(letter: str) -> None:
    """A letter that would make the page invalid is shown as one that cannot be shown."""
    assert element("b", f"a{letter}b").text == "<b>a\N{REPLACEMENT CHARACTER}b</b>"


def test_what_an_element_is_made_of() -> None:
    """Markup goes in as it is, also in lists; nothing stays out; attributes lose their mark."""
    inner = element("b", "&")
    made = element("span", inner, None, [inner, "<"], class_="x", aria_label=None, data_of="1")

    assert made.text == '<span class="x" data-of="1"><b>&amp;</b><b>&amp;</b>&lt;</span>'
    assert joined("a", None, element("br")).text == "a<br>"
