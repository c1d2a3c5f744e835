"""Chip-ups, the bank list, the race and the shared-out stack."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clock.tournament.chips import (
    DECK,
    Bring,
    RaceOutcome,
    Unpayable,
    bank_list,
    chips_on,
    in_play_after,
    leaving,
    race_outcome,
    shared_out,
    stacks,
    unpayable,
)
from clock.tournament.structure import (
    MINUTE,
    AnteKind,
    Break,
    Chip,
    House,
    Level,
    RaceRounding,
    Stage,
)
from clock.values import replace
from tests.houses import blinds, gananda, new_year, wired_pair

Item = TypeVar("Item")
BREAK = Break(1, 10 * MINUTE)


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


def with_chips(values: Sequence[int], *stages: Stage) -> House:
    """Return a house that plays these stages with chips of these values."""
    chips = tuple(Chip(value, "red") for value in values)
    return replace(gananda(), stages=stages, chips=chips)


def with_big_blind_ante(*levels: Level) -> tuple[Level, ...]:
    """Return the levels with a big-blind ante of one big blind."""
    return tuple(replace(level, ante=level.big, ante_kind=AnteKind.BIG_BLIND) for level in levels)


def chip_ups(house: House) -> list[tuple[int, ...]]:
    """Return what leaves at each break of the house."""
    return [
        leaving(house, house.stages, index)
        for index, stage in enumerate(house.stages)
        if isinstance(stage, Break)
    ]


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


@pytest.mark.parametrize(
    ("house", "expected"),
    [
        (gananda(), [(5,), (25, 50), (100,)]),
        (new_year(), [(5,), (25,)]),
        (wired_pair(), [(25,), (100,), (500,)]),
    ],
)
def test_chip_ups_of_the_houses(house: House, expected: list[tuple[int, ...]]) -> None:
    """S7, case 36: what leaves at each break follows from the blinds still to come."""
    assert chip_ups(house) == expected


def test_chip_up_at_the_end_of_a_called_break() -> None:
    """S7, S10: a break within a level frees only what the rest of that level can do without."""
    house = with_chips(
        (25, 100, 500),
        Level(1, 75, 150, 20 * MINUTE),
        BREAK,
        Level(1, 75, 150, 10 * MINUTE, continued=True),
        Break(2, 10 * MINUTE),
        Level(2, 100, 200, 20 * MINUTE),
    )

    assert chip_ups(house) == [(), (25,)]


def test_chip_ups_of_a_sheet_with_four_breaks() -> None:
    """Case 39: none, 25, none, 100; the 500s stay because 2,500 follows."""
    house = with_chips(
        (25, 100, 500, 1000),
        *blinds((25, 50), (50, 100), minutes=20),
        BREAK,
        *blinds((75, 150), (100, 200), minutes=20),
        BREAK,
        *blinds((200, 400), (300, 600), minutes=20),
        BREAK,
        *blinds((400, 800), (500, 1000), minutes=20),
        BREAK,
        *blinds((1000, 2000), (2500, 5000), minutes=20),
    )

    assert chip_ups(house) == [(), (25,), (), (100,)]


def test_chip_ups_as_an_organiser_printed_them() -> None:
    """Case 40: 5, 25, 100, with a level of 800/1,500 before the last break."""
    house = with_chips(
        (5, 25, 100, 500, 1000),
        *blinds((5, 10), (10, 20), (20, 40), (30, 60), minutes=20),
        BREAK,
        *blinds((50, 100), (75, 150), (100, 200), (150, 300), minutes=20),
        BREAK,
        *blinds((200, 400), (300, 600), (400, 800), (500, 1000), (800, 1500), minutes=15),
        BREAK,
        *blinds((1000, 2000), (1500, 3000), (2000, 4000), (3000, 6000), (4000, 8000), minutes=15),
    )

    assert chip_ups(house) == [(5,), (25,), (100,)]


def test_chip_ups_with_big_blind_antes() -> None:
    """Case 42: none, then 100 and 500 together, then 1,000."""
    house = with_chips(
        (100, 500, 1000, 5000, 25_000),
        *blinds((100, 200), minutes=15),
        Level(2, 200, 300, 15 * MINUTE, 300, AnteKind.BIG_BLIND),
        BREAK,
        *with_big_blind_ante(*blinds((500, 1000), (600, 1200), (1200, 2400), (1500, 3000), minutes=15)),
        BREAK,
        *with_big_blind_ante(*blinds((2000, 4000), (3000, 6000), (8000, 16_000), minutes=15)),
        BREAK,
        *with_big_blind_ante(*blinds((10_000, 20_000), (15_000, 30_000), minutes=15)),
    )

    assert chip_ups(house) == [(), (100, 500), (1000,)]


def test_an_ante_keeps_its_chips_in_play() -> None:
    """S6, S7: an ante of 25 needs the 25s though the blinds do not."""
    without = with_chips((25, 100), BREAK, Level(1, 200, 400, 20 * MINUTE))
    with_ante = with_chips((25, 100), BREAK, Level(1, 200, 400, 20 * MINUTE, 25, AnteKind.EACH))

    assert chip_ups(without) == [(25,)]
    assert chip_ups(with_ante) == [()]


@pytest.mark.parametrize(("after_level", "expected"), [(2, ()), (3, (5,)), (7, (5,)), (8, (5, 25))])
def test_one_level_decides_how_long_the_25s_stay(after_level: int, expected: tuple[int, ...]) -> None:
    """Case 48: with 150/300 the 25s stay to level 8, the 5s to level 3; the yearly house's go at 6."""
    levels = blinds(
        *((10, 20), (15, 30), (20, 40), (25, 50), (50, 100), (75, 150), (100, 200), (150, 300)),
        *((200, 400), (300, 600), (400, 800), (500, 1000), (600, 1200), (800, 1600), (1000, 2000)),
        minutes=20,
    )
    house = with_chips((5, 25, 100, 500, 1000), *levels[:after_level], BREAK, *levels[after_level:])

    assert chip_ups(house) == [expected]


