"""The devices on gpiozero's own pins for a real Pi, over a stand-in for the library below it."""

import sys
from collections.abc import Iterator
from importlib import import_module

import pytest
from gpiozero.pins.local import LocalPiFactory

from clock.devices.header import Header, pi_header
from clock.press import Control, Press, Release, Source
from clock.settings.wiring import KeypadWiring
from clock.signs import Buzz, Lamps, Light, Signs
from clock.troubles import Device, Missing, PinFails, PinInUse
from tests.devices.fake_lgpio import Chip, library
from tests.devices.wall import Wall

KEYS = tuple(key for row in KeypadWiring().keys for key in row)


class Pi(Wall):
    """A wall whose pins are those of a Pi, with its chip below them."""

    def __init__(self) -> None:
        super().__init__()
        self.chip = Chip(self.net)
        self.opened: Header | None = None

    def header(self) -> Header:
        """Return the pins as the clock finds them on a Pi."""
        if self.opened is None:
            self.opened = pi_header(lambda: self.us // 1000, lambda: 0x902120)
        return self.opened


@pytest.fixture
def pi(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pi]:
    """Return a Pi; gpiozero's pins for it are imported anew, over the stand-in."""
    made = Pi()
    monkeypatch.setitem(sys.modules, "lgpio", library(made.chip))
    monkeypatch.delitem(sys.modules, "gpiozero.pins.lgpio", raising=False)
    factory = import_module("gpiozero.pins.lgpio").LGPIOFactory
    monkeypatch.setattr(factory, "_get_revision", lambda _: 0x902120)
    yield made
    made.devices.close()
    LocalPiFactory.pins.clear()
    sys.modules.pop("gpiozero.pins.lgpio")


def test_every_key_and_button_on_the_pins_of_a_pi(pi: Pi) -> None:
    """Presses and releases come as they do on mock pins, and no row is ever high."""
    wanted = (Control.PAUSE, Control.SKIP, *KEYS)
    for number, control in enumerate(wanted):
        pi.push(control, 1000 + 300 * number, 1100 + 300 * number)
    pi.run(8000)

    assert pi.pressed == list(wanted)
    assert [type(press) for press in pi.presses] == [Press, Release] * len(wanted)
    assert pi.presses[0] == Press(Control.PAUSE, 1000, Source.BUTTONS)
    assert not pi.troubles


def test_at_rest_a_pi_waits_for_edges(pi: Pi) -> None:
    """Rows low, columns and buttons watched and pulled up; nothing is due."""
    pi.run(1000)
    keypad, lines = pi.wiring.keypad, pi.chip.lines

    assert pi.resting
    assert all(lines[row].function == "output" and not lines[row].level for row in keypad.rows)
    assert all(lines[pin].watched and lines[pin].pull == "up" for pin in (17, 27, *keypad.columns))
    pi.push(Control.FIVE, 2000)
    pi.run(2100)
    assert not any(lines[pin].watched for pin in keypad.columns)
    assert all(lines[row].pull == "up" for row in keypad.rows)


@pytest.mark.parametrize(("pin", "control"), [(17, Control.PAUSE), (16, Control.FIVE)])
def test_a_pin_that_failed_tells_its_edges_again(pi: Pi, pin: int, control: Control) -> None:
    """The library takes a pin for watched that was closed while it was; opened again it must not be deaf."""
    pi.push(control, 1000, 1500)
    pi.run(1100)
    pi.chip.failing.add(pin)
    pi.run(5000)
    (missing,) = pi.troubles
    assert isinstance(missing, Missing)
    assert (missing.cause, missing.lost) == (PinFails(pin, "bad read"), True)

    pi.chip.failing.clear()
    pi.run(60_000)
    assert not pi.troubles
    pi.push(control, 61_000, 61_100)
    pi.run(62_000)
    assert pi.pressed == [control, control]
    assert pi.resting


def test_pins_of_another_program_are_taken_when_they_are_free(pi: Pi) -> None:
    """The cause is known by the library's own words for it."""
    pi.chip.busy.update({5, 17})
    pi.run(1000)
    assert pi.troubles == (
        Missing((Device.PAUSE_BUTTON,), PinInUse(17)),
        Missing((Device.KEYPAD,), PinInUse(5)),
    )

    pi.chip.busy.clear()
    pi.push(Control.PAUSE, 5000, 5100)
    pi.push(Control.FIVE, 5000, 5100)
    pi.run(6000)
    assert set(pi.pressed) == {Control.PAUSE, Control.FIVE}


def test_lamps_and_buzzer_on_the_pins_of_a_pi(pi: Pi) -> None:
    """They are on when they are told to, and off at the end."""
    pi.devices.show(Signs(Lamps(pause=Light.ON)))
    pi.run(100)
    pi.devices.buzz(Buzz.TAKEN)
    pi.run(110)
    on = [pi.chip.lines[pin].level for pin in (23, 24, 25)]
    pi.run(200)
    quiet = pi.chip.lines[25].level
    pi.devices.close()

    assert on == [True, False, True]
    assert not quiet
    assert pi.chip.lines[23].function == "input"
