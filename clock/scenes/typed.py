"""An entry into which digits are typed: what a digit and `*` do to it, whatever it asks for."""

from collections.abc import Callable

from clock.press import Control, Press
from clock.scenes.digits import PLAYER_DIGITS
from clock.scenes.scene import Pop, Scene, Swap
from clock.scenes.sight import Sight


def edited_by(
    press: Press, typed: str, sight: Sight, entry: Callable[[str], Scene], longest: int = PLAYER_DIGITS
) -> Swap | Pop | None:
    """Return the entry with a digit more, or by `*` with one less, and left where there is none; else None.

    `entry` makes it with other digits than the ones that are typed. A digit beyond the longest number means
    nothing. While the number is refused, a digit begins another one: the refusal hides what is typed, and
    nobody goes on with a number that is not seen.
    """
    digit = press.control.digit
    before = "" if sight.refused else typed
    if digit is not None and len(before) < longest:
        return Swap(entry(before + digit))
    if press.control is Control.STAR:
        return Swap(entry(typed[:-1])) if typed else Pop()
    return None