def test_100s_and_500s_leave_before_the_last_level() -> None:
    """Case 48: before 1,000/2,000 both the 100s and the 500s can go."""
    house = with_chips(
        (100, 500, 1000), *blinds((800, 1600), minutes=20), BREAK, Level(15, 1000, 2000, MINUTE)
    )

    assert chip_ups(house) == [(100, 500)]


def test_chip_ups_of_club_presets() -> None:
    """Case 49: none after level 4, the 100s after level 8, the 500s after level 13."""
    house = with_chips(
        (100, 500, 1000, 5000, 25_000),
        *with_big_blind_ante(*blinds((100, 200), (200, 400), (300, 600), (400, 800), minutes=20)),
        BREAK,
        *with_big_blind_ante(*blinds((500, 1000), (600, 1200), (800, 1600), (1000, 2000), minutes=20)),
        BREAK,
        *with_big_blind_ante(
            *blinds((1500, 3000), (2000, 4000), (2500, 5000), (3000, 6000), (4000, 8000), minutes=15)
        ),
        BREAK,
        *with_big_blind_ante(*blinds((5000, 10_000), (6000, 12_000), (8000, 16_000), minutes=15)),
    )

    assert chip_ups(house) == [(), (100,), (500,)]


def test_nothing_leaves_without_a_later_level() -> None:
    """S7: a break after the last level frees nothing, and a level never does."""
    house = with_chips((25, 100), Level(1, 100, 200, MINUTE), BREAK)

    assert chip_ups(house) == [()]
    assert leaving(house, house.stages, 0) == ()


def test_nothing_leaves_where_no_chip_divides_the_blinds() -> None:
    """S7: a blind of 30 with 25s and 100s leaves the set as it is."""
    house = with_chips((25, 100), BREAK, Level(1, 30, 60, MINUTE))

    assert chip_ups(house) == [()]


def test_a_stated_chip_up_wins() -> None:
    """S7: a file may state what leaves; what it keeps is derived at the next break, what left stays away."""
    stages: tuple[Stage, ...] = (
        Break(1, 10 * MINUTE, chip_up=()),
        Level(1, 200, 400, MINUTE),
        Break(2, 10 * MINUTE, chip_up=(100, 25)),
        Level(2, 500, 1000, MINUTE),
        Break(3, 10 * MINUTE, chip_up=(25, 500)),
        Level(3, 1000, 2000, MINUTE),
    )
    house = with_chips((25, 100, 500, 1000), *stages)

    assert chip_ups(house) == [(), (25, 100), (500,)]


