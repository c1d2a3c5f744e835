"""Shapes with curved or slanting edges, drawn at four times their size and scaled down once."""

import math
from collections.abc import Callable
from enum import Enum

import pygame

from clock.display.theme import Colour

FINE = 4
"""How many times larger a shape is drawn before it is scaled down."""

LINE_INSIDE = 0.83
"""Where the fine line inside the edge of a disc begins, in radii."""


class Suit(Enum):
    """The suits of a deck, best first (S9)."""

    SPADE = "spade"
    HEART = "heart"
    DIAMOND = "diamond"
    CLUB = "club"


class Emblem(Enum):
    """The honours of a league: who won last, who leads, who climbs, who falls."""

    CROWN = "crown"
    STAR = "star"
    UP = "up"
    DOWN = "down"


def smooth(
    width: int, height: int, backing: Colour, draw: Callable[[pygame.Surface], None]
) -> pygame.Surface:
    """Return a surface of the given pixels on which `draw` drew at `FINE` times the size.

    `backing` is the colour that the edges fade from; it is invisible where nothing is drawn.
    """
    large = pygame.Surface((max(1, width) * FINE, max(1, height) * FINE), pygame.SRCALPHA)
    large.fill((*backing, 0))
    draw(large)
    return pygame.transform.smoothscale(large, (max(1, width), max(1, height)))


def disc(diameter: int, colour: Colour) -> pygame.Surface:
    """Return a full disc."""
    return smooth(diameter, diameter, colour, lambda large: _circle(large, colour, 1.0))


def ring(diameter: int, thickness: float, colour: Colour) -> pygame.Surface:
    """Return a ring, `thickness` pixels wide, that one can see through."""

    def draw(large: pygame.Surface) -> None:
        _circle(large, colour, 1.0)
        _circle(large, (*colour, 0), 1.0 - 2 * thickness / diameter)

    return smooth(diameter, diameter, colour, draw)


def ring_part(diameter: int, thickness: float, colour: Colour, share: float) -> pygame.Surface:
    """Return the part of a ring from the top clockwise: `share` of 1."""

    def draw(large: pygame.Surface) -> None:
        radius = large.get_width() / 2
        inner = radius - thickness * FINE
        steps = max(2, round(90 * share))
        angles = [2 * math.pi * share * step / steps for step in range(steps + 1)]
        outer_edge = [(radius + radius * math.sin(a), radius - radius * math.cos(a)) for a in angles]
        inner_edge = [(radius + inner * math.sin(a), radius - inner * math.cos(a)) for a in reversed(angles)]
        pygame.draw.polygon(large, colour, outer_edge + inner_edge)

    return smooth(diameter, diameter, colour, draw)


def ringed_disc(diameter: int, colour: Colour, line: Colour) -> pygame.Surface:
    """Return a disc with a fine line inside its edge: the dealer button, and the disc of a place."""

    def draw(large: pygame.Surface) -> None:
        _circle(large, colour, 1.0)
        _circle(large, line, 0.875)
        _circle(large, colour, LINE_INSIDE)

    return smooth(diameter, diameter, colour, draw)


def stop(diameter: int, colour: Colour, hole: Colour) -> pygame.Surface:
    """Return a stop on the line of the night: a disc with a hole."""

    def draw(large: pygame.Surface) -> None:
        _circle(large, colour, 1.0)
        _circle(large, hole, 0.50)

    return smooth(diameter, diameter, colour, draw)


def square_stop(side: int, colour: Colour, hole: Colour) -> pygame.Surface:
    """Return the stop that stands for a break: a rounded square with a hole."""

    def draw(large: pygame.Surface) -> None:
        whole = large.get_rect()
        pygame.draw.rect(large, colour, whole, border_radius=round(whole.w * 0.24))
        inner = whole.inflate(-whole.w * 0.44, -whole.h * 0.44)
        pygame.draw.rect(large, hole, inner, border_radius=round(whole.w * 0.08))

    return smooth(side, side, colour, draw)


def rounded(width: int, height: int, radius: float, colour: Colour) -> pygame.Surface:
    """Return a rectangle with rounded corners; `radius` is in pixels."""

    def draw(large: pygame.Surface) -> None:
        pygame.draw.rect(large, colour, large.get_rect(), border_radius=round(radius * FINE))

    return smooth(width, height, colour, draw)


