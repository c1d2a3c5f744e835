"""The time left as four figures, and the bytes that put them on a display.

SparkFun's serial seven-segment display is laid down in the wiki of its project, under Special Commands:
https://github.com/sparkfun/Serial7SegmentDisplay/wiki/Special-Commands
"""

from clock.settings.ports import Figures

CURSOR, POINTS = 0x79, 0x77
"""The bytes that say where to write next, and which points shine."""

COLON = 0x10

PLACES = 4
SECONDS_AN_HOUR = 3600
LONGEST_IN_MINUTES_S = 100 * 60
LONGEST_S = 100 * SECONDS_AN_HOUR - 1


def four_figures(seconds: int) -> str:
    """Return a time: minutes and seconds, from 100 minutes on hours and minutes with an h: "1h40"."""
    if seconds < LONGEST_IN_MINUTES_S:
        return f"{seconds // 60:2}{seconds % 60:02}"
    hours, rest = divmod(min(seconds, LONGEST_S), SECONDS_AN_HOUR)
    return f"{hours}h{rest // 60:02}"[:PLACES] if hours < 10 else f"{hours:3}h"


def shown(figures: Figures, seconds: int | None, *, runs: bool) -> bytes:
    """Return what shows the time, or nothing at all. The colon shines while the clock runs."""
    match figures:
        case Figures.SPARKFUN:
            written = " " * PLACES if seconds is None else four_figures(seconds)
            colon = runs and seconds is not None and written.strip().isdecimal()
            return bytes((CURSOR, 0, *written.encode("ascii"), POINTS, COLON if colon else 0))
        case Figures.TEXT:
            if seconds is None:
                return b"\n"
            written = four_figures(seconds).strip()
            between = ":" if runs else "."
            return (
                f"{written[:-2]}{between}{written[-2:]}\n" if written.isdecimal() else f"{written}\n"
            ).encode("ascii")