def test_chips_in_play_stage_by_stage() -> None:
    """S7, P5: what leaves at a break still counts during it, and not from the next level on."""
    house = gananda()

    assert [chip.value for chip in chips_on(house, house.stages, 0)] == [5, 25, 50, 100, 500]
    assert [chip.value for chip in chips_on(house, house.stages, 4)] == [5, 25, 50, 100, 500]
    assert [chip.value for chip in chips_on(house, house.stages, 5)] == [25, 50, 100, 500]
    assert [chip.colour for chip in chips_on(house, house.stages, 21)] == ["white"]


def test_a_stated_chip_up_that_makes_a_blind_unpayable() -> None:
    """S7: the level and the break are named; 25s taken at break 1 are missed at 75/150."""
    house = gananda()
    stages = (*house.stages[:4], replace(BREAK, chip_up=(5, 25)), *house.stages[5:])

    assert unpayable(house, stages) == (Unpayable(level=6, amount=75, after_break=1),)


def test_a_blind_is_payable_from_smaller_and_mixed_chips() -> None:
    """S7: 50s may leave while 25s stay, and 700 is a 500 and a 200."""
    house = gananda()
    stages = (*house.stages[:4], replace(BREAK, chip_up=(50,)), *house.stages[5:])
    mixed = with_chips((200, 500), Level(1, 200, 700, MINUTE))

    assert unpayable(house, stages) == ()
    assert unpayable(mixed, mixed.stages) == ()


def test_a_chip_set_too_large_for_the_first_level() -> None:
    """S7: where the set never had the chips no break is to blame."""
    house = with_chips(
        (25, 100), Level(1, 10, 25, MINUTE), Break(1, MINUTE, chip_up=(25, 100)), Level(2, 100, 100, 1)
    )

    assert unpayable(house, house.stages) == (Unpayable(1, 10, None), Unpayable(2, 100, 1))


def test_an_absurd_blind_is_told_at_once() -> None:
    """S7: a blind of ten digits in a file does not hold up the check."""
    house = with_chips((3, 1000), Level(1, 1, 10**10 + 1, MINUTE))

    assert unpayable(house, house.stages) == (Unpayable(1, 1, None),)


@pytest.mark.parametrize("house", [gananda(), new_year(), wired_pair()])
def test_the_houses_can_always_pay(house: House) -> None:
    """S7: a derived chip-up never makes a later blind unpayable."""
    assert unpayable(house, house.stages) == ()


def test_bank_list_of_the_league_with_20_entrants() -> None:
    """S8: 100 greens, 160 blacks for two denominations at once, 40 whites; 60 whites are then in play."""
    house = gananda()
    held = stacks(house, 20)

    assert bank_list(house, house.stages, 4, held) == (Bring(25, 100),)
    assert bank_list(house, house.stages, 10, held) == (Bring(100, 160),)
    assert bank_list(house, house.stages, 16, held) == (Bring(500, 40),)
    assert in_play_after(house, house.stages, 16, held) == {500: 60}


def test_bank_list_of_the_league_with_14_players() -> None:
    """S8: 350 red 5s are 70 greens."""
    house = gananda()

    assert bank_list(house, house.stages, 4, stacks(house, 14)) == (Bring(25, 70),)
    assert bank_list(house, house.stages, 3, stacks(house, 14)) == ()


def test_bank_list_is_rounded_up() -> None:
    """S8: 7 fives are 35, for which the bank brings two 25s."""
    house = gananda()

    assert bank_list(house, house.stages, 4, {5: 7}) == (Bring(25, 2),)


def test_a_case_too_small_is_told() -> None:
    """S8: break 3 needs 60 white 500s in play and the case holds 50, so ten are lacking."""
    house = gananda()
    house = replace(house, chips=(*house.chips[:4], Chip(500, "white", owned=50)))

    assert bank_list(house, house.stages, 16, stacks(house, 20)) == (Bring(500, 40, lacking=10),)


