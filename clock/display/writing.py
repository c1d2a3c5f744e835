"""Writing on a canvas: words that fit their room, and figures in equal cells."""

from enum import StrEnum
from itertools import accumulate

import pygame

from clock.display import shapes
from clock.display.canvas import Canvas
from clock.display.lettering import Words, wordings
from clock.display.patches import Box, Kind, Patch
from clock.display.theme import CAP_OF_EM, Face, Ink, Style
from clock.display.times import Run
from clock.values import Struct

# Widths of cells and of the drawn signs are in ems, heights of the squares of a colon in those of capitals.
CELL = 0.438
COLON_CELL = 0.222
COLON_SQUARE = 0.112
COLON_HEIGHTS = (0.27, 0.73)
COLON_ROUNDING = 0.26
PLUS_CELL = 0.30
PLUS_ARMS = 0.245
PLUS_STROKE = 0.090
PLUS_ROUNDING = 0.13

DRAWN = {":": COLON_CELL, "+": PLUS_CELL}
"""The signs among a clock's figures that are drawn, and how wide their cells are."""

HANG = 0.008
"""How far left of its place, in ems, the ink of a figure begins that hangs: its edge is round."""

OVERSHOOT, UNDERSHOOT = 0.714, 0.014
"""How far figures reach above and below the baseline, in ems."""

LOW_SIGN = 0.8
"""What is lower than this part of a capital, a dash, stands by its own middle and not by that of capitals."""

SPARE = 2
"""So many pixels of ground lie beside a cell at either side."""

ENDS = (".", "?", "!")
LONGEST_SHORT = 3
"""A word of no more letters, its stop included, may be a shortened one."""


class Align(StrEnum):
    """Which point of the words stands at x."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"

    # Rows of figures are looked up by it each second.
    __hash__ = str.__hash__


class Placed(Struct, frozen=True):
    """Where something was drawn: its left and right edge, and the cap height it was given."""

    left: float
    right: float
    cap: float


def measure(canvas: Canvas, words: Words, style: Style) -> float:
    """Return how wide words are in a style; of several wordings, the first."""
    return _advance(canvas, words if isinstance(words, str) else words[0], style)


def fitting(canvas: Canvas, words: Words, style: Style, room: float) -> str:
    """Return the first wording that fits `room` at the style's floor, else the last: a figure is not cut."""
    every, least = wordings(words), style.floor / style.cap
    return next((one for one in every if _advance(canvas, one, style) * least <= room), every[-1])


def least_width(canvas: Canvas, words: Words, style: Style) -> float:
    """Return how wide words are at the least: the last wording, at the style's floor."""
    return _advance(canvas, wordings(words)[-1], style) * style.floor / style.cap


def cap_within(canvas: Canvas, words: Words, style: Style, room: float) -> float:
    """Return how high the capitals of words are when they are written in a room."""
    wide = measure(canvas, fitting(canvas, words, style, room), style)
    return style.shrunk(room / max(0.01, wide)).cap


def wrapped(canvas: Canvas, text: str, style: Style, wide: float, most: int) -> list[str]:
    """Return a text in as few lines as `wide` allows, as even as they can be; two part between two sentences.

    Of more than `most` lines the last one takes all that is left.
    """
    lines = _broken(canvas, text, style, wide, most)
    if len(lines) == 2:
        parted = [split for split in _sentences(text) if max(_widths(canvas, split, style)) <= wide]
        if parted:
            return min(parted, key=lambda split: max(_widths(canvas, split, style)))
    if len(lines) > 1:
        widest = max(measure(canvas, line, style) for line in lines)
        for percent in range(95, 50, -5):
            narrower = _broken(canvas, text, style, wide * percent / 100, most)
            narrowed = max(measure(canvas, line, style) for line in narrower)
            if len(narrower) > len(lines) or narrowed > widest:
                break
            lines, widest = narrower, narrowed
    return lines


def _sentences(text: str) -> list[list[str]]:
    """Return a text in two lines for each end of a sentence in it; a short word with a stop may be no end."""
    words = text.split()
    return [
        [" ".join(words[:count]), " ".join(words[count:])]
        for count in range(1, len(words))
        if words[count - 1].endswith(ENDS)
        and (words[count - 1][0].isdigit() or len(words[count - 1]) > LONGEST_SHORT)
    ]


def _widths(canvas: Canvas, lines: list[str], style: Style) -> list[float]:
    return [measure(canvas, line, style) for line in lines]


