"""Chips, face and edge. Every colour has a pattern of its own, so that a chip is known without colour."""

import math
from collections.abc import Iterator

import pygame

from clock.display.shapes import FINE, smooth
from clock.display.theme import IVORY, Colour, colour
from clock.values import Struct

INLAY = colour("#FBF6EA")
RING_INSIDE = 0.585
WIDE_INLAY = 0.735
"""How far the ground of a value reaches, in radii: within the fine ring, or without it to the spots."""

PALE = 600
EDGE_STEP = 45.0
EDGE_SPOT = 20.0
EDGE_CLEAR = 10.0
"""So many degrees of an edge have the chip's own colour at either side: a spot that is cut there is none."""

SPLIT = 0.28
"""The part in the middle of a split spot that has the chip's own colour."""


class ChipFace(Struct, frozen=True):
    """A chip to draw: the word on it, and its colour as the house file names it."""

    value: str
    colour: str


class Pattern(Struct, frozen=True):
    """The make of a chip's edge: its colour, and `spots` spots of `degrees` each in another colour."""

    colour: Colour
    spots: int
    degrees: float
    spot: Colour = IVORY
    split: bool = False
    shade: Colour | None = None

    @property
    def line(self) -> Colour:
        """Return the colour of the fine ring on the inlay: the spots' where the chip's is too light."""
        return self.colour if sum(self.colour) < PALE else self.spot

    @property
    def rim(self) -> Colour:
        """Return the shade of the rim."""
        return self.shade or _darker(self.colour, 0.72)


_PATTERNS = {
    "red": Pattern(colour("#C8202F"), 6, 26),
    "green": Pattern(colour("#1F8A55"), 8, 17),
    "blue": Pattern(colour("#1F5FB0"), 6, 30, split=True),
    "black": Pattern(colour("#1D1D1F"), 4, 36, split=True, shade=colour("#55555A")),
    "white": Pattern(colour("#F4EFE4"), 8, 17, spot=colour("#2A3550")),
    "purple": Pattern(colour("#6B3FA0"), 5, 24, split=True),
    "yellow": Pattern(colour("#E8B62C"), 5, 30, spot=colour("#3A2B12")),
    "orange": Pattern(colour("#D9691E"), 7, 20),
    "pink": Pattern(colour("#D6618F"), 7, 26, split=True),
    "grey": Pattern(colour("#7D8085"), 5, 36),
    "brown": Pattern(colour("#6E4326"), 4, 26),
}

CHIP_COLOURS = tuple(_PATTERNS)
"""The colours that have a pattern of their own; any other is drawn as grey."""


def pattern(of: str) -> Pattern:
    """Return the pattern of a colour; a colour without one is drawn as grey."""
    return _PATTERNS.get(of.lower(), _PATTERNS["grey"])


def chip_face(diameter: int, of: str, wide: bool = False) -> pygame.Surface:
    """Return a chip from above, without its value; a `wide` inlay has no ring, for a long one."""
    made = pattern(of)

    def draw(large: pygame.Surface) -> None:
        radius = large.get_width() / 2
        darker = _darker(made.colour, 0.82)
        _circle(large, made.rim, 1.0)
        _circle(large, made.colour, 0.965)
        for start, end, spot in _spots(made):
            pygame.draw.polygon(large, spot, _sector(radius, start, end))
        if wide:
            _circle(large, darker, 0.76)
            _circle(large, INLAY, WIDE_INLAY)
            return
        _circle(large, darker, 0.70)
        _circle(large, INLAY, 0.665)
        _circle(large, made.line, 0.61)
        _circle(large, INLAY, RING_INSIDE)

    return smooth(diameter, diameter, made.rim, draw)


def chip_edge(width: int, height: int, of: str, turn: float, ground: Colour) -> pygame.Surface:
    """Return a chip from the side, 12 to 1, turned by `turn` degrees; the dark line beneath is part of it."""
    made = pattern(of)

    def draw(large: pygame.Surface) -> None:
        wide, high = large.get_size()
        line = max(FINE, round(high * 0.09))
        body = pygame.Rect(0, 0, wide, high - line)
        radius = round(body.h * 0.24)
        shadow = _darker(ground, 0.45)
        pygame.draw.rect(large, shadow, body.move(0, line), border_radius=radius)
        face = pygame.Surface(body.size, pygame.SRCALPHA)
        pygame.draw.rect(face, made.colour, body, border_radius=radius)
        spots = pygame.Surface(body.size, pygame.SRCALPHA)
        for left, right in _edge_spots(turn):
            spots.fill(made.spot, (round(left * wide), 0, round((right - left) * wide), body.h))
        mask = pygame.mask.from_surface(face)
        spots = mask.to_surface(setsurface=spots, unsetcolor=(0, 0, 0, 0))
        face.blit(spots, (0, 0))
        large.blit(face, (0, 0))

    return smooth(width, height, made.colour, draw)


def value_cap(value: str) -> float:
    """Return the cap height of a chip's value, in radii of the chip."""
    return {1: 0.62, 2: 0.56, 3: 0.49}.get(len(value), 0.40)


def _spots(made: Pattern) -> Iterator[tuple[float, float, Colour]]:
    """Yield the spots of a face as start and end in degrees clockwise from the top, and a colour."""
    for index in range(made.spots):
        middle = 360 / made.spots * index
        half = made.degrees / 2
        yield middle - half, middle + half, made.spot
        if made.split:
            yield middle - half * SPLIT, middle + half * SPLIT, made.colour


def _edge_spots(turn: float) -> Iterator[tuple[float, float]]:
    """Yield the spots of an edge as left and right in widths, as one sees a turned cylinder."""
    for index in range(int(180 / EDGE_STEP) + 1):
        start = index * EDGE_STEP + turn
        if EDGE_CLEAR <= start <= 180 - EDGE_CLEAR - EDGE_SPOT:
            yield _across(start), _across(start + EDGE_SPOT)


def _across(degrees: float) -> float:
    return (1 - math.cos(math.radians(degrees))) / 2


def _sector(radius: float, start: float, end: float) -> list[tuple[float, float]]:
    """Return the outline of a spot, from .76 to .965 of the radius."""
    steps = [start + (end - start) * step / 8 for step in range(9)]

    def at(degrees: float, share: float) -> tuple[float, float]:
        angle = math.radians(degrees)
        return radius + radius * share * math.sin(angle), radius - radius * share * math.cos(angle)

    return [at(each, 0.965) for each in steps] + [at(each, 0.76) for each in reversed(steps)]


def _circle(large: pygame.Surface, of: Colour, share: float) -> None:
    radius = large.get_width() / 2
    pygame.draw.circle(large, of, (radius, radius), radius * share)


def _darker(of: Colour, share: float) -> Colour:
    red, green, blue = (round(channel * share) for channel in of)
    return red, green, blue
