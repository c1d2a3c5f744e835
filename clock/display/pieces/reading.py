"""A text on paper to be read out, as large as it fits, one paragraph a sentence or a thought."""

from clock.display.canvas import Canvas, piece
from clock.display.lettering import Words
from clock.display.theme import FLOOR, MARGIN, PAPER_TITLE, STRIP_TOP, TITLE, Face, Style
from clock.display.writing import wrapped, write

TEXT_DOWN = 0.146
BOTTOM = 0.040
LARGEST = Style(Face.WORDS_MEDIUM, 0.050)
MOST_LINES = 20
SHRINK = 0.95
PITCH = 1.80
"""From line to line, in heights of a capital."""

GAP = 1.00
"""What lies between two paragraphs besides, in heights of a capital."""


@piece
def reading(canvas: Canvas, title: Words, text: str, y: float, bottom: float = STRIP_TOP) -> None:
    """Write a text on paper from y to `bottom`, in lines as wide as the screen; a line break parts it."""
    paper, wide = canvas.palette.paper, canvas.width - 2 * MARGIN
    write(canvas, title, MARGIN, y + PAPER_TITLE, TITLE, paper.text, room=wide)
    top = y + TEXT_DOWN
    style = LARGEST
    lines = _laid_out(canvas, text, wide, style)
    while lines[-1][0] > bottom - BOTTOM - top and style.cap > FLOOR:
        style = style.at(max(FLOOR, style.cap * SHRINK))
        lines = _laid_out(canvas, text, wide, style)
    for down, words in lines:
        if down <= bottom - BOTTOM - top:
            write(canvas, words, MARGIN, top + down, style, paper.text, room=wide)


def _laid_out(canvas: Canvas, text: str, wide: float, style: Style) -> list[tuple[float, str]]:
    """Return the lines of a text at a size, each with its baseline below the top."""
    lines: list[tuple[float, str]] = []
    down = style.cap
    for paragraph in text.split("\n"):
        for line in wrapped(canvas, paragraph, style, wide, MOST_LINES) or [""]:
            lines.append((down, line))
            down += PITCH * style.cap
        down += GAP * style.cap
    return lines
