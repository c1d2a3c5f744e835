"""The watchdog: fed from the loop while it turns, and while no thread beside it is stuck."""

from collections.abc import Callable, Mapping
from typing import Protocol

from clock.appliance.system import System

STUCK_MS = 30_000
"""How long a thread may be at one piece of work: slow cards take seconds, and nothing takes half a minute."""


class AtWork(Protocol):
    """A thread that works piece by piece."""

    @property
    def at_work(self) -> int | None:
        """Return which piece of work, by a number of its own, is being done; None at rest."""
        ...


class Watchdog:
    """Says by `alive` that all is well, every `every_ms` milliseconds of turns.

    What is absent, or cannot be written, is at rest, and no reason to let it starve. `stuck` is told the name
    of a thread that is: then nothing more is said, and who waits for it ends the clock and starts it anew.
    """

    def __init__(self, alive: Callable[[], None], every_ms: int, stuck: Callable[[str], None]) -> None:
        self._alive = alive
        self._every_ms = every_ms
        self._stuck = stuck
        self._threads: dict[str, AtWork] = {}
        self._since: dict[str, tuple[int, int]] = {}
        self._told: set[str] = set()
        self._due_ms = 0

    def follow(self, threads: Mapping[str, AtWork]) -> None:
        """Keep an eye on threads, by their names."""
        self._threads.update(threads)

    def turn(self, now_ms: int) -> int:
        """Feed the watchdog if it is time, and all is well; return when it is to be fed next."""
        if now_ms < self._due_ms:
            return self._due_ms
        self._due_ms = now_ms + self._every_ms
        stuck = [name for name, thread in self._threads.items() if self._is_stuck(name, thread, now_ms)]
        if not stuck:
            self._alive()
        for name in stuck:
            if name not in self._told:
                self._told.add(name)
                self._stuck(name)
        return self._due_ms

    def _is_stuck(self, name: str, thread: AtWork, now_ms: int) -> bool:
        """Return whether a thread has been at the piece of work it is at for too long."""
        piece = thread.at_work
        if piece is None:
            self._since.pop(name, None)
            return False
        seen = self._since.get(name)
        if seen is None or seen[0] != piece:
            self._since[name] = (piece, now_ms)
            return False
        return now_ms - seen[1] >= STUCK_MS


def watchdog_of(system: System, stuck: Callable[[str], None]) -> Watchdog | None:
    """Return the watchdog that the system wants fed, at half the time it has patience for; None without."""
    return None if system.watchdog_ms is None else Watchdog(system.alive, system.watchdog_ms // 2, stuck)
