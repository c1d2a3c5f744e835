"""The race for odd chips, and the stack that a table shares out (S9, E8)."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clock.tournament.chips import (
    DECK,
    RaceOutcome,
    race_outcome,
    shared_out,
)
from clock.tournament.structure import (
    RaceRounding,
)

Item = TypeVar("Item")


class StackedDeck:
    """A draw whose sample deals these cards in this order."""

    def __init__(self, *cards: str) -> None:
        self.cards = list(cards)

    def choice(self, seq: Sequence[Item], /) -> Item:
        """Return the first."""
        return seq[0]

    def sample(self, population: Sequence[Item], k: int) -> list[Item]:
        """Return the next cards of the stack, which must be cards of the deck."""
        by_name = {str(item): item for item in population}
        dealt, self.cards = self.cards[:k], self.cards[k:]
        return [by_name[card] for card in dealt]


def race(
    odd: dict[int, int],
    *cards: str,
    leaving: tuple[int, ...] = (25,),
    new: int = 100,
    rounding: RaceRounding = RaceRounding.HALF,
    stacks: dict[int, int] | None = None,
) -> RaceOutcome:
    """Race odd chips with the deck stacked."""
    return race_outcome(odd, leaving, new, rounding, stacks or {}, StackedDeck(*cards))


def test_a_race_goes_to_the_best_cards() -> None:
    """S9: 7 odd 25s are 175, two new 100s; the ace and the better of two kings win."""
    outcome = race({4: 3, 2: 2, 9: 2}, "Kd", "2s", "7h", "Ac", "3c", "Kh", "Qs")

    assert outcome.won == {2: 1, 9: 1}
    assert outcome.cards == {4: ("Kd", "2s", "7h"), 2: ("Ac", "3c"), 9: ("Kh", "Qs")}
    assert outcome.change == 2 * 100 - 175
    assert outcome.saved == ()


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        (("Kc", "Kd", "Ks", "Kh"), 3),
        (("Kc", "Kh", "Qs", "Kd"), 2),
        (("Kd", "Kc", "Qs", "Qh"), 1),
        (("9s", "Js", "8s", "Tc"), 2),
        (("9s", "8s", "7s", "Tc"), 4),
        (("2s", "Ks", "Qs", "Ac"), 4),
    ],
)
def test_ranks_then_suits(cards: tuple[str, ...], winner: int) -> None:
    """S9: ranks from two to ace, and of equal ranks spade beats heart beats diamond beats club."""
    outcome = race({1: 1, 2: 1, 3: 1, 4: 1}, *cards)

    assert outcome.won == {winner: 1}


def test_no_player_wins_two_chips() -> None:
    """S9: the holder of the three best cards wins one chip; the second goes to the next best."""
    outcome = race({1: 3, 2: 1, 3: 3}, "As", "Ah", "Ad", "2c", "Kc", "3c", "4c")

    assert outcome.won == {1: 1, 3: 1}


@pytest.mark.parametrize(
    ("odd", "rounding", "chips"),
    [
        ({1: 1, 2: 1}, RaceRounding.HALF, 1),
        ({1: 1, 2: 1}, RaceRounding.MORE_THAN_HALF, 0),
        ({1: 2, 2: 1}, RaceRounding.MORE_THAN_HALF, 1),
        ({1: 1}, RaceRounding.HALF, 0),
        ({1: 1}, RaceRounding.ALWAYS, 1),
        ({1: 2, 2: 2}, RaceRounding.ALWAYS, 1),
    ],
)
def test_how_many_new_chips(odd: dict[int, int], rounding: RaceRounding, chips: int) -> None:
    """S9: the odd value over the new denomination, rounded by the house's setting."""
    outcome = race_outcome(odd, (25,), 100, rounding, {}, Random(3))

    assert sum(outcome.won.values()) == chips
    assert outcome.change == chips * 100 - sum(odd.values()) * 25


def test_a_race_changes_the_stacks_that_were_counted() -> None:
    """S9, E8: of stacks with six, one and two 25s the first wins a 100, and the last is saved."""
    outcome = race(
        {1: 6, 2: 1, 3: 2}, "As", "4s", "5s", "6s", "7s", leaving=(25,), stacks={1: 530, 2: 425, 3: 50, 4: 80}
    )

    assert (outcome.won, outcome.saved) == ({1: 1}, (3,))
    assert outcome.stacks == {1: 580, 2: 400, 3: 100}
    assert outcome.change == 2 * 100 - 5 * 25


def test_two_denominations_race_in_the_smaller() -> None:
    """S9: 25s and 50s leave together; 75 odd is three cards, and 75 and 25 make one 100."""
    outcome = race({1: 3, 2: 1}, "4s", "5s", "6s", "Ts", leaving=(25, 50))

    assert outcome.cards == {1: ("4s", "5s", "6s"), 2: ("Ts",)}
    assert outcome.won == {2: 1}
    assert outcome.change == 0


