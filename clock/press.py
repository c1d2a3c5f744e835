"""Press and Release: which control, when, and from where.

Devices, the keyboard and rehearsals all speak in these two values; nothing after them knows a pin or a key
code. `at_ms` is the boot clock at the edge itself, so that a hold is measured right however late it is read.
"""

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType

from clock.values import Struct


class Control(Enum):
    """A button, a key of the keypad, or a key that only a keyboard has. The value is its word in scripts."""

    PAUSE = "pause"
    SKIP = "skip"
    ZERO = "0"
    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    A = "A"
    B = "B"
    C = "C"
    D = "D"
    STAR = "*"
    HASH = "#"
    PREVIOUS = "previous"
    PLUS = "plus"
    MINUS = "minus"
    UNDO = "undo"
    REDO = "redo"
    FULL_SCREEN = "full screen"
    HELP = "help"
    LETTER = "letter"

    @property
    def digit(self) -> str | None:
        """Return the digit this key types, None for every other control."""
        return self.value if self.value.isdecimal() else None


class Source(Enum):
    """Where a press came from."""

    BUTTONS = "buttons"
    KEYPAD = "keypad"
    KEYBOARD = "keyboard"
    SERIAL = "serial"
    SCRIPT = "script"


class Press(Struct, frozen=True):
    """A control went down. `text` is the character a keyboard typed with it, for writing names."""

    control: Control
    at_ms: int
    source: Source = Source.KEYPAD
    text: str = ""


class Release(Struct, frozen=True):
    """A control went up."""

    control: Control
    at_ms: int
    source: Source = Source.KEYPAD


_BY_TEXT: Mapping[str, Control] = {
    "#": Control.HASH,
    "*": Control.STAR,
    "+": Control.PLUS,
    "-": Control.MINUS,
    "?": Control.HELP,
    **{str(digit): Control(str(digit)) for digit in range(10)},
}

_BY_KEY: Mapping[str, Control] = {
    "space": Control.PAUSE,
    "pause": Control.PAUSE,
    "n": Control.SKIP,
    "return": Control.HASH,
    "keypad enter": Control.HASH,
    "keypad *": Control.STAR,
    "backspace": Control.STAR,
    "a": Control.A,
    "b": Control.B,
    "c": Control.C,
    "d": Control.D,
    "p": Control.PREVIOUS,
    "keypad +": Control.PLUS,
    "keypad -": Control.MINUS,
    "f": Control.FULL_SCREEN,
    **{str(digit): Control(str(digit)) for digit in range(10)},
    **{f"keypad {digit}": Control(str(digit)) for digit in range(10)},
}

_WITH_CTRL: Mapping[str, Control] = {"z": Control.UNDO, "y": Control.REDO}


def has_use(key: str) -> bool:
    """Return whether a key of a keyboard stands for something by itself."""
    return key in _BY_KEY


def keyboard_control(
    key: str, text: str = "", *, ctrl: bool = False, own: Mapping[str, Control] = MappingProxyType({})
) -> Control | None:
    """Return what a key of a USB keyboard stands for, None where it means nothing.

    `key` is the key's own name in small letters ("space", "return", "keypad 1"), which does not depend on
    NumLock; `text` is the character it types with Shift and the layout applied, and goes first. A key that
    only types is LETTER. `own` are further keys, as on a presenter's remote: no two models send the same.
    """
    if ctrl:
        return _WITH_CTRL.get(key)
    found = own.get(key) or _BY_TEXT.get(text) or _BY_KEY.get(key)
    if found is None and text.isprintable() and text.strip():
        return Control.LETTER
    return found
