"""The composition: which pieces the picture is put together from, and what of it is drawn and painted anew.

It remembers what each piece drew: one that is called again with the same values on the same ground is not
drawn again, and of one that is, only the patches that differ are painted. While times move, only those pieces
are drawn that stand in the picture. Pieces of a picture that is to come may be drawn ahead, one at a time.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import pygame

from clock.display.patches import (
    Box,
    Group,
    Patch,
    Row,
    Running,
    changed_boxes,
    paint,
    paint_alone,
    united,
)
from clock.display.theme import Palette
from clock.display.times import Run

Key = tuple[object, ...]
"""What a piece is drawn from: the function, and all that it is given."""

Ground = tuple[Palette, tuple[int, int]]
"""What a piece is drawn on: the colours, and how far the picture is moved, in pixels."""


class Composition:
    """The pieces of the picture on a surface: of the one shown, the one before, and the one to come."""

    def __init__(self, surface: pygame.Surface) -> None:
        self._surface = surface
        self._before: list[tuple[Key, Group]] = []
        self._pieces: list[tuple[Key, Group]] = []
        self._ready: list[tuple[Ground, Key, Group]] = []
        self._ahead: int | None = None
        self._shown: list[Group] | None = None
        self._places: dict[object, int] = {}
        self._running: dict[str, tuple[int, Running, bool]] = {}
        self._moved: list[Box] | None = None
        self._painted: list[pygame.Rect] = []
        self._open: list[Patch] = []
        self._open_running: dict[str, Running] = {}
        self._key: Key = ()
        self._depth = 0

    @property
    def patches(self) -> tuple[Patch, ...]:
        """Return all that the picture now shown is made of, lowest first."""
        return tuple(patch for group in self._shown or () for patch in group.patches)

    # A picture

    def show(self, draw: Callable[[], None]) -> list[pygame.Rect]:
        """Show the picture whose pieces `draw` calls; return the rectangles of the surface that changed."""
        self._pieces = []
        self._places, self._running = {}, {}
        draw()
        groups = [group for _, group in self._pieces]
        if not {id(group) for _, _, group in self._ready}.isdisjoint(map(id, groups)):
            self._ready = []
        boxes = None if self._shown is None else changed_boxes(self._shown, groups)
        self._before = self._pieces
        self._shown = groups
        if boxes is None:
            boxes = [(0, 0, *self._surface.get_size())]
        return paint(self._surface, groups, boxes) if boxes else []

    @property
    def can_move(self) -> bool:
        """Return whether a picture is shown, and what follows stands on its ground."""
        return self._shown is not None and self._before is self._pieces

    def move(self, draw: Callable[[], None]) -> list[pygame.Rect]:
        """Move what `draw` calls of the picture that is shown; return the rectangles that changed.

        Figures run on in their cells; of the pieces called now only those that stand in the picture are
        drawn, each in its place.
        """
        groups = self._shown or []
        if not self._places:
            self._find_places(groups)
        self._moved, self._painted = [], []
        try:
            draw()
            boxes, painted = self._moved, self._painted
        finally:
            self._moved = None
        return painted + paint(self._surface, groups, united(boxes)) if boxes else painted

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

    @contextmanager
    def ahead(self) -> Iterator[None]:
        """Draw one more piece of a picture that comes soon, of all that are called meanwhile."""
        before = self._before
        self._ahead = 1
        try:
            yield
        finally:
            self._before = before
            self._ahead = None

    def forget_before(self) -> None:
        """Take nothing over from the picture before: what follows stands on another ground."""
        self._before = []

    def _find_places(self, groups: Sequence[Group]) -> None:
        """Note where each piece stands in the picture, and where figures run."""
        self._places = {key[0]: place for place, (key, _) in enumerate(self._pieces)}
        bounds = [group.bounds for group in groups]
        for place, group in enumerate(groups):
            bare = group.bounds.collidelist(bounds[place + 1 :]) < 0
            for name, running in group.running.items():
                self._running[name] = place, running, bare

    # A piece

    def draw_again(self, ground: Ground, key: Key) -> bool:
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
            self._begin(key)
            return True
        kept = self._kept(ground, key)
        if self._ahead is not None:
            if kept is not None or not self._ahead:
                return False
            self._ahead -= 1
        elif kept is not None:
            self._pieces.append((key, kept))
            return False
        self._begin(key)
        return True

    def add(self, patches: Sequence[Patch]) -> None:
        """Put patches on top of what the piece has drawn so far, the lowest first."""
        if not self._depth:
            raise RuntimeError("a patch was drawn outside a piece")
        self._open += patches

    def add_running(self, name: Run | None, row: Row, figures: str) -> None:
        """Put a clock's figures on top; those with a name run on from there."""
        if name is not None:
            self._open_running[name] = Running(row, figures, len(self._open))
        self.add(row.patches(figures))

    def end_piece(self, ground: Ground) -> None:
        """End a piece that was drawn."""
        self._depth -= 1
        if self._depth:
            return
        group = Group(self._open, self._open_running)
        if self._ahead is not None:
            self._ready.append((ground, self._key, group))
        elif self._moved is None:
            self._pieces.append((self._key, group))
        elif self._shown is not None:
            place = self._places[self._key[0]]
            self._moved += self._shown[place].changed(group)
            self._pieces[place] = (self._key, group)
            self._shown[place] = group

    def _kept(self, ground: Ground, key: Key) -> Group | None:
        """Return what a piece drew in the picture before, or ahead."""
        place = len(self._pieces)
        if place < len(self._before) and self._before[place][0] == key:
            return self._before[place][1]
        for key_before, group in self._before:
            if key_before == key:
                return group
        return next((group for on, made, group in self._ready if made == key and on == ground), None)

    def _begin(self, key: Key) -> None:
        self._depth, self._key, self._open, self._open_running = 1, key, [], {}
