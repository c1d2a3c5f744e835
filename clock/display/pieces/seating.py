"""The seating: a column for each table, its head on paper, a ring, a name and a number for each seat."""

from dataclasses import dataclass

from clock.display.canvas import Canvas, piece
from clock.display.labelled import keycap, numbered_disc, numbered_ring
from clock.display.lettering import Words
from clock.display.theme import (
    HEADER,
    IVORY,
    MARGIN,
    NAME,
    SIDE_WORDS,
    STOP_LABEL,
    TABLE_NAME,
    TITLE,
    Face,
    Ink,
    Style,
)
from clock.display.writing import Align, measure, write, write_figures

HEAD_TOP = 0.1465
HEAD_HEIGHT = 0.0842
ROW_HEIGHT = 0.0797
TIGHT_HEIGHT = 0.069
ROWS_WITH_ROOM = 8
COLUMN_GAP = 0.05
DISC_X = 0.0502
DISC_RADIUS = 0.0335
RING_RADIUS = 0.0311
NAME_X = 0.1035
KEY_WIDTH = 0.0852
SEAT_NUMBER = Style(Face.FIGURES_SEMIBOLD, 0.030)
COUNTDOWN = Style(Face.FIGURES_SEMIBOLD, 0.046)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat: its number, who sits there, and the number to type for that player."""

    seat: str
    name: Words
    number: str


@dataclass(frozen=True, slots=True)
class SeatedTable:
    """A table and its seats in order."""

    number: str
    name: Words
    count: Words
    rows: tuple[SeatRow, ...]


@piece
def page_head(canvas: Canvas, title: Words, words: Words = "", figures: str = "") -> None:
    """Write the title of a page and, at the right, words with a clock's figures."""
    field = canvas.palette.cloth
    right = canvas.width - MARGIN
    if figures:
        style = COUNTDOWN
        shown = write_figures(canvas, figures, right, HEADER, style, field.text, align=Align.RIGHT)
        said = measure(canvas, words, SIDE_WORDS)
        left = min(third_column(canvas), shown.left - said - 0.03)
        write(canvas, words, left, HEADER - 0.001, SIDE_WORDS, field.dim, room=shown.left - left - 0.02)
        right = left - MARGIN
    elif words:
        said_there = write(
            canvas, words, right, HEADER, SIDE_WORDS, field.dim, align=Align.RIGHT, room=right / 2
        )
        right = said_there.left - MARGIN
    write(canvas, title, MARGIN, HEADER, TITLE, field.text, room=right - MARGIN)


@piece
def table_column(canvas: Canvas, table: SeatedTable, x: float, width: float) -> None:
    """Write a table's seats from x on: more than eight stand closer."""
    palette = canvas.palette
    centre = HEAD_TOP + HEAD_HEIGHT / 2
    canvas.bar(x, HEAD_TOP, width, HEAD_HEIGHT, IVORY)
    accent = palette.paper.dim
    numbered_disc(canvas, x + DISC_X, centre, DISC_RADIUS, table.number, Ink(IVORY, accent.colour))
    right = x + width - 0.023
    count = write(
        canvas, table.count, right, centre + 0.0176, STOP_LABEL, accent, align=Align.RIGHT, room=width * 0.4
    )
    left = x + 0.0993
    write(canvas, table.name, left, centre + 0.0165, TABLE_NAME, accent, room=count.left - left - 0.02)
    height = ROW_HEIGHT if len(table.rows) <= ROWS_WITH_ROOM else TIGHT_HEIGHT
    for index, row in enumerate(table.rows):
        _seat_row(canvas, row, x, width, HEAD_TOP + HEAD_HEIGHT + (index + 0.565) * height, height)
        if index < len(table.rows) - 1:
            line = HEAD_TOP + HEAD_HEIGHT + (index + 1) * height + 0.0045
            canvas.bar(x, line, width, 0.0019, palette.cloth.faint)


def columns(canvas: Canvas) -> int:
    """Return how many tables stand side by side; more turn pages."""
    return 2 if canvas.narrow else 3


def column_width(canvas: Canvas) -> float:
    """Return how wide a table's column is."""
    count = columns(canvas)
    return (canvas.width - 2 * MARGIN - COLUMN_GAP * (count - 1)) / count


def third_column(canvas: Canvas) -> float:
    """Return where the last column begins."""
    return canvas.width - MARGIN - column_width(canvas)


def _seat_row(canvas: Canvas, row: SeatRow, x: float, width: float, centre: float, height: float) -> None:
    palette = canvas.palette
    radius = min(RING_RADIUS, height * 0.43)
    numbered_ring(
        canvas, x + DISC_X, centre, radius, row.seat, palette.cloth.dim, palette.cloth.dim.colour, 0.0031
    )
    right = x + width
    keycap(
        canvas,
        row.number,
        right,
        centre,
        palette.keycap,
        style=SEAT_NUMBER,
        height=min(0.0574, height * 0.80),
        least=KEY_WIDTH,
        align=Align.RIGHT,
    )
    left = x + NAME_X
    write(
        canvas,
        row.name,
        left,
        centre + 0.0161,
        NAME,
        palette.cloth.text,
        room=right - KEY_WIDTH - left - 0.02,
    )
