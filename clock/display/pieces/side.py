"""The rail: players and average, and a panel that takes turns."""

from clock.display.canvas import Canvas, piece
from clock.display.chips import ChipFace
from clock.display.columns import column_width, page_column_width
from clock.display.labelled import chip, keycap, keycap_width, numbered_ring
from clock.display.lettering import Words
from clock.display.pieces.clock_face import ASIDE_GAP, Fact, room_beside, write_fact
from clock.display.pieces.grounds import rail_left
from clock.display.pieces.hands import RankedHand, write_hands
from clock.display.pieces.honours import Honours, draw_honours, honours_width
from clock.display.theme import (
    BLINDS,
    FACT_LINES,
    GUTTER,
    LABEL,
    MARGIN,
    MONEY,
    PANEL_FIGURE,
    PANEL_ROW_LINE,
    PANEL_TITLE,
    PANEL_TITLE_LINE,
    RAIL_RULE,
    TEXT,
    Face,
    Field,
    Style,
)
from clock.display.writing import Align, least_width, measure, wrapped, write
from clock.values import Struct, replace

ROWS_FEW = 5
ROWS_A_COLUMN = 6
ROW_STEP = 0.056
TIGHT_STEP = 0.047
COLUMN_GAP = 0.03
TIGHT_TEXT = TEXT.at(0.0305)
TIGHT_MONEY = MONEY.at(0.0325)
ROW_CHIP = 0.0225
ROW_RING = 0.0250
RING_LINE = 0.0024
NARROW_RING = 0.0234
NARROW_RING_LINE = 0.0017
"""Where rows stand close the ring of a seat is smaller, and two figures fill it."""

ROW_KEY = 0.045
ROW_KEY_WIDTH = 0.062
ROW_KEY_LABEL = Style(Face.FIGURES_SEMIBOLD, 0.0285)
HERE = 0.0085
HERE_BEFORE = 0.024
CHIPS_A_ROW = 3
CHIP_ROWS = 2
PANEL_CHIP = 0.060
PANEL_CHIPS_TOP = 0.496
PANEL_CHIPS_STEP = 0.139
CHIP_GAP = 0.015
ROW_GAP = 0.012
FIGURE_GAP = 0.035
WIDE_GAP = 0.07
RANK_GAP = 0.017
WORDS_SHARE = 0.3
"""The part of a row that a long figure leaves to the words, where these need as much."""

SPARE = 0.004
"""How much more than their least width words have beside a figure, so that rounding cuts none."""

ROUNDED = 0.0001
LETTERS_VARY = 0.006
"""How much wider letters can be at a small size than the same at a large one, as far as that is known."""

BESIDE_LINE = 0.599
BESIDE_FIRST = 0.6515
BESIDE_ROWS = 3
BESIDE_COLUMNS = 2
ON_LINE = 0.8165
ON_LINE_ROWS = 0.867
LINE_ROWS = 2
LINE_COLUMNS = 3
BESIDE = 0.4875
"""The room beside the blinds that a panel needs there."""


class Row(Struct, frozen=True):
    """A line of a panel: words, and a figure at the right.

    Before the words may stand a chip, the ring of a `seat` or a `rank`, behind them the honours that the
    league gives; a `key` at the right is what is typed for a player. `here` is where the night stands, `past`
    what lies behind it; `named` words are a player's name.
    """

    words: Words
    figure: str = ""
    chip: ChipFace | None = None
    seat: str = ""
    rank: str = ""
    key: str = ""
    here: bool = False
    past: bool = False
    named: bool = False
    honours: Honours = ()


class Panel(Struct, frozen=True):
    """What takes turns in the rail: a title with a figure, and rows, or one text.

    A column holds `ROWS_A_COLUMN` rows; what is more belongs to a panel of its own. `hands` are drawn in the
    rail instead of the rows, of the size that `all_hands` have room for, also those of its other turns.
    `of_chips` says that the rows are the chips in play: a screen without a rail draws those large.
    """

    title: Words
    figure: str = ""
    rows: tuple[Row, ...] = ()
    columns: int = 1
    text: str = ""
    hands: tuple[RankedHand, ...] = ()
    all_hands: tuple[RankedHand, ...] = ()
    of_chips: bool = False

    @property
    def faces(self) -> tuple[ChipFace, ...]:
        """Return the chips of a panel of chips."""
        return tuple(row.chip for row in self.rows if row.chip is not None) if self.of_chips else ()


