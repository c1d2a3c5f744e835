"""When time alone may bring something: nothing is missed between one look and the next."""

import pytest

from clock.tournament.commands import BustOut, GoToLevel, MarkAbsent, MarkAway, Pause, Start
from clock.tournament.rules import next_due_ms
from clock.tournament.structure import HOUR, House
from clock.values import replace
from tests.houses import gananda, new_year
from tests.night import Night, night_of


def waits(night: Night) -> float | None:
    """Return the seconds to the next moment at which something may be due."""
    due = next_due_ms(night.tournament, night.now_ms)
    return None if due is None else (due - night.now_ms) / 1000


def test_a_stages_end_may_bring_something_and_a_standing_clock_nothing() -> None:
    """E4, T6: suggestions hang on levels; while the clock stands no level ends."""
    night = night_of(gananda(), 9)
    night.wait(100)
    assert waits(night) == 1400
    night.wait(1400)
    assert waits(night) == 1500
    night.do(Pause())
    assert waits(night) is None


def test_the_rebuy_windows_last_minutes_end() -> None:
    """E10: what the open rebuy held up is due five minutes into level 4."""
    night = night_of(new_year(), 9)
    night.do(GoToLevel(4), BustOut((1,)))
    assert waits(night) == 300


def test_an_absence_may_be_too_long() -> None:
    """O5: away more than 20 minutes is due a moment after 20 minutes."""
    night = night_of(new_year(), 9)
    night.wait(700)
    night.do(MarkAway(1))
    night.wait(100)
    assert waits(night) == 400
    night.wait(400)
    assert waits(night) == pytest.approx(700.001)


@pytest.mark.parametrize("house", [gananda(), replace(new_year(), absent_out_level=3)])
def test_looking_only_when_due_misses_nothing(house: House) -> None:
    """Design: looked at only when something may be due, a night has all that one seen each second has."""
    seldom, often = (night_of(house, 17, started=False) for _ in range(2))
    for night in (seldom, often):
        night.do(MarkAbsent(4), Start(), MarkAway(5), BustOut((6,)))
    while seldom.elapsed < 3 * HOUR / 1000 and (seconds := waits(seldom)) is not None:
        seldom.wait(seconds)
    for _ in range(round(seldom.elapsed)):
        often.wait(1)

    assert seldom.suggestions == often.suggestions
