"""Chip-ups, the bank list, and what blinds can be paid with."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clock.tournament.chips import (
    Bring,
    Unpayable,
    bank_list,
    chips_on,
    in_play_after,
    leaving,
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
    Stage,
)
from clock.values import replace
from tests.houses import blinds, gananda, new_year, wired_pair

BREAK = Break(1, 10 * MINUTE)


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
