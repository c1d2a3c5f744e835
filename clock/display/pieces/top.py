"""What stays on top while something else is read: the time left, the stage and the blinds, smaller."""

from clock.display.canvas import Canvas, piece
from clock.display.lettering import Words
from clock.display.pieces.grounds import bottom_of, cloth, sheet
from clock.display.theme import MARGIN, STAGE, TOP_BLINDS, TOP_TIME, Palette
from clock.display.writing import Align, fitting, measure, write, write_figures
from clock.values import Struct

TOP_HEIGHT = 0.163
TOP_LINE = 0.128
STAGE_X = 0.435
STAGE_ROOM = 0.25
GAP = 0.04


class Top(Struct, frozen=True):
    """The time left, the stage and the blinds; empty before the deal and after the night."""

    time: str = ""
    stage: Words = ""
    blinds: Words = ""


def paper_page(canvas: Canvas, palette: Palette, shown: Top, *, covered: bool) -> None:
    """Lay the ground of a page to read: what stays on top, and paper beneath to the strip or a slip."""
    canvas.use(palette)
    cloth(canvas)
    sheet(canvas, TOP_HEIGHT, bottom_of(covered=covered))
    top(canvas, shown)


@piece
def top(canvas: Canvas, shown: Top, y: float = 0.0) -> None:
    """Write the time at the left, the stage beside it and the blinds at the right, on cloth from y down."""
    field, line = canvas.palette.cloth, y + TOP_LINE
    canvas.field(0, y, canvas.width, TOP_HEIGHT, field.ground)
    right = canvas.width - MARGIN
    time = write_figures(canvas, shown.time, MARGIN, line, TOP_TIME, field.text, hang=True)
    left = max(STAGE_X if not canvas.narrow else 0.0, time.right + 0.06)
    room = right - left - min(measure(canvas, shown.stage, STAGE), STAGE_ROOM) - GAP
    figures = fitting(canvas, shown.blinds, TOP_BLINDS, room)
    blinds = write(canvas, figures, right, line, TOP_BLINDS, field.text, align=Align.RIGHT, room=room)
    write(canvas, shown.stage, left, line, STAGE, field.dim, room=blinds.left - left - GAP)
