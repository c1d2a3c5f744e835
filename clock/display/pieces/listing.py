"""Lists on paper: the menu, who owes, the places so far."""

from dataclasses import dataclass

from clock.display.canvas import Canvas, piece
from clock.display.labelled import keycap, keycap_width
from clock.display.lettering import Words
from clock.display.theme import (
    COVERED_BOTTOM,
    FLOOR,
    INK,
    IVORY,
    MARGIN,
    MONEY,
    NAME,
    PENCIL,
    STOP_LABEL,
    STRIP_TOP,
    TITLE,
    Face,
    Ink,
    Style,
)
from clock.display.writing import Align, measure, write, write_centred

TITLE_DOWN = 0.087
FIRST_ROW_DOWN = 0.154
BOTTOM = 0.030
ROW_STEP = 0.0755
KEY_SIDE = 0.054
KEY_LABEL = Style(Face.FIGURES_SEMIBOLD, 0.030)
KEY_GAP = 0.026
COLUMN_GAP = 0.06
FIGURE_GAP = 0.04
HEADING_WIDTH = 0.2
RULE = 0.0019
ROWS_IN_ONE_COLUMN = 12


@dataclass(frozen=True, slots=True)
class ListRow:
    """A line of a list: a key before it, its words, and the figures at its right.

    With `idle` there is nothing to choose just now: the number keeps its place, in pencil and without a key.
    """

    words: Words
    key: str = ""
    figures: tuple[str, ...] = ()
    idle: bool = False


@dataclass(frozen=True, slots=True)
class Listed:
    """A list: its title, what stands at the title's right, its rows, and headings over the figures.

    Columns that are too narrow for their rows become one, if that has room for them all.
    """

    title: Words
    rows: tuple[ListRow, ...] = ()
    note: str = ""
    headings: tuple[str, ...] = ()
    columns: int = 1


def bottom_of(*, covered: bool) -> float:
    """Return where paper ends: at the strip, or a little above a slip that lies over it."""
    return COVERED_BOTTOM if covered else STRIP_TOP


@piece
def sheet(canvas: Canvas, y: float, bottom: float = STRIP_TOP) -> None:
    """Lay paper from y down to `bottom`."""
    canvas.field(0, y, canvas.width, bottom - y, IVORY)


@piece
def listed(canvas: Canvas, shown: Listed, y: float, bottom: float = STRIP_TOP) -> None:
    """Write a list on paper that begins at y; nine rows fit under the time and the blinds.

    Where paper ends at `bottom` already the rows keep their places, and those that lie below are left out.
    """
    columns = _columns(canvas, shown)
    wide = _column_width(canvas, columns)
    keys = _keys_width(canvas, shown)
    figures = _figure_widths(canvas, shown, wide)
    _write_title(canvas, shown, y + TITLE_DOWN, figures)
    a_column = max(1, -(-len(shown.rows) // columns))
    top = y + FIRST_ROW_DOWN
    step = min(ROW_STEP, (STRIP_TOP - BOTTOM - top) / max(1, a_column - 1))
    for index, row in enumerate(shown.rows):
        column, place = divmod(index, a_column)
        line = top + place * step
        if line > bottom - BOTTOM:
            continue
        x = MARGIN + column * (wide + COLUMN_GAP)
        if row.figures and place:
            canvas.bar(x, line - NAME.cap / 2 - step / 2, wide, RULE, canvas.palette.paper.faint)
        _write_row(canvas, row, (x, line), wide, (keys, min(KEY_SIDE, step * 0.86)), figures)


def _columns(canvas: Canvas, shown: Listed) -> int:
    """Return in how many columns the rows stand: one if any row were cut and a column holds them all."""
    if len(shown.rows) > ROWS_IN_ONE_COLUMN:
        return shown.columns
    wide = _column_width(canvas, shown.columns)
    figures = sum(_figure_widths(canvas, shown, wide))
    keys = _keys_width(canvas, shown)
    left = keys + KEY_GAP if keys else 0.0
    words = max((measure(canvas, row.words, NAME.at(FLOOR)) for row in shown.rows), default=0.0)
    return shown.columns if left + words + figures <= wide else 1


def _column_width(canvas: Canvas, columns: int) -> float:
    return (canvas.width - 2 * MARGIN - COLUMN_GAP * (columns - 1)) / columns


def _keys_width(canvas: Canvas, shown: Listed) -> float:
    keys = [keycap_width(canvas, row.key, style=KEY_LABEL, least=KEY_SIDE) for row in shown.rows if row.key]
    return max(keys, default=0.0)


def _write_title(canvas: Canvas, shown: Listed, line: float, figures: tuple[float, ...]) -> None:
    """Write the title, and at its right the headings of the figures or the note."""
    ink, end = canvas.palette.paper.text, canvas.width - MARGIN
    if shown.headings:
        for heading, width in zip(reversed(shown.headings), reversed(figures), strict=False):
            room = width - FIGURE_GAP
            write(canvas, heading, end, line, STOP_LABEL, ink, align=Align.RIGHT, room=room)
            end -= width
    elif shown.note:
        end = write(canvas, shown.note, end, line, STOP_LABEL, ink, align=Align.RIGHT).left
    write(canvas, shown.title, MARGIN, line, TITLE, ink, room=end - MARGIN - FIGURE_GAP)


def _figure_widths(canvas: Canvas, shown: Listed, wide: float) -> tuple[float, ...]:
    """Return how wide each column of figures is; together they leave a third for the words."""
    count = max((len(row.figures) for row in shown.rows), default=0)
    widths = []
    for place in range(count):
        figures = [row.figures[place] for row in shown.rows if place < len(row.figures)]
        width = max(measure(canvas, figure, MONEY) for figure in figures)
        if place < len(shown.headings):
            width = max(width, min(measure(canvas, shown.headings[place], STOP_LABEL), HEADING_WIDTH))
        widths.append(width + FIGURE_GAP)
    fit = min(1.0, wide * 2 / 3 / max(0.01, sum(widths)))
    return tuple(width * fit for width in widths)


def _write_row(
    canvas: Canvas,
    row: ListRow,
    at: tuple[float, float],
    wide: float,
    key_size: tuple[float, float],
    figures: tuple[float, ...],
) -> None:
    """Write a row on the baseline `at`; a key has the width and the height of `key_size`."""
    paper = canvas.palette.paper
    (x, y), (key_width, key_height) = at, key_size
    ink = Ink(PENCIL, IVORY) if row.idle else paper.text
    end = x + wide
    for figure, width in zip(reversed(row.figures), reversed(figures), strict=False):
        write(canvas, figure, end, y, MONEY, ink, align=Align.RIGHT, room=width - FIGURE_GAP / 2)
        end -= width
    middle = y - NAME.cap / 2
    if row.key and row.idle:
        write_centred(canvas, row.key, x + key_width / 2, middle, KEY_LABEL, ink)
    elif row.key:
        cap = Ink(IVORY, INK)
        keycap(canvas, row.key, x, middle, cap, style=KEY_LABEL, height=key_height, least=key_width)
    left = x + key_width + KEY_GAP if key_width else x
    write(canvas, row.words, left, y, NAME, ink, room=end - left)
