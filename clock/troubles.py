"""What can be wrong with the hardware that hangs on the box, as values; `clock/words` says them.

Nothing of it stops the clock: the screen shows a small warning, and the device is tried again by itself.
"""

from enum import Enum

from clock.press import Control
from clock.values import Struct


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


class NoPins(Struct, frozen=True):
    """This machine has no pins that could be used: it is no Raspberry Pi."""


class NoPinLibrary(Struct, frozen=True):
    """The library that speaks to the pins is not installed, or is the one that cannot."""


class PinsForbidden(Struct, frozen=True):
    """The clock's user may not use the pins."""


class PinInUse(Struct, frozen=True):
    """A pin belongs to another program, or to the system (SPI, I2C)."""

    pin: int


class NoSuchPin(Struct, frozen=True):
    """This box has no pin of that number."""

    pin: int


class PinFails(Struct, frozen=True):
    """A pin does not do what it is told; `told` is what the library said, None for all pins at once."""

    pin: int | None
    told: str


class NoPort(Struct, frozen=True):
    """There is no such port: nothing is plugged in, or not any more."""

    port: str


class PortInUse(Struct, frozen=True):
    """The port belongs to another program."""

    port: str


class PortForbidden(Struct, frozen=True):
    """The clock's user may not use the port."""

    port: str


class NoSerialPort(Struct, frozen=True):
    """There is something of that name, and it is no serial port."""

    port: str


class PortFails(Struct, frozen=True):
    """The port does not do what it is told; `told` is what the system said."""

    port: str
    told: str


class PortBlocked(Struct, frozen=True):
    """What is at the port takes nothing more."""

    port: str


class NoAnswer(Struct, frozen=True):
    """What is at the port says nothing."""

    port: str


class Hangs(Struct, frozen=True):
    """Whoever opens the port waits for the system without end."""


class NotUnderstood(Struct, frozen=True):
    """What is at the port says something, and nothing of it belongs to what was expected there."""

    port: str


class Declined(Struct, frozen=True):
    """The TV understands, and does not do it."""

    port: str


class NoCecProgram(Struct, frozen=True):
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


class Missing(Struct, frozen=True):
    """Devices that cannot be used for one cause; `lost` says that they could be before."""

    devices: tuple[Device, ...]
    cause: Cause
    lost: bool = False


class Stuck(Struct, frozen=True):
    """Buttons or keys that are held down without end, since the start or for longer than anybody would."""

    controls: tuple[Control, ...]


class Chattering(Struct, frozen=True):
    """Buttons or keys that go down again and again, faster than any finger; they are left out."""

    controls: tuple[Control, ...]


class Touching(Struct, frozen=True):
    """A wire of the keypad touches another one, so that their keys are dead; None is ground."""

    pin: int
    other: int | None


Fault = Stuck | Chattering | Touching
"""What is wrong with a device that is there all the same, and does what it still can."""


class NoCard(Struct, frozen=True):
    """The box has no sound card."""


class NoSuchCard(Struct, frozen=True):
    """The box has no sound card of the name in the settings."""

    card: str


class CardFails(Struct, frozen=True):
    """The sound card cannot be opened or played on; `told` is what the library said."""

    told: str


NoSound = NoCard | NoSuchCard | CardFails


class NoEspeak(Struct, frozen=True):
    """The program that speaks is not installed."""


class EspeakFails(Struct, frozen=True):
    """The program that speaks has failed; `told` is what it said."""

    told: str


NoVoice = NoEspeak | EspeakFails


class Silent(Struct, frozen=True):
    """Nothing can be heard though the host wants it, for one cause."""

    cause: NoSound


class Speechless(Struct, frozen=True):
    """Nothing can be spoken though the host wants it, for one cause."""

    cause: NoVoice


class LowVoltage(Struct, frozen=True):
    """The power supply of the box is too weak, or was a moment ago."""


class DiskShort(Struct, frozen=True):
    """The disk with the night has little room left."""


Trouble = Missing | Fault | Silent | Speechless | LowVoltage | DiskShort


def lacks_pins(trouble: Trouble) -> bool:
    """Return whether this is only that the machine has no pins: a desktop is no box with broken buttons."""
    return isinstance(trouble, Missing) and isinstance(trouble.cause, NoPins)
