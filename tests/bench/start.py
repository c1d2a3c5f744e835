"""The first picture of a night that goes on, held against a program that imports pygame and shows a frame."""

import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, sleep

from tests.bench.box import BARE, HELD, SIZE, prepared
from tests.bench.figures import Figure, not_run
from tests.bench.seen import Eye
from tests.desktop import MISSING, WHY_NOT, Desktop, desktop

TIMES_BUDGET = 1.25

GONE_S = 1.0
"""After so long the desktop is empty again."""

ONE_FRAME = """
import os
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
import pygame
pygame.display.init()
pygame.display.set_mode({size}).fill((14, 62, 47))
pygame.display.flip()
pygame.time.wait(60000)
"""

TOO_EARLY = ("numpy", "pkg_resources", "asyncio", "gpiozero", "lgpio", "serial", "http", "webbrowser")
"""What nothing of may have been imported by then."""

IMPORTED = f"""
import sys
from clock.__main__ import main
from clock.app import App

def first(app):
    print(*({{name.partition(".")[0] for name in sys.modules}} & {{*{TOO_EARLY!r}}}))
    app.close()
    sys.exit()

App.frame = first
main()
"""


def first_picture_s(screen: Desktop, folder: Path, command: Sequence[str]) -> float:
    """Start a program; return the seconds until something is seen, and end it."""
    with closing(Eye(screen.frame)) as eye:
        began = perf_counter()
        with subprocess.Popen(
            [sys.executable, *command],
            cwd=folder,
            env=screen.surroundings,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as process:
            try:
                eye.until_a_picture()
                return perf_counter() - began
            finally:
                process.kill()  # SDL makes no end of a request to end
                process.wait()
                sleep(GONE_S)


def figures(*, starts: int = 7) -> tuple[Figure, ...]:
    """Return how long both take, started in turn."""
    what = "start: first picture, against one frame of pygame"
    if MISSING is not None:
        return (not_run(what, "times", WHY_NOT, TIMES_BUDGET),)
    with TemporaryDirectory() as folder, desktop(*SIZE) as screen:
        clock, data = prepared(Path(folder), HELD + BARE.toml)
        options = (*BARE.program[1:], "--window", "x".join(map(str, SIZE)), "--data", str(data))
        ours, least = [], []
        for _ in range(starts):
            least.append(first_picture_s(screen, clock, ("-c", ONE_FRAME.format(size=SIZE))))
            ours.append(first_picture_s(screen, clock, ("-m", "clock", *options)))
        early = subprocess.run(
            [sys.executable, "-c", IMPORTED, *options],
            cwd=clock,
            env=screen.surroundings,
            check=True,
            capture_output=True,
            text=True,
        ).stdout.split()
    note = f"of {starts} starts"
    return (
        Figure("start: first picture", median(ours), "s", note=note),
        Figure("start: one frame of pygame", median(least), "s", note=note),
        Figure(what, median(ours) / median(least), "times", TIMES_BUDGET, note),
        Figure("start: imported too early", len(early), "", 0, " ".join(early)),
    )
