"""The lamp in a button."""

from collections.abc import Callable

from clock.devices.header import Header
from clock.devices.pins import Speaking
from clock.settings.wiring import Active
from clock.signs import Light
from clock.troubles import Fault

BLINK_MS = 1000
"""How long a blinking lamp is on, and off."""


class Lamp:
    """Does what it `is_to` do, which is asked at every turn: it was closed when that changed, perhaps."""

    faults: tuple[Fault, ...] = ()
    there = True

    def __init__(self, header: Header, pin: int, lit: Active, is_to: Callable[[], Light]) -> None:
        """Claim the pin, and be off. Raises Unusable."""
        self._pin = Speaking(header, pin, lit)
        self._is_to = is_to
        self._does = Light.OFF
        self._since_ms = header.now_ms()
        self._on = False

    def turn(self, now_ms: int) -> int | None:
        """Be on or off, as it is time. Raises Unusable."""
        does = self._is_to()
        if does is not self._does:
            self._does, self._since_ms = does, now_ms
        blinks = (now_ms - self._since_ms) // BLINK_MS
        on = does is Light.ON or (does is Light.BLINKING and blinks % 2 == 0)
        if on is not self._on:
            self._pin.turn(on=on)
            self._on = on
        return self._since_ms + (blinks + 1) * BLINK_MS if does is Light.BLINKING else None

    def close(self) -> None:
        """Be off, and let go of the pin."""
        self._pin.close()
