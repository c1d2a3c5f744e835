"""What a button box says, a row each, as docs/wiring.md lays it down.

    hello 1            it is a button box, and speaks the first version of this
    down 5, up 5       a key or button went down, or up
    held pause 5       all that is down now; now and then, so that nothing stays down that was lost

Keys are named as they are printed, the buttons `pause` and `skip`. The clock says `?` to be told hello.
"""

from clock.press import Control
from clock.settings.wiring import KEYS
from clock.values import Struct

VERSION = 1
ASK = b"?\n"

BY_NAME = {
    control.value: control for control in (Control.PAUSE, Control.SKIP, *(key for row in KEYS for key in row))
}


class Hello(Struct, frozen=True):
    """It is a button box, which speaks this version."""

    version: int


class Down(Struct, frozen=True):
    """A key or button went down."""

    control: Control


class Up(Struct, frozen=True):
    """A key or button went up."""

    control: Control


class Held(Struct, frozen=True):
    """All that is down now."""

    controls: frozenset[Control]


Said = Hello | Down | Up | Held


def said(row: bytes) -> Said | None:
    """Return what a row says, None where it says nothing that a button box would."""
    try:
        word, *names = row.decode("ascii").split()
    except ValueError:  # no text, or none at all
        return None
    if word == "hello" and len(names) == 1 and names[0].isdecimal():
        return Hello(int(names[0]))
    controls = [BY_NAME[name] for name in names if name in BY_NAME]
    if len(controls) != len(names):
        return None
    match word, controls:
        case "down", [control]:
            return Down(control)
        case "up", [control]:
            return Up(control)
        case "held", _:
            return Held(frozenset(controls))
    return None
