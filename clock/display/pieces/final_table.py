"""A table that is alone, seen from above: everyone's name beside the seat, as they sit (V3, T6)."""

import math

from clock.display.canvas import Canvas, piece
from clock.display.labelled import keycap, keycap_width, numbered_ring
from clock.display.pieces.honours import draw_honours, honours_width
from clock.display.pieces.seating import LEAST_GAP, SEAT_NUMBER, SeatedTable, SeatRow
from clock.display.theme import (
    FLOOR,
    INK,
    IVORY,
    MARGIN,
    NAME,
    PAUSED,
    POWER_LOST,
    RUNNING,
    STOP_LABEL,
    TABLE_NAME,
    Ink,
)
from clock.display.writing import Align, least_width, measure, write

HALF_WIDTH = 0.175
NARROW_HALF_WIDTH = 0.092
EDGE = 0.014
ROW = 0.150
LEAST_ROW = 0.083
LARGEST_NAME = 0.0550
NAME_OF_ROW = 0.40
RING = 0.40
LARGEST_RING = 0.048
RING_GAP = 0.012
RING_LINE = 0.0034
KEY_GAP = 0.022
KEY_LEAST = 0.0852
NARROW_KEY_LEAST = 0.062
KEY_OF_ROW = 0.60
NAME_GAP = 0.030
PAPER_AIR = 0.018
"""How far paper reaches beyond the name and the number that lie on it."""


@piece
def final_table(canvas: Canvas, table: SeatedTable, top: float, bottom: float, seen: float) -> None:
    """Draw a table between two heights: seat 1 at the lower left, the others clockwise; none below `seen`.

    All names have one size, the largest at which the longest fits.
    """
    left_side = -(-len(table.rows) // 2)
    row = max(LEAST_ROW, min(ROW, (bottom - top) / max(1, left_side)))
    middle, ring = (top + bottom) / 2, min(row * RING, LARGEST_RING)
    half_height = max(_half_width(canvas), row * (left_side - 1) / 2)
    _draw_felt(canvas, table, middle, half_height)
    places = [
        *((-1, (left_side - 1) / 2 - place) for place in range(left_side)),
        *((1, place - (len(table.rows) - left_side - 1) / 2) for place in range(len(table.rows) - left_side)),
    ]
    reach = [_reach(canvas, down * row, half_height, ring) for _, down in places]
    gap = _gap(canvas, NAME_GAP)
    rooms = [canvas.width / 2 - MARGIN - out - ring - gap for out in reach]
    cap = _name_cap(canvas, table.rows, rooms, row)
    for seat, (side, down), out in zip(table.rows, places, reach, strict=True):
        if middle + down * row + ring > seen:
            continue
        _draw_seat(canvas, seat, side, (canvas.width / 2 + side * out, middle + down * row), ring, cap)


def _half_width(canvas: Canvas) -> float:
    return NARROW_HALF_WIDTH if canvas.narrow else HALF_WIDTH


def _gap(canvas: Canvas, usual: float) -> float:
    """Return a gap, which is half as wide where a narrow screen leaves the names little room."""
    return usual / 2 if canvas.narrow else usual


def _draw_felt(canvas: Canvas, table: SeatedTable, middle: float, half_height: float) -> None:
    """Draw the table itself with its name and how many sit there: green while the clock stands, too."""
    palette, x, half_width = canvas.palette, canvas.width / 2, _half_width(canvas)
    felt = RUNNING.cloth.ground if palette in {PAUSED, POWER_LOST} else palette.cloth.faint
    canvas.table(x, middle, 2 * half_width, 2 * half_height, EDGE, felt, INK)
    words, room = Ink(IVORY, felt), 2 * (half_width - 2 * EDGE)
    name = TABLE_NAME.at(FLOOR) if canvas.narrow else TABLE_NAME
    write(canvas, table.name, x, middle, name, words, align=Align.CENTRE, room=room)
    if least_width(canvas, table.count, STOP_LABEL) <= room:
        write(canvas, table.count, x, middle + 0.052, STOP_LABEL, words, align=Align.CENTRE, room=room)


def _reach(canvas: Canvas, down: float, half_height: float, ring: float) -> float:
    """Return how far from the middle line a ring stands that touches the table's edge at this height."""
    path = _half_width(canvas) + RING_GAP + ring
    beyond = abs(down) - (half_height - _half_width(canvas))
    return path if beyond <= 0 else math.sqrt(max(0.0, path**2 - beyond**2))


def _name_cap(canvas: Canvas, rows: tuple[SeatRow, ...], rooms: list[float], row: float) -> float:
    """Return the one size of all names."""
    cap = min(LARGEST_NAME, row * NAME_OF_ROW)
    for seat, room in zip(rows, rooms, strict=True):
        wide = measure(canvas, seat.name, NAME.at(cap))
        left = room - _beside(canvas, seat) - _gap(canvas, KEY_GAP) - LEAST_GAP
        cap = min(cap, cap * left / max(wide, 0.01))
    return max(FLOOR, cap)


def _beside(canvas: Canvas, seat: SeatRow) -> float:
    return _key_width(canvas, seat) + honours_width(seat.honours)


def _key_width(canvas: Canvas, seat: SeatRow) -> float:
    least = NARROW_KEY_LEAST if canvas.narrow else KEY_LEAST
    return keycap_width(canvas, seat.number, style=SEAT_NUMBER, least=least) if seat.number else 0.0


def _draw_seat(
    canvas: Canvas, seat: SeatRow, side: int, at: tuple[float, float], ring: float, cap: float
) -> None:
    """Draw a ring at the table, the name beside it, and the number beside the name, away from the table.

    Who was just drawn lies on paper.
    """
    x, y = at
    field, accent = canvas.palette.cloth, canvas.palette.paper.dim
    start = x + side * (ring + _gap(canvas, NAME_GAP))
    edge = canvas.width - MARGIN if side > 0 else MARGIN
    key, honours, gap = _key_width(canvas, seat), honours_width(seat.honours), _gap(canvas, KEY_GAP)
    room = abs(edge - start) - key - gap - honours
    align, line, style = Align.LEFT if side > 0 else Align.RIGHT, y + cap / 2, NAME.at(cap)
    if seat.new:
        air = _gap(canvas, PAPER_AIR)
        wide = min(room, measure(canvas, seat.name, style)) + honours + gap + key + 2 * air
        left = start - air if side > 0 else start + air - wide
        canvas.bar(left, y - ring, wide, 2 * ring, IVORY)
    numbered_ring(canvas, x, y, ring, seat.seat, field.text, field.dim.colour, RING_LINE)
    if seat.hidden:
        return
    ink = accent if seat.new else field.strong
    name = write(canvas, seat.name, start, line, style, ink, align=align, room=room)
    at_end = name.right if side > 0 else name.left - honours
    draw_honours(canvas, seat.honours, at_end, line, cap, ink.colour)
    if seat.number:
        beside = name.right + honours + gap if side > 0 else name.left - honours - gap
        keycap(
            canvas,
            seat.number,
            beside,
            y,
            accent if seat.new else canvas.palette.keycap,
            style=SEAT_NUMBER,
            height=ring * 2 * KEY_OF_ROW + 0.01,
            least=key,
            align=align,
        )
