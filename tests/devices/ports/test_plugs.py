"""The devices on ptys do as such devices do; and the clock gets on with them, threads and all."""

from pathlib import Path
from threading import Event
from time import monotonic

from clock.appliance.working import Working
from clock.devices import Devices, this_box
from clock.moment import BoxTime
from clock.press import Control, Press, Release, Source
from clock.settings import read_settings
from clock.signs import Runs, Signs
from clock.troubles import Device, Trouble
from tests.bench.at_ports import NO_PINS
from tests.devices.plugs import plugged_in

AT_PORTS = {Device.BUTTON_BOX, Device.REPEATER, Device.TELEVISION}
LONGEST_S = 30


class Waiting:
    """Takes what is told, and lets a test wait for it."""

    def __init__(self) -> None:
        self.presses: list[Press | Release] = []
        self.troubles: tuple[Trouble, ...] = ()
        self.told = Event()

    def press(self, press: Press | Release) -> None:
        """Take a press."""
        self.presses.append(press)
        self.told.set()

    def tell(self, troubles: tuple[Trouble, ...]) -> None:
        """Take what is wrong."""
        self.troubles = troubles


def test_the_clock_gets_on_with_them(tmp_path: Path) -> None:
    """All of them are up, a press comes as one, the display counts, and at the end it is dark."""
    time, waiting, made, found = BoxTime(), Waiting(), list[Devices](), Event()
    with plugged_in(tmp_path) as plugged:
        settings, faults = read_settings(NO_PINS + plugged.tables, "clock.toml")
        assert settings, faults

        def finding(rung: Event) -> Devices:
            box = this_box(lambda: time.now().boot_ms, lambda _: None)
            made.append(Devices(settings.wiring, box, waiting.press, waiting.tell, rung))
            made[0].show(Signs(left=Runs(time.now().boot_ms + 3_600_000), television=True))
            return made[0]

        working = Working(finding, lambda _: found.set(), lambda _: None, time, name="devices")
        working.start()
        assert found.wait(LONGEST_S)
        began, tick = monotonic(), Event()
        while set(made[0].up()) != AT_PORTS:
            assert monotonic() - began < LONGEST_S, (made[0].up(), waiting.troubles)
            tick.wait(0.01)
        plugged.box.say(b"down 5\nup 5\n")
        assert waiting.told.wait(LONGEST_S)
        while plugged.shown.count(b"\n") < 2:
            assert monotonic() - began < LONGEST_S
            tick.wait(0.01)
        working.stop()
        while not plugged.shown.endswith(b"\n\n"):
            assert monotonic() - began < LONGEST_S
            tick.wait(0.01)

    assert waiting.presses[0].control is Control.FIVE
    assert waiting.presses[0].source is Source.SERIAL
    assert waiting.troubles == ()
    assert plugged.shown.startswith(b"60:00\n59:59\n")
