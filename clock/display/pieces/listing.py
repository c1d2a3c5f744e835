"""Lists on paper: the menu, who owes, the places so far, and texts to read."""

from dataclasses import dataclass

from clock.display.canvas import Canvas, piece
from clock.display.labelled import keycap
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
FIRST_ROW_DOWN = 0.158
BOTTOM = 0.022
ROW_STEP = 0.0675
KEY_SIDE = 0.054
KEY_LABEL = Style(Face.FIGURES_SEMIBOLD, 0.030)
WORDS_X = 0.082
COLUMN_GAP = 0.06
FIGURE_WIDTH = 0.17
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
    paper = canvas.palette.paper
    right = canvas.width - MARGIN
    wide = (right - MARGIN - COLUMN_GAP * (shown.columns - 1)) / shown.columns
    title_right = right
    if shown.headings:
        for place, heading in enumerate(reversed(shown.headings)):
            x = right - place * FIGURE_WIDTH
            write(
                canvas,
                heading,
                x,
                y + TITLE_DOWN,
                STOP_LABEL,
                paper.text,
                align=Align.RIGHT,
                room=FIGURE_WIDTH - 0.02,
            )
        title_right -= FIGURE_WIDTH * len(shown.headings)
    elif shown.note:
        title_right = write(
            canvas, shown.note, right, y + TITLE_DOWN, STOP_LABEL, paper.text, align=Align.RIGHT
        ).left
    write(canvas, shown.title, MARGIN, y + TITLE_DOWN, TITLE, paper.text, room=title_right - MARGIN - 0.03)
    a_column = -(-len(shown.rows) // shown.columns)
    room = STRIP_TOP - BOTTOM - (y + FIRST_ROW_DOWN)
    step = min(ROW_STEP + 0.008, max(0.05, room / max(1, a_column - 1))) if a_column > 1 else ROW_STEP
    for index, row in enumerate(shown.rows):
        column, place = divmod(index, a_column)
        x = MARGIN + column * (wide + COLUMN_GAP)
        _write_row(canvas, row, x, y + FIRST_ROW_DOWN + place * step, wide)


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


def _write_row(canvas: Canvas, row: ListRow, x: float, y: float, wide: float) -> None:
    paper = canvas.palette.paper
    right = x + wide
    for place, figure in enumerate(reversed(row.figures)):
        at = right - place * FIGURE_WIDTH
        write(canvas, figure, at, y, MONEY, paper.text, align=Align.RIGHT, room=FIGURE_WIDTH - 0.02)
    left = x
    if row.key:
        keycap(
            canvas,
            row.key,
            x,
            y - NAME.cap / 2,
            Ink(IVORY, INK),
            style=KEY_LABEL,
            height=KEY_SIDE,
            least=KEY_SIDE,
        )
        left += WORDS_X
    end = right - FIGURE_WIDTH * len(row.figures)
    write(canvas, row.words, left, y, NAME, paper.text, room=end - left)
