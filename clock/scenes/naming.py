"""A name written letter by letter: on the keypad as on a telephone, on a keyboard as one writes."""

from typing import ClassVar

from clock.display.pieces.foot import Key, Keys, Said
from clock.press import Control, Press, Source
from clock.scenes.scene import ENTRY_MS, Do, Outcome, Pop, Swap
from clock.scenes.sight import Sight
from clock.scenes.slip import OnSlip, asked, hint
from clock.tournament.commands import Rename
from clock.tournament.names import LONGEST_NAME
from clock.values import Struct, replace
from clock.words.offers import Does

SAME_LETTER_MS = 1_200
"""Pressed again within this time, a key goes on to its next letter."""

LETTERS = {
    "0": " ",
    "1": "-'.1",
    "2": "abcäáà2",
    "3": "deféè3",
    "4": "ghi4",
    "5": "jkl5",
    "6": "mnoöñó6",
    "7": "pqrsß7",
    "8": "tuvü8",
    "9": "wxyz9",
}


class Naming(Struct, frozen=True):
    """A player's name as far as it is written; `last` is the key and when it was pressed."""

    player: int
    written: str
    last: tuple[str, int] = ("", 0)
    patience_ms: ClassVar[int] = ENTRY_MS

    def on_press(self, press: Press, sight: Sight) -> Outcome:
        """Take letters; `*` removes one and leaves when there is none, `#` names the player."""
        match press.control:
            case Control.HASH:
                return Do(Rename(self.player, self.written))
            case Control.STAR:
                return Swap(replace(self, written=self.written[:-1], last=("", 0))) if self.written else Pop()
        if press.source is Source.KEYBOARD:
            return self._with(press.text) if press.text.isprintable() else None
        digit = press.control.digit
        return self._pressed(digit, press.at_ms) if digit is not None else None

    def _pressed(self, digit: str, at_ms: int) -> Outcome:
        key, pressed_ms = self.last
        letters = LETTERS[digit]
        if key != digit or at_ms - pressed_ms > SAME_LETTER_MS or not self.written:
            return self._with(letters[0], (digit, at_ms))
        shown = self.written[-1].lower()
        following = letters[(letters.find(shown) + 1) % len(letters)]
        return self._with(following, (digit, at_ms), after=self.written[:-1])

    def _with(self, letter: str, last: tuple[str, int] = ("", 0), *, after: str | None = None) -> Outcome:
        before = self.written if after is None else after
        begins = not before or before[-1] in " -"
        written = before + (letter.upper() if begins and last[0] else letter)
        return Swap(replace(self, written=written[:LONGEST_NAME], last=last))

    def view(self, sight: Sight) -> OnSlip:
        """Return the name as far as it is written."""
        return asked((Key(str(self.player)),), (Said(self.written, asked=True),) if self.written else ())

    def keys(self, sight: Sight) -> Keys:
        """Return the keys for writing; on a keyboard one just writes."""
        done = hint("#", Does.DONE, sight, answer=True)
        letters = () if sight.by_keyboard else (hint("0\N{EN DASH}9", Does.WRITE, sight),)
        return Keys((done, *letters, hint("*", Does.ERASE if self.written else Does.BACK, sight)))
