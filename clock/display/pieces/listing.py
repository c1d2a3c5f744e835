"""Lists on paper: the menu, who owes, the places so far, and texts to read."""

from dataclasses import dataclass

from clock.display.canvas import Canvas, piece
from clock.display.labelled import keycap, keycap_width
from clock.display.lettering import Words
from clock.display.theme import (
    INK,
    IVORY,
    MARGIN,
    MONEY,
    NAME,
    STOP_LABEL,
    STRIP_TOP,
    TEXT,
    TITLE,
    Face,
    Ink,
    Style,
)
from clock.display.writing import Align, measure, write

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
LINE_STEP = 0.062
READING = TEXT


@dataclass(frozen=True, slots=True)
class ListRow:
    """A line of a list: a key before it, its words, and the figures at its right."""

    words: Words
    key: str = ""
    figures: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Listed:
    """A list: its title, what stands at the title's right, its rows, and headings over the figures."""

    title: Words
    rows: tuple[ListRow, ...] = ()
    note: str = ""
    headings: tuple[str, ...] = ()
    columns: int = 1


@piece
def sheet(canvas: Canvas, y: float) -> None:
    """Lay paper from y down to the strip."""
    canvas.field(0, y, canvas.width, STRIP_TOP - y, IVORY)


@piece
def listed(canvas: Canvas, shown: Listed, y: float) -> None:
    """Write a list on paper that begins at y; nine rows fit under the time and the blinds."""
    ink = canvas.palette.paper.text
    right = canvas.width - MARGIN
    wide = (right - MARGIN - COLUMN_GAP * (shown.columns - 1)) / shown.columns
    figures = _figure_widths(canvas, shown, wide)
    end = right
    if shown.headings:
        for heading, width in zip(reversed(shown.headings), reversed(figures), strict=False):
            write(
                canvas,
                heading,
                end,
                y + TITLE_DOWN,
                STOP_LABEL,
                ink,
                align=Align.RIGHT,
                room=width - FIGURE_GAP,
            )
            end -= width
    elif shown.note:
        end = write(canvas, shown.note, right, y + TITLE_DOWN, STOP_LABEL, ink, align=Align.RIGHT).left
    write(canvas, shown.title, MARGIN, y + TITLE_DOWN, TITLE, ink, room=end - MARGIN - FIGURE_GAP)
    a_column = max(1, -(-len(shown.rows) // shown.columns))
    top = y + FIRST_ROW_DOWN
    step = min(ROW_STEP, (STRIP_TOP - BOTTOM - top) / max(1, a_column - 1))
    keys = [keycap_width(canvas, row.key, style=KEY_LABEL, least=KEY_SIDE) for row in shown.rows if row.key]
    for index, row in enumerate(shown.rows):
        column, place = divmod(index, a_column)
        x = MARGIN + column * (wide + COLUMN_GAP)
        _write_row(canvas, row, x, top + place * step, wide, max(keys, default=0.0), figures)


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


@piece
def reading(canvas: Canvas, title: Words, text: str, y: float) -> None:
    """Write a text on paper that begins at y, in lines as wide as the screen; a blank line parts it."""
    paper = canvas.palette.paper
    right = canvas.width - MARGIN
    write(canvas, title, MARGIN, y + TITLE_DOWN, TITLE, paper.text, room=right - MARGIN)
    line = y + FIRST_ROW_DOWN + 0.01
    most = int((STRIP_TOP - BOTTOM - line) / LINE_STEP) + 1
    for words in text_lines(canvas, text, right - MARGIN)[:most]:
        write(canvas, words, MARGIN, line, READING, paper.text, room=right - MARGIN)
        line += LINE_STEP


def text_lines(canvas: Canvas, text: str, wide: float) -> list[str]:
    """Return a text broken into lines of `wide`; a line break in it stays one."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}".strip()
            if line and measure(canvas, longer, READING) > wide:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def _write_row(
    canvas: Canvas,
    row: ListRow,
    x: float,
    y: float,
    wide: float,
    key_width: float,
    figures: tuple[float, ...],
) -> None:
    ink = canvas.palette.paper.text
    end = x + wide
    for figure, width in zip(reversed(row.figures), reversed(figures), strict=False):
        write(canvas, figure, end, y, MONEY, ink, align=Align.RIGHT, room=width - FIGURE_GAP / 2)
        end -= width
    left = x
    if row.key:
        middle = y - NAME.cap / 2
        keycap(canvas, row.key, x, middle, Ink(IVORY, INK), style=KEY_LABEL, height=KEY_SIDE, least=key_width)
    if key_width:
        left += key_width + KEY_GAP
    write(canvas, row.words, left, y, NAME, ink, room=end - left)