def test_whole_chips_are_changed_before_the_race() -> None:
    """S9: of seven 5s five are changed for a 25 and two are raced; who has only whole ones gets no card."""
    outcome = race({1: 7, 2: 5, 3: 1}, "2c", "3c", "Ad", leaving=(5,), new=25)

    assert outcome.cards == {1: ("2c", "3c"), 3: ("Ad",)}
    assert outcome.won == {3: 1}
    assert outcome.change == 25 - 15


def test_new_chips_that_are_no_multiple_of_the_old() -> None:
    """S9: four 20s are a 50 and 30 over; three times 30 is 90, and that two more, so 240 become 250."""
    outcome = race({1: 4, 2: 4, 3: 4}, "2c", "3c", "4c", "5c", "As", "Ks", leaving=(20,), new=50)

    assert outcome.cards == {1: ("2c", "3c"), 2: ("4c", "5c"), 3: ("As", "Ks")}
    assert outcome.won == {2: 1, 3: 1}
    assert outcome.change == 250 - 240


def test_nobody_is_raced_out() -> None:
    """S9: who loses his last chips in the race keeps one of the smallest still in play."""
    outcome = race({1: 3, 2: 2}, "2c", "3c", "4c", "As", "Ks", stacks={1: 75, 2: 1050})

    assert outcome.won == {2: 1}
    assert outcome.saved == (1,)
    assert outcome.change == 2 * 100 - 125


def test_who_has_other_chips_or_wins_is_not_saved() -> None:
    """S9: only a player left with nothing is kept in, and only where the stack is known."""
    outcome = race({1: 1, 2: 1, 3: 2}, "2c", "3c", "As", "4c", stacks={1: 125, 3: 50})

    assert outcome.won == {3: 1}
    assert outcome.saved == ()


def test_a_table_without_odd_chips_races_nothing() -> None:
    """S9: nothing odd, no cards, no change."""
    assert race({1: 0, 2: 4}) == RaceOutcome({}, {}, 0)


def test_a_deck_that_runs_out_is_followed_by_another() -> None:
    """S9: 19 odd 5s for each of ten players are more than 52 cards; everyone still gets a card a chip."""
    outcome = race_outcome(dict.fromkeys(range(1, 11), 19), (5,), 100, RaceRounding.HALF, {}, Random(1))
    dealt = [card for cards in outcome.cards.values() for card in cards]

    assert len(dealt) == 190
    assert sorted(dealt[:52]) == sorted(DECK)
    assert sum(outcome.won.values()) == 10


@given(
    st.dictionaries(st.integers(1, 10), st.integers(0, 9), max_size=10),
    st.sampled_from([((5,), 25), ((25, 50), 100), ((100,), 500), ((25,), 500), ((20,), 50), ((10, 25), 75)]),
    st.sampled_from(RaceRounding),
    st.randoms(use_true_random=False),
)
def test_a_race_keeps_the_value_to_within_a_chip(
    odd: dict[int, int], values: tuple[tuple[int, ...], int], rounding: RaceRounding, draw: Random
) -> None:
    """S9: chips in play change by less than one new chip, and nobody wins more than one or without a card."""
    gone, new = values
    outcome = race_outcome(odd, gone, new, rounding, {}, draw)

    assert abs(outcome.change) < new
    assert set(outcome.won.values()) <= {1}
    assert set(outcome.won) <= set(outcome.cards)
    for player, cards in outcome.cards.items():
        assert gone[0] * (len(cards) - 1) < odd[player] * gone[0] % new <= gone[0] * len(cards)


@pytest.mark.parametrize(
    ("chips", "smallest", "share", "bank"), [(1130, 5, 160, 10), (1150, 25, 150, 100), (20, 5, 0, 20)]
)
def test_a_forfeited_stack_is_shared_out(chips: int, smallest: int, share: int, bank: int) -> None:
    """O5: evenly among seven in the smallest chip in play, the rest to the bank."""
    assert shared_out(chips, 7, smallest) == (share, bank)


def test_a_stack_with_nobody_to_share_goes_to_the_bank() -> None:
    """O5: alone at the table, all leaves play."""
    assert shared_out(500, 0, 25) == (0, 500)


@given(st.integers(0, 10**6), st.integers(1, 10), st.sampled_from([1, 5, 25, 100, 500]))
def test_sharing_out_keeps_every_chip(chips: int, players: int, smallest: int) -> None:
    """O5: shares and the bank's rest are the stack; the rest would not give everyone one more chip."""
    share, bank = shared_out(chips, players, smallest)

    assert share * players + bank == chips
    assert share % smallest == 0
    assert 0 <= bank < players * smallest
