"""The prizes as stacks of chips that rise to the winner."""

from collections.abc import Iterable
from itertools import cycle, islice

from clock.display.canvas import Canvas, piece
from clock.display.chips import chip_edge
from clock.display.lettering import Words
from clock.display.patches import Kind, Patch
from clock.display.pieces.honours import draw_crown
from clock.display.theme import FIGURE_FLOOR, MARGIN, STRONG_NAME, TEXT, Face, Style
from clock.display.writing import measure, write
from clock.values import Struct

FLOOR_LINE = 0.774
CHIP_HEIGHT = 0.026
TALLEST = 19
TALLEST_UNDER_TWO_LINES = 17
COLUMN_GAP = 0.0323
TIGHT_GAP = 0.016
PRIZE_LINE = 0.8424
SCORE_LINE = 0.9003
NAME_ABOVE = 0.0237
NAME_STEP = 0.044
CROWN = 0.064
CROWN_ABOVE = 0.020
FULL_COLUMNS = 5
PLACE_GAP = 0.0165
PRIZE = Style(Face.FIGURES_SEMIBOLD, 0.049, FIGURE_FLOOR)
SCORE = Style(Face.WORDS_MEDIUM, 0.030, 0.0283)
COLOURS = ("white", "black", "blue", "green", "red", "purple", "orange", "grey", "yellow")
TURNS = (31.0, 6.0, 19.0, 40.0, 12.0, 27.0, 2.0, 35.0, 15.0, 23.0, 9.0)
SHIFTS = (0.0, -0.0026, 0.0019, -0.0008, 0.0026, -0.0017, 0.0009)


class Stack(Struct, frozen=True):
    """A prize: whose, for which place, how much as words and as a number, and the night's score in words."""

    place: str
    name: Words
    prize: str
    amount: int
    score: Words = ""


@piece
def podium(canvas: Canvas, stacks: tuple[Stack, ...], *, crowned: bool = False) -> None:
    """Draw the stacks, best last, each as high as its prize; `crowned` says that the best one won alone."""
    canvas.field(0, FLOOR_LINE, canvas.width, 1 - FLOOR_LINE, canvas.palette.surface.ground)
    step, wide, first = _columns(canvas, len(stacks))
    heights = _heights(canvas, stacks)
    names = _alike(canvas, (stack.name for stack in stacks), STRONG_NAME, wide)
    scores = _alike(canvas, (stack.score for stack in stacks), SCORE, wide)
    prize = _at_one_size(canvas, (stack.prize for stack in stacks), PRIZE, wide)
    score, base = _at_one_size(canvas, scores, SCORE, wide), canvas.palette.surface
    for index, (stack, chips) in enumerate(zip(stacks, heights, strict=True)):
        x = first + index * step
        _draw_chips(canvas, x, wide, chips, COLOURS[(len(stacks) - 1 - index) % len(COLOURS)])
        top = FLOOR_LINE - chips * CHIP_HEIGHT - NAME_ABOVE
        _write_name(canvas, stack, names[index], x, top, wide, one_line=_in_one_line(canvas, stacks))
        if crowned and index == len(stacks) - 1:
            raised = TEXT.cap if _in_one_line(canvas, stacks) else TEXT.cap + NAME_STEP
            draw_crown(canvas, x, top - raised - CROWN_ABOVE, CROWN, canvas.palette.cloth.strong.colour)
        write(canvas, stack.prize, x, PRIZE_LINE, prize, base.text, room=wide)
        write(canvas, scores[index], x, SCORE_LINE, score, base.dim, room=wide)


def room_above(canvas: Canvas, stacks: tuple[Stack, ...], line: float) -> float:
    """Return where the stacks begin that rise, with what stands on them, above a height."""
    step, _, first = _columns(canvas, len(stacks))
    for index, chips in enumerate(_heights(canvas, stacks)):
        if FLOOR_LINE - chips * CHIP_HEIGHT - NAME_ABOVE - 2 * NAME_STEP < line:
            return first + index * step - COLUMN_GAP
    return canvas.width - MARGIN


def _columns(canvas: Canvas, count: int) -> tuple[float, float, float]:
    """Return how far the columns of the stacks stand apart, how wide one is, and where the first begins."""
    gap = COLUMN_GAP if count <= FULL_COLUMNS else TIGHT_GAP
    step = (canvas.width - 2 * MARGIN + gap) / max(count, FULL_COLUMNS)
    return step, step - gap, canvas.width - MARGIN + gap - step * count


def _in_one_line(canvas: Canvas, stacks: tuple[Stack, ...]) -> bool:
    """Return whether every stack has room for its place and its name side by side."""
    _, wide, _ = _columns(canvas, len(stacks))
    least = STRONG_NAME.floor / STRONG_NAME.cap
    return all(
        _beside(canvas, stack) + measure(canvas, stack.name, STRONG_NAME) * least <= wide for stack in stacks
    )


def _beside(canvas: Canvas, stack: Stack) -> float:
    """Return how far from a stack's left edge its name begins beside its place."""
    return measure(canvas, stack.place, TEXT) + PLACE_GAP


def _heights(canvas: Canvas, stacks: tuple[Stack, ...]) -> list[int]:
    """Return how many chips each stack has: at least one, the best the most."""
    tallest = TALLEST if _in_one_line(canvas, stacks) else TALLEST_UNDER_TWO_LINES
    most = max((stack.amount for stack in stacks), default=0)
    return [max(1, -(-stack.amount * tallest // max(1, most))) for stack in stacks]


def _draw_chips(canvas: Canvas, x: float, wide: float, chips: int, colour: str) -> None:
    for place, turn, shift in zip(
        range(chips), islice(cycle(TURNS), chips), islice(cycle(SHIFTS), chips), strict=True
    ):
        _draw_edge(canvas, x + shift, FLOOR_LINE - place * CHIP_HEIGHT, wide, colour, turn)


def _draw_edge(canvas: Canvas, x: float, y: float, wide: float, colour: str, turn: float) -> None:
    """Draw a chip from the side, its lower left corner at x and y."""
    box = canvas.box(x, y - CHIP_HEIGHT, wide, CHIP_HEIGHT)
    ground = canvas.palette.cloth.ground
    surface = canvas.made(chip_edge, box[2], box[3], colour, turn, ground)
    canvas.add(Patch(Kind.CHIP, box, surface, opaque=False))


def _alike(canvas: Canvas, words: Iterable[Words], style: Style, wide: float) -> list[str]:
    """Return of all words the first wording, or of all the last if one of the first were cut."""
    least = style.floor / style.cap
    wordings = [(each,) if isinstance(each, str) else each for each in words]
    whole = all(measure(canvas, each[0], style) * least <= wide for each in wordings)
    return [each[0 if whole else -1] for each in wordings]


def _write_name(
    canvas: Canvas, stack: Stack, name: str, x: float, line: float, wide: float, *, one_line: bool
) -> None:
    """Write the place and the name over a stack, side by side or one over the other."""
    field = canvas.palette.cloth
    left, place_line = (x + _beside(canvas, stack), line) if one_line else (x, line - NAME_STEP)
    write(canvas, stack.place, x, place_line, TEXT, field.dim, room=wide)
    write(canvas, name, left, line, STRONG_NAME, field.text, room=x + wide - left)


def _at_one_size(canvas: Canvas, words: Iterable[str], style: Style, wide: float) -> Style:
    """Return the style in which the widest of these words fits."""
    widest = max((measure(canvas, each, style) for each in words), default=0.0)
    return style.at(max(style.floor, style.cap * min(1.0, wide / max(widest, 0.01))))
