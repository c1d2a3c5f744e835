"""The time left and the blinds: what the whole room reads."""

from dataclasses import dataclass

from clock.display.canvas import Canvas, piece
from clock.display.chips import ChipFace
from clock.display.labelled import chip
from clock.display.lettering import Words
from clock.display.pieces.grounds import rail_left
from clock.display.theme import (
    BLINDS,
    BLINDS_LINE,
    FACT,
    FACT_STEP,
    LABEL,
    LONG_TIME,
    MARGIN,
    TIME,
    TIME_LINE,
    Field,
)
from clock.display.writing import (
    figures_style,
    measure,
    write,
    write_figures,
)

CHIP_RADIUS = 0.0569
LEAST_CHIP_RADIUS = 0.048
CHIP_STEP = 2.31
CHIP_CENTRE = 0.6755
CHIPS_RIGHT = 0.0375
ASIDE_GAP = 0.06
PAIR_GAP = 0.0295
PAIR_RIGHT = 0.046
PAIR_ARROW = 0.101
FACT_GAP = 0.020


@dataclass(frozen=True, slots=True)
class Fact:
    """A figure with one or two lines of words beside it."""

    figure: str
    first: Words = ""
    second: Words = ""


@piece
def time_left(canvas: Canvas, figures: str) -> None:
    """Write the time left as large as the left side allows; an hour and more is written smaller."""
    style = TIME if figures.count(":") < 2 else LONG_TIME
    room = rail_left(canvas) - 1.5 * MARGIN
    fitting = figures_style(canvas, figures, style, room)
    write_figures(canvas, figures, MARGIN, TIME_LINE, fitting, canvas.palette.cloth.text, hang=True)


@piece
def blinds(canvas: Canvas, words: str, ante: Fact | None = None, chips: tuple[ChipFace, ...] = ()) -> None:
    """Write the blinds, and beside them the ante; without one the chips in play, if they fit."""
    right = rail_left(canvas) - CHIPS_RIGHT
    room = right - MARGIN
    if ante is not None:
        room -= fact_width(canvas, ante) + ASIDE_GAP
    written = write(
        canvas, words, MARGIN, BLINDS_LINE, BLINDS, canvas.palette.cloth.text, room=room, hang=True
    )
    if ante is not None:
        write_fact(canvas, written.right + ASIDE_GAP, BLINDS_LINE, ante, canvas.palette.cloth)
    elif chips:
        _chips_in_play(canvas, right, right - written.right - ASIDE_GAP, chips)


def room_beside(canvas: Canvas, words: str) -> float:
    """Return how much room the blinds leave at their right."""
    room = rail_left(canvas) - CHIPS_RIGHT - MARGIN
    return room - measure(canvas, words, BLINDS) - ASIDE_GAP


@piece
def blinds_pair(canvas: Canvas, now: str, following: str) -> None:
    """Write the blinds now and those that come, at one size, with an arrow between."""
    cap = pair_cap(canvas, now, following)
    style, ink = BLINDS.at(cap), canvas.palette.cloth.text
    gap = PAIR_GAP
    first = write(canvas, now, MARGIN, BLINDS_LINE, style, ink, hang=True)
    start = first.right + gap
    canvas.arrow(start, BLINDS_LINE - cap / 2, PAIR_ARROW, cap * 0.51, ink.colour)
    write(canvas, following, start + PAIR_ARROW + gap, BLINDS_LINE, style, ink)


def pair_cap(canvas: Canvas, now: str, following: str) -> float:
    """Return the cap height at which both blinds fit; under `BLINDS.floor` they do not stand as a pair."""
    room = rail_left(canvas) - PAIR_RIGHT - MARGIN - PAIR_ARROW - 2 * PAIR_GAP
    whole = measure(canvas, now, BLINDS) + measure(canvas, following, BLINDS)
    return BLINDS.cap * min(1.0, room / whole)


def write_fact(
    canvas: Canvas, x: float, y: float, fact: Fact, field: Field, room: float | None = None
) -> None:
    """Write a figure on the baseline y with its words at its right, in two lines."""
    figure = write(canvas, fact.figure, x, y, FACT, field.text, room=room)
    beside = figure.right + FACT_GAP
    left = None if room is None else max(0.0, x + room - beside)
    write(canvas, fact.first, beside, y - FACT_STEP, LABEL, field.dim, room=left)
    write(canvas, fact.second, beside, y, LABEL, field.dim, room=left)


def fact_width(canvas: Canvas, fact: Fact) -> float:
    """Return how wide a fact is with its longest words."""
    beside = max(measure(canvas, fact.first, LABEL), measure(canvas, fact.second, LABEL))
    return measure(canvas, fact.figure, FACT) + FACT_GAP + beside


def _chips_in_play(canvas: Canvas, right: float, room: float, chips: tuple[ChipFace, ...]) -> None:
    """Draw the chips in a row that ends at `right`, smaller if need be, and none if they do not fit."""
    radius = min(CHIP_RADIUS, room / (2 + CHIP_STEP * (len(chips) - 1)))
    if radius < LEAST_CHIP_RADIUS:
        return
    for place, face in enumerate(reversed(chips)):
        chip(canvas, right - radius - place * CHIP_STEP * radius, CHIP_CENTRE, radius, face)
