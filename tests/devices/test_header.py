"""Where the pins come from, what they refuse, and when an edge was."""

import sys
from pathlib import Path

import pytest
from gpiozero import GPIODevice, GPIOPinInUse, GPIOZeroError, PinInvalidPin, PinUnknownPi
from gpiozero.pins.mock import MockFactory

from clock.devices.attached import Unusable
from clock.devices.header import Header, pi_header
from clock.devices.pins import Listening
from clock.settings.wiring import Pull
from clock.troubles import NoPinLibrary, NoPins, NoSuchPin, PinFails, PinInUse
from tests.devices.matrix import LibraryError

ZERO_2_W = 0x902120


class Seconds(MockFactory):  # type: ignore[misc]  # gpiozero has no types
    """Pins whose ticks stand still."""

    @staticmethod
    def ticks() -> float:
        """Return the present."""
        return 100.0


def header(now_ms: int = 5000) -> Header:
    """Return mock pins."""
    return Header(Seconds(), (GPIOZeroError, LibraryError), lambda: now_ms)


@pytest.mark.parametrize(
    ("error", "cause"),
    [
        (LibraryError("GPIO busy"), PinInUse(16)),
        (GPIOPinInUse("pin GPIO16 is already in use"), PinInUse(16)),
        (PinInvalidPin("16 is not a valid pin name"), NoSuchPin(16)),
        (LibraryError("bad GPIO number"), PinFails(16, "bad GPIO number")),
        (LibraryError("'unknown handle'"), PinFails(16, "unknown handle")),
    ],
)
def test_what_a_pin_refuses_has_its_cause(error: Exception, cause: object) -> None:
    """The library's words become values that can be said in any language."""
    with pytest.raises(Unusable) as raised, header().asked(16):
        raise error

    assert raised.value.cause == cause


def test_errors_of_our_own_are_not_taken_for_the_pins() -> None:
    """A slip of the program is none of the hardware's."""
    with pytest.raises(KeyError), header().asked(16):
        raise KeyError(16)


def test_a_pin_is_claimed_once() -> None:
    """Two devices on one pin: the second is told."""
    pins = header()
    with GPIODevice(16, pin_factory=pins.factory), pytest.raises(Unusable) as raised:
        Listening(pins, 16, Pull.UP)

    assert raised.value.cause == PinInUse(16)


@pytest.mark.parametrize(
    ("ticks", "at_ms"),
    [(100.0, 5000), (99.975, 4975), (99.0, 4000), (98.9, 5000), (100.5, 5000), (1.7e9, 5000)],
)
def test_an_edge_was_when_its_ticks_say(ticks: float, at_ms: int) -> None:
    """The kernel stamps edges as they happen; a stamp of another clock counts as now."""
    assert header().edge_ms(ticks) == at_ms


def test_a_machine_that_is_no_pi_has_no_pins() -> None:
    """Also where the library is installed; and nothing stands in for them."""

    def no_revision() -> int:
        raise PinUnknownPi("unable to locate Pi revision")

    with pytest.raises(Unusable) as raised:
        pi_header(lambda: 0, no_revision)

    assert raised.value.cause == NoPins()


def test_a_pi_without_the_library_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder the clock runs in stays what it was: the library would leave a pipe there."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "lgpio", None)
    with pytest.raises(Unusable) as raised:
        pi_header(lambda: 0, lambda: ZERO_2_W)

    assert raised.value.cause == NoPinLibrary()
    assert Path.cwd() == tmp_path
    assert list(tmp_path.iterdir()) == []
