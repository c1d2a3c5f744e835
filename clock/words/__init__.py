"""The clock's words: the values of the rules become sentences here, and nowhere else.

The rules refuse, suggest and remind in values, so they can be tested, kept and compared. This package says
them to people. Whoever shows or prints something is handed a `Words` by the composition root, and asks it by
subject: `words.refusals.sentence(reason, tournament)`, `words.numbers.money(cents, currency)`.

Each language is a package with the same modules, and a line in `LANGUAGES`; callers do not change for another
one. What reads the same everywhere (figures, players' names), and what every language has to look up before
it can speak, stands beside the languages.
"""

from collections.abc import Callable, Mapping

from clock.words.catalogue import Words

__all__ = ["LANGUAGES", "Words", "words_in"]


def _english() -> Words:
    from clock.words.english import english  # noqa: PLC0415  a language is read when it is first spoken

    return english()


def _german() -> Words:
    from clock.words.german import german  # noqa: PLC0415  a language is read when it is first spoken

    return german()


LANGUAGES: Mapping[str, Callable[[], Words]] = {"en": _english, "de": _german}
"""Every language the clock speaks, by its code in the settings."""


def words_in(code: str) -> Words:
    """Return the words of the language with this code; KeyError where the clock does not speak it."""
    return LANGUAGES[code]()
