"""What a keypad's scans say: which keys count, and which are bounce, ghosts, second fingers or stuck.

A scan is the set of crossings of rows and columns that are joined. Without diodes it may show a key that
nobody presses: three pressed corners of a rectangle join the fourth. So a scan of three corners counts for
nothing, and the first key that was down alone is the only one until all are up.
"""

from collections import Counter
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from clock.devices.contact import STUCK_MS
from clock.values import Struct

Crossing = tuple[int, int]
"""A row and a column, counted from 0."""

Scan = frozenset[Crossing]

QUIET_MS = 50
"""How long all keys must have been up before nobody is expected to press another at once."""


def shows_ghosts(scan: AbstractSet[Crossing]) -> bool:
    """Return whether a scan has three corners of a rectangle, so that the fourth may be there for nothing."""
    in_row, in_column = Counter(row for row, _ in scan), Counter(column for _, column in scan)
    return any(in_row[row] > 1 and in_column[column] > 1 for row, column in scan)


class Timing(Struct, frozen=True):
    """How many equal scans make a press, and for how long a key is deaf to itself, and must be up."""

    scans: int
    deaf_ms: int
    release_ms: int


class Turned(Struct, frozen=True):
    """A key is pressed, or released, since `at_ms`."""

    key: Crossing
    down: bool
    at_ms: int


@dataclass(slots=True)
class _Down:
    """A key that is not certainly up: since when it is down, and since which scan it looks up."""

    since_ms: int
    up_ms: int | None = None


class Scans:
    """Follows the scans of one keypad. Keys that are down in the first one are stuck."""

    def __init__(self, timing: Timing, first: Scan, now_ms: int) -> None:
        self._timing = timing
        self._keys = {key: _Down(now_ms) for key in first}
        self._stuck = set(first)
        self._pressed: Crossing | None = None
        self._deaf_until_ms = now_ms
        self._taken = False
        self._last: Scan = frozenset()
        self._equal = 0
        self._heard_ms = now_ms

    @property
    def pressed(self) -> Crossing | None:
        """Return the key that counts and has not been released."""
        return self._pressed

    @property
    def stuck(self) -> Scan:
        """Return the keys that are left out, because they are held down without end."""
        return frozenset(self._stuck)

    def stir(self, now_ms: int) -> None:
        """Expect a key soon: something has moved."""
        self._heard_ms = now_ms

    def take(self, scan: Scan, now_ms: int) -> Turned | None:
        """Take a scan, and return what it makes certain."""
        heard = scan - self._stuck
        self._equal = self._equal + 1 if heard == self._last else 1
        self._last = heard
        if heard:
            self._heard_ms = now_ms
        released = self._note_up(scan, now_ms)
        if not self._keys.keys() - self._stuck:
            self._taken = False
        self._note_down(scan, now_ms)
        return released or self._let_up_stuck(now_ms) or self._counted(scan, heard, now_ms)

    def quiet(self, now_ms: int) -> bool:
        """Return whether all keys have been up for a while, but for those that are stuck."""
        return not self._keys.keys() - self._stuck and now_ms - self._heard_ms >= QUIET_MS

    def _note_down(self, scan: Scan, now_ms: int) -> None:
        for key in scan:
            down = self._keys.setdefault(key, _Down(now_ms))
            down.up_ms = None
            if now_ms - down.since_ms >= STUCK_MS:
                self._stuck.add(key)

    def _note_up(self, scan: Scan, now_ms: int) -> Turned | None:
        """Forget keys that have been up for long enough; return the release of the one that counted."""
        released = None
        for key, down in tuple(self._keys.items()):
            if key in scan:
                continue
            if down.up_ms is None:
                down.up_ms = now_ms
            deaf = key == self._pressed and now_ms < self._deaf_until_ms
            if now_ms - down.up_ms >= self._timing.release_ms and not deaf:
                del self._keys[key]
                self._stuck.discard(key)
                if key == self._pressed:
                    released = Turned(key, down=False, at_ms=down.up_ms)
                    self._pressed = None
        return released

    def _let_up_stuck(self, now_ms: int) -> Turned | None:
        """Let go of the key that counted, if it will not let go by itself."""
        key = self._pressed
        if key is None or key not in self._stuck:
            return None
        self._pressed = None
        return Turned(key, down=False, at_ms=now_ms)

    def _counted(self, scan: Scan, heard: Scan, now_ms: int) -> Turned | None:
        if self._taken or len(heard) != 1 or self._equal < self._timing.scans or shows_ghosts(scan):
            return None
        (self._pressed,) = heard
        self._taken = True
        self._deaf_until_ms = now_ms + self._timing.deaf_ms
        return Turned(self._pressed, down=True, at_ms=self._keys[self._pressed].since_ms)
