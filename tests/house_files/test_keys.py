"""Keys of a house file: kinds, ranges, words, and keys that are none."""

import pytest

from clock.houses import read_house
from tests.house_text import changed, faults_of, house_of, one_fault_of, shipped


@pytest.mark.parametrize(
    ("before", "after", "wrong"),
    [
        ('title = "Gananda Season League"', 'title = ""', "title: an empty text is no text"),
        ('title = "Gananda Season League"', "title = 5", 'title: the value "5" is no text'),
        ('title = "Gananda Season League"', f'title = "{"x" * 61}"', "has 61 letters; write at most 60"),
        ('title = "Gananda Season League"', 'title = "a\\nb"', "has letters that cannot be shown"),
        (
            'level_word = "Round" ',
            'level_wrod = "Round" ',
            "level_wrod: is no key here; did you mean level_word?",
        ),
        ('starts = "19:00"', 'starts = "7 pm"', 'starts: "7 pm" is no time of day'),
        ('starts = "19:00"', 'starts = "24:30"', 'starts: "24:30" is no time of day'),
        ('starts = "19:00"', "starts = 19", 'starts: "19" is no time of day'),
        (
            "called_break =",
            "called_brake =",
            "schedule.called_brake: is no key here; did you mean called_break?",
        ),
        (
            'called_break = "10 min"',
            "called_break = 10",
            'schedule.called_break: the value "10" is no length of time',
        ),
        ('called_break = "10 min"', 'called_break = "0 min"', '"0 min" is too short'),
        ('called_break = "10 min"', 'called_break = "20 h"', '"20 h" is too long'),
        (
            'after_last = "count up"',
            'after_last = "stop"',
            '"stop" is not one of its words; write one of "count up"',
        ),
        ("growth_percent = 50", "growth_percent = 0", "schedule.growth_percent: 0 is too small"),
        ("growth_percent = 50", "growth_percent = 12.5", 'the value "12.5" is no whole number'),
        ("stop_at_level_end = false", 'stop_at_level_end = "no"', 'the text "no" is neither yes nor no'),
        ("seats_per_table = 10", "seats_per_table = 1", "seating.seats_per_table: 1 is too small"),
        ("seats_per_table = 10", "seats_per_table = true", "the word true is no whole number"),
        ("uneven_by = 2", "uneven_by = 1", "seating.uneven_by: 1 is too small"),
        (
            'stops_when_short = "never"',
            "stops_when_short = 1",
            'seating.stops_when_short: 1 is too small; write a whole number from 2 to 12, or "never"',
        ),
        (
            "stated_break_order = []",
            "stated_break_order = [2, 2]",
            "stated_break_order row 2: 2 is named twice",
        ),
        ("stated_break_order = []", "stated_break_order = 2", 'the value "2" is no list'),
        ('move = "random"', "move = true", "seating.move: the word true is not one of its words"),
        (
            'clock_warning = "10 s"',
            'clock_warning = "60 s"',
            "players.clock_warning: is not shorter than the clock",
        ),
        ("[final_table]", "[final_tables]", "final_tables: is no key here; did you mean final_table?"),
        ('notes = [\n    "The', 'notes = [\n    7, "The', 'notes row 1: the value "7" is no text'),
    ],
)
def test_damaged_keys(before: str, after: str, wrong: str) -> None:
    """A key of another kind, out of its range, or with an unknown word gives one line that says so."""
    assert wrong in one_fault_of(changed("gananda", (before, after)))


@pytest.mark.parametrize("table", ["schedule", "chips", "buy_in", "prizes", "seating"])
def test_a_missing_table_is_one_fault(table: str) -> None:
    """What a house cannot be without is missed once, not once for each of its keys."""
    text = shipped("gananda")
    start = text.index(f"[{table}]")
    without = text[:start] + text[text.index("\n[", start) + 1 :]

    assert one_fault_of(without).startswith(f"x.toml: {table}: is missing; write a line [{table}]")


@pytest.mark.parametrize("key", ["title", "currency"])
def test_a_missing_key_says_where_it_goes(key: str) -> None:
    """A needed key that is missing is named with its place."""
    text = "\n".join(line for line in shipped("gananda").splitlines() if not line.startswith(f"{key} ="))

    assert (
        one_fault_of(text) == f"x.toml: {key}: is missing; write a line {key} = … under the top of the file"
    )


def test_a_table_that_is_none() -> None:
    """A key where a table should be is a fault of its own."""
    text = 'seating = "round"\n' + changed("gananda", ("[seating]", "[players_seating]"))

    assert 'x.toml: seating: the text "round" is no table; write a line [seating] and its keys below it' in (
        faults_of(text)
    )


def test_every_fault_of_a_file_is_told_at_once() -> None:
    """Faults in many tables are all told, in the order of the file's subjects, each in one line."""
    text = changed(
        "gananda",
        (' 5/10"', ' 5-10"'),
        ("pool = 20    #", "pool = -20 #"),
        ("70/30", "70/20"),
        ('move = "random"', 'move = "anybody"'),
        ('clock = "60 s"', 'clock = "soon"'),
    )

    assert {fault.split(": ")[1] for fault in faults_of(text)} == {
        "schedule.levels row 1",
        "buy_in.pool",
        "prizes.shares row 1",
        "seating.move",
        "players.clock",
    }


def test_a_fault_stays_in_one_line() -> None:
    """What a fault quotes from the file is cut short and has no line breaks or control letters."""
    fault = one_fault_of(changed("gananda", ('move = "random"', f'move = "a\\n\\u001b[31m{"b" * 500}"')))

    assert fault.isprintable()
    assert len(fault) < 200


def test_a_house_with_only_warnings_is_a_house() -> None:
    """A warning does not keep a house from being played."""
    house, faults = read_house(changed("gananda", ("70/30", "30/70")), "x.toml")

    assert house is not None
    assert [fault.warning for fault in faults] == [True]


def test_hours_of_the_night() -> None:
    """V5: hours are minutes after midnight."""
    house = house_of(changed("gananda", ('# home_by = "02:00"', 'home_by = "02:30"')))

    assert (house.starts_minute, house.home_by_minute) == (19 * 60, 150)
