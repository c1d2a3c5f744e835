"""The four houses that are shipped."""

import re
from collections.abc import Mapping
from enum import Enum
from itertools import takewhile

import pytest

from clock.houses import house_names, load_house, read_house
from clock.tournament.chips import chips_on, leaving
from clock.tournament.structure import (
    MINUTE,
    SECOND,
    AfterLast,
    AnteKind,
    Break,
    BreakOrder,
    BreakSeats,
    ButtonRule,
    DealRule,
    FinalTable,
    House,
    Level,
    MoveRule,
    PlayerClock,
    Price,
    RaceRounding,
    Remainder,
    SameHand,
)
from tests.house_text import CONFIG, HOUSES, house_of, shipped
from tests.houses import gananda, new_year, wired_pair

WORDS: Mapping[str, type[Enum]] = {
    "after_last": AfterLast,
    "race": RaceRounding,
    "remainder": Remainder,
    "move": MoveRule,
    "break_order": BreakOrder,
    "break_seats": BreakSeats,
    "button": ButtonRule,
    "deal": DealRule,
    "same_hand": SameHand,
}
"""The keys that have one of a few words, with these words."""


def started(house: House) -> list[str]:
    """Return each stage of a house with its start, as "1:40 break" or "1:50 50/100"."""
    start, lines = 0, []
    for stage in house.stages:
        what = f"{stage.small}/{stage.big}" if isinstance(stage, Level) else "break"
        lines.append(f"{start // 60}:{start % 60:02} {what}")
        start += stage.duration_ms // MINUTE
    return [*lines, f"{start // 60}:{start % 60:02} end"]


@pytest.mark.parametrize("made", [gananda(), new_year(), wired_pair()], ids=lambda house: house.name)
def test_the_files_say_what_the_rules_are_tested_with(made: House) -> None:
    """E1 to P3: the houses of the rules' own tests are the houses that are shipped, in every field."""
    assert load_house(made.name, CONFIG) == made


def test_four_houses_are_shipped() -> None:
    """A house is found by the name of its file."""
    assert house_names(CONFIG) == HOUSES


@pytest.mark.parametrize("name", HOUSES)
def test_shipped_houses_have_no_fault(name: str) -> None:
    """A shipped house gives no fault, and no warning either."""
    house, faults = read_house(shipped(name), f"{name}.toml")

    assert faults == ()
    assert house is not None
    assert house.name == name


def test_gananda_schedule() -> None:
    """S1, case 36: the nineteen rounds of G start when its sheet says, and end at 6:45."""
    assert started(load_house("gananda", CONFIG)) == [
        "0:00 5/10", "0:25 10/20", "0:50 25/50", "1:15 40/80", "1:40 break",
        "1:50 50/100", "2:10 75/150", "2:30 100/200", "2:50 150/300", "3:10 200/400", "3:30 break",
        "3:40 300/600", "4:00 400/800", "4:20 500/1000", "4:40 600/1200", "5:00 1000/2000", "5:20 break",
        "5:30 1500/3000", "5:45 2000/4000", "6:00 2500/5000", "6:15 3000/6000", "6:30 3500/7000", "6:45 end",
    ]  # fmt: skip


def test_new_year_schedule() -> None:
    """S2, S5: the fifteen levels of N with ten-minute breaks, which wait for the director."""
    house = load_house("new-year", CONFIG)

    assert started(house) == [
        "0:00 10/20", "0:20 15/30", "0:40 20/40", "1:00 break", "1:10 25/50", "1:30 50/100", "1:50 75/150",
        "2:10 break", "2:20 100/200", "2:40 200/400", "3:00 300/600", "3:20 400/800", "3:40 500/1000",
        "4:00 600/1200", "4:20 800/1600", "4:40 1000/2000", "5:00 1200/2400", "5:20 end",
    ]  # fmt: skip
    assert all(stage.held for stage in house.stages if isinstance(stage, Break))


def test_gananda_money_and_stack() -> None:
    """E1: 1,500 in five colours; of 25 paid, 20 go to the night and 5 to the season."""
    house = load_house("gananda", CONFIG)

    assert house.stack_total == 1500
    assert dict(house.stack) == {5: 25, 25: 13, 50: 7, 100: 2, 500: 1}
    assert [chip.colour for chip in house.chips] == ["red", "green", "blue", "black", "white"]
    assert house.buy_in == Price(pool=20_00, league=5_00)
    assert (house.rebuys, house.add_ons, house.re_entries, house.late) == (None, None, None, ())


def test_new_year_buys() -> None:
    """E2, E3: one rebuy until level 4; late entry at 20, from level 2 at 40 with the rebuy used up."""
    house = load_house("new-year", CONFIG)

    assert house.stack_total == 1000
    assert house.rebuys is not None
    assert (house.rebuys.limit, house.rebuys.until_level, house.rebuys.grace_ms) == (1, 4, 5 * MINUTE)
    assert [(late.until_level, late.price.pool, late.uses_rebuy) for late in house.late] == [
        (2, 20_00, False),
        (4, 40_00, True),
    ]


