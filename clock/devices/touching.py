"""Which wires of a keypad touch each other, or ground: a bridge of solder, or a strand of the next wire.

Such keys are dead, and nothing else would ever say so. Whoever soldered it is still there when the keypad is
opened for the first time, so it is looked for then; the keypad looks again where keys seem dead, or all of a
column down.
"""

from collections.abc import Callable, Sequence

from clock.devices.pins import Listening
from clock.troubles import Touching

FALLS_US = 200
RISES_US = 5000
"""How long a wire is given: driven low it falls at once; pulled up it rises slowly, above all if dampened."""


def touching(
    rows: Sequence[Listening], columns: Sequence[Listening], settle: Callable[[int], None]
) -> tuple[Touching, ...]:
    """Return what touches; nobody drives any of the wires, before or after. Raises Unusable."""
    settle(RISES_US)
    grounded = [wire for wire in (*rows, *columns) if not wire.high]
    found = [Touching(wire.pin, None) for wire in grounded]
    free_rows = [wire for wire in rows if wire not in grounded]
    free_columns = [wire for wire in columns if wire not in grounded]
    for alike, across in ((free_rows, free_columns), (free_columns, free_rows)):
        for number, wire in enumerate(alike, start=1):
            found += _touched_by(wire, alike[number:], across, settle)
        settle(RISES_US)
    return tuple(found)


def _touched_by(
    wire: Listening, later: Sequence[Listening], across: Sequence[Listening], settle: Callable[[int], None]
) -> list[Touching]:
    """Return which of the later wires a wire touches.

    A key that is down joins it to one across, and by way of that perhaps to others, so that nobody can tell.
    """
    wire.drive_low()
    settle(FALLS_US)
    key_is_down = not all(other.high for other in across)
    low = [other for other in later if not other.high]
    wire.let_go()
    if low or key_is_down:
        settle(RISES_US)
    return [] if key_is_down else [Touching(wire.pin, other.pin) for other in low]
