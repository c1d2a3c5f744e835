"""Clocks that jump and programs that stand still: what is left of a level does not care."""

import json
import signal
import subprocess
import time
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from clock.app import App, Arrangements
from clock.director import Director
from clock.display.pictures.breaks import BreakPicture
from clock.display.pictures.level import LevelPicture
from clock.ledger import Ledger, Night
from clock.moment import BoxTime
from clock.rehearsal.script_time import ScriptTime
from clock.settings import Settings
from clock.tournament.commands import CallBreak, Command, Register, Start
from clock.tournament.structure import MINUTE
from clock.words import words_in
from tests.faults.programs import State, rehearsed, rehearsing
from tests.houses import gananda

CLOSE_S = 0.05
LEVEL_S = 25 * 60


def states(script: str, *, walltime: bool) -> list[State]:
    """Return the states that a script shows, played with or without the jumps of its wall clock."""
    lines = [line for line in script.splitlines() if walltime or "walltime" not in line]
    played = rehearsed("\n".join(lines))
    assert (played.returncode, played.stderr) == (0, "")
    return [json.loads(line) for line in played.stdout.splitlines()]


def test_the_wall_clock_may_jump() -> None:
    """Case 134: an hour on, an hour back, or years: the night is the same in every state."""
    chance = Random(134)
    script = ["players 9", "date 2015-11-23T14:02", "0:00:00 start"]
    for minute in range(1, 180, 4):
        at = f"{minute // 60}:{minute % 60:02}"
        jump = chance.choice([3600, -3600, 13 * 86400 + 22380, -86400 * 365, 0.5])
        script += [f"{at}:00 walltime {jump}", f"{at}:00 show", f"{at}:30 time +10", f"{at}:31 show"]
    text = "\n".join(script)

    assert states(text, walltime=True) == states(text, walltime=False)


def test_the_wall_clock_may_jump_in_real_time(tmp_path: Path) -> None:
    """The same where the night's clock is the box's own."""
    script = "players 9\n0:00:00 start\n0:00:00 show\n"
    for place, jump in enumerate([3600, -7200, 3600]):
        script += f"0:00:00.{place}0 walltime {jump}\n0:00:00.{place}5 show\n"
    with rehearsing(script, tmp_path) as night:
        assert night.stdout is not None
        told = [json.loads(line) for line in night.stdout.read().splitlines()]

    for state in told:
        ran_s = state["boottime"] - told[0]["boottime"]
        assert state["elapsed"] - told[0]["elapsed"] == pytest.approx(ran_s, abs=CLOSE_S)
        assert state["stage"]["level"] == 1


ZONES = {
    # Written out, so that no zone file is needed.
    "Europe/Berlin": "CET-1CEST,M3.5.0,M10.5.0/3",
    "America/New_York": "EST5EDT,M3.2.0,M11.1.0",
}


@pytest.mark.parametrize(
    ("zone", "now", "minutes", "shown"),
    [
        ("Europe/Berlin", datetime(2026, 3, 29, 1, 40), 45, "3:25"),  # noqa: DTZ001  a script's date is local
        ("Europe/Berlin", datetime(2026, 10, 25, 2, 50), 30, "2:20"),  # noqa: DTZ001  the same
        ("America/New_York", datetime(2026, 11, 1, 1, 50), 25, "1:15"),  # noqa: DTZ001  the same
        ("America/New_York", datetime(2026, 3, 8, 1, 50), 25, "3:15"),  # noqa: DTZ001  the same
    ],
)
def test_the_night_of_summer_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, zone: str, now: datetime, minutes: int, shown: str
) -> None:
    """Case 32: when a break ends is shown by the clock on the wall, and what is left of it is untouched."""
    monkeypatch.setenv("TZ", ZONES[zone])
    time.tzset()
    script_time, tonight = ScriptTime(now, BoxTime()), Night(gananda())
    ledger = Ledger(tmp_path, script_time.now(), durable=False, marks_apart=False)
    try:
        director = Director.begin(ledger, script_time, lambda: 1, tonight)
        app = App(
            director,
            Arrangements(Settings(twelve_hour=False), words_in("en"), nights=(tonight,)),
            script_time,
        )
        commands: tuple[Command, ...] = (*[Register()] * 5, Start(), CallBreak(minutes * MINUTE, now=True))
        assert [app.act(command) for command in commands] == [None] * len(commands)
        script_time.go_to(10_000)
        began = app.picture().page
        script_time.go_to(minutes * MINUTE - 1_000)
        ends = app.picture().page
        script_time.go_to(minutes * MINUTE)
        resumed = app.picture().page
        app.close()
    finally:
        monkeypatch.undo()
        time.tzset()

    assert isinstance(began, BreakPicture)
    assert isinstance(ends, BreakPicture)
    assert isinstance(resumed, LevelPicture)
    assert (began.time, began.resumes) == (f"{minutes - 1}:50", shown)
    assert (ends.time, ends.resumes) == ("0:01", shown)
    assert resumed.time_of_day == shown


@pytest.mark.parametrize("seconds", [1.5, pytest.param(10, marks=pytest.mark.slow)])
def test_a_program_that_was_stopped(tmp_path: Path, seconds: float) -> None:
    """Case 2: a process that stood still lost nothing: what ran out meanwhile has, and the rest is right."""
    script = "players 9\n0:00:00 start\n0:00:00 time -1499\n0:00:00 show\n" + "".join(
        f"0:00:{tenth / 10:06.3f} show\n" for tenth in range(1, round(seconds * 10) + 5)
    )
    with rehearsing(script, tmp_path) as night:
        assert night.stdout is not None
        told = [json.loads(night.stdout.readline())]
        night.send_signal(signal.SIGSTOP)
        with pytest.raises(subprocess.TimeoutExpired):
            night.wait(seconds)
        night.send_signal(signal.SIGCONT)
        told += [json.loads(line) for line in night.stdout.read().splitlines()]
    first, last = told[0], told[-1]
    stood_s = max(after["boottime"] - before["boottime"] for before, after in pairwise(told))

    assert stood_s > seconds - CLOSE_S
    assert (first["stage"]["level"], last["stage"]["level"]) == (1, 2)
    for state in told:
        ran_s = state["boottime"] - first["boottime"]
        left_s = first["remaining"] - ran_s + (0 if state["stage"]["level"] == 1 else LEVEL_S)
        assert state["elapsed"] - first["elapsed"] == pytest.approx(ran_s, abs=CLOSE_S)
        assert state["remaining"] == pytest.approx(left_s, abs=CLOSE_S)
