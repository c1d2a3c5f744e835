"""The box as its devices find it: its time, its pins and its ports."""

from collections.abc import Callable
from functools import cache, partial

from clock.devices.header import Header, pi_header
from clock.devices.ports.line import Lines, SerialLine
from clock.values import Struct


class Box(Struct, frozen=True):
    """What a device needs to be opened.

    `header` returns the pins, once found the same for every device, or raises Unusable. `now_ms` tells the
    boot clock, `settle` sleeps for a number of microseconds.
    """

    now_ms: Callable[[], int]
    settle: Callable[[int], None]
    header: Callable[[], Header]
    line: Lines


def this_box(now_ms: Callable[[], int], settle: Callable[[int], None]) -> Box:
    """Return the box that the clock runs on."""
    return Box(now_ms, settle, cache(partial(pi_header, now_ms)), SerialLine)
