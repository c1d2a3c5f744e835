"""The verb `schedule`."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from clock.__main__ import main
from tests.house_text import changed


def schedule(*words: str | Path) -> Result:
    """Run `schedule` with these words."""
    return CliRunner().invoke(main, ["schedule", *(str(word) for word in words)])


def data(*words: str | Path) -> Any:
    """Return what `schedule --json` printed."""
    ended = schedule(*words, "--json")
    assert ended.exit_code == 0, ended.output
    return json.loads(ended.stdout)


def test_gananda_with_twenty() -> None:
    """S1, S7, S8: starts, chip-ups and the bank list of G with 20 players, and the end at 6:45."""
    night = data("gananda", "--players", "20")

    assert night["end"] == "6:45:00"
    assert night["warnings"] == []
    assert night["stages"][0] == {
        "kind": "level", "name": "Round 1", "level": 1, "small": 5, "big": 10, "ante": 0, "ante_kind": None,
        "start": "0:00:00", "duration": 1500, "chip_up": None,
    }  # fmt: skip
    assert [stage for stage in night["stages"] if stage["kind"] == "break"] == [
        {
            "kind": "break", "name": f"Break {number}", "level": level, "small": None, "big": None,
            "ante": None, "ante_kind": None, "start": start, "duration": 600,
            "chip_up": {"leaves": leaves, "bring": [{"value": value, "count": count}]},
        }
        for number, level, start, leaves, value, count in [
            (1, 4, "1:40:00", [5], 25, 100),
            (2, 9, "3:30:00", [25, 50], 100, 160),
            (3, 14, "5:20:00", [100], 500, 40),
        ]
    ]  # fmt: skip


def test_without_players_nothing_is_brought() -> None:
    """S8: the bank list needs a field; what leaves does not."""
    chip_ups = [stage["chip_up"] for stage in data("new-year")["stages"] if stage["chip_up"]]

    assert chip_ups == [{"leaves": [5], "bring": []}, {"leaves": [25], "bring": []}]


def test_antes_say_who_posts() -> None:
    """S6: an ante has its amount and its kind."""
    levels = data("freezeout")["stages"]

    assert (levels[0]["ante"], levels[0]["ante_kind"]) == (0, None)
    assert (levels[1]["ante"], levels[1]["ante_kind"]) == (300, "big blind")


def test_a_case_that_lacks_chips_is_told(tmp_path: Path) -> None:
    """S8: what the bank cannot bring is a warning that names the break, and stands in the list."""
    house = tmp_path / "mine.toml"
    house.write_text(
        changed("gananda", ('white   1 each"', 'white 1 each 50 in the case"')), encoding="utf-8"
    )

    night = data(house, "--players", "20")

    (warning,) = night["warnings"]
    assert "Break 3" in warning
    assert "60" in warning
    assert "50" in warning
    (last,) = [stage["chip_up"] for stage in night["stages"] if stage["name"] == "Break 3"]
    assert last["bring"] == [{"value": 500, "count": 40, "lacking": 10}]


def test_the_table_for_a_host() -> None:
    """S1, S8: a line a stage, with the time of day where the house says when it starts."""
    ended = schedule("gananda", "--players", "20")

    lines = [" ".join(line.split()) for line in ended.stdout.splitlines()]
    assert ended.exit_code == 0
    assert lines[0] == "Gananda Season League, 20 players"
    assert "0:50 7:50 pm Round 3 25/50 25 min" in lines
    assert "3:30 10:30 pm Break 2 10 min 25s and 50s leave, bring 160 x 100" in lines
    assert lines[-1] == "6:45 1:45 am End"


def test_the_table_names_antes_and_held_breaks() -> None:
    """S5, S6: what a level asks for and what a break waits for are on their lines."""
    assert "3,000 big blind" in schedule("freezeout").stdout
    assert "held, 5s leave" in schedule("new-year").stdout


def test_a_break_within_a_level(tmp_path: Path) -> None:
    """S10: the level goes on after it, and says so."""
    house = tmp_path / "mine.toml"
    text = changed("gananda", (" 10/20", " 10/20, break 5 min after 7 min 30 s"))
    house.write_text(text, encoding="utf-8")

    stages = data(house)["stages"][1:4]

    assert [(stage["level"], stage["start"], stage["duration"]) for stage in stages] == [
        (2, "0:25:00", 450),
        (2, "0:32:30", 300),
        (2, "0:37:30", 1050),
    ]
    assert "goes on" in schedule(house).stdout
    assert "7:30 min" in schedule(house).stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["ganada"], 'there is no house "ganada"; did you mean gananda?'),
        (["no/where.toml"], "there is no file no/where.toml"),
        (["gananda", "--players", "-1"], "-1 is not in the range"),
        ([], "Missing argument 'H'"),
    ],
)
def test_usage(words: list[str], said: str) -> None:
    """A house that is not there, or a number that cannot be, ends with 2 and says so on stderr."""
    ended = schedule(*words)

    assert (ended.exit_code, ended.stdout) == (2, "")
    assert said in ended.stderr


def test_a_damaged_house_has_no_schedule(tmp_path: Path) -> None:
    """The faults of the file are told on stderr; exit 1."""
    house = tmp_path / "mine.toml"
    house.write_text(changed("gananda", (" 5/10", " 10/5")), encoding="utf-8")

    ended = schedule(house, "--json")

    assert (ended.exit_code, ended.stdout) == (1, "")
    assert f"{house}: schedule.levels row 1: " in ended.stderr
