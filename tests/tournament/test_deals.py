"""Deals: ICM and the chop."""

from fractions import Fraction
from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clock.tournament.deals import MOST_PLAYERS, WAYS, chop, halves, icm

PRIZES = (50_00, 30_00, 20_00)
prize_rows = st.lists(st.integers(0, 500_00), max_size=6).map(lambda row: sorted(row, reverse=True))


def by_every_order(prizes: list[int], stacks: list[int]) -> list[Fraction]:
    """Return the exact model's worth by going through every order in which the players can finish."""
    worth = [Fraction(0)] * len(stacks)
    for order in permutations(range(len(stacks))):
        chance, left = Fraction(1), sum(stacks)
        for player in order:
            chance *= Fraction(stacks[player], left)
            left -= stacks[player]
        for player, prize in zip(order, prizes, strict=False):
            worth[player] += chance * prize
    return worth


def test_icm_of_three() -> None:
    """P4: 5,000, 3,000 and 2,000 chips for 50/30/20."""
    assert icm(PRIZES, (5000, 3000, 2000)) == (38_39, 32_75, 28_86)


def test_chop_of_three() -> None:
    """P4: the same stacks by chips are 40/32/28: 20 each for sure, 40 by chips."""
    assert chop(PRIZES, (5000, 3000, 2000)) == (40_00, 32_00, 28_00)


def test_chop_of_two() -> None:
    """P4, case 78: 1,000 each for sure and 2,000 by chips."""
    assert chop((3000_00, 1000_00), (75, 25)) == (2500_00, 1500_00)


def test_a_night_that_is_broken_off() -> None:
    """P4, case 77: of 9,000 among 100 half is 45 each; 37,500 of 300,000 chips bring 562.50 more."""
    rest = [2_500] * 75 + [3_125] * 24
    worth = halves((5_000_00, 3_000_00, 1_000_00), (37_500, *rest))

    assert sum((37_500, *rest)) == 300_000
    assert worth[0] == 607_50
    assert sum(worth) == 9_000_00


def test_halves_of_what_is_still_to_be_won() -> None:
    """P4: two left play for the first two prizes alone; without a chip counted all is even."""
    assert halves(PRIZES, (3000, 1000)) == (50_00, 30_00)
    assert halves(PRIZES, (0, 0)) == (40_00, 40_00)


def test_icm_of_two_is_the_chop_of_two() -> None:
    """P4, case 78: with two players both ways give the same."""
    assert icm((3000_00, 1000_00), (75, 25)) == (2500_00, 1500_00)


def test_equal_stacks_share_evenly() -> None:
    """P4: equal stacks get equal money, and the cents that do not divide go to the first."""
    assert icm(PRIZES, (7, 7, 7)) == (33_34, 33_33, 33_33)
    assert chop(PRIZES, (7, 7, 7)) == (33_34, 33_33, 33_33)


def test_a_stack_of_nothing() -> None:
    """P4: without chips a player is last in ICM, and has the lowest prize sure in a chop."""
    assert icm(PRIZES, (600, 0, 400)) == (42_00, 20_00, 38_00)
    assert chop(PRIZES, (600, 0, 400)) == (44_00, 20_00, 36_00)


def test_two_stacks_of_nothing_share_the_last_places() -> None:
    """P4: nobody knows who of them is second, so they share 30 and 20."""
    assert icm(PRIZES, (0, 900, 0)) == (25_00, 50_00, 25_00)


@pytest.mark.parametrize("stacks", [(0, 0, 0), (0, 0)])
def test_nobody_has_chips(stacks: tuple[int, ...]) -> None:
    """P4: before stacks are typed in all are equal."""
    assert len(set(icm((60_00, 60_00), stacks))) == 1
    assert sum(icm((60_00, 60_00), stacks)) == 120_00
    assert sum(chop((60_00, 60_00), stacks)) == 120_00


def test_more_players_than_prizes() -> None:
    """P4: with two prizes for three the lowest sure prize is nothing."""
    assert chop((60_00, 40_00), (500, 300, 200)) == (50_00, 30_00, 20_00)
    assert sum(icm((60_00, 40_00), (500, 300, 200))) == 100_00


def test_prizes_already_won_are_no_part_of_the_deal() -> None:
    """P4: two players left deal for the two best prizes only."""
    assert icm(PRIZES, (500, 500)) == (40_00, 40_00)
    assert chop(PRIZES, (500, 500)) == (40_00, 40_00)


def test_a_deal_of_nobody() -> None:
    """P4: no stacks, no shares."""
    assert icm(PRIZES, ()) == ()
    assert chop(PRIZES, ()) == ()


def test_icm_of_a_full_table() -> None:
    """P4: ten players and ten prizes are worked out exactly, and a larger stack is worth more."""
    prizes = tuple(range(1000_00, 0, -100_00))
    stacks = tuple(range(5500, 500, -500))
    worth = icm(prizes, stacks)

    assert len(stacks) <= MOST_PLAYERS
    assert sum(worth) == sum(prizes)
    assert list(worth) == sorted(worth, reverse=True)


@given(prize_rows, st.lists(st.integers(1, 20_000), min_size=1, max_size=5))
def test_icm_is_the_model_itself(prizes: list[int], stacks: list[int]) -> None:
    """P4: the worth is that of every possible order of finish, to less than a cent."""
    exact = by_every_order(prizes, stacks)

    assert all(abs(cents - worth) < 1 for cents, worth in zip(icm(prizes, stacks), exact, strict=True))


@given(prize_rows, st.lists(st.integers(0, 20_000), min_size=1, max_size=7))
def test_deals_pay_what_there_is_to_win(prizes: list[int], stacks: list[int]) -> None:
    """P4: both deals add up to the prizes still to be won, and a larger stack never gets less."""
    for worth in (way(prizes, stacks) for way in WAYS.values()):
        by_stack = sorted(zip(stacks, worth, strict=True))

        assert sum(worth) == sum(prizes[: len(stacks)])
        assert all(poorer <= richer for (less, poorer), (more, richer) in pairwise(by_stack) if less < more)


@given(prize_rows, st.lists(st.integers(1, 20_000), min_size=2, max_size=6))
def test_icm_never_gives_more_than_first_prize(prizes: list[int], stacks: list[int]) -> None:
    """P4: by ICM a share lies between the lowest and the best prize still to be won."""
    to_win = [*prizes, *[0] * len(stacks)][: len(stacks)]
    worth = icm(prizes, stacks)

    assert max(worth) <= to_win[0]
    assert min(worth) >= to_win[-1]
