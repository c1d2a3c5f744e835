"""The plug is pulled at any moment: the night comes back paused, a few seconds from the truth."""

import json
from pathlib import Path
from random import Random

import pytest

from tests.faults.programs import killed_at, rehearsing, some_acts, state_in

PLAYERS = 20
SPEED = 20
"""Seconds of night a real second. At any speed but 1 a rehearsal has a boot of its own, so that whoever
reads its night afterwards does so in another one: to the night its killing is a power cut."""

LOST_S = 5
SHOWN_EVERY_S = 1


def script(chance: Random, seconds: int) -> str:
    """Return a script of a night that runs, with acts now and then, which tells its state every second."""
    lines = [f"house gananda\nplayers {PLAYERS}\n0:00:00 start\n0:00:00 show"]
    acts = some_acts(chance, seconds, PLAYERS)
    for second in range(1, seconds):
        time = f"0:{second // 60:02}:{second % 60:02}"
        if chance.random() < 0.2 and acts[second] not in {"pause", "skip", "back"}:
            lines.append(f"{time} {acts[second]}")
        lines.append(f"{time} show")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("cuts", [4, pytest.param(60, marks=pytest.mark.slow)])
def test_after_a_power_cut_the_clock_stands_near_the_truth(tmp_path: Path, cuts: int) -> None:
    """In another boot the night is paused at its last mark, at most five seconds too early."""
    chance = Random(cuts)
    for cut in range(cuts):
        data = tmp_path / str(cut)
        with rehearsing(script(chance, seconds=60), data, SPEED) as night:
            told = killed_at(night, chance.randint(1, 30), chance)
        truth, now = told[-1], state_in(data)

        assert truth["phase"] == "running"
        assert (now["phase"], now["waiting"]) == ("paused", "power")
        assert truth["elapsed"] - LOST_S <= now["elapsed"] <= truth["elapsed"] + SHOWN_EVERY_S
        assert abs(now["players"]["left"] - truth["players"]["left"]) <= 1  # an act may not have been told


def test_a_program_that_is_ended_leaves_no_second_behind(tmp_path: Path) -> None:
    """The last mark of a program that is ended, and not killed, tells its very end."""
    quiet = f"players {PLAYERS}\n0:00:00 start\n0:00:10 show\n0:00:11 show\n"
    with rehearsing(quiet, tmp_path, SPEED) as night:
        assert night.stdout is not None
        *_, last = night.stdout.read().splitlines()
        assert night.wait() == 0
    truth, now = json.loads(last), state_in(tmp_path)

    assert (now["phase"], now["waiting"]) == ("paused", "power")
    assert truth["elapsed"] <= now["elapsed"] <= truth["elapsed"] + SHOWN_EVERY_S
