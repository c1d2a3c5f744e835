"""The flat fields a picture lies on: the cloth, the rail at the right, and paper."""

from clock.display.canvas import Canvas, piece
from clock.display.theme import COVERED_BOTTOM, IVORY, RAIL, STRIP_TOP


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


def bottom_of(*, covered: bool) -> float:
    """Return where paper ends: at the strip, or a little above a slip that lies over it."""
    return COVERED_BOTTOM if covered else STRIP_TOP


@piece
def sheet(canvas: Canvas, y: float, bottom: float = STRIP_TOP) -> None:
    """Lay paper over the whole width from y down to `bottom`."""
    canvas.field(0, y, canvas.width, bottom - y, IVORY)


def rail_left(canvas: Canvas) -> float:
    """Return where the rail begins; on a narrow screen, the right edge."""
    return canvas.width if canvas.narrow else canvas.width - RAIL
