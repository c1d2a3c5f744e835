"""Further keys: a presenter's remote as a pause button."""

import pytest

from clock.press import Control, keyboard_control
from clock.settings import Settings, read_settings


def settings_of(text: str) -> Settings:
    """Return settings that have no fault."""
    settings, faults = read_settings(text, "clock.toml")

    assert faults == ()
    assert settings
    return settings


def test_a_remote_pauses_with_whatever_key_it_sends() -> None:
    """Case 148: models differ, PageDown, PageUp or Tab; the host says which, and unknown keys do nothing."""
    keys = settings_of('[keyboard]\npause = ["PageDown", "tab"]\nskip = ["pageup"]').keys

    assert keyboard_control("pagedown", own=keys) is Control.PAUSE
    assert keyboard_control("tab", "\t", own=keys) is Control.PAUSE
    assert keyboard_control("pageup", own=keys) is Control.SKIP
    assert keyboard_control("f5", own=keys) is None
    assert keyboard_control("escape", "\x1b", own=keys) is None
    assert keyboard_control("pagedown") is None


def test_a_number_pad_gets_the_letters_it_lacks() -> None:
    """With them it is a whole 4x4 keypad, NumLock or not."""
    keys = settings_of('[keyboard]\nB = ["keypad /"]\nD = ["Keypad ."]').keys

    assert keyboard_control("keypad /", "/", own=keys) is Control.B
    assert keyboard_control("keypad .", ".", own=keys) is Control.D
    assert keyboard_control("keypad .", "", own=keys) is Control.D
    assert keyboard_control("keypad 5", own=keys) is Control.FIVE


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ('pause = ["escape"]', 'keyboard.pause row 1: "escape" must never do anything'),
        ('pause = ["5"]', 'keyboard.pause row 1: "5" types or has a use already'),
        ('skip = ["x"]', 'keyboard.skip row 1: "x" types or has a use already'),
        ('skip = ["tab", "space"]', 'keyboard.skip row 2: "space" types or has a use already'),
        ('pause = ["tab"]\nskip = ["tab"]', 'keyboard.skip row 1: "tab" is also pause; name each key once'),
        (
            'pause = ["Page Down"]',
            'keyboard.pause row 1: no key is called "page down"; did you mean',
        ),
        ('pause = ["pgdn"]', 'keyboard.pause row 1: no key is called "pgdn"; did you mean pagedown?'),
        ('pause = ["zzz"]', 'keyboard.pause row 1: no key is called "zzz"; write a name like "pagedown"'),
        ("pause = [5]", 'keyboard.pause row 1: the value "5" is no text'),
        ('skipp = ["tab"]', "keyboard.skipp: is no key here; did you mean skip?"),
    ],
)
def test_keys_that_cannot_be(line: str, fault: str) -> None:
    """A key of the keypad, one that types, and Escape keep their own meaning."""
    settings, faults = read_settings(f"[keyboard]\n{line}", "clock.toml")

    assert settings is None
    assert str(faults[0]).startswith(f"clock.toml: {fault}")
