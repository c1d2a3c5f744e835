"""The clock with everything on: a wall on mock pins, three devices at ports, sound, voice and screen.

What it may cost at rest is asked of all of it together, in a process of its own that runs in real time.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from clock.values import replace
from tests.bench.answers import answers
from tests.bench.box import SAID_S, Setting, costs
from tests.bench.figures import Figure, not_run
from tests.desktop import MISSING, WHY_NOT
from tests.devices.plugs import plugged_in

FULL = Setting(
    "full",
    'sound.on = "on"\nsound.voice = true\n',
    ("tests.bench.wired", "run"),
    held_s=0.15,
    in_turn_s=0.19,
    wakes=5,
    paused_wakes=4,
    mib=56,
    large_mib=84,
)


@contextmanager
def plugged() -> Iterator[Setting]:
    """Give the full setting, with a button box, a display and a TV at its ports."""
    with TemporaryDirectory() as folder, plugged_in(Path(folder)) as devices:
        yield replace(FULL, toml=FULL.toml + devices.tables)


def figures(*, seconds: float = 30.0, settled_s: float = SAID_S, count: int = 120) -> tuple[Figure, ...]:
    """Return what the clock costs with everything on, and how it answers."""
    if MISSING is not None:
        return (not_run("full: what it costs", "", WHY_NOT),)
    with plugged() as setting:
        return *costs(setting, seconds, settled_s), *answers(setting, count, settled_s)
