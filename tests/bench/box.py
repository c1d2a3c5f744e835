"""The clock as it runs on a box: what it costs the machine, held against a program that does next to nothing.

`costs` measures any `Setting`; the figures here are those of the bare clock: screen, keyboard and ledger.
"""

import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from clock.values import Struct
from tests.bench.figures import Figure, not_run
from tests.bench.seen import Eye
from tests.checkout import ROOT, checkout
from tests.desktop import MISSING, WHY_NOT, Desktop, desktop

Size = tuple[int, int]

SIZE = (1920, 1080)
LARGE = (3840, 2160)

SAID_S = 35.0
"""What is said at the first deal stands for half a minute, and is no part of an ordinary minute."""

STANDS_S = 5.0
"""What a pause draws and writes is done by then."""

HELD = 'panels = "10 min"\n'

SCRIPT = """
house gananda
players 20
0:00:00 start
"""


class Setting(Struct, frozen=True):
    """What is on, as lines of clock.toml and the program to start, and what it may cost.

    Seconds are of the processor, a minute, with one panel held and with panels in turn; wake-ups are a
    second; MiB are of memory that is the process's own or its share.
    """

    name: str
    toml: str
    program: tuple[str, ...]
    held_s: float
    in_turn_s: float
    wakes: float
    paused_wakes: float
    mib: float
    large_mib: float


BARE = Setting(
    "bare",
    'sound.on = "off"\n',
    ("clock", "run", "--hardware", "none"),
    held_s=0.04,
    in_turn_s=0.08,
    wakes=1.5,
    paused_wakes=0.3,
    mib=40,
    large_mib=68,
)


class Spent(Struct, frozen=True):
    """What a process has spent, in all or in a while: processor time, and how often each thread slept."""

    cpu_s: float
    sleeps: Mapping[int, float]


def spent(process: int) -> Spent:
    """Return what a process has spent so far."""
    tasks = {int(task.name): task for task in Path(f"/proc/{process}/task").iterdir()}
    nanoseconds = sum(int((task / "schedstat").read_text().split()[0]) for task in tasks.values())
    sleeps = {thread: status(task / "status", "voluntary_ctxt_switches") for thread, task in tasks.items()}
    return Spent(nanoseconds / 1e9, sleeps)


def spending(process: int, seconds: float) -> Spent:
    """Return what a process spends: processor time a minute, and how often a second each thread sleeps."""
    before, began = spent(process), monotonic()
    sleep(seconds)
    after, took_s = spent(process), monotonic() - began
    return Spent(
        (after.cpu_s - before.cpu_s) / took_s * 60,
        {
            thread: round((count - before.sleeps.get(thread, 0)) / took_s, 3)
            for thread, count in after.sleeps.items()
        },
    )


def status(file: Path, name: str) -> int:
    """Return a number of a file of /proc."""
    return next(int(line.split()[1]) for line in file.read_text().splitlines() if line.startswith(f"{name}:"))


def memory_mib(process: int) -> float:
    """Return the memory of a process: its own, and its share of what it has together with others (PSS)."""
    return status(Path(f"/proc/{process}/smaps_rollup"), "Pss") / 1024


def prepared(folder: Path, toml: str) -> tuple[Path, Path]:
    """Return a checkout with these settings, and the data of a night that runs."""
    clock, data = checkout(folder / "checkout"), folder / "data"
    (clock / "tests").symlink_to(ROOT / "tests")
    (clock / "config" / "clock.toml").write_text(toml, encoding="utf-8")
    subprocess.run(
        [sys.executable, "-m", "clock", "rehearse", "-", "--data", data, "--speed", "1"],
        input=SCRIPT.encode(),
        cwd=clock,
        check=True,
    )
    return clock, data


