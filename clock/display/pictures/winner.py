"""The picture of the end: who won, and the prizes as stacks of chips."""

from clock.display.canvas import Canvas, piece
from clock.display.lettering import Words
from clock.display.pieces.grounds import cloth
from clock.display.pieces.podium import Stack, podium, room_above
from clock.display.theme import FINISHED, MARGIN, SIDE_WORDS, WINNER, Palette
from clock.display.writing import measure, write
from clock.values import Struct

LINES = (0.1848, 0.2686, 0.3236)
LARGE_LINES = (0.2030, 0.2986, 0.3536)
"""Where the headline, the occasion and the detail stand, and where they do under a large headline."""

LARGEST = 0.126
GAP = 0.03
BELOW = 0.032
"""How far the letters of a line may reach below it."""


class WinnerPicture(Struct, frozen=True):
    """The winner, which night it was, its day, players and pool in a line, and the prizes, best last.

    `crowned` says that one player alone has won. The headline is large if it ends where tall stacks begin;
    if it does not, it leaves no room for a crown above them.
    """

    headline: Words
    occasion: Words
    detail: Words
    stacks: tuple[Stack, ...] = ()
    crowned: bool = False
    palette: Palette = FINISHED

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        canvas.use(self.palette)
        cloth(canvas)
        right = room_above(canvas, self.stacks, LARGE_LINES[0] + BELOW)
        wide = measure(canvas, self.headline, WINNER)
        cap = min(LARGEST, WINNER.cap * (right - GAP - MARGIN) / wide)
        large = cap >= WINNER.cap
        lines = LARGE_LINES if large else LINES
        edge = room_above(canvas, self.stacks, lines[-1] + BELOW)
        winner(canvas, self.headline, self.occasion, self.detail, cap if large else WINNER.cap, lines, edge)
        podium(canvas, self.stacks, crowned=self.crowned and large)


@piece
def winner(
    canvas: Canvas,
    headline: Words,
    occasion: Words,
    detail: Words,
    cap: float,
    lines: tuple[float, float, float],
    right: float,
) -> None:
    """Write who won, and the night in two lines that end at `right` at the latest."""
    field = canvas.palette.cloth
    first, second, third = lines
    write(canvas, headline, MARGIN, first, WINNER.at(cap), field.text, room=canvas.width - 2 * MARGIN)
    write(canvas, occasion, MARGIN, second, SIDE_WORDS, field.dim, room=right - MARGIN)
    write(canvas, detail, MARGIN, third, SIDE_WORDS, field.dim, room=right - MARGIN)
