"""Which wires there are between the box and what hangs on it: on its header, and at its ports."""

from collections.abc import Iterator
from enum import Enum

from clock.settings.header import PLACES
from clock.settings.ports import Tongue
from clock.settings.wiring import Active, Wiring
from clock.troubles import Device
from clock.values import Struct
from clock.words import words_in


class Part(Enum):
    """What a wire belongs to."""

    BUTTON = "button"
    LAMP = "lamp"
    BUZZER = "buzzer"
    ROW = "row"
    COLUMN = "column"


class Wire(Struct, frozen=True):
    """One wire from a pin of the header: what it is, and where the other side of that goes."""

    part: Part
    name: str
    pin: int
    other_side: str

    @property
    def place(self) -> int:
        """Return the pin's place on the header."""
        return PLACES[self.pin]


def wires(wired: Wiring) -> Iterator[Wire]:
    """Give every wire, part by part."""
    buttons, lamps, keypad = wired.buttons, wired.lamps, wired.keypad
    to = "ground" if buttons.pressed is Active.LOW else "3.3 V"
    for name, pin in (("PAUSE button", buttons.pause), ("SKIP button", buttons.skip)):
        if pin is not None:
            yield Wire(Part.BUTTON, name, pin, to)
    for name, pin in (("PAUSE lamp", lamps.pause), ("SKIP lamp", lamps.skip)):
        if pin is not None:
            yield Wire(Part.LAMP, name, pin, f"330 Ω, {_returns(lamps.lit)}")
    if wired.buzzer.pin is not None:
        yield Wire(Part.BUZZER, "buzzer", wired.buzzer.pin, _returns(wired.buzzer.sounds))
    for number, (pin, keys) in enumerate(zip(keypad.rows, keypad.keys, strict=False), start=1):
        yield Wire(Part.ROW, f"keypad row {number}", pin, " ".join(key.value for key in keys))
    for number, pin in enumerate(keypad.columns, start=1):
        printed = " ".join(row[number - 1].value for row in keypad.keys)
        yield Wire(Part.COLUMN, f"keypad column {number}", pin, printed)


class Cable(Struct, frozen=True):
    """A cable from a port: what is at its end, what cable it is, and the port; None where there is none.

    `tried` is what `test-panel` does with it.
    """

    device: Device
    by: str
    port: str | None
    tried: str

    @property
    def name(self) -> str:
        """Return what is at its end, in words."""
        return words_in("en").hardware.device(self.device)


def cables(wired: Wiring) -> Iterator[Cable]:
    """Give the cable of everything that can be at a port, also of what is not there."""
    box, repeater, tv = wired.ports.button_box, wired.ports.repeater, wired.ports.television
    yield Cable(Device.BUTTON_BOX, "USB", None if box is None else str(box.port), "its keys are those above")
    by = "USB adapter, its TX to the display's RX, and ground"
    yield Cable(Device.REPEATER, by, None if repeater is None else str(repeater.port), "shows 12:34")
    by = "RS-232 adapter and cable, or the HDMI cable"
    if tv is not None:
        by = "HDMI cable" if tv.tongue is Tongue.CEC else "RS-232 adapter and cable"
    yield Cable(Device.TELEVISION, by, None if tv is None else str(tv.port), "is only asked")


def _returns(on_at: Active) -> str:
    return "ground" if on_at is Active.HIGH else "3.3 V"
