"""The clock's settings."""

from fractions import Fraction

import pytest

from clock.press import Control
from clock.settings import Settings, SkipBy, load_settings, read_settings
from clock.settings.wiring import Keypad, KeypadWiring, Wiring
from clock.tournament.structure import SECOND
from clock.values import replace
from tests.house_text import CONFIG
from tests.settings_text import faults_of

DIGITS_ONLY = KeypadWiring(
    columns=KeypadWiring().columns[:3], keys=tuple(row[:3] for row in KeypadWiring().keys)
)


def test_shipped_settings_are_what_is_left_out() -> None:
    """The shipped file has no fault, and shows the value of every key that may be left out."""
    assert load_settings(CONFIG / "clock.toml") == Settings()
    assert read_settings("", "clock.toml") == (Settings(), ())


def test_all_settings() -> None:
    """Every key is read."""
    text = """
        house = "houses/mine.toml"
        language = "en"
        time_format = "12 h"
        skip = "press"
        margin = 2.5
        panels = "20 s"
        [keyboard]
        pause = ["pagedown"]
        [keypad]
        size = "4x3"
    """

    assert read_settings(text, "clock.toml") == (
        Settings(
            house="houses/mine.toml",
            language="en",
            twelve_hour=True,
            skip=SkipBy.PRESS,
            keypad=Keypad.DIGITS_ONLY,
            margin=Fraction(25, 1000),
            panels_ms=20 * SECOND,
            keys={"pagedown": Control.PAUSE},
            wiring=replace(Wiring(), keypad=DIGITS_ONLY),
        ),
        (),
    )


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("house = 5", 'house: the value "5" is no text'),
        ('house = ""', "house: an empty text is no text"),
        ('language = "tlh"', 'language: "tlh" is not one of its words; write one of "en"'),
        ("time_format = 24", 'time_format: the value "24" is not one of its words'),
        ('skip = "hodl"', 'skip: "hodl" is not one of its words; write one of "hold", "press"'),
        ('keypad = "4x3"', 'keypad: the text "4x3" is no table; write a line [keypad]'),
        ("margin = -1", "margin: -1 is too small; write a percentage from 0 to 10"),
        ("margin = 11", "margin: 11 is too large"),
        ('margin = "2,5"', 'margin: the text "2,5" is no percentage'),
        ("margin = 2,5", "line 1: "),
        ('panels = "0 s"', 'panels: "0 s" is too short; write from 3 s to 10 min'),
        ("panels = 12", 'panels: the value "12" is no length of time'),
        ('pannels = "12 s"', "pannels: is no key here; did you mean panels?"),
        ("[house]", "house: a table is no text"),
    ],
)
def test_damaged_settings(line: str, fault: str) -> None:
    """A damaged setting is one fault that names its key, and gives no settings."""
    settings, _ = read_settings(line, "clock.toml")

    assert settings is None
    (only,) = faults_of(line)
    assert only.startswith(fault)
