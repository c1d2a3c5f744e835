"""The clock as it runs on a box: its first picture, and what a running minute costs the machine."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from mmap import ACCESS_READ, mmap
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter, sleep

from tests.bench.figures import Figure, not_run
from tests.checkout import checkout
from tests.desktop import MISSING, WHY_NOT, Desktop, desktop

SIZE = (1920, 1080)

PICTURE_WITHIN_S = 30

SAID_S = 35
"""What is said at the first deal stands for half a minute, and is no part of an ordinary minute."""

CPU_BUDGET_S = 0.04
WAKES_BUDGET = 1.5
MEMORY_BUDGET_MIB = 40

WHAT = {
    "first": ("start: until the first picture", "s", None),
    "cpu": ("running: processor time a minute", "s", CPU_BUDGET_S),
    "wakes": ("running: wake-ups a second, the loop", "1/s", WAKES_BUDGET),
    "writes": ("running: wake-ups a second, the marks' thread", "1/s", None),
    "memory": ("running: memory (PSS)", "MiB", MEMORY_BUDGET_MIB),
    "alone": ("running: memory, were it the only Python (RSS less the screen)", "MiB", None),
}

BARE = 'panels = "10 min"\nsound.on = "off"\n'
"""Settings with one panel held and no sound."""

SCRIPT = """
house gananda
players 20
0:00:00 start
"""


@dataclass(frozen=True, slots=True)
class Spent:
    """What a process has spent so far: processor time, and how often each thread went to sleep."""

    cpu_s: float
    loop: int
    others: int


def spent(process: int) -> Spent:
    """Return what a process has spent."""
    tasks = {int(task.name): task for task in Path(f"/proc/{process}/task").iterdir()}
    nanoseconds = sum(int((task / "schedstat").read_text().split()[0]) for task in tasks.values())
    sleeps = {thread: status(task / "status", "voluntary_ctxt_switches") for thread, task in tasks.items()}
    loop = sleeps.pop(process)
    return Spent(nanoseconds / 1e9, loop, sum(sleeps.values()))


def status(file: Path, name: str) -> int:
    """Return a number of a file of /proc."""
    return next(int(line.split()[1]) for line in file.read_text().splitlines() if line.startswith(f"{name}:"))


@contextmanager
def running(screen: Desktop, clock: Path, data: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Run the clock in a window as large as the screen, with buttons and keypad left alone."""
    options = ["--window", "x".join(map(str, SIZE)), "--hardware", "none", "--data", str(data)]
    with subprocess.Popen(
        [sys.executable, "-m", "clock", "run", *options],
        cwd=clock,
        env=screen.surroundings,
    ) as process:
        try:
            yield process
        finally:
            process.terminate()


def until_the_first_picture(screen: Desktop) -> float:
    """Wait until something stands in the middle of the screen; return the seconds."""
    began = perf_counter()
    with screen.frame.open("rb") as file, mmap(file.fileno(), 0, access=ACCESS_READ) as frame:
        middle = slice(len(frame) // 2, len(frame) // 2 + 4096)
        empty = frame[middle]
        while frame[middle] == empty:
            if perf_counter() - began > PICTURE_WITHIN_S:
                raise TimeoutError("there is no picture")
            sleep(0.001)
    return perf_counter() - began


def prepared(folder: Path, settings: str = BARE) -> tuple[Path, Path]:
    """Return a checkout with these settings, and the data of a night that runs."""
    clock, data = checkout(folder / "checkout"), folder / "data"
    (clock / "config" / "clock.toml").write_text(settings, encoding="utf-8")
    subprocess.run(
        [sys.executable, "-m", "clock", "rehearse", "-", "--data", data, "--speed", "1"],
        input=SCRIPT.encode(),
        cwd=clock,
        check=True,
    )
    return clock, data


def figures(*, seconds: float = 20.0, settled_s: float = SAID_S) -> tuple[Figure, ...]:
    """Return what the running clock costs, watched for so many seconds."""
    if MISSING is not None:
        return tuple(not_run(what, unit, WHY_NOT, budget) for what, unit, budget in WHAT.values())
    with TemporaryDirectory() as folder, desktop(*SIZE) as screen:
        clock, data = prepared(Path(folder))
        with running(screen, clock, data) as process:
            first_s = until_the_first_picture(screen)
            sleep(settled_s)
            before, began = spent(process.pid), monotonic()
            sleep(seconds)
            after, took_s = spent(process.pid), monotonic() - began
            rollup = Path(f"/proc/{process.pid}/smaps_rollup")
            memory = {name: status(rollup, name) / 1024 for name in ("Pss", "Rss", "Pss_Shmem")}
    values = {
        "first": first_s,
        "cpu": (after.cpu_s - before.cpu_s) / took_s * 60,
        "wakes": (after.loop - before.loop) / took_s,
        "writes": (after.others - before.others) / took_s,
        "memory": memory["Pss"],
        "alone": memory["Rss"] - memory["Pss_Shmem"],
    }
    return tuple(Figure(what, values[key], unit, budget) for key, (what, unit, budget) in WHAT.items())
