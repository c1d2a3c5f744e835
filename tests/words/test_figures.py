"""Figures that read the same in every language."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clock.words.figures import decimal, hands, hours, millions, time_gone, time_left, time_over


@pytest.mark.parametrize(
    ("cents", "text"),
    [(129_00, "129"), (37_50, "37.50"), (0, "0"), (5, "0.05"), (-37_50, "-37.50"), (2_925_000_00, "2925000")],
)
def test_money_in_data(cents: int, text: str) -> None:
    """Money in data has no decimals when whole, else two, and no grouping."""
    assert decimal(cents) == text


@given(st.integers())
def test_money_in_data_loses_nothing(cents: int) -> None:
    """Every amount is read back to the cent."""
    assert round(float(decimal(cents % 10**9)) * 100) == cents % 10**9


@pytest.mark.parametrize(
    ("left_ms", "text"),
    [
        (877_000, "14:37"),
        (432_000, "7:12"),
        (4_477_000, "1:14:37"),
        (3_600_000, "1:00:00"),
        (3_599_001, "1:00:00"),
        (59_999, "1:00"),
        (1, "0:01"),
        (0, "0:00"),
        (-11, "0:00"),
    ],
)
def test_time_left(left_ms: int, text: str) -> None:
    """A begun second counts whole, an hour is written only when there is one, and nothing is below zero."""
    assert time_left(left_ms) == text


def test_time_left_when_the_clock_is_looked_at_late() -> None:
    """Case 6: looked at a little after each second, it counts 10, 9 ... 1, 0 and never shows -1."""
    looks = [9_993, 8_992, 7_992, 6_992, 5_991, 4_993, 3_975, 2_979, 1_974, 995, -11]

    assert [time_left(look) for look in looks] == [
        *("0:10", "0:09", "0:08", "0:07", "0:06", "0:05", "0:04", "0:03", "0:02", "0:01", "0:00"),
    ]


def test_a_time_that_is_over_counts_up() -> None:
    """S4: a plus tells a time that counts up from one that runs out, and no hour makes it longer."""
    assert [time_over(over) for over in (999, 61_999, 3_900_000)] == ["+0:00", "+1:01", "+65:00"]


def test_time_gone_counts_whole_seconds() -> None:
    """What has gone by is not rounded up."""
    assert [time_gone(gone) for gone in (999, 61_999, 3_600_000)] == ["0:00", "1:01", "1:00:00"]


def test_hours_always_show_the_hour() -> None:
    """Times of a schedule stand under each other, so the hour is written when it is 0."""
    assert [hours(time) for time in (0, 6_000_000, 24_300_000)] == ["0:00:00", "1:40:00", "6:45:00"]


@pytest.mark.parametrize(
    ("count", "told"),
    [
        (1_000_000, (1, "")),
        (1_500_000, (1, "5")),
        (1_125_000, (1, "125")),
        (1_239_999, (1, "23")),
        (1_999_999, (1, "99")),
        (1_500_000_000, (1500, "")),
    ],
)
def test_millions_are_never_rounded_up(count: int, told: tuple[int, str]) -> None:
    """E8: whole thousands are told exactly, anything else is cut off after two decimals."""
    assert millions(count) == told


def test_the_hands_of_a_clock() -> None:
    """V1: the hour has no zero before it, and a night that goes past midnight goes on from 0:00."""
    assert [hands(minute) for minute in (21 * 60 + 15, 0, 24 * 60 + 5)] == ["21:15", "0:00", "0:05"]
