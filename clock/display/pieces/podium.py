"""The prizes as stacks of chips that rise to the winner."""

from dataclasses import dataclass
from itertools import cycle, islice

from clock.display.canvas import Canvas, piece
from clock.display.lettering import Words
from clock.display.theme import MARGIN, STOP_LABEL, STRONG_NAME, TEXT, Face, Style
from clock.display.writing import measure, write

FLOOR_LINE = 0.774
CHIP_HEIGHT = 0.026
TALLEST = 19
COLUMN_GAP = 0.0323
PRIZE_LINE = 0.8424
SCORE_LINE = 0.9003
NAME_ABOVE = 0.0237
NAME_STEP = 0.044
ONE_LINE_COLUMNS = 5
PRIZE = Style(Face.FIGURES_SEMIBOLD, 0.049)
COLOURS = ("white", "black", "blue", "green", "red", "purple", "orange", "grey", "yellow")
TURNS = (31.0, 6.0, 19.0, 40.0, 12.0, 27.0, 2.0, 35.0, 15.0, 23.0, 9.0)
SHIFTS = (0.0, -0.0016, 0.0011, -0.0005, 0.0016, -0.0011, 0.0005)


@dataclass(frozen=True, slots=True)
class Stack:
    """A prize: whose, for which place, how much as words and as a number, and the night's score in words."""

    place: str
    name: Words
    prize: str
    amount: int
    score: str = ""


@piece
def podium(canvas: Canvas, stacks: tuple[Stack, ...]) -> None:
    """Draw the stacks, best last, each as high as its prize."""
    canvas.field(0, FLOOR_LINE, canvas.width, 1 - FLOOR_LINE, canvas.palette.surface.ground)
    if not stacks:
        return
    step = (canvas.width - 2 * MARGIN + COLUMN_GAP) / max(len(stacks), ONE_LINE_COLUMNS)
    first = canvas.width - MARGIN + COLUMN_GAP - step * len(stacks)
    most = max(stack.amount for stack in stacks)
    for index, stack in enumerate(stacks):
        colour = COLOURS[(len(stacks) - 1 - index) % len(COLOURS)]
        chips = max(1, -(-stack.amount * TALLEST // max(1, most)))
        _draw_stack(canvas, stack, first + index * step, step - COLUMN_GAP, chips, colour)


def _draw_stack(canvas: Canvas, stack: Stack, x: float, wide: float, chips: int, colour: str) -> None:
    for place, turn, shift in zip(
        range(chips), islice(cycle(TURNS), chips), islice(cycle(SHIFTS), chips), strict=True
    ):
        canvas.chip_edge(x + shift, FLOOR_LINE - place * CHIP_HEIGHT, wide, CHIP_HEIGHT, colour, turn)
    field, base = canvas.palette.cloth, canvas.palette.surface
    line = FLOOR_LINE - chips * CHIP_HEIGHT - NAME_ABOVE
    said = measure(canvas, stack.place, TEXT)
    if wide > 6 * said:
        write(canvas, stack.place, x, line, TEXT, field.dim)
        left = x + said + 0.0165
    else:
        write(canvas, stack.place, x, line - NAME_STEP, TEXT, field.dim, room=wide)
        left = x
    write(canvas, stack.name, left, line, STRONG_NAME, field.text, room=x + wide - left)
    write(canvas, stack.prize, x, PRIZE_LINE, PRIZE, base.text, room=wide)
    write(canvas, stack.score, x, SCORE_LINE, STOP_LABEL, base.dim, room=wide)
