"""The verb `prizes`."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from clock.__main__ import main
from tests.house_text import changed, shipped


def prizes(*words: str | Path) -> Result:
    """Run `prizes` with these words."""
    return CliRunner().invoke(main, ["prizes", *(str(word) for word in words)])


def data(*words: str | Path) -> Any:
    """Return what `prizes --json` printed."""
    ended = prizes(*words, "--json")
    assert ended.exit_code == 0, ended.output
    return json.loads(ended.stdout)


def test_gananda_with_23() -> None:
    """P2, case 57: 460 to the pool, 115 to the league, and prizes that add up."""
    assert data("gananda", "--players", "23") == {
        "players": 23,
        "pool": "460",
        "league": "115",
        "cause": "0",
        "paid_out": "460",
        "prizes": ["193", "115", "69", "46", "37"],
        "warnings": [],
    }


def test_new_year_with_rebuys() -> None:
    """P1, case 58: 14 players and three rebuys make 340; rebuys do not change the row of the prizes."""
    night = data("new-year", "--players", "14", "--rebuys", "3")

    assert (night["pool"], night["prizes"]) == ("340", ["170", "85", "51", "34"])


def test_add_ons_and_the_cause(tmp_path: Path) -> None:
    """E5, E7, case 76: each part of each price goes where it belongs, to the cent."""
    house = tmp_path / "mine.toml"
    text = shipped("wired-pair") + "\n[add_ons]\npool = 7.25\ncause = 2.25\nuntil_level = 6\n"
    house.write_text(text, encoding="utf-8")

    night = data(house, "--players", "10", "--addons", "3")

    assert (night["pool"], night["cause"], night["league"]) == ("221.75", "106.75", "0")


def test_more_players_than_the_prizes_have_rows_for() -> None:
    """P1, case 24: the last row is used, with a warning that names the number."""
    ended = prizes("gananda", "--players", "55", "--json")

    night = json.loads(ended.stdout)
    assert len(night["prizes"]) == 6
    assert sum(int(prize) for prize in night["prizes"]) == 1100
    (warning,) = night["warnings"]
    assert "55" in warning


def test_the_table_for_a_host(tmp_path: Path) -> None:
    """P2, P3: the pool, what is paid out of it, and a line a place."""
    house = tmp_path / "mine.toml"
    house.write_text(changed("gananda", ("guarantee = 0 ", "guarantee = 300 ")), encoding="utf-8")

    ended = prizes(house, "--players", "14")

    assert [" ".join(line.split()) for line in ended.stdout.splitlines()] == [
        "Gananda Season League, 14 players", "", "Pool $280", "Paid out $300", "League $70", "",
        "1st $138", "2nd $81", "3rd $51", "4th $30",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("key", "amount", "paid_out"),
    [("guarantee", "300", "300"), ("guarantee", "200", "280"), ("taken_off_percent", "5", "266")],
)
def test_what_is_paid_out_is_a_number_too(tmp_path: Path, key: str, amount: str, paid_out: str) -> None:
    """P3: the prizes of 14 players add up to the guarantee of 300, or to 280 less what is taken off."""
    house = tmp_path / "mine.toml"
    house.write_text(changed("gananda", (f"{key} = 0 ", f"{key} = {amount} ")), encoding="utf-8")

    night = data(house, "--players", "14")

    assert (night["pool"], night["paid_out"]) == ("280", paid_out)
    assert sum(int(prize) for prize in night["prizes"]) == int(paid_out)


def test_a_prize_below_the_next_one_is_a_warning(tmp_path: Path) -> None:
    """P3: 14 players pay 280; with 1st fixed at 50 the 230 left go 27/17/10, and 2nd gets 115."""
    house = tmp_path / "mine.toml"
    house.write_text(changed("gananda", ("fixed = [] ", "fixed = [50] ")), encoding="utf-8")

    night = data(house, "--players", "14")

    assert night["prizes"] == ["50", "115", "72", "43"]
    assert night["warnings"] == ["The 2nd prize, $115, is more than the 1st, $50."]
    assert data(house, "--players", "4")["warnings"] == []


def test_more_buys_than_the_house_allows_are_a_warning(tmp_path: Path) -> None:
    """E2, E7: 9 players with one rebuy and one add-on each buy 9 of each, and a tenth is told."""
    house = tmp_path / "mine.toml"
    text = shipped("new-year") + "\n[add_ons]\npool = 10\nuntil_level = 4\n"
    house.write_text(text, encoding="utf-8")

    assert data(house, "--players", "9", "--rebuys", "9", "--addons", "9")["warnings"] == []
    assert data(house, "--players", "9", "--rebuys", "10", "--addons", "10")["warnings"] == [
        "10 rebuys are more than this house allows: 9 players can buy 9, 1 each.",
        "10 add-ons are more than this house allows: 9 players can buy 9, 1 each.",
    ]


def test_a_warning_stands_on_stderr() -> None:
    """Diagnostics are kept apart from the table."""
    ended = prizes("gananda", "--players", "55")

    assert "Warning: " in ended.stderr
    assert "Warning: " not in ended.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["gananda"], "Missing option '--players'"),
        (["gananda", "--players", "0"], "0 is not in the range"),
        (["gananda", "--players", "ten"], "'ten' is not a valid integer"),
        (["gananda", "--players", "9", "--rebuys", "1"], "this house sells no rebuys"),
        (["gananda", "--players", "9", "--addons", "1"], "this house sells no add-ons"),
    ],
)
def test_usage(words: list[str], said: str) -> None:
    """A field that cannot be, or a buy that the house does not sell, ends with 2."""
    ended = prizes(*words)

    assert (ended.exit_code, ended.stdout) == (2, "")
    assert said in ended.stderr
