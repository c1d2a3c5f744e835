"""What is at the ports: what it costs at rest, and whether the second is late when all of it fails.

`plugged_in` of `tests.devices.plugs` plugs a button box, a display and a TV into ptys; its `tables` are what
clock.toml has to say for a clock, whole, to use them. Here their part alone is measured.
"""

import os
import threading
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import monotonic, sleep

from clock.appliance.working import Working
from clock.devices import Devices, this_box
from clock.moment import BoxTime
from clock.settings import read_settings
from clock.signs import Runs, Signs
from tests.bench.figures import Figure
from tests.devices.plugs import PluggedIn, plugged_in

WAKES_BUDGET = 3.0
LATE_BUDGET_MS = 20

TICK_S = 0.05
STARTED_S = 1.5

NO_PINS = (
    '[pins]\npause = "none"\nskip = "none"\npause_lamp = "none"\nskip_lamp = "none"\nbuzzer = "none"\n'
    "rows = []\ncolumns = []\n"
)


def sleeps() -> int:
    """Return how often the devices and their lines have gone to sleep so far."""
    ids = [
        thread.native_id
        for thread in threading.enumerate()
        if thread.name == "devices" or thread.name.startswith("line to")
    ]
    stats = [Path(f"/proc/self/task/{number}/status").read_text().splitlines() for number in ids]
    return sum(
        int(line.split()[1])
        for lines in stats
        for line in lines
        if line.startswith("voluntary_ctxt_switches:")
    )


def late_ms(seconds: float) -> float:
    """Return the longest that this thread came late to what it does twenty times a second."""
    late, due = 0.0, monotonic()
    for _ in range(round(seconds / TICK_S)):
        due += TICK_S
        sleep(max(0.0, due - monotonic()))
        late = max(late, monotonic() - due)
    return late * 1000


def spoil(plugged: PluggedIn, stopping: Event) -> None:
    """Let every device fail as badly as it can: floods of noise, in and out of its port again and again."""
    while not stopping.wait(0.02):
        with suppress(OSError):
            os.write(plugged.box.ours, bytes(range(256)) * 16)
        with suppress(OSError):
            os.write(plugged.tv.ours, b"\xaa" * 4096)


def figures(*, seconds: float = 10.0) -> tuple[Figure, ...]:
    """Return what the devices at the ports cost."""
    with TemporaryDirectory() as folder, plugged_in(Path(folder)) as plugged:
        devices = _at_work(plugged)
        try:
            sleep(STARTED_S)
            before, began = sleeps(), monotonic()
            calm_ms = late_ms(seconds)
            wakes = (sleeps() - before) / (monotonic() - began)
            stopping = Event()
            spoiler = Thread(target=spoil, args=(plugged, stopping))
            spoiler.start()
            spoiled_ms = late_ms(seconds)
            stopping.set()
            spoiler.join()
        finally:
            devices.stop()
    return (
        Figure("ports: wake-ups a second, a button box, a display and a TV", wakes, "1/s", WAKES_BUDGET),
        Figure("ports: a second late at rest, worst", calm_ms, "ms"),
        Figure("ports: a second late when all of it fails, worst", spoiled_ms, "ms", LATE_BUDGET_MS),
    )


def _at_work(plugged: PluggedIn) -> Working[Devices]:
    """Return the devices at work with what is plugged in, as a running clock has them."""
    time, found = BoxTime(), Event()
    settings, faults = read_settings(NO_PINS + plugged.tables, "clock.toml")
    if settings is None:
        raise SystemExit(str(faults))

    def finding(rung: Event) -> Devices:
        box = this_box(lambda: time.now().boot_ms, lambda _: None)
        devices = Devices(settings.wiring, box, lambda _: None, lambda _: None, rung)
        devices.show(Signs(left=Runs(time.now().boot_ms + 3_600_000), television=True))
        return devices

    def failed(error: Exception) -> None:
        raise SystemExit(repr(error))

    devices = Working(finding, lambda _: found.set(), failed, time, name="devices")
    devices.start()
    found.wait()
    return devices
