"""The flat fields a picture lies on: the cloth, the rail at the right, and paper."""

from clock.display.canvas import Canvas, piece
from clock.display.theme import IVORY, RAIL


@piece
def cloth(canvas: Canvas) -> None:
    """Cover everything with the cloth of the palette."""
    canvas.field(0, 0, canvas.width, 1, canvas.palette.cloth.ground)


@piece
def rail(canvas: Canvas) -> None:
    """Lay the rail at the right, for players and prizes; a narrow screen has none."""
    if not canvas.narrow:
        canvas.field(rail_left(canvas), 0, RAIL, 1, canvas.palette.surface.ground)


@piece
def paper(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Lay a sheet of paper: read this now."""
    canvas.field(x, y, width, height, IVORY)


def rail_left(canvas: Canvas) -> float:
    """Return where the rail begins; on a narrow screen, the right edge."""
    return canvas.width if canvas.narrow else canvas.width - RAIL
