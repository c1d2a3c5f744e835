"""What time it is: on the box's boot clock, in which boot, and by the wall clock while that can be trusted.

The night is counted on the boot clock alone, which neither the network nor anybody's hand can set. The wall
clock is for people: a box without a battery wakes with any date at all until the network has told it.
"""

import ctypes
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime, tzinfo
from datetime import time as time_of_day
from pathlib import Path
from typing import Protocol

from clock.values import Struct

ASK_AGAIN_MS = 5_000
"""How often it is asked whether the wall clock has been set; the loop wants to know the time often."""

QUARTER_S = 900
"""Zones change between summer and winter at whole quarters of an hour."""

UNSYNCHRONIZED = 5
"""What the kernel answers while nobody has set its clock (TIME_ERROR)."""


class Moment(Struct, frozen=True):
    """A point in time: `boot_ms` on the clock of the boot `boot_id`; `wall`, with its zone, while known."""

    boot_id: str
    boot_ms: int
    wall: datetime | None = None

    def since(self, earlier: "Moment") -> int | None:
        """Return the milliseconds since an earlier moment, None where no clock can tell."""
        if self.boot_id == earlier.boot_id:
            return self.boot_ms - earlier.boot_ms
        if self.wall is None or earlier.wall is None:
            return None
        return round((self.wall - earlier.wall).total_seconds() * 1000)


def minute_of(at: datetime | time_of_day) -> int:
    """Return which minute of the day it is."""
    return at.hour * 60 + at.minute


class Time(Protocol):
    """Tells what time it is."""

    def now(self) -> Moment:
        """Return the present."""
        ...


@dataclass(slots=True)
class BoxTime:
    """The time of the box the clock runs on."""

    boot_id_file: Path = Path("/proc/sys/kernel/random/boot_id")
    synchronized_file: Path = Path("/run/systemd/timesync/synchronized")
    _boot_id: str = field(default="", init=False)
    _wall_is_known: bool = field(default=False, init=False)
    _ask_ms: int = field(default=0, init=False)
    _zone: tzinfo | None = field(default=None, init=False)
    _quarter: float = field(default=-1, init=False)

    def now(self) -> Moment:
        """Return the present; raises OSError where the kernel does not tell its boot."""
        self._boot_id = self._boot_id or self.boot_id_file.read_text(encoding="ascii").strip()
        boot_ms = time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
        # A clock that was set once stays right for a night, also when the network goes.
        if not self._wall_is_known and boot_ms >= self._ask_ms:
            self._wall_is_known = wall_is_set(self.synchronized_file)
            self._ask_ms = boot_ms + ASK_AGAIN_MS
        return Moment(self._boot_id, boot_ms, self._wall() if self._wall_is_known else None)

    def _wall(self) -> datetime:
        """Return the time of day; the zone is asked for when it may have changed, at a quarter of an hour."""
        seconds = time.time()
        quarter = seconds // QUARTER_S
        if quarter != self._quarter:
            self._zone, self._quarter = datetime.fromtimestamp(seconds, UTC).astimezone().tzinfo, quarter
        return datetime.fromtimestamp(seconds, self._zone)


def wall_is_set(synchronized_file: Path) -> bool:
    """Return whether the network, or whoever keeps the time, has set the wall clock in this boot."""
    if synchronized_file.exists():
        return True
    # An all-zero request changes nothing; the answer is -1 where even asking is forbidden.
    answer: int = ctypes.CDLL(None).adjtimex(ctypes.create_string_buffer(512))
    return 0 <= answer < UNSYNCHRONIZED
