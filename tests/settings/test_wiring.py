"""What hangs on the pins, read from clock.toml and checked before anybody solders."""

import pytest

from clock.press import Control
from clock.settings import read_settings
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
from tests.settings_text import faults_of

OTHERWISE_USED = {0, 1, 2, 3, 7, 8, 9, 10, 11, 14, 15}
"""HAT memory, I2C, SPI and the serial port, as the Raspberry Pi's documentation lists them."""


def wired(text: str) -> Wiring:
    """Return the wiring of settings that have no fault and no warning."""
    settings, faults = read_settings(text, "clock.toml")

    assert faults == ()
    assert settings
    return settings.wiring


def test_the_usual_pins_are_free_and_all_different() -> None:
    """The default pin map avoids I2C, SPI, the serial port and HATs, and no pin has two things on it."""
    pins = [pin for _, pin in Wiring().pins()]

    assert len(pins) == len(set(pins)) == 5 + 8
    assert not set(pins) & OTHERWISE_USED


def test_everything_can_be_wired_otherwise() -> None:
    """Every key is read."""
    text = """
        [pins]
        pause = 4
        skip = "none"
        pause_lamp = 12
        skip_lamp = "none"
        buzzer = 13
        rows = [16, 17, 18, 19]
        columns = [20, 21, 22]
        [buttons]
        pull = "none"
        pressed = "high"
        press_ms = 30
        release_ms = 40
        [lamps]
        lit = "high"
        [buzzer]
        kind = "passive"
        sounds = "high"
        [keypad]
        size = "4x3"
        keys = ["789", "456", "123", "0*#"]
        press_ms = 20
        deaf_ms = 90
        release_ms = 35
        settle_us = 200
    """

    assert wired(text) == Wiring(
        ButtonWiring(4, None, Pull.NONE, Active.HIGH, 30, 40),
        LampWiring(12, None, Active.HIGH),
        BuzzerWiring(13, BuzzerKind.PASSIVE, Active.HIGH),
        KeypadWiring(
            (16, 17, 18, 19),
            (20, 21, 22),
            tuple(tuple(Control(key) for key in row) for row in ("789", "456", "123", "0*#")),
            20,
            90,
            35,
            200,
        ),
    )


def test_the_smaller_keypad_has_no_letters_and_one_column_less() -> None:
    """4x3: twelve keys, which is also what the screen is told."""
    settings, _ = read_settings('keypad = { size = "4x3" }', "clock.toml")

    assert settings
    assert settings.keypad is Keypad.DIGITS_ONLY
    assert settings.wiring.keypad.columns == (12, 16, 20)
    assert {key.value for row in settings.wiring.keypad.keys for key in row} == set("0123456789*#")


def test_a_box_without_a_keypad() -> None:
    """Its pins are free for something else."""
    keypad = wired("[pins]\nrows = []\ncolumns = []\npause = 5").keypad

    assert (keypad.rows, keypad.columns) == ((), ())


def test_a_button_pulled_down_is_pressed_when_high() -> None:
    """The level follows the pull unless the resistor is the host's own."""
    assert wired('buttons = { pull = "down" }').buttons.pressed is Active.HIGH
    assert wired('buttons = { pull = "none" }').buttons.pressed is Active.LOW


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (
            "[pins]\nskip = 17",
            "pins.skip: pin 17 is also pause where the file does not say otherwise; give each",
        ),
        ("[pins]\nskip = 4\npause = 4", "pins.skip: pin 4 is also pause; give each a pin of its own"),
        (
            "[pins]\nbuzzer = 16",
            "pins.buzzer: pin 16 is also columns row 2 where the file does not say otherwise",
        ),
        (
            "[pins]\nrows = [5, 6, 13, 17]",
            "pins.rows row 4: pin 17 is also pause where the file does not say otherwise",
        ),
        ("[pins]\nrows = [5, 6, 13, 5]", "pins.rows row 4: 5 is named twice"),
        ("[pins]\npause = 28", "pins.pause: 28 is too large; write a whole number from 0 to 27: 17"),
        (
            '[pins]\npause = "GPIO17"',
            'pins.pause: the text "GPIO17" is no whole number; write a whole number from 0 to 27, without',
        ),
        ("[pins]\npause = 17.0", 'pins.pause: the value "17.0" is no whole number'),
        ("[pins]\npause = true", "pins.pause: the word true is no whole number"),
        ("[pins]\npause = -1", "pins.pause: -1 is too small"),
        ("[pins]\nrows = [5, 6, 13]", "pins.rows: has 3 pins; write 4 of them, or [] without a keypad"),
        ("[pins]\nrows = []", "pins.rows: there are rows or columns alone"),
        ('[pins]\nrows = "none"', 'pins.rows: the text "none" is no list'),
        ('[buttons]\npressed = "high"', 'buttons.pressed: a button that is pulled up is "high" while nobody'),
        ('[buttons]\npull = "down"\n[pins]\npause = 2', "pins.pause: pin 2 is pulled up on the board"),
        ("[buttons]\npress_ms = 200", "buttons.press_ms: 200 is too large"),
        ("[keypad]\npress_ms = 4", "keypad.press_ms: 4 is too small"),
        ('[keypad]\nkeys = ["1 2 3"]', "keypad.keys: do not form the rows of such a keypad"),
        (
            '[keypad]\nkeys = ["1 2 3 A", "4 5 6 B", "7 8 9 C", "* 0 # 1"]',
            'keypad.keys row 4: "1" stands twice; let #*0123456789ABCD stand once each',
        ),
        (
            '[keypad]\nsize = "4x3"\nkeys = ["1 2 A", "4 5 6", "7 8 9", "* 0 #"]',
            'keypad.keys row 1: "A" is no key of it; let #*0123456789 stand once each',
        ),
        ("[keypad]\ncolums = 3", "keypad.colums: is no key here"),
        ("[lamps]\nlit = 1", 'lamps.lit: the value "1" is not one of its words; write one of "low", "high"'),
    ],
)
def test_wirings_that_cannot_be(text: str, fault: str) -> None:
    """What cannot work is a fault, and the settings are not used."""
    assert read_settings(text, "clock.toml")[0] is None
    assert any(line.startswith(fault) for line in faults_of(text)), faults_of(text)


@pytest.mark.parametrize("pin", sorted(OTHERWISE_USED))
def test_pins_with_another_use_are_warned_of(pin: int) -> None:
    """I2C, SPI, serial and HAT pins work as long as nothing else wants them."""
    text = f"[pins]\npause = {pin}"

    assert read_settings(text, "clock.toml")[0] is not None
    (warning,) = faults_of(text)
    assert warning.startswith(f"pins.pause: warning: pin {pin} is for ")


@pytest.mark.parametrize(
    ("text", "warned"),
    [
        ("[pins]\npause_lamp = 4", "pins.pause_lamp: warning: pin 4 is high while the box starts"),
        ('[buzzer]\nsounds = "low"', "pins.buzzer: warning: pin 25 is low while the box starts"),
    ],
)
def test_what_shines_or_sounds_while_the_box_starts_is_warned_of(text: str, warned: str) -> None:
    """Until the clock tells a pin what to do, the board's own resistors do."""
    (warning,) = faults_of(text)

    assert read_settings(text, "clock.toml")[0] is not None
    assert warning.startswith(warned)