@contextmanager
def started(screen: Desktop, folder: Path, *program: str) -> Iterator[subprocess.Popen[bytes]]:
    """Start a module of a folder on a screen, and end it."""
    with subprocess.Popen(
        [sys.executable, "-m", *program],
        cwd=folder,
        env=screen.surroundings,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as process:
        try:
            yield process
        finally:
            process.kill()  # SDL makes no end of a request to end


@contextmanager
def running(
    screen: Desktop, clock: Path, data: Path, setting: Setting = BARE, size: Size = SIZE
) -> Iterator[subprocess.Popen[bytes]]:
    """Run the clock in a window as large as the screen; it is given once its first picture is seen."""
    window = ("--window", "x".join(map(str, size)), "--data", str(data))
    with closing(Eye(screen.frame)) as eye, started(screen, clock, *setting.program, *window) as process:
        eye.until_a_picture()
        yield process


@contextmanager
def a_night(setting: Setting, toml: str = "", size: Size = SIZE) -> Iterator[tuple[Desktop, int]]:
    """Run the clock on a desktop of its own; give the desktop and the number of the process."""
    with TemporaryDirectory() as folder, desktop(*size) as screen:
        clock, data = prepared(Path(folder), toml + setting.toml)
        with running(screen, clock, data, setting, size) as process:
            yield screen, process.pid


def costs(setting: Setting, seconds: float, settled_s: float) -> tuple[Figure, ...]:
    """Return what the clock costs in a setting, watched for so many seconds each way."""
    with a_night(setting, HELD) as (screen, process):
        sleep(settled_s)
        held, mib = spending(process, seconds), memory_mib(process)
        screen.type("space")
        sleep(STANDS_S)
        paused = spending(process, seconds)
    with a_night(setting) as (_, process):
        sleep(settled_s)
        in_turn = spending(process, seconds)
    with a_night(setting, HELD, LARGE) as (_, process):
        sleep(settled_s)
        large_mib = memory_mib(process)
    cpu, wakes = "processor time a minute", "wake-ups a second"
    name = setting.name
    return (
        Figure(f"{name}: {cpu}, one panel held", held.cpu_s, "s", setting.held_s),
        Figure(f"{name}: {cpu}, panels in turn", in_turn.cpu_s, "s", setting.in_turn_s),
        Figure(f"{name}: {wakes}, running", sum(held.sleeps.values()), "1/s", setting.wakes, _each(held)),
        Figure(
            f"{name}: {wakes}, paused",
            sum(paused.sleeps.values()),
            "1/s",
            setting.paused_wakes,
            _each(paused),
        ),
        Figure(f"{name}: memory (PSS) at 1080 lines", mib, "MiB", setting.mib),
        Figure(f"{name}: memory (PSS) at 2160 lines", large_mib, "MiB", setting.large_mib),
    )


def _each(while_watched: Spent) -> str:
    """Return how often each thread woke: the loop, the marks', and the others in the order they began."""
    return " + ".join(f"{count:.2f}" for _, count in sorted(while_watched.sleeps.items()))


def least(seconds: float) -> tuple[Figure, ...]:
    """Return what the leanest clock costs that wakes once a second, on the same machine."""
    with desktop(*SIZE) as screen, closing(Eye(screen.frame)) as eye:
        size = "x".join(map(str, SIZE))
        with started(screen, ROOT, "tests.bench.leanest", size, "100000", "live") as process:
            eye.until_a_picture()
            spends, mib = spending(process.pid, seconds), memory_mib(process.pid)
    return (
        Figure("leanest clock: processor time a minute", spends.cpu_s, "s"),
        Figure("leanest clock: wake-ups a second", sum(spends.sleeps.values()), "1/s"),
        Figure("leanest clock: memory (PSS) at 1080 lines", mib, "MiB"),
    )


def figures(*, seconds: float = 30.0, settled_s: float = SAID_S) -> tuple[Figure, ...]:
    """Return what the bare clock costs."""
    if MISSING is not None:
        return (not_run("bare: what it costs", "", WHY_NOT),)
    return *least(seconds), *costs(BARE, seconds, settled_s)
