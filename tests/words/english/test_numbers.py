"""Numbers in English."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clock.tournament.structure import MINUTE, SECOND
from clock.words.english.numbers import chips, listed, minutes, money, ordinal, percent, time_of_day


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (0, "0"),
        (999, "999"),
        (1234, "1,234"),
        (50_357, "50,357"),
        (999_999, "999,999"),
        (1_000_000, "1M"),
        (1_500_000, "1.5M"),
        (1_250_000, "1.25M"),
        (1_125_000, "1.125M"),
        (1_239_999, "1.23M"),
        (1_999_999, "1.99M"),
        (10_000_000, "10M"),
        (1_500_000_000, "1,500M"),
    ],
)
def test_chips(count: int, text: str) -> None:
    """Chips are grouped; from a million on they are short, exact in thousands, and never rounded up."""
    assert chips(count) == text


@given(st.integers(min_value=1_000_000, max_value=10**10))
def test_short_chips_say_no_more_than_there_are(count: int) -> None:
    """E8: a shortened average is rounded down, by less than a hundredth of a million."""
    said = Fraction(chips(count).removesuffix("M").replace(",", "")) * 1_000_000

    assert count - 10_000 < said <= count


@pytest.mark.parametrize(
    ("number", "text"),
    [
        *((1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (10, "10th")),
        *((11, "11th"), (12, "12th"), (13, "13th"), (14, "14th")),
        *((21, "21st"), (22, "22nd"), (23, "23rd"), (101, "101st"), (111, "111th"), (112, "112th")),
    ],
)
def test_ordinals(number: int, text: str) -> None:
    """Places have their English endings, the teens included."""
    assert ordinal(number) == text


@pytest.mark.parametrize(
    ("cents", "currency", "text"),
    [
        (129_00, "$", "$129"),
        (37_50, "$", "$37.50"),
        (5, "€", "€0.05"),
        (2_925_000_00, "$", "$2,925,000"),
        (1_234_50, "£", "£1,234.50"),
        (-20_00, "$", "-$20"),
        (129_00, "kr", "129 kr"),
        (129_00, "", "129"),
    ],
)
def test_money(cents: int, currency: str, text: str) -> None:
    """Money has the house's currency: a sign before it, letters behind it."""
    assert money(cents, currency) == text


@pytest.mark.parametrize(
    ("minute", "twelve", "twenty_four"),
    [
        (21 * 60 + 15, "9:15 pm", "21:15"),
        (0, "12:00 am", "0:00"),
        (12 * 60, "12:00 pm", "12:00"),
        (11 * 60 + 59, "11:59 am", "11:59"),
        (25 * 60 + 5, "1:05 am", "1:05"),
    ],
)
def test_time_of_day(minute: int, twelve: str, twenty_four: str) -> None:
    """V1: the time of day reads either way; a night that goes past midnight goes on from 0:00."""
    assert time_of_day(minute, twelve_hour=True) == twelve
    assert time_of_day(minute, twelve_hour=False) == twenty_four


def test_lists() -> None:
    """Things are joined as one says them."""
    assert [listed(things) for things in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        *("", "a", "a and b", "a, b and c"),
    ]


def test_minutes() -> None:
    """A length of time is said in minutes where it is whole."""
    said = [minutes(length) for length in (MINUTE, 20 * MINUTE, 90 * SECOND)]

    assert said == ["1 minute", "20 minutes", "1:30"]


def test_percents() -> None:
    """Shares have at most two decimals."""
    assert [percent(Fraction(share)) for share in ("46", "5.5", "27.25")] == ["46%", "5.5%", "27.25%"]
