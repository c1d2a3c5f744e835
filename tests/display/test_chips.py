"""Chips are known by their pattern as well as by their colour."""

import math

import pygame
import pytest

from clock.display.chips import CHIP_COLOURS, INLAY, chip_edge, chip_face, pattern, value_cap
from clock.display.theme import RUNNING, Colour

DIAMETER = 200


def colour_at(surface: pygame.Surface, at: tuple[int, int]) -> Colour:
    """Return the colour of a pixel."""
    red, green, blue, _ = surface.get_at(at)
    return red, green, blue


def around(face: pygame.Surface, share: float, steps: int = 720) -> list[Colour]:
    """Return the colours on a circle at a share of the radius, clockwise from the top."""
    radius = face.get_width() / 2
    colours = []
    for step in range(steps):
        angle = 2 * math.pi * step / steps
        at = (
            round(radius + radius * share * math.sin(angle)),
            round(radius - radius * share * math.cos(angle)),
        )
        colours.append(colour_at(face, at))
    return colours


def runs(colours: list[Colour], of: Colour) -> int:
    """Return how many separate stretches of a colour there are around a circle."""
    near = [sum(abs(a - b) for a, b in zip(each, of, strict=True)) < 60 for each in colours]
    return sum(1 for index, here in enumerate(near) if here and not near[index - 1])


@pytest.mark.parametrize(
    ("colour", "stretches"),
    [("red", 6), ("green", 8), ("blue", 12), ("black", 8), ("white", 8)],
)
def test_each_colour_has_its_spots(colour: str, stretches: int) -> None:
    """Red has six spots, green eight; those of blue and black are split in two; white's are dark."""
    made = pattern(colour)
    face = chip_face(DIAMETER, colour)
    assert runs(around(face, 0.86), made.spot) == stretches


def test_the_inlay_carries_the_value() -> None:
    """The middle is light in every colour, and a longer value is written smaller."""
    for colour in CHIP_COLOURS:
        face = chip_face(DIAMETER, colour)
        assert colour_at(face, (DIAMETER // 2, DIAMETER // 2)) == INLAY
    assert value_cap("5") > value_cap("25") > value_cap("500") > value_cap("100K")


def test_outside_the_face_nothing_is_drawn() -> None:
    """A chip lies on any ground."""
    assert chip_face(DIAMETER, "red").get_at((0, 0)).a == 0


def test_no_two_colours_look_alike_without_colour() -> None:
    """Spots, their width and whether they are split tell every chip of the shipped houses from the others."""
    makes = [pattern(colour) for colour in ("red", "green", "blue", "black", "white")]
    seen = {(made.spots, made.degrees, made.split, sum(made.spot) > sum(made.colour)) for made in makes}
    assert len(seen) == len(makes)


def test_an_unknown_colour_is_drawn_as_grey() -> None:
    """A house may name any colour; its chips are drawn all the same."""
    assert pattern("turquoise") is pattern("grey")
    assert pattern("Red") is pattern("red")


def test_a_turned_chip_shows_other_spots() -> None:
    """From the side each chip of a stack shows three or four spots, turned a little."""
    ground = RUNNING.cloth.ground
    made = pattern("red")
    shown = []
    for turn in (0.0, 12.0, 31.0):
        edge = chip_edge(240, 20, "red", turn, ground)
        row = [colour_at(edge, (x, 9)) for x in range(240)]
        shown.append(row)
        assert runs(row, made.spot) in {3, 4, 5}
    assert shown[0] != shown[1] != shown[2]
