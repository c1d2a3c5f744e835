"""A keyboard stands in for the buttons and the keypad."""

import re
from pathlib import Path

import pytest

from clock.press import Control, keyboard_control
from clock.settings.wiring import KEYS


@pytest.mark.parametrize(
    ("key", "text", "control"),
    [
        ("space", " ", Control.PAUSE),
        ("pause", "", Control.PAUSE),
        ("n", "n", Control.SKIP),
        ("return", "\r", Control.HASH),
        ("keypad enter", "\r", Control.HASH),
        ("backspace", "\b", Control.STAR),
        ("a", "a", Control.A),
        ("d", "D", Control.D),
        ("p", "p", Control.PREVIOUS),
        ("=", "+", Control.PLUS),
        ("-", "-", Control.MINUS),
        ("f", "f", Control.FULL_SCREEN),
        ("/", "?", Control.HELP),
        ("7", "7", Control.SEVEN),
    ],
)
def test_stand_ins(key: str, text: str, control: Control) -> None:
    """Every control has a key on a plain keyboard."""
    assert keyboard_control(key, text) is control


def test_shift_and_layout_go_before_the_key() -> None:
    """Shift+3 types # on one layout and Shift+8 types *; the digit under it is not meant."""
    assert keyboard_control("3", "#") is Control.HASH
    assert keyboard_control("8", "*") is Control.STAR


def test_numlock_off() -> None:
    """Case 126: with NumLock off the number block types no text, and 1 is still 1."""
    assert keyboard_control("keypad 1") is Control.ONE


@pytest.mark.parametrize("digits", ["{}", "keypad {}"])
def test_a_number_pad_or_a_keypad_the_kernel_reads_has_every_key(digits: str) -> None:
    """The same keys as the keypad on the pins, whether the digits come from the block or from the row."""
    names = {"*": "keypad *", "#": "return", "A": "a", "B": "b", "C": "c", "D": "d"}
    for control in (control for row in KEYS for control in row):
        name = names.get(control.value, digits.format(control.value))
        assert keyboard_control(name) is control


def test_with_ctrl() -> None:
    """Ctrl+Z and Ctrl+Y undo and redo; no other key does anything with Ctrl."""
    assert keyboard_control("z", ctrl=True) is Control.UNDO
    assert keyboard_control("y", ctrl=True) is Control.REDO
    assert keyboard_control("c", ctrl=True) is None


def test_unknown_keys_do_nothing() -> None:
    """Case 148: a key without a meaning does nothing, Escape and Tab among them."""
    assert keyboard_control("escape", "\x1b") is None
    assert keyboard_control("tab", "\t") is None
    assert keyboard_control("left shift") is None


def test_letters_are_kept_for_names() -> None:
    """A letter without a meaning of its own can still be typed into a name."""
    assert keyboard_control("x", "x") is Control.LETTER


def test_digits() -> None:
    """Only the digit keys type a digit."""
    assert [control.digit for control in Control if control.digit is not None] == list("0123456789")
    assert Control.HASH.digit is None


def test_the_page_of_the_controls_names_every_key_of_a_keyboard() -> None:
    """docs/controls.md has a key for each control but the digits, and each key that it has stands for one."""
    page = (Path(__file__).parents[1] / "docs" / "controls.md").read_text(encoding="utf-8")
    keys = re.findall(r"^\| (.+) \| .+ \|$", page.partition("## A keyboard")[2], re.MULTILINE)
    typed = re.findall(r"`(.)`", "\n".join(keys))
    with_ctrl = re.findall(r"Ctrl\+(\w)", "\n".join(keys))
    named = re.findall(r"space|Pause|Enter|Backspace", "\n".join(keys))
    meant = {
        *(keyboard_control(key.lower(), key) for key in typed),
        *(keyboard_control(key.lower(), ctrl=True) for key in with_ctrl),
        *(keyboard_control({"Enter": "return"}.get(name, name.lower())) for name in named),
    }

    assert meant == {control for control in Control if control.digit is None} - {Control.LETTER}
