"""What comes after the last level: it counts up, repeats or grows (S4)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clock.tournament.commands import (
    AddTime,
    CallBreak,
    GoToLevel,
    SetLength,
    Skip,
    Undo,
)
from clock.tournament.levels import generated_level, next_level, next_stage, overtime_ms
from clock.tournament.refusals import (
    LastLevel,
    NoSuchLevel,
)
from clock.tournament.structure import MINUTE, SECOND, AfterLast, AnteKind, Chip, Level
from clock.values import replace
from tests.houses import gananda, short_house
from tests.night import night_of


def test_the_last_level_counts_up() -> None:
    """S4, case 7: after the last level the blinds stay, nothing finishes, and the overtime counts."""
    night = night_of(short_house(20, 20), 3)
    night.wait(40 * 60 + 90)

    assert (night.stage, night.left) == ("L2", 0)
    assert overtime_ms(night.now, night.now_ms) == 90 * SECOND
    assert not night.now.finished
    assert night.refuses(Skip()) == LastLevel()
    night.do(AddTime(-MINUTE))
    assert overtime_ms(night.now, night.now_ms) == 150 * SECOND
    night.do(AddTime(2 * MINUTE))
    assert night.left == 120


def test_the_last_level_may_repeat() -> None:
    """S4: with that setting the last level's length runs again and again at its blinds."""
    house = replace(short_house(20, 20), after_last=AfterLast.REPEAT)
    night = night_of(house, 3)
    night.wait(50 * 60)

    level = night.now.stages[night.now.clock.stage]
    assert (night.stage, night.left) == ("L3", 600)
    assert isinstance(level, Level)
    assert (level.small, level.big) == (200, 400)
    assert next_stage(night.now) is not None


def test_a_parted_last_level_repeats_as_a_whole() -> None:
    """S4, S10: a break at once leaves 1 minute of 20, or time was given before; the next level takes 20."""
    house = replace(short_house(20, 20), after_last=AfterLast.REPEAT)
    night = night_of(house, 3)
    night.wait(39 * 60)
    night.do(CallBreak(5 * MINUTE, now=True))
    night.wait((5 + 1) * 60)
    assert (night.stage, night.left) == ("L3", 1200)

    night.do(AddTime(15 * MINUTE))
    night.wait(30 * 60)
    night.do(CallBreak(5 * MINUTE, now=True))
    night.wait((5 + 2) * 60)
    night.do(CallBreak(5 * MINUTE, now=True))
    night.wait((5 + 3) * 60)
    assert (night.stage, night.left) == ("L4", 1200)


def test_a_parted_last_level_can_be_made_as_short_as_what_is_played() -> None:
    """S4, S10: 8 minutes were played before the break and 1 after it: the next level is 1 minute on."""
    night = night_of(replace(short_house(20, 20), after_last=AfterLast.REPEAT), 3)
    night.wait(28 * 60)
    night.do(CallBreak(5 * MINUTE, now=True))
    night.wait((5 + 1) * 60)
    night.do(SetLength(2, 8 * MINUTE))
    assert (night.stage, night.left) == ("L3", 7 * 60)


def test_the_last_level_may_grow() -> None:
    """S4: with that setting the blinds grow by the house's percentage, in chips that are in play."""
    house = replace(short_house(20, 20), after_last=AfterLast.GROW, growth_percent=50)
    night = night_of(house, 3)
    night.wait(45 * 60)
    grown = next_level(night.now)

    assert night.stage == "L3"
    assert grown is not None
    assert (grown.small, grown.big) == (450, 900)
    night.do(Skip())
    assert (night.stage, night.left) == ("L4", 1200)


def last_level_grown(last: Level, percent: int, *values: int) -> tuple[int, int, int]:
    """Return small blind, big blind and ante of the level that grows from the last one."""
    chips = tuple(Chip(value, "white") for value in values)
    house = replace(gananda(), stages=(last,), chips=chips, after_last=AfterLast.GROW, growth_percent=percent)
    grown = generated_level(house, house.stages)
    assert grown is not None
    return grown.small, grown.big, grown.ante


@pytest.mark.parametrize(
    ("small", "big", "percent", "unit", "grown"),
    [
        (300, 600, 50, 100, (500, 1000)),
        (1000, 2000, 50, 500, (1500, 3000)),
        (3500, 7000, 50, 500, (5500, 11000)),
        (100, 200, 10, 100, (200, 400)),
        (700, 1500, 50, 100, (1100, 2200)),
        (100, 100, 50, 100, (100, 200)),
        (100, 300, 50, 100, (200, 400)),
        (350, 400, 10, 50, (350, 500)),
    ],
)
def test_a_grown_small_blind_is_half_the_big_one(
    small: int, big: int, percent: int, unit: int, grown: tuple[int, int]
) -> None:
    """S4, case 34: both are whole smallest chips, the big one the nearest of which that is so; none falls."""
    assert last_level_grown(Level(1, small, big, 0), percent, unit, 10 * unit) == (*grown, 0)


def test_a_grown_ante_keeps_its_share() -> None:
    """S4, S6, case 35: a big-blind ante as large as the big blind stays so; an ante of each an eighth too."""
    whole = Level(1, 400, 800, 0, ante=800, ante_kind=AnteKind.BIG_BLIND)
    of_each = Level(1, 400, 800, 0, ante=100, ante_kind=AnteKind.EACH)

    assert last_level_grown(whole, 50, 100) == (600, 1200, 1200)
    assert last_level_grown(of_each, 100, 100) == (800, 1600, 200)


@given(st.integers(1, 500), st.integers(1, 500), st.integers(1, 400), st.sampled_from([1, 5, 25, 100]))
def test_blinds_that_grow_can_be_paid(small: int, more: int, percent: int, unit: int) -> None:
    """S4, S7: the big blind rises, the small one is never more than it, and the smallest chip pays both."""
    last = Level(1, small * unit, (small + more - 1) * unit, 0)
    grown = last_level_grown(last, percent, unit, 20 * unit)

    assert grown[1] > last.big
    assert last.small <= grown[0] <= grown[1]
    assert all(amount % unit == 0 for amount in grown)


def test_levels_beyond_the_schedule_can_be_gone_to() -> None:
    """S4: where the house's rule makes them; never endlessly many at once, and a refusal tells how far."""
    night = night_of(replace(short_house(20, 20), after_last=AfterLast.REPEAT), 5)
    night.do(GoToLevel(5))
    assert (night.stage, night.left) == ("L5", 1200)
    night.do(Undo())
    assert len(night.now.stages) == 2
    assert night.refuses(GoToLevel(12)) == NoSuchLevel(12, 11)
    assert night.refuses(GoToLevel(0)) == NoSuchLevel(0, 2)


def test_a_level_beyond_the_schedule_can_have_another_length() -> None:
    """S4: the next level is on the screen, so it can be made shorter; those that repeat it are as short."""
    night = night_of(replace(short_house(20, 20), after_last=AfterLast.REPEAT), 5)
    night.do(GoToLevel(2), SetLength(3, 10 * MINUTE))
    assert (night.stage, night.left) == ("L2", 1200)
    night.wait(1200)
    assert (night.stage, night.left) == ("L3", 600)
    night.wait(600)
    assert (night.stage, night.left) == ("L4", 600)
    assert night.refuses(SetLength(14, MINUTE)) == NoSuchLevel(14, 13)
    counting_up = night_of(short_house(20, 20), 5)
    assert counting_up.refuses(SetLength(3, MINUTE)) == NoSuchLevel(3, 2)
