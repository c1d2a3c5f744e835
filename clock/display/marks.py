"""Marks: what a picture is made of, and how only what changed is painted.

A picture is a list of groups, one a piece, each a list of marks, lowest first. A mark is a box of pixels with
either a flat colour or a ready surface in it, so two pictures can be told apart mark by mark, and only the
boxes that differ are painted.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

import pygame

from clock.display.theme import Colour, Ink

Box = tuple[int, int, int, int]
"""Left, top, width and height in pixels."""

MOST_OF_THE_SCREEN = 0.6


class Kind(StrEnum):
    """What a mark is."""

    FIELD = "field"
    SHAPE = "shape"
    TEXT = "text"
    FIGURE = "figure"
    CHIP = "chip"


class Mark(NamedTuple):
    """One thing drawn: its box, what fills it, and for words their ink and cap height.

    `opaque` says that nothing beneath the box shows through. It is a tuple because marks are compared by the
    hundred each second.
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


class Group:
    """The marks of one piece, with their boxes and the box about all of them ready to be met."""

    __slots__ = ("bounds", "marks", "rects")

    def __init__(self, marks: Sequence[Mark]) -> None:
        self.marks = tuple(marks)
        self.rects = [pygame.Rect(mark.box) for mark in marks]
        self.bounds = self.rects[0].unionall(self.rects[1:]) if self.rects else pygame.Rect(0, 0, 0, 0)


def changed_boxes(before: Sequence[Group], after: Sequence[Group]) -> list[Box] | None:
    """Return the boxes that differ between two pictures; None when all is to be painted.

    A group that stayed is the very same object in both. Where those that stayed lie in another order, what
    covers what may have changed anywhere.
    """
    gone, come = _replaced(before, after) if len(before) == len(after) else _different(before, after)
    if not set(map(id, gone)).isdisjoint(map(id, come)):
        return None
    old = [mark for group in gone for mark in group.marks]
    new = [mark for group in come for mark in group.marks]
    same = set(map(id, old)) & set(map(id, new))
    left = {mark for mark in old if id(mark) not in same}
    right = {mark for mark in new if id(mark) not in same}
    return list({mark.box for mark in left ^ right})


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
    if sum(rect.w * rect.h for rect in rects) > MOST_OF_THE_SCREEN * whole.w * whole.h:
        rects = [whole]
    bounds = [group.bounds for group in groups]
    for rect in rects:
        surface.set_clip(rect)
        for mark in _touching(groups, bounds, rect):
            if isinstance(mark.drawn, pygame.Surface):
                surface.blit(mark.drawn, mark.box)
            else:
                surface.fill(mark.drawn, mark.box)
    surface.set_clip(None)
    return rects


def _touching(groups: Sequence[Group], bounds: Sequence[pygame.Rect], rect: pygame.Rect) -> list[Mark]:
    """Return the marks that show in a rectangle, lowest first; what is covered whole is left out."""
    touching: list[Mark] = []
    for place in rect.collidelistall(bounds):
        group = groups[place]
        for index in rect.collidelistall(group.rects):
            mark = group.marks[index]
            if mark.opaque and group.rects[index].contains(rect):
                touching.clear()
            touching.append(mark)
    return touching
