"""The clock with everything on: a wall on mock pins, three devices at ports, sound, voice and screen.

What it may cost at rest is asked of all of it together, in a process of its own that runs in real time.
"""

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from tests.bench.box import SAID_S, SIZE, prepared, spent, status, until_the_first_picture
from tests.bench.figures import Figure, not_run
from tests.checkout import ROOT
from tests.desktop import MISSING, WHY_NOT, Desktop, desktop
from tests.devices.plugs import plugged_in

CPU_BUDGET_S = 0.15
WAKES_BUDGET = 5
MEMORY_BUDGET_MIB = 56

WHAT = {
    "cpu": ("everything on: processor time a minute", "s", CPU_BUDGET_S),
    "wakes": ("everything on: wake-ups a second, all threads but the marks'", "1/s", WAKES_BUDGET),
    "writes": ("everything on: wake-ups a second, the marks' thread", "1/s", None),
    "threads": ("everything on: threads", "", None),
    "memory": ("everything on: memory (PSS)", "MiB", MEMORY_BUDGET_MIB),
}

SOUND = 'panels = "10 min"\nsound.on = "on"\nsound.voice = true\n'


@contextmanager
def running(screen: Desktop, clock: Path, data: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Run the clock in a window as large as the screen, with its wall on mock pins."""
    (clock / "tests").symlink_to(ROOT / "tests")
    command = [sys.executable, "-m", "tests.bench.wired", "run", "--window", "x".join(map(str, SIZE))]
    with subprocess.Popen([*command, "--data", data], cwd=clock, env=screen.surroundings) as process:
        try:
            yield process
        finally:
            process.terminate()


def sleeps(process: int) -> Counter[int]:
    """Return how often each thread of a process has gone to sleep so far, by their numbers."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    return Counter({int(task.name): status(task / "status", "voluntary_ctxt_switches") for task in tasks})


def figures(*, seconds: float = 30.0, settled_s: float = SAID_S) -> tuple[Figure, ...]:
    """Return what the clock costs with everything on, watched for so many seconds."""
    if MISSING is not None:
        return tuple(not_run(what, unit, WHY_NOT, budget) for what, unit, budget in WHAT.values())
    with TemporaryDirectory() as folder, desktop(*SIZE) as screen, plugged_in(Path(folder)) as plugged:
        clock, data = prepared(Path(folder), SOUND + plugged.tables)
        with running(screen, clock, data) as process:
            until_the_first_picture(screen)
            sleep(settled_s)
            before, slept, began = spent(process.pid), sleeps(process.pid), monotonic()
            sleep(seconds)
            after, took_s = spent(process.pid), monotonic() - began
            woken = sleeps(process.pid) - slept
            memory = status(Path(f"/proc/{process.pid}/smaps_rollup"), "Pss") / 1024
            first, *others = sorted(sleeps(process.pid))
    values = {
        "cpu": (after.cpu_s - before.cpu_s) / took_s * 60,
        # The marks' thread is the first that the clock starts; it waits for the disk, several times a mark.
        "wakes": (woken.total() - woken[others[0]]) / took_s,
        "writes": woken[others[0]] / took_s,
        "threads": len((first, *others)),
        "memory": memory,
    }
    return tuple(Figure(what, values[key], unit, budget) for key, (what, unit, budget) in WHAT.items())
