"""The pictures of a move, of several at once, and of a question about a table."""

from clock.display.canvas import Canvas, piece
from clock.display.columns import page_column_width
from clock.display.labelled import Card, card, keycap, keycap_width
from clock.display.lettering import Words
from clock.display.pieces.drawn_table import HALF_EXTENT, DrawnTable, drawn_table
from clock.display.pieces.grounds import bottom_of
from clock.display.pieces.top import Top, paper_page
from clock.display.theme import (
    ALARM,
    FLOOR,
    HEADLINE,
    INK,
    IVORY,
    MARGIN,
    NAME,
    RUNNING,
    STRIP_TOP,
    STRONG_NAME,
    TEXT,
    Face,
    Ink,
    Palette,
    Style,
)
from clock.display.writing import Align, cap_within, measure, wrapped, write
from clock.values import Struct

HEADLINE_LINE = 0.2943
REASON_LINE = 0.393
REASON_LINES = (0.368, 0.4185, 0.469, 0.5195)
LINES_ABOVE = 2
LINES_BESIDE_CARDS = 3
TABLES_CENTRE = 0.6625
COVERED_CENTRE = 0.592
COVERED_SCALE = 0.60
CARDS_BESIDE_WORDS = 2
CARDS_BELOW = 0.880
ABOVE_CARDS = 0.70
"""More cards leave the reason little room: it takes three lines, and on a narrow screen they lie below."""

LOWER = 0.018
BELOW_THREE_LINES = 0.84
"""How much lower and smaller two tables are drawn where the reason takes three lines beside the cards."""
ALONE_CENTRE = 0.538
ALONE_SCALE = 0.97
"""Where a table stands that is asked about: above the slip of the answer, so that it does not move for it."""

NUMBER_SIDE = 0.1165
NUMBER_CENTRE = 0.2592
NUMBER_LABEL = Style(Face.FIGURES_SEMIBOLD, 0.061)
ARROW = 0.125
ARROW_HEIGHT = 0.088
ARROW_GAP = 0.0455
LINES_TO_SEE = 5
"""As many in a column are seen above a slip."""

LINE_STEP = 0.082
CAP_OF_STEP = 0.60
LARGEST_LINE = 1.45
LEAST_FIT = FLOOR / NAME.cap
COLUMN_GAP = 0.06
LOWER_LINES = 0.026
"""How much lower a short list begins at the most."""

LINES_TOP = 0.490
TIGHT_LINES_TOP = 0.468
LINE_KEY = 0.060
KEY_GAP = 0.025
PLACE_GAP = 0.07
LEAST_GAP = 0.03
LINES_BOTTOM = 0.020
LINE_NUMBER = Style(Face.FIGURES_SEMIBOLD, 0.030)
CARD = 0.097


class MovePicture(Struct, frozen=True):
    """One player moves: where to is the headline, with the reason below and both tables drawn (T7).

    `cards` are those drawn for tables equal in size, each with the table it was drawn for (T3). `covered`
    says that a slip lies over the lower part: the tables are smaller then, and many cards wait for its end.
    """

    top: Top
    number: str
    headline: Words
    reason: str
    origin: DrawnTable
    destination: DrawnTable
    cards: tuple[tuple[str, Card], ...] = ()
    palette: Palette = RUNNING
    covered: bool = False

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        paper_page(canvas, self.palette, self.top, covered=self.covered)
        many = len(self.cards) > CARDS_BESIDE_WORDS
        below = canvas.narrow and many and not self.covered
        tall = not self.covered and len(self.cards) > (0 if canvas.narrow else CARDS_BESIDE_WORDS)
        most = LINES_BESIDE_CARDS if tall else LINES_ABOVE
        beside = () if below or (many and self.covered) else self.cards
        announcement(canvas, self.number, self.headline, self.reason, beside, most)
        if below:
            cards_below(canvas, self.cards)
        centre, largest = _room_for_tables(covered=self.covered)
        if below:
            largest = ABOVE_CARDS
        elif tall and not canvas.narrow:
            centre, largest = centre + LOWER, BELOW_THREE_LINES
        scale, left, right = table_places(canvas, largest)
        drawn_table(canvas, self.origin, left, centre, scale)
        drawn_table(canvas, self.destination, right, centre, scale)
        way(canvas, left + HALF_EXTENT * scale, right - HALF_EXTENT * scale, centre)


class MoveLine(Struct, frozen=True):
    """One player's way in a list of moves: number, name, and where to in words."""

    number: str
    name: Words
    place: Words


