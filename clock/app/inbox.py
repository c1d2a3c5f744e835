"""The inbox: where threads put presses down, and what wakes the loop up."""

import os
import select
from collections import deque
from contextlib import suppress

from clock.press import Press, Release


class Inbox:
    """Holds presses until the loop takes them. `put` may be called from any thread, and returns at once."""

    def __init__(self) -> None:
        self._presses: deque[Press | Release] = deque()
        self._reads, self._writes = os.pipe()
        os.set_blocking(self._reads, False)
        os.set_blocking(self._writes, False)
        self._bell = select.poll()
        self._bell.register(self._reads, select.POLLIN)

    @property
    def writes(self) -> int:
        """Return the descriptor whose bytes wake the loop."""
        return self._writes

    def put(self, press: Press | Release) -> None:
        """Put a press down and wake the loop."""
        self._presses.append(press)
        self.wake()

    def wake(self) -> None:
        """Wake the loop."""
        # A full pipe wakes the loop as well as one more byte would.
        with suppress(BlockingIOError):
            os.write(self._writes, b".")

    def take(self) -> list[Press | Release]:
        """Return all that was put down since the last time, in its order."""
        while self._bell.poll(0):
            os.read(self._reads, 4096)
        taken: list[Press | Release] = []
        while self._presses:
            taken.append(self._presses.popleft())
        return taken

    def fileno(self) -> int:
        """Return the file that becomes readable when something is put down."""
        return self._reads

    def close(self) -> None:
        """Close the pipe."""
        os.close(self._reads)
        os.close(self._writes)
