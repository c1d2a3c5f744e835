"""How everything in a script is written: each form is read as it stands, and the page tells all of them."""

import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from clock.display.sounds.chimes import Chime
from clock.press import Control
from clock.rehearsal.actions import FORMS
from clock.rehearsal.acts import ACTS
from clock.rehearsal.expecting import OPERATORS
from clock.rehearsal.performance import rehearsed
from clock.rehearsal.script import HEAD, BadScript, Head, read_script

PAGE = Path(__file__).parent.parent.parent / "docs" / "rehearsals.md"

LINES = {**{word: (form.written,) for word, form in ACTS.items()}, **FORMS}
"""The forms of all timed lines, by their first words."""

FOR_INSTANCE = {
    "YYYY-MM-DDTHH:MM": "2026-10-03T19:00",
    "H:MM:SS": "0:30:00",
    "H:MM": "19:30",
    "P": "3",
    "Q": "4",
    "R": "5",
    "N": "2",
    "COUNT": "14",
    "TABLE": "1",
    "SEAT": "4",
    "CHIPS": "500",
    "ODDCHIPS": "2",
    "MINUTES": "15",
    "SECONDS": "60",
    "NAME": "pause",
    "WHY": "cheated",
    "KEYS": "12#5#",
    "FILE": "break.png",
    "PATH": "stage.level",
    "VALUE": "5",
    "OPERATOR": ">=",
    "TOLERANCE": "1",
    "WORDS": "no player",
    "CHIME": "level",
}

CAPITALS = "|".join(sorted(FOR_INSTANCE, key=len, reverse=True))
"""What stands for something, the longer word first: N begins NAME."""


def instances(written: str) -> Iterator[str]:
    """Give lines of a form: with nothing that may be left out, and with all of it."""
    for way in written.split(" or "):
        bare = way
        while "[" in bare:
            bare = re.sub(r"\s*\[[^][]*\]", "", bare)
        for form in (bare, re.sub(r"[][]|\s*\.\.\.", "", way)):
            yield re.sub(CAPITALS, lambda found: FOR_INSTANCE[found[0]], form)


def test_instances_of_a_form() -> None:
    """The lines that the next tests read are what a host would write by the form."""
    assert list(instances("out P[=CHIPS] [P[=CHIPS] ...] [by P [P]]")) == [
        "out 3",
        "out 3=500 3=500 by 3 3",
    ]
    assert list(instances("time +SECONDS or time -SECONDS")) == [
        "time +60",
        "time +60",
        "time -60",
        "time -60",
    ]


@pytest.mark.parametrize("word", LINES)
def test_every_line_is_read_as_its_form_says(word: str) -> None:
    """Each form begins with its word and is read, with and without what may be left out."""
    for form in LINES[word]:
        assert form.split()[0] == word
        for line in instances(form):
            assert rehearsed(read_script(f"0:00:00 {line}"))


@pytest.mark.parametrize("word", LINES)
def test_a_line_that_is_not_right_is_told_its_form(word: str) -> None:
    """Whoever writes a word and not what follows it reads what would be right."""
    wrong = word if word == "expect" else f"{word} ? ? ? ?"
    with pytest.raises(BadScript) as refused:
        rehearsed(read_script(f"0:00:00 {wrong}"))
    assert str(refused.value).endswith(" or ".join(LINES[word]))


@pytest.mark.parametrize("word", HEAD)
def test_every_head_line_is_read_as_its_form_says(word: str) -> None:
    """Each head line is read, and one that is none is told the words of all."""
    assert HEAD[word].split()[0] == word
    for line in instances(HEAD[word]):
        assert read_script(line).head.line(word) == 1


def test_no_head_line_is_missing() -> None:
    """Whatever a head may set has its form; a head line that is none is told the words of all."""
    assert len(HEAD) == len([field for field in fields(Head) if field.name != "lines"])
    with pytest.raises(BadScript, match=re.escape(", ".join(HEAD))):
        read_script("dealers 3")


def told() -> str:
    """Return the page."""
    return PAGE.read_text(encoding="utf-8")


def test_the_page_tells_every_form_and_no_other() -> None:
    """The first column of the page's tables is what a script may say, as the program reads it."""
    forms = {form for forms in (*LINES.values(), HEAD.values()) for form in forms}
    rows = re.findall(r"^\| `(.+?)` \|", told(), re.MULTILINE)

    assert sorted(rows) == sorted({*forms, *OPERATORS})


def test_the_page_names_every_key_and_chime() -> None:
    """Keys and chimes are called on the page what they are called in a script."""
    spans = set(re.findall(r"`([^`\n]+)`", told()))

    assert {control.value for control in Control} <= spans
    assert {chime.value for chime in Chime} - {"key", "refused"} <= spans


def test_the_nights_on_the_page_can_be_played() -> None:
    """Every night that the page shows is read to its last line."""
    nights = re.findall(r"^```night\n(.*?)^```$", told(), re.MULTILINE | re.DOTALL)

    assert nights
    for night in nights:
        assert rehearsed(read_script(night))
