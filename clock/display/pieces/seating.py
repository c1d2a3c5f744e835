"""The seating: a column for each table, its head on paper, a ring, a name and a number for each seat."""

from clock.display.canvas import Canvas, piece
from clock.display.columns import page_column_width
from clock.display.labelled import WIDEST_FIGURE, keycap, numbered_disc, numbered_ring
from clock.display.lettering import Words
from clock.display.pieces.honours import Honours, draw_honours, honours_width
from clock.display.theme import (
    HEADER,
    HEADLINE,
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
from clock.display.writing import Align, cap_within, measure, write, write_figures
from clock.values import Struct

HEAD_TOP = 0.1465
HEAD_HEIGHT = 0.0842
ROWS_END = 0.920
ROW_HEIGHT = 0.0797
RULE_DOWN = 0.0045
COLUMN_GAP = 0.05
DISC_X = 0.0502
DISC_RADIUS = 0.0335
RING_RADIUS = 0.0311
NAME_X = 0.1035
KEY_WIDTH = 0.0852
KEY_HEIGHT = 0.0574
NAME_GAP = 0.02
LEAST_GAP = 0.012
SEAT_NUMBER = Style(Face.FIGURES_SEMIBOLD, 0.030)
COUNTDOWN = Style(Face.FIGURES_SEMIBOLD, 0.046)
AWAITED = Style(Face.WORDS_SEMIBOLD, 0.043)


class SeatRow(Struct, frozen=True):
    """A seat: its number, who sits there, the number to type, and the honours that the league gives (L2).

    While seats are drawn those still to come are `hidden`, and the last one drawn is `new`.
    """

    seat: str
    name: Words
    number: str
    honours: Honours = ()
    hidden: bool = False
    new: bool = False


class SeatedTable(Struct, frozen=True):
    """A table and its seats in order."""

    number: str
    name: Words
    count: Words
    rows: tuple[SeatRow, ...]


@piece
def page_head(canvas: Canvas, title: Words, words: Words = "", figures: str = "", drawn: Words = "") -> None:
    """Write the title, or large who was just drawn, and at the right words with a clock's figures.

    Words alone ask for something: they wait until the names have all been drawn.
    """
    field = canvas.palette.cloth
    right = canvas.width - MARGIN
    if figures:
        style = COUNTDOWN
        shown = write_figures(canvas, figures, right, HEADER, style, field.text, align=Align.RIGHT)
        said = measure(canvas, words, SIDE_WORDS)
        left = min(_third_column(canvas), shown.left - said - 0.03)
        write(canvas, words, left, HEADER - 0.001, SIDE_WORDS, field.dim, room=shown.left - left - 0.02)
        right = left - MARGIN
    elif words and not drawn:
        said_there = write(
            canvas, words, right, HEADER, AWAITED, field.text, align=Align.RIGHT, room=right * 0.6
        )
        right = said_there.left - MARGIN
    if drawn:
        larger = cap_within(canvas, drawn, HEADLINE, right - MARGIN) - TITLE.cap
        write(canvas, drawn, MARGIN, HEADER + larger / 2, HEADLINE, field.text, room=right - MARGIN)
    else:
        write(canvas, title, MARGIN, HEADER, TITLE, field.text, room=right - MARGIN)


class Rows(Struct, frozen=True):
    """Where the rows of seats stand on a page: from `top` on, each `height` high, none beyond `end`.

    `name` is the height of the names, one for all of a page.
    """

    top: float
    height: float
    end: float
    name: float


def rows_under(
    canvas: Canvas,
    head_top: float,
    columns_of_seats: tuple[tuple[SeatRow, ...], ...],
    width: float,
    end: float,
) -> Rows:
    """Return where rows stand under heads at `head_top`.

    All names are as high as the longest one lets them be. Rows keep their places where a slip lies over the
    lower part; they only end at `end` then.
    """
    top = head_top + HEAD_HEIGHT
    most = max((len(seats) for seats in columns_of_seats), default=0)
    height = min(ROW_HEIGHT, (ROWS_END - top) / max(1, most))
    room = width - NAME_X - KEY_WIDTH - NAME_GAP
    rows = [row for seats in columns_of_seats for row in seats]
    fits = [(room - honours_width(row.honours)) / max(0.001, measure(canvas, row.name, NAME)) for row in rows]
    fit = min(1.0, *fits) if fits else 1.0
    return Rows(top, height, end, max(NAME.floor, NAME.cap * fit))


@piece
def table_head(canvas: Canvas, table: SeatedTable, x: float, width: float, head_top: float) -> None:
    """Write a table's number, name and how many sit there, on paper."""
    centre = head_top + HEAD_HEIGHT / 2
    canvas.bar(x, head_top, width, HEAD_HEIGHT, IVORY)
    accent = canvas.palette.paper.dim
    disc, widest = Ink(IVORY, accent.colour), WIDEST_FIGURE * max(2, len(table.number))
    numbered_disc(canvas, x + DISC_X, centre, DISC_RADIUS, table.number, disc, widest)
    right, line, room = x + width - 0.023, centre + 0.0176, width * 0.4
    count = write(canvas, table.count, right, line, STOP_LABEL, accent, align=Align.RIGHT, room=room)
    left = x + 0.0993
    write(canvas, table.name, left, centre + 0.0165, TABLE_NAME, accent, room=count.left - left - 0.02)


@piece
def seat_rows(canvas: Canvas, seats: tuple[SeatRow, ...], x: float, width: float, rows: Rows) -> None:
    """Write seats from x on, one a row, with a rule between two; the one just drawn lies on paper."""
    for index, row in enumerate(seats):
        top = rows.top + index * rows.height
        if top + rows.height > rows.end + RULE_DOWN:
            return
        if row.new:
            canvas.bar(x, top + RULE_DOWN, width, rows.height, IVORY)
        elif index and not seats[index - 1].new:
            canvas.bar(x, top + RULE_DOWN, width, 0.0019, canvas.palette.cloth.faint)
        _seat_row(canvas, row, x, width, top + 0.565 * rows.height, rows.height, rows.name)


def columns(canvas: Canvas) -> int:
    """Return how many tables stand side by side; more turn pages."""
    return 2 if canvas.narrow else 3


def _third_column(canvas: Canvas) -> float:
    """Return where the last of three columns begins, where a page may have as many."""
    return canvas.width - MARGIN - page_column_width(canvas, columns(canvas), COLUMN_GAP)


def _seat_row(
    canvas: Canvas, row: SeatRow, x: float, width: float, centre: float, height: float, name: float
) -> None:
    palette = canvas.palette
    accent = palette.paper.dim
    dim = accent if row.new else palette.cloth.dim
    radius = min(RING_RADIUS, height * 0.43)
    numbered_ring(canvas, x + DISC_X, centre, radius, row.seat, dim, dim.colour, 0.0031)
    right = x + width
    if row.hidden:
        return
    key = keycap(
        canvas,
        row.number,
        right,
        centre,
        accent if row.new else palette.keycap,
        style=SEAT_NUMBER,
        height=min(KEY_HEIGHT, height * 0.80),
        least=KEY_WIDTH,
        align=Align.RIGHT,
    )
    left, style = x + NAME_X, NAME.at(name)
    line, room = centre + name / 2, key.left - left - LEAST_GAP - honours_width(row.honours)
    ink = accent if row.new else palette.cloth.strong
    written = write(canvas, row.name, left, line, style, ink, room=room)
    draw_honours(canvas, row.honours, written.right, line, written.cap, ink.colour)
