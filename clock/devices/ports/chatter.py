"""Contacts that go down again and again, faster than any finger: a pin in the air, or nothing debounced."""

from collections import deque

from clock.press import Control
from clock.tournament.structure import SECOND

MOST_A_SECOND = 15
"""So often in a second no finger presses one key."""

QUIET_MS = SECOND
"""How long such a contact must have been quiet before it counts again."""


class Chatter:
    """Follows how often contacts go down; one that chatters is left out until it has been quiet."""

    def __init__(self) -> None:
        self._downs: dict[Control, deque[int]] = {}
        self._left_out: set[Control] = set()

    @property
    def left_out(self) -> tuple[Control, ...]:
        """Return the contacts that chatter."""
        return tuple(control for control in Control if control in self._left_out)

    def goes_down(self, control: Control, now_ms: int) -> bool:
        """Note that a contact went down, and return whether that counts."""
        downs = self._downs.setdefault(control, deque(maxlen=MOST_A_SECOND))
        downs.append(now_ms)
        if len(downs) == MOST_A_SECOND and now_ms - downs[0] < SECOND:
            self._left_out.add(control)
        return control not in self._left_out

    def look(self, now_ms: int) -> None:
        """Let contacts count again that have been quiet."""
        self._left_out -= {one for one in self._left_out if now_ms - self._downs[one][-1] >= QUIET_MS}

    @property
    def look_ms(self) -> int | None:
        """Return when one may count again; None while none is left out."""
        return min((self._downs[one][-1] + QUIET_MS for one in self._left_out), default=None)
