"""A race for odd chips on paper: the cards each player was dealt, and what came of it (S9)."""

from dataclasses import dataclass

from clock.display.canvas import Canvas, piece
from clock.display.labelled import Card, keycap, small_cards, small_cards_width
from clock.display.lettering import Words
from clock.display.theme import (
    INK,
    IVORY,
    MARGIN,
    NAME,
    STOP_LABEL,
    STRIP_TOP,
    STRONG_NAME,
    TITLE,
    Face,
    Ink,
    Style,
)
from clock.display.writing import Align, measure, write

TITLE_DOWN = 0.087
FIRST_ROW_DOWN = 0.168
ROW_STEP = 0.0835
BOTTOM = 0.035
ROWS_IN_A_COLUMN = 6
COLUMN_GAP = 0.06
WIDEST = 1.15
"""A row is no wider than this: cards far from their name are hard to follow."""

KEY_LABEL = Style(Face.FIGURES_SEMIBOLD, 0.030)
KEY_WIDTH = 0.08
KEY_HEIGHT = 0.058
NAME_X = 0.1
GAP = 0.025


@dataclass(frozen=True, slots=True)
class Raced:
    """One player in a race: the number, the name, the cards, and what came of them in words."""

    number: str
    name: Words
    cards: tuple[Card, ...]
    result: str = ""


@piece
def race_sheet(
    canvas: Canvas, title: Words, total: str, rows: tuple[Raced, ...], y: float, bottom: float = STRIP_TOP
) -> None:
    """Write a race on paper from y to `bottom`: the title, chips in play before and after, and the rows."""
    ink, right = canvas.palette.paper.text, canvas.width - MARGIN
    note = write(canvas, total, right, y + TITLE_DOWN, STOP_LABEL, ink, align=Align.RIGHT, room=right * 0.6)
    write(canvas, title, MARGIN, y + TITLE_DOWN, TITLE, ink, room=note.left - MARGIN - GAP)
    columns = 1 if canvas.narrow or len(rows) <= ROWS_IN_A_COLUMN else 2
    wide = min(WIDEST, (right - MARGIN - COLUMN_GAP * (columns - 1)) / columns)
    results = min(wide * 0.3, max((measure(canvas, row.result, STRONG_NAME) for row in rows), default=0.0))
    aside = max((small_cards_width(len(row.cards)) for row in rows), default=0.0) + GAP + results
    a_column = max(1, -(-len(rows) // columns))
    first = y + FIRST_ROW_DOWN
    step = min(ROW_STEP, (STRIP_TOP - BOTTOM - first) / max(1, a_column - 1))
    for index, row in enumerate(rows):
        column, place = divmod(index, a_column)
        line = first + place * step
        if line <= bottom - BOTTOM:
            x = MARGIN + column * (wide + COLUMN_GAP)
            _write_row(canvas, row, (x, line), x + wide, (aside, results))


def _write_row(
    canvas: Canvas, row: Raced, at: tuple[float, float], end: float, aside: tuple[float, float]
) -> None:
    """Write a row up to `end`; cards and result begin so far before it as `aside` says."""
    (x, line), (cards, results) = at, aside
    ink, middle = canvas.palette.paper.text, line - NAME.cap / 2
    key = Ink(IVORY, INK)
    keycap(canvas, row.number, x, middle, key, style=KEY_LABEL, height=KEY_HEIGHT, least=KEY_WIDTH)
    write(canvas, row.result, end - results, line, STRONG_NAME, ink, room=results)
    small_cards(canvas, row.cards, end - cards, middle)
    write(canvas, row.name, x + NAME_X, line, NAME, ink, room=end - cards - x - NAME_X - GAP)
