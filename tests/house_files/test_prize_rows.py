"""Prize rows: bands of players, percents, and what must add up."""

from fractions import Fraction

import pytest

from clock.files.amounts import Wrong
from clock.houses.shares import read_band
from clock.tournament.structure import Band, PrizeRules, Remainder
from tests.house_text import changed, faults_of, house_of, one_fault_of


@pytest.mark.parametrize(
    ("row", "band"),
    [
        ("2-6  70/30", Band(2, 6, (Fraction(70), Fraction(30)))),
        ("2 - 6  70 / 30", Band(2, 6, (Fraction(70), Fraction(30)))),
        ("2-6 70 30", Band(2, 6, (Fraction(70), Fraction(30)))),
        ("2 100", Band(2, 2, (Fraction(100),))),
        ("2-6 66.7/33.3", Band(2, 6, (Fraction(667, 10), Fraction(333, 10)))),
    ],
)
def test_rows(row: str, band: Band) -> None:
    """P1: a row says from how many to how many players, and exact percents."""
    assert read_band(row) == band


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        ("", "is no prize row"),
        ("2-6", "is no prize row"),
        ("two 70/30", "is no prize row"),
        ("6-2 70/30", "6-2 is no range of players"),
        ("0-6 70/30", "0-6 is no range of players"),
        ("2-6 66/33", "the percents add up to 99"),
        ("2-6 30/20/11.9/8.9/7/5.8/4.6/3.6/1.7/1.4/1.4/1.4/1.4", "the percents add up to 99.1"),
        ("2-6 66,7/33,3", '"66,7" is no percent'),
        ("2-6 120/-20", '"-20" is no percent'),
        ("2-6 70/30/0", "a place gets 0 percent"),
        ("2-6 70//30", '"" is no percent'),
        ("2-6 nan/30", '"nan" is no percent'),
    ],
)
def test_damaged_rows(row: str, wrong: str) -> None:
    """P1, case 66: percents that do not add up to 100 are a fault that says what they come to."""
    with pytest.raises(Wrong) as error:
        read_band(row)

    assert wrong in error.value.wrong


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        ("11-18", "fields of 10 players have no row; let this row begin at 10"),
        ("13-18", "fields of 10 to 12 players have no row; let this row begin at 10"),
        ("9-18", "begins at 9 players, but the row before goes to 9; let this row begin at 10"),
    ],
)
def test_bands_follow_each_other(row: str, wrong: str) -> None:
    """P1: a gap or an overlap between two bands is a fault that names the row and the players."""
    assert one_fault_of(changed("gananda", ("10-18", row))) == f"x.toml: prizes.shares row 3: {wrong}"


def test_a_first_band_that_begins_late_is_a_warning() -> None:
    """P1: it is used for smaller fields too, which may not be what was meant."""
    fault = one_fault_of(changed("gananda", ('"2-6    70/30",\n', "")))

    assert "warning: fields below 7 players have no row" in fault


def test_a_place_that_gets_more_than_the_one_above_is_a_warning() -> None:
    """P1: percents stand best place first."""
    assert "warning: a place gets more" in one_fault_of(changed("gananda", ("70/30", "30/70")))


def test_settings_of_the_pool() -> None:
    """P3: rounding, remainder, guarantee, least prize, fixed amounts and what is taken off are exact."""
    text = changed(
        "gananda",
        ("unit = 1 ", "unit = 5 "),
        ('remainder = "lowest up"', 'remainder = "first"'),
        ("guarantee = 0 ", "guarantee = 500 "),
        ("minimum_cash = 0 ", "minimum_cash = 25.50 "),
        ("fixed = [] ", "fixed = [40000, 27000.25] "),
        ("taken_off = 0 ", "taken_off = 12.5 "),
        ("taken_off_percent = 0 ", "taken_off_percent = 2.5 "),
    )

    rules = house_of(text).prizes

    assert rules == PrizeRules(
        bands=rules.bands,
        unit=5_00,
        remainder=Remainder.FIRST,
        guarantee=500_00,
        minimum_cash=25_50,
        fixed=(40_000_00, 27_000_25),
        taken_off=12_50,
        taken_off_percent=Fraction(5, 2),
    )


@pytest.mark.parametrize(
    ("fixed", "said"),
    [
        ("[10]", "with 2 players place 1 gets 10 and place 2 gets 30"),
        ("[50]", "with 6 players place 1 gets 50 and place 2 gets 70"),
        ("[20, 30]", "with 3 players place 1 gets 27 and place 2 gets 33"),
    ],
)
def test_a_fixed_prize_that_a_lower_one_overtakes_is_a_warning(fixed: str, said: str) -> None:
    """P3: it names the first such field; the pool is 20 a player, what fixed places leave goes 70/30."""
    fault = one_fault_of(changed("gananda", ("fixed = [] ", f"fixed = {fixed} ")))

    assert f"prizes.fixed: warning: {said}" in fault


def test_fixed_prizes_that_stay_above_the_rest_are_right() -> None:
    """P3: 54 players pay 1,080; with 600 and 400 fixed, the 80 left over reach no place above them."""
    assert faults_of(changed("gananda", ("fixed = [] ", "fixed = [600, 400] "))) == []


def test_fixed_amounts_alone() -> None:
    """P3, case 31: amounts need no percents beside them, and stay what was typed."""
    before, rest = changed("gananda", ("fixed = []", "fixed = [400, 270, 160, 70]")).split("shares = [", 1)
    after = rest.split("\n]\n", 1)[1]

    prizes = house_of(before + after).prizes

    assert (prizes.bands, prizes.fixed) == ((), (400_00, 270_00, 160_00, 70_00))


def test_no_prizes_at_all() -> None:
    """A house says how the pool is shared."""
    before, rest = changed("gananda").split("shares = [", 1)

    assert "prizes.shares: is missing" in one_fault_of(before + rest.split("\n]\n", 1)[1])


@pytest.mark.parametrize(
    ("before", "after", "wrong"),
    [
        ("unit = 1 ", "unit = 0 ", "prizes.unit: is nothing"),
        ("unit = 1 ", "unit = -1 ", "prizes.unit: -1 is below nothing"),
        ("fixed = [] ", "fixed = [0] ", "prizes.fixed: has a prize of nothing"),
        ("fixed = [] ", 'fixed = ["10"] ', 'prizes.fixed row 1: the text "10" is no amount of money'),
        ("taken_off_percent = 0 ", "taken_off_percent = 100 ", "prizes.taken_off_percent: 100 is too large"),
        ("guarantee = 0 ", "guarantee = nan ", 'prizes.guarantee: "NaN" is no amount of money'),
        ("guarantee = 0 ", "guarantee = 1e-400 ", "has too many decimals"),
        ("guarantee = 0 ", "guarantee = 1e400 ", 'prizes.guarantee: "1E+400" is no amount of money'),
        ('remainder = "lowest up"', 'remainder = "last"', '"last" is not one of its words'),
    ],
)
def test_damaged_settings_of_the_pool(before: str, after: str, wrong: str) -> None:
    """P3: each is checked for its kind and its range."""
    assert wrong in one_fault_of(changed("gananda", (before, after)))


def test_a_pool_that_gets_nothing_is_a_warning() -> None:
    """A night without money has no prizes, unless somebody guarantees some."""
    text = changed("gananda", ("pool = 20    #", "pool = 0     #"))

    assert "prizes.guarantee: warning: nothing goes to the pool" in one_fault_of(text)
    assert faults_of(text.replace("guarantee = 0", "guarantee = 100")) == []
