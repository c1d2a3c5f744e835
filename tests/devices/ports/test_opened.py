"""Which port is meant, and what the system says against it."""

import errno
import termios
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from clock.devices.attached import Unusable
from clock.devices.ports.opened import path_of, told
from clock.settings.ports import Port, Usb
from clock.troubles import Cause, NoPort, PortFails, PortForbidden, PortInUse


@dataclass(frozen=True)
class Plugged:
    """A port as pyserial lists it."""

    device: str
    vid: int | None = None
    pid: int | None = None
    serial_number: str | None = None


LISTED = (
    Plugged("/dev/ttyAMA0"),
    Plugged("/dev/ttyUSB0", 0x0403, 0x6001, "A5069RR4"),
    Plugged("/dev/ttyUSB1", 0x0403, 0x6001, "B7"),
    Plugged("/dev/ttyACM0", 0x2341, 0x0043),
)


@pytest.mark.parametrize(
    ("at", "path"),
    [
        ("/dev/serial0", "/dev/serial0"),
        (Usb(0x2341, 0x0043), "/dev/ttyACM0"),
        (Usb(0x0403, 0x6001, "B7"), "/dev/ttyUSB1"),
        (Usb(0x0403, 0x6001), "/dev/ttyUSB0"),  # the first of two alike
    ],
)
def test_a_port_is_found_by_what_it_is(at: str | Usb, path: str) -> None:
    """Whatever the system calls it today."""
    assert path_of(Port(at), lambda: LISTED) == path


@pytest.mark.parametrize(
    "at", [Usb(0x2341, 0x0044), Usb(0x2341, 0x0043, "X"), Usb(0x0403, 0x6001, "a5069rr4")]
)
def test_a_port_that_is_not_plugged_in(at: Usb) -> None:
    """Its numbers, and its serial number where one is asked for, must all be there."""
    with pytest.raises(Unusable) as missed:
        path_of(Port(at), lambda: LISTED)

    assert missed.value.cause == NoPort(str(Port(at)))


def test_ports_are_called_as_people_know_them() -> None:
    """The long way to a name is left out."""
    assert str(Port("/dev/serial/by-id/usb-FTDI")) == "usb-FTDI"
    assert str(Port("/dev/serial0")) == "/dev/serial0"
    assert str(Port(Usb(0x403, 0x6001))) == "USB 0403:6001"
    assert str(Port(Usb(0x403, 0x6001, "B7"))) == "USB 0403:6001:B7"


@pytest.mark.parametrize(
    ("number", "cause"),
    [
        (errno.ENOENT, NoPort("usb-x")),
        (errno.EIO, NoPort("usb-x")),
        (errno.EACCES, PortForbidden("usb-x")),
        (errno.EAGAIN, PortInUse("usb-x")),
        (errno.EBUSY, PortInUse("usb-x")),
        (errno.EPROTO, PortFails("usb-x", "Protocol error")),
    ],
)
@pytest.mark.parametrize("kind", [OSError, termios.error])
def test_what_the_system_says_becomes_a_cause(
    number: int, cause: Cause, kind: Callable[[int, str], Exception]
) -> None:
    """By its number; its words are kept where nothing better is known.

    What the terminal says against an adapter that is pulled out as it is opened is no OSError.
    """
    with pytest.raises(Unusable) as failed, told(Port("/dev/serial/by-id/usb-x")):
        raise kind(number, "Protocol error")

    assert failed.value.cause == cause
