"""The official ranking of hands, with cards drawn: a few in the rail, all of them on paper (V2)."""

from dataclasses import dataclass

from clock.display.canvas import Canvas, piece
from clock.display.labelled import RED_SUITS, Card, card, numbered_disc
from clock.display.lettering import Words
from clock.display.theme import (
    ALARM,
    COVERED_BOTTOM,
    FLOOR,
    INK,
    IVORY,
    MARGIN,
    NAME,
    NUMBER,
    STRIP_TOP,
    TITLE,
    Face,
    Field,
    Ink,
    Style,
)
from clock.display.writing import write, write_centred

COLUMNS = 2
RAIL_CENTRE = 0.533
RAIL_STEP = 0.0915
RAIL_NAME = Style(Face.FIGURES_MEDIUM, 0.0335, FLOOR)
SMALL_STEP = 0.0408
SMALL_GAP = 0.0035
SMALL_SHAPE = 1.9
SMALL_RANK = NUMBER.at(0.031)
TITLE_DOWN = 0.087
SHEET_DOWN = 0.172
SHEET_STEP = 0.1235
SHEET_GAP = 0.06
LARGE_HEIGHT = 0.106
LARGE_STEP = 0.0785
DISC = 0.0275
NAME_X = 0.078


@dataclass(frozen=True, slots=True)
class RankedHand:
    """A kind of hand: its place among all, its name, and five cards for an example."""

    place: str
    name: Words
    cards: tuple[Card, ...]


def write_hands(
    canvas: Canvas, hands: tuple[RankedHand, ...], left: float, right: float, field: Field
) -> None:
    """Write hands one under the other in the rail, each with its cards at the right end."""
    for row, hand in enumerate(hands):
        centre = RAIL_CENTRE + row * RAIL_STEP
        x = right - len(hand.cards) * SMALL_STEP + SMALL_GAP
        line, room = centre + RAIL_NAME.cap / 2, x - left - 0.006
        write(canvas, hand.name, left, line, RAIL_NAME, field.text, room=room)
        _small_cards(canvas, hand.cards, x, centre)


def _small_cards(canvas: Canvas, cards: tuple[Card, ...], x: float, centre: float) -> None:
    for place, shown in enumerate(cards):
        wide = SMALL_STEP - SMALL_GAP
        _small_card(canvas, shown, x + place * SMALL_STEP, centre - wide * SMALL_SHAPE / 2, wide)


def _small_card(canvas: Canvas, shown: Card, x: float, top: float, wide: float) -> None:
    """Draw a card so narrow that its rank fills it, the suit beneath."""
    colour = ALARM if shown.suit in RED_SUITS else INK
    high, middle = wide * SMALL_SHAPE, x + wide / 2
    edge = wide * 0.05
    canvas.bar(x, top, wide, high, INK, radius=wide * 0.16)
    canvas.bar(x + edge, top + edge, wide - 2 * edge, high - 2 * edge, IVORY, radius=wide * 0.13)
    room = wide - edge
    write_centred(canvas, shown.rank, middle, top + high * 0.31, SMALL_RANK, Ink(colour, IVORY), room=room)
    canvas.suit(middle, top + high * 0.91, high * 0.30, shown.suit, colour)


@piece
def hands_sheet(
    canvas: Canvas, title: Words, hands: tuple[RankedHand, ...], y: float, *, covered: bool = False
) -> None:
    """Write all hands on paper that begins at y, in two columns, the best first; none under a slip."""
    ink = canvas.palette.paper.text
    write(canvas, title, MARGIN, y + TITLE_DOWN, TITLE, ink, room=canvas.width - 2 * MARGIN)
    a_column = -(-len(hands) // COLUMNS)
    wide = (canvas.width - 2 * MARGIN - SHEET_GAP) / COLUMNS
    first = y + SHEET_DOWN
    step = min(SHEET_STEP, (STRIP_TOP - first - LARGE_HEIGHT * 0.62) / max(1, a_column - 1))
    for index, hand in enumerate(hands):
        column, place = divmod(index, a_column)
        x, centre = MARGIN + column * (wide + SHEET_GAP), first + place * step
        if not covered or centre + LARGE_HEIGHT / 2 <= COVERED_BOTTOM:
            _draw_large(canvas, hand, x, centre, wide)


def _draw_large(canvas: Canvas, hand: RankedHand, x: float, centre: float, wide: float) -> None:
    """Draw a hand in a line: its place, its name, and its cards at the right end."""
    numbered_disc(canvas, x + DISC, centre, DISC, hand.place, Ink(IVORY, INK))
    left = x + wide - len(hand.cards) * (SMALL_STEP if canvas.narrow else LARGE_STEP)
    room, line = left - x - NAME_X - 0.02, centre + NAME.cap / 2
    write(canvas, hand.name, x + NAME_X, line, NAME, canvas.palette.paper.text, room=room)
    if canvas.narrow:
        _small_cards(canvas, hand.cards, left, centre)
        return
    for place, shown in enumerate(hand.cards):
        card(canvas, left + place * LARGE_STEP, centre, LARGE_HEIGHT, shown)
