"""The verb `state`."""

import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from clock.__main__ import main

LONG_NIGHT = (
    "house new-year\nplayers 9\nseed 3\n0:00:00 start\n0:00:00 out 3 by 5\n0:00:00 show\n1:00:00 show\n"
)
"""A night of which nobody sees the end: it plays in real time."""


def rehearse(script: str, data: Path) -> Result:
    """Play a script to its end, and keep it."""
    return CliRunner().invoke(main, ["rehearse", "-", "--json", "--data", str(data)], input=script)


def state(data: Path) -> dict[str, object]:
    """Return how the night in a folder stands."""
    ended = CliRunner().invoke(main, ["state", "--data", str(data), "--json"])
    assert ended.exit_code == 0, ended.output
    (line,) = ended.stdout.splitlines()
    found = json.loads(line)
    assert isinstance(found, dict)
    return found


@contextmanager
def playing(script: str, data: Path) -> Iterator[tuple[subprocess.Popen[str], dict[str, object]]]:
    """Let a script play at speed 1 in a process of its own; give that and the first state it shows."""
    with subprocess.Popen(
        [sys.executable, "-m", "clock", "rehearse", "-", "--json", "--speed", "1", "--data", str(data)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(script)
        process.stdin.close()
        try:
            yield process, json.loads(process.stdout.readline())
        finally:
            process.kill()


def seconds_between(earlier: dict[str, object], later: dict[str, object]) -> float:
    """Return how much later on the boot clock one state is than another."""
    one, other = earlier["boottime"], later["boottime"]
    assert isinstance(one, float)
    assert isinstance(other, float)
    return other - one


def elapsed(of: dict[str, object]) -> float:
    """Return the elapsed time of a state."""
    found = of["elapsed"]
    assert isinstance(found, float)
    return found


def test_without_a_night_it_says_so(tmp_path: Path) -> None:
    """An empty folder, or none, is no night; the sentence is on stderr."""
    for folder in (tmp_path, tmp_path / "none"):
        ended = CliRunner().invoke(main, ["state", "--data", str(folder)])

        assert (ended.exit_code, ended.stdout) == (1, "")
        assert ended.stderr == f"There is no night in {folder} yet.\n"
    assert list(tmp_path.iterdir()) == []


def test_it_has_the_keys_of_a_shown_state(tmp_path: Path) -> None:
    """A state read beside the clock is the one that a rehearsal shows."""
    shown = json.loads(
        rehearse("players 4\nseed 1\n0:00:00 start\n0:10:00 pause\n0:10:00 show\n", tmp_path).stdout
    )
    read = state(tmp_path)

    assert set(shown) <= set(read)
    for same in set(shown) - {"at", "boottime", "notices"}:
        assert read[same] == shown[same]


def test_it_says_the_time_of_day_and_of_the_boot_clock(tmp_path: Path) -> None:
    """`at` is the wall time, or null while that is not known; `boottime` is this box's."""
    rehearse("players 4\n0:00:00 start\n0:10:00 pause\n", tmp_path)
    before = time.clock_gettime(time.CLOCK_BOOTTIME)
    read = state(tmp_path)
    after = time.clock_gettime(time.CLOCK_BOOTTIME)

    assert isinstance(read["boottime"], float)
    # The state counts in whole milliseconds.
    assert before - 0.001 <= read["boottime"] <= after
    assert read["at"] is None or re.fullmatch(r"\d\d?:\d\d:\d\d", str(read["at"]))
    assert (read["at"] is None) == (read["date"] is None)


def test_a_night_of_another_boot_stands(tmp_path: Path) -> None:
    """Where the clock ran in another boot, the power was lost since: it stands at the last mark."""
    rehearse("players 4\n0:00:00 start\n0:10:00 out 4 by 1\n0:20:00 show\n", tmp_path)
    first, second = state(tmp_path), state(tmp_path)

    assert (first["phase"], first["waiting"], first["remaining"]) == ("paused", "power", 300.0)
    assert second["remaining"] == 300.0
    assert first["undo"] == "4 out, 4th"


def test_a_finished_night_is_shown(tmp_path: Path) -> None:
    """It stays until another one begins."""
    rehearse("players 2\n0:00:00 start\n0:10:00 out 2 by 1\n", tmp_path)
    read = state(tmp_path)

    assert (read["phase"], read["waiting"], read["elapsed"]) == ("finished", None, 600.0)


def test_for_people_it_is_spread_over_lines(tmp_path: Path) -> None:
    """Without --json the same object is easier to read."""
    rehearse("players 2\n0:00:00 start\n0:01:00 pause\n", tmp_path)
    ended = CliRunner().invoke(main, ["state", "--data", str(tmp_path)])

    assert ended.exit_code == 0
    assert len(ended.stdout.splitlines()) > 20
    assert json.loads(ended.stdout)["phase"] == "paused"


def test_it_reads_beside_a_clock_that_runs_and_after_it_was_killed(tmp_path: Path) -> None:
    """At speed 1 the night is on the box's own boot clock, and runs on when its process is gone."""
    with playing(LONG_NIGHT, tmp_path) as (process, shown):
        alive = state(tmp_path)
        process.send_signal(signal.SIGKILL)
        assert process.wait() == -signal.SIGKILL
        killed = state(tmp_path)
        later = state(tmp_path)

    for read in (alive, killed, later):
        assert (read["phase"], read["waiting"]) == ("running", None)
        assert read["players"] == shown["players"]
        assert read["tables"] == shown["tables"]
        assert read["undo"] == "3 out, 9th"
        assert elapsed(read) - elapsed(shown) == pytest.approx(seconds_between(shown, read), abs=0.0015)


def test_a_second_writer_is_refused(tmp_path: Path) -> None:
    """Two clocks on one folder are told apart by a sentence; the first one is not disturbed."""
    with playing(LONG_NIGHT, tmp_path):
        ended = rehearse("players 3\n0:00:00 start\n", tmp_path)
        read = state(tmp_path)

    assert ended.exit_code == 1
    assert ended.stdout == ""
    assert (
        ended.stderr == f"Another tournament clock is running on {tmp_path}. Stop it first, or use --data.\n"
    )
    assert isinstance(read["players"], dict)
    assert read["players"]["entries"] == 9


def test_a_killed_night_is_taken_up(tmp_path: Path) -> None:
    """What was confirmed before the kill is there, and the clock has run on in this boot."""
    with playing(LONG_NIGHT, tmp_path) as (process, _):
        process.kill()
        process.wait()
    with playing("continue\n0:00:00 show\n0:00:00 rebuy 3\n0:00:00 show\n1:00:00 show\n", tmp_path) as (
        _,
        shown,
    ):
        assert (shown["phase"], shown["waiting"]) == ("running", None)
        assert shown["undo"] == "3 out, 9th"
        assert shown["house"] == "new-year"
