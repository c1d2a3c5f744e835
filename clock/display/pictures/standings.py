"""The picture of a ranking: the standings of a season, or the points of a night."""

from clock.display.canvas import Canvas, piece
from clock.display.lettering import Words
from clock.display.pieces.grounds import bottom_of, cloth
from clock.display.pieces.head import banner
from clock.display.pieces.ranking import STEP, TIGHT_STEP, Ranking, columns_of, page_of, ranked
from clock.display.pieces.top import TOP_HEIGHT, Top, top
from clock.display.theme import HEADER, MARGIN, SEATS, SIDE_WORDS, TIME_OF_DAY, TITLE, Face, Palette, Style
from clock.display.writing import Align, write
from clock.values import Struct, replace

NOTHING = Top()
NO_RANKING = Ranking()
TITLE_DOWN = 0.066
FIRST_DOWN = 0.105
COMING_WORDS = 0.183
COMING_LINE = 0.266
COMING = Style(Face.WORDS_SEMIBOLD, 0.060)
END = 0.028
FEW = 6
"""So many rows stay together in one column."""


class StandingsPicture(Struct, frozen=True):
    """A ranking that fills the screen, in pages where it is long: `turn` turns them.

    `note` stands at the right of the title, with the page. `coming` is what is awaited, in large letters, and
    `coming_words` are beside it: the next night (L8). While a night is on the time stays on `top`. `covered`
    says that a slip lies over the lower part: rows do not move for it, those beneath it wait for its end.
    """

    title: Words
    ranking: Ranking = NO_RANKING
    note: str = ""
    coming_words: Words = ""
    coming: Words = ""
    turn: int = 0
    time_of_day: str = ""
    banner: Words = ""
    palette: Palette = SEATS
    top: Top = NOTHING
    covered: bool = False

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        canvas.use(self.palette)
        cloth(canvas)
        line = HEADER
        if self.top.time or self.top.blinds:
            top(canvas, self.top)
            line = TOP_HEIGHT + TITLE_DOWN
        first = line + FIRST_DOWN
        if self.coming:
            coming(canvas, self.coming_words, self.coming)
            first = COMING_LINE + FIRST_DOWN
        first += STEP * self.ranking.heads_in_rows
        self._draw_ranking(canvas, line, first)

    def _draw_ranking(self, canvas: Canvas, line: float, first: float) -> None:
        """Draw one page of the rows under the title, which says which page it is."""
        columns = columns_of(canvas, self.ranking)
        space, count = bottom_of(covered=False) - END - first, len(self.ranking.rows)
        loose, tight = (max(1, int(space / step) + 1) for step in (STEP, TIGHT_STEP))
        fitting = tight if -(-count // (columns * tight)) < -(-count // (columns * loose)) else loose
        shown, page, pages = page_of(self.ranking.rows, columns * fitting, self.turn)
        a_column = -(-count // (pages * columns))
        rows = max(a_column, min(fitting, FEW))
        step = min(STEP, space / max(1, rows - 1))
        if self.banner and line == HEADER:
            banner(canvas, self.banner, canvas.width, self.time_of_day)
        else:
            counted = f"{page + 1} / {pages}" if pages > 1 else ""
            note = " \N{MIDDLE DOT} ".join(part for part in (self.note, counted) if part)
            standings_head(canvas, self.title, note, self.time_of_day, line)
        ranking = replace(self.ranking, rows=shown, of=self.ranking.rows)
        bottom = bottom_of(covered=self.covered) - END
        ranked(canvas, ranking, columns, first, rows, canvas.palette.cloth, step, bottom)


@piece
def standings_head(canvas: Canvas, title: Words, note: str, time_of_day: str, line: float) -> None:
    """Write the title, and at the right the note and the time of day."""
    field, right = canvas.palette.cloth, canvas.width - MARGIN
    clock = write(canvas, time_of_day, right, line, TIME_OF_DAY, field.text, align=Align.RIGHT)
    right = clock.left - MARGIN if time_of_day else right
    noted = write(canvas, note, right, line, SIDE_WORDS, field.dim, align=Align.RIGHT, room=right * 0.4)
    write(canvas, title, MARGIN, line, TITLE, field.text, room=noted.left - 2 * MARGIN)


@piece
def coming(canvas: Canvas, words: Words, what: Words) -> None:
    """Write what is awaited in large letters, and the words above it."""
    field, room = canvas.palette.cloth, canvas.width - 2 * MARGIN
    write(canvas, words, MARGIN, COMING_WORDS, SIDE_WORDS, field.dim, room=room)
    write(canvas, what, MARGIN, COMING_LINE, COMING, field.text, room=room)