def table(width: int, height: int, edge: float, felt: Colour, rail: Colour) -> pygame.Surface:
    """Return a poker table from above: felt in a rail that is `edge` pixels wide."""

    def draw(large: pygame.Surface) -> None:
        whole = large.get_rect()
        pygame.draw.rect(large, rail, whole, border_radius=whole.h // 2)
        inner = whole.inflate(-2 * edge * FINE, -2 * edge * FINE)
        pygame.draw.rect(large, felt, inner, border_radius=inner.h // 2)

    return smooth(width, height, rail, draw)


def arrow(width: int, height: int, shaft: float, head: float, colour: Colour) -> pygame.Surface:
    """Return an arrow to the right; `shaft` is its thickness and `head` the length of its head, in pixels."""

    def draw(large: pygame.Surface) -> None:
        wide, high = large.get_size()
        neck = wide - head * FINE
        half = shaft * FINE / 2
        pygame.draw.rect(large, colour, (0, high / 2 - half, neck + 1, 2 * half))
        pygame.draw.polygon(large, colour, [(neck, 0), (wide, high / 2), (neck, high)])

    return smooth(width, height, colour, draw)


def suit(of: Suit, height: int, colour: Colour) -> pygame.Surface:
    """Return the sign of a suit."""

    def draw(large: pygame.Surface) -> None:
        _SUITS[of](large, colour, large.get_height())

    return smooth(round(height * _SUIT_WIDTH[of]), height, colour, draw)


def emblem(of: Emblem, height: int, colour: Colour) -> pygame.Surface:
    """Return a sign of a league."""

    def draw(large: pygame.Surface) -> None:
        wide, high = large.get_size()
        for outline in _EMBLEMS[of]:
            pygame.draw.polygon(large, colour, [(x * wide, y * high) for x, y in outline])

    return smooth(round(height * EMBLEM_WIDTH[of]), height, colour, draw)


def _circle(large: pygame.Surface, colour: Colour | tuple[int, int, int, int], share: float) -> None:
    radius = large.get_width() / 2
    pygame.draw.circle(large, colour, (radius, radius), radius * share)


def _heart(large: pygame.Surface, colour: Colour, high: float) -> None:
    size = large.get_width(), round(high * 0.89)
    leaf = _leaf(size, colour)
    large.blit(leaf, (0, round(high * 0.08)))


def _leaf(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """Return the heart that a heart and, upside down, a spade are made of."""
    wide, high = size
    leaf = pygame.Surface(size, pygame.SRCALPHA)
    leaf.fill((*colour, 0))
    lobe = wide * 0.265
    for centre in (lobe, wide - lobe):
        pygame.draw.circle(leaf, colour, (centre, lobe), lobe)
    shoulder = lobe * 1.52
    inset = lobe * 0.16
    pygame.draw.polygon(leaf, colour, [(inset, shoulder), (wide - inset, shoulder), (wide / 2, high)])
    pygame.draw.rect(leaf, colour, (lobe, lobe * 0.9, wide - 2 * lobe, shoulder - lobe * 0.9 + 1))
    return leaf


def _spade(large: pygame.Surface, colour: Colour, high: float) -> None:
    leaf = _leaf((large.get_width(), round(high * 0.84)), colour)
    large.blit(pygame.transform.flip(leaf, flip_x=False, flip_y=True), (0, 0))
    _stem(large, colour, high)


def _club(large: pygame.Surface, colour: Colour, high: float) -> None:
    wide = large.get_width()
    leaf = wide * 0.245
    low = high * 0.58
    for centre in ((wide / 2, leaf), (leaf, low), (wide - leaf, low)):
        pygame.draw.circle(large, colour, centre, leaf)
    pygame.draw.circle(large, colour, (wide / 2, high * 0.46), leaf * 0.7)
    _stem(large, colour, high)


def _diamond(large: pygame.Surface, colour: Colour, high: float) -> None:
    wide = large.get_width()
    pygame.draw.polygon(large, colour, [(wide / 2, 0), (wide, high / 2), (wide / 2, high), (0, high / 2)])


def _stem(large: pygame.Surface, colour: Colour, high: float) -> None:
    middle = large.get_width() / 2
    foot = high * 0.20
    points = [(middle, high * 0.45), (middle + foot, high), (middle - foot, high)]
    pygame.draw.polygon(large, colour, points)


_SUITS: dict[Suit, Callable[[pygame.Surface, Colour, float], None]] = {
    Suit.SPADE: _spade,
    Suit.HEART: _heart,
    Suit.DIAMOND: _diamond,
    Suit.CLUB: _club,
}

_SUIT_WIDTH = {Suit.SPADE: 0.92, Suit.HEART: 0.98, Suit.DIAMOND: 0.74, Suit.CLUB: 1.0}

Outline = list[tuple[float, float]]

EMBLEM_WIDTH = {Emblem.CROWN: 1.12, Emblem.STAR: 1.05, Emblem.UP: 1.15, Emblem.DOWN: 1.15}
"""How wide a sign is, in its height."""


def _star() -> Outline:
    """Return the outline of a star with five points, in parts of its box."""
    points: Outline = []
    for step in range(10):
        radius, angle = (1.0 if step % 2 == 0 else 0.42), math.pi * step / 5
        points.append((0.5 + radius * math.sin(angle) / 1.902, (1 - radius * math.cos(angle)) / 1.809))
    return points


_EMBLEMS: dict[Emblem, tuple[Outline, ...]] = {
    Emblem.CROWN: (
        [(0.0, 0.16), (0.25, 0.5), (0.5, 0.0), (0.75, 0.5), (1.0, 0.16), (0.88, 0.76), (0.12, 0.76)],
        [(0.12, 0.84), (0.88, 0.84), (0.88, 1.0), (0.12, 1.0)],
    ),
    Emblem.STAR: (_star(),),
    Emblem.UP: ([(0.5, 0.0), (1.0, 1.0), (0.0, 1.0)],),
    Emblem.DOWN: ([(0.0, 0.0), (1.0, 0.0), (0.5, 1.0)],),
}
