"""What hangs on the box, and how it is made: buttons, lamps, a buzzer and a keypad on pins, and the ports."""

from collections.abc import Iterator
from enum import Enum

from clock.press import Control
from clock.settings.ports import PortWiring
from clock.values import Struct, field


class Keypad(Enum):
    """Which keypad the box has."""

    WITH_LETTERS = "4x4"
    DIGITS_ONLY = "4x3"


class Pull(Enum):
    """The resistor inside the box that holds the pin of an open button; none: there is one outside."""

    UP = "up"
    DOWN = "down"
    NONE = "none"


class Active(Enum):
    """The level of a pin at which a button is pressed, a lamp is lit, a buzzer sounds."""

    LOW = "low"
    HIGH = "high"


class BuzzerKind(Enum):
    """An active buzzer sounds by itself; a passive one is a piezo that must be given its tone."""

    ACTIVE = "active"
    PASSIVE = "passive"


KeyMap = tuple[tuple[Control, ...], ...]

KEYS: KeyMap = tuple(tuple(Control(key) for key in row) for row in ("123A", "456B", "789C", "*0#D"))


class ButtonWiring(Struct, frozen=True):
    """The two buttons; a pin that is None has no button.

    A contact that stays closed for `press_ms` is a press, one that stays open for `release_ms` a release.
    """

    pause: int | None = 17
    skip: int | None = 27
    pull: Pull = Pull.UP
    pressed: Active = Active.LOW
    press_ms: int = 15
    release_ms: int = 25


class LampWiring(Struct, frozen=True):
    """The lamps in the two buttons; a pin that is None has no lamp."""

    pause: int | None = 23
    skip: int | None = 24
    lit: Active = Active.HIGH


class BuzzerWiring(Struct, frozen=True):
    """The buzzer; without a pin there is none."""

    pin: int | None = 25
    kind: BuzzerKind = BuzzerKind.ACTIVE
    sounds: Active = Active.HIGH


class KeypadWiring(Struct, frozen=True):
    """The matrix keypad: the pins of its rows from the top, of its columns from the left, and its keys.

    A key seen down for `press_ms` is pressed, deaf to itself for `deaf_ms`, and released when it has been up
    for `release_ms`. `settle_us` is how long a row and its cable need to fall, in microseconds. Without rows
    there is no keypad.
    """

    rows: tuple[int, ...] = (5, 6, 13, 19)
    columns: tuple[int, ...] = (12, 16, 20, 21)
    keys: KeyMap = KEYS
    press_ms: int = 15
    deaf_ms: int = 25
    release_ms: int = 25
    settle_us: int = 50


class Wiring(Struct, frozen=True):
    """All that hangs on the box; what is None is not there."""

    buttons: ButtonWiring = ButtonWiring()
    lamps: LampWiring = LampWiring()
    buzzer: BuzzerWiring = BuzzerWiring()
    keypad: KeypadWiring = KeypadWiring()
    ports: PortWiring = field(default_factory=PortWiring)

    def pins(self) -> Iterator[tuple[str, int]]:
        """Give every pin that is used, with its key in clock.toml."""
        singles = {
            "pause": self.buttons.pause,
            "skip": self.buttons.skip,
            "pause_lamp": self.lamps.pause,
            "skip_lamp": self.lamps.skip,
            "buzzer": self.buzzer.pin,
        }
        yield from ((key, pin) for key, pin in singles.items() if pin is not None)
        for key, pins in (("rows", self.keypad.rows), ("columns", self.keypad.columns)):
            yield from ((f"{key} row {number}", pin) for number, pin in enumerate(pins, start=1))
