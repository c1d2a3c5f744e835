"""Shapes with a word on them: a key to type, a chip with its value, a disc for a place, a playing card."""

from clock.display import shapes
from clock.display.canvas import Canvas
from clock.display.chips import INLAY, ChipFace, chip_face, value_cap
from clock.display.patches import Kind, Patch
from clock.display.shapes import Suit
from clock.display.theme import ALARM, HINT_KEY, INK, IVORY, NUMBER, Colour, Ink, Style
from clock.display.writing import Align, Placed, measure, write_centred
from clock.values import Struct

KEY_HEIGHT = 0.0425
KEY_RADIUS = 0.21
KEY_PADDING = 1.12
CARD_SHAPE = 0.70
CARD_RADIUS = 0.15
LEAST_NUMBER = 0.0285
VALUE_ROOM = 1.32
LEAST_VALUED = 0.045
"""A smaller chip has no value on it: it stands beside its value."""

SMALL_STEP = 0.0408
SMALL_GAP = 0.0035
SMALL_HEIGHT = (SMALL_STEP - SMALL_GAP) * 1.9
SMALL_RANK = NUMBER.at(0.031)
RED_SUITS = (Suit.HEART, Suit.DIAMOND)


class Card(Struct, frozen=True):
    """A playing card: its rank as printed ("A", "10", "K"), and its suit."""

    rank: str
    suit: Suit


def keycap(
    canvas: Canvas,
    label: str,
    x: float,
    y: float,
    ink: Ink,
    *,
    style: Style = HINT_KEY,
    height: float = KEY_HEIGHT,
    least: float = KEY_HEIGHT,
    align: Align = Align.LEFT,
) -> Placed:
    """Draw a key with its label about the height y, as wide as the label needs and at least `least`."""
    wide = keycap_width(canvas, label, style=style, least=least)
    left = x - {Align.LEFT: 0.0, Align.CENTRE: wide / 2, Align.RIGHT: wide}[align]
    canvas.bar(left, y - height / 2, wide, height, ink.ground, radius=height * KEY_RADIUS)
    write_centred(canvas, label, left + wide / 2, y, style, ink)
    return Placed(left, left + wide, style.cap)


def keycap_width(
    canvas: Canvas,
    label: str,
    *,
    style: Style = HINT_KEY,
    least: float = KEY_HEIGHT,
) -> float:
    """Return how wide a key with this label is."""
    return max(least, measure(canvas, label, style) + KEY_PADDING * style.cap)


def chip(canvas: Canvas, x: float, y: float, radius: float, face: ChipFace) -> None:
    """Draw a chip from above about a centre, with its value where that can be read."""
    box = canvas.square(x, y, radius)
    surface = canvas.made(chip_face, box[2], face.colour)
    canvas.add(Patch(Kind.CHIP, box, surface, opaque=False))
    if radius >= LEAST_VALUED:
        style = NUMBER.at(max(LEAST_NUMBER, radius * value_cap(face.value)))
        write_centred(canvas, face.value, x, y, style, Ink(INK, INLAY), room=radius * VALUE_ROOM)


def numbered_disc(canvas: Canvas, x: float, y: float, radius: float, number: str, ink: Ink) -> None:
    """Draw the disc of a place: a round, a table, a step."""
    canvas.disc(x, y, radius, ink.ground, ink.colour)
    write_centred(canvas, number, x, y, NUMBER.at(max(radius * 0.94, LEAST_NUMBER)), ink, room=radius * 1.75)


def numbered_ring(
    canvas: Canvas, x: float, y: float, radius: float, number: str, ink: Ink, line: Colour, thickness: float
) -> None:
    """Draw the ring of a seat."""
    canvas.ring(x, y, radius, thickness, line)
    write_centred(canvas, number, x, y, NUMBER.at(max(radius * 0.84, LEAST_NUMBER)), ink, room=radius * 1.4)


def card(canvas: Canvas, x: float, y: float, height: float, shown: Card) -> Placed:
    """Draw a playing card from x on, its middle at the height y."""
    wide, edge = height * CARD_SHAPE, height * 0.03
    colour = ALARM if shown.suit in RED_SUITS else INK
    top = y - height / 2
    _blank(canvas, x, top, wide, height, edge)
    style = NUMBER.at(height * 0.30)
    write_centred(canvas, shown.rank, x + wide / 2, y - height * 0.23, style, Ink(colour, IVORY))
    canvas.suit(x + wide / 2, y + height * 0.38, height * 0.36, shown.suit, colour)
    return Placed(x, x + wide, style.cap)


def _blank(canvas: Canvas, x: float, y: float, width: float, height: float, edge: float) -> None:
    """Draw a card without its face: its edge is equally thick at all four sides."""
    left, top, wide, _ = canvas.box(x, y, width, height)
    high, line = round(height * canvas.unit), max(1, round(edge * canvas.unit))
    radius = CARD_RADIUS * wide
    canvas.shape((left, top, wide, high), shapes.rounded, wide, high, radius, INK)
    inner = left + line, top + line, wide - 2 * line, high - 2 * line
    canvas.shape(inner, shapes.rounded, inner[2], inner[3], max(1.0, radius - line), IVORY)


def small_cards(
    canvas: Canvas, cards: tuple[Card, ...], x: float, y: float, most: float = SMALL_HEIGHT
) -> None:
    """Draw cards in a row from x on, their middle at the height y, as small as their ranks can be read.

    They are no higher than `most`, where rows stand close.
    """
    for place, shown in enumerate(cards):
        _small_card(canvas, shown, x + place * SMALL_STEP, y, min(SMALL_HEIGHT, most))


def small_cards_width(count: int) -> float:
    """Return how wide so many small cards are."""
    return count * SMALL_STEP - SMALL_GAP if count else 0.0


def _small_card(canvas: Canvas, shown: Card, x: float, y: float, high: float) -> None:
    """Draw a card so narrow that its rank fills it, the suit beneath."""
    wide = SMALL_STEP - SMALL_GAP
    middle, edge = x + wide / 2, wide * 0.05
    top = y - high / 2
    colour = ALARM if shown.suit in RED_SUITS else INK
    _blank(canvas, x, top, wide, high, edge)
    room = wide - edge
    write_centred(canvas, shown.rank, middle, top + high * 0.31, SMALL_RANK, Ink(colour, IVORY), room=room)
    canvas.suit(middle, top + high * 0.91, high * 0.30, shown.suit, colour)
