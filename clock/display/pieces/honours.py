"""The honours of a league: a crown for who won last, a star for who leads, arrows for who climbs or falls."""

from clock.display import shapes
from clock.display.canvas import Canvas
from clock.display.shapes import EMBLEM_WIDTH, Emblem
from clock.display.theme import Colour

SIZE = 0.0335
GAP = 0.012
WIDE = 0.040
ARROW = 0.021
ARROW_WIDE = 0.026

Honours = tuple[Emblem, ...]
"""A crown, a star, both, or neither."""


def honours_width(honours: Honours) -> float:
    """Return how much room the honours behind a name take, the gap before them included."""
    return GAP + len(honours) * WIDE if honours else 0.0


def draw_honours(canvas: Canvas, honours: Honours, x: float, line: float, cap: float, colour: Colour) -> None:
    """Draw the honours behind a name that ends at x, whose capitals are `cap` high on the baseline `line`."""
    for place, emblem in enumerate(honours):
        middle = x + GAP + (place + 0.5) * WIDE
        _draw_emblem(canvas, middle, line - cap / 2 + SIZE / 2, SIZE, emblem, colour)


def draw_arrow(canvas: Canvas, x: float, line: float, cap: float, *, up: bool, colour: Colour) -> None:
    """Draw the arrow of who climbs or falls, its middle at x, beside capitals `cap` high."""
    _draw_emblem(canvas, x, line - cap / 2 + ARROW / 2, ARROW, Emblem.UP if up else Emblem.DOWN, colour)


def draw_crown(canvas: Canvas, x: float, line: float, height: float, colour: Colour) -> None:
    """Draw the crown of who has just won, from x on, standing on a line."""
    _draw_emblem(canvas, x + height * EMBLEM_WIDTH[Emblem.CROWN] / 2, line, height, Emblem.CROWN, colour)


def _draw_emblem(canvas: Canvas, x: float, y: float, height: float, emblem: Emblem, colour: Colour) -> None:
    """Draw a sign, its middle at x, standing on the line y."""
    high = max(1, round(height * canvas.unit))
    wide = max(1, round(high * EMBLEM_WIDTH[emblem]))
    middle, top = canvas.pixel(x, y - height)
    canvas.shape((middle - wide // 2, top, wide, high), shapes.emblem, emblem, high, colour)
