"""A race for odd chips on paper: the cards each player was dealt, and what came of it (S9)."""

from clock.display.canvas import Canvas, piece
from clock.display.columns import page_column_width
from clock.display.labelled import (
    CARD_SHAPE,
    SMALL_GAP,
    Card,
    card,
    keycap,
    small_cards,
    small_cards_width,
)
from clock.display.lettering import Words
from clock.display.theme import (
    INK,
    IVORY,
    MARGIN,
    NAME,
    PAPER_TITLE,
    STOP_LABEL,
    STRIP_TOP,
    STRONG_NAME,
    TITLE,
    Face,
    Ink,
    Style,
)
from clock.display.writing import Align, least_width, measure, write
from clock.values import Struct

FIRST_ROW_DOWN = 0.176
ROW_STEP = 0.0835
LARGEST = 1.38
"""How many times higher than usual the rows of a short list are."""

BOTTOM = 0.035
ROWS_IN_A_COLUMN = 6
MOST_IN_A_COLUMN = 10
ROUNDING = 0.001
COLUMN_GAP = 0.06
WIDEST = 1.30
"""A row is no wider than this, but for a longer name: cards far from their name are hard to follow."""

CARD_OF_STEP = 0.86
CARD_GAP = 0.008
KEY_LABEL = Style(Face.FIGURES_SEMIBOLD, 0.030)
KEY_WIDTH = 0.08
KEY_HEIGHT = 0.058
NAME_X = 0.1
GAP = 0.025


class RaceRow(Struct, frozen=True):
    """One player in a race: the number, the name, the cards, and what came of them in words."""

    number: str
    name: Words
    cards: tuple[Card, ...]
    result: str = ""


class _Rows(Struct, frozen=True):
    """How rows are drawn: from step to step, how much larger than usual, and where cards and results begin.

    `cards` and `results` are how far before the end of a row they do.
    """

    step: float
    size: float
    large: bool
    cards: float
    results: float


@piece
def race_sheet(
    canvas: Canvas, title: Words, total: str, rows: tuple[RaceRow, ...], y: float, bottom: float = STRIP_TOP
) -> None:
    """Write a race on paper from y to `bottom`: the title, chips in play before and after, and the rows."""
    ink, right = canvas.palette.paper.text, canvas.width - MARGIN
    note = write(canvas, total, right, y + PAPER_TITLE, STOP_LABEL, ink, align=Align.RIGHT, room=right * 0.6)
    write(canvas, title, MARGIN, y + PAPER_TITLE, TITLE, ink, room=note.left - MARGIN - GAP)
    columns = _columns(canvas, rows)
    a_column = max(1, -(-len(rows) // columns))
    first = y + FIRST_ROW_DOWN
    most = ROW_STEP * (1.0 if canvas.narrow or columns > 1 else LARGEST)
    step = min(most, _step_to(STRIP_TOP - BOTTOM - first, a_column))
    wide = min(page_column_width(canvas, columns, COLUMN_GAP), max(WIDEST, _wanted(canvas, rows, step)))
    drawn = _laid_out(canvas, rows, wide, step)
    for index, row in enumerate(rows):
        column, place = divmod(index, a_column)
        line = first + NAME.cap * (drawn.size - 1) + place * step
        if line <= bottom - BOTTOM + ROUNDING:
            x = MARGIN + column * (wide + COLUMN_GAP)
            _write_row(canvas, row, (x, line), x + wide, drawn)


def _columns(canvas: Canvas, rows: tuple[RaceRow, ...]) -> int:
    """Return in how many columns rows stand: in one if they are few, or a name or a result were cut."""
    if canvas.narrow or len(rows) <= ROWS_IN_A_COLUMN:
        return 1
    wide = page_column_width(canvas, 2, COLUMN_GAP)
    drawn = _laid_out(canvas, rows, wide, ROW_STEP)
    results = max(measure(canvas, row.result, STRONG_NAME) for row in rows)
    names = max(least_width(canvas, row.name, NAME) for row in rows)
    whole = results <= drawn.results and NAME_X + names + GAP + drawn.cards <= wide
    return 2 if whole or len(rows) > MOST_IN_A_COLUMN else 1


def _wanted(canvas: Canvas, rows: tuple[RaceRow, ...], step: float) -> float:
    """Return how wide rows are in which every name stands in full."""
    drawn = _laid_out(canvas, rows, WIDEST, step)
    names = max((measure(canvas, row.name, NAME) for row in rows), default=0.0)
    return (NAME_X + names) * drawn.size + GAP + drawn.cards


def _step_to(room: float, rows: int) -> float:
    """Return the step at which the last of so many rows ends the room: larger rows also begin lower."""
    step = room / max(1, rows - 1)
    return step if step <= ROW_STEP else (room + NAME.cap) / (rows - 1 + NAME.cap / ROW_STEP)


def _laid_out(canvas: Canvas, rows: tuple[RaceRow, ...], wide: float, step: float) -> _Rows:
    """Return how rows are drawn: with large cards where these leave half of the row for the name."""
    size = max(1.0, step / ROW_STEP)
    style = STRONG_NAME.at(STRONG_NAME.cap * size)
    results = min(wide * 0.3, max((measure(canvas, row.result, style) for row in rows), default=0.0))
    most = max((len(row.cards) for row in rows), default=0)
    large = most * _card_step(step) + GAP + results
    if size > 1 and large <= wide / 2:
        return _Rows(step, size, large=True, cards=large, results=results)
    return _Rows(step, size, large=False, cards=small_cards_width(most) + GAP + results, results=results)


def _card_step(step: float) -> float:
    return step * CARD_OF_STEP * CARD_SHAPE + CARD_GAP


def _write_row(canvas: Canvas, row: RaceRow, at: tuple[float, float], end: float, rows: _Rows) -> None:
    """Write a row up to `end`."""
    x, line = at
    name, result = (style.at(style.cap * rows.size) for style in (NAME, STRONG_NAME))
    ink, middle, key = canvas.palette.paper.text, line - name.cap / 2, Ink(IVORY, INK)
    label = KEY_LABEL.at(KEY_LABEL.cap * rows.size)
    keycap(
        canvas,
        row.number,
        x,
        middle,
        key,
        style=label,
        height=KEY_HEIGHT * rows.size,
        least=KEY_WIDTH * rows.size,
    )
    write(canvas, row.result, end - rows.results, line, result, ink, room=rows.results)
    left = end - rows.cards
    if rows.large:
        for place, shown in enumerate(row.cards):
            card(canvas, left + place * _card_step(rows.step), middle, rows.step * CARD_OF_STEP, shown)
    else:
        small_cards(canvas, row.cards, left, middle, rows.step - SMALL_GAP)
    write(canvas, row.name, x + NAME_X * rows.size, line, name, ink, room=left - x - NAME_X * rows.size - GAP)