@piece
def facts(canvas: Canvas, shown: tuple[Fact, ...]) -> None:
    """Write the players left and the average stack at the head of the rail."""
    left = rail_left(canvas) + GUTTER
    room = canvas.width - MARGIN - left
    for line, fact in zip(FACT_LINES, shown, strict=False):
        write_fact(canvas, left, line, fact, canvas.palette.surface, room=room)
    canvas.bar(left, RAIL_RULE, room, 0.003, canvas.palette.surface.faint)


@piece
def panel(canvas: Canvas, shown: Panel) -> None:
    """Write a panel under the rule of the rail."""
    left = rail_left(canvas) + GUTTER
    write_panel(canvas, shown, left, canvas.width - MARGIN, canvas.palette.surface)


@piece
def panel_beside(canvas: Canvas, shown: Panel, words: str) -> None:
    """Write a panel at the right of the blinds `words`, in two columns: a narrow screen has no rail."""
    left = MARGIN + measure(canvas, words, BLINDS) + ASIDE_GAP
    right, columns = canvas.width - MARGIN, BESIDE_COLUMNS
    lines = BESIDE_LINE, BESIDE_FIRST
    field = canvas.palette.cloth
    _write_tight(canvas, shown, left, right, lines, field, rows=BESIDE_ROWS, columns=columns)


