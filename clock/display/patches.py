"""Patches: what a picture is made of, and how only what changed is painted.

A picture is a list of groups, one a piece, each a list of patches, lowest first. A patch is a box of pixels
with either a flat colour or a ready surface in it, so two pictures can be told apart patch by patch, and only
the boxes that differ are painted.
"""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple, Protocol

import pygame

from clock.display.theme import Colour, Ink

Box = tuple[int, int, int, int]
"""Left, top, width and height in pixels."""

MOST_OF_THE_SCREEN = 0.6
MOST_APART = 2
"""So few boxes are seldom worth being put together."""


class Kind(StrEnum):
    """What a patch is."""

    FIELD = "field"
    SHAPE = "shape"
    TEXT = "text"
    FIGURE = "figure"
    CHIP = "chip"


class Patch(NamedTuple):
    """One thing drawn: its box, what fills it, and for words their ink and cap height.

    `opaque` says that nothing beneath the box shows through. It is a tuple because patches are compared by
    the hundred each second.
    """

    kind: Kind
    box: Box
    drawn: pygame.Surface | Colour
    opaque: bool
    words: str = ""
    ink: Ink | None = None
    cap: float = 0.0

    @property
    def lettering(self) -> bool:
        """Return whether this is something to be read."""
        return self.kind in {Kind.TEXT, Kind.FIGURE}


class Row(Protocol):
    """A row of a clock's figures, which knows the patches of each figure in each of its cells."""

    def patches(self, figures: str) -> list[Patch]:
        """Return the patches of figures that have these cells."""
        ...


class Running:
    """Figures that run, among the patches of a group from the `first` on: which they are, and in what row."""

    __slots__ = ("figures", "first", "row")

    def __init__(self, row: Row, figures: str, first: int) -> None:
        self.row = row
        self.figures = figures
        self.first = first


class Group:
    """The patches of one piece, with their boxes and the box about all of them ready to be met.

    `running` are the figures of the piece that run, by their name.
    """

    __slots__ = ("bounds", "patches", "rects", "running")

    def __init__(self, patches: Sequence[Patch], running: Mapping[str, Running]) -> None:
        self.patches = list(patches)
        self.running = running
        self.rects = [pygame.Rect(patch.box) for patch in patches]
        self.bounds = self.rects[0].unionall(self.rects[1:]) if self.rects else pygame.Rect(0, 0, 0, 0)

    def run_on(self, running: Running, figures: str) -> list[Patch]:
        """Put other figures in the cells of those that run, and return the patches that were not there."""
        patches, first = running.row.patches(figures), running.first
        end = first + len(patches)
        come = [
            patch for was, patch in zip(self.patches[first:end], patches, strict=True) if was is not patch
        ]
        self.patches[first:end] = patches
        running.figures = figures
        return come

    def changed(self, after: "Group") -> list[Box]:
        """Return the boxes that differ from those of a group which the same piece drew in this one's place.

        Mostly as many patches stand where they stood, so they are compared one by one.
        """
        if len(self.patches) != len(after.patches):
            return [patch.box for patch in {*self.patches} ^ {*after.patches}]
        boxes: list[Box] = []
        for was, now in zip(self.patches, after.patches, strict=True):
            if was is not now and was != now:
                boxes += _changed(was, now)
        return boxes


def _changed(was: Patch, now: Patch) -> list[Box]:
    """Return the boxes that differ where one patch took another's place: of a shorter bar only its end."""
    if was.box == now.box:
        return [now.box]
    left, top, wide, high = was.box
    new_left, new_top, new_wide, new_high = now.box
    same_end = left + wide == new_left + new_wide
    if was.drawn == now.drawn and (top, high) == (new_top, new_high) and same_end and was.opaque:
        return [(min(left, new_left), top, abs(new_left - left), high)]
    return [was.box, now.box]


