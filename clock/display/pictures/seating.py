"""The pictures of the seats: find yours by table (V3)."""

from dataclasses import dataclass

from clock.display.canvas import Canvas
from clock.display.lettering import Words
from clock.display.pieces.grounds import cloth
from clock.display.pieces.seating import (
    COLUMN_GAP,
    SeatedTable,
    column_width,
    columns,
    page_head,
    table_column,
)
from clock.display.theme import MARGIN, SEATS, Palette


@dataclass(frozen=True, slots=True)
class SeatsPicture:
    """The seats of all tables; with more tables than stand side by side, `turn` turns the pages.

    `words` and `figures` stand at the right of the title: the countdown to the first deal, or the time left.
    """

    title: Words
    tables: tuple[SeatedTable, ...]
    words: Words = ""
    figures: str = ""
    turn: int = 0
    palette: Palette = SEATS

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        canvas.use(self.palette)
        cloth(canvas)
        page_head(canvas, self.title, self.words, self.figures)
        a_page = columns(canvas)
        pages = max(1, -(-len(self.tables) // a_page))
        first = self.turn % pages * a_page
        width = column_width(canvas)
        for place, table in enumerate(self.tables[first : first + a_page]):
            table_column(canvas, table, MARGIN + place * (width + COLUMN_GAP), width)
