"""The pictures with lines to read: the menu and lists, texts, and who has entered before the first deal."""

from clock.display.canvas import Canvas, piece
from clock.display.columns import column_width, page_column_width
from clock.display.labelled import keycap
from clock.display.lettering import Words
from clock.display.pieces.grounds import bottom_of, cloth, sheet
from clock.display.pieces.head import banner
from clock.display.pieces.listing import Listed, listed
from clock.display.pieces.reading import reading
from clock.display.pieces.seating import SEAT_NUMBER
from clock.display.pieces.top import TOP_HEIGHT, Top, top
from clock.display.theme import (
    HEADER,
    LABEL,
    MARGIN,
    NAME,
    PAPER_TITLE,
    RUNNING,
    SEATS,
    SIDE_WORDS,
    TIME_OF_DAY,
    TITLE,
    Face,
    Ink,
    Palette,
    Style,
)
from clock.display.writing import Align, least_width, wrapped, write, write_figures
from clock.values import Struct

COUNTDOWN = Style(Face.FIGURES_MEDIUM, 0.160, 0.080)
WORDS_ALONE = Style(Face.WORDS_SEMIBOLD, 0.072)
NOTE = Style(Face.WORDS_MEDIUM, 0.030)
COUNTDOWN_LINE = 0.330
ENTRANTS_TITLE_LINE = 0.414
ENTERED_LINES = (0.382, 0.424)
ENTRANTS_LINE = 0.480
ENTRANT_STEP = 0.0588
ENTRANT_ROWS = 8
ROWS_ABOVE_A_SLIP = 5
"""It is a list to find the number in that is being typed."""

ENTRANT_KEY = 0.0852
ENTRANT_KEY_HEIGHT = 0.049
NAME_GAP = 0.02
COLUMN_GAP = 0.05


class ListPicture(Struct, frozen=True):
    """A list on paper; time, stage and blinds stay on top while the night is on.

    `covered` says that a slip lies over its lower part.
    """

    top: Top
    list: Listed
    palette: Palette = RUNNING
    covered: bool = False

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        bottom = bottom_of(covered=self.covered)
        y = _draw_ground(canvas, self.palette, self.top, bottom)
        listed(canvas, self.list, y, bottom)


class TextPicture(Struct, frozen=True):
    """A text to read on paper, as a ruling; `covered` says that a slip lies over its lower part."""

    top: Top
    title: Words
    text: str
    palette: Palette = RUNNING
    covered: bool = False

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        bottom = bottom_of(covered=self.covered)
        y = _draw_ground(canvas, self.palette, self.top, bottom)
        reading(canvas, self.title, self.text, y, bottom)


class Entrant(Struct, frozen=True):
    """A player who has entered: number, name, and a word if not yet here or not paid.

    `expected` are those on the list of players who have not entered yet: their number may be typed.
    """

    number: str
    name: Words
    note: Words = ""
    expected: bool = False