TEN_PLAYER_CASE = with_chips(
    (25, 100, 500, 1000, 5000),
    Level(1, 25, 50, MINUTE),
    BREAK,
    Level(2, 100, 200, MINUTE),
    BREAK,
    Level(3, 500, 1000, MINUTE),
    BREAK,
    Level(4, 1000, 2000, MINUTE),
)
OWNED = {25: 120, 100: 120, 500: 50, 1000: 75, 5000: 35}


def test_a_case_that_is_exact_for_every_chip_up() -> None:
    """Case 53: with no 100s or 500s to spare the 1,000s do, all 15 of them, and then 5,000s."""
    chips = tuple(replace(chip, owned=OWNED[chip.value]) for chip in TEN_PLAYER_CASE.chips)
    house = replace(TEN_PLAYER_CASE, chips=chips)
    held = {25: 120, 100: 120, 500: 50, 1000: 60}

    assert bank_list(house, house.stages, 1, held) == (Bring(1000, 3),)
    assert bank_list(house, house.stages, 3, held) == (Bring(1000, 12),)
    assert bank_list(house, house.stages, 5, held) == (Bring(5000, 5),)


def test_larger_chips_only_for_what_the_case_lacks() -> None:
    """S8: with ten 100s to spare, 3,000 are ten 100s and four 500s."""
    spare = {25: None, 100: 130, 500: 54, 1000: 60, 5000: 0}
    chips = tuple(replace(chip, owned=spare[chip.value]) for chip in TEN_PLAYER_CASE.chips)
    house = replace(TEN_PLAYER_CASE, chips=chips)
    held = {25: 120, 100: 120, 500: 50, 1000: 60}

    assert bank_list(house, house.stages, 1, held) == (Bring(100, 10), Bring(500, 4))


def test_larger_chips_that_do_not_fit_leave_a_lack() -> None:
    """S8: 3,000 with no 100s and one 500 to spare lacks 25 of the 100s, and no 5,000 is brought for them."""
    owned = {25: 120, 100: 120, 500: 51, 1000: 60, 5000: 99}
    chips = tuple(replace(chip, owned=owned[chip.value]) for chip in TEN_PLAYER_CASE.chips)
    house = replace(TEN_PLAYER_CASE, chips=chips)
    held = {25: 120, 100: 120, 500: 50, 1000: 60}

    assert bank_list(house, house.stages, 1, held) == (Bring(100, 25, lacking=25), Bring(500, 1))


def test_the_largest_chip_may_be_stated_to_leave() -> None:
    """S8: where no larger chip stays, the value is brought in the largest that does."""
    house = with_chips((25, 100, 500), Break(1, MINUTE, chip_up=(500,)), Level(1, 25, 50, MINUTE))

    assert bank_list(house, house.stages, 0, {500: 3}) == (Bring(100, 15),)


@given(
    st.lists(st.integers(0, 200), min_size=5, max_size=5),
    st.lists(st.none() | st.integers(0, 400), min_size=5, max_size=5),
)
def test_what_is_brought_is_worth_what_leaves(counts: list[int], owned: list[int | None]) -> None:
    """S8: the value in play never shrinks at a chip-up, and grows by less than one chip of the next value."""
    chips = tuple(replace(chip, owned=case) for chip, case in zip(TEN_PLAYER_CASE.chips, owned, strict=True))
    house = replace(TEN_PLAYER_CASE, chips=chips)
    held = dict(zip((25, 100, 500, 1000, 5000), counts, strict=True))
    before = sum(value * count for value, count in held.items())
    for index, target in ((1, 100), (3, 500), (5, 1000)):
        after = sum(v * count for v, count in in_play_after(house, house.stages, index, held).items())

        assert 0 <= after - before < target
        before = after


def test_stacks_of_a_whole_night() -> None:
    """Case 55: two even players hold 410 chips each where nothing was ever taken off the table."""
    house = replace(gananda(), stack={5: 20, 25: 16, 100: 5})

    each = {value: count // 2 for value, count in stacks(house, 20).items()}

    assert each == {5: 200, 25: 160, 100: 50}
    assert sum(each.values()) == 410
    assert sum(value * count for value, count in each.items()) == 10_000


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
