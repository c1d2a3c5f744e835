"""The clock in the second room: four figures that show the time left."""

from collections.abc import Callable

from clock.devices.codecs.figures import shown
from clock.devices.ports.line import Line
from clock.settings.ports import Figures
from clock.signs import Runs, Stands, TimeLeft
from clock.tournament.structure import SECOND
from clock.troubles import Fault

AFTER_MS = 40
"""How long after the screen's clock this one shows another second: two at once would wait for each other."""


class Repeater:
    """Shows the time that `left` returns, and counts it down by itself while the clock runs.

    It sends only what has changed, and so the newest: a display that was away for a while is never behind.
    """

    faults: tuple[Fault, ...] = ()

    def __init__(self, line: Line, figures: Figures, left: Callable[[], TimeLeft | None]) -> None:
        self._line = line
        self._figures = figures
        self._left = left
        self._shown: bytes | None = None

    @property
    def there(self) -> bool:
        """Return whether the port is open; a display says nothing by itself."""
        return self._line.is_open

    def turn(self, now_ms: int) -> int | None:
        """Show another second if it is time. Raises Unusable."""
        self._line.take()  # a display has nothing to say; a line that has ended does
        if not self._line.is_open:
            return None
        left = self._left()
        seconds = _seconds(left, now_ms)
        frame = shown(self._figures, seconds, runs=isinstance(left, Runs))
        if frame != self._shown:
            self._line.send(frame)
            self._shown = frame
        if isinstance(left, Runs) and seconds:
            return left.until_ms - (seconds - 1) * SECOND + AFTER_MS
        return None

    def close(self) -> None:
        """Go dark, and let go of the line."""
        if self._line.is_open:
            self._line.send(shown(self._figures, None, runs=False))
        self._line.close()


def _seconds(left: TimeLeft | None, now_ms: int) -> int | None:
    """Return the seconds left as a clock shows them: one that has begun to run out still counts."""
    match left:
        case None:
            return None
        case Stands(left_ms):
            return -(-left_ms // SECOND)
        case Runs(until_ms):
            return max(0, -((now_ms - until_ms) // SECOND))
