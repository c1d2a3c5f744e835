"""A ranking: the place as a disc, the name, what was earned, and who climbs or falls."""

from clock.display.canvas import Canvas, piece
from clock.display.chips import ChipFace
from clock.display.columns import page_column_width
from clock.display.labelled import LEAST_NUMBER, WIDEST_FIGURE, chip, fits_within, numbered_disc
from clock.display.lettering import Words
from clock.display.pieces.honours import (
    ARROW_WIDE,
    Honours,
    draw_arrow,
    draw_honours,
    honours_width,
)
from clock.display.theme import (
    FLOOR,
    LABEL,
    MARGIN,
    MONEY,
    NAME,
    NUMBER,
    STOP_LABEL,
    STRIP_TOP,
    Field,
    Ink,
)
from clock.display.writing import Align, measure, write, write_centred
from clock.values import Struct

STEP = 0.0797
TIGHT_STEP = 0.060
"""From row to row at the least, where that saves a page."""

DISC = 0.0305
DISC_OF_STEP = 0.43
NAME_X = 0.075
RULE = 0.0019
COLUMN_GAP = 0.05
FIGURE_GAP = 0.022
SEVERAL_GAP = 0.034
"""What lies between two columns of figures, where there are several."""

MOVED_GAP = 0.010
LEAST_NAME = 0.12
ROUNDED = 0.0001
HALF = 0.5
HEAD_CHIP = 0.050
CHIP_UP = 0.027


class RankedRow(Struct, frozen=True):
    """A player in a ranking, or without a `rank` a line under them all.

    `figures` end with what counts; `climbed` is by how many ranks, below 0 for who falls.
    """

    rank: str
    name: Words
    figures: tuple[str, ...]
    climbed: int = 0
    honours: Honours = ()


class Ranking(Struct, frozen=True):
    """Rows from the best down, in columns; `headings` stand over the figures, in words or as chips.

    `of` are the rows of all pages where these are one of them: its columns are as wide as theirs.
    """

    rows: tuple[RankedRow, ...] = ()
    headings: tuple[str | ChipFace, ...] = ()
    of: tuple[RankedRow, ...] = ()

    @property
    def all_rows(self) -> tuple[RankedRow, ...]:
        """Return the rows of all pages."""
        return self.of or self.rows

    @property
    def heads_in_rows(self) -> float:
        """Return how many rows' room the headings take: chips are drawn large enough for their values."""
        if not self.headings:
            return 0.0
        return 1.0 if any(isinstance(heading, ChipFace) for heading in self.headings) else HALF


def columns_of(canvas: Canvas, ranking: Ranking) -> int:
    """Return in how many columns a ranking stands: as many as have room for every name in full."""
    several = any(len(row.figures) > 1 for row in ranking.rows)
    least, most = (1, 2) if canvas.narrow or several else (2, 3)
    if canvas.narrow and several:
        return least
    return most if _names_fit(canvas, ranking, page_column_width(canvas, most, COLUMN_GAP)) else least


def _names_fit(canvas: Canvas, ranking: Ranking, wide: float) -> bool:
    figures = sum(_figure_width(canvas, ranking, place) for place in range(_most_figures(ranking)))
    room = wide - NAME_X - figures - _climbed_width(canvas, ranking)
    return all(
        measure(canvas, row.name, NAME.at(FLOOR)) + honours_width(row.honours) <= room for row in ranking.rows
    )


def _most_figures(ranking: Ranking) -> int:
    return max((len(row.figures) for row in ranking.all_rows), default=0)


