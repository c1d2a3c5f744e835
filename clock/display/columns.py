"""Columns of one width, with a gap between each two; all in parts of the canvas's height."""

from clock.display.canvas import Canvas
from clock.display.theme import MARGIN


def column_width(room: float, count: int, gap: float) -> float:
    """Return how wide each of so many columns is in a room."""
    return (room - gap * (count - 1)) / count


def page_column_width(canvas: Canvas, count: int, gap: float) -> float:
    """Return how wide each of so many columns is from one margin of the canvas to the other."""
    return column_width(canvas.width - 2 * MARGIN, count, gap)
