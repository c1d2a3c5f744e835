"""Finds a port by the name that stays its own, and opens it."""

import errno
import termios
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from clock.devices.attached import Unusable
from clock.settings.ports import Port, Usb
from clock.troubles import Cause, NoPort, NoSerialPort, PortFails, PortForbidden, PortInUse


class Plugged(Protocol):
    """A serial port that is plugged into USB, as pyserial lists it."""

    @property
    def device(self) -> str:
        """Return its file."""
        ...

    @property
    def vid(self) -> int | None:
        """Return the vendor's number."""
        ...

    @property
    def pid(self) -> int | None:
        """Return the product's number."""
        ...

    @property
    def serial_number(self) -> str | None:
        """Return the serial number, where it has one."""
        ...


Listing = Callable[[], Iterable[Plugged]]
"""Lists the serial ports there are."""


def path_of(port: Port, listing: Listing) -> str:
    """Return where a port is now. Raises Unusable."""
    if isinstance(port.at, str):
        return port.at
    for plugged in listing():
        if _is(plugged, port.at):
            return plugged.device
    raise Unusable(NoPort(str(port)))


def opened(port: Port, baud: int, listing: Listing | None = None) -> Any:  # pyserial has no types
    """Return an open port that nobody else has open and that never waits. Raises Unusable."""
    # A box without serial devices does without pyserial's megabyte.
    from serial import Serial  # noqa: PLC0415
    from serial.tools.list_ports import comports  # noqa: PLC0415

    path = path_of(port, comports if listing is None else listing)
    with told(port):
        return Serial(path, baud, timeout=0, write_timeout=0, exclusive=True)


@contextmanager
def told(port: Port) -> Iterator[None]:
    """Turn what the system says against a port into Unusable."""
    try:
        yield
    except (OSError, termios.error) as error:  # pyserial's own errors are of the first kind
        raise Unusable(_cause(error, str(port))) from error


def _cause(error: Exception, port: str) -> Cause:
    # What the terminal says comes as it is, or in pyserial's own words.
    number, *said = (error if error.args[1:] else error.__context__ or error).args or (None,)
    match number:
        case errno.ENOENT | errno.ENXIO | errno.ENODEV | errno.EIO:
            return NoPort(port)
        case errno.EACCES | errno.EPERM:
            return PortForbidden(port)
        case errno.EBUSY | errno.EAGAIN:
            return PortInUse(port)
        case errno.ENOTTY | errno.EISDIR:
            return NoSerialPort(port)
        case _:
            return PortFails(port, str(said[0] if said else error))


def _is(plugged: Plugged, usb: Usb) -> bool:
    same = (plugged.vid, plugged.pid) == (usb.vendor, usb.product)
    return same and usb.serial in {"", plugged.serial_number}
