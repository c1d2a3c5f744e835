"""The picture of a break: half the screen is paper that says what to do with the chips."""

from clock.display.canvas import Canvas, piece
from clock.display.lettering import Words
from clock.display.pieces.break_sheet import SHEET, Sheet, sheet_at_side, sheet_below
from clock.display.pieces.grounds import cloth
from clock.display.pieces.head import Band, band, banner
from clock.display.pieces.night_line import NightLine, night_line
from clock.display.theme import (
    BLINDS,
    BLINDS_LINE,
    BREAK,
    ENTRY,
    FACT_STEP,
    HEADER,
    LONG_TIME,
    MARGIN,
    SIDE_WORDS,
    TIME_OF_DAY,
    TITLE,
    Face,
    Palette,
    Style,
)
from clock.display.times import Run, Times
from clock.display.writing import Align, figures_width, fitting, least_width, measure, write, write_figures
from clock.values import Struct, replace

TIME_LINE = 0.4495
LOWER_TIME_LINE = 0.434
RESUMES_LINE = 0.5595
RESUMES_GAP = 0.022
BESIDE_LINES = (0.341, 0.418)
"""When play resumes, where the sheet lies below: the words, and the time of day under them."""

DIM_TIME_OF_DAY = Style(Face.WORDS_MEDIUM, TIME_OF_DAY.cap)
BLINDS_GAP = 0.032
BREAK_BLINDS = Style(BLINDS.face, 0.133, 0.08)


class BreakPicture(Struct, frozen=True):
    """All that a break shows (V4). `band` lies across the top when the break waits or is paused.

    `resumes` is the time of day at which play resumes, behind its words; without words it is a call.

    `blinds_words` are the lines beside the blinds, the last one at their foot.

    `turn` counts up as what leaves and the steps take turns, where the sheet lies below; `covered` says that
    a slip lies over the line.
    """

    title: Words
    time: str
    line: NightLine
    sheet: Sheet
    palette: Palette = BREAK
    time_of_day: str = ""
    resumes_words: str = ""
    resumes: str = ""
    blinds: Words = ""
    blinds_words: tuple[str, ...] = ()
    band: Band | None = None
    banner: Words = ""
    covered: bool = False
    turn: int = 0
    skip_held: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        canvas.use(self.palette)
        cloth(canvas)
        below = canvas.narrow or self.time.count(":") > 1
        edge = canvas.width if below else canvas.width - SHEET
        self._draw_head(canvas, edge)
        break_time(canvas, self.time, edge, LOWER_TIME_LINE if below else TIME_LINE)
        if below:
            resumes_beside(canvas, self.resumes_words, self.resumes, self.time)
            sheet_below(canvas, self.sheet, self.turn)
        else:
            play_resumes(canvas, self.resumes_words, self.resumes, edge)
            break_blinds(canvas, self.blinds, self.blinds_words, edge)
            under_band = bool(self.banner) or self.band is not None
            sheet_at_side(canvas, self.sheet, under_band=under_band)
        if not self.covered:
            night_line(canvas, self.line, on_rail=False, skip_held=self.skip_held)

    @property
    def times(self) -> Times:
        """Return the times on the picture."""
        return Times(self.time)

    def moved(self, times: Times) -> "BreakPicture":
        """Return the picture with another time left on it; in a break the button stands."""
        return replace(self, time=times.left)

    def draw_times(self, canvas: Canvas, times: Times) -> None:
        """Draw the time left alone."""
        canvas.run_on(Run.LEFT, times.left)

    def _draw_head(self, canvas: Canvas, edge: float) -> None:
        """Draw the title up to `edge`, or what lies across the whole top instead."""
        if self.banner:
            banner(canvas, self.banner, canvas.width, self.time_of_day, paused=self.band is not None)
        elif self.band is not None:
            band(canvas, self.band, self.time_of_day)
        else:
            break_title(canvas, self.title, self.time_of_day, edge)


@piece
def break_title(canvas: Canvas, title: Words, time_of_day: str, edge: float) -> None:
    """Write the break's name, and the time of day at the right of the cloth."""
    field = canvas.palette.cloth
    clock = write(canvas, time_of_day, edge - MARGIN, HEADER, DIM_TIME_OF_DAY, field.dim, align=Align.RIGHT)
    write(canvas, title, MARGIN, HEADER, TITLE, field.text, room=clock.left - 2 * MARGIN)


@piece
def break_time(canvas: Canvas, figures: str, edge: float, line: float) -> None:
    """Write the time left of the break."""
    ink, room = canvas.palette.cloth.text, edge - 1.5 * MARGIN
    write_figures(canvas, figures, MARGIN, line, LONG_TIME, ink, hang=True, room=room, run=Run.LEFT)


@piece
def play_resumes(canvas: Canvas, words: Words, time_of_day: str, edge: float) -> None:
    """Write when play resumes."""
    field = canvas.palette.cloth
    room = edge - 2 * MARGIN - measure(canvas, time_of_day, ENTRY) - RESUMES_GAP
    said = write(canvas, words, MARGIN, RESUMES_LINE, SIDE_WORDS, field.dim, room=room)
    left = said.right + RESUMES_GAP if words else MARGIN
    write(canvas, time_of_day, left, RESUMES_LINE, ENTRY, field.text)


@piece
def resumes_beside(canvas: Canvas, words: Words, time_of_day: str, figures: str) -> None:
    """Write when play resumes at the right of the time left, where the sheet lies below, if there is room."""
    field, right = canvas.palette.cloth, canvas.width - MARGIN
    line, below = BESIDE_LINES
    room = right - 2 * MARGIN - figures_width(canvas, figures, LONG_TIME, hang=True)
    if (
        not time_of_day
        or least_width(canvas, time_of_day, ENTRY) > room
        or least_width(canvas, words, SIDE_WORDS) > room
    ):
        return
    write(canvas, words, right, line, SIDE_WORDS, field.dim, align=Align.RIGHT, room=room)
    write(canvas, time_of_day, right, below, ENTRY, field.text, align=Align.RIGHT, room=room)


@piece
def break_blinds(canvas: Canvas, figures: Words, lines: tuple[str, ...], edge: float) -> None:
    """Write the blinds that play resumes at, and beside them the lines about them."""
    field = canvas.palette.cloth
    right = edge - MARGIN
    blinds = fitting(canvas, figures, BREAK_BLINDS, right - MARGIN)
    wanted = max((measure(canvas, words, SIDE_WORDS) for words in lines), default=0.0) + BLINDS_GAP
    least = measure(canvas, blinds, BREAK_BLINDS) * BREAK_BLINDS.floor / BREAK_BLINDS.cap
    beside = least + wanted <= right - MARGIN
    room = right - MARGIN - (wanted if beside else 0)
    written = write(canvas, blinds, MARGIN, BLINDS_LINE, BREAK_BLINDS, field.text, room=room, hang=True)
    if beside:
        left = written.right + BLINDS_GAP
        for up, words in enumerate(reversed(lines)):
            write(canvas, words, left, BLINDS_LINE - up * FACT_STEP, SIDE_WORDS, field.dim, room=right - left)
