"""Keys of a USB keyboard or number pad: once each, by the key itself."""

import pygame
import pytest

from clock.display.strokes import Keyboard, KeyStroke
from clock.settings.key_names import KEY_NAMES

# Keys have names only while there is a display; one without a screen will do.
pytestmark = pytest.mark.usefixtures("unseen")

OF_SCANCODES = 1 << 30
"""Marks the code of a key that types nothing: the rest of it is the key's place, says SDL."""


def press(key: int, scancode: int, text: str = "", mod: int = 0) -> pygame.Event:
    """Return a key going down."""
    return pygame.Event(pygame.KEYDOWN, key=key, scancode=scancode, unicode=text, mod=mod)


def release(key: int, scancode: int) -> pygame.Event:
    """Return a key going up."""
    return pygame.Event(pygame.KEYUP, key=key, scancode=scancode, unicode="", mod=0)


def names(strokes: list[KeyStroke]) -> list[str]:
    """Return the names of the keys that went down."""
    return [stroke.name for stroke in strokes if stroke.down]


def test_a_key_goes_down_and_up() -> None:
    """What was typed comes with the key; letting go has no text."""
    events = [press(pygame.K_a, pygame.KSCAN_A, "A"), release(pygame.K_a, pygame.KSCAN_A)]
    assert Keyboard().strokes(events) == [
        KeyStroke("a", down=True, text="A"),
        KeyStroke("a", down=False),
    ]


def test_the_pad_types_digits_without_numlock() -> None:
    """Case 126: with NumLock off the pad's 1 is End, and still the same key."""
    with_numlock = press(pygame.K_KP_1, pygame.KSCAN_KP_1, "1")
    without = press(pygame.K_END, pygame.KSCAN_KP_1)
    zero = press(pygame.K_INSERT, pygame.KSCAN_KP_0)
    assert names(Keyboard().strokes([with_numlock])) == ["keypad 1"]
    assert names(Keyboard().strokes([without, zero])) == ["keypad 1", "keypad 0"]


def test_every_key_can_be_named_in_the_settings() -> None:
    """Case 148: clock.toml may name whatever a remote sends, and no name that no key has."""
    typing = [press(code, scancode=1_000 + code) for code in range(1, 128)]
    others = [press(OF_SCANCODES | scancode, scancode) for scancode in range(1, 512)]
    assert {name for name in names(Keyboard().strokes([*typing, *others])) if len(name) > 1} == KEY_NAMES


def test_a_pad_that_toggles_numlock_around_each_digit() -> None:
    """Case 126: NumLock, 1, NumLock is one 1; NumLock goes by its own name."""
    lock, one = (pygame.K_NUMLOCK, pygame.KSCAN_NUMLOCK), (pygame.K_KP_1, pygame.KSCAN_KP_1)
    events = [
        press(*lock),
        press(*one, "1"),
        release(*lock),
        release(*one),
        press(*lock),
        release(*lock),
    ]
    assert names(Keyboard().strokes(events)) == ["numlock", "keypad 1", "numlock"]


def test_a_key_that_is_held_is_one_press() -> None:
    """Case 128: 5 held for a second repeats 23 times and is down once."""
    keyboard = Keyboard()
    five = (pygame.K_5, pygame.KSCAN_5)
    held = keyboard.strokes([press(*five, "5") for _ in range(23)])
    let_go = keyboard.strokes([release(*five)])
    again = keyboard.strokes([press(*five, "5")])
    assert names(held) == ["5"]
    assert let_go == [KeyStroke("5", down=False)]
    assert names(again) == ["5"]


def test_ctrl_is_told() -> None:
    """Ctrl+Z is told apart from z."""
    [stroke] = Keyboard().strokes([press(pygame.K_z, pygame.KSCAN_Z, "\x1a", pygame.KMOD_LCTRL)])
    assert (stroke.name, stroke.ctrl) == ("z", True)


def test_other_events_are_no_strokes() -> None:
    """A key let go that was never seen going down, as at the start, is nothing."""
    events = [release(pygame.K_a, pygame.KSCAN_A), pygame.Event(pygame.QUIT)]
    assert Keyboard().strokes(events) == []
