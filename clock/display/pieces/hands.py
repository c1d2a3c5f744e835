"""The official ranking of hands, with cards drawn: a few in the rail, all of them on paper (V2)."""

from clock.display.canvas import Canvas, piece
from clock.display.columns import page_column_width
from clock.display.labelled import Card, card, numbered_disc, small_cards, small_cards_width
from clock.display.lettering import Words
from clock.display.theme import (
    COVERED_BOTTOM,
    INK,
    IVORY,
    MARGIN,
    NAME,
    PAPER_TITLE,
    STRIP_TOP,
    TEXT,
    TITLE,
    Face,
    Field,
    Ink,
    Style,
)
from clock.display.writing import measure, write
from clock.values import Struct

COLUMNS = 2
RAIL_CENTRE = 0.533
RAIL_STEP = 0.0915
RAIL_GAP = 0.013
SHRINK = 0.97
RAIL_NAME = Style(Face.FIGURES_MEDIUM, 0.0335, 0.0283)
ON_LINE = 0.829
ON_LINE_CARDS = 0.882
ON_LINE_COLUMNS = 3
ON_LINE_GAP = 0.04
ON_LINE_PLACE_GAP = 0.014
SHEET_DOWN = 0.172
SHEET_STEP = 0.1235
SHEET_GAP = 0.06
LARGE_HEIGHT = 0.106
LARGE_STEP = 0.0785
DISC = 0.0275
LAST_PLACE = "10"
NAME_X = 0.078


class RankedHand(Struct, frozen=True):
    """A kind of hand: its place among all, its name, and five cards for an example."""

    place: str
    name: Words
    cards: tuple[Card, ...]


def write_hands(
    canvas: Canvas,
    hands: tuple[RankedHand, ...],
    others: tuple[RankedHand, ...],
    left: float,
    right: float,
    field: Field,
) -> None:
    """Write hands one under the other in the rail, each with its cards at the right end.

    They are all of one size, which the `others` that take turns with them have, too.
    """
    every = (*hands, *others)
    room = right - left - RAIL_GAP - max((small_cards_width(len(hand.cards)) for hand in every), default=0.0)
    name = RAIL_NAME
    while name.cap > name.floor and any(measure(canvas, hand.name, name) > room for hand in every):
        name = name.at(max(RAIL_NAME.floor, name.cap * SHRINK))
    for row, hand in enumerate(hands):
        centre = RAIL_CENTRE + row * RAIL_STEP
        write(canvas, hand.name, left, centre + name.cap / 2, name, field.text, room=room)
        small_cards(canvas, hand.cards, right - small_cards_width(len(hand.cards)), centre)


@piece
def hands_on_line(canvas: Canvas, hands: tuple[RankedHand, ...]) -> None:
    """Write hands side by side in the line's place, each with its place, and its cards beneath.

    A narrow screen has no rail, and beside the blinds no room for cards.
    """
    field, wide = canvas.palette.cloth, page_column_width(canvas, ON_LINE_COLUMNS, ON_LINE_GAP)
    for column, hand in enumerate(hands):
        x = MARGIN + column * (wide + ON_LINE_GAP)
        place = write(canvas, hand.place, x, ON_LINE, TEXT, field.dim)
        left = place.right + ON_LINE_PLACE_GAP
        write(canvas, hand.name, left, ON_LINE, TEXT, field.text, room=x + wide - left)
        small_cards(canvas, hand.cards, x, ON_LINE_CARDS)


@piece
def hands_sheet(
    canvas: Canvas, title: Words, hands: tuple[RankedHand, ...], y: float, *, covered: bool = False
) -> None:
    """Write all hands on paper that begins at y, in two columns, the best first; none under a slip."""
    ink = canvas.palette.paper.text
    write(canvas, title, MARGIN, y + PAPER_TITLE, TITLE, ink, room=canvas.width - 2 * MARGIN)
    a_column = -(-len(hands) // COLUMNS)
    wide = page_column_width(canvas, COLUMNS, SHEET_GAP)
    first = y + SHEET_DOWN
    step = min(SHEET_STEP, (STRIP_TOP - first - LARGE_HEIGHT * 0.62) / max(1, a_column - 1))
    for index, hand in enumerate(hands):
        column, place = divmod(index, a_column)
        x, centre = MARGIN + column * (wide + SHEET_GAP), first + place * step
        if not covered or centre + LARGE_HEIGHT / 2 <= COVERED_BOTTOM:
            _draw_large(canvas, hand, x, centre, wide)


def _draw_large(canvas: Canvas, hand: RankedHand, x: float, centre: float, wide: float) -> None:
    """Draw a hand in a line: its place, its name, and its cards at the right end."""
    numbered_disc(canvas, x + DISC, centre, DISC, hand.place, Ink(IVORY, INK), LAST_PLACE)
    cards = len(hand.cards)
    left = x + wide - (small_cards_width(cards) if canvas.narrow else cards * LARGE_STEP)
    room, line = left - x - NAME_X - 0.02, centre + NAME.cap / 2
    write(canvas, hand.name, x + NAME_X, line, NAME, canvas.palette.paper.text, room=room)
    if canvas.narrow:
        small_cards(canvas, hand.cards, left, centre)
        return
    for place, shown in enumerate(hand.cards):
        card(canvas, left + place * LARGE_STEP, centre, LARGE_HEIGHT, shown)
