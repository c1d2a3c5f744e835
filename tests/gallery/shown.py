"""A whole screen as the night shows it: a page, a slip over it, and the strip of keys."""

from clock.display.canvas import Canvas, Picture
from clock.display.pieces import foot
from clock.display.pieces.foot import Keys, Slip
from clock.values import Struct


class Shown(Struct, frozen=True):
    """A page with a slip over it, if there is one, and the keys beneath."""

    page: Picture
    keys: Keys
    slip: Slip | None = None
    undo_left: float | None = None

    def draw(self, canvas: Canvas) -> None:
        """Draw the page, the slip and the keys."""
        self.page.draw(canvas)
        if self.slip is not None:
            foot.slip(canvas, self.slip)
        if self.undo_left is not None:
            foot.undo_edge(canvas, self.undo_left)
        foot.keys(canvas, self.keys)
