"""The verb `rehearse`."""

import json
import shutil
import struct
import time
from datetime import datetime
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from clock.__main__ import main
from clock.ledger import read_night, read_nights
from tests.house_text import CONFIG

PNG = b"\x89PNG\r\n\x1a\n"


def rehearse(script: str, *options: str | Path) -> Result:
    """Play a script from stdin, with outcomes as JSON."""
    return CliRunner().invoke(main, ["rehearse", "-", "--json", *map(str, options)], input=script)


def outcomes(ended: Result) -> list[dict[str, object]]:
    """Return what was said, each line an object."""
    return [json.loads(line) for line in ended.stdout.splitlines()]


def state_of(ended: Result) -> dict[str, object]:
    """Return the one state that was shown by a rehearsal that went as expected."""
    assert ended.exit_code == 0, ended.output
    (state,) = outcomes(ended)
    return state


def test_it_plays_as_expected() -> None:
    """Exit 0 and no word where all expectations hold and every refusal was expected."""
    ended = rehearse(
        "players 14\nseed 7\n0:00:00 press pause\n0:10:00 keys 12#5#\n0:20:00 out 11 by 5\n"
        '1:40:00 expect stage.name "Break 1"\n1:40:00 expect player.5.knockouts 2\n'
    )

    assert (ended.exit_code, ended.stdout, ended.stderr) == (0, "", "")


def test_a_failed_expectation_is_told_and_ends_with_1() -> None:
    """What was wanted and what there was, with the line; the script goes on."""
    ended = rehearse(
        "players 3\n0:00:00 expect phase running\n0:00:00 expect stage.nothing null\n"
        "0:00:00 expect remaining near 1490 5\n0:00:00 expect money.prizes has 99\n0:00:01 start\n"
        "0:00:01 expect phase running\n"
    )

    assert ended.exit_code == 1
    assert outcomes(ended) == [
        {"line": 2, "failed": {"path": "phase", "wanted": '"running"', "got": "setup"}},
        {"line": 3, "failed": {"path": "stage.nothing", "wanted": "null", "got": None}},
        {"line": 4, "failed": {"path": "remaining", "wanted": "near 1490 5", "got": 1500.0}},
        {"line": 5, "failed": {"path": "money.prizes", "wanted": "has 99", "got": ["42", "18"]}},
    ]


def test_a_refusal_that_nothing_asserts_ends_with_1() -> None:
    """The words are told, and the script goes on."""
    ended = rehearse("players 3\n0:00:00 out 1\n0:00:00 start\n0:00:00 expect phase running\n")

    assert ended.exit_code == 1
    assert outcomes(ended) == [{"line": 2, "refused": "The night has not begun. Press PAUSE to deal."}]


@pytest.mark.parametrize(
    ("lines", "exit_code"),
    [
        ('0:00:00 out 1\n0:00:00 expect refused "not begun"', 0),
        ("0:00:00 out 1\n0:00:09 expect refused not begun", 0),
        ("0:00:00 out 1  # too early\n# a remark\n\n0:00:00 expect refused begun", 0),
        ('0:00:00 out 1\n0:00:00 expect refused "something else"', 1),
        ('0:00:00 start\n0:00:00 expect refused ""', 1),
        ('0:00:00 out 1\n0:00:00 show\n0:00:00 expect refused "not begun"', 1),
        ("0:00:00 out 1\n0:00:00 expect refused begun\n0:00:00 expect refused begun", 1),
        ('0:00:00 start\n0:00:00 keys 9#\n0:00:00 expect refused "Nobody has the number 9"', 0),
        ("0:00:00 start\n0:00:00 keys 9#", 1),
        ('0:00:00 start\n0:00:00 level 19\n0:00:01 hold skip 1\n0:00:03 expect refused "nothing after"', 0),
        ("0:00:00 start\n0:00:00 level 19\n0:00:01 hold skip 1\n0:00:03 show", 1),
        ('0:00:00 deal icm 1,2\n0:00:00 expect refused "3 stacks"', 0),
    ],
)
def test_expected_refusals(lines: str, exit_code: int) -> None:
    """`expect refused` is about the act on the line before, by act, key or hold."""
    assert rehearse(f"players 3\n{lines}\n").exit_code == exit_code


