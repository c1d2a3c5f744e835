"""The night's clock in a rehearsal: virtual time, or real time at a speed.

Script time counts real seconds from the script's first line, and stands until then. In virtual time it
jumps to each moment at which something happens. At speed 1 the boot clock is the box's own, so that another
program can take the night up; at other speeds and in virtual time the rehearsal has boots of its own.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from uuid import uuid4

from clock.moment import Moment, Time

FIRST_BOOT_MS = 60_000
"""How long the box had been on when a rehearsal begins, or again after a power cut."""


@dataclass(slots=True)
class ScriptTime:
    """Tells the night what time it is. `speed` is None in virtual time.

    `box` tells the real time. `sleep` is given seconds.
    """

    date: datetime
    box: Time
    speed: float | None = None
    sleep: Callable[[float], None] = time.sleep
    _at_ms: int = 0
    _boot: int = 1
    _booted_at_ms: int = -FIRST_BOOT_MS
    _walltime_ms: int = 0
    # Another rehearsal that goes on with the same night is another boot.
    _name: str = field(default_factory=lambda: uuid4().hex[:8], init=False)
    _began_ms: int | None = field(default=None, init=False)

    def begin(self) -> None:
        """Let the script's time run from now on."""
        self._began_ms = self.box.now().boot_ms

    @property
    def at_ms(self) -> int:
        """Return the script time, in milliseconds."""
        if self.speed is None:
            return self._at_ms
        if self._began_ms is None:
            return 0
        return round((self.box.now().boot_ms - self._began_ms) * self.speed)

    def now(self) -> Moment:
        """Return the present of the night."""
        at_ms = self.at_ms
        # Summer time moves the hands and not the time: what has gone is added before the zone is asked.
        gone = timedelta(milliseconds=at_ms + self._walltime_ms)
        wall = (self.date.astimezone(UTC) + gone).astimezone()
        if self._is_the_box:
            real = self.box.now()
            return Moment(real.boot_id, real.boot_ms, wall)
        return Moment(f"rehearsal {self._name} {self._boot}", at_ms - self._booted_at_ms, wall)

    @property
    def _is_the_box(self) -> bool:
        return self.speed == 1 and self._boot == 1

    def go_to(self, at_ms: int) -> None:
        """Wait until that script time, or jump there; never back."""
        if self.speed is None:
            self._at_ms = max(self._at_ms, at_ms)
            return
        while (left_ms := at_ms - self.at_ms) > 0:
            self.sleep(left_ms / self.speed / 1000)

    def boot_again(self) -> None:
        """Begin another boot, as after a power cut."""
        self._boot += 1
        self._booted_at_ms = self.at_ms - FIRST_BOOT_MS

    def set_wall(self, seconds: float) -> None:
        """Let the wall clock jump."""
        self._walltime_ms += round(seconds * 1000)
