"""The devices on the kernel's own lines, through lgpio, where a kernel has them to simulate."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from queue import Empty, Queue
from threading import Event
from typing import Any

import pytest
from gpiozero import GPIOZeroError
from gpiozero.pins.local import LocalPiFactory

from clock.appliance.working import Working
from clock.devices import Box, Devices, Header, this_box
from clock.moment import BoxTime
from clock.press import Control, Press, Release
from clock.settings.wiring import Wiring
from clock.signs import Lamps, Light, Signs
from clock.troubles import Device, Missing, PinInUse, Trouble
from clock.values import replace
from tests.devices.gpio_sim import GROUND, LINES, GpioSim, why_not

WHY_NOT = why_not()
needs_sim = pytest.mark.skipif(WHY_NOT is not None, reason=str(WHY_NOT))

LONGEST_S = 20
PI_3 = 0xA02082
KEYS = tuple(key for row in Wiring().keypad.keys for key in row)


@dataclass
class Kernel:
    """The devices at work on the lines of a simulated chip."""

    sim: GpioSim
    header: Callable[[], Header]
    presses: Queue[Press | Release] = field(default_factory=Queue)
    troubles: Queue[tuple[Trouble, ...]] = field(default_factory=Queue)
    found: Queue[Devices] = field(default_factory=Queue)
    failures: list[Exception] = field(default_factory=list)
    working: Working[Devices] | None = None

    def at_work(self) -> Working[Devices]:
        """Return the devices, turned on their thread in real time."""
        time = BoxTime()
        usual: Box = this_box(lambda: time.now().boot_ms, lambda _: self.sim.settle())
        box = replace(usual, header=self.header)

        def finding(rung: Event) -> Devices:
            return Devices(Wiring(), box, self.presses.put, self.troubles.put, rung)

        self.working = Working(finding, self.found.put, self.failures.append, time, name="devices")
        self.working.start()
        return self.working

    def pressed(self) -> Control:
        """Return the control that is pressed next."""
        press = self._next()
        assert isinstance(press, Press)
        return press.control

    def released(self) -> Control:
        """Return the control that is released next."""
        release = self._next()
        assert isinstance(release, Release)
        return release.control

    def _next(self) -> Press | Release:
        """Return what comes next. A line that is claimed anew forgets its wires, so they are made again."""
        for _ in range(LONGEST_S * 20):
            with suppress(Empty):
                return self.presses.get(timeout=0.05)
            self.sim.settle()
        raise Empty

    @staticmethod
    def contact(control: Control) -> tuple[int, int]:
        """Return the line that listens to a button or key, and the other end of it."""
        buttons, keypad = Wiring().buttons, Wiring().keypad
        pins = {Control.PAUSE: buttons.pause, Control.SKIP: buttons.skip}
        if control in pins:
            pin = pins[control]
            assert pin is not None
            return pin, GROUND
        row = next(number for number, keys in enumerate(keypad.keys) if control in keys)
        return keypad.columns[keypad.keys[row].index(control)], keypad.rows[row]


@pytest.fixture
def kernel(monkeypatch: pytest.MonkeyPatch) -> Iterator[Kernel]:
    """Return a simulated chip, which gpiozero takes for that of a Pi."""
    sim = GpioSim()
    sim.open()
    factory: Any = import_module("gpiozero.pins.lgpio").LGPIOFactory
    monkeypatch.setattr(factory, "_get_revision", lambda _: PI_3)
    opened: list[Header] = []

    def header() -> Header:
        if not opened:
            time, lgpio = BoxTime(), import_module("lgpio")
            errors = (GPIOZeroError, OSError, lgpio.error)
            opened.append(Header(factory(chip=sim.number), errors, lambda: time.now().boot_ms))
        return opened[0]

    made = Kernel(sim, header)
    yield made
    if made.working is not None:
        made.working.stop()
    assert made.failures == []
    for each in opened:
        each.factory.close()
    LocalPiFactory.pins.clear()
    sim.close()


@needs_sim
def test_every_key_and_button_on_lines_of_the_kernel(kernel: Kernel) -> None:
    """Edges, scans and pulls are the kernel's; a press is what it is on mock pins."""
    working = kernel.at_work()
    kernel.found.get(timeout=LONGEST_S)
    for control in (Control.PAUSE, Control.SKIP, *KEYS):
        kernel.sim.join(*kernel.contact(control))
        assert kernel.pressed() is control
        kernel.sim.part(*kernel.contact(control))
        assert kernel.released() is control
    working.stop()

    assert kernel.troubles.empty()


