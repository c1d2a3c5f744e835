"""What can be bought: prices, windows, limits, and what is wrong with them."""

import pytest

from clock.tournament.structure import MINUTE, AddOns, LatePrice, Price, Rebuys, ReEntries
from tests.house_text import changed, faults_of, house_of, one_fault_of, shipped

BUYS = """
[rebuys]
pool = 12.50
cause = 2.5
until_level = 5

[add_ons]
pool = 10
chips = 3000
until_level = 6
in_break = true

[re_entries]
pool = 20
league = 5
until_level = 5
limit = 2

[[late_entry]]
until_level = 3
pool = 20

[[late_entry]]
until_level = 5
pool = 20
league = 5
penalty_big_blinds = 3
uses_rebuy = true
"""


def with_buys(before: str = "", after: str = "") -> str:
    """Return G's file with everything for sale, a part of which may be replaced."""
    assert before in BUYS
    return shipped("gananda") + BUYS.replace(before, after, 1)


def test_all_that_can_be_bought() -> None:
    """E2, E3, E5 to E7: prices are exact cents by where they go; a stack is as at the start if not stated."""
    house = house_of(with_buys())

    assert house.rebuys == Rebuys(Price(pool=12_50, cause=2_50), 1500, 5, None, 5 * MINUTE)
    assert house.add_ons == AddOns(Price(pool=10_00), 3000, 6, limit=1, in_break=True)
    assert house.re_entries == ReEntries(Price(pool=20_00, league=5_00), 1500, 5, limit=2)
    assert house.late == (
        LatePrice(3, Price(pool=20_00)),
        LatePrice(5, Price(pool=20_00, league=5_00), penalty_big_blinds=3, uses_rebuy=True),
    )


def test_a_bounty_and_bonus_chips() -> None:
    """E7, case 44: a bounty is paid apart from the pool; chips for coming in time cost nothing."""
    house = house_of(
        changed("gananda", ("bounty = 0", "bounty = 5"), ("on_time_bonus = 0", "on_time_bonus = 200"))
    )

    assert (house.bounty, house.on_time_bonus, house.buy_in.total) == (5_00, 200, 25_00)


def test_grace_may_be_nothing() -> None:
    """E2: a house may shut the window to the second."""
    rebuys = house_of(with_buys("until_level = 5\n", 'until_level = 5\ngrace = "0 min"\n')).rebuys

    assert rebuys is not None
    assert rebuys.grace_ms == 0


@pytest.mark.parametrize(
    ("amount", "wrong"),
    [
        ('""', "an empty text is no amount of money"),
        ('"20,50"', 'the text "20,50" is no amount of money'),
        ('"20"', 'the text "20" is no amount of money'),
        ("-5", "-5 is below nothing"),
        ("20.505", "20.505 has parts of a cent"),
        ("20000000", "20000000 is too large"),
        ("true", "the word true is no amount of money"),
        ("[20]", "a list is no amount of money"),
        ("inf", "is no amount of money"),
    ],
)
def test_amounts_that_are_none(amount: str, wrong: str) -> None:
    """Case 24: blank, negative, or with a comma, an amount is refused and named, never read as another."""
    fault = one_fault_of(changed("gananda", ("pool = 20    #", f"pool = {amount} #")))

    assert fault.startswith("x.toml: buy_in.pool: ")
    assert wrong in fault


@pytest.mark.parametrize("amount", ["20,50", "", "20 50", "$20"])
def test_amounts_that_are_no_toml(amount: str) -> None:
    """Case 24: a decimal comma or nothing at all gives a fault with its line, never 2050."""
    text = changed("gananda", ("pool = 20    #", f"pool = {amount} #"))
    line = next(number for number, row in enumerate(text.splitlines(), 1) if row.startswith("pool = "))

    assert one_fault_of(text).startswith(f"x.toml: line {line}: ")


