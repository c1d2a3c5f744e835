"""What is connected by a serial line or by HDMI's control wire: button box, second room, TV."""

from collections.abc import Iterator
from enum import Enum

from clock.tournament.structure import MINUTE
from clock.values import Struct

BUTTON_BOX, REPEATER, TELEVISION = PORT_TABLES = ("button_box", "repeater", "tv")
"""The tables of clock.toml, in the order of the fields of `PortWiring`."""

BY_ID = "/dev/serial/by-id/"

TV_OFF_AFTER_MS = 30 * MINUTE


class Usb(Struct, frozen=True):
    """A USB adapter by its numbers, and by its serial number where it has one."""

    vendor: int
    product: int
    serial: str = ""


class Port(Struct, frozen=True):
    """A port by a name that stays its own: a file of the system, or what is plugged into USB."""

    at: str | Usb

    def __str__(self) -> str:
        """Return its name as people know it."""
        if isinstance(self.at, str):
            return self.at.removeprefix(BY_ID)
        numbers = f"{self.at.vendor:04x}:{self.at.product:04x}"
        return f"USB {numbers}" + (f":{self.at.serial}" if self.at.serial else "")


class Figures(Enum):
    """How the time is written to the display in the second room.

    The first is SparkFun's serial seven-segment display, the other a line of text for a display of one's own.
    """

    SPARKFUN = "sparkfun"
    TEXT = "text"


class Tongue(Enum):
    """What a TV understands: three makers' languages over RS-232, or HDMI's control wire."""

    SAMSUNG = "samsung"
    LG = "lg"
    SHARP = "sharp"
    CEC = "cec"


class ButtonBoxWiring(Struct, frozen=True):
    """A box of keys and buttons with a microcontroller."""

    port: Port
    baud: int = 115_200


class RepeaterWiring(Struct, frozen=True):
    """A display of the time left, for the second room."""

    port: Port
    figures: Figures = Figures.SPARKFUN
    baud: int = 9600


class TelevisionWiring(Struct, frozen=True):
    """A TV that is switched on for the night, and off `off_after_ms` after it.

    `number` is what the TV is called in its own menu where several hang on one line.
    """

    tongue: Tongue
    port: Port
    number: int = 1
    baud: int = 9600
    off_after_ms: int = TV_OFF_AFTER_MS


class PortWiring(Struct, frozen=True):
    """All that is at the ports; what is None is not there."""

    button_box: ButtonBoxWiring | None = None
    repeater: RepeaterWiring | None = None
    television: TelevisionWiring | None = None

    def used(self) -> Iterator[tuple[str, Port]]:
        """Give every port that is used, with its table in clock.toml."""
        wired = (self.button_box, self.repeater, self.television)
        for table, each in zip(PORT_TABLES, wired, strict=True):
            if each is not None:
                yield table, each.port
