"""The vitals of the box: the screen tells of a supply that is too weak and of a disk that is nearly full."""

from collections.abc import Callable

from clock.appliance.box import ENOUGH_MIB
from clock.appliance.working import Working
from clock.moment import Time
from clock.tournament.structure import MINUTE, SECOND
from clock.troubles import DiskShort, LowVoltage, Trouble

LOOKS_MS = 5 * SECOND
SELDOM_MS = MINUTE
"""How often the disk alone is looked at, where the box has no sensor of its voltage."""

STAYS_MS = 10 * MINUTE
"""How long a voltage that was too low for a moment is told: it is the moments that hurt."""


class Vitals:
    """Looks at the box now and then; `tell` takes all that is wrong whenever that has changed."""

    def __init__(
        self,
        voltage_is_low: Callable[[], bool | None],
        free_mib: Callable[[], int | None],
        tell: Callable[[tuple[Trouble, ...]], None],
    ) -> None:
        self._voltage_is_low = voltage_is_low
        self._free_mib = free_mib
        self._tell = tell
        self._low_until_ms = 0
        self._told: tuple[Trouble, ...] = ()

    def turn(self, now_ms: int) -> int:
        """Look, and return when to look again."""
        low = self._voltage_is_low()
        if low:
            self._low_until_ms = now_ms + STAYS_MS
        troubles = (*self._of_power(now_ms), *self._of_disk())
        if troubles != self._told:
            self._told = troubles
            self._tell(troubles)
        return now_ms + (SELDOM_MS if low is None else LOOKS_MS)

    def close(self) -> None:
        """Hold nothing."""

    def _of_power(self, now_ms: int) -> tuple[Trouble, ...]:
        return (LowVoltage(),) if now_ms < self._low_until_ms else ()

    def _of_disk(self) -> tuple[Trouble, ...]:
        free = self._free_mib()
        return (DiskShort(),) if free is not None and free < ENOUGH_MIB else ()


def vitals_at_work(vitals: Vitals, failed: Callable[[Exception], None], time: Time) -> Working[Vitals]:
    """Return them at work on a thread of their own: a disk that hangs must not hold up a second."""
    working = Working(lambda _: vitals, lambda _: None, failed, time, name="vitals")
    working.start()
    return working