def _broken(canvas: Canvas, text: str, style: Style, wide: float, most: int) -> list[str]:
    """Return a text in lines that are filled one after the other, the last one with all that is left."""
    lines: list[str] = []
    line = ""
    words = text.split()
    for index, word in enumerate(words):
        longer = f"{line} {word}".strip()
        if measure(canvas, longer, style) <= wide or not line:
            line = longer
        elif len(lines) == most - 1:
            return [*lines, " ".join([line, *words[index:]])]
        else:
            lines.append(line)
            line = word
    return [*lines, line] if line else lines


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
    left = _left_of(x, wide, align)
    placed = Placed(left, left + wide, fitted.em * CAP_OF_EM / canvas.unit)
    if not fitted.words.strip():
        return placed
    lettered = lettering.render(fitted.words, style.face, fitted.em, ink)
    pen, baseline = canvas.pixel(left, y)
    if hang:
        pen -= lettered.left + round(HANG * fitted.em)
    box = (pen + lettered.left, baseline + lettered.top, *lettered.surface.get_size())
    canvas.add(
        Patch(Kind.TEXT, box, lettered.surface, opaque=True, words=fitted.words, ink=ink, cap=placed.cap)
    )
    return placed


def _left_of(x: float, wide: float, align: Align) -> float:
    """Return where words begin that are `wide`, and of which a point stands at x."""
    return x - {Align.LEFT: 0.0, Align.CENTRE: wide / 2, Align.RIGHT: wide}[align]


def write_centred(canvas: Canvas, words: str, x: float, y: float, style: Style, ink: Ink) -> None:
    """Write a short word with the middle of its ink at a point."""
    write_within(canvas, words, (*canvas.pixel(x, y), 0, 0), style, ink)


def write_within(
    canvas: Canvas, words: str, within: Box, style: Style, ink: Ink, room: float | None = None
) -> None:
    """Write a short word amid a box of pixels, as on a disc, a chip or a key: the same air at either side."""
    lettering = canvas.lettering
    fitted = lettering.fit(words, style, None if room is None else int(room * canvas.unit))
    if not fitted.words.strip():
        return
    lettered = lettering.render(fitted.words, style.face, fitted.em, ink)
    wide, high = lettered.surface.get_size()
    centre = within[1] + within[3] / 2
    cap = fitted.em * CAP_OF_EM
    top = centre - high / 2 if high < cap * LOW_SIGN else centre + cap / 2 + lettered.top
    box = (within[0] + (within[2] - wide) // 2, round(top), wide, high)
    canvas.add(
        Patch(
            Kind.TEXT, box, lettered.surface, opaque=True, words=fitted.words, ink=ink, cap=cap / canvas.unit
        )
    )


def figures_width(canvas: Canvas, figures: str, style: Style, *, hang: bool = False) -> float:
    """Return how wide a clock's figures are in a style: the sum of their cells."""
    em = canvas.lettering.em(style.cap)
    return sum(_cells(canvas, figures, style.face, em, hang=hang)) / canvas.unit


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
    room: float | None = None,
    run: Run | None = None,
) -> Placed:
    """Write a clock's figures, each in the middle of a cell of its own, so that none moves when one changes.

    With `hang` the first figure keeps its own width and its ink starts at x. What is wider than `room` is
    written smaller, down to the floor. Colon and plus are drawn. Figures that `run` go on when times move.
    """
    kept = canvas.figure_rows
    # All figures have cells of one width but the first where it hangs.
    alike = len(figures), figures.count(":"), figures[:1] if hang else ""
    key = (alike, x, y, style, ink, align, room)
    row = kept.get(key)
    if not isinstance(row, _FigureRow):
        if room is not None:
            style = _figures_style(canvas, figures, style, room, hang=hang)
        row = kept[key] = _FigureRow(canvas, figures, x, y, style, ink, align=align, hang=hang)
    canvas.add_running(run, row, figures)
    return row.placed


def _figures_style(canvas: Canvas, figures: str, style: Style, room: float, *, hang: bool) -> Style:
    """Return the style in which a clock's figures fit `room`, at its floor at the least."""
    wide = figures_width(canvas, figures, style, hang=hang)
    if wide <= room:
        return style
    return style.at(max(style.floor, style.cap * room / wide))