@needs_sim
def test_lamps_on_lines_of_the_kernel(kernel: Kernel) -> None:
    """They shine when they are told to, and are dark at the end."""
    working = kernel.at_work()
    devices = kernel.found.get(timeout=LONGEST_S)
    devices.show(Signs(Lamps(skip=Light.ON)))
    lamp, tick = Wiring().lamps.skip, Event()
    assert lamp is not None
    for _ in range(LONGEST_S * 100):
        if kernel.sim.high(lamp):
            break
        tick.wait(0.01)
    assert kernel.sim.high(lamp)
    working.stop()


@needs_sim
def test_a_line_that_another_program_has(kernel: Kernel) -> None:
    """The kernel says that it is busy, and that costs only its own device."""
    lgpio: Any = import_module("lgpio")
    other = lgpio.gpiochip_open(kernel.sim.number)
    lgpio.gpio_claim_input(other, 17)
    working = kernel.at_work()
    troubles = kernel.troubles.get(timeout=LONGEST_S)
    working.stop()
    lgpio.gpiochip_close(other)

    assert troubles == (Missing((Device.PAUSE_BUTTON,), PinInUse(17)),)


# The simulator's own files, on a tree that stands in for the kernel's


@pytest.fixture
def tree(tmp_path: Path) -> GpioSim:
    """Return a chip whose files are made by hand, as the kernel would make them."""
    sim = GpioSim(tmp_path / "config", tmp_path / "platform", "chip")
    bank = sim.config / "chip" / "bank0"
    bank.mkdir(parents=True)
    (sim.config / "chip" / "dev_name").write_text("gpio-sim.3\n")
    (bank / "chip_name").write_text("gpiochip7\n")
    for line in range(LINES):
        folder = sim.platform / "gpio-sim.3" / "gpiochip7" / f"sim_gpio{line}"
        folder.mkdir(parents=True)
        (folder / "value").write_text("1\n")
        (folder / "pull").write_text("pull-up\n")
    return sim


def pull(sim: GpioSim, line: int) -> str:
    """Return how a line is pulled."""
    return (sim.platform / "gpio-sim.3" / "gpiochip7" / f"sim_gpio{line}" / "pull").read_text()


def test_the_chip_is_known_by_its_number(tree: GpioSim) -> None:
    """As the kernel gives it."""
    assert tree.number == 7
    assert tree.high(5)


def test_a_contact_pulls_its_line_along(tree: GpioSim) -> None:
    """To ground, or to where the other line is driven; open it is pulled up again."""
    tree.join(17, GROUND)
    assert pull(tree, 17) == "pull-down"
    tree.part(17, GROUND)
    assert pull(tree, 17) == "pull-up"

    tree.join(12, 5)
    assert pull(tree, 12) == "pull-up"
    (tree.platform / "gpio-sim.3" / "gpiochip7" / "sim_gpio5" / "value").write_text("0\n")
    tree.settle()
    assert pull(tree, 12) == "pull-down"
    tree.join(12, 6)
    assert pull(tree, 12) == "pull-down"


def test_where_there_is_none_that_is_said(tmp_path: Path) -> None:
    """The tests above are then reported as not run, with what is missing."""
    assert why_not(tmp_path / "none") is not None