def united(boxes: Sequence[Box]) -> Sequence[Box]:
    """Return boxes that cover the same and are painted sooner: those that overlap mostly become one."""
    if len(boxes) <= MOST_APART:
        return boxes
    apart: list[pygame.Rect] = []
    for box in boxes:
        rect = pygame.Rect(box)
        for place in rect.collidelistall(apart):
            both = rect.union(apart[place])
            if both.w * both.h <= rect.w * rect.h + apart[place].w * apart[place].h:
                apart[place] = both
                break
        else:
            apart.append(rect)
    return [(rect.x, rect.y, rect.w, rect.h) for rect in apart]


def changed_boxes(before: Sequence[Group], after: Sequence[Group]) -> list[Box] | None:
    """Return the boxes that differ between two pictures; None when all is to be painted.

    A group that stayed is the very same object in both. Where those that stayed lie in another order, what
    covers what may have changed anywhere.
    """
    gone, come = _replaced(before, after) if len(before) == len(after) else _different(before, after)
    if not set(map(id, gone)).isdisjoint(map(id, come)):
        return None
    old = [patch for group in gone for patch in group.patches]
    new = [patch for group in come for patch in group.patches]
    same = set(map(id, old)) & set(map(id, new))
    left = {patch for patch in old if id(patch) not in same}
    right = {patch for patch in new if id(patch) not in same}
    return list({patch.box for patch in left ^ right})


def _replaced(before: Sequence[Group], after: Sequence[Group]) -> tuple[list[Group], list[Group]]:
    """Return the groups that others stand in the place of, and those others."""
    gone, come = [], []
    for old, new in zip(before, after, strict=True):
        if old is not new:
            gone.append(old)
            come.append(new)
    return gone, come


def _different(before: Sequence[Group], after: Sequence[Group]) -> tuple[list[Group], list[Group]]:
    """Return the groups that went and those that came; all of both where the others changed their order."""
    new, old = set(map(id, after)), set(map(id, before))
    stayed = [group for group in before if id(group) in new]
    if stayed != [group for group in after if id(group) in old]:
        return list(before), list(after)
    return (
        [group for group in before if id(group) not in new],
        [group for group in after if id(group) not in old],
    )


def paint(surface: pygame.Surface, groups: Sequence[Group], boxes: Sequence[Box]) -> list[pygame.Rect]:
    """Paint what lies in `boxes` and return the rectangles painted, cut to the surface."""
    whole = surface.get_rect()
    rects = [rect for box in boxes if (rect := whole.clip(box))]
    if sum([rect.w * rect.h for rect in rects]) > MOST_OF_THE_SCREEN * whole.w * whole.h:
        rects = [whole]
    bounds = [group.bounds for group in groups]
    for rect in rects:
        surface.set_clip(rect)
        for patch in _touching(groups, bounds, rect):
            put(surface, patch)
    surface.set_clip(None)
    return rects


def paint_alone(surface: pygame.Surface, patches: Sequence[Patch]) -> list[pygame.Rect]:
    """Paint patches that nothing lies over and nothing shows through, and return the rectangles painted."""
    return [put(surface, patch) for patch in patches]


def put(surface: pygame.Surface, patch: Patch) -> pygame.Rect:
    """Paint one patch and return the rectangle painted."""
    if isinstance(patch.drawn, pygame.Surface):
        return surface.blit(patch.drawn, patch.box)
    return surface.fill(patch.drawn, patch.box)


def _touching(groups: Sequence[Group], bounds: Sequence[pygame.Rect], rect: pygame.Rect) -> list[Patch]:
    """Return the patches that show in a rectangle, lowest first; what is covered whole is passed over."""
    touching: list[Patch] = []
    for place in reversed(rect.collidelistall(bounds)):
        group = groups[place]
        for index in reversed(rect.collidelistall(group.rects)):
            patch = group.patches[index]
            touching.append(patch)
            if patch.opaque and group.rects[index].contains(rect):
                touching.reverse()
                return touching
    touching.reverse()
    return touching
