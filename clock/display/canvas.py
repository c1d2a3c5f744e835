"""The canvas: draws in fractions of the screen's height, and paints only what changed.

A picture is drawn by pieces, functions marked with `@piece` that take the canvas and plain values; which of
them are drawn, and what of it is painted, the `composition` knows. From second to second not even the pieces
are gone through: `move` calls those alone that hold a time. x runs from 0 at the left to `width`, y from 0 at
the top to 1, and text stands on its baseline.
"""

from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import Concatenate, ParamSpec, Protocol, TypeVarTuple

import pygame

from clock.display import shapes
from clock.display.composition import Composition
from clock.display.lettering import Lettering, Surfaces
from clock.display.patches import Box, Kind, Patch, Row
from clock.display.png import as_png
from clock.display.theme import NARROW, RUNNING, Colour, Palette
from clock.display.times import Run, Times

LEAST_WIDTH = 1.25
FIGURES_IN_SCREENS = 0.6
"""How much is kept of the figures of times: those of the time left are 0.56."""

SHAPES_IN_SCREENS = 0.15
"""How much is kept of what was drawn: a night's chips are 0.04."""

WORDS_IN_SCREENS = 0.1
"""How much is kept of what was written, a byte a point: the page as it stands, and its panels in turn."""


class Picture(Protocol):
    """A frozen value that holds all one picture shows, and knows how to draw it."""

    def draw(self, canvas: "Canvas") -> None:
        """Draw the whole picture on a canvas, lowest piece first."""


class Moving(Picture, Protocol):
    """A picture with times on it, which move while all else stays."""

    def moved(self, times: Times) -> Picture:
        """Return the picture with other times on it."""
        ...

    def draw_times(self, canvas: "Canvas", times: Times) -> None:
        """Draw the pieces that hold the times, as `moved` would draw them.

        Only times as many figures long as those on the picture have their room there.
        """
        ...


Values = TypeVarTuple("Values")
Arguments = ParamSpec("Arguments")


def piece(
    draw: Callable[Concatenate["Canvas", Arguments], None],
) -> Callable[Concatenate["Canvas", Arguments], None]:
    """Make `draw` a piece, which the canvas draws again only for other values; they must be comparable."""

    @wraps(draw)
    def drawn(canvas: "Canvas", /, *args: Arguments.args, **kwargs: Arguments.kwargs) -> None:
        ground = canvas.palette, canvas.shifted
        if not canvas.composition.draw_again(ground, (draw, args, kwargs)):
            return
        try:
            draw(canvas, *args, **kwargs)
        finally:
            canvas.composition.end_piece(ground)

    return drawn


