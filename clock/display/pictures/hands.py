"""The picture of the ranking of hands, to be read in full (V2)."""

from clock.display.canvas import Canvas
from clock.display.lettering import Words
from clock.display.pieces.hands import RankedHand, hands_sheet
from clock.display.pieces.top import TOP_HEIGHT, Top, paper_page
from clock.display.theme import RUNNING, Palette
from clock.values import Struct


class HandsPicture(Struct, frozen=True):
    """All hands, best first; `covered` says that a slip lies over the lower part."""

    top: Top
    title: Words
    hands: tuple[RankedHand, ...]
    palette: Palette = RUNNING
    covered: bool = False

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        paper_page(canvas, self.palette, self.top, covered=self.covered)
        hands_sheet(canvas, self.title, self.hands, TOP_HEIGHT, covered=self.covered)
