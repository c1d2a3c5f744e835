"""The pictures with lines to read: the menu and lists, texts, and who has entered before the first deal."""

from dataclasses import dataclass

from clock.display.canvas import Canvas, piece
from clock.display.labelled import keycap
from clock.display.lettering import Words
from clock.display.pieces.grounds import cloth
from clock.display.pieces.head import banner
from clock.display.pieces.listing import Listed, listed, reading, sheet
from clock.display.pieces.seating import SEAT_NUMBER
from clock.display.pieces.top import TOP_HEIGHT, Top, top
from clock.display.theme import (
    HEADER,
    MARGIN,
    NAME,
    RUNNING,
    SEATS,
    SIDE_WORDS,
    TIME_OF_DAY,
    TITLE,
    Face,
    Palette,
    Style,
)
from clock.display.writing import Align, figures_style, write, write_figures

COUNTDOWN = Style(Face.FIGURES_MEDIUM, 0.200, 0.080)
WORDS_ALONE = Style(Face.WORDS_SEMIBOLD, 0.072)
NOTE = Style(Face.WORDS_MEDIUM, 0.030)
COUNTDOWN_LINE = 0.372
ENTRANTS_TITLE_LINE = 0.466
ENTRANTS_LINE = 0.540
ENTRANT_STEP = 0.0665
ENTRANT_ROWS = 6
ENTRANT_KEY = 0.0852
COLUMN_GAP = 0.05


@dataclass(frozen=True, slots=True)
class ListPicture:
    """A list on paper; time, stage and blinds stay on top while the night is on."""

    top: Top
    list: Listed
    palette: Palette = RUNNING

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        y = _draw_ground(canvas, self.palette, self.top)
        listed(canvas, self.list, y)


@dataclass(frozen=True, slots=True)
class TextPicture:
    """A text to read on paper, as a ruling."""

    top: Top
    title: Words
    text: str
    palette: Palette = RUNNING

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        y = _draw_ground(canvas, self.palette, self.top)
        reading(canvas, self.title, self.text, y)


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player who has entered: number, name, and a word if not yet here or not paid."""

    number: str
    name: Words
    note: Words = ""


@dataclass(frozen=True, slots=True)
class CountdownPicture:
    """Before the seats are drawn: the time to the first deal and who has entered (V3).

    Without `figures` only `words` stand in their place. With more entrants than fit, `turn` turns the pages.
    """

    title: Words
    words: Words
    figures: str = ""
    time_of_day: str = ""
    entered: Words = ""
    entrants: tuple[Entrant, ...] = ()
    turn: int = 0
    banner: Words = ""
    palette: Palette = SEATS

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        canvas.use(self.palette)
        cloth(canvas)
        if self.banner:
            banner(canvas, self.banner, canvas.width)
        else:
            countdown_head(canvas, self.title, self.time_of_day)
        countdown(canvas, self.words, self.figures)
        columns = 2 if canvas.narrow or any(entrant.note for entrant in self.entrants) else 3
        a_page = columns * ENTRANT_ROWS
        pages = max(1, -(-len(self.entrants) // a_page))
        first = self.turn % pages * a_page
        entrants(canvas, self.entered, self.entrants[first : first + a_page], columns)


@piece
def countdown_head(canvas: Canvas, title: Words, time_of_day: str) -> None:
    """Write the night's title and the time of day."""
    field = canvas.palette.cloth
    right = canvas.width - MARGIN
    clock = write(canvas, time_of_day, right, HEADER, TIME_OF_DAY, field.text, align=Align.RIGHT)
    write(canvas, title, MARGIN, HEADER, TITLE, field.text, room=clock.left - 2 * MARGIN)


@piece
def countdown(canvas: Canvas, words: Words, figures: str) -> None:
    """Write how long it is to the first deal, with the words above it, or the words alone."""
    field = canvas.palette.cloth
    room = canvas.width - 2 * MARGIN
    if not figures:
        write(canvas, words, MARGIN, COUNTDOWN_LINE - 0.07, WORDS_ALONE, field.text, room=room)
        return
    style = figures_style(canvas, figures, COUNTDOWN, room)
    shown = write_figures(canvas, figures, MARGIN, COUNTDOWN_LINE, style, field.text, hang=True)
    beside = shown.right + 0.05
    write(canvas, words, beside, COUNTDOWN_LINE, SIDE_WORDS, field.dim, room=room + MARGIN - beside)


@piece
def entrants(canvas: Canvas, entered: Words, shown: tuple[Entrant, ...], columns: int) -> None:
    """Write who has entered, in columns, each with the number to type."""
    field = canvas.palette.cloth
    room = canvas.width - 2 * MARGIN
    write(canvas, entered, MARGIN, ENTRANTS_TITLE_LINE, SIDE_WORDS, field.text, room=room)
    wide = (room - COLUMN_GAP * (columns - 1)) / columns
    for index, entrant in enumerate(shown):
        column, place = divmod(index, ENTRANT_ROWS)
        x, y = MARGIN + column * (wide + COLUMN_GAP), ENTRANTS_LINE + place * ENTRANT_STEP
        keycap(
            canvas,
            entrant.number,
            x,
            y - 0.0165,
            canvas.palette.keycap,
            style=SEAT_NUMBER,
            height=0.052,
            least=ENTRANT_KEY,
        )
        left, end = x + ENTRANT_KEY + 0.02, x + wide
        if entrant.note:
            note = write(canvas, entrant.note, end, y, NOTE, field.dim, align=Align.RIGHT, room=wide * 0.4)
            end = note.left - 0.02
        write(canvas, entrant.name, left, y, NAME, field.text, room=end - left)


def _draw_ground(canvas: Canvas, palette: Palette, shown: Top) -> float:
    """Lay cloth, paper and what stays on top; return where the paper begins."""
    canvas.use(palette)
    cloth(canvas)
    y = TOP_HEIGHT if shown.time or shown.blinds else 0.0
    sheet(canvas, y)
    if y:
        top(canvas, shown)
    return y
