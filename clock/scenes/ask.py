"""A question that is answered by a number: a player, a table and seat, chips, minutes, a time of day."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace  # noqa: TID251  for dataclasses: callbacks must not compare
from typing import ClassVar

from clock.display.pieces.foot import Hint, Keys, Said
from clock.press import Control, Press
from clock.scenes.digits import CHIP_DIGITS, TABLE_DIGITS, Nobody, player_meant
from clock.scenes.scene import ENTRY_MS, Outcome, Refuse, Scene, Then
from clock.scenes.sentence import Sentence, number_typed, player_typed, sentence
from clock.scenes.sight import Sight
from clock.scenes.slip import OnSlip, asked, hint
from clock.scenes.typed import edited_by
from clock.words.asking import Phrase
from clock.words.offers import Does

Answered = Callable[[int, Sight], Outcome]
"""What follows an answer."""

DIGITS = "0\N{EN DASH}9"
"""The keycap for the digits of a number that is no player's."""


def _nothing(_: Sight) -> Outcome:
    return None


@dataclass(frozen=True, slots=True)
class AskNumber:
    """A number and `#`. `blank` is what `#` alone means, nothing where an answer is needed.

    `answers_page` says that the page beneath asks, and is to be seen while its answer is typed.
    """

    question: Sentence
    then: Answered = field(compare=False)
    blank: Then = field(default=_nothing, compare=False)
    longest: int = CHIP_DIGITS
    answers_page: bool = False
    typed: str = ""
    patience_ms: ClassVar[int] = ENTRY_MS

    def on_press(self, press: Press, sight: Sight) -> Outcome:
        """Take digits and `#`; `*` removes a digit, and with none left leaves."""
        edited = edited_by(press, self.typed, sight, lambda typed: replace(self, typed=typed), self.longest)
        if edited is not None:
            return edited
        match press.control:
            case Control.HASH if self.typed:
                return self.then(int(self.typed), sight)
            case Control.HASH:
                return self.blank(sight)
        return None

    def view(self, sight: Sight) -> OnSlip:
        """Return the question with what is typed."""
        return asked(self.question, number_typed(self.typed))

    def keys(self, sight: Sight) -> Keys:
        """Return the keys of the question."""
        number = hint(DIGITS, Does.NUMBER, sight, answer=True)
        return answer_keys(self.typed, sight, number, number if self.blank is _nothing else done(sight))


@dataclass(frozen=True, slots=True)
class AskPlayer:
    """A player's number and `#`. `blank` is what `#` alone means, nothing where an answer is needed.

    With `gone` it is about one who is out, so a seat means who went out from it, whoever sits there now.
    """

    question: Sentence
    then: Answered = field(compare=False)
    blank: Then = field(default=_nothing, compare=False)
    gone: bool = False
    typed: str = ""
    patience_ms: ClassVar[int] = ENTRY_MS

    def on_press(self, press: Press, sight: Sight) -> Outcome:
        """Take digits and `#`; the answer is a player of the night or is refused."""
        edited = edited_by(press, self.typed, sight, lambda typed: replace(self, typed=typed))
        if edited is not None:
            return edited
        match press.control:
            case Control.HASH if self.typed:
                meant = player_meant(self.typed, sight, gone=self.gone)
                return Refuse(meant.words) if isinstance(meant, Nobody) else self.then(meant, sight)
            case Control.HASH:
                return self.blank(sight)
        return None

    def view(self, sight: Sight) -> OnSlip:
        """Return the question with what is typed, and the name as soon as the number fits."""
        return asked(self.question, player_typed(self.typed, sight, gone=self.gone))

    def keys(self, sight: Sight) -> Keys:
        """Return the keys of the question."""
        number = number_of(Does.PLAYER, sight)
        return answer_keys(self.typed, sight, number, number if self.blank is _nothing else done(sight))


def ask_table(sight: Sight, phrase: Phrase, then: Answered) -> Scene:
    """Return the question at which table, which `#` alone answers where there is only one."""
    tables = sight.tournament.tables
    question = plain(sight.words.asking.phrase(phrase))
    if len(tables) != 1:
        return AskNumber(question, then, longest=TABLE_DIGITS)
    only = tables[0].number
    return AskNumber(question, then, lambda seen: then(only, seen), longest=TABLE_DIGITS)


def plain(words: str) -> Sentence:
    """Return a question that names no player."""
    return (Said(words),)


def about(player: int, words: str, sight: Sight) -> Sentence:
    """Return a question about a player, whose number is a keycap in it."""
    return sentence(words, sight.tournament, (player,))


def done(sight: Sight) -> Hint:
    """Return the hint for `#`, which ends an answer."""
    return hint("#", Does.DONE, sight, answer=True)


def number_of(whose: Does, sight: Sight) -> Hint:
    """Return the hint for the digits of a player's number, while none is typed."""
    return Hint(sight.words.offers.player_keys(), sight.words.offers.does(whose), answer=True)


def answer_keys(typed: str, sight: Sight, number: Hint, *alone: Hint) -> Keys:
    """Return the keys of a question: `#` for what is typed, or `alone`, and `*` a digit less or out.

    What was refused would be again, and the next digit begins another `number`.
    """
    if typed:
        return Keys((number if sight.refused else done(sight), hint("*", Does.ERASE, sight)))
    return Keys((*alone, hint("*", Does.BACK, sight)))