def page_of(rows: tuple[RankedRow, ...], most: int, turn: int) -> tuple[tuple[RankedRow, ...], int, int]:
    """Return the rows of the page whose turn it is, its number from 0, and how many there are.

    No page has more rows than `most`, and all have as many as they can alike.
    """
    pages = max(1, -(-len(rows) // most))
    a_page, page = -(-len(rows) // pages), turn % pages
    return rows[page * a_page : (page + 1) * a_page], page, pages


@piece
def ranked(
    canvas: Canvas,
    ranking: Ranking,
    columns: int,
    top: float,
    rows: int,
    field: Field,
    step: float = STEP,
    bottom: float = STRIP_TOP,
) -> None:
    """Write a ranking over the whole width, `rows` to a column, from the baseline `top` to `bottom`."""
    wide = page_column_width(canvas, columns, COLUMN_GAP)
    for index, row in enumerate(ranking.rows[: columns * rows]):
        column, place = divmod(index, rows)
        if top + place * step > bottom + ROUNDED:
            continue
        x = MARGIN + column * (wide + COLUMN_GAP)
        if ranking.headings and place == 0:
            up = STEP if ranking.heads_in_rows > HALF else step
            _write_headings(canvas, ranking, x + wide, top - up, field)
        write_ranked(canvas, row, ranking, x, top + place * step, wide, field, rule=place > 0, step=step)


def write_ranked(
    canvas: Canvas,
    row: RankedRow,
    ranking: Ranking,
    x: float,
    line: float,
    wide: float,
    field: Field,
    *,
    rule: bool = False,
    step: float = STEP,
) -> None:
    """Write a row on the baseline `line`, `wide` from x on."""
    middle = line - NAME.cap / 2
    if rule:
        canvas.bar(x, middle - step / 2, wide, RULE, field.faint)
    if row.rank:
        _write_rank(canvas, row.rank, ranking, x, middle, min(DISC, step * DISC_OF_STEP), field)
    end = _write_figures(canvas, row, ranking, x + wide, line, field)
    end = _write_climbed(canvas, row, ranking, end, line, field)
    left, honours = x + NAME_X, honours_width(row.honours)
    room = max(end - FIGURE_GAP - left - honours, LEAST_NAME)
    name = write(canvas, row.name, left, line, NAME, field.text, room=room)
    draw_honours(canvas, row.honours, name.right, line, NAME.cap, field.text.colour)


def _write_rank(
    canvas: Canvas, rank: str, ranking: Ranking, x: float, middle: float, radius: float, field: Field
) -> None:
    """Write a rank on its disc, or without one where those of a crowd have more figures than fit on it."""
    widest = WIDEST_FIGURE * max(2, *(len(row.rank) for row in ranking.rows))
    if fits_within(canvas, widest, radius):
        disc = Ink(field.ground, field.dim.colour)
        numbered_disc(canvas, x + radius, middle, radius, rank, disc, widest)
    else:
        write_centred(canvas, rank, x + radius, middle, NUMBER.at(LEAST_NUMBER), field.dim)


def _figure_width(canvas: Canvas, ranking: Ranking, place: int) -> float:
    """Return how wide a column of figures is, counted from the last one."""
    figures = [row.figures[-1 - place] for row in ranking.all_rows if place < len(row.figures)]
    width = max((measure(canvas, figure, MONEY) for figure in figures), default=0.0)
    if place < len(ranking.headings):
        width = max(width, _heading_width(canvas, ranking.headings[-1 - place]))
    return width + _gap(ranking)


def _gap(ranking: Ranking) -> float:
    """Return what lies before each column of figures."""
    return SEVERAL_GAP if _most_figures(ranking) > 1 else FIGURE_GAP


def _heading_width(canvas: Canvas, heading: str | ChipFace) -> float:
    return 2 * HEAD_CHIP if isinstance(heading, ChipFace) else measure(canvas, heading, STOP_LABEL)


def _write_figures(
    canvas: Canvas, row: RankedRow, ranking: Ranking, right: float, line: float, field: Field
) -> float:
    """Write the figures of a row, the last one at the right end; return where they begin.

    Those of a chip stand under its middle.
    """
    for place, figure in enumerate(reversed(row.figures)):
        ink = field.text if place == 0 else field.dim
        if place < len(ranking.headings) and isinstance(ranking.headings[-1 - place], ChipFace):
            write(canvas, figure, right - HEAD_CHIP, line, MONEY, ink, align=Align.CENTRE)
        else:
            write(canvas, figure, right, line, MONEY, ink, align=Align.RIGHT)
        right -= _figure_width(canvas, ranking, place)
    return right + _gap(ranking)


def _write_climbed(
    canvas: Canvas, row: RankedRow, ranking: Ranking, right: float, line: float, field: Field
) -> float:
    """Write by how many ranks a player has climbed or fallen; return where it begins."""
    begins = right - _climbed_width(canvas, ranking)
    if row.climbed:
        style = LABEL.at(FLOOR)
        at = begins + ARROW_WIDE + MOVED_GAP
        write(canvas, str(abs(row.climbed)), at, line, style, field.dim)
        middle = at - MOVED_GAP - ARROW_WIDE / 2
        draw_arrow(canvas, middle, line, style.cap, up=row.climbed > 0, colour=field.dim.colour)
    return begins


def _climbed_width(canvas: Canvas, ranking: Ranking) -> float:
    """Return how wide the arrows with their figures are, nothing where nobody moves."""
    moved = [str(abs(row.climbed)) for row in ranking.all_rows if row.climbed]
    if not moved:
        return 0.0
    return FIGURE_GAP + max(measure(canvas, figure, LABEL) for figure in moved) + MOVED_GAP + ARROW_WIDE


def _write_headings(canvas: Canvas, ranking: Ranking, right: float, line: float, field: Field) -> None:
    for place, heading in enumerate(reversed(ranking.headings)):
        if isinstance(heading, ChipFace):
            chip(canvas, right - HEAD_CHIP, line - CHIP_UP, HEAD_CHIP, heading)
        else:
            write(canvas, heading, right, line, STOP_LABEL, field.dim, align=Align.RIGHT)
        right -= _figure_width(canvas, ranking, place)