class Canvas:
    """Draws pictures on a surface: the window's, or one off the screen.

    `margin` is the part of the height kept free at every edge, for a TV that cuts edges off; flat fields
    still reach the edge. `shifted` is how far right and down the picture is moved, in pixels.
    """

    def __init__(self, surface: pygame.Surface, margin: float = 0.0) -> None:
        self._surface = surface
        wide, high = surface.get_size()
        edge = margin * high
        self.unit = max(1.0, min(high - 2 * edge, (wide - 2 * edge) / LEAST_WIDTH))
        self.width = (wide - 2 * edge) / self.unit
        self.narrow = self.width < NARROW
        self._origin = (edge, (high - self.unit) / 2)
        self.shifted = (0, 0)
        self.palette = RUNNING
        screen = wide * high * 4
        self.surfaces: Surfaces[pygame.Surface] = Surfaces(int(SHAPES_IN_SCREENS * screen))
        self.figures: Surfaces[pygame.Surface] = Surfaces(int(FIGURES_IN_SCREENS * screen))
        self.lettering = Lettering(self.unit, Surfaces(int(WORDS_IN_SCREENS * screen)))
        self.figure_rows: dict[object, object] = {}
        self.composition = Composition(surface)

    @classmethod
    def off_screen(cls, width: int, height: int, margin: float = 0.0) -> "Canvas":
        """Return a canvas of its own, without a window."""
        return cls(pygame.Surface((width, height), 0, 32), margin)

    @property
    def patches(self) -> tuple[Patch, ...]:
        """Return all that the picture now shown is made of, lowest first."""
        return self.composition.patches

    @property
    def surface(self) -> pygame.Surface:
        """Return the surface that is painted on."""
        return self._surface

    # A picture

    def show(self, picture: Picture) -> list[pygame.Rect]:
        """Draw `picture` and return the rectangles of the surface that changed."""
        return self.composition.show(lambda: picture.draw(self))

    def move(self, picture: Moving, times: Times) -> list[pygame.Rect]:
        """Draw other times on `picture`, which is shown, and return the rectangles that changed."""
        if not self.composition.can_move:
            return self.show(picture.moved(times))
        return self.composition.move(lambda: picture.draw_times(self, times))

    def draw_ahead(self, picture: Picture, right: float, down: float) -> None:
        """Draw one more piece of a picture that comes soon, `shift`ed by then: so much less is left to do."""
        kept = self.palette, self.shifted, self.figure_rows
        try:
            with self.composition.ahead():
                self.shift(right, down)
                picture.draw(self)
        finally:
            self.palette, self.shifted, self.figure_rows = kept

    def run_on(self, name: Run, figures: str) -> None:
        """Let figures of the picture that is shown run on, to others that stand in the same cells."""
        self.composition.run_on(name, figures)

    def save(self, path: Path) -> None:
        """Write what is shown as a PNG file. Raises `OSError` when it cannot be written."""
        path.write_bytes(as_png(self._surface))

    def shift(self, right: float, down: float) -> None:
        """Move all but the flat fields by fractions of the height, against burn-in.

        They go by whole pixels, so that nothing moved is a pixel wider or narrower and drawn anew for that.
        """
        shift = round(right * self.unit), round(down * self.unit)
        if shift != self.shifted:
            self.shifted = shift
            self._draw_anew()

    def use(self, palette: Palette) -> None:
        """Draw what follows in the colours of `palette`."""
        if palette is not self.palette:
            self.palette = palette
            self._draw_anew()

    def _draw_anew(self) -> None:
        """Draw what follows anew, for it stands on another ground."""
        self.composition.forget_before()
        self.figure_rows = {}

    # Flat things

    def field(self, x: float, y: float, width: float, height: float, colour: Colour) -> None:
        """Lay a flat field; where it reaches an edge of the canvas it goes on to the edge of the screen."""
        box = self.box(x, y, width, height)
        left, top, right, bottom = box[0], box[1], box[0] + box[2], box[1] + box[3]
        wide, high = self._surface.get_size()
        left = 0 if x <= 0 else left
        top = 0 if y <= 0 else top
        right = wide if x + width >= self.width - 1e-6 else right
        bottom = high if y + height >= 1 - 1e-6 else bottom
        self.add(Patch(Kind.FIELD, (left, top, right - left, bottom - top), colour, opaque=True))

    def bar(
        self, x: float, y: float, width: float, height: float, colour: Colour, radius: float = 0.0
    ) -> None:
        """Draw a bar, everywhere equally thick and at least a pixel; `radius` rounds its corners."""
        left, top, wide, _ = self.box(x, y, width, height)
        box = (left, top, max(1, wide), max(1, round(height * self.unit)))
        if radius <= 0:
            self.add(Patch(Kind.SHAPE, box, colour, opaque=True))
            return
        self.shape(box, shapes.rounded, box[2], box[3], radius * self.unit, colour)

    # Curved things

    def disc(self, x: float, y: float, radius: float, colour: Colour, line: Colour | None = None) -> None:
        """Draw a disc about a centre; with `line`, a fine ring of that colour inside its edge."""
        box = self.square(x, y, radius)
        if line is None:
            self.shape(box, shapes.disc, box[2], colour)
        else:
            self.shape(box, shapes.ringed_disc, box[2], colour, line)

    def ring(self, x: float, y: float, radius: float, thickness: float, colour: Colour) -> None:
        """Draw a ring about a centre."""
        box = self.square(x, y, radius)
        self.shape(box, shapes.ring, box[2], max(1.0, thickness * self.unit), colour)

    def stop(
        self, x: float, y: float, radius: float, colour: Colour, hole: Colour, *, square: bool = False
    ) -> None:
        """Draw a stop of the line of the night; a break's is square."""
        box = self.square(x, y, radius)
        self.shape(box, shapes.square_stop if square else shapes.stop, box[2], colour, hole)

    def arrow(
        self, x: float, y: float, length: float, height: float, colour: Colour, head: float = 0.0
    ) -> None:
        """Draw an arrow to the right from x, about the height y; `head` is how long its head is."""
        box = self.box(x, y - height / 2, length, height)
        shaft, point = self.unit * height * 0.22, self.unit * (head or height * 0.72)
        self.shape(box, shapes.arrow, box[2], box[3], shaft, point, colour)

    def suit(self, x: float, y: float, height: float, suit: shapes.Suit, colour: Colour) -> None:
        """Draw the sign of a suit, its middle at x, standing on the line y."""
        high = max(1, round(height * self.unit))
        surface = self.made(shapes.suit, suit, high, colour)
        wide = surface.get_width()
        middle, top = self.pixel(x, y - height)
        self.add(Patch(Kind.SHAPE, (middle - wide // 2, top, wide, high), surface, opaque=False))

    def table(
        self, x: float, y: float, width: float, height: float, edge: float, felt: Colour, rail: Colour
    ) -> None:
        """Draw a poker table from above about a centre."""
        box = self.box(x - width / 2, y - height / 2, width, height)
        self.shape(box, shapes.table, box[2], box[3], edge * self.unit, felt, rail)

    # Pixels

    def pixel(self, x: float, y: float) -> tuple[int, int]:
        """Return the pixel at a point."""
        return (
            round(self._origin[0] + x * self.unit) + self.shifted[0],
            round(self._origin[1] + y * self.unit) + self.shifted[1],
        )

    def box(self, x: float, y: float, width: float, height: float) -> Box:
        """Return the pixels of a rectangle; those of two that touch touch as well."""
        left, top = self.pixel(x, y)
        right, bottom = self.pixel(x + width, y + height)
        return left, top, right - left, bottom - top

    def add(self, patch: Patch) -> None:
        """Put a patch on top of what the piece has drawn so far."""
        self.add_all((patch,))

    def add_all(self, patches: Sequence[Patch]) -> None:
        """Put patches on top of what the piece has drawn so far, the lowest first."""
        self.composition.add(patches)

    def add_running(self, name: Run | None, row: Row, figures: str) -> None:
        """Put a clock's figures on top; those with a name run on from there."""
        self.composition.add_running(name, row, figures)

    def square(self, x: float, y: float, radius: float) -> Box:
        """Return the pixels of the square about a circle."""
        side = max(1, round(2 * radius * self.unit))
        left, top = self.pixel(x - radius, y - radius)
        return left, top, side, side

    def shape(self, box: Box, make: Callable[[*Values], pygame.Surface], *of: *Values) -> None:
        """Put the shape that a function of a module makes of these values in a box of pixels."""
        self.add(Patch(Kind.SHAPE, box, self.made(make, *of), opaque=False))

    def made(self, make: Callable[[*Values], pygame.Surface], *of: *Values) -> pygame.Surface:
        """Return what a function of a module makes of these values, made once for all who ask."""
        return self.surfaces.get((make, *of), lambda: make(*of))
