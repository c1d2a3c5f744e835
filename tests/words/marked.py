"""A language in which every letter is one that is found nowhere else, so that what it did not say shows."""

import re
from typing import Any

from msgspec.structs import fields

from clock.values import replace
from clock.words import Words

MARK = "\N{LATIN SMALL LETTER O WITH STROKE}"

LETTERS = re.compile(r"[^\W\d_]")


class Marked:
    """Says what a language says, every letter marked. Its own functions still call each other unmarked."""

    def __init__(self, spoken_by: Any) -> None:
        self._spoken_by = spoken_by

    def __getattr__(self, name: str) -> Any:
        says = getattr(self._spoken_by, name)
        return lambda *arguments, **named: marked_text(says(*arguments, **named))


def marked_text(said: Any) -> Any:
    """Return a text, or texts in tuples, with every letter marked."""
    if isinstance(said, str):
        return LETTERS.sub(MARK, said)
    return tuple(map(marked_text, said)) if isinstance(said, tuple) else said


def marked(words: Words) -> Words:
    """Return the words of a language, marked."""
    spoken_by = {field.name: getattr(words, field.name) for field in fields(words)}
    subjects: Any = {name: Marked(it) for name, it in spoken_by.items() if not isinstance(it, str | bool)}
    return replace(words, **subjects)
