"""Backups of the ledger by themselves: once a day, at a night's end, and to a stick that is plugged in."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

from clock.appliance.box import ENOUGH_MIB, free_mib
from clock.appliance.working import Working
from clock.files.faults import BadFile
from clock.ledger import Damaged, FromNewer, back_up, read_night
from clock.moment import Time
from clock.tournament.structure import HOUR, MINUTE
from clock.words import Words

LOOKS_MS = MINUTE
DAILY_MS = 24 * HOUR
RETRY_MS = HOUR

ON_STICK = "tournament-clock"
"""The folder of a stick that the clock writes to."""


class BackingUp:
    """Keeps backups of a data folder in `backups` within it, and on sticks with the latest night beside them.

    `night_is_over` says how the night stands, `room` how many MiB a disk has left. `tell` takes a sentence
    for the box's log.
    """

    def __init__(
        self,
        data: Path,
        night_is_over: Callable[[], bool],
        sticks: Callable[[], tuple[Path, ...]],
        time: Time,
        words: Words,
        tell: Callable[[str], None],
        room: Callable[[Path], int | None] = free_mib,
    ) -> None:
        self._data = data
        self._night_is_over = night_is_over
        self._sticks = sticks
        self._time = time
        self._words = words
        self.tell = tell
        self._room = room
        self._was_over = False
        self._seen: frozenset[Path] = frozenset()
        self._due_ms = 0

    def turn(self, now_ms: int) -> int:
        """Back up once a day, at a night's end, and to a new stick; return when to look again."""
        over, there = self._night_is_over(), frozenset(self._sticks())
        ended = over and not self._was_over
        if ended or now_ms >= self._due_ms:
            self._due_ms = now_ms + (DAILY_MS if self.everywhere() else RETRY_MS)
        else:
            for stick in sorted(there - self._seen):
                self._onto(stick)
        self._was_over, self._seen = over, there
        return now_ms + LOOKS_MS

    def everywhere(self) -> bool:
        """Back up at home and on every stick; return whether all of it could be done."""
        at_home = self._has_room() and self._into(self._data / "backups")
        return all([at_home, *(self._onto(stick) for stick in self._sticks())])

    def close(self) -> None:
        """Hold nothing."""

    def _onto(self, stick: Path) -> bool:
        """Bring the ledger and the latest night to a stick, and say so: then it can be pulled out."""
        from clock.exported import write_night  # noqa: PLC0415  most nights see no stick

        folder = stick / ON_STICK
        if not self._into(folder):
            return False
        try:
            stored = read_night(self._data)
            if stored is None:
                return True
            write_night(folder, self._data, stored, self._time.now(), self._words)
        except (OSError, Damaged, FromNewer, BadFile) as error:
            self.tell(f"The night cannot be written to {folder}: {error}.")
            return False
        self.tell(f"The nights are on the stick, in {folder}; it can be pulled out.")
        return True

    def _has_room(self) -> bool:
        """Return whether a backup at home leaves enough of the disk to the night itself."""
        ledger, free = self._data / "ledger.sqlite", self._room(self._data)
        size_mib = ledger.stat().st_size // 2**20 if ledger.exists() else 0
        if free is None or free >= ENOUGH_MIB + size_mib:
            return True
        self.tell(f"No backup is made in {self._data}: the {free} MiB that are left are for the night.")
        return False

    def _into(self, folder: Path) -> bool:
        try:
            back_up(self._data, folder)
        except (OSError, sqlite3.Error, Damaged) as error:
            self.tell(f"The ledger cannot be backed up in {folder}: {error}.")
            return False
        return True


def kept_at_work(backups: BackingUp, time: Time) -> Working[BackingUp]:
    """Return backups at work on a thread of their own: nobody waits for a slow stick."""

    def failed(error: Exception) -> None:
        backups.tell(f"There are no more backups: {error!r}.")

    keeping = Working(lambda _: backups, lambda _: None, failed, time, name="backups")
    keeping.start()
    return keeping
