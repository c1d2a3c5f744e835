"""A clock that is killed at any moment has lost nothing that it confirmed."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from clock.ledger import Ledger, Mark, read_night
from tests.kept import Box, HandTime, small_act

ROOT = Path(__file__).parents[2]


def write_without_end(folder: Path) -> None:
    """Write acts and marks, each act's number to stdout as soon as it is confirmed."""
    box = Box(folder, HandTime())
    ledger = Ledger(folder, box.time.now())
    stored = ledger.latest()
    seq = 0 if stored is None else len(stored.kept)
    number = ledger.begin(box.tonight, box.time.now()) if stored is None else stored.number
    while True:
        seq += 1
        ledger.append(number, seq, small_act(seq))
        sys.stdout.write(f"{seq}\n")
        sys.stdout.flush()
        ledger.mark(number, Mark(box.time.now(), seq, seq, running=True))


def killed_after(folder: Path, confirmed: int) -> int:
    """Let a clock write until it has confirmed so many acts, kill it, and return the last it confirmed."""
    program = (
        "import sys, pathlib, tests.ledger.test_kill as t; t.write_without_end(pathlib.Path(sys.argv[1]))"
    )
    with subprocess.Popen([sys.executable, "-c", program, folder], cwd=ROOT, stdout=subprocess.PIPE) as clock:
        assert clock.stdout is not None
        lines = [clock.stdout.readline() for _ in range(confirmed)]
        clock.kill()
        lines += clock.stdout.readlines()
    return max(int(line) for line in lines if line.endswith(b"\n"))


@pytest.mark.parametrize("times", [20, pytest.param(500, marks=pytest.mark.slow)])
def test_what_was_confirmed_is_there(tmp_path: Path, times: int) -> None:
    """Killed at any moment, again and again: every act that was confirmed is there, in order."""
    chance = Random(1)
    for _ in range(times):
        confirmed = killed_after(tmp_path, chance.randint(1, 60))

        stored = read_night(tmp_path)
        assert stored is not None
        assert stored.whole
        assert confirmed <= len(stored.kept) <= confirmed + 1
        assert stored.kept == tuple(small_act(seq) for seq in range(1, len(stored.kept) + 1))
