"""The keyboard: what was pressed and let go, by the key's own name."""

from collections.abc import Iterable

import pygame

from clock.values import Struct

_KEYPAD = {
    pygame.KSCAN_KP_ENTER: "keypad enter",
    pygame.KSCAN_KP_PLUS: "keypad +",
    pygame.KSCAN_KP_MINUS: "keypad -",
    pygame.KSCAN_KP_MULTIPLY: "keypad *",
    pygame.KSCAN_KP_DIVIDE: "keypad /",
    pygame.KSCAN_KP_PERIOD: "keypad .",
    pygame.KSCAN_KP_0: "keypad 0",
    **{pygame.KSCAN_KP_1 + place: f"keypad {place + 1}" for place in range(9)},
}


class KeyStroke(Struct, frozen=True):
    """A key went down or up. `text` is what it typed, with Shift and the layout; empty on the way up.

    `name` is the key's own, in small letters: "space", "return", "a", "keypad 1".
    """

    name: str
    down: bool
    text: str = ""
    ctrl: bool = False


class Keyboard:
    """Turns the window system's events into strokes; it remembers which keys are held."""

    def __init__(self) -> None:
        self._held: set[int] = set()

    def strokes(self, events: Iterable[pygame.Event]) -> list[KeyStroke]:
        """Return the strokes among `events`. A key that is held repeats, and is down once."""
        strokes = []
        for event in events:
            if event.type == pygame.KEYDOWN and event.scancode not in self._held:
                self._held.add(event.scancode)
                ctrl = bool(event.mod & pygame.KMOD_CTRL)
                strokes.append(KeyStroke(_name(event), down=True, text=event.unicode, ctrl=ctrl))
            elif event.type == pygame.KEYUP and event.scancode in self._held:
                self._held.discard(event.scancode)
                strokes.append(KeyStroke(_name(event), down=False))
        return strokes


def _name(event: pygame.Event) -> str:
    """Return the name of the key; the keypad's go by their place.

    So NumLock changes nothing, which some keypads switch around each digit.
    """
    named = _KEYPAD.get(event.scancode)
    if named is not None:
        return named
    return pygame.key.name(event.key, use_compat=False).lower()
