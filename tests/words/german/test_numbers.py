"""Numbers in German."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clock.tournament.structure import MINUTE, SECOND
from clock.words.german.numbers import (
    chips,
    listed,
    minutes,
    money,
    of_value,
    ordinal,
    percent,
    time_of_day,
)


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (0, "0"),
        (999, "999"),
        (1234, "1.234"),
        (50_357, "50.357"),
        (999_999, "999.999"),
        (1_000_000, "1 Mio."),
        (1_500_000, "1,5 Mio."),
        (1_125_000, "1,125 Mio."),
        (1_239_999, "1,23 Mio."),
        (1_500_000_000, "1.500 Mio."),
    ],
)
def test_chips(count: int, text: str) -> None:
    """Chips are grouped by points; from a million on they are short and never rounded up."""
    assert chips(count) == text


@given(st.integers(min_value=1_000_000, max_value=10**10))
def test_short_chips_say_no_more_than_there_are(count: int) -> None:
    """E8: a shortened average is rounded down, by less than a hundredth of a million."""
    figures = chips(count).removesuffix(" Mio.").replace(".", "").replace(",", ".")
    said = Fraction(figures) * 1_000_000

    assert count - 10_000 < said <= count


def test_ordinals() -> None:
    """A place is a number with a full stop."""
    assert [ordinal(number) for number in (1, 9, 11, 101)] == ["1.", "9.", "11.", "101."]


@pytest.mark.parametrize(
    ("cents", "currency", "text"),
    [
        (129_00, "€", "129 €"),
        (37_50, "€", "37,50 €"),
        (12_50, "$", "12,50 $"),
        (5, "€", "0,05 €"),
        (2_925_000_00, "$", "2.925.000 $"),
        (1_234_50, "£", "1.234,50 £"),
        (-20_00, "€", "-20 €"),
        (129_00, "kr", "129 kr"),
        (129_00, "", "129"),
    ],
)
def test_money(cents: int, currency: str, text: str) -> None:
    """Whatever the house's currency, it follows the amount."""
    assert money(cents, currency) == text


@pytest.mark.parametrize(
    ("minute", "twelve", "twenty_four"),
    [
        (21 * 60 + 15, "9:15 PM", "21:15"),
        (0, "12:00 AM", "0:00"),
        (12 * 60, "12:00 PM", "12:00"),
        (25 * 60 + 5, "1:05 AM", "1:05"),
    ],
)
def test_time_of_day(minute: int, twelve: str, twenty_four: str) -> None:
    """V1: the day has 24 hours; settings that ask for twelve are heeded."""
    assert time_of_day(minute, twelve_hour=True) == twelve
    assert time_of_day(minute, twelve_hour=False) == twenty_four


def test_lists() -> None:
    """Things are joined as one says them."""
    assert [listed(things) for things in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        *("", "a", "a und b", "a, b und c"),
    ]


def test_minutes() -> None:
    """A length of time is said in minutes where it is whole."""
    said = [minutes(length) for length in (MINUTE, 20 * MINUTE, 90 * SECOND)]

    assert said == ["1 Minute", "20 Minuten", "1:30"]


def test_percents() -> None:
    """Shares have a comma, at most two decimals, and a space before the sign."""
    assert [percent(Fraction(share)) for share in ("46", "5.5", "27.25")] == ["46 %", "5,5 %", "27,25 %"]


def test_chips_are_called_by_their_value() -> None:
    """V2: a chip is a "25er", alone or many of them."""
    assert [of_value(value) for value in (5, 1000, 1_000_000)] == ["5er", "1.000er", "1-Mio.er"]
