"""The two buttons: what a press means at once, and what it means once it has been held long enough.

Holds are reckoned from the times of presses and releases, so a press that is read late counts as long as it
lasted, and no thread waits for anything.
"""

from enum import Enum

from clock.press import Control, Press, Release
from clock.tournament.structure import SECOND
from clock.values import Struct

PAUSE_HELD_MS = 3 * SECOND
SKIP_HELD_MS = 800


class Wish(Enum):
    """What a button asks for."""

    TOGGLE = "toggle"
    SAFE_MENU = "safe menu"
    SKIP = "skip"


class Wished(Struct, frozen=True):
    """A wish, and when it was made."""

    wish: Wish
    at_ms: int


class Holds:
    """Follows PAUSE and SKIP. With `hold_skip` False a short press of SKIP will do."""

    def __init__(self, *, hold_skip: bool) -> None:
        self._hold_skip = hold_skip
        self._down: dict[Control, int] = {}
        self._waiting: set[Control] = set()

    def take(self, press: Press | Release) -> list[Wished]:
        """Return what a press or release of a button asks for."""
        wished = self.look(press.at_ms)
        if isinstance(press, Release):
            self._down.pop(press.control, None)
            self._waiting.discard(press.control)
            return wished
        self._down[press.control] = press.at_ms
        if press.control is Control.PAUSE:
            self._waiting.add(Control.PAUSE)
            wished.append(Wished(Wish.TOGGLE, press.at_ms))
        elif self._hold_skip:
            self._waiting.add(Control.SKIP)
        else:
            wished.append(Wished(Wish.SKIP, press.at_ms))
        return wished

    def look(self, now_ms: int) -> list[Wished]:
        """Return what holding on asks for by now, each once."""
        if not self._waiting:
            return []
        wished: list[Wished] = []
        for control, wish, held_ms in _HELD:
            if control in self._waiting and now_ms >= self._down[control] + held_ms:
                self._waiting.discard(control)
                wished.append(Wished(wish, self._down[control] + held_ms))
        return sorted(wished, key=lambda one: one.at_ms)

    @property
    def next_ms(self) -> int | None:
        """Return when a hold will be long enough, None while nothing is held."""
        if not self._waiting:
            return None
        return min(
            (self._down[control] + held_ms for control, _, held_ms in _HELD if control in self._waiting),
            default=None,
        )

    @property
    def skip_is_down(self) -> bool:
        """Return whether SKIP is held, for its lamp."""
        return Control.SKIP in self._down

    def skip_share(self, now_ms: int) -> float:
        """Return how much of the hold on SKIP is done, from 0 to 1."""
        if Control.SKIP not in self._waiting:
            return 0.0
        return min(1.0, max(0.0, (now_ms - self._down[Control.SKIP]) / SKIP_HELD_MS))


_HELD = (
    (Control.PAUSE, Wish.SAFE_MENU, PAUSE_HELD_MS),
    (Control.SKIP, Wish.SKIP, SKIP_HELD_MS),
)
