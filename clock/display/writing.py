"""Writing on a canvas: words that fit their room, and figures in equal cells."""

from dataclasses import dataclass
from enum import Enum

import pygame

from clock.display import shapes
from clock.display.canvas import Canvas
from clock.display.lettering import Words
from clock.display.marks import Box, Kind, Mark
from clock.display.theme import CAP_OF_EM, Face, Ink, Style

CELL = 0.438
COLON_CELL = 0.222
COLON_SQUARE = 0.112
COLON_HEIGHTS = (0.27, 0.73)
HANG = 0.008
OVERSHOOT = 0.714
UNDERSHOOT = 0.014


class Align(Enum):
    """Which point of the words stands at x."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Placed:
    """Where something was drawn: its left and right edge, and the cap height it was given."""

    left: float
    right: float
    cap: float


def measure(canvas: Canvas, words: Words, style: Style) -> float:
    """Return how wide words are in a style; of several wordings, the first."""
    return _advance(canvas, words if isinstance(words, str) else words[0], style)


def least_width(canvas: Canvas, words: Words, style: Style) -> float:
    """Return how wide words are at the least: the last wording, at the style's floor."""
    last = words if isinstance(words, str) else words[-1]
    return _advance(canvas, last, style) * style.floor / style.cap


def _advance(canvas: Canvas, words: str, style: Style) -> float:
    return canvas.lettering.advance(words, style.face, canvas.lettering.em(style.cap)) / canvas.unit


def write(
    canvas: Canvas,
    words: Words,
    x: float,
    y: float,
    style: Style,
    ink: Ink,
    *,
    align: Align = Align.LEFT,
    room: float | None = None,
    hang: bool = False,
) -> Placed:
    """Write words on the baseline y, never wider than `room`.

    Of several wordings the first that fits is taken; the last shrinks to the style's floor, then ends in an
    ellipsis. With `hang` the ink of the first letter, and not the pen, starts at x.
    """
    lettering = canvas.lettering
    fitted = lettering.fit(words, style, None if room is None else int(room * canvas.unit))
    wide = fitted.advance / canvas.unit
    left = x - {Align.LEFT: 0.0, Align.CENTRE: wide / 2, Align.RIGHT: wide}[align]
    placed = Placed(left, left + wide, fitted.em * CAP_OF_EM / canvas.unit)
    if not fitted.words.strip():
        return placed
    lettered = lettering.render(fitted.words, style.face, fitted.em, ink.colour)
    pen, baseline = canvas.pixel(left, y)
    if hang:
        pen -= lettered.left + round(HANG * fitted.em)
    box = (pen + lettered.left, baseline + lettered.top, *lettered.surface.get_size())
    canvas.add(
        Mark(Kind.TEXT, box, lettered.surface, opaque=False, words=fitted.words, ink=ink, cap=placed.cap)
    )
    return placed


def write_centred(
    canvas: Canvas, words: str, x: float, y: float, style: Style, ink: Ink, room: float | None = None
) -> None:
    """Write a short word with the middle of its ink at a point, as on a disc, a chip or a key."""
    lettering = canvas.lettering
    fitted = lettering.fit(words, style, None if room is None else int(room * canvas.unit))
    if not fitted.words.strip():
        return
    lettered = lettering.render(fitted.words, style.face, fitted.em, ink.colour)
    wide, high = lettered.surface.get_size()
    middle, centre = canvas.pixel(x, y)
    cap = fitted.em * CAP_OF_EM
    top = centre - high / 2 if high < cap * 0.8 else centre + cap / 2 + lettered.top
    box = (round(middle - wide / 2), round(top), wide, high)
    canvas.add(
        Mark(
            Kind.TEXT, box, lettered.surface, opaque=False, words=fitted.words, ink=ink, cap=cap / canvas.unit
        )
    )


def figures_width(canvas: Canvas, figures: str, style: Style, *, hang: bool = False) -> float:
    """Return how wide a clock's figures are in a style: the sum of their cells."""
    em = canvas.lettering.em(style.cap)
    return sum(_cells(canvas, figures, style.face, em, hang=hang)) / canvas.unit


