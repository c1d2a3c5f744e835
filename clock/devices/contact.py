"""One contact that bounces: edges go in, presses and releases come out.

It counts the time between edges and never asks for it, so that an edge that is read late counts for what it
was: a press of 30 ms is one, also when nobody looked before it was over. Closing for less than
`press_ms` is noise or bounce, and so is opening for less than `release_ms`.

Edges can be lost. While the contact is closed, and once after every edge, its level is looked at too; a level
that contradicts the edges for a while takes their place.
"""

from clock.values import Struct

LOOK_MS = 200
"""How often a closed contact is looked at, to find that the edge of its release was lost."""

EDGE_DELAY_MS = 20
"""How long an edge may be on its way after the level has changed."""

STUCK_MS = 30_000
"""Nobody holds a button or a key for so long."""


class Change(Struct, frozen=True):
    """The contact is down, or up again, since `at_ms`."""

    down: bool
    at_ms: int


class Contact:
    """Follows one contact from `now_ms` on.

    One that is closed at the start is stuck: it counts as soon as it has been open. So is one that stays
    closed for longer than anybody holds it; it is then let up.
    """

    def __init__(self, *, closed: bool, now_ms: int, press_ms: int, release_ms: int) -> None:
        self.stuck = closed
        self._press_ms = press_ms
        self._release_ms = release_ms
        self._down = False
        self._closed = closed
        self._since_ms = now_ms
        self._looked_ms = now_ms
        self._contradicted_ms: int | None = None

    @property
    def down(self) -> bool:
        """Return whether it was pressed and not yet released."""
        return self._down

    def edge(self, *, closed: bool, at_ms: int) -> Change | None:
        """Take an edge; return what the time before it has made certain."""
        change = self._settle(at_ms)
        self._closed, self._since_ms = closed, at_ms
        self._contradicted_ms = None
        return change

    def look(self, *, closed: bool, now_ms: int) -> Change | None:
        """Take the level as it is now; return what has become certain by now."""
        self._looked_ms = now_ms
        if closed == self._closed:
            self._contradicted_ms = None
            return self._settle(now_ms)
        if self._contradicted_ms is None:
            self._contradicted_ms = now_ms
        elif now_ms - self._contradicted_ms >= EDGE_DELAY_MS:
            self._closed, self._since_ms = closed, self._contradicted_ms
            self._contradicted_ms = None
        return None

    @property
    def look_ms(self) -> int | None:
        """Return when the level is to be looked at next; None: not before another edge."""
        if self._contradicted_ms is not None:
            return self._contradicted_ms + EDGE_DELAY_MS
        if self._closed and not self._down and not self.stuck:
            return self._since_ms + self._press_ms
        if self._closed:
            return self._looked_ms + LOOK_MS
        if self._down or self.stuck or self._looked_ms <= self._since_ms:
            return self._since_ms + self._release_ms
        return None

    def _settle(self, now_ms: int) -> Change | None:
        lasted_ms = now_ms - self._since_ms
        if self._closed:
            return self._settle_closed(lasted_ms, now_ms)
        if lasted_ms < self._release_ms:
            return None
        was_down, self._down, self.stuck = self._down, False, False
        return Change(down=False, at_ms=self._since_ms) if was_down else None

    def _settle_closed(self, lasted_ms: int, now_ms: int) -> Change | None:
        if self._down and lasted_ms >= STUCK_MS:
            self._down, self.stuck = False, True
            return Change(down=False, at_ms=now_ms)
        if self._down or self.stuck or lasted_ms < self._press_ms:
            return None
        self._down = True
        return Change(down=True, at_ms=self._since_ms)
