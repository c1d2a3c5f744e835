"""The header of the box: where its pins come from, and what they may refuse.

Whatever the library below says against a pin becomes an `Unusable` with its cause. The pin factory is named
and never looked for: gpiozero would otherwise fall from one to the next, down to one that only half works.
"""

import contextlib
import os
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from gpiozero import GPIOPinInUse, GPIOZeroError, PinInvalidPin
from gpiozero.exc import PinUnknownPi
from gpiozero.pins.local import get_pi_revision

from clock.devices.attached import Unusable
from clock.troubles import Cause, NoPinLibrary, NoPins, NoSuchPin, PinFails, PinInUse, PinsForbidden
from clock.values import Struct

OLDEST_EDGE_S = 1.0
"""An edge that seems older was stamped by some other clock than the one that is asked."""


class Asked(Struct, frozen=True):
    """Around whatever a pin is asked for: what the library says against it becomes Unusable."""

    errors: tuple[type[Exception], ...]
    pin: int

    def __enter__(self) -> None:
        """Begin to ask."""

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        """Raise Unusable if the library has raised."""
        if isinstance(error, self.errors):
            raise Unusable(_cause(error, self.pin)) from error


class Header(Struct, frozen=True):
    """The pins of one box. `errors` are the classes of what its library raises."""

    factory: Any  # gpiozero has no types
    errors: tuple[type[Exception], ...]
    now_ms: Callable[[], int]

    def asked(self, pin: int) -> "Asked":
        """Return what turns the library's words against a pin into Unusable."""
        return Asked(self.errors, pin)

    def edge_ms(self, ticks: float) -> int:
        """Return when an edge was, on the boot clock."""
        age_s = self.factory.ticks_diff(self.factory.ticks(), ticks)
        now_ms = self.now_ms()
        return now_ms - round(age_s * 1000) if 0 <= age_s <= OLDEST_EDGE_S else now_ms


def pi_header(now_ms: Callable[[], int], revision: Callable[[], int] = get_pi_revision) -> Header:
    """Return the pins of the Raspberry Pi the clock runs on. Raises Unusable."""
    try:
        revision()
    except PinUnknownPi as error:
        raise Unusable(NoPins()) from error
    try:
        library, factory = _lgpio()
    except (ImportError, AttributeError) as error:  # one that is older, or only named so, lacks its constants
        raise Unusable(NoPinLibrary()) from error
    except OSError as error:
        raise Unusable(PinFails(None, _told(error))) from error
    try:
        return Header(factory(), (GPIOZeroError, OSError, library.error), now_ms)
    except (GPIOZeroError, OSError, library.error) as error:
        chips = tuple(Path("/dev").glob("gpiochip*"))
        allowed = any(os.access(chip, os.R_OK | os.W_OK) for chip in chips)
        raise Unusable(PinFails(None, _told(error)) if allowed or not chips else PinsForbidden()) from error


def _lgpio() -> tuple[Any, Any]:
    """Return the library and gpiozero's pin factory for it.

    As it is imported, the library makes a pipe in the working directory, under a fixed name. It has both ends
    of it open then, and does without the directory.
    """
    with TemporaryDirectory() as folder, contextlib.chdir(folder):
        library = import_module("lgpio")
        return library, import_module("gpiozero.pins.lgpio").LGPIOFactory


def _cause(error: Exception, pin: int) -> Cause:
    if isinstance(error, GPIOPinInUse) or "busy" in str(error).lower():
        return PinInUse(pin)
    if isinstance(error, PinInvalidPin):
        return NoSuchPin(pin)
    return PinFails(pin, _told(error))


def _told(error: Exception) -> str:
    """Return an error's own words; lgpio puts its in quotes."""
    return str(error).strip("'")
