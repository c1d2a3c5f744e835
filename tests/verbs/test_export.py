"""`export`: a night as JSON and as a table, the latest or an earlier one."""

import csv
import io
import json
from pathlib import Path

from tests.faults.programs import told

NIGHT = """
house gananda
player 1 "Zoë Ångström"
player 2 "Ben, the 2nd"
player 3
player 4
date 2026-10-03T19:00
0:00:00 start
0:10:00 out 3 by 1
0:20:00 out 4 by 1
0:30:00 out 2 by 1
"""


def two_nights(data: Path) -> None:
    """Play two nights in a folder: one of four players that ends, then one of seven that goes on."""
    for script in (NIGHT, "house freezeout\nplayers 7\n0:00:00 start\n"):
        assert told("rehearse", "-", "--data", data, script=script).exit_code == 0


def test_a_night_as_json(tmp_path: Path) -> None:
    """How it stands as `state` has it, and every act with what was pressed and what that led to."""
    two_nights(tmp_path)
    answer = told("export", "--data", tmp_path, "--night", 1)
    night = json.loads(answer.stdout)

    assert (night["night"], night["house"]) == (1, "gananda")
    assert night["began"].startswith("2026-10-03T19:00")
    assert night["state"]["phase"] == "finished"
    assert night["state"]["players"]["entries"] == 4
    outs = [act for act in night["acts"] if act["command"] and act["command"]["is"] == "BustOut"]
    assert [(act["wall"][:19], act["command"]["players"], act["command"]["by"]) for act in outs] == [
        ("2026-10-03T19:10:00", [3], [1]),
        ("2026-10-03T19:20:00", [4], [1]),
        ("2026-10-03T19:30:00", [2], [1]),
    ]
    assert [event["is"] for event in outs[-1]["events"]] == ["WentOut", "Finished"]
    assert [act["seq"] for act in night["acts"]] == list(range(1, len(night["acts"]) + 1))


def test_what_nobody_asked_for_is_an_act_without_a_command(tmp_path: Path) -> None:
    """What came back with the power is told as what was pressed is."""
    cut = "house gananda\nplayers 4\n0:00:00 start\n0:01:00 power off 0:01:00\n0:02:10 show\n"
    assert told("rehearse", "-", "--data", tmp_path, script=cut).exit_code == 0
    night = json.loads(told("export", "--data", tmp_path).stdout)
    last = night["acts"][-1]

    assert (last["command"], [event["is"] for event in last["events"]]) == (None, ["PowerReturned"])


def test_a_night_as_a_table(tmp_path: Path) -> None:
    """A line a player in the order of the places, names with commas and accents as they are."""
    two_nights(tmp_path)
    rows = list(csv.DictReader(io.StringIO(told("export", "--data", tmp_path, "--night", 1, "--csv").stdout)))

    assert [(row["place"], row["number"], row["name"], row["by"]) for row in rows] == [
        ("1", "1", "Zoë Ångström", ""),
        ("2", "2", "Ben, the 2nd", "1"),
        ("3", "4", "4", "1"),
        ("4", "3", "3", "1"),
    ]
    assert rows[0]["knockouts"] == "3"


def test_the_latest_night_is_exported_by_default(tmp_path: Path) -> None:
    """Players without a place stand in the order of their numbers."""
    two_nights(tmp_path)
    rows = list(csv.DictReader(io.StringIO(told("export", "--data", tmp_path, "--csv").stdout)))

    assert [row["number"] for row in rows] == list("1234567")
    assert {row["status"] for row in rows} == {"in"}


def test_who_is_out_stands_above_who_is_in(tmp_path: Path) -> None:
    """A night that goes on has its places from the last one up, and below them who has none yet."""
    script = "house freezeout\nplayers 4\n0:00:00 start\n0:10:00 out 3\n0:20:00 out 1\n"
    assert told("rehearse", "-", "--data", tmp_path, script=script).exit_code == 0
    rows = list(csv.DictReader(io.StringIO(told("export", "--data", tmp_path, "--csv").stdout)))

    assert [(row["place"], row["number"]) for row in rows] == [("3", "1"), ("4", "3"), ("", "2"), ("", "4")]


def test_both_are_written_into_a_folder(tmp_path: Path) -> None:
    """The files are named for the night; what was there of it before is replaced whole."""
    two_nights(tmp_path / "data")
    folder = tmp_path / "stick" / "nights"
    for _ in range(2):
        answer = told("export", "--data", tmp_path / "data", "--night", 1, "--to", folder)
        assert answer.stdout == f"{folder}/night-0001.json\n{folder}/night-0001.csv\n"

    assert {file.name for file in folder.iterdir()} == {"night-0001.json", "night-0001.csv"}
    assert (folder / "night-0001.csv").read_bytes().startswith("\ufeffplace,number,name".encode())


def test_what_cannot_be_exported_is_told(tmp_path: Path) -> None:
    """No night, no such night, a folder that cannot be: a sentence, and exit 1."""
    (tmp_path / "file").write_text("in the way")
    assert (
        told("export", "--data", tmp_path / "none").stderr == f"There is no night in {tmp_path}/none yet.\n"
    )
    two_nights(tmp_path / "data")
    missing = told("export", "--data", tmp_path / "data", "--night", 9)
    assert (missing.exit_code, missing.stderr) == (
        1,
        f"There is no night 9 in {tmp_path}/data; there are 1, 2.\n",
    )
    barred = told("export", "--data", tmp_path / "data", "--to", tmp_path / "file" / "deeper")
    assert (barred.exit_code, barred.stderr) == (
        1,
        f"{tmp_path}/file/deeper cannot be written: Not a directory.\n",
    )


def test_a_table_is_entered_elsewhere_as_it_was_played(tmp_path: Path) -> None:
    """L1 to L3, E4: by the table alone another folder has the same season: points, bonus, money, subs."""
    script = (
        'house gananda\nseason gananda-2014\ndate 2014-10-04T19:00\nplayer 1 "=Zoë Ångström"\n'
        'player 2 "Bartholomew, the 2nd"\nplayer 3 "Xaver" sub\nplayer 4 "Quentin"\nplayer 5 "Yolanda"\n'
        '0:00:00 absent 5\n0:00:00 start\n0:10:00 out 4 by 1 3\n0:20:00 remove 5 "never came"\n'
        "0:30:00 out 2=100 3=100 by 1\n"
    )
    here, there, table = tmp_path / "here", tmp_path / "there", tmp_path / "night.csv"
    assert told("rehearse", "-", "--data", here, script=script).exit_code == 0
    table.write_text(told("export", "--data", here, "--csv").stdout, encoding="utf-8")
    entered = told(
        *("season", "enter", table, "--season", "gananda-2014", "--day", "2014-10-04"),
        *("--yes", "--data", there),
    )

    assert (entered.exit_code, entered.stderr) == (0, "")
    assert (
        told("standings", "--data", there, "--json").stdout
        == told("standings", "--data", here, "--json").stdout
    )
