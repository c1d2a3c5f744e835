"""A table that is alone, seen from above: everyone's name beside the seat, as they sit (V3, T6)."""

import math

from clock.display.canvas import Canvas, piece
from clock.display.labelled import keycap, keycap_width, numbered_ring
from clock.display.pieces.honours import draw_honours, honours_width
from clock.display.pieces.seating import LEAST_GAP, SEAT_NUMBER, SeatedTable, SeatRow
from clock.display.theme import FLOOR, INK, IVORY, MARGIN, NAME, STOP_LABEL, TABLE_NAME, Ink
from clock.display.writing import Align, measure, write

HALF_WIDTH = 0.175
EDGE = 0.014
ROW = 0.118
LEAST_ROW = 0.083
LARGEST_NAME = 0.0445
RING = 0.40
RING_GAP = 0.012
RING_LINE = 0.0034
KEY_GAP = 0.022
KEY_LEAST = 0.0852
KEY_OF_ROW = 0.60
NAME_GAP = 0.030


@piece
def final_table(canvas: Canvas, table: SeatedTable, top: float, bottom: float) -> None:
    """Draw a table between two heights: seat 1 at the lower left, the others clockwise.

    All names have one size, the largest at which the longest fits.
    """
    left_side = -(-len(table.rows) // 2)
    row = max(LEAST_ROW, min(ROW, (bottom - top) / max(1, left_side)))
    middle, radius = (top + bottom) / 2, row * RING
    ring = min(radius, 0.044)
    half_height = max(HALF_WIDTH, row * (left_side - 1) / 2)
    _draw_felt(canvas, table, middle, half_height)
    places = [
        *((-1, (left_side - 1) / 2 - place) for place in range(left_side)),
        *((1, place - (len(table.rows) - left_side - 1) / 2) for place in range(len(table.rows) - left_side)),
    ]
    reach = [_reach(down * row, half_height, ring) for _, down in places]
    rooms = [canvas.width / 2 - MARGIN - out - ring - NAME_GAP for out in reach]
    cap = _name_cap(canvas, table.rows, rooms, row)
    for seat, (side, down), out in zip(table.rows, places, reach, strict=True):
        _draw_seat(canvas, seat, side, (canvas.width / 2 + side * out, middle + down * row), ring, cap)


def _draw_felt(canvas: Canvas, table: SeatedTable, middle: float, half_height: float) -> None:
    """Draw the table itself with its name and how many sit there."""
    felt, x = canvas.palette.cloth.faint, canvas.width / 2
    canvas.table(x, middle, 2 * HALF_WIDTH, 2 * half_height, EDGE, felt, INK)
    words, room = Ink(IVORY, felt), 2 * (HALF_WIDTH - 3 * EDGE)
    write(canvas, table.name, x, middle, TABLE_NAME, words, align=Align.CENTRE, room=room)
    write(canvas, table.count, x, middle + 0.052, STOP_LABEL, words, align=Align.CENTRE, room=room)


def _reach(down: float, half_height: float, ring: float) -> float:
    """Return how far from the middle line a ring stands that touches the table's edge at this height."""
    path = HALF_WIDTH + RING_GAP + ring
    beyond = abs(down) - (half_height - HALF_WIDTH)
    return path if beyond <= 0 else math.sqrt(max(0.0, path**2 - beyond**2))


def _name_cap(canvas: Canvas, rows: tuple[SeatRow, ...], rooms: list[float], row: float) -> float:
    """Return the one size of all names."""
    cap = min(LARGEST_NAME, row * 0.40)
    for seat, room in zip(rows, rooms, strict=True):
        wide = measure(canvas, seat.name, NAME.at(cap))
        cap = min(cap, cap * (room - _beside(canvas, seat) - KEY_GAP - LEAST_GAP) / max(wide, 0.01))
    return max(FLOOR, cap)


def _beside(canvas: Canvas, seat: SeatRow) -> float:
    return _key_width(canvas, seat) + honours_width(seat.honours)


def _key_width(canvas: Canvas, seat: SeatRow) -> float:
    return keycap_width(canvas, seat.number, style=SEAT_NUMBER, least=KEY_LEAST) if seat.number else 0.0


def _draw_seat(
    canvas: Canvas, seat: SeatRow, side: int, at: tuple[float, float], ring: float, cap: float
) -> None:
    """Draw a ring at the table, the name beside it, and the number beside the name, away from the table."""
    x, y = at
    palette = canvas.palette
    numbered_ring(canvas, x, y, ring, seat.seat, palette.cloth.text, palette.cloth.dim.colour, RING_LINE)
    if seat.hidden:
        return
    start = x + side * (ring + NAME_GAP)
    edge = canvas.width - MARGIN if side > 0 else MARGIN
    key = _key_width(canvas, seat)
    honours = honours_width(seat.honours)
    room = abs(edge - start) - key - KEY_GAP - honours
    align = Align.LEFT if side > 0 else Align.RIGHT
    name = write(
        canvas, seat.name, start, y + cap / 2, NAME.at(cap), palette.cloth.text, align=align, room=room
    )
    at_end = name.right if side > 0 else name.left - honours
    draw_honours(canvas, seat.honours, at_end, y + cap / 2, cap, palette.cloth.text.colour)
    if seat.number:
        beside = name.right + honours + KEY_GAP if side > 0 else name.left - honours - KEY_GAP
        keycap(
            canvas,
            seat.number,
            beside,
            y,
            palette.answer if seat.new else palette.keycap,
            style=SEAT_NUMBER,
            height=ring * 2 * KEY_OF_ROW + 0.01,
            least=KEY_LEAST,
            align=align,
        )
