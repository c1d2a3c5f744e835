"""Lists on paper: the menu, who owes, the places so far."""

from clock.display.canvas import Canvas, piece
from clock.display.columns import page_column_width
from clock.display.labelled import keycap, keycap_width
from clock.display.lettering import Words
from clock.display.pieces.top import TOP_HEIGHT
from clock.display.theme import (
    COVERED_BOTTOM,
    FLOOR,
    INK,
    IVORY,
    MARGIN,
    MONEY,
    NAME,
    PAPER_TITLE,
    PENCIL,
    STOP_LABEL,
    STRIP_TOP,
    TITLE,
    Face,
    Ink,
    Style,
)
from clock.display.writing import Align, measure, write, write_centred
from clock.values import Struct

FIRST_ROW_DOWN = 0.154
LARGEST = 1.35
"""How many times larger than usual a short list is written."""

LARGE_DOWN = 0.11
"""How much further below the title the first row of a list stands that is twice as large as usual."""

WIDEST = 1.16
"""Rows with figures are no wider than this, but for a longer name."""

DETAIL_GAP = 0.055
BOTTOM = 0.030
ROW_STEP = (STRIP_TOP - BOTTOM - TOP_HEIGHT - FIRST_ROW_DOWN) / 8
KEY_SIDE = 0.054
KEY_LABEL = Style(Face.FIGURES_SEMIBOLD, 0.030)
KEY_GAP = 0.026
COLUMN_GAP = 0.06
FIGURE_GAP = 0.04
HEADING_WIDTH = 0.2
RULE = 0.0019
NAME_OF_STEP = 0.60
ROWS_IN_ONE_COLUMN = 12
ABOVE_A_SLIP = 6
"""How many rows of a column end above a slip at their usual size."""

FEW = 5


class ListRow(Struct, frozen=True):
    """A line of a list: a key before it, its words, and the figures at its right.

    With `idle` there is nothing to choose just now: the number keeps its place, in pencil and without a key.
    `detail` says in pencil what is behind it.
    """

    words: Words
    key: str = ""
    figures: tuple[str, ...] = ()
    idle: bool = False
    detail: Words = ""


class Listed(Struct, frozen=True):
    """A list: its title, what stands at the title's right, its rows, and headings over the figures.

    Columns that are too narrow for their rows become one, if that has room for them all. `all_keys` are the
    keys of all pages of a list: its words begin at the same place on each.
    """

    title: Words
    rows: tuple[ListRow, ...] = ()
    note: str = ""
    headings: tuple[str, ...] = ()
    columns: int = 1
    all_keys: tuple[str, ...] = ()


class _Rows(Struct, frozen=True):
    """How rows are written: how many times larger than usual, how wide, and what they are divided into."""

    size: float
    wide: float
    step: float
    key: float
    words: float
    figures: tuple[float, ...]

    @property
    def name(self) -> Style:
        """Return the style of the words: where rows stand close, no letter reaches the rule beneath."""
        return NAME.at(max(FLOOR, min(NAME.cap * self.size, self.step * NAME_OF_STEP)))

    def beside(self, figure: str) -> Style:
        """Return the style of what stands at the right: figures are large already, words as the others."""
        return _beside(figure, self.size)