@pytest.mark.parametrize(
    ("script", "wrong"),
    [
        ("players 3\n0:00:00 dance\n", "<stdin>, line 2: 'dance' cannot be read: no act has this form"),
        ("players 3\n\n0:00:05 show\n0:00:04 show\n", "line 4: 0:00:04 is before the line above it"),
        ("hous gananda\n", "line 1: 'hous gananda' cannot be read"),
        ("seed 4\nhouse nowhere\n0:00:00 show\n", 'line 2: there is no house "nowhere"'),
        ("seed 4\nroster nobody.csv\n0:00:00 show\n", "line 2: nobody.csv"),
        ("player 0\n0:00:00 show\n", "line 1: That number is too small"),
        ('player 1 "Ada"\nplayer 2 " "\n0:00:00 show\n', "line 2: A name has 1 to 60 letters"),
        ("continue\n0:00:00 show\n", "line 1: there is no night to go on with"),
        ("0:00:00 time +inf\n", "line 1: "),
        ("0:00:00 walltime inf\n", "line 1: "),
    ],
)
def test_a_script_that_cannot_be_read_ends_with_2(script: str, wrong: str) -> None:
    """The line is named on stderr, and nothing is played."""
    ended = rehearse(f"{script}")

    assert ended.exit_code == 2
    assert ended.stdout == ""
    assert wrong in ended.stderr


def test_a_script_that_is_no_text_ends_with_2(tmp_path: Path) -> None:
    """A file of another kind is no script."""
    script = tmp_path / "picture.night"
    script.write_bytes(PNG)

    ended = CliRunner().invoke(main, ["rehearse", str(script)])

    assert ended.exit_code == 2
    assert "picture.night is not written in UTF-8" in ended.stderr


def test_for_people_refusals_and_failures_are_sentences() -> None:
    """Without --json an outcome is a line to read."""
    script = "players 3\n0:00:00 out 1\n0:00:00 expect phase running\n0:00:00 expect no.such 1\n"

    ended = CliRunner().invoke(main, ["rehearse", "-"], input=script)

    assert ended.exit_code == 1
    assert ended.stdout.splitlines() == [
        "refused: The night has not begun. Press PAUSE to deal.",
        'line 3 failed: expected phase "running", it is "setup"',
        "line 4 failed: expected no.such 1, nothing is there",
    ]


def test_the_state_has_every_key() -> None:
    """`show` prints one object a line, with the keys of the interface."""
    ended = rehearse(
        "house new-year\nplayers 9\nseed 1\n0:00:00 start\n0:05:00 button 1 1\n0:06:00 out 1 by 2\n"
        "0:06:00 clock 3\n0:06:10 show\n"
    )
    state = state_of(ended)

    assert set(state) >= {
        *("at", "boottime", "phase", "waiting", "stage", "remaining", "overtime", "elapsed", "next"),
        *("next_level", "next_break", "players", "chips", "money", "tables", "suggestions", "player_clock"),
        *("chip_up", "notices", "undo", "redo"),
    }
    assert state["at"] == "0:06:10"
    assert state["elapsed"] == 370.0
    stage = {
        "kind": "level",
        "name": "Level 1",
        "level": 1,
        "small": 10,
        "big": 20,
        "ante": 0,
        "ante_kind": None,
    }
    assert state["stage"] == stage
    assert state["player_clock"] == {"player": 3, "remaining": 50.0}
    assert state["chips"] == {"in_play": 9000, "average": 1125}
    assert state["undo"] == "1 out, 9th"
    assert state["redo"] is None


def test_a_player_in_the_state_has_every_key() -> None:
    """Players are a list in order of number, amounts are decimal strings."""
    ended = rehearse("players 3\nseed 1\n0:00:00 absent 3\n0:00:00 start\n0:06:00 out 2 by 1\n0:06:10 show\n")
    players = state_of(ended)["players"]

    assert isinstance(players, dict)
    assert (players["entries"], players["left"]) == (3, 2)
    ada, ben, cleo = players["list"]
    assert (
        ben
        | {
            "number": 2,
            "name": "2",
            "status": "out",
            "table": None,
            "seat": None,
            "place": 3,
            "tied": False,
            "chips": None,
            "by": [1],
            "knockouts": 0,
            "rebuys": 0,
            "paid": "25",
            "owes": "0",
            "prize": None,
            "handed": False,
        }
        == ben
    )
    assert {"points", "bonus", "score"} <= set(ben)
    assert (ada["table"], ada["place"], ada["knockouts"]) == (1, None, 1)
    assert (cleo["status"], cleo["paid"], cleo["owes"]) == ("absent", "0", "25")


