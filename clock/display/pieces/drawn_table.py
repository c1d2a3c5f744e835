"""A poker table from above with its seats: seat 1 at the lower left of the middle, the others clockwise."""

import math
from enum import Enum

from clock.display.canvas import Canvas, piece
from clock.display.lettering import Words
from clock.display.theme import ALARM, ENTRY, FLOOR, INK, IVORY, NUMBER, TABLE_WORDS, Ink
from clock.display.writing import Align, write, write_within
from clock.values import Struct

WIDTH = 0.5458
HEIGHT = 0.2550
EDGE = 0.0128
SEAT_RADIUS = 0.0217
NUMBERED_RADIUS = 0.033
SEAT_GAP = 0.0085
"""What lies between a seat and the table at the least: seats do not shrink with it."""

FROM_RADIUS = 0.0427
TO_RADIUS = 0.0464
HALO = 0.004
BUTTON_RADIUS = 0.0248
STRAIGHT = 0.1455
PATH_RADIUS = 0.170
BUTTON_SIGN = 0.0285
SMALL = 0.85
LINES, SMALL_LINES = (0.005, 0.049, 0.0904), (0.012, 0.026, 0.104)
"""How far above its middle a table's name stands, how far below it how many sit there, and how far out the
button lies; on a small table it lies on the edge, to leave the words room."""

LEAST_BUTTON = 0.95
HALF_EXTENT = STRAIGHT + PATH_RADIUS + SEAT_RADIUS


class Way(Enum):
    """What a seat is marked as: where a player moves from, or to."""

    FROM = "from"
    TO = "to"


class DrawnTable(Struct, frozen=True):
    """A table to draw: which of its seats are taken, where the button lies, and the seat that is marked.

    With `numbered` every seat shows its number, to be picked by it.
    """

    name: Words
    count: Words
    seats: int
    taken: tuple[int, ...]
    button: int | None = None
    marked: int | None = None
    way: Way = Way.FROM
    numbered: bool = False


@piece
def drawn_table(canvas: Canvas, shown: DrawnTable, x: float, y: float, scale: float = 1.0) -> None:
    """Draw a table about a centre; `scale` is its size against the full one."""
    felt = canvas.palette.paper.dim.colour
    radius = NUMBERED_RADIUS if shown.numbered else SEAT_RADIUS
    less = 2 * max(0.0, radius + SEAT_GAP - (PATH_RADIUS - HEIGHT / 2) * scale)
    canvas.table(x, y, WIDTH * scale - less, HEIGHT * scale - less, EDGE, felt, INK)
    room = (WIDTH * scale - less) * 0.6
    name = Ink(IVORY, felt)
    name_up, count_down, button_path = SMALL_LINES if scale < SMALL else LINES
    write(
        canvas,
        shown.name,
        x,
        y - name_up,
        ENTRY.at(ENTRY.cap * min(1.0, scale)),
        name,
        align=Align.CENTRE,
        room=room,
    )
    words = canvas.palette.cloth.dim
    dim = Ink(words.colour, felt) if felt == words.ground else name
    write(
        canvas,
        shown.count,
        x,
        y + count_down,
        TABLE_WORDS.at(max(FLOOR, TABLE_WORDS.cap * min(1.0, scale))),
        dim,
        align=Align.CENTRE,
        room=room,
    )
    for seat in range(1, shown.seats + 1):
        _draw_seat(canvas, shown, seat, x, y, scale)
    if shown.button is not None:
        across, down = seat_place(shown.seats, shown.button, button_path)
        at = (x + across * scale, y + down * scale)
        size = max(scale, LEAST_BUTTON)
        canvas.disc(*at, BUTTON_RADIUS * size, IVORY)
        sign = canvas.square(*at, BUTTON_RADIUS * size)
        write_within(canvas, "D", sign, NUMBER.at(BUTTON_SIGN), Ink(INK, IVORY))


def seat_place(seats: int, seat: int, radius: float = PATH_RADIUS) -> tuple[float, float]:
    """Return where a seat lies from the table's centre, right and down; seats are evenly spread.

    `radius` is how far from the straight middle line; a smaller one gives the place before the seat.
    """
    around = 4 * STRAIGHT + 2 * math.pi * PATH_RADIUS
    way = (seat - 0.5) / seats * around
    if way <= STRAIGHT:
        return -way, radius
    way -= STRAIGHT
    half_turn = math.pi * PATH_RADIUS
    if way <= half_turn:
        angle = way / PATH_RADIUS
        return -STRAIGHT - radius * math.sin(angle), radius * math.cos(angle)
    way -= half_turn
    if way <= 2 * STRAIGHT:
        return way - STRAIGHT, -radius
    way -= 2 * STRAIGHT
    if way <= half_turn:
        angle = way / PATH_RADIUS
        return STRAIGHT + radius * math.sin(angle), -radius * math.cos(angle)
    return STRAIGHT - (way - half_turn), radius


def _draw_seat(canvas: Canvas, shown: DrawnTable, seat: int, x: float, y: float, scale: float) -> None:
    across, down = seat_place(shown.seats, seat)
    at = (x + across * scale, y + down * scale)
    label = str(seat)
    if seat == shown.marked and shown.way is Way.TO:
        canvas.disc(*at, TO_RADIUS + HALO, IVORY)
        canvas.disc(*at, TO_RADIUS, ALARM)
        write_within(canvas, label, canvas.square(*at, TO_RADIUS), NUMBER.at(0.041), Ink(IVORY, ALARM))
    elif seat == shown.marked:
        canvas.disc(*at, FROM_RADIUS + HALO, IVORY)
        canvas.ring(*at, FROM_RADIUS, 0.0073, ALARM)
        write_within(canvas, label, canvas.square(*at, FROM_RADIUS), NUMBER.at(0.037), Ink(ALARM, IVORY))
    elif shown.numbered:
        ground = INK if seat in shown.taken else canvas.palette.paper.faint
        words = IVORY if seat in shown.taken else INK
        canvas.disc(*at, NUMBERED_RADIUS, ground)
        write_within(canvas, label, canvas.square(*at, NUMBERED_RADIUS), NUMBER.at(0.030), Ink(words, ground))
    elif seat in shown.taken:
        canvas.disc(*at, SEAT_RADIUS, INK)
    else:
        canvas.ring(*at, SEAT_RADIUS, 0.0043, canvas.palette.paper.faint)
