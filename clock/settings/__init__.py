"""The clock's own settings: config/clock.toml becomes a frozen Settings.

What hangs on the box is its own value, `Wiring`; it is checked before the night, not when
somebody stands on a ladder.
"""

from clock.settings.keyboard_file import KEYBOARD
from clock.settings.ports import (
    ButtonBoxWiring,
    Figures,
    Port,
    PortWiring,
    RepeaterWiring,
    TelevisionWiring,
    Tongue,
    Usb,
)
from clock.settings.settings import BY_CALENDAR, NO_SEASON, Settings, SkipBy, load_settings, read_settings
from clock.settings.sound import Hours, Sound, Sounding
from clock.settings.wiring import (
    Active,
    ButtonWiring,
    BuzzerKind,
    BuzzerWiring,
    Keypad,
    KeypadWiring,
    LampWiring,
    Pull,
    Wiring,
)
from clock.settings.wiring_file import WIRING_TABLES

__all__ = [
    "BY_CALENDAR",
    "KEYBOARD",
    "NO_SEASON",
    "WIRING_TABLES",
    "Active",
    "ButtonBoxWiring",
    "ButtonWiring",
    "BuzzerKind",
    "BuzzerWiring",
    "Figures",
    "Hours",
    "Keypad",
    "KeypadWiring",
    "LampWiring",
    "Port",
    "PortWiring",
    "Pull",
    "RepeaterWiring",
    "Settings",
    "SkipBy",
    "Sound",
    "Sounding",
    "TelevisionWiring",
    "Tongue",
    "Usb",
    "Wiring",
    "load_settings",
    "read_settings",
]