def test_decimals_are_exact() -> None:
    """Money never goes through a binary fraction: 0.29 is 29 cents."""
    house = house_of(
        changed("gananda", ("pool = 20    #", "pool = 1.15 #"), ("league = 5   #", "league = 0.29 #"))
    )

    assert (house.buy_in.pool, house.buy_in.league) == (1_15, 29)


def test_nothing_is_paid_only_where_the_file_says_so() -> None:
    """Case 24: a price of 0 is a fault, unless entry is free in so many words."""
    text = changed("gananda", ("pool = 20    #", "pool = 0 #"), ("league = 5   #", "league = 0 #"))

    assert "x.toml: buy_in.pool: costs nothing; " in faults_of(text)[0]
    assert all(": warning: " in fault for fault in faults_of(text.replace("free = false", "free = true")))


def test_free_and_a_price_contradict_each_other() -> None:
    """A price beside free = true is a slip."""
    assert "buy_in.free: is true, but a price" in one_fault_of(
        changed("gananda", ("free = false", "free = true"))
    )


@pytest.mark.parametrize(
    ("before", "after", "wrong"),
    [
        (
            "until_level = 5\n\n[add_ons]",
            "until_level = 25\n\n[add_ons]",
            "rebuys.until_level: there is no level 25",
        ),
        (
            "until_level = 5\n\n[add_ons]",
            "until_level = 1\n\n[add_ons]",
            "rebuys.until_level: 1 is too small",
        ),
        ("until_level = 5\n\n[add_ons]", "\n[add_ons]", "rebuys.until_level: is missing"),
        ("pool = 12.50\n", "", "rebuys.pool: is missing"),
        ("limit = 2", "limit = 0", "re_entries.limit: 0 is too small"),
        ("limit = 2", 'limit = "many"', 're_entries.limit: the text "many" is no whole number'),
        ("chips = 3000", "chips = 3001", "add_ons.chips: 3001 cannot be made up of the chips"),
        ("chips = 3000", "chips = 0", "add_ons.chips: 0 is too small"),
        ("until_level = 6", "until_level = 4", "add_ons.in_break: no break comes before level 4"),
        ("in_break = true", "in_break = 1", 'add_ons.in_break: the value "1" is neither yes nor no'),
        ("until_level = 3", "until_level = 5", "late_entry 2.until_level: ends at level 5"),
        ("until_level = 3", "until_level = 25", "late_entry 1.until_level: there is no level 25"),
        (
            "penalty_big_blinds = 3",
            "penalty_big_blinds = 1000",
            "late_entry 2.penalty_big_blinds: 1000 is too large",
        ),
        (
            "penalty_big_blinds = 3",
            "penalty_big_blind = 3",
            "late_entry 2.penalty_big_blind: is no key here; did you mean penalty_big_blinds?",
        ),
        (
            "[[late_entry]]\nuntil_level = 3\npool = 20\n\n[[late_entry]]",
            "[late_entry]",
            "late_entry: a table is no list",
        ),
    ],
)
def test_damaged_buys(before: str, after: str, wrong: str) -> None:
    """E2 to E7: windows within the schedule, chips the chip set makes up, prices in order."""
    assert any(wrong in fault for fault in faults_of(with_buys(before, after)))


def test_late_entry_uses_a_rebuy_that_nobody_has() -> None:
    """E3: where there are no rebuys, none can be used up."""
    text = changed("new-year", ("[rebuys]\npool = 20        #", "[re_entries]\npool = 20        #"))
    text = text.replace('grace = "5 min"', '# grace = "5 min"')

    assert one_fault_of(text) == (
        "x.toml: late_entry 2.uses_rebuy: there are no rebuys to use; write false, or add [rebuys]"
    )


def test_absent_players_cannot_stay_beyond_the_schedule() -> None:
    """E4: the level at which the absent go out is one of the schedule."""
    fault = one_fault_of(changed("gananda", ("absent_out_level = 3", "absent_out_level = 20")))

    assert fault == "x.toml: players.absent_out_level: there is no level 20; the schedule has 19 levels"
