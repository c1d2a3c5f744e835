"""Reference pictures: how one is written as a small file, and how far a picture is from it."""

import struct
import zlib
from collections import Counter
from pathlib import Path

import pygame

from clock.display.png import of_chunks

NEAR = 10
"""How far a colour in the file may be from the one drawn, in each of red, green and blue."""

FAR = 12
"""A point differs when a colour is further off than this: a little more than the file's own thrift."""

MOST_COLOURS = 256

Colour = tuple[int, int, int]


def write(surface: pygame.Surface, path: Path) -> None:
    """Write a surface as a PNG file with a palette; of colours that are near each other one is kept."""
    colours = memoryview(pygame.image.tobytes(surface, "RGBX")).cast("I")
    place_of, palette = _palette(Counter(colours))
    wide, high = surface.get_size()
    points = bytes(map(place_of.__getitem__, colours))
    rows = b"".join(b"\0" + points[row * wide : (row + 1) * wide] for row in range(high))
    header = struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)
    path.write_bytes(
        of_chunks(
            (b"IHDR", header),
            (b"PLTE", b"".join(map(bytes, palette))),
            (b"IDAT", zlib.compress(rows, 9)),
            (b"IEND", b""),
        )
    )


def differing(surface: pygame.Surface, path: Path) -> int:
    """Return how many points of a surface differ from those of a file; all if the sizes do."""
    wide, high = surface.get_size()
    kept = pygame.image.load(path).convert(surface)
    if kept.get_size() != (wide, high):
        return wide * high
    alike = pygame.transform.threshold(None, surface, None, (FAR, FAR, FAR), None, 0, kept)
    return wide * high - alike


def _palette(counted: Counter[int]) -> tuple[dict[int, int], list[Colour]]:
    """Return the palette, and the place in it of every colour: the frequent ones choose first."""
    palette: list[Colour] = []
    place_of: dict[int, int] = {}
    for packed, _ in counted.most_common():
        colour = (packed & 0xFF, packed >> 8 & 0xFF, packed >> 16 & 0xFF)
        nearest = min(range(len(palette)), key=lambda place: _distance(palette[place], colour), default=None)
        full = len(palette) == MOST_COLOURS
        if nearest is None or (not full and _distance(palette[nearest], colour) > NEAR):
            nearest = len(palette)
            palette.append(colour)
        place_of[packed] = nearest
    return place_of, palette


def _distance(one: Colour, other: Colour) -> int:
    return max(abs(left - right) for left, right in zip(one, other, strict=True))
