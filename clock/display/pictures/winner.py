"""The picture of the end: who won, and the prizes as stacks of chips."""

from clock.display.canvas import Canvas, piece
from clock.display.lettering import Words
from clock.display.pieces.grounds import cloth
from clock.display.pieces.podium import Stack, podium, room_above
from clock.display.theme import FINISHED, MARGIN, SIDE_WORDS, WINNER, Palette
from clock.display.writing import write
from clock.values import Struct

HEADLINE_LINE = 0.1848
OCCASION_LINE = 0.2686
DETAIL_LINE = 0.3236


class WinnerPicture(Struct, frozen=True):
    """The winner, which night it was, its day, players and pool in a line, and the prizes, best last."""

    headline: Words
    occasion: Words
    detail: Words
    stacks: tuple[Stack, ...] = ()
    palette: Palette = FINISHED

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        canvas.use(self.palette)
        cloth(canvas)
        winner(canvas, self.headline, self.occasion, self.detail, room_above(canvas, self.stacks))
        podium(canvas, self.stacks)


@piece
def winner(canvas: Canvas, headline: Words, occasion: Words, detail: Words, right: float) -> None:
    """Write who won, and the night in two lines that end at `right` at the latest."""
    field = canvas.palette.cloth
    room = canvas.width - 2 * MARGIN
    write(canvas, headline, MARGIN, HEADLINE_LINE, WINNER, field.text, room=room)
    write(canvas, occasion, MARGIN, OCCASION_LINE, SIDE_WORDS, field.dim, room=right - MARGIN)
    write(canvas, detail, MARGIN, DETAIL_LINE, SIDE_WORDS, field.dim, room=right - MARGIN)
