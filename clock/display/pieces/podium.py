"""The prizes as stacks of chips that rise to the winner."""

from collections.abc import Iterable
from itertools import cycle, islice

from clock.display.canvas import Canvas, piece
from clock.display.chips import chip_edge
from clock.display.lettering import Words, wordings
from clock.display.patches import Kind, Patch
from clock.display.pieces.honours import draw_crown
from clock.display.theme import FIGURE_FLOOR, MARGIN, STRONG_NAME, TEXT, Face, Style
from clock.display.writing import measure, write
from clock.values import Struct

FLOOR_LINE = 0.774
CHIP_HEIGHT = 0.026
TALLEST = 19
LESS_A_LINE = 2
"""How many chips the tallest stack has at the most, and by how many fewer for each line more above it."""

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
ROUNDED = 0.985
"""How much less than reckoned letters take for certain, which are drawn in whole pixels."""

PRIZE = Style(Face.FIGURES_SEMIBOLD, 0.049, FIGURE_FLOOR)
LEAST = STRONG_NAME.floor / STRONG_NAME.cap
IN_LINE = 0.92
"""To which part of their size names shrink until they part, or leave the line of their places."""

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
    labels, in_line = _labels(canvas, stacks), _in_one_line(canvas, stacks)
    heights = _heights(stacks, labels, in_line=in_line)
    strong = _style_of_names(canvas, labels, wide, in_line=in_line)
    scores = _alike(canvas, (stack.score for stack in stacks), SCORE, wide)
    prize = _at_one_size(canvas, (stack.prize for stack in stacks), PRIZE, wide)
    score, base = _at_one_size(canvas, scores, SCORE, wide), canvas.palette.surface
    for index, (stack, chips) in enumerate(zip(stacks, heights, strict=True)):
        x = first + index * step
        _draw_chips(canvas, x, wide, chips, COLOURS[(len(stacks) - 1 - index) % len(COLOURS)])
        top = FLOOR_LINE - chips * CHIP_HEIGHT - NAME_ABOVE
        if in_line:
            _write_in_line(canvas, labels[index], strong, x, top, wide)
            raised = TEXT.cap
        else:
            _write_label(canvas, labels[index], strong, x, top, wide)
            raised = TEXT.cap + NAME_STEP * (len(labels[index]) - 1)
        if crowned and index == len(stacks) - 1:
            draw_crown(canvas, x, top - raised - CROWN_ABOVE, CROWN, canvas.palette.cloth.strong.colour)
        write(canvas, stack.prize, x, PRIZE_LINE, prize, base.text, room=wide)
        write(canvas, scores[index], x, SCORE_LINE, score, base.dim, room=wide)


def room_above(canvas: Canvas, stacks: tuple[Stack, ...], line: float) -> float:
    """Return where the stacks begin that rise, with what stands on them, above a height."""
    step, _, first = _columns(canvas, len(stacks))
    labels = _labels(canvas, stacks)
    above = NAME_ABOVE + max(map(len, labels), default=0) * NAME_STEP
    for index, chips in enumerate(_heights(stacks, labels, in_line=_in_one_line(canvas, stacks))):
        if FLOOR_LINE - chips * CHIP_HEIGHT - above < line:
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
    return all(
        _beside(canvas, stack.place) + measure(canvas, stack.name, STRONG_NAME) * IN_LINE <= wide
        for stack in stacks
    )


def _beside(canvas: Canvas, place: str) -> float:
    """Return how far from a stack's left edge its name begins beside its place."""
    return measure(canvas, place, TEXT) + PLACE_GAP


def _labels(canvas: Canvas, stacks: tuple[Stack, ...]) -> list[tuple[str, ...]]:
    """Return what stands over each stack, line by line: its place and its name.

    A name too long for a line parts into two, and only where one would be cut all the same are all short.
    """
    _, wide, _ = _columns(canvas, len(stacks))
    whole = [_parted(canvas, wordings(stack.name)[0], wide) for stack in stacks]
    if any(_widest(canvas, lines) * LEAST > wide for lines in whole):
        short = _alike(canvas, (stack.name for stack in stacks), STRONG_NAME, wide)
        whole = [(name,) for name in short]
    return [(stack.place, *lines) for stack, lines in zip(stacks, whole, strict=True)]


def _parted(canvas: Canvas, name: str, wide: float) -> tuple[str, ...]:
    """Return a name in a line, or in two as even as they can be where it is too long for one."""
    if measure(canvas, name, STRONG_NAME) * LEAST <= wide:
        return (name,)
    words = name.split()
    parts = [(" ".join(words[:count]), " ".join(words[count:])) for count in range(1, len(words))]
    return min(parts, key=lambda lines: _widest(canvas, lines), default=(name,))


def _widest(canvas: Canvas, lines: tuple[str, ...]) -> float:
    return max(measure(canvas, line, STRONG_NAME) for line in lines)


def _heights(stacks: tuple[Stack, ...], labels: list[tuple[str, ...]], *, in_line: bool) -> list[int]:
    """Return how many chips each stack has beneath its label: at least one, the best the most."""
    lines = 1 if in_line else max(map(len, labels), default=1)
    tallest = TALLEST - LESS_A_LINE * (lines - 1)
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
    every = [wordings(each) for each in words]
    whole = all(measure(canvas, each[0], style) * least <= wide for each in every)
    return [each[0 if whole else -1] for each in every]


def _style_of_names(canvas: Canvas, labels: list[tuple[str, ...]], wide: float, *, in_line: bool) -> Style:
    """Return the style in which every name fits, so that no winner's is smaller than another's."""
    size = 1 / ROUNDED
    for place, *names in labels:
        room = wide - (_beside(canvas, place) if in_line else 0.0)
        size = min(size, *(room / max(measure(canvas, name, STRONG_NAME), 0.01) for name in names))
    return STRONG_NAME.shrunk(size * ROUNDED)


def _write_in_line(
    canvas: Canvas, label: tuple[str, ...], style: Style, x: float, line: float, wide: float
) -> None:
    """Write the place over a stack, and the name beside it."""
    (place, name), field = label, canvas.palette.cloth
    left = x + _beside(canvas, place)
    write(canvas, place, x, line, TEXT, field.dim, room=wide)
    write(canvas, name, left, line, style, field.text, room=x + wide - left)


def _write_label(
    canvas: Canvas, label: tuple[str, ...], style: Style, x: float, line: float, wide: float
) -> None:
    """Write the place over a stack, and the name beneath it, the last line close above the stack."""
    (place, *names), field = label, canvas.palette.cloth
    write(canvas, place, x, line - NAME_STEP * len(names), TEXT, field.dim, room=wide)
    for above, name in enumerate(reversed(names)):
        write(canvas, name, x, line - NAME_STEP * above, style, field.text, room=wide)


def _at_one_size(canvas: Canvas, words: Iterable[str], style: Style, wide: float) -> Style:
    """Return the style in which the widest of these words fits."""
    widest = max((measure(canvas, each, style) for each in words), default=0.0)
    return style.shrunk(wide / max(widest, 0.01))
