"""Markup that cannot be broken by what people write: text is escaped where an element is made, only there.

There is no way from a text to markup but `element`, which escapes it, and `Markup`, which only this package's
own words go through.
"""

import re
from collections.abc import Iterable, Iterator
from html import escape
from typing import TypeAlias

from clock.values import Struct


class Markup(Struct, frozen=True):
    """A piece of a page, ready to be written."""

    text: str


Inside: TypeAlias = Markup | str | Iterable[Markup | str] | None
"""What stands in an element: markup as it is, text to be escaped, several of these, or nothing."""

VOID = {"meta", "link", "img", "br"}
BLOCKS = {
    *("html", "head", "body", "header", "main", "footer", "nav", "section", "table", "thead", "tbody", "tr"),
    *("ol", "ul", "li", "dl", "meta", "link", "title", "h1", "h2", "p", "svg", "g", "figure", "td", "th"),
    *("dt", "dd", "caption", "div", "details", "summary", "figcaption"),
}
"""Elements that begin a line, so that a page can be read and compared."""

_ENDS_OF_PLANES = "".join(chr(plane * 0x10000 + last) for plane in range(17) for last in (0xFFFE, 0xFFFF))
_UNFIT = re.compile(f"[\0-\b\v-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef{_ENDS_OF_PLANES}]")
"""What may not stand in a page: controls, halves of letters, and what Unicode keeps from being a letter."""


def element(tag: str, /, *inside: Inside, **attributes: object) -> Markup:
    """Return an element; an attribute that is None is left out.

    In attributes a trailing underscore falls away and another one is a hyphen: class_, aria_label.
    """
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_text(str(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    start = "\n" if tag in BLOCKS else ""
    if tag in VOID:
        return Markup(f"{start}<{tag}{written}>")
    return Markup(f"{start}<{tag}{written}>{joined(*inside).text}</{tag}>")


def joined(*inside: Inside) -> Markup:
    """Return pieces one after the other."""
    return Markup("".join(_pieces(inside)))


def _pieces(inside: Iterable[Inside]) -> Iterator[str]:
    for piece in inside:
        match piece:
            case None:
                continue
            case Markup(text):
                yield text
            case str():
                yield _text(piece)
            case _:
                yield from _pieces(piece)


def _text(text: str) -> str:
    """Return a text as it stands in markup; what no page may hold is shown as what cannot be shown."""
    return escape(_UNFIT.sub("\N{REPLACEMENT CHARACTER}", text))
