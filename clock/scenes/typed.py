"""An entry into which digits are typed: what a digit and `*` do to it, whatever it asks for."""

from dataclasses import Field, replace
from typing import Any, ClassVar, Protocol

from clock.press import Control, Press
from clock.scenes.digits import PLAYER_DIGITS
from clock.scenes.scene import Pop, Scene, Swap
from clock.scenes.sight import Sight


class Entry(Scene, Protocol):
    """A frozen scene that holds what is typed."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @property
    def typed(self) -> str:
        """The digits so far."""
        ...


def edited_by(press: Press, entry: Entry, sight: Sight, longest: int = PLAYER_DIGITS) -> Swap | Pop | None:
    """Return the entry with a digit more, or by `*` with one less, and left where there is none; else None.

    A digit beyond the longest number means nothing. While the number is refused, a digit begins another one:
    the refusal hides what is typed, and nobody goes on with a number that is not seen.
    """
    digit = press.control.digit
    typed = "" if sight.refused else entry.typed
    if digit is not None and len(typed) < longest:
        return Swap(replace(entry, typed=typed + digit))
    if press.control is Control.STAR:
        return Swap(replace(entry, typed=entry.typed[:-1])) if entry.typed else Pop()
    return None
