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
    BUTTON_BOX = "button box"
    REPEATER = "repeater"
    TELEVISION = "television"


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


@dataclass(frozen=True, slots=True)
class NoPort:
    """There is no such port: nothing is plugged in, or not any more."""

    port: str


@dataclass(frozen=True, slots=True)
class PortInUse:
    """The port belongs to another program."""

    port: str


@dataclass(frozen=True, slots=True)
class PortForbidden:
    """The clock's user may not use the port."""

    port: str


@dataclass(frozen=True, slots=True)
class NoSerialPort:
    """There is something of that name, and it is no serial port."""

    port: str


@dataclass(frozen=True, slots=True)
class PortFails:
    """The port does not do what it is told; `told` is what the system said."""

    port: str
    told: str


@dataclass(frozen=True, slots=True)
class PortBlocked:
    """What is at the port takes nothing more."""

    port: str


@dataclass(frozen=True, slots=True)
class NoAnswer:
    """What is at the port says nothing."""

    port: str


@dataclass(frozen=True, slots=True)
class Hangs:
    """Whoever opens the port waits for the system without end."""


@dataclass(frozen=True, slots=True)
class NotUnderstood:
    """What is at the port says something, and nothing of it belongs to what was expected there."""

    port: str


@dataclass(frozen=True, slots=True)
class Declined:
    """The TV understands, and does not do it."""

    port: str


@dataclass(frozen=True, slots=True)
class NoCecProgram:
    """The program that speaks to TVs over HDMI is not installed."""


Cause = (
    NoPins
    | NoPinLibrary
    | PinsForbidden
    | PinInUse
    | NoSuchPin
    | PinFails
    | NoPort
    | PortInUse
    | PortForbidden
    | NoSerialPort
    | PortFails
    | PortBlocked
    | NoAnswer
    | Hangs
    | NotUnderstood
    | Declined
    | NoCecProgram
)


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


@dataclass(frozen=True, slots=True)
class Chattering:
    """Buttons or keys that go down again and again, faster than any finger; they are left out."""

    controls: tuple[Control, ...]


@dataclass(frozen=True, slots=True)
class Touching:
    """A wire of the keypad touches another one, so that their keys are dead; None is ground."""

    pin: int
    other: int | None


Fault = Stuck | Chattering | Touching
"""What is wrong with a device that is there all the same, and does what it still can."""


@dataclass(frozen=True, slots=True)
class NoCard:
    """The box has no sound card."""


@dataclass(frozen=True, slots=True)
class NoSuchCard:
    """The box has no sound card of the name in the settings."""

    card: str


@dataclass(frozen=True, slots=True)
class CardFails:
    """The sound card cannot be opened or played on; `told` is what the library said."""

    told: str


NoSound = NoCard | NoSuchCard | CardFails


@dataclass(frozen=True, slots=True)
class NoEspeak:
    """The program that speaks is not installed."""


@dataclass(frozen=True, slots=True)
class EspeakFails:
    """The program that speaks has failed; `told` is what it said."""

    told: str


NoVoice = NoEspeak | EspeakFails


@dataclass(frozen=True, slots=True)
class Silent:
    """Nothing can be heard though the host wants it, for one cause."""

    cause: NoSound


@dataclass(frozen=True, slots=True)
class Speechless:
    """Nothing can be spoken though the host wants it, for one cause."""

    cause: NoVoice


@dataclass(frozen=True, slots=True)
class LowVoltage:
    """The power supply of the box is too weak, or was a moment ago."""


@dataclass(frozen=True, slots=True)
class DiskShort:
    """The disk with the night has little room left."""


Trouble = Missing | Fault | Silent | Speechless | LowVoltage | DiskShort