@piece
def listed(canvas: Canvas, shown: Listed, y: float, bottom: float = STRIP_TOP) -> None:
    """Write a list on paper that begins at y; nine rows fit under the time and the blinds, few are larger.

    Where paper ends at `bottom` already the rows keep their places, and those that lie below are left out.
    A list for columns is asked about: as many of its rows as end above a slip stand there at all times.
    """
    columns = _columns(canvas, shown)
    a_column = max(1, -(-len(shown.rows) // columns))
    top = y + FIRST_ROW_DOWN
    end_of_rows = (COVERED_BOTTOM if shown.columns > 1 and a_column <= ABOVE_A_SLIP else STRIP_TOP) - BOTTOM
    size = min(LARGEST, max(1.0, (end_of_rows - top) / (ROW_STEP * a_column)))
    while size > 1 and not _is_whole(canvas, shown, columns, size):
        size = max(1.0, size - 0.05)
    top += LARGE_DOWN * (size - 1)
    step = min(ROW_STEP * size, (end_of_rows - top) / max(1, a_column - 1))
    rows = _laid_out(canvas, shown, columns, size, step)
    end = MARGIN + columns * rows.wide + (columns - 1) * COLUMN_GAP
    _write_title(canvas, shown, y + PAPER_TITLE, rows.figures, end)
    ruled = any(row.figures for row in shown.rows)
    for index, row in enumerate(shown.rows):
        column, place = divmod(index, a_column)
        line = top + place * step
        if line > bottom - BOTTOM:
            continue
        x = MARGIN + column * (rows.wide + COLUMN_GAP)
        if ruled and place and (row.figures or row.key):
            canvas.bar(x, line - rows.name.cap / 2 - step / 2, rows.wide, RULE, canvas.palette.paper.faint)
        _write_row(canvas, row, (x, line), rows)


def _laid_out(canvas: Canvas, shown: Listed, columns: int, size: float, step: float) -> _Rows:
    """Return how the rows of a list are written at a size."""
    wide = page_column_width(canvas, columns, COLUMN_GAP)
    figures = _figure_widths(canvas, shown, wide, size)
    key, names = _keys_width(canvas, shown, size), _names_width(canvas, shown, size)
    if columns == 1 and figures and not shown.headings:
        wide = min(wide, max(WIDEST, key + KEY_GAP + names + sum(figures)))
    words = names if any(row.detail for row in shown.rows) else 0.0
    return _Rows(size, wide, step, key, words, figures)


def _names_width(canvas: Canvas, shown: Listed, size: float) -> float:
    """Return how wide the words of the rows are that have figures beside them, or a detail."""
    named = (row.words for row in shown.rows if row.figures or row.detail)
    return max((measure(canvas, words, NAME.at(NAME.cap * size)) for words in named), default=0.0)


def _columns(canvas: Canvas, shown: Listed) -> int:
    """Return in how many columns the rows stand: one for few, or if a row were cut and one holds them all."""
    if len(shown.rows) > ROWS_IN_ONE_COLUMN:
        return shown.columns
    return shown.columns if len(shown.rows) > FEW and _is_whole(canvas, shown, shown.columns, 1.0) else 1


def _is_whole(canvas: Canvas, shown: Listed, columns: int, size: float) -> bool:
    """Return whether all words have room at a size, at their floor at the least when it is the usual one."""
    style = NAME.at(FLOOR) if size == 1 else NAME.at(NAME.cap * size)
    rows = _laid_out(canvas, shown, columns, size, ROW_STEP)
    left = rows.key + KEY_GAP if rows.key else 0.0
    words = max((measure(canvas, row.words, style) for row in shown.rows), default=0.0)
    return left + words + sum(rows.figures) <= rows.wide


def _beside(figure: str, size: float) -> Style:
    if not any(letter.isdigit() for letter in figure):
        return NAME.at(NAME.cap * size)
    return MONEY.at(MONEY.cap * (1 + (size - 1) * 0.6))


def _keys_width(canvas: Canvas, shown: Listed, size: float) -> float:
    style, least = KEY_LABEL.at(KEY_LABEL.cap * size), KEY_SIDE * size
    keys = {*shown.all_keys, *(row.key for row in shown.rows)} - {""}
    return max((keycap_width(canvas, key, style=style, least=least) for key in keys), default=0.0)


def _write_title(canvas: Canvas, shown: Listed, line: float, figures: tuple[float, ...], end: float) -> None:
    """Write the title, and at its right the headings of the figures or the note."""
    ink = canvas.palette.paper.text
    if shown.headings:
        for heading, width in zip(reversed(shown.headings), reversed(figures), strict=False):
            room = width - FIGURE_GAP
            write(canvas, heading, end, line, STOP_LABEL, ink, align=Align.RIGHT, room=room)
            end -= width
    elif shown.note:
        right = canvas.width - MARGIN
        end = write(canvas, shown.note, right, line, STOP_LABEL, ink, align=Align.RIGHT).left
    else:
        end = canvas.width - MARGIN
    write(canvas, shown.title, MARGIN, line, TITLE, ink, room=end - MARGIN - FIGURE_GAP)


def _figure_widths(canvas: Canvas, shown: Listed, wide: float, size: float) -> tuple[float, ...]:
    """Return how wide each column of figures is; together they leave a third for the words."""
    count = max((len(row.figures) for row in shown.rows), default=0)
    widths = []
    for place in range(count):
        figures = [row.figures[place] for row in shown.rows if place < len(row.figures)]
        width = max(measure(canvas, figure, _beside(figure, size)) for figure in figures)
        if place < len(shown.headings):
            width = max(width, min(measure(canvas, shown.headings[place], STOP_LABEL), HEADING_WIDTH))
        widths.append(width + FIGURE_GAP)
    fit = min(1.0, wide * 2 / 3 / max(0.01, sum(widths)))
    return tuple(width * fit for width in widths)


def _write_row(canvas: Canvas, row: ListRow, at: tuple[float, float], rows: _Rows) -> None:
    """Write a row on the baseline `at`."""
    paper = canvas.palette.paper
    x, y = at
    ink, pencil = Ink(PENCIL, IVORY) if row.idle else paper.text, Ink(PENCIL, IVORY)
    end = x + rows.wide
    for figure, width in zip(reversed(row.figures), reversed(rows.figures), strict=False):
        style, room = rows.beside(figure), width - FIGURE_GAP / 2
        write(canvas, figure, end, y, style, ink, align=Align.RIGHT, room=room)
        end -= width
    middle, label = y - rows.name.cap / 2, KEY_LABEL.at(KEY_LABEL.cap * rows.size)
    if row.key and row.idle:
        write_centred(canvas, row.key, x + rows.key / 2, middle, label, ink)
    elif row.key:
        height = min(KEY_SIDE * rows.size, rows.step * 0.86)
        keycap(canvas, row.key, x, middle, Ink(IVORY, INK), style=label, height=height, least=rows.key)
    left = x + rows.key + KEY_GAP if rows.key else x
    write(canvas, row.words, left, y, rows.name, ink, room=end - left)
    if row.detail:
        left += rows.words + DETAIL_GAP
        write(canvas, row.detail, left, y, STOP_LABEL, pencil, room=end - left)