def test_a_table_in_the_state_has_every_key() -> None:
    """Every seat is a key; roles are seats, dead ones are named."""
    ended = rehearse(
        "players 4\nseed 1\n0:00:00 start\n0:01:00 button 1 1\n0:02:00 keys 102##\n0:02:01 show\n"
    )
    tables = state_of(ended)["tables"]

    assert isinstance(tables, list)
    (table,) = tables
    assert table["seats"].pop("1") is not None
    assert table["seats"].pop("2") is None
    assert list(table["seats"]) == ["3", "4", "5", "6", "7", "8", "9", "10"]
    del table["seats"]
    assert table == {
        "table": 1,
        "button": 1,
        "small": 2,
        "big": 3,
        "dead": ["small"],
        "dealer": None,
        "race": None,
    }


def test_money_is_a_decimal_string() -> None:
    """Without decimals when whole, else with two."""
    ended = rehearse(
        "house new-year\nplayers 14\n0:00:00 start\n0:00:00 show\n2:00:00 level 5\n"
        "2:01:00 out 14\n2:01:00 out 13\n2:01:00 out 12\n2:01:00 out 11\n2:01:00 out 10\n2:01:00 out 9\n"
        "2:01:00 out 8\n2:01:00 out 7\n2:01:00 out 6\n2:01:00 out 5\n2:02:00 out 4 3 by 1\n2:02:00 show\n"
    )
    before, after = outcomes(ended)

    assert ended.exit_code == 0
    money = {
        "collected": "280",
        "owed": "0",
        "pool": "280",
        "prizes": ["140", "70", "42", "28"],
        "league": "0",
    }
    assert isinstance(before["money"], dict)
    assert before["money"] | money == before["money"]
    assert isinstance(after["players"], dict)
    assert [player["prize"] for player in after["players"]["list"][:4]] == [None, None, "35", "35"]


def test_a_deal_is_a_line_of_its_own() -> None:
    """`deal` only computes, from stacks in order of number (P4)."""
    ended = rehearse(
        "house new-year\nplayers 5\n0:00:00 start\n2:00:00 level 5\n2:00:10 out 2\n2:00:10 out 5\n\n"
        "2:00:20 deal icm 5000,3000,2000\n2:00:20 deal chop 5000,3000,2000\n2:00:20 expect players.left 3\n"
    )

    assert ended.exit_code == 0
    assert outcomes(ended) == [
        {"line": 8, "deal": {"1": "38.39", "3": "32.75", "4": "28.86"}},
        {"line": 9, "deal": {"1": "40", "3": "32", "4": "28"}},
    ]


def test_with_the_power_off_nothing_is_heard() -> None:
    """`show` prints that it is off, and the acts are lost; it is back on time."""
    ended = rehearse(
        "players 4\nseed 1\n0:00:00 start\n0:10:00 power off 0:30:00\n0:10:00 show\n0:20:00 out 4\n"
        "0:20:00 keys 3##\n0:20:00 press pause\n0:39:59 show\n0:40:00 expect phase paused\n"
        "0:40:00 expect waiting power\n0:40:00 expect remaining near 900 4\n0:40:00 expect players.left 4\n"
    )

    assert ended.exit_code == 0
    assert outcomes(ended) == [{"off": True}, {"off": True}]


def test_one_seed_draws_the_same_seats() -> None:
    """Every draw of the night comes from the seed of the head."""
    head = "players 20\n0:00:00 draw\n0:00:00 show\n"
    one, same, other = (state_of(rehearse(f"seed {seed}\n{head}"))["tables"] for seed in (7, 7, 8))

    assert one == same
    assert one != other


def size_of(picture: Path) -> tuple[int, int]:
    """Return the width and height that a PNG file says of itself."""
    wide, high = struct.unpack(">II", picture.read_bytes()[16:24])
    return wide, high


def test_pictures_are_saved_where_they_are_wanted(tmp_path: Path) -> None:
    """With --shots each `shot` is a picture; without, none."""
    script = "players 9\n0:00:00 start\n1:42:00 shot break.png\n"

    assert rehearse(script, "--shots", tmp_path / "shots").exit_code == 0
    assert rehearse(script).exit_code == 0

    assert [path.name for path in tmp_path.iterdir()] == ["shots"]
    assert (tmp_path / "shots" / "break.png").read_bytes().startswith(PNG)
    assert size_of(tmp_path / "shots" / "break.png") == (1920, 1080)
    assert rehearse(script, "--shots", tmp_path, "--size", "1024x768").exit_code == 0
    assert size_of(tmp_path / "break.png") == (1024, 768)
    assert "is no size" in rehearse(script, "--size", "huge").output
    (tmp_path / "file").touch()
    told = rehearse(script, "--shots", tmp_path / "file" / "shots")
    assert told.exit_code == 2
    assert "cannot be made: Not a directory" in told.stderr