@piece
def panel_on_line(canvas: Canvas, shown: Panel) -> None:
    """Write a panel in the line's place, where beside the blinds there is no room for all its rows.

    What would be cut in a third of the line has the room of the columns that stay empty.
    """
    needed = max(1, -(-len(shown.rows) // LINE_ROWS))
    columns, rank = max(LINE_COLUMNS, needed), _ranks_width(canvas, shown, TIGHT_TEXT)
    wide = page_column_width(canvas, columns, COLUMN_GAP)
    if any(_wanted_of(canvas, row, rank) > wide for row in shown.rows):
        columns = needed
    lines = ON_LINE, ON_LINE_ROWS
    field, right = canvas.palette.cloth, canvas.width - MARGIN
    _write_tight(canvas, shown, MARGIN, right, lines, field, rows=LINE_ROWS, columns=columns)


def fits_beside(canvas: Canvas, shown: Panel, words: str) -> bool:
    """Return whether a panel has room for all its rows at the right of the blinds `words`."""
    room = room_beside(canvas, words)
    wide = column_width(room, BESIDE_COLUMNS, COLUMN_GAP)
    rank = _ranks_width(canvas, shown, TIGHT_TEXT)
    fit = all(_least_of(canvas, row, rank) <= wide for row in shown.rows)
    return fit and room >= BESIDE and len(shown.rows) <= BESIDE_COLUMNS * BESIDE_ROWS


def _least_of(canvas: Canvas, row: Row, rank: float) -> float:
    """Return how wide a row is at the least, with nothing of it cut and ranks in a column of `rank`."""
    chip_wide = 2 * NARROW_RING + CHIP_GAP if row.chip is not None or row.seat else rank
    if row.key:
        chip_wide += _key_width(canvas, row) + ROW_GAP
    gap = ROW_GAP if row.figure else 0.0
    return (
        chip_wide
        + least_width(canvas, row.words, TIGHT_TEXT)
        + LETTERS_VARY
        + honours_width(row.honours)
        + gap
        + measure(canvas, row.figure, TIGHT_MONEY)
    )


def _key_width(canvas: Canvas, row: Row) -> float:
    """Return how wide the key of a row is, if it has one."""
    return keycap_width(canvas, row.key, style=ROW_KEY_LABEL, least=_least_key(canvas)) if row.key else 0.0


def _ranks_width(canvas: Canvas, shown: Panel, style: Style) -> float:
    """Return how wide the column of the ranks is, with the gap behind it; nothing where there are none."""
    widest = max((measure(canvas, row.rank, style) for row in shown.rows), default=0.0)
    return widest + RANK_GAP if widest else 0.0


def _least_key(canvas: Canvas) -> float:
    """Return how wide a key is at the least: as all others of its column, where there is room for that."""
    return ROW_KEY if canvas.narrow else ROW_KEY_WIDTH


def _columns_beside(
    canvas: Canvas, shown: Panel, room: float, columns: int, rank: float
) -> tuple[float, float]:
    """Return how wide each column is, and how far from one to the next.

    A column is no wider than its rows need: a figure stands closer to its words than to the next column.
    """
    wanted = max((_wanted_of(canvas, row, rank) for row in shown.rows), default=0.0)
    wide = min(column_width(room, columns, COLUMN_GAP), wanted)
    step = (room - wide) / max(1, columns - 1)
    return wide, step if shown.figure else min(step, wide + WIDE_GAP)


def _wanted_of(canvas: Canvas, row: Row, rank: float) -> float:
    """Return how wide a row is at its full size, with a gap before its figure."""
    longest = measure(canvas, row.words, TIGHT_TEXT) - least_width(canvas, row.words, TIGHT_TEXT)
    return _least_of(canvas, row, rank) + longest + (FIGURE_GAP if row.figure else 0.0)


def _called_alike(canvas: Canvas, rows: tuple[Row, ...], wide: float, rank: float) -> tuple[Row, ...]:
    """Return rows with their names all in full, or all in short where one has no room in full."""
    names = [row for row in rows if row.rank or row.seat or row.named]
    if all(_wanted_of(canvas, row, rank) <= wide + ROUNDED for row in names):
        return rows
    return tuple(
        replace(row, words=row.words[-1]) if row in names and isinstance(row.words, tuple) else row
        for row in rows
    )


def _write_tight(
    canvas: Canvas,
    shown: Panel,
    left: float,
    right: float,
    lines: tuple[float, float],
    field: Field,
    *,
    rows: int,
    columns: int,
) -> None:
    """Write a panel with its title and its first row on these baselines."""
    line, first = lines
    figure = write(canvas, shown.figure, right, line, PANEL_FIGURE, field.text, align=Align.RIGHT)
    write(canvas, shown.title, left, line, PANEL_TITLE, field.text, room=figure.left - COLUMN_GAP - left)
    if shown.text:
        write_lines(canvas, shown.text, left, first, right - left, field, rows)
        return
    rank = _ranks_width(canvas, shown, TIGHT_TEXT)
    wide, step = _columns_beside(canvas, shown, right - left, columns, rank)
    for index, row in enumerate(_called_alike(canvas, shown.rows[: rows * columns], wide, rank)):
        column, place = divmod(index, rows)
        x = left + column * step
        line = first + place * TIGHT_STEP
        write_row(canvas, row, x, line, wide, field, rank=rank, styles=(TIGHT_TEXT, TIGHT_MONEY))


def write_panel(canvas: Canvas, shown: Panel, left: float, right: float, field: Field) -> None:
    """Write a panel from `left` to `right` at the rail's height."""
    figure = write(canvas, shown.figure, right, PANEL_TITLE_LINE, PANEL_FIGURE, field.text, align=Align.RIGHT)
    room = figure.left - left - (COLUMN_GAP if shown.figure else 0)
    write(canvas, shown.title, left, PANEL_TITLE_LINE, PANEL_TITLE, field.text, room=room)
    if shown.text:
        write_lines(canvas, shown.text, left, PANEL_ROW_LINE, right - left, field)
        return
    if shown.hands:
        write_hands(canvas, shown.hands, shown.all_hands, left, right, field)
        return
    if 0 < len(shown.faces) <= CHIPS_A_ROW * CHIP_ROWS:
        _draw_chips(canvas, shown.faces, left, right)
        return
    a_column = -(-len(shown.rows) // shown.columns)
    tight = a_column > ROWS_FEW
    step = TIGHT_STEP if tight else ROW_STEP
    wide = column_width(right - left, shown.columns, COLUMN_GAP)
    keys = max((_key_width(canvas, row) for row in shown.rows), default=0.0)
    words, money = (TIGHT_TEXT, TIGHT_MONEY) if tight else (TEXT, MONEY)
    rank = _ranks_width(canvas, shown, words)
    rows = shown.rows
    if shown.columns > 1 and not keys:
        rows = _called_alike(canvas, rows, wide, rank)
        words = _alike(canvas, rows, wide - rank, words, money)
    for index, row in enumerate(rows):
        column, place = divmod(index, max(1, a_column))
        if place >= ROWS_A_COLUMN:
            continue
        x = left + column * (wide + COLUMN_GAP)
        line = PANEL_ROW_LINE + place * step
        write_row(canvas, row, x, line, wide, field, key=keys, rank=rank, styles=(words, money))


def _alike(canvas: Canvas, rows: tuple[Row, ...], wide: float, words: Style, money: Style) -> Style:
    """Return the style in which the words of all rows fit beside their figures: none is smaller alone."""
    fits = [
        (wide - ROW_GAP - LETTERS_VARY - measure(canvas, row.figure, money))
        / max(0.01, measure(canvas, row.words, words))
        for row in rows
    ]
    return words.shrunk(min(fits)) if fits else words


def _draw_chips(canvas: Canvas, faces: tuple[ChipFace, ...], left: float, right: float) -> None:
    """Draw the chips in play large, in two rows: their colours and values, and nothing besides."""
    a_row = CHIPS_A_ROW if len(faces) > CHIPS_A_ROW else max(1, len(faces))
    step = (right - left - 2 * PANEL_CHIP) / (CHIPS_A_ROW - 1)
    for index, face in enumerate(faces):
        down, across = divmod(index, a_row)
        centre = PANEL_CHIPS_TOP + PANEL_CHIP + down * PANEL_CHIPS_STEP
        chip(canvas, left + PANEL_CHIP + across * step, centre, PANEL_CHIP, face)


def write_row(
    canvas: Canvas,
    row: Row,
    x: float,
    y: float,
    wide: float,
    field: Field,
    *,
    key: float = 0.0,
    rank: float = 0.0,
    styles: tuple[Style, Style] = (TEXT, MONEY),
) -> None:
    """Write one row of a panel on the baseline y, its figure or key at the right end.

    A key is at least as wide as `key`, which is the widest of its panel, and ranks stand in a column as wide
    as `rank`.
    """
    right, (words, money) = x + wide, styles
    x = _draw_before(canvas, row, x, y - words.cap / 2, field)
    if row.rank:
        x += rank
        write(canvas, row.rank, x - RANK_GAP, y, words, field.dim, align=Align.RIGHT)
    if row.key:
        right = _draw_row_key(canvas, row.key, right, y - words.cap / 2, key)
    gap = ROW_GAP if row.figure else 0.0
    least = min(least_width(canvas, row.words, words) + SPARE, wide * WORDS_SHARE)
    room = max(0.0, right - x - gap - least)
    ink = field.dim if row.past else field.text
    figure = write(canvas, row.figure, right, y, money, ink, align=Align.RIGHT, room=room)
    ink = field.text if row.here or row.seat or row.rank or row.named else field.dim
    room = max(0.0, figure.left - gap - x - honours_width(row.honours))
    written = write(canvas, row.words, x, y, words, ink, room=room)
    draw_honours(canvas, row.honours, written.right, y, written.cap, ink.colour)


def _draw_row_key(canvas: Canvas, label: str, right: float, middle: float, least: float) -> float:
    """Draw the key at the end of a row, and return where what stands before it ends."""
    key = keycap(
        canvas,
        label,
        right,
        middle,
        canvas.palette.keycap,
        style=ROW_KEY_LABEL,
        height=ROW_KEY,
        least=max(least, _least_key(canvas)),
        align=Align.RIGHT,
    )
    return key.left - ROW_GAP


def _draw_before(canvas: Canvas, row: Row, x: float, middle: float, field: Field) -> float:
    """Draw what stands before the words of a row, and return where they begin."""
    if row.here:
        canvas.disc(x - HERE_BEFORE, middle, HERE, field.text.colour)
    if row.chip is not None:
        chip(canvas, x + ROW_CHIP, middle, ROW_CHIP, row.chip)
        return x + 2 * ROW_CHIP + CHIP_GAP
    if row.seat:
        ring, line = (NARROW_RING, NARROW_RING_LINE) if canvas.narrow else (ROW_RING, RING_LINE)
        numbered_ring(canvas, x + ring, middle, ring, row.seat, field.text, field.dim.colour, line)
        return x + 2 * ring + CHIP_GAP
    return x


def write_lines(
    canvas: Canvas, text: str, x: float, y: float, wide: float, field: Field, most: int = ROWS_A_COLUMN
) -> None:
    """Write a text in at most `most` lines; what does not fit ends in an ellipsis."""
    lines = wrapped(canvas, text, LABEL, wide, most)
    for place, line in enumerate(lines):
        write(canvas, line, x, y + place * TIGHT_STEP, LABEL, field.text, room=wide)