class _FigureRow:
    """Where a clock's figures stand, and the patches of all that stood there.

    A figure that stood in its cell before is the very same patch again.
    """

    def __init__(
        self,
        canvas: Canvas,
        figures: str,
        x: float,
        y: float,
        style: Style,
        ink: Ink,
        *,
        align: Align,
        hang: bool,
    ) -> None:
        self._canvas = canvas
        self._face = style.face
        self._ink = ink
        self._hang = hang
        self._em = canvas.lettering.em(style.cap)
        self._over = round(OVERSHOOT * self._em)
        self._high = self._over + round(UNDERSHOOT * self._em)
        self._air = canvas.lettering.air(style.face, self._em, round(CELL * self._em))
        self._cells = _cells(canvas, figures, style.face, self._em, hang=hang)
        wide = sum(self._cells) / canvas.unit
        left = _left_of(x, wide, align)
        self.placed = Placed(left, left + wide, self._em * CAP_OF_EM / canvas.unit)
        pen, self._baseline = canvas.pixel(left, y)
        self._pens = [float(pen + before) for before in (0.0, *accumulate(self._cells[:-1]))]
        self._known: list[dict[str, tuple[Patch, ...]]] = [{} for _ in self._cells]

    def patches(self, figures: str) -> list[Patch]:
        """Return the patches of figures that have these cells."""
        patches: list[Patch] = []
        for index, figure in enumerate(figures):
            known = self._known[index]
            patches += known.get(figure) or self._made(index, figure)
        return patches

    def _made(self, index: int, figure: str) -> tuple[Patch, ...]:
        pen, cell = self._pens[index], self._cells[index]
        made: tuple[Patch, ...]
        if figure == ":":
            made = tuple(self._square(pen + cell / 2, height) for height in COLON_HEIGHTS)
        elif figure == "+":
            made = self._plus(pen)
        else:
            made = (self._figure(pen, cell, figure, hang=self._hang and index == 0),)
        self._known[index][figure] = made
        return made

    def _figure(self, pen: float, cell: float, figure: str, *, hang: bool) -> Patch:
        em, face = self._em, self._face
        drawn = self._canvas.figures.get((figure, face, em, self._ink), lambda: self._drawn(figure))
        right = round(pen + cell)
        if hang:
            left, inside = round(pen - HANG * em), -self._canvas.lettering.bearing(figure, face, em)
        else:
            left, inside = round(pen) + self._air, self._inside(figure) - self._air
            right -= self._air
        first = self._pen(figure) - inside
        wide = min(right - left, drawn.get_width() - first)
        surface = drawn.subsurface((first, 0, wide, self._high))
        cap = em * CAP_OF_EM / self._canvas.unit
        box = (left, self._baseline - self._over, wide, self._high)
        return Patch(Kind.FIGURE, box, surface, opaque=True, words=figure, ink=self._ink, cap=cap)

    def _inside(self, figure: str) -> int:
        """Return how far in its cell the pen stands for a figure in the middle."""
        return round((CELL * self._em - self._canvas.lettering.advance(figure, self._face, self._em)) / 2)

    def _pen(self, figure: str) -> int:
        """Return how far from the left the pen stands where a figure is drawn to be kept."""
        return SPARE - self._air + self._inside(figure)

    def _drawn(self, figure: str) -> pygame.Surface:
        """Return a figure on as much ground as any of the ten reaches, with room to spare.

        A cell is shown by copying alone, and cells at different places are a pixel wider or narrower.
        """
        whole, ascent = self._canvas.lettering.render_once(figure, self._face, self._em, self._ink)
        # A row of an odd number of pixels is copied at once, another in steps of eight bytes: thrice as dear.
        wide = round(CELL * self._em) + 2 * (SPARE - self._air) | 1
        surface = pygame.Surface((wide, self._high), 0, 32)
        surface.fill(self._ink.ground)
        surface.blit(whole, (self._pen(figure), self._over - ascent))
        return surface

    def _square(self, middle: float, height: float) -> Patch:
        """Return a square of the colon at a height of the capitals."""
        side = max(1, round(COLON_SQUARE * self._em))
        top = round(self._baseline - height * CAP_OF_EM * self._em - side / 2)
        return self._rounded((round(middle - side / 2), top, side, side), COLON_ROUNDING)

    def _plus(self, pen: float) -> tuple[Patch, ...]:
        """Return the two bars of a plus, its left end at the pen."""
        arms, stroke = (max(1, round(part * self._em)) for part in (PLUS_ARMS, PLUS_STROKE))
        arms += (arms - stroke) % 2
        aside, left = (arms - stroke) // 2, round(pen)
        top = round(self._baseline - (CAP_OF_EM * self._em + arms) / 2)
        return (
            self._rounded((left, top + aside, arms, stroke), PLUS_ROUNDING),
            self._rounded((left + aside, top, stroke, arms), PLUS_ROUNDING),
        )

    def _rounded(self, box: Box, rounding: float) -> Patch:
        """Return a bar whose corners are rounded by a part of its thickness."""
        size, colour = box[2:], self._ink.colour
        surface = self._canvas.made(shapes.rounded, *size, min(size) * rounding, colour)
        return Patch(Kind.SHAPE, box, surface, opaque=False)


def _cells(canvas: Canvas, figures: str, face: Face, em: int, *, hang: bool) -> list[float]:
    """Return the width of each figure's cell in pixels."""
    cells = [DRAWN.get(figure, CELL) * em for figure in figures]
    if hang and figures[:1].isdigit():
        lettering = canvas.lettering
        first = lettering.advance(figures[0], face, em) - lettering.bearing(figures[0], face, em)
        cells[0] = first - 2 * HANG * em
    return cells