@pytest.mark.parametrize("size", ["99x720", "1280x99", "16385x720", "99999x99999"])
def test_a_picture_that_nobody_could_draw_is_refused(size: str) -> None:
    """A size beyond what the screen's library holds is a fault of usage, and not the end of the program."""
    refused = rehearse("0:00:00 shot night.png\n", "--size", size)

    assert refused.exit_code == 2
    assert f"{size} is no size" in refused.output


def test_a_night_is_kept_and_taken_up(tmp_path: Path) -> None:
    """`continue` goes on with the night of the folder, as after a power cut."""
    first = rehearse(
        "house new-year\nplayers 8\nseed 1\n0:00:00 start\n0:05:00 out 3 by 5\n0:10:00 show\n",
        "--data",
        tmp_path,
    )
    second = rehearse(
        "continue\nseed 2\n0:00:00 show\n0:30:00 expect waiting power\n0:30:00 resume\n"
        "0:31:00 expect elapsed 660\n0:31:00 rebuy 3\n0:31:00 expect money.pool 180\n",
        "--data",
        tmp_path,
    )
    before, after = state_of(first), state_of(second)

    assert before["phase"] == "running"
    assert (after["phase"], after["waiting"]) == ("paused", "power")
    for same in ("stage", "remaining", "elapsed", "players", "tables", "undo"):
        assert after[same] == before[same]


def test_without_continue_a_new_night_begins(tmp_path: Path) -> None:
    """Nothing of the night before is in the next one (case 12)."""
    rehearse("players 8\n0:00:00 start\n3:10:00 out 3\n3:10:00 finish\n", "--data", tmp_path)
    state = state_of(rehearse("players 4\n0:00:00 start\n0:00:00 show\n", "--data", tmp_path))

    assert (state["phase"], state["remaining"], state["elapsed"]) == ("running", 1500.0, 0.0)
    assert isinstance(state["players"], dict)
    assert (state["players"]["entries"], state["players"]["left"]) == (4, 4)
    assert len(read_nights(tmp_path)) == 2


def test_the_head_is_kept_with_the_night(tmp_path: Path) -> None:
    """Season, the night's own name, champions and the date belong to the night."""
    head = 'season "2026"\nnight "Opening"\nchampions\ndate 2026-10-03T19:00\nplayers 4\n'
    rehearse(f"{head}0:00:00 start\n", "--data", tmp_path)
    stored = read_night(tmp_path)

    assert stored is not None
    assert (stored.night.season, stored.night.label, stored.night.champions) == ("2026", "Opening", True)
    assert stored.opened.wall is not None
    assert stored.opened.wall.replace(tzinfo=None) == datetime.fromisoformat("2026-10-03T19:00")


def test_a_roster_lies_beside_the_script(tmp_path: Path) -> None:
    """Its players are present and have paid, in its order; subs are subs."""
    (tmp_path / "them.csv").write_text("id,name,sub\na,Ada,\nb,Ben,yes\nc,Cleo,\n", encoding="utf-8")
    script = tmp_path / "one.night"
    script.write_text("roster them.csv\n0:00:00 start\n0:00:00 show\n", encoding="utf-8")

    state = state_of(CliRunner().invoke(main, ["rehearse", str(script), "--json"]))

    players = state["players"]
    assert isinstance(players, dict)
    listed = [(player["number"], player["name"], player["sub"], player["paid"]) for player in players["list"]]
    assert listed == [(1, "Ada", False, "25"), (2, "Ben", True, "25"), (3, "Cleo", False, "25")]


def test_a_roster_with_a_fault_ends_with_2(tmp_path: Path) -> None:
    """The fault is named, and so is the script's line."""
    (tmp_path / "them.csv").write_text("id,name\na,Ada\na,Ben\n", encoding="utf-8")
    script = tmp_path / "one.night"
    script.write_text("seed 1\nroster them.csv\n0:00:00 show\n", encoding="utf-8")

    ended = CliRunner().invoke(main, ["rehearse", str(script)])

    assert ended.exit_code == 2
    assert "line 2: " in ended.stderr
    assert "them.csv: line 3 id" in ended.stderr


def test_a_season_lies_beside_the_script(tmp_path: Path) -> None:
    """L1: its own formula makes the points, 4 players and place 4 in one number; a missing file is told."""
    season = 'name = "Ours"\n[points]\nformula = "10 * players + place"\n'
    (tmp_path / "ours.toml").write_text(season, encoding="utf-8")
    script = tmp_path / "one.night"
    lines = "players 4\n0:00:00 start\n0:00:01 out 2\n0:00:01 expect player.2.points 44\n"
    script.write_text(f"season ours.toml\n{lines}", encoding="utf-8")

    played = CliRunner().invoke(main, ["rehearse", str(script)])
    script.write_text(f"season theirs.toml\n{lines}", encoding="utf-8")
    missing = CliRunner().invoke(main, ["rehearse", str(script)])

    assert (played.exit_code, played.output) == (0, "")
    assert (missing.exit_code, "line 1: there is no file" in missing.stderr) == (2, True)