def figures_style(canvas: Canvas, figures: str, style: Style, room: float) -> Style:
    """Return the style in which a clock's figures fit `room`, at its floor at the least."""
    wide = figures_width(canvas, figures, style, hang=True)
    if wide <= room:
        return style
    return style.at(max(style.floor, style.cap * room / wide))


def write_figures(
    canvas: Canvas,
    figures: str,
    x: float,
    y: float,
    style: Style,
    ink: Ink,
    *,
    align: Align = Align.LEFT,
    hang: bool = False,
) -> Placed:
    """Write a clock's figures, each in the middle of a cell of its own, so that none moves when one changes.

    With `hang` the first figure keeps its own width and its ink starts at x. The colon is drawn.
    """
    em = canvas.lettering.em(style.cap)
    cells = _cells(canvas, figures, style.face, em, hang=hang)
    wide = sum(cells) / canvas.unit
    left = x - {Align.LEFT: 0.0, Align.CENTRE: wide / 2, Align.RIGHT: wide}[align]
    start, baseline = canvas.pixel(left, y)
    pen = float(start)
    for index, (figure, cell) in enumerate(zip(figures, cells, strict=True)):
        if figure == ":":
            _draw_colon(canvas, pen, cell, baseline, em, ink)
        else:
            _draw_figure(canvas, figure, pen, cell, baseline, em, style, ink, hang=hang and index == 0)
        pen += cell
    return Placed(left, left + wide, em * CAP_OF_EM / canvas.unit)


def _cells(canvas: Canvas, figures: str, face: Face, em: int, *, hang: bool) -> list[float]:
    """Return the width of each figure's cell in pixels."""
    cells = [(COLON_CELL if figure == ":" else CELL) * em for figure in figures]
    if hang and figures:
        lettered = canvas.lettering.render(figures[0], face, em, (0, 0, 0))
        cells[0] = lettered.advance - lettered.left - 2 * HANG * em
    return cells


def _draw_figure(
    canvas: Canvas,
    figure: str,
    pen: float,
    cell: float,
    baseline: int,
    em: int,
    style: Style,
    ink: Ink,
    *,
    hang: bool,
) -> None:
    lettered = canvas.lettering.render(figure, style.face, em, ink.colour)
    over, under = round(OVERSHOOT * em), round(UNDERSHOOT * em)
    if hang:
        left, wide = round(pen - HANG * em), lettered.surface.get_width()
        inside = 0
    else:
        left, wide = round(pen), round(pen + cell) - round(pen)
        inside = round((cell - lettered.advance) / 2) + lettered.left
    size = (wide, over + under)

    def make() -> pygame.Surface:
        surface = pygame.Surface(size, 0, 32)
        surface.fill(ink.ground)
        surface.blit(lettered.surface, (inside, over + lettered.top))
        return surface

    key = ("cell", figure, style.face, em, ink, wide, inside)
    box: Box = (left, baseline - over, *size)
    canvas.add(
        Mark(
            Kind.FIGURE,
            box,
            canvas.surfaces.get(key, make),
            opaque=True,
            words=figure,
            ink=ink,
            cap=em * CAP_OF_EM / canvas.unit,
        )
    )


def _draw_colon(canvas: Canvas, pen: float, cell: float, baseline: int, em: int, ink: Ink) -> None:
    side = max(1, round(COLON_SQUARE * em))
    left = round(pen + cell / 2 - side / 2)
    radius = side * 0.26
    key = ("rounded pixels", side, side, radius, ink.colour)
    square = canvas.surfaces.get(key, lambda: shapes.rounded(side, side, radius, ink.colour))
    for height in COLON_HEIGHTS:
        top = round(baseline - height * CAP_OF_EM * em - side / 2)
        canvas.add(Mark(Kind.SHAPE, (left, top, side, side), square, opaque=False))