class MovesPicture(Struct, frozen=True):
    """A table breaks, or the like: the headline, the reason, and one player a line (T7).

    `covered` says that a slip lies over the lower part.
    """

    top: Top
    headline: Words
    reason: str
    lines: tuple[MoveLine, ...] = ()
    palette: Palette = RUNNING
    covered: bool = False

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        paper_page(canvas, self.palette, self.top, covered=self.covered)
        most = LINES_ABOVE if self.lines else len(REASON_LINES)
        announcement(canvas, "", self.headline, self.reason, most=most)
        move_lines(canvas, self.lines, bottom_of(covered=self.covered))


class TablePicture(Struct, frozen=True):
    """What concerns one table: a question, its seats numbered to be picked, or one player with the `number`.

    `covered` says that a slip lies over the lower part: below a reason the table is smaller then.
    """

    top: Top
    headline: Words
    reason: str
    table: DrawnTable
    palette: Palette = RUNNING
    number: str = ""
    covered: bool = False

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        paper_page(canvas, self.palette, self.top, covered=self.covered)
        announcement(canvas, self.number, self.headline, self.reason)
        centre, scale = ALONE_CENTRE, ALONE_SCALE
        if self.reason:
            centre, scale = _room_for_tables(covered=self.covered)
        drawn_table(canvas, self.table, canvas.width / 2, centre, scale)


@piece
def announcement(
    canvas: Canvas,
    number: str,
    headline: Words,
    reason: str,
    cards: tuple[tuple[str, Card], ...] = (),
    most: int = LINES_ABOVE,
) -> None:
    """Write the headline with the number of its player, the reason in `most` lines, and its cards."""
    ink = canvas.palette.paper.text
    right = canvas.width - MARGIN
    left, line = MARGIN, HEADLINE_LINE
    if number:
        key = keycap(
            canvas,
            number,
            MARGIN,
            NUMBER_CENTRE,
            Ink(IVORY, INK),
            style=NUMBER_LABEL,
            height=NUMBER_SIDE,
            least=0.1285,
        )
        left = key.right + 0.0295
        line -= (HEADLINE.cap - cap_within(canvas, headline, HEADLINE, right - left)) / 2
    write(canvas, headline, left, line, HEADLINE, ink, room=right - left)
    end = _deal(canvas, cards, right, REASON_LINE)
    _write_reason(canvas, reason, end - MARGIN, most, ink)


@piece
def cards_below(canvas: Canvas, cards: tuple[tuple[str, Card], ...]) -> None:
    """Draw the cards that tables were dealt, below the tables."""
    _deal(canvas, cards, canvas.width - MARGIN, CARDS_BELOW)


def _deal(canvas: Canvas, cards: tuple[tuple[str, Card], ...], end: float, line: float) -> float:
    """Draw the cards that tables were dealt, the last one at `end`; return where they begin."""
    ink = canvas.palette.paper.text
    for label, drawn in reversed(cards):
        shown = card(canvas, end - CARD * 0.7, line - 0.012, CARD, drawn)
        end = write(canvas, label, shown.left - 0.012, line, TEXT, ink, align=Align.RIGHT).left - 0.03
    return end


def _write_reason(canvas: Canvas, reason: str, room: float, most: int, ink: Ink) -> None:
    """Write the reason in at most so many lines; if they are not enough, all are smaller."""
    style = TEXT
    lines = wrapped(canvas, reason, style, room, most)
    if any(measure(canvas, line, style) > room for line in lines):
        style = TEXT.at(TEXT.floor)
        lines = wrapped(canvas, reason, style, room, most)
    for line, y in zip(lines, REASON_LINES if len(lines) > 1 else (REASON_LINE,), strict=False):
        write(canvas, line, MARGIN, y, style, ink, room=room)


@piece
def way(canvas: Canvas, start: float, end: float, y: float) -> None:
    """Draw the red arrow from one table to the other, about the height y."""
    length = min(ARROW, end - start - 2 * ARROW_GAP)
    x = (start + end - length) / 2
    canvas.arrow(x, y, length, ARROW_HEIGHT, ALARM, head=min(0.061, length * 0.5))