def test_replan_takes_the_changed_house(tmp_path: Path) -> None:
    """The levels still to come are those of the file as it is now; players and money stay (case 14)."""
    house = tmp_path / "mine.toml"
    shutil.copy(CONFIG / "houses" / "new-year.toml", house)
    data = tmp_path / "data"
    rehearse(
        f"house {house}\nplayers 8\n0:00:00 start\n0:05:00 out 3\n0:05:00 rebuy 3\n"
        "0:05:00 late\n0:10:00 pause\n",
        "--data",
        data,
    )
    text = house.read_text(encoding="utf-8")
    changed = text.replace('"20 min    15/30"', '"30 min    20/30"').replace(
        '"20 min    20/40"', '"25 min    20/40"'
    )
    house.write_text(changed, encoding="utf-8")
    assert changed != text

    state = state_of(
        rehearse(
            f"continue\nhouse {house}\n0:00:00 replan\n0:00:00 expect stage.small 10\n"
            "0:00:00 expect remaining 600\n"
            "0:00:00 expect next.small 20\n0:00:00 expect next_break 3900\n0:00:00 expect money.pool 200\n"
            "0:00:00 expect player.3.rebuys 1\n0:00:00 expect players.entries 9\n0:00:00 undo\n"
            "0:00:00 expect next.small 15\n0:00:00 redo\n0:00:00 resume\n0:10:00 show\n",
            "--data",
            data,
        )
    )

    assert isinstance(state["stage"], dict)
    assert (state["stage"]["level"], state["stage"]["small"], state["remaining"]) == (2, 20, 1800.0)


def test_replan_is_refused_without_the_house(tmp_path: Path) -> None:
    """A file that is gone changes nothing, and is named."""
    house = tmp_path / "mine.toml"
    shutil.copy(CONFIG / "houses" / "new-year.toml", house)
    data = tmp_path / "data"
    rehearse(f"house {house}\nplayers 8\n0:00:00 start\n", "--data", data)
    house.unlink()

    ended = rehearse(
        'continue\n0:00:00 replan\n0:00:00 expect refused "there is no house"\n'
        "0:00:00 expect next.small 15\n",
        "--data",
        data,
    )

    assert ended.exit_code == 0, ended.output


@pytest.mark.parametrize("speed", ["0", "-1", "nan", "inf", "fast"])
def test_what_is_no_speed_is_told(speed: str) -> None:
    """A night stands still at none of these, and does not end in a traceback."""
    ended = rehearse("players 3\n0:00:00 start\n", "--speed", speed)
    assert ended.exit_code == 2
    assert "Invalid value for '--speed'" in ended.stderr


def test_at_a_speed_real_time_passes() -> None:
    """At speed 50 ten seconds of night take a fifth of a second."""
    began = time.monotonic()
    ended = rehearse("players 3\n0:00:00 start\n0:00:10 expect remaining near 1490 1\n", "--speed", "50")

    assert ended.exit_code == 0, ended.output
    assert time.monotonic() - began >= 0.2


def test_a_season_goes_on_in_one_folder(tmp_path: Path) -> None:
    """L2: on the second night the winner of the first, who also leads, is worth 1 + 2 + 2 points."""
    head = 'season "2026"\nplayer 1 "Ada"\nplayer 2 "Ben"\nplayer 3 "Cleo"\nplayer 4 "Dov"\n0:00:00 start\n'
    first = f"{head}0:10:00 out 4 by 3\n0:10:00 out 3 by 1\n0:10:00 out 2 by 1\n"
    # Four buy-ins of 25: the root of 100 is 10, times 10 over place and one.
    points = "0:10:00 expect player.1.points 50.00\n0:10:00 expect player.4.points 20.00\n"
    assert rehearse(f"{first}{points}0:10:00 expect player.1.score 52\n", "--data", tmp_path).exit_code == 0

    second = (
        f"{head}0:10:00 out 4 by 3\n0:20:00 out 1 by 2\n0:30:00 out 3 by 2\n"
        "0:30:00 expect player.2.bonus 6\n0:30:00 expect player.2.score 56\n0:30:00 expect player.3.bonus 1\n"
    )
    ended = rehearse(second, "--data", tmp_path)

    assert ended.exit_code == 0, ended.output
