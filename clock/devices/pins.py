"""Pins of the header by what they do: they listen, speak, or sing."""

import contextlib
from collections.abc import Callable
from typing import Any

from gpiozero import InputDevice, OutputDevice, PWMOutputDevice

from clock.devices.header import Header
from clock.settings.wiring import Active, Pull

PULLED_UP = {Pull.UP: True, Pull.DOWN: False, Pull.NONE: None}
GPIO_PULLS = {Pull.UP: "up", Pull.DOWN: "down", Pull.NONE: "floating"}

HALF = 0.5
"""The share of each swing for which a piezo is driven: the loudest."""

ToldEdge = Callable[[bool, int], None]
"""Takes the new level, high or not, and the moment of the edge in milliseconds of the boot clock."""


class Listening:
    """A pin that listens; `watch` tells of every edge, on a thread of the library.

    One of a keypad is driven low for a moment, or let go, and never high. Two keys in one column join two
    rows: if one of them were high while the other is low, the pins would fight each other through the keys.
    """

    def __init__(self, header: Header, pin: int, pull: Pull) -> None:
        """Claim the pin. Raises Unusable."""
        self.pin = pin
        self._pull = pull
        self._header = header
        self._asked = header.asked(pin)
        self._tell: ToldEdge | None = None
        with self._asked:
            self._device = InputDevice(
                pin,
                pull_up=PULLED_UP[pull],
                active_state=True if pull is Pull.NONE else None,
                pin_factory=header.factory,
            )

    @property
    def high(self) -> bool:
        """Return the level now. Raises Unusable."""
        with self._asked:
            return bool(self._device.pin.state)

    def watch(self, tell: ToldEdge) -> None:
        """Tell of every edge from now on. Raises Unusable."""
        self._tell = tell
        with self._asked:
            # A pin that was closed while it was watched still counts as watched to the library, and is deaf.
            self._device.pin.when_changed = None
            # The library keeps only a weak hold on what it calls; this pin keeps itself.
            self._device.pin.when_changed = self._changed

    def unwatch(self) -> None:
        """Tell of no more edges. Raises Unusable."""
        with self._asked:
            self._device.pin.when_changed = None

    def drive_low(self) -> None:
        """Pull it to ground. Raises Unusable."""
        with self._asked:
            self._device.pin.output_with_state(False)

    def let_go(self) -> None:
        """Drive it no more, and listen. Raises Unusable."""
        with self._asked:
            self._device.pin.input_with_pull(GPIO_PULLS[self._pull])

    def close(self) -> None:
        """Let go of the pin."""
        _let_go(self._header, self._device)

    def _changed(self, ticks: float, state: int) -> None:
        if self._tell is not None:
            self._tell(bool(state), self._header.edge_ms(ticks))


class Speaking:
    """A pin that is on or off: a lamp, or a buzzer that sounds by itself."""

    def __init__(self, header: Header, pin: int, on_at: Active) -> None:
        """Claim the pin, and let it be off. Raises Unusable."""
        self._header = header
        self._asked = header.asked(pin)
        with self._asked:
            self._device = OutputDevice(pin, active_high=on_at is Active.HIGH, pin_factory=header.factory)

    def turn(self, *, on: bool) -> None:
        """Turn it on or off. Raises Unusable."""
        with self._asked:
            self._device.value = on

    def close(self) -> None:
        """Turn it off and let go of the pin."""
        with contextlib.suppress(*self._header.errors):  # a pin that fails has been told of before
            self._device.off()
        _let_go(self._header, self._device)


class Singing:
    """A pin with a bare piezo, which is given its tone."""

    def __init__(self, header: Header, pin: int, on_at: Active) -> None:
        """Claim the pin, and let it be silent. Raises Unusable."""
        self._header = header
        self._asked = header.asked(pin)
        with self._asked:
            self._device = PWMOutputDevice(
                pin, active_high=on_at is Active.HIGH, frequency=None, pin_factory=header.factory
            )

    def sing(self, tone_hz: int | None) -> None:
        """Give it a tone, None for silence. Raises Unusable."""
        with self._asked:
            self._device.frequency = tone_hz
            self._device.value = 0 if tone_hz is None else HALF

    def close(self) -> None:
        """Silence it and let go of the pin."""
        _let_go(self._header, self._device)


def _let_go(header: Header, device: Any) -> None:
    """Close a device of the library; a pin that fails has been told of before."""
    try:
        device.close()
    except header.errors:
        device._pin = None  # noqa: SLF001  else the device closes itself again when it is forgotten, aloud
