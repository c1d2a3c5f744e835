"""What can be wrong with the hardware that hangs on the box, as values; `clock/words` says them.

Nothing of it stops the clock: the screen shows a small warning, and the device is tried again by itself.
"""

from dataclasses import dataclass
from enum import Enum

from clock.press import Control


class Device(Enum):
    """Something that hangs on the box, and can be missing while the others are there."""

    PAUSE_BUTTON = "pause button"
    SKIP_BUTTON = "skip button"
    PAUSE_LAMP = "pause lamp"
    SKIP_LAMP = "skip lamp"
    BUZZER = "buzzer"
    KEYPAD = "keypad"


@dataclass(frozen=True, slots=True)
class NoPins:
    """This machine has no pins that could be used: it is no Raspberry Pi."""


@dataclass(frozen=True, slots=True)
class NoPinLibrary:
    """The library that speaks to the pins is not installed, or is the one that cannot."""


@dataclass(frozen=True, slots=True)
class PinsForbidden:
    """The clock's user may not use the pins."""


@dataclass(frozen=True, slots=True)
class PinInUse:
    """A pin belongs to another program, or to the system (SPI, I2C)."""

    pin: int


@dataclass(frozen=True, slots=True)
class NoSuchPin:
    """This box has no pin of that number."""

    pin: int


@dataclass(frozen=True, slots=True)
class PinFails:
    """A pin does not do what it is told; `told` is what the library said, None for all pins at once."""

    pin: int | None
    told: str


Cause = NoPins | NoPinLibrary | PinsForbidden | PinInUse | NoSuchPin | PinFails


@dataclass(frozen=True, slots=True)
class Missing:
    """Devices that cannot be used for one cause; `lost` says that they could be before."""

    devices: tuple[Device, ...]
    cause: Cause
    lost: bool = False


@dataclass(frozen=True, slots=True)
class Stuck:
    """Buttons or keys that are held down without end, since the start or for longer than anybody would."""

    controls: tuple[Control, ...]


Trouble = Missing | Stuck
