"""The canvas: draws in fractions of the screen's height, and paints only what changed.

A picture is drawn by pieces, functions marked with `@piece` that take the canvas and plain values. The canvas
remembers what each piece drew: one that is called again with the same values is not drawn again, and of one
that is, only the patches that differ are painted. From second to second not even the pieces are gone through:
`move` calls those alone that hold a time. x runs from 0 at the left to `width`, y from 0 at the top to 1, and
text stands on its baseline. Pieces of a picture that is to come may be drawn ahead, one at a time.
"""

from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import Concatenate, ParamSpec, Protocol, TypeVarTuple

import pygame

from clock.display import shapes
from clock.display.lettering import Lettering, Surfaces
from clock.display.patches import (
    Box,
    Group,
    Kind,
    Patch,
    Row,
    Running,
    changed_boxes,
    paint,
    paint_alone,
    united,
)
from clock.display.theme import NARROW, RUNNING, Colour, Palette
from clock.display.times import Run, Times

LEAST_WIDTH = 1.25
SHAPES_IN_SCREENS = 0.65
WORDS_IN_SCREENS = 0.3


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

Ground = tuple[Palette, tuple[float, float]]
"""What every piece is drawn on: the colours, and how far the picture is moved."""


def piece(
    draw: Callable[Concatenate["Canvas", Arguments], None],
) -> Callable[Concatenate["Canvas", Arguments], None]:
    """Make `draw` a piece, which the canvas draws again only for other values; they must be comparable."""

    @wraps(draw)
    def drawn(canvas: "Canvas", /, *args: Arguments.args, **kwargs: Arguments.kwargs) -> None:
        if not canvas.draw_again(draw, args, kwargs):
            return
        try:
            draw(canvas, *args, **kwargs)
        finally:
            canvas.end_piece()

    return drawn


