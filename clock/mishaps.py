"""What can befall the box, as values: power lost, a disk that does not take the night, a damaged ledger."""

from datetime import datetime
from enum import Enum

from clock.values import Struct


class NotSaving(Enum):
    """Why the night is not on disk and goes on in memory only."""

    DISK_FULL = "disk full"
    READ_ONLY = "disk cannot be written"
    FAILING = "disk is failing"
    DAMAGED = "ledger is damaged"


class PowerLost(Struct, frozen=True):
    """The box went without being shut down; `at` is the last that is known, None without a set wall clock."""

    at: datetime | None


class ShutDown(Struct, frozen=True):
    """The box was shut down on purpose."""

    at: datetime | None


LastStop = PowerLost | ShutDown


class LedgerDamaged(Struct, frozen=True):
    """The ledger could not be read whole.

    `kept_aside` is the name under which the damaged file was kept, None where no file was left to keep or
    nothing was changed. `acts` is how many acts of the latest night could be read.
    """

    kept_aside: str | None
    acts: int


class ShutDownForbidden(Struct, frozen=True):
    """The clock's user may not shut the box down."""


class ShutDownFails(Struct, frozen=True):
    """The box does not take the order to shut down; `told` is what the system said."""

    told: str


NotShutDown = ShutDownForbidden | ShutDownFails
"""Why the box goes on though the host wanted it shut down."""


class OldNight(Struct, frozen=True):
    """The night in the ledger was last alive `age_ms` ago (None: nobody knows): go on, or a new one."""

    age_ms: int | None
