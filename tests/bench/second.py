"""What one second of a running night costs: the loop comes by, and the time on the screen changes.

As a program, `python -m tests.bench.second SECONDS`, it only lets the seconds pass, for whoever counts its
instructions from outside.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from clock.app import App
from clock.app.on_window import OnWindow
from clock.director import Director
from clock.display.screen import Screen
from clock.ledger import Ledger, Night
from clock.settings import Settings
from clock.tournament.commands import Register, Start
from clock.tournament.structure import MINUTE
from clock.words import words_in
from tests.bench.figures import Figure, not_run, spread
from tests.houses import gananda
from tests.kept import HandTime
from tests.screens import opened

ROOT = Path(__file__).parents[2]

SIZE = (1920, 1080)

INSTRUCTIONS_BUDGET = 0.30

LATER_S = 5 * 60
"""What is said at the first deal is long gone, and every figure has been on the screen."""

FEW, MANY = 20, 220
"""Seconds between whose instructions the difference is taken. Both see a mark every third second."""


@dataclass(slots=True)
class Loop:
    """The loop of a night on a screen that nobody sees, on a time moved by hand."""

    app: App
    screen: Screen
    time: HandTime

    def second(self) -> None:
        """Let a second pass and the loop come by, as its `run` does."""
        self.time.wait(1)
        self.app.frame()
        self.app.next_moment()
        self.screen.wait([], 0.0)


@contextmanager
def loop(players: int = 20) -> Iterator[Loop]:
    """Open a night that runs, with one panel held for ten minutes."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    time, tonight = HandTime(), Night(gananda())
    screen = opened(SIZE, time)
    with TemporaryDirectory() as folder:
        ledger = Ledger(Path(folder), time.now(), durable=False, marks_apart=False)
        director = Director.begin(ledger, time, partial(Random(7).getrandbits, 62), tonight)
        for _ in range(players):
            director.handle(Register())
        director.handle(Start())
        settings = replace(Settings(), panels_ms=10 * MINUTE)
        app = App(director, settings, words_in("en"), time, screen=OnWindow(screen, time), nights=(tonight,))
        yield Loop(app, screen, time)
        app.close()
    screen.close()


def microseconds(seconds: int) -> tuple[Figure, ...]:
    """Return how long a second's work takes."""
    took = []
    with loop() as night:
        for _ in range(LATER_S):
            night.second()
        for _ in range(seconds):
            began = perf_counter()
            night.second()
            took.append((perf_counter() - began) * 1e6)
    return spread("second: the loop's work", "µs", took)


def instructions() -> Figure:
    """Return how many million instructions a second takes, as callgrind counts them."""
    what, unit = "second: instructions", "million"
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        return not_run(what, unit, "valgrind is missing", INSTRUCTIONS_BUDGET)
    few, many = _counted(valgrind, FEW), _counted(valgrind, MANY)
    return Figure(what, (many - few) / (MANY - FEW) / 1e6, unit, INSTRUCTIONS_BUDGET)


def _counted(valgrind: str, seconds: int) -> int:
    """Return the instructions of the whole program that lets so many seconds pass."""
    said = subprocess.run(
        [
            valgrind,
            "--tool=callgrind",
            "--callgrind-out-file=/dev/null",
            sys.executable,
            "-m",
            "tests.bench.second",
            str(seconds),
        ],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "0"},
        check=True,
        capture_output=True,
        text=True,
    ).stderr
    found = re.search(r"Collected : (\d+)", said)
    if found is None:
        raise RuntimeError(said)
    return int(found[1])


def figures(*, seconds: int = 300, counted: bool = True) -> tuple[Figure, ...]:
    """Return what a second costs."""
    return *microseconds(seconds), *((instructions(),) if counted else ())


if __name__ == "__main__":
    with loop() as going:
        for _ in range(LATER_S + int(sys.argv[1])):
            going.second()
