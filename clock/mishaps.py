"""What can befall the box, as values: power lost, a disk that does not take the night, a damaged ledger."""

from dataclasses import dataclass
from datetime import datetime
from enum import Enum


class NotSaving(Enum):
    """Why the night is not on disk and goes on in memory only."""

    DISK_FULL = "disk full"
    READ_ONLY = "disk cannot be written"
    FAILING = "disk is failing"
    DAMAGED = "ledger is damaged"


@dataclass(frozen=True, slots=True)
class PowerLost:
    """The box went without being shut down; `at` is the last that is known, None without a set wall clock."""

    at: datetime | None


@dataclass(frozen=True, slots=True)
class ShutDown:
    """The box was shut down on purpose."""

    at: datetime | None


LastStop = PowerLost | ShutDown


@dataclass(frozen=True, slots=True)
class LedgerDamaged:
    """The ledger could not be read whole.

    `kept_aside` is the name under which the damaged file was kept, None where no file was left to keep or
    nothing was changed. `acts` is how many acts of the latest night could be read.
    """

    kept_aside: str | None
    acts: int


@dataclass(frozen=True, slots=True)
class ShutDownForbidden:
    """The clock's user may not shut the box down."""


@dataclass(frozen=True, slots=True)
class ShutDownFails:
    """The box does not take the order to shut down; `told` is what the system said."""

    told: str


NotShutDown = ShutDownForbidden | ShutDownFails
"""Why the box goes on though the host wanted it shut down."""


@dataclass(frozen=True, slots=True)
class OldNight:
    """The night in the ledger was last alive `age_ms` ago (None: nobody knows): go on, or a new one."""

    age_ms: int | None
