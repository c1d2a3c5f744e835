"""The picture of a race: who was dealt which cards, and who won a new chip (S9)."""

from clock.display.canvas import Canvas
from clock.display.lettering import Words
from clock.display.pieces.grounds import cloth
from clock.display.pieces.listing import bottom_of, sheet
from clock.display.pieces.race import RaceRow, race_sheet
from clock.display.pieces.top import TOP_HEIGHT, Top, top
from clock.display.theme import BREAK, Palette
from clock.values import Struct


class RacePicture(Struct, frozen=True):
    """A race at one table; `covered` says that a slip lies over the lower part."""

    top: Top
    title: Words
    total: str
    rows: tuple[RaceRow, ...]
    palette: Palette = BREAK
    covered: bool = False

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        bottom = bottom_of(covered=self.covered)
        canvas.use(self.palette)
        cloth(canvas)
        sheet(canvas, TOP_HEIGHT, bottom)
        top(canvas, self.top)
        race_sheet(canvas, self.title, self.total, self.rows, TOP_HEIGHT, bottom)
