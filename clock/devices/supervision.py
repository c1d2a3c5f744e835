"""Keeps a device open: it is tried again by itself while it is absent, or once it was lost."""

from enum import Enum

from clock.devices.attached import Attached, Opening, Unusable
from clock.troubles import Cause, Device, Fault, Hangs

FIRST_WAIT_MS = 1000
LONGEST_WAIT_MS = 30_000

KNOWN_MS = 60_000
"""After this time every device has shown that it is there, or said why not, unless its port hangs."""


class State(Enum):
    """Whether a device is there."""

    ABSENT = "absent"
    UP = "up"
    LOST = "lost"


class Supervised:
    """One device: absent until it is open and has shown that it is there, up, or lost.

    `cause` is why it is not up; it stands until the device is, also while it is tried again. It is None for
    one that nobody knows of yet.
    """

    def __init__(self, device: Device, opening: Opening) -> None:
        self.device = device
        self.state = State.ABSENT
        self.cause: Cause | None = None
        self._opening = opening
        self._attached: Attached | None = None
        self._wait_ms = FIRST_WAIT_MS
        self._try_ms: int | None = None
        self._up_ms = 0
        self._known_by_ms = 0

    @property
    def known(self) -> bool:
        """Return whether it is known by now that the device is there, or why not."""
        return self.state is State.UP or self.cause is not None

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Return what is wrong with it though it is there."""
        return () if self._attached is None else self._attached.faults

    def turn(self, now_ms: int) -> int | None:
        """Open the device or let it do what is due; return when more will be."""
        try:
            if self._attached is None:
                if self._try_ms is not None and now_ms < self._try_ms:
                    return self._try_ms
                self._attached = self._opening()
                self._known_by_ms = now_ms + KNOWN_MS
            self._look(self._attached, now_ms)
            due_ms = self._attached.turn(now_ms)
            self._look(self._attached, now_ms)
        except Unusable as error:
            return self._without(error.cause, now_ms)
        if self.known:
            return due_ms
        if now_ms >= self._known_by_ms:
            self.cause = Hangs()  # it is not tried again: the next try would hang, too
            return due_ms
        return self._known_by_ms if due_ms is None else min(due_ms, self._known_by_ms)

    def close(self) -> None:
        """Let go of the device."""
        if self._attached is not None:
            self._attached.close()
            self._attached = None

    def _look(self, attached: Attached, now_ms: int) -> None:
        """Take a device for up once it is there."""
        if attached.there and self.state is not State.UP:
            self.state, self.cause, self._up_ms = State.UP, None, now_ms

    def _without(self, cause: Cause, now_ms: int) -> int:
        """Do without the device for a while, each time for longer unless it had been up for long."""
        if self.state is State.UP:
            self.state = State.LOST
            if now_ms - self._up_ms >= LONGEST_WAIT_MS:
                self._wait_ms = FIRST_WAIT_MS
        self.cause = cause
        self.close()
        self._try_ms = now_ms + self._wait_ms
        self._wait_ms = min(2 * self._wait_ms, LONGEST_WAIT_MS)
        return self._try_ms
