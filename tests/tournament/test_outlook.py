"""The average stack and the likely end."""

import pytest

from clock.tournament.outlook import average_big_blinds, average_stack, expected_end
from clock.tournament.rules import opened
from clock.tournament.state import Clock, Field, Player, Status, Tournament
from clock.tournament.structure import MINUTE, AfterLast
from clock.values import replace
from tests.houses import gananda


def night(chips: int, left: int, stage: int = 0, left_ms: int = 0) -> Tournament:
    """Return G's night with so many chips and players; the stage has `left_ms` left."""
    players = Field({number: Player(number, str(number), Status.IN) for number in range(1, left + 1)})
    clock = Clock(stage=stage, ends_ms=left_ms, since_ms=0, waiting=None)
    return replace(opened(gananda()), players=players, chips_in_play=chips, clock=clock)


@pytest.mark.parametrize(
    ("chips", "left", "average"),
    [(705_000, 14, 50_357), (62_600, 18, 3_477), (10_000, 9, 1_111), (11_000, 8, 1_375), (0, 0, 0)],
)
def test_the_average_is_rounded_down(chips: int, left: int, average: int) -> None:
    """E8, cases 16, 17 and 44: chips in play over players left, what does not divide cut off."""
    assert average_stack(night(chips, left)) == average


@pytest.mark.parametrize(
    ("chips", "left", "big_blind", "average"),
    [
        (34_500, 17, 150, 14),
        (34_500, 16, 150, 14),
        (105, 1, 10, 11),
        (1_049, 10, 10, 10),
        (299, 2, 100, 1),
        (3_000, 2, 1_000, 2),
    ],
)
def test_big_blinds_come_from_the_exact_average(chips: int, left: int, big_blind: int, average: int) -> None:
    """E8: to the nearest whole big blind, half up, from the average before it was rounded."""
    assert average_big_blinds(night(chips, left), big_blind) == average


def end_of(tournament: Tournament) -> tuple[int, int, int]:
    """Return the round in which a night is likely to end, the time until then, and with a level less."""
    end = expected_end(tournament, 0)
    assert end is not None
    return end.level.number, end.in_ms, end.one_less_ms


def test_the_end_is_the_level_with_25_big_blinds_in_all() -> None:
    """V5: 34,500 chips are 28.75 big blinds in round 13 and 17.25 in round 14, 5 h 20 from the deal."""
    assert end_of(night(34_500, 23, left_ms=25 * MINUTE)) == (14, 320 * MINUTE, 300 * MINUTE)


def test_one_level_less_is_the_one_before_the_last() -> None:
    """V5: 80,000 chips are 20 big blinds in round 16; round 15, of 15 minutes, is what could be spared."""
    assert end_of(night(80_000, 23, left_ms=25 * MINUTE)) == (16, 360 * MINUTE, 345 * MINUTE)


def test_the_end_in_the_level_that_is_on() -> None:
    """V5: in the level that is likely the last one its own time is left, and no level can be spared."""
    assert end_of(night(12_000, 8, stage=12, left_ms=7 * MINUTE)) == (11, 7 * MINUTE, 7 * MINUTE)


def test_in_a_break_the_end_is_the_next_level() -> None:
    """V5: when the blinds are high enough already, the level after the break is likely the last one."""
    assert end_of(night(5_000, 8, stage=10, left_ms=4 * MINUTE)) == (10, 24 * MINUTE, 24 * MINUTE)


def test_the_end_may_come_in_levels_that_grow() -> None:
    """V5, S4: 300,000 are 27 big blinds of 11,000 in round 20 and 18 of 17,000 in 21, at 7:15."""
    late = night(300_000, 100, left_ms=25 * MINUTE)
    grows = replace(late, house=replace(late.house, after_last=AfterLast.GROW))

    assert end_of(grows) == (21, 435 * MINUTE, 420 * MINUTE)
    assert expected_end(replace(late, house=replace(late.house, after_last=AfterLast.REPEAT)), 0) is None


def test_no_end_is_told_where_the_schedule_is_too_short() -> None:
    """V5: with more than 25 of the last big blinds in play nobody knows when it ends."""
    assert expected_end(night(7_000 * 25 + 1, 100), 0) is None
    assert expected_end(replace(night(12_000, 1), finished=True), 0) is None
