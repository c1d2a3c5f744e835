"""Values as a host writes them."""

from datetime import time
from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clock.files.amounts import (
    Wrong,
    cents,
    chips,
    minute_of_day,
    percent,
    share,
    span_ms,
    whole,
    written_span,
)
from clock.tournament.structure import HOUR, MINUTE, SECOND


@given(st.integers(0, 1_000_000_000))
def test_money_comes_back_to_the_cent(amount: int) -> None:
    """Any amount of cents, written with a point, is read as just that many cents."""
    assert cents(Decimal(f"{amount // 100}.{amount % 100:02}")) == amount


@given(st.integers(0, 12 * HOUR // SECOND))
def test_lengths_of_time_come_back(seconds: int) -> None:
    """A length of time that the clock writes is one that it reads."""
    assert span_ms(written_span(seconds * SECOND)) == seconds * SECOND


@pytest.mark.parametrize(
    ("text", "length"),
    [
        ("25 min", 25 * MINUTE),
        ("25min", 25 * MINUTE),
        ("  1 h  30 min ", 90 * MINUTE),
        ("1h30min", 90 * MINUTE),
        ("90 s", 90 * SECOND),
        ("1 H", HOUR),
    ],
)
def test_lengths_of_time(text: str, length: int) -> None:
    """Hours, minutes and seconds, in any spacing."""
    assert span_ms(text) == length


@pytest.mark.parametrize(
    "text", ["", "25", "min", "25 minutes", "1:30", "2.5 min", "-1 min", "1 min 1 h", "٣ min"]
)
def test_no_lengths_of_time(text: str) -> None:
    """Anything else is refused with an example."""
    with pytest.raises(Wrong, match="is no length of time; write it like"):
        span_ms(text)


@pytest.mark.parametrize(
    "value", [1, True, 1.5, None, "1", [], {}, Decimal("NaN"), Decimal("-0.01"), Decimal("1e99")]
)
def test_what_is_no_amount(value: object) -> None:
    """Money is a number of the file and nothing else; 1 alone of these is one."""
    if value == 1 and value is not True:
        assert cents(value) == 1_00
        return
    with pytest.raises(Wrong):
        cents(value)


def test_a_share_is_exact() -> None:
    """A percentage is a fraction, never a binary one."""
    assert share(Decimal("0.1"), 10) == Fraction(1, 1000)
    with pytest.raises(Wrong, match=r"10\.1 is too large; write a percentage from 0 to 10"):
        share(Decimal("10.1"), 10)


def test_percents_are_exact() -> None:
    """P1: 11.9 percent is 119 tenths of one."""
    assert percent("11.9") == Fraction(119, 10)


def test_whole_numbers_keep_their_range() -> None:
    """The range is told with the fault."""
    assert whole(10, 2, 10) == 10
    with pytest.raises(Wrong, match="11 is too large; write a whole number from 2 to 10"):
        whole(11, 2, 10)


def test_a_huge_number_of_chips_is_no_number() -> None:
    """A row of thousands of digits is refused before it is reckoned with."""
    with pytest.raises(Wrong, match="are too many"):
        chips("9" * 5000)


def test_times_of_day() -> None:
    """A time of day is text in quotes; TOML's own time is understood too."""
    assert minute_of_day("19:00") == minute_of_day(time(19)) == 19 * 60
    assert minute_of_day("0:05") == 5
