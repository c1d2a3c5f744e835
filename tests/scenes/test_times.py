"""Times as they are shown: seconds that are ceiled, minutes that are on the wall, a countdown that ends."""

import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from clock.scenes.times import countdown_ms, minute_later, next_minute, next_second, until_minute_ms
from clock.values import replace
from tests.evening import evening
from tests.houses import gananda

MINUTE = 60_000


@pytest.fixture
def berlin(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the box stand in Berlin, whose rule is written out so that no zone file is needed."""
    monkeypatch.setenv("TZ", "CET-1CEST,M3.5.0,M10.5.0/3")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.parametrize(
    ("now", "wait", "shown"),
    [
        (datetime(2026, 3, 29, 0, 40, tzinfo=UTC), 45, "3:25"),
        (datetime(2026, 10, 25, 0, 50, tzinfo=UTC), 30, "2:20"),
        (datetime(2026, 10, 24, 18, 0, tzinfo=UTC), 30, "20:30"),
    ],
)
@pytest.mark.usefixtures("berlin")
def test_a_while_from_now_over_a_change_of_the_clocks(now: datetime, wait: int, shown: str) -> None:
    """Case 32: in the night in which the clocks change, a break ends when the clock on the wall says so."""
    minute = minute_later(now.astimezone(), wait * MINUTE)
    assert f"{minute // 60}:{minute % 60:02}" == shown


@pytest.mark.parametrize(
    ("now", "until", "minutes"),
    [
        (datetime(2026, 3, 29, 0, 40, tzinfo=UTC), "4:00", 80),
        (datetime(2026, 10, 24, 23, 40, tzinfo=UTC), "4:00", 200),
        (datetime(2026, 10, 24, 21, 50, tzinfo=UTC), "0:30", 40),
        (datetime(2026, 10, 25, 0, 50, tzinfo=UTC), "2:50", 0),
        (datetime(2026, 10, 25, 1, 10, tzinfo=UTC), "2:00", 23 * 60 + 50),
    ],
)
@pytest.mark.usefixtures("berlin")
def test_until_an_hour_over_a_change_of_the_clocks(now: datetime, until: str, minutes: int) -> None:
    """Case 32: a countdown in the night in which the clocks change has the time that passes, no hour more."""
    hour, _, minute = until.partition(":")
    assert until_minute_ms(now.astimezone(), int(hour) * 60 + int(minute)) == minutes * MINUTE


@pytest.mark.usefixtures("berlin")
def test_the_hour_that_the_host_told() -> None:
    """Case 32: hands that the host has set know no date, so nothing changes them."""
    told = datetime(2000, 1, 1, 1, 40, tzinfo=UTC)
    assert until_minute_ms(told, 4 * 60) == 140 * MINUTE


def test_a_second_lasts_a_second() -> None:
    """Case 6: the shown second changes when a whole one is gone."""
    assert next_second(5_000) == 1_000
    assert next_second(4_999) == 999
    assert next_second(4_001) == 1


def test_the_countdown_goes_on_over_midnight(tmp_path: Path) -> None:
    """V3: a first deal just after midnight is counted down to; one that is past is not tomorrow's."""
    late = replace(gananda(), starts_minute=30)
    with evening(tmp_path, late, started=False) as host:
        sight = host.app.sight()
        evening_before = replace(sight, wall=datetime(2026, 10, 3, 23, 45, tzinfo=UTC))
        assert countdown_ms(evening_before) == 45 * MINUTE
        assert countdown_ms(replace(sight, wall=datetime(2026, 10, 4, 0, 31, tzinfo=UTC))) == 0


def test_the_next_minute(tmp_path: Path) -> None:
    """The time of day changes with the minute, to the millisecond."""
    with evening(tmp_path, started=False) as host:
        wall = datetime(2026, 10, 3, 19, 0, 59, tzinfo=UTC) + timedelta(milliseconds=250)
        assert next_minute(replace(host.app.sight(), wall=wall)) == 750
        assert next_minute(replace(host.app.sight(), wall=None)) is None
