"""Shapes with a word on them: a key to type, a chip with its value, a disc for a place, a playing card."""

import math

from clock.display import shapes
from clock.display.canvas import Canvas
from clock.display.chips import INLAY, RING_INSIDE, WIDE_INLAY, ChipFace, chip_face, value_cap
from clock.display.patches import Kind, Patch
from clock.display.shapes import LINE_INSIDE, Suit
from clock.display.theme import ALARM, HINT_KEY, INK, IVORY, NUMBER, Colour, Ink, Style
from clock.display.writing import Align, Placed, measure, write_within
from clock.values import Struct

KEY_HEIGHT = 0.0425
KEY_RADIUS = 0.21
KEY_PADDING = 1.12
CARD_SHAPE = 0.70
CARD_RADIUS = 0.15
LEAST_NUMBER = 0.0285
WIDEST_FIGURE = "2"

AIR = 0.0018
"""What lies at the least between a word and the edge of the shape it stands on."""

LEAST_VALUED = 0.045
"""A smaller chip has no value on it: it stands beside its value."""

SMALL_STEP = 0.0407
SMALL_GAP = 0.0028
SMALL_HEIGHT = 0.0709
SMALL_RANK = NUMBER.at(0.0295)
SMALL_EDGE = 0.0019
BELOW_RANK = 0.0062
"""How far below its rank the suit of a small card begins: a queen's letter has a tail."""

LARGEST_SMALL_SUIT = 0.0213
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
    key = canvas.box(left, y - height / 2, wide, height)
    write_within(canvas, label, (*key[:3], round(height * canvas.unit)), style, ink)
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
    """Draw a chip from above about a centre, with its value where that can be read.

    The inlay of a chip whose value does not fit within the fine ring is wide, and has none.
    """
    box = canvas.square(x, y, radius)
    wide = radius >= LEAST_NUMBER and not fits_within(canvas, face.value, radius * RING_INSIDE)
    surface = canvas.made(chip_face, box[2], face.colour, wide)
    canvas.add(Patch(Kind.CHIP, box, surface, opaque=False))
    if radius >= LEAST_VALUED:
        inside = radius * (WIDE_INLAY if wide else RING_INSIDE)
        style = _style_within(canvas, face.value, inside, radius * value_cap(face.value))
        write_within(canvas, face.value, box, style, Ink(INK, INLAY))


def numbered_disc(
    canvas: Canvas,
    x: float,
    y: float,
    radius: float,
    number: str,
    ink: Ink,
    widest: str = 2 * WIDEST_FIGURE,
) -> None:
    """Draw the disc of a place: a level, a table, a step.

    Where the `widest` number of its kind does not fit within a line, it has none.
    """
    inside = radius * LINE_INSIDE
    lined = fits_within(canvas, widest, inside)
    canvas.disc(x, y, radius, ink.ground, ink.colour if lined else None)
    style = _style_within(canvas, number, inside if lined else radius, radius * 0.94)
    write_within(canvas, number, canvas.square(x, y, radius), style, ink)


def fits_within(canvas: Canvas, number: str, radius: float) -> bool:
    """Return whether a number that can be read fits within a circle."""
    return _widest_cap(canvas, number, radius) >= LEAST_NUMBER


def _style_within(canvas: Canvas, number: str, radius: float, usual: float) -> Style:
    """Return the style of a number amid a circle: `usual` is its cap height, lower where it does not fit."""
    return NUMBER.at(max(LEAST_NUMBER, min(usual, _widest_cap(canvas, number, radius))))


def _widest_cap(canvas: Canvas, words: str, radius: float) -> float:
    """Return how high letters may be for a word to stand amid a circle and touch it nowhere."""
    reach = math.hypot(measure(canvas, words, NUMBER), NUMBER.cap) / 2
    return NUMBER.cap * (radius - AIR) / reach


def numbered_ring(
    canvas: Canvas, x: float, y: float, radius: float, number: str, ink: Ink, line: Colour, thickness: float
) -> None:
    """Draw the ring of a seat."""
    canvas.ring(x, y, radius, thickness, line)
    style = _style_within(canvas, number, radius - thickness, radius * 0.84)
    write_within(canvas, number, canvas.square(x, y, radius), style, ink)


def card(canvas: Canvas, x: float, y: float, height: float, shown: Card) -> Placed:
    """Draw a playing card from x on, its middle at the height y."""
    wide, edge = height * CARD_SHAPE, height * 0.03
    colour = ALARM if shown.suit in RED_SUITS else INK
    top = y - height / 2
    _blank(canvas, x, top, wide, height, edge)
    style = NUMBER.at(height * 0.30)
    rank = canvas.box(x, y - height * 0.46, wide, height * 0.46)
    write_within(canvas, shown.rank, rank, style, Ink(colour, IVORY))
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

    They are no higher than `most`, where rows stand close. All are of as many pixels and as far apart.
    """
    step, left = round(SMALL_STEP * canvas.unit), round(x * canvas.unit)
    for place, shown in enumerate(cards):
        _small_card(canvas, shown, (left + place * step) / canvas.unit, y, min(SMALL_HEIGHT, most))


def small_cards_width(count: int) -> float:
    """Return how wide so many small cards are."""
    return count * SMALL_STEP - SMALL_GAP if count else 0.0


def _small_card(canvas: Canvas, shown: Card, x: float, y: float, high: float) -> None:
    """Draw a card so narrow that its rank fills it, the suit in what is left beneath."""
    wide = SMALL_STEP - SMALL_GAP
    middle, top = x + wide / 2, y - high / 2
    colour = ALARM if shown.suit in RED_SUITS else INK
    _blank(canvas, x, top, wide, high, SMALL_EDGE)
    inset = SMALL_EDGE + 2 * AIR
    line = top + inset + SMALL_RANK.cap
    room = wide - 2 * SMALL_EDGE
    rank = canvas.box(x, line - SMALL_RANK.cap, wide, SMALL_RANK.cap)
    write_within(canvas, shown.rank, rank, SMALL_RANK, Ink(colour, IVORY), room)
    left = top + high - inset - line - BELOW_RANK
    suit = min(LARGEST_SMALL_SUIT, left)
    canvas.suit(middle, line + BELOW_RANK + (left + suit) / 2, suit, shown.suit, colour)