class Canvas:
    """Draws pictures on a surface: the window's, or one off the screen.

    `margin` is the part of the height kept free at every edge, for a TV that cuts edges off; flat fields
    still reach the edge.
    """

    def __init__(self, surface: pygame.Surface, margin: float = 0.0) -> None:
        self._surface = surface
        wide, high = surface.get_size()
        edge = margin * high
        self.unit = max(1.0, min(high - 2 * edge, (wide - 2 * edge) / LEAST_WIDTH))
        self.width = (wide - 2 * edge) / self.unit
        self.narrow = self.width < NARROW
        self._origin = (edge, (high - self.unit) / 2)
        self._shift = (0.0, 0.0)
        self.palette = RUNNING
        screen = wide * high * 4
        self.surfaces: Surfaces[pygame.Surface] = Surfaces(int(SHAPES_IN_SCREENS * screen))
        self.lettering = Lettering(self.unit, Surfaces(int(WORDS_IN_SCREENS * screen)))
        self.figure_rows: dict[object, object] = {}
        self._before: list[tuple[tuple[object, ...], Group]] = []
        self._pieces: list[tuple[tuple[object, ...], Group]] = []
        self._ready: list[tuple[Ground, tuple[object, ...], Group]] = []
        self._ahead: int | None = None
        self._shown: list[Group] | None = None
        self._places: dict[object, int] = {}
        self._running: dict[str, tuple[int, Running, bool]] = {}
        self._moved: list[Box] | None = None
        self._painted: list[pygame.Rect] = []
        self._open: list[Patch] = []
        self._open_running: dict[str, Running] = {}
        self._key: tuple[object, ...] = ()
        self._depth = 0

    @classmethod
    def off_screen(cls, width: int, height: int, margin: float = 0.0) -> "Canvas":
        """Return a canvas of its own, without a window."""
        return cls(pygame.Surface((width, height), 0, 32), margin)

    @property
    def patches(self) -> tuple[Patch, ...]:
        """Return all that the picture now shown is made of, lowest first."""
        return tuple(patch for group in self._shown or () for patch in group.patches)

    @property
    def surface(self) -> pygame.Surface:
        """Return the surface that is painted on."""
        return self._surface

    # A picture

    def show(self, picture: Picture) -> list[pygame.Rect]:
        """Draw `picture` and return the rectangles of the surface that changed."""
        self._pieces = []
        self._places, self._running = {}, {}
        picture.draw(self)
        groups = [group for _, group in self._pieces]
        if not {id(group) for _, _, group in self._ready}.isdisjoint(map(id, groups)):
            self._ready = []
        boxes = None if self._shown is None else changed_boxes(self._shown, groups)
        self._before = self._pieces
        self._shown = groups
        if boxes is None:
            boxes = [(0, 0, *self._surface.get_size())]
        return paint(self._surface, groups, boxes) if boxes else []

    def move(self, picture: Moving, times: Times) -> list[pygame.Rect]:
        """Draw other times on `picture`, which is shown, and return the rectangles that changed.

        Figures run on in their cells; of the pieces called now only those that stand in the picture are
        drawn, each in its place.
        """
        if self._shown is None or self._before is not self._pieces:
            return self.show(picture.moved(times))
        if not self._places:
            self._find_places(self._shown)
        self._moved, self._painted = [], []
        try:
            picture.draw_times(self, times)
            boxes, painted = self._moved, self._painted
        finally:
            self._moved = None
        return painted + paint(self._surface, self._shown, united(boxes)) if boxes else painted

    def draw_ahead(self, picture: Picture, right: float, down: float) -> None:
        """Draw one more piece of a picture that comes soon, `shift`ed by then: so much less is left to do."""
        kept = self.palette, self._shift, self.figure_rows, self._before
        self._ahead = 1
        try:
            self.shift(right, down)
            picture.draw(self)
        finally:
            self.palette, self._shift, self.figure_rows, self._before = kept
            self._ahead = None

    def run_on(self, name: Run, figures: str) -> None:
        """Let figures of the picture that is shown run on, to others that stand in the same cells."""
        if name not in self._running:
            return
        place, running, bare = self._running[name]
        if running.figures == figures:
            return
        group = self._pieces[place][1]
        come = group.run_on(running, figures)
        self._pieces[place] = ((), group)
        if bare:
            self._painted += paint_alone(self._surface, come)
        elif self._moved is not None:
            self._moved += [patch.box for patch in come]

    def _find_places(self, groups: Sequence[Group]) -> None:
        """Note where each piece stands in the picture, and where figures run."""
        self._places = {key[0]: place for place, (key, _) in enumerate(self._pieces)}
        bounds = [group.bounds for group in groups]
        for place, group in enumerate(groups):
            bare = group.bounds.collidelist(bounds[place + 1 :]) < 0
            for name, running in group.running.items():
                self._running[name] = place, running, bare

    def save(self, path: Path) -> None:
        """Write what is shown as a PNG file. Raises `OSError` when it cannot be written."""
        with path.open("wb") as file:
            pygame.image.save(self._surface, file, "picture.png")

    def shift(self, right: float, down: float) -> None:
        """Move all but the flat fields by fractions of the height, against burn-in."""
        if (right, down) != self._shift:
            self._shift = (right, down)
            self._before = []
            self.figure_rows = {}

    def use(self, palette: Palette) -> None:
        """Draw what follows in the colours of `palette`."""
        if palette is not self.palette:
            self.palette = palette
            self._before = []
            self.figure_rows = {}

    def draw_again(self, *key: object) -> bool:
        """Begin a piece; return whether it must be drawn, because it was not in the picture before.

        Pieces mostly come in the same order from picture to picture. One called by another belongs to it.
        While times move, a piece that is not in the picture has nothing to draw.
        """
        if self._depth:
            self._depth += 1
            return True
        if self._moved is not None:
            stands = self._places.get(key[0])
            if stands is None or self._pieces[stands][0] == key:
                return False
            self._begin_piece(key)
            return True
        kept = self._kept(key)
        if self._ahead is not None:
            if kept is not None or not self._ahead:
                return False
            self._ahead -= 1
        elif kept is not None:
            self._pieces.append((key, kept))
            return False
        self._begin_piece(key)
        return True

    def _kept(self, key: tuple[object, ...]) -> Group | None:
        """Return what a piece drew in the picture before, or ahead."""
        place = len(self._pieces)
        if place < len(self._before) and self._before[place][0] == key:
            return self._before[place][1]
        for key_before, group in self._before:
            if key_before == key:
                return group
        ground = (self.palette, self._shift)
        return next((group for on, made, group in self._ready if made == key and on == ground), None)

    def _begin_piece(self, key: tuple[object, ...]) -> None:
        self._depth, self._key, self._open, self._open_running = 1, key, [], {}

    def end_piece(self) -> None:
        """End a piece that was drawn."""
        self._depth -= 1
        if self._depth:
            return
        group = Group(self._open, self._open_running)
        if self._ahead is not None:
            self._ready.append(((self.palette, self._shift), self._key, group))
        elif self._moved is None:
            self._pieces.append((self._key, group))
        elif self._shown is not None:
            place = self._places[self._key[0]]
            self._moved += self._shown[place].changed(group)
            self._pieces[place] = (self._key, group)
            self._shown[place] = group

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
            round(self._origin[0] + (x + self._shift[0]) * self.unit),
            round(self._origin[1] + (y + self._shift[1]) * self.unit),
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
        if not self._depth:
            raise RuntimeError("a patch was drawn outside a piece")
        self._open += patches

    def add_running(self, name: Run | None, row: Row, figures: str) -> None:
        """Put a clock's figures on top; those with a name run on from there."""
        if name is not None:
            self._open_running[name] = Running(row, figures, len(self._open))
        self.add_all(row.patches(figures))

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
