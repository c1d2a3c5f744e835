"""A thread of its own for what may take its time, so that the clock's loop waits for none of it.

The devices, the vitals of the box, the sound and the backups each have one.
"""

import traceback
from collections.abc import Callable
from threading import Event, Thread
from typing import Generic, Protocol, TypeVar

from clock.appliance.watchdog import AtWork
from clock.moment import Time
from clock.tournament.structure import SECOND

LONGEST_STOP_S = 2
"""How long the clock's end waits for such a thread; a device or a disk that hangs does not hold it up."""


class Turning(Protocol):
    """What has something to do from time to time."""

    def turn(self, now_ms: int) -> int | None:
        """Do all that is due, and return when more will be; None: not before it rings."""
        ...

    def close(self) -> None:
        """Let go of everything."""
        ...


class Beside(AtWork, Protocol):
    """A thread that works beside the loop, whatever it turns."""

    def stop(self, longest_s: float = LONGEST_STOP_S) -> None:
        """Let go of everything, and return when that is done, or when it takes too long."""
        ...


Worked = TypeVar("Worked", bound=Turning)


class Working(Generic[Worked]):
    """A thread that finds something and turns it until it is stopped; `found` is told it first.

    `finding` gets the event that is set when a turn is due at once. `failed` is told when the program itself
    fails there: the clock goes on, and the host must know; `again_s` later it is found anew, None for never.
    It is found on this thread, because importing a library takes a good part of a second on a small box.
    """

    def __init__(
        self,
        finding: Callable[[Event], Worked],
        found: Callable[[Worked], None],
        failed: Callable[[Exception], None],
        time: Time,
        name: str,
        again_s: float | None = None,
    ) -> None:
        self._finding = finding
        self._found = found
        self._failed = failed
        self._time = time
        self._again_s = again_s
        self._rung = Event()
        self._stopping = Event()
        self._turns = 0
        self._turning = False
        self._thread = Thread(target=self._work, name=name, daemon=True)

    @property
    def at_work(self) -> int | None:
        """Return which turn is being made, counted from 0, which is the finding; None at rest."""
        return self._turns if self._turning else None

    def start(self) -> None:
        """Begin to work."""
        self._thread.start()

    def stop(self, longest_s: float = LONGEST_STOP_S) -> None:
        """Let go of everything, and return when that is done, or when it takes too long."""
        self._stopping.set()
        self._rung.set()
        self._thread.join(longest_s)

    def _work(self) -> None:
        while True:
            try:
                self._turn_until_stopped()
            except Exception as error:
                self._turning = False
                self._failed(error)
                if self._again_s is None:
                    raise
                traceback.print_exc()
            self._turning = False
            if self._stopping.wait(self._again_s):
                return

    def _turn_until_stopped(self) -> None:
        self._turning = True
        worked = self._finding(self._rung)
        self._found(worked)
        try:
            stopping = False
            while not stopping:
                stopping = self._stopping.is_set()  # what it was told before that is done in one more turn
                self._rung.clear()
                self._turns += 1
                self._turning = True
                due_ms = worked.turn(self._time.now().boot_ms)
                self._turning = False
                now_ms = self._time.now().boot_ms
                if not stopping:
                    self._rung.wait(None if due_ms is None else max(0, due_ms - now_ms) / SECOND)
        finally:
            worked.close()