class _Lines(Struct, frozen=True):
    """How a list of moves is written: its columns, steps and letters, and how wide keys and names are.

    `fit` is how many times larger than usual it may be; where that is less than 1, names shrink or are cut.
    """

    columns: int
    a_column: int
    first: float
    step: float
    fit: float
    cap: float
    keys: float
    names: float

    @property
    def name(self) -> Style:
        """Return the style of the names."""
        return NAME.at(self.cap)

    @property
    def place(self) -> Style:
        """Return the style of where to."""
        return STRONG_NAME.at(self.cap)

    @property
    def size(self) -> float:
        """Return how many times larger than usual the lines are."""
        return self.cap / NAME.cap


@piece
def move_lines(canvas: Canvas, lines: tuple[MoveLine, ...], bottom: float = STRIP_TOP) -> None:
    """Write one player a line, in two columns if there are many or all are larger so; none below `bottom`.

    Names that two columns would cut stand in one.

    Up to ten in two columns stand where a slip covers none: they do not move when it comes.
    """
    ink = canvas.palette.paper.text
    one, two = (_laid_out(canvas, lines, columns) for columns in (1, 2))
    either = canvas.narrow or len(lines) <= LINES_TO_SEE or two.fit < LEAST_FIT
    laid = one if either and one.fit >= two.fit else two
    columns, a_column, first = laid.columns, laid.a_column, laid.first
    wide = page_column_width(canvas, columns, COLUMN_GAP)
    places = max((measure(canvas, line.place, laid.place) for line in lines), default=0.0)
    beside = laid.keys + KEY_GAP + laid.names + PLACE_GAP
    apart = columns > 1 or beside + places > wide
    for index, line in enumerate(lines):
        column, place = divmod(index, a_column)
        x, y = MARGIN + column * (wide + COLUMN_GAP), first + place * laid.step
        if y > bottom - LINES_BOTTOM:
            continue
        keycap(
            canvas,
            line.number,
            x,
            y - laid.cap / 2,
            Ink(IVORY, INK),
            style=LINE_NUMBER.at(LINE_NUMBER.cap * laid.size),
            height=min(LINE_KEY * laid.size, laid.step * 0.86),
            least=laid.keys,
        )
        left, end = x + laid.keys + KEY_GAP, x + wide
        at, align = (end, Align.RIGHT) if apart else (x + beside, Align.LEFT)
        place_x = write(canvas, line.place, at, y, laid.place, ink, align=align, room=end - left).left
        room = (place_x if line.place else end) - left - LEAST_GAP
        write(canvas, line.name, left, y, laid.name, ink, room=room)


def _laid_out(canvas: Canvas, lines: tuple[MoveLine, ...], columns: int) -> _Lines:
    """Return how lines are written in columns: as large as step and width let the longest be."""
    a_column = max(1, -(-len(lines) // columns))
    wide = page_column_width(canvas, columns, COLUMN_GAP)
    first = LINES_TOP if a_column <= LINES_TO_SEE else TIGHT_LINES_TOP
    step = min(LINE_STEP, (STRIP_TOP - first) / a_column)
    room = bottom_of(covered=a_column <= LINES_TO_SEE) - LINES_BOTTOM - first
    if a_column <= LINES_TO_SEE:
        step = min(step, room / max(1, a_column - 1))
    first += min(LOWER_LINES, max(0.0, room - step * (a_column - 1)) / 2)
    names = max((measure(canvas, line.name, NAME) for line in lines), default=0.0)
    places = max((measure(canvas, line.place, STRONG_NAME) for line in lines), default=0.0)
    keys = max(
        (keycap_width(canvas, line.number, style=LINE_NUMBER, least=0.08) for line in lines), default=0.0
    )
    gaps = KEY_GAP + (LEAST_GAP if places else 0.0)
    size = min(LARGEST_LINE, step * CAP_OF_STEP / NAME.cap, (wide - gaps) / max(0.01, keys + names + places))
    fit, size = size, max(1.0, size)
    return _Lines(columns, a_column, first, step, fit, NAME.cap * size, keys * size, names * size)


def table_places(canvas: Canvas, largest: float = 1.0) -> tuple[float, float, float]:
    """Return the scale of two tables side by side, and where their centres are."""
    scale = min(largest, (canvas.width - 2 * MARGIN - ARROW - 2 * ARROW_GAP) / (4 * HALF_EXTENT))
    at_edge = MARGIN + HALF_EXTENT * scale
    left = max(canvas.width / 4, at_edge) if scale == largest else at_edge
    return scale, left, canvas.width - left


def _room_for_tables(*, covered: bool) -> tuple[float, float]:
    """Return about which height tables stand, and at which scale, above a slip or above the strip."""
    return (COVERED_CENTRE, COVERED_SCALE) if covered else (TABLES_CENTRE, 1.0)
