"""What one second of a running night costs: the loop comes by, and the time on the screen changes.

As a program, `python -m tests.bench.second WIDTHxHEIGHT SECONDS`, it lets the seconds pass, each of them a
part for callgrind, and then the level change.
"""

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from clock.app import App, Arrangements
from clock.app.on_window import OnWindow
from clock.director import Director
from clock.display.screen import WallScreen
from clock.ledger import Ledger, Night
from clock.settings import Settings
from clock.tournament.commands import Register, Start
from clock.tournament.levels import left_ms
from clock.tournament.rules import look
from clock.tournament.structure import MINUTE, SECOND
from clock.values import Struct, replace
from clock.words import words_in
from tests.bench.callgrind import MISSING, counted, mark
from tests.bench.figures import Figure, not_run, spread
from tests.houses import gananda
from tests.kept import HandTime
from tests.screens import opened

SIZE = (1920, 1080)
LARGE = (3840, 2160)

SETTLED_S = 45
"""What is said at the first deal is long gone, and every figure has been on the screen."""

COUNTED_S = 45

LAST_S = 20
"""So much of a level's last minute is gone through."""

TICK_BUDGETS: Mapping[tuple[int, int], float] = {SIZE: 0.30, LARGE: 0.55}
CHANGE_BUDGET = 20.0
MILLION = 1e6


class Counts(Struct, frozen=True):
    """Instructions: of an ordinary second, of the worst, of a level change; of the leanest clock's second."""

    tick: float
    worst: float
    change: float
    leanest: float


@dataclass(slots=True)
class Loop:
    """The loop of a night on a screen that nobody sees, on a time moved by hand."""

    app: App
    screen: WallScreen
    time: HandTime

    def to_level_end(self) -> None:
        """Let time pass until a second before the level ends, the last of it second by second."""
        left = left_ms(look(self.app.director.tournament, self.time.boot_ms), self.time.boot_ms)
        self.time.wait(left / SECOND - LAST_S - 1)
        for _ in range(LAST_S):
            self.second()

    def second(self) -> None:
        """Let a second pass and the loop come by, as its `run` does."""
        self.time.wait(1)
        self.app.frame()
        self.app.next_moment()
        self.screen.wait([], 0.0)


@contextmanager
def loop(players: int = 20, size: tuple[int, int] = SIZE) -> Iterator[Loop]:
    """Open a night that runs, with one panel held for ten minutes."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    time, tonight = HandTime(), Night(gananda())
    screen = opened(size, time)
    with TemporaryDirectory() as folder:
        ledger = Ledger(Path(folder), time.now(), durable=False, marks_apart=False)
        director = Director.begin(ledger, time, partial(Random(7).getrandbits, 62), tonight)
        for _ in range(players):
            director.handle(Register())
        director.handle(Start())
        settings = replace(Settings(), panels_ms=10 * MINUTE)
        arranged = Arrangements(settings, words_in("en"), nights=(tonight,))
        app = App(director, arranged, time, screen=OnWindow(screen, time))
        yield Loop(app, screen, time)
        app.close()
    screen.close()


def microseconds(seconds: int) -> tuple[Figure, ...]:
    """Return how long a second's work takes."""
    took = []
    with loop() as night:
        for _ in range(SETTLED_S):
            night.second()
        for _ in range(seconds):
            began = perf_counter()
            night.second()
            took.append((perf_counter() - began) * 1e6)
    return spread("second: the loop's work", "µs", took)


def counts(size: tuple[int, int], seconds: int = COUNTED_S) -> Counts:
    """Return the instructions that callgrind counts on a screen of a size; see `callgrind.counted`."""
    screen = "x".join(map(str, size))
    _, *ticks, _, change, _ = counted("tests.bench.second", screen, str(seconds))
    _, _, *leanest, _ = counted("tests.bench.leanest", screen, str(seconds))
    return Counts(median(ticks), max(ticks), change, median(leanest))


def instructions(size: tuple[int, int], seconds: int = COUNTED_S) -> tuple[Figure, ...]:
    """Return how many million instructions a second and a level change take."""
    high, budget, unit = size[1], TICK_BUDGETS[size], "million"
    tick, change = f"second at {high}: instructions, median", f"level change at {high}: instructions"
    if MISSING is not None:
        why = MISSING
        return not_run(tick, unit, why, budget), not_run(change, unit, why, CHANGE_BUDGET)
    found = counts(size, seconds)
    times = f"{found.tick / found.leanest:.2f} times the leanest clock's"
    return (
        Figure(tick, found.tick / MILLION, unit, budget, times),
        Figure(f"second at {high}: instructions, worst", found.worst / MILLION, unit),
        Figure(change, found.change / MILLION, unit, CHANGE_BUDGET),
    )


def figures(*, seconds: int = 300, sizes: tuple[tuple[int, int], ...] = (SIZE, LARGE)) -> tuple[Figure, ...]:
    """Return what a second costs."""
    return *microseconds(seconds), *(figure for size in sizes for figure in instructions(size))


def main(size: tuple[int, int], seconds: int) -> None:
    """Let so many seconds pass, and then the end of the level."""
    with loop(size=size) as going:
        for _ in range(SETTLED_S):
            going.second()
        mark()
        for _ in range(seconds):
            going.second()
            mark()
        going.to_level_end()
        mark()
        going.second()
        mark()


if __name__ == "__main__":
    wide, _, high = sys.argv[1].partition("x")
    main((int(wide), int(high)), int(sys.argv[2]))
