"""A clock that is started and has PAUSE pressed: `python -m tests.appliance.first_picture`, a process alone.

Prints what was imported when the first picture was shown and when the button had answered, and how many
seconds after the picture that was.
"""

import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Event
from time import monotonic, sleep
from typing import Any

from clock.app import App, Arrangements
from clock.appliance.devices import Devices
from clock.appliance.working import Working
from clock.director import Director
from clock.ledger import Ledger, Night
from clock.moment import BoxTime
from clock.settings import Settings
from clock.settings.wiring import Wiring
from clock.tournament.commands import Register
from clock.troubles import Trouble
from clock.values import replace
from clock.verbs.run import run
from clock.words import words_in
from tests.fakes import FakeScreen
from tests.houses import gananda

HARDWARE = ("gpiozero", "lgpio", "serial", "clock.devices")

NOT_NEEDED = ("numpy", "pkg_resources", "asyncio", "http", "xml", "ssl", "clock.words.german")
"""What would be slow to import and is not needed for a picture in English."""

PAUSE, GROUND = 17, -1


def imported() -> list[str]:
    """Return what is imported of the hardware's libraries, and of what is not needed for a picture."""
    return [name for name in (*HARDWARE, *NOT_NEEDED) if name in sys.modules]


def on_mock_pins(nets: list[Any], press: Callable[[Any], None], rung: Event) -> Devices:
    """Find the devices as `run` does, on mock pins, whose net is added to the list."""
    from clock import devices  # noqa: PLC0415  as `run` does it
    from tests.devices.matrix import MatrixFactory, Net  # noqa: PLC0415  it imports gpiozero

    net = Net(lambda: int(monotonic() * 1_000_000))
    header = devices.Header(MatrixFactory(net), (), lambda: BoxTime().now().boot_ms)

    def tell(troubles: tuple[Trouble, ...]) -> None:
        assert not troubles

    box = devices.this_box(header.now_ms, lambda us: sleep(us / 1e6))
    found = devices.Devices(Wiring(), replace(box, header=lambda: header), press, tell, rung)
    found.turn(header.now_ms())
    nets.append(net)
    return found


def played(folder: Path) -> dict[str, Any]:
    """Start a clock, press PAUSE until it runs, and return what was measured."""
    time, screen, nets = BoxTime(), FakeScreen(), list[Any]()
    ledger = Ledger(folder, time.now(), durable=False, marks_apart=False)
    director = Director.open(ledger, time, partial(Random(1).getrandbits, 62), Night(gananda()))
    for _ in range(6):
        director.handle(Register(None))
    app = App(director, Arrangements(Settings(), words_in("en")), time, screen=screen)
    app.frame()
    shown, early = monotonic(), imported()
    assert len(screen.shown) == 1
    assert run.name == "run"

    def failed(error: Exception) -> None:
        raise AssertionError from error

    devices = Working(partial(on_mock_pins, nets, app.press), app.take_up, failed, time, name="devices")
    devices.start()
    closed = False
    while not director.tournament.started and monotonic() - shown < 30:
        if nets:
            (nets[0].part if closed else nets[0].join)(PAUSE, GROUND)
            closed = not closed
        sleep(0.05)
        app.frame()
    answered_s = monotonic() - shown
    devices.stop()
    app.close()
    return {"early": early, "late": imported(), "answered_s": answered_s}


if __name__ == "__main__":
    with TemporaryDirectory() as data:
        sys.stdout.write(json.dumps(played(Path(data))) + "\n")
