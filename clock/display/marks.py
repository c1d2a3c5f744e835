"""Marks: what a picture is made of, and how only what changed is painted.

A picture is a list of marks, lowest first. Each is a box of pixels with either a flat colour or a ready
surface in it, so two pictures can be told apart mark by mark, and only the boxes that differ are painted.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

import pygame

from clock.display.theme import Colour, Ink

Box = tuple[int, int, int, int]
"""Left, top, width and height in pixels."""

MOST_OF_THE_SCREEN = 0.6


class Kind(Enum):
    """What a mark is."""

    FIELD = "field"
    SHAPE = "shape"
    TEXT = "text"
    FIGURE = "figure"
    CHIP = "chip"


@dataclass(frozen=True, slots=True)
class Mark:
    """One thing drawn: its box, what fills it, and for words their ink, cap height and the room they had.

    `opaque` says that nothing beneath the box shows through.
    """

    kind: Kind
    box: Box
    drawn: pygame.Surface | Colour
    opaque: bool
    words: str = ""
    ink: Ink | None = None
    cap: float = 0.0
    room: Box | None = None

    @property
    def lettering(self) -> bool:
        """Return whether this is something to be read."""
        return self.kind in (Kind.TEXT, Kind.FIGURE)


Marks = tuple[Mark, ...]


def changed_boxes(before: Sequence[Marks], after: Sequence[Marks]) -> list[Box] | None:
    """Return the boxes that differ between two pictures; None when so much does that all is to be painted.

    Both are lists of groups; a group that stayed is the very same tuple in both.
    """
    kept_before = {id(marks) for marks in before}
    kept_after = {id(marks) for marks in after}
    gone = [marks for marks in before if id(marks) not in kept_after]
    come = [marks for marks in after if id(marks) not in kept_before]
    stayed_before = [id(marks) for marks in before if id(marks) in kept_after]
    stayed_after = [id(marks) for marks in after if id(marks) in kept_before]
    if stayed_before != stayed_after:
        return None
    marks_gone = {mark for marks in gone for mark in marks}
    marks_come = {mark for marks in come for mark in marks}
    return list({mark.box for mark in marks_gone ^ marks_come})


def paint(surface: pygame.Surface, marks: Sequence[Mark], boxes: Sequence[Box]) -> list[pygame.Rect]:
    """Paint what lies in `boxes` and return the rectangles painted, cut to the surface."""
    whole = surface.get_rect()
    rects = [rect for box in boxes if (rect := whole.clip(box))]
    if sum(rect.w * rect.h for rect in rects) > MOST_OF_THE_SCREEN * whole.w * whole.h:
        rects = [whole]
    all_boxes = [mark.box for mark in marks]
    for rect in rects:
        _paint_rect(surface, marks, all_boxes, rect)
    return rects


def _paint_rect(
    surface: pygame.Surface, marks: Sequence[Mark], all_boxes: Sequence[Box], rect: pygame.Rect
) -> None:
    touching = [marks[index] for index in rect.collidelistall(all_boxes)]
    lowest = 0
    for index, mark in enumerate(touching):
        if mark.opaque and pygame.Rect(mark.box).contains(rect):
            lowest = index
    surface.set_clip(rect)
    for mark in touching[lowest:]:
        if isinstance(mark.drawn, pygame.Surface):
            surface.blit(mark.drawn, mark.box)
        else:
            surface.fill(mark.drawn, mark.box)
    surface.set_clip(None)
