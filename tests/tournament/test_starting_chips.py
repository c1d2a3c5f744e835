"""The chips of a stack to start with, by value."""

import pytest

from clock.tournament.entries import starting_chips
from clock.tournament.structure import Chip
from clock.values import replace
from tests.houses import gananda


@pytest.mark.parametrize(
    ("stack", "chips"),
    [
        (1_500, {5: 25, 25: 13, 50: 7, 100: 2, 500: 1}),
        (3_400, {5: 25, 25: 13, 50: 7, 100: 6, 500: 4}),
        (1_600, {5: 25, 25: 13, 50: 7, 100: 3, 500: 1}),
        (1_000, {5: 25, 25: 13, 50: 7, 100: 2}),
        (900, {5: 25, 25: 13, 50: 7, 100: 1}),
        (40, {5: 8}),
    ],
)
def test_the_house_s_make_up_with_other_large_chips(stack: int, chips: dict[int, int]) -> None:
    """E1, L5: 1,500 is the make-up itself; more and less is in the large chips, so that small ones stay."""
    assert starting_chips(gananda(), stack) == chips
    assert sum(value * count for value, count in chips.items()) == stack


def test_a_chip_that_nobody_else_starts_with() -> None:
    """L5: a larger stack can have a chip that the house's own has not."""
    house = replace(gananda(), chips=(*gananda().chips, Chip(1000, "yellow")))

    assert starting_chips(house, 3_400) == {5: 25, 25: 13, 50: 7, 100: 6, 500: 2, 1000: 1}


def test_what_the_smallest_chip_does_not_divide() -> None:
    """What no chip can make is left out."""
    assert starting_chips(gananda(), 1_501) == starting_chips(gananda(), 1_500)