class CountdownPicture(Struct, frozen=True):
    """Before the seats are drawn: the time to the first deal and who has entered (V3).

    Without `figures` only `words` stand in their place. With more entrants than fit, `turn` turns the pages.
    `covered` says that a slip lies over the lower part: the rows above it stay where they are on the first
    page, and the others come in turn. Where a number is `sought`, its page is shown and none takes turns.
    `listed`: players enter by their number on a list.
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
    covered: bool = False
    sought: str = ""
    listed: bool = False

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        canvas.use(self.palette)
        cloth(canvas)
        if self.banner:
            banner(canvas, self.banner, canvas.width, self.time_of_day)
        else:
            countdown_head(canvas, self.title, self.time_of_day)
        countdown(canvas, self.words, self.figures)
        columns = _columns(canvas, self.entrants)
        a_page = columns * (ROWS_ABOVE_A_SLIP if self.covered else ENTRANT_ROWS)
        pages = max(1, -(-len(self.entrants) // a_page))
        found = [place for place, entrant in enumerate(self.entrants) if entrant.number == self.sought]
        page = found[0] // a_page if found else self.turn % pages
        shown = self.entrants[page * a_page : (page + 1) * a_page]
        note = f"{page + 1} / {pages}" if pages > 1 else ""
        entrants(canvas, self.entered, note, shown, columns, listed=self.listed)


def _columns(canvas: Canvas, shown: tuple[Entrant, ...]) -> int:
    """Return in how many columns entrants stand: in three, if no name is smaller for the note beside it."""
    room = page_column_width(canvas, 3, COLUMN_GAP) - ENTRANT_KEY - 2 * NAME_GAP
    beside = (
        least_width(canvas, one.name, NAME) * NAME.cap / NAME.floor + least_width(canvas, one.note, NOTE)
        for one in shown
        if one.note
    )
    return 2 if canvas.narrow or any(wide > room for wide in beside) else 3


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
    at = MARGIN, COUNTDOWN_LINE
    shown = write_figures(canvas, figures, *at, COUNTDOWN, field.text, hang=True, room=room)
    beside = shown.right + 0.05
    write(canvas, words, beside, COUNTDOWN_LINE, SIDE_WORDS, field.dim, room=room + MARGIN - beside)


@piece
def entrants(
    canvas: Canvas, entered: Words, note: str, shown: tuple[Entrant, ...], columns: int, *, listed: bool
) -> None:
    """Write who has entered, line by line, each with the number to type.

    `note` says which page it is of how many. Of a list, the keys of those who have entered are ivory.
    """
    field, palette = canvas.palette.cloth, canvas.palette
    room = canvas.width - 2 * MARGIN
    right = MARGIN + room
    page = write(canvas, note, right, ENTRANTS_TITLE_LINE, NOTE, field.dim, align=Align.RIGHT)
    _write_entered(canvas, entered, page.left - MARGIN - COLUMN_GAP if note else room)
    wide = column_width(room, columns, COLUMN_GAP)
    for index, entrant in enumerate(shown):
        line, column = divmod(index, columns)
        x, y = MARGIN + column * (wide + COLUMN_GAP), ENTRANTS_LINE + line * ENTRANT_STEP
        ink = palette.answer if listed and not entrant.expected else palette.keycap
        _entrant_key(canvas, entrant.number, x, y, ink)
        left, end = x + ENTRANT_KEY + NAME_GAP, x + wide
        if entrant.note:
            said = write(canvas, entrant.note, end, y, NOTE, field.dim, align=Align.RIGHT, room=wide * 0.4)
            end = said.left - NAME_GAP
        name = field.dim if entrant.expected else field.text
        write(canvas, entrant.name, left, y, NAME, name, room=end - left)


def _write_entered(canvas: Canvas, entered: Words, room: float) -> None:
    """Write how many have entered, or what the host should know: in two lines if it is too long for one."""
    ink = canvas.palette.cloth.text
    if not isinstance(entered, str) or least_width(canvas, entered, SIDE_WORDS) <= room:
        write(canvas, entered, MARGIN, ENTRANTS_TITLE_LINE, SIDE_WORDS, ink, room=room)
        return
    lines = wrapped(canvas, entered, LABEL, room, len(ENTERED_LINES))
    for line, y in zip(lines, ENTERED_LINES, strict=False):
        write(canvas, line, MARGIN, y, LABEL, ink, room=room)


def _entrant_key(canvas: Canvas, number: str, x: float, y: float, ink: Ink) -> None:
    middle, high = y - NAME.cap / 2, ENTRANT_KEY_HEIGHT
    keycap(canvas, number, x, middle, ink, style=SEAT_NUMBER, height=high, least=ENTRANT_KEY)


def _draw_ground(canvas: Canvas, palette: Palette, shown: Top, bottom: float) -> float:
    """Lay cloth, paper down to `bottom` and what stays on top; return where what is on the paper begins.

    With nothing on top the title stands where a page without paper has it.
    """
    canvas.use(palette)
    cloth(canvas)
    y = TOP_HEIGHT if shown.time or shown.blinds else 0.0
    sheet(canvas, y, bottom)
    if not y:
        return HEADER - PAPER_TITLE
    top(canvas, shown)
    return y
