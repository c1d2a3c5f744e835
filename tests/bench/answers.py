"""What the room waits for: a key until a pixel has changed, and the second that the clock shows.

All of it is seen from outside, through the desktop: a key is typed by a program, which takes a part of a
millisecond for that, and the clock's picture goes through the desktop into its frame.
"""

import json
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from sqlite3 import connect
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import CLOCK_BOOTTIME, clock_gettime, perf_counter, sleep

from tests.bench.box import BARE, HELD, SAID_S, SIZE, STANDS_S, Setting, prepared, running
from tests.bench.figures import Figure, not_run
from tests.bench.seen import Eye, typing
from tests.desktop import MISSING, WHY_NOT, desktop

KEY_BUDGETS_MS = (2.0, 8.0)
SECOND_BUDGET_MS = 5.0

BETWEEN_S = 0.12
"""Between two keys all is at rest."""

ACTS_APART_S = 1.25
"""So long an act has been drawn and written, and the disk has gone to rest again."""

BEFORE_S = 0.1
"""So long before a second begins it is waited for."""

EDITS = ("2", "BackSpace")
"""After a 1 these make another number, and take it back."""


def spread(what: str, took_ms: list[float], budgets: tuple[float | None, float]) -> tuple[Figure, ...]:
    """Return the median and the 99th of a hundred."""
    cuts = quantiles(took_ms, n=100, method="inclusive")
    note = f"of {len(took_ms)}"
    return tuple(
        Figure(f"{what}, {name}", value, "ms", budget, note)
        for name, value, budget in zip(("p50", "p99"), (cuts[49], cuts[98]), budgets, strict=True)
    )


def commits_ms(folder: Path, count: int) -> list[float]:
    """Return how long it takes to have one row on the disk, as far apart as acts are."""
    took = []
    with closing(connect(folder / "commits", isolation_level=None)) as file:
        file.execute("PRAGMA journal_mode = WAL")
        file.execute("PRAGMA synchronous = FULL")
        file.execute("CREATE TABLE rows (content TEXT)")
        for _ in range(count):
            sleep(ACTS_APART_S)
            began = perf_counter()
            file.execute("INSERT INTO rows VALUES (?)", ("a bust-out" * 20,))
            took.append((perf_counter() - began) * 1000)
    return took


def second_begins_s(clock: Path, data: Path) -> float:
    """Return a moment of the boot clock at which the clock shows another second."""
    state = json.loads(
        subprocess.run(
            [sys.executable, "-m", "clock", "state", "--data", data, "--json"],
            cwd=clock,
            check=True,
            capture_output=True,
        ).stdout
    )
    return float(state["boottime"]) + float(state["remaining"]) % 1


def seconds_late_ms(eye: Eye, begins_s: float, count: int) -> list[float]:
    """Return how long after each of so many seconds it is seen."""
    late = []
    for _ in range(count):
        now = clock_gettime(CLOCK_BOOTTIME)
        due = begins_s + int(now + BEFORE_S - begins_s) + 1
        sleep(due - now - BEFORE_S)
        eye.until_another(eye.look())
        late.append((clock_gettime(CLOCK_BOOTTIME) - due) * 1000)
    return late


def answers(setting: Setting, count: int, settled_s: float) -> tuple[Figure, ...]:
    """Return how the clock answers in a setting."""
    with TemporaryDirectory() as folder, desktop(*SIZE) as screen, closing(Eye(screen.frame)) as eye:
        clock, data = prepared(Path(folder), HELD + setting.toml)
        with running(screen, clock, data, setting), typing(screen.surroundings) as typed:

            def answered_ms(key: str) -> float:
                sleep(BETWEEN_S)
                before, began = eye.look(), perf_counter()
                typed(key)
                eye.until_another(before)
                return (perf_counter() - began) * 1000

            sleep(settled_s)
            late = seconds_late_ms(eye, second_begins_s(clock, data), count // 2)
            typed("space")
            sleep(STANDS_S)
            typed("1")
            sleep(ACTS_APART_S)
            edits = [answered_ms(key) for _ in range(count // 2) for key in EDITS]
            typed("BackSpace")
            acts = []
            for _ in range(count // 2):
                sleep(ACTS_APART_S)
                acts.append(answered_ms("space"))
                typed("space")
        commits = commits_ms(Path(folder), count // 2)
    commit = spread("one commit", commits, (None, 0.0))
    allowed = tuple(budget + (one.value or 0.0) for budget, one in zip(KEY_BUDGETS_MS, commit, strict=True))
    return (
        *spread(f"{setting.name}: key that edits an entry, until it is seen", edits, KEY_BUDGETS_MS),
        *spread(f"{setting.name}: key that makes an act, until it is seen", acts, (allowed[0], allowed[1])),
        *spread(f"{setting.name}: shown second after the true one", late, (None, SECOND_BUDGET_MS)),
    )


def figures(*, count: int = 120, settled_s: float = SAID_S) -> tuple[Figure, ...]:
    """Return how the bare clock answers."""
    if MISSING is not None:
        return (not_run("bare: how it answers", "ms", WHY_NOT),)
    return answers(BARE, count, settled_s)
