"""The picture of a race: who was dealt which cards, and who won a new chip (S9)."""

from clock.display.canvas import Canvas
from clock.display.lettering import Words
from clock.display.pieces.grounds import bottom_of
from clock.display.pieces.race import RaceRow, race_sheet
from clock.display.pieces.top import TOP_HEIGHT, Top, paper_page
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
        paper_page(canvas, self.palette, self.top, covered=self.covered)
        bottom = bottom_of(covered=self.covered)
        race_sheet(canvas, self.title, self.total, self.rows, TOP_HEIGHT, bottom)
