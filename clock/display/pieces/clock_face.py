"""The time left and the blinds: what the whole room reads."""

import re

from clock.display.canvas import Canvas, piece
from clock.display.chips import ChipFace
from clock.display.labelled import chip
from clock.display.lettering import Words, wordings
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
from clock.display.times import Run
from clock.display.writing import (
    Align,
    fitting,
    least_width,
    measure,
    write,
    write_figures,
)
from clock.values import Struct

CHIP_RADIUS = 0.0569
LEAST_CHIP_RADIUS = 0.052
SHORT_VALUE = 3
LETTERS_VARY = 0.004
"""How much wider letters can be at another size than is reckoned from one."""

CHIP_STEP = 2.31
CHIP_CENTRE = 0.6658
RAISED_CENTRE = 0.6423
CHIPS_RIGHT = 0.0375
ASIDE_GAP = 0.06
PAIR_GAP = 0.0295
PAIR_RIGHT = 0.046
PAIR_ARROW = 0.101
FACT_GAP = 0.020
LONGEST_LARGE = len("+124:30")
DIGIT = re.compile(r"\d")
WIDEST_DIGIT = "4"


class Fact(Struct, frozen=True):
    """A figure with one or two lines of words beside it."""

    figure: str
    first: Words = ""
    second: Words = ""


@piece
def time_left(canvas: Canvas, figures: str) -> None:
    """Write the time left as large as the left side allows; an hour and more is written smaller."""
    style = TIME if figures.count(":") < 2 and len(figures) <= LONGEST_LARGE else LONG_TIME
    ink, room = canvas.palette.cloth.text, rail_left(canvas) - 1.5 * MARGIN
    write_figures(canvas, figures, MARGIN, TIME_LINE, style, ink, hang=True, room=room, run=Run.LEFT)


@piece
def blinds(
    canvas: Canvas,
    words: str,
    ante: Fact | None = None,
    chips: tuple[ChipFace, ...] = (),
    in_play: Words = "",
    *,
    on_paper: bool = False,
) -> None:
    """Write the blinds, and beside them the ante; without one the chips in play, if they fit.

    `in_play` says how many, in a line under the chips.
    """
    field = canvas.palette.paper if on_paper else canvas.palette.cloth
    right, room = _right(canvas), _room(canvas, ante)
    written = write(canvas, words, MARGIN, BLINDS_LINE, BLINDS, field.text, room=room, hang=True)
    left = written.right + ASIDE_GAP
    if ante is not None:
        write_fact(canvas, left, BLINDS_LINE, ante, field)
        return
    radius = _chip_radius(right - left, chips)
    if radius:
        centre = RAISED_CENTRE if in_play else CHIP_CENTRE
        _chips_in_play(canvas, right, radius, centre, chips)
        write(canvas, in_play, right, BLINDS_LINE, LABEL, field.dim, align=Align.RIGHT, room=right - left)


def chips_fit(canvas: Canvas, words: str, chips: tuple[ChipFace, ...]) -> bool:
    """Return whether chips have room at the right of the blinds `words`."""
    return _chip_radius(room_beside(canvas, words), chips) > 0


def blinds_shown(canvas: Canvas, words: Words, ante: Fact | None = None) -> str:
    """Return the wording of the blinds that has room, the ante beside it."""
    return fitting(canvas, words, BLINDS, _room(canvas, ante))


def without_ante(words: Words) -> Words:
    """Return the wordings of blinds that do not tell the ante, which stands beside them."""
    return tuple(one for one in wordings(words) if one.count("/") == 1) or words


def ante_fits(canvas: Canvas, words: Words, ante: Fact) -> bool:
    """Return whether an ante has room beside the blinds, at their least size."""
    return measure(canvas, words, BLINDS) * BLINDS.floor / BLINDS.cap <= _room(canvas, ante)


def pair_shown(canvas: Canvas, now: Words, following: Words) -> tuple[str, str] | None:
    """Return the wordings of both blinds that have room side by side, None if none have."""
    nows, followings = wordings(now), wordings(following)
    last = max(len(nows), len(followings)) - 1
    for place in range(last + 1):
        pair = nows[min(place, len(nows) - 1)], followings[min(place, len(followings) - 1)]
        if pair_cap(canvas, *pair) >= BLINDS.floor:
            return pair
    return None


def _room(canvas: Canvas, ante: Fact | None) -> float:
    """Return how wide blinds may be: alone nearly to the edge, and with an ante it ends at the margin."""
    if ante is None:
        return rail_left(canvas) - CHIPS_RIGHT - MARGIN
    return _right(canvas) - MARGIN - fact_width(canvas, ante) - ASIDE_GAP


def _right(canvas: Canvas) -> float:
    """Return where what stands beside the blinds ends: close to the rail, or at the margin without one."""
    return canvas.width - MARGIN if canvas.narrow else rail_left(canvas) - CHIPS_RIGHT


def room_beside(canvas: Canvas, words: str) -> float:
    """Return how much room the blinds leave at their right."""
    room = _right(canvas) - MARGIN
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
    """Write a figure on the baseline y with its words at its right, in two lines; it leaves them room.

    Which words they are does not follow from how wide these digits are: a player less must not reword them.
    """
    words = max(least_width(canvas, fact.first, LABEL), least_width(canvas, fact.second, LABEL))
    most = None if room is None else room - FACT_GAP - words - LETTERS_VARY
    figure = write(canvas, fact.figure, x, y, FACT, field.text, room=most)
    beside = figure.right + FACT_GAP
    widest = measure(canvas, DIGIT.sub(WIDEST_DIGIT, fact.figure), FACT.at(figure.cap))
    widest = widest if most is None else min(widest, most)
    left = None if room is None else max(0.0, x + room - max(beside, x + widest + FACT_GAP))
    write(canvas, fact.first, beside, y - FACT_STEP, LABEL, field.dim, room=left)
    write(canvas, fact.second, beside, y, LABEL, field.dim, room=left)


def fact_width(canvas: Canvas, fact: Fact) -> float:
    """Return how wide a fact is with its longest words."""
    beside = max(measure(canvas, fact.first, LABEL), measure(canvas, fact.second, LABEL))
    return measure(canvas, fact.figure, FACT) + FACT_GAP + beside


def _chip_radius(room: float, chips: tuple[ChipFace, ...]) -> float:
    """Return how large chips are in a row as wide as `room`; 0 if their values could not be read."""
    if not chips:
        return 0.0
    radius = min(CHIP_RADIUS, room / (2 + CHIP_STEP * (len(chips) - 1)))
    longest = max(len(chip.value) for chip in chips)
    return radius if radius >= (LEAST_CHIP_RADIUS if longest <= SHORT_VALUE else CHIP_RADIUS) else 0.0


def _chips_in_play(
    canvas: Canvas, right: float, radius: float, centre: float, chips: tuple[ChipFace, ...]
) -> None:
    """Draw the chips in a row that ends at `right`."""
    for place, face in enumerate(reversed(chips)):
        chip(canvas, right - radius - place * CHIP_STEP * radius, centre, radius, face)
