"""The pictures of the seats: find yours by table (V3)."""

from clock.display.canvas import Canvas
from clock.display.columns import page_column_width
from clock.display.lettering import Words
from clock.display.pieces.final_table import final_table
from clock.display.pieces.grounds import bottom_of, cloth
from clock.display.pieces.head import BAND_HEIGHT, Band, band
from clock.display.pieces.seating import (
    COLUMN_GAP,
    HEAD_TOP,
    SeatedTable,
    columns,
    page_head,
    rows_under,
    seat_rows,
    table_head,
)
from clock.display.pieces.top import TOP_HEIGHT, Top, top
from clock.display.theme import MARGIN, SEATS, SLIP_TOP, STRIP_TOP, Palette
from clock.values import Struct, replace

HEAD_GAP = 0.012
TABLE_GAP = 0.022
NOTHING = Top()


class SeatsPicture(Struct, frozen=True):
    """The seats of all tables; with more tables than stand side by side, `turn` turns the pages.

    `words` and `figures` stand at the right of the title: the countdown to the first deal. While the night is
    on the time stays on `top` instead, under the `band` if something is awaited. `covered` says that a slip
    lies over the lower part: a table that is alone stays where it is, and who sits beneath the slip waits for
    its end. While seats are drawn so many names are out as `drawn` says, and the page goes with them; the
    last of them stands in large letters in the title's place, where the time does not need the room.
    """

    title: Words
    tables: tuple[SeatedTable, ...]
    words: Words = ""
    figures: str = ""
    turn: int = 0
    palette: Palette = SEATS
    top: Top = NOTHING
    band: Band | None = None
    time_of_day: str = ""
    covered: bool = False
    drawn: int | None = None

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        canvas.use(self.palette)
        cloth(canvas)
        tables, at = _drawn_so_far(self.tables, self.drawn)
        drawn = next((row.name for table in tables for row in table.rows if row.new), "")
        head_top = self._draw_head(canvas, drawn)
        if len(tables) == 1:
            bottom = STRIP_TOP - TABLE_GAP
            final_table(canvas, tables[0], head_top, bottom, SLIP_TOP if self.covered else STRIP_TOP)
            return
        a_page = columns(canvas)
        pages = max(1, -(-len(self.tables) // a_page))
        first = (self.turn % pages if at is None else at // a_page) * a_page
        shown = tables[first : first + a_page]
        width = page_column_width(canvas, min(a_page, len(self.tables)), COLUMN_GAP)
        every = tuple(table.rows for table in self.tables)
        rows = rows_under(canvas, head_top, every, width, bottom_of(covered=self.covered))
        for place, table in enumerate(shown):
            x = MARGIN + place * (width + COLUMN_GAP)
            table_head(canvas, table, x, width, head_top)
            seat_rows(canvas, table.rows, x, width, rows)

    def _draw_head(self, canvas: Canvas, drawn: Words) -> float:
        """Draw what stands above the tables, who was just `drawn` too; return where their heads begin."""
        if not self.top.time:
            page_head(canvas, self.title, self.words, self.figures, drawn)
            return HEAD_TOP
        y = 0.0
        if self.band is not None:
            band(canvas, self.band, self.time_of_day)
            y = BAND_HEIGHT
        top(canvas, self.top, y)
        return y + TOP_HEIGHT + HEAD_GAP


def _drawn_so_far(
    tables: tuple[SeatedTable, ...], drawn: int | None
) -> tuple[tuple[SeatedTable, ...], int | None]:
    """Return tables of which so many names are out, table by table, and the place of the one being drawn."""
    if drawn is None:
        return tables, None
    so_far: list[SeatedTable] = []
    at = 0
    out = 0
    for place, table in enumerate(tables):
        rows = tuple(
            replace(row, hidden=out + index >= drawn, new=out + index == drawn - 1)
            for index, row in enumerate(table.rows)
        )
        so_far.append(replace(table, rows=rows))
        at = place if out < max(1, drawn) else at
        out += len(rows)
    return tuple(so_far), at
