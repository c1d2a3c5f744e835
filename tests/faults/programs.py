"""The clock as a program of its own, for the tests of what it survives: started, read beside, and killed."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from select import select
from time import CLOCK_BOOTTIME, clock_gettime, monotonic
from typing import Any

from click.testing import CliRunner, Result

from clock.__main__ import main
from clock.ledger import StoredNight, read_night, replayed
from clock.report import report
from clock.tournament.commands import BustOut
from clock.words import words_in
from tests.checkout import ROOT

WITHIN_S = 60
"""No program here takes this long on a machine that is not stuck."""

UNSEEN = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
"""Surroundings in which a window opens and nobody sees it, nor hears a chime."""

SHOWN = "are left alone"
"""What the clock says of its hardware, once its first picture is shown."""

OPENED = "The picture is up"
"""What the clock says of its screen, a moment before the first picture."""

State = Mapping[str, Any]
"""How a night stands, as `state` and `show` print it."""


def clock(*arguments: object, cwd: Path = ROOT, **more: Any) -> "subprocess.CompletedProcess[str]":
    """Run the clock with these arguments to its end."""
    return subprocess.run(
        [sys.executable, "-m", "clock", *map(str, arguments)],
        cwd=cwd,
        capture_output=True,
        check=False,
        text=True,
        timeout=WITHIN_S,
        **more,
    )


def told(*arguments: object, script: str = "") -> Result:
    """Return what the clock answers, run within this process; raises where it would trace back."""
    answer = CliRunner().invoke(main, [str(argument) for argument in arguments], input=script)
    if answer.exception is not None and not isinstance(answer.exception, SystemExit):
        raise answer.exception
    return answer


def state_in(data: Path) -> State:
    """Return what `state --json` says of a data folder; raises AssertionError when it says nothing."""
    told_state = told("state", "--data", data, "--json")
    assert (told_state.exit_code, told_state.stderr) == (0, "")
    found: State = json.loads(told_state.stdout)
    return found


def outs_in(data: Path) -> list[int]:
    """Return who went out, in order, as the ledger of a data folder has it."""
    night = read_night(data)
    assert night is not None
    acts = [kept.act.command for kept in night.kept]
    return [act.players[0] for act in acts if isinstance(act, BustOut)]


def wait_for(there: Callable[[], bool]) -> None:
    """Look until it is there; a key takes its way through the desktop."""
    began = monotonic()
    while not there():
        assert monotonic() - began < WITHIN_S, "it never came"


def rehearsed(script: str, *arguments: object, **more: Any) -> "subprocess.CompletedProcess[str]":
    """Play a script to its end."""
    return clock("rehearse", "-", "--json", *arguments, input=script, **more)


@contextmanager
def rehearsing(script: str, data: Path, speed: float = 1) -> Iterator["subprocess.Popen[bytes]"]:
    """Start to play a script in real time; what goes on when the block is left is killed."""
    with subprocess.Popen(
        [sys.executable, "-m", "clock", "rehearse", "-", "--json", "--data", data, "--speed", str(speed)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        process.stdin.write(script.encode())
        process.stdin.close()
        try:
            yield process
        finally:
            process.kill()


@dataclass(slots=True)
class Running:
    """The clock as it runs, with the first picture on the screen; `said` is what it has said on stderr."""

    process: "subprocess.Popen[str]"
    said: str

    def ended(self) -> int:
        """End it as the system does, and return its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.let_end()

    def let_end(self) -> int:
        """Wait until it ends by itself, and return its exit code."""
        self.said += self.process.communicate(timeout=WITHIN_S)[1]
        return self.process.returncode


@contextmanager
def running(
    data: Path,
    *arguments: str,
    cwd: Path = ROOT,
    surroundings: Mapping[str, str] = UNSEEN,
    hardware: bool = False,
) -> Iterator[Running]:
    """Run the clock in a window, by default one that nobody sees; what goes on afterwards is killed."""
    command = [sys.executable, "-m", "clock", "run", "--window", "640x360", *arguments]
    command += [] if hardware else ["--hardware", "none"]
    shown = OPENED if hardware else SHOWN
    with subprocess.Popen(
        [*command, "--data", str(data)], cwd=cwd, env=surroundings, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stderr is not None
            said = [process.stderr.readline()]
            while said[-1] and shown not in said[-1]:
                said.append(process.stderr.readline())
            yield Running(process, "".join(said))
        finally:
            process.kill()


def killed_at(process: "subprocess.Popen[bytes]", line: int, chance: Random) -> list[State]:
    """Kill a rehearsal some moment after a line of its states; return all states it has told."""
    assert process.stdout is not None
    told = [process.stdout.readline() for _ in range(line)]
    # However the moment falls: between two acts, or within the writing of one.
    select([process.stdout], [], [], chance.choice([0, 0.001, 0.01]) * chance.random())
    process.kill()
    told += process.stdout.readlines()
    lines = [json.loads(line) for line in told if line.endswith(b"\n")]
    return [state for state in lines if "phase" in state]


def history(stored: StoredNight, acts: int, told: State) -> State:
    """Return how a night stood after its first acts, at the moment for which another state was told."""
    first = StoredNight(stored.number, stored.night, stored.opened, stored.kept[:acts])
    tournament, boot_ms = replayed(first), round(told["boottime"] * 1000)
    stood = report(tournament, boot_ms, told["at"], told["boottime"], words_in("en"))
    found: State = json.loads(json.dumps({**stood, "not_saved": None}))
    return found


def boot_s() -> float:
    """Return the seconds since this machine was started, as the night counts them."""
    return clock_gettime(CLOCK_BOOTTIME)


def some_acts(chance: Random, count: int, players: int) -> Sequence[str]:
    """Return acts in words of all kinds; a night refuses some of them."""

    def one() -> str:
        player, other = chance.sample(range(1, players + 1), 2)
        words = [
            *[f"out {player} by {other}"] * 3,
            f"out {player}",
            *[f"in {player}"] * 2,
            *["undo"] * 2,
            "redo",
            *["accept"] * 2,
            "decline",
            f'name {player} "Name {chance.randint(1, 99)}"',
            f"away {player}",
            f"returned {player}",
            f"absent {player}",
            f"arrived {player}",
            f"chips {player} {chance.randint(1, 90) * 25}",
            f"by {player} {other}",
            f"button {chance.randint(1, 4)} {chance.randint(1, 9)}",
            f"clock {player}",
            "pause",
            *["resume"] * 3,
            "skip",
            "back",
            f"time {chance.choice('+-')}60",
        ]
        return chance.choice(words)

    return [one() for _ in range(count)]