def test_clocks_on_a_player() -> None:
    """O6: G warns at 10 s of 60; W counts down 10 s after 60; the directors' rules 5 s after 25."""
    clocks = {name: load_house(name, CONFIG).player_clock for name in HOUSES}

    assert clocks == {
        "gananda": PlayerClock(60 * SECOND, 10 * SECOND),
        "new-year": PlayerClock(60 * SECOND, 10 * SECOND),
        "wired-pair": PlayerClock(70 * SECOND, 10 * SECOND),
        "freezeout": PlayerClock(30 * SECOND, 5 * SECOND),
    }


def test_the_freezeout_is_played_by_the_directors_rules() -> None:
    """S6, T2, T3, T6: a big-blind ante after level 1; the next big blind moves; the final table is redrawn.

    A table that is three short stops.
    """
    house = load_house("freezeout", CONFIG)
    levels = [stage for stage in house.stages if isinstance(stage, Level)]

    assert levels[0].ante_kind is None
    assert all(level.ante_kind is AnteKind.BIG_BLIND and level.ante == level.big for level in levels[1:])
    assert house.move_rule is MoveRule.NEXT_BIG_BLIND
    assert (house.uneven_by, house.stops_when_short) == (2, 3)
    assert house.final_table == FinalTable(9)


@pytest.mark.parametrize("name", HOUSES)
def test_remarks_on_chips_that_leave_are_true(name: str) -> None:
    """S7: what a shipped file remarks beside a break is what the clock derives."""
    house = load_house(name, CONFIG)
    remarks = re.findall(r'"break .*?",\s*# ([^;\n]*)', shipped(name))
    derived = [
        " and ".join(f"{value}s" for value in leaving(house, house.stages, index)) + " leave"
        for index, stage in enumerate(house.stages)
        if isinstance(stage, Break)
    ]

    assert [
        remark.removeprefix("the ").replace("nothing leaves yet", " leave") for remark in remarks
    ] == derived


@pytest.mark.parametrize("name", HOUSES)
def test_the_last_level_can_be_paid_with_what_is_left(name: str) -> None:
    """S7: after the last chip-up there are still chips on the table."""
    house = load_house(name, CONFIG)

    assert chips_on(house, house.stages, len(house.stages) - 1)


@pytest.mark.parametrize("name", HOUSES)
@pytest.mark.parametrize(("key", "words"), WORDS.items(), ids=WORDS)
def test_remarks_name_every_word_that_a_key_may_have(name: str, key: str, words: type[Enum]) -> None:
    """Above a key that has one of a few words stands each of them, so that nobody looks elsewhere."""
    above = reversed(shipped(name).partition(f"\n{key} = ")[0].splitlines())
    remarks = "\n".join(takewhile(lambda line: line.startswith("#"), above))

    assert {*re.findall(r'^#     "([^"]+)"', remarks, re.MULTILINE)} == {word.value for word in words}


@pytest.mark.parametrize("name", HOUSES)
def test_remarks_that_show_a_row_are_of_this_house(name: str) -> None:
    """A level or a break that is shown in a remark names no chip that this house does not have."""
    rows = re.findall(r'^# +"((?:\d+|break \d+) min[^"]*)"', shipped(name), re.MULTILINE)
    house = house_of(shipped(name))
    values = {chip.value for chip in house.chips}
    leave = {int(value) for row in rows for value in re.findall(r"\d+", row.partition(" chip-up ")[2])}
    (ante,) = (row for row in rows if "ante" in row and "big blind" not in row)

    assert leave
    assert leave <= values
    first = next(line for line in shipped(name).splitlines() if re.match(r' +"20 min .*100/200', line))
    assert house_of(shipped(name).replace(first, f'    "{ante}",')).stages != house.stages


@pytest.mark.parametrize("name", HOUSES)
def test_remarks_that_show_a_key_are_true(name: str) -> None:
    """A host who takes the "# " of a remarked key or table away has a house without a fault."""
    opened = re.sub(r"^# (?=\[|\"|[a-z_]+ = )", "", shipped(name), flags=re.MULTILINE)

    house = house_of(opened)

    assert house.rebuys is not None
    assert house.add_ons is not None
    assert house.re_entries is not None
    assert house.late
    assert house.absent_out_level == 3
    assert house.away_forfeit_ms == 20 * MINUTE
    assert house.home_by_minute is not None
    assert house.rulings.own
    assert house.rulings.added


def test_keys_left_out_have_the_values_that_freezeout_shows() -> None:
    """A file may leave out what is not marked as needed, and has what the Poker TDA has."""
    house = load_house("freezeout", CONFIG)
    needed = ("title", "currency", "levels", "rows", "pool", "league", "shares", "seats_per_table", "notes")
    kept = []
    inside = ""
    for line in shipped("freezeout").splitlines():
        key = line.split(" = ")[0]
        if line.endswith("= ["):
            inside = key
        if line.startswith("[") or inside or key in needed:
            kept.append(line)
        if line == "]":
            inside = ""

    short = "\n".join(kept)

    assert "after_last" not in short
    assert house_of(short) == House(
        **{field: getattr(house, field) for field in House.__struct_fields__} | {"name": "x"}
    )
