"""The buzzer: short on a key that is taken, a low double on one that is refused."""

from collections import deque

from clock.devices.header import Header
from clock.devices.pins import Singing, Speaking
from clock.settings.wiring import BuzzerKind, BuzzerWiring
from clock.signs import Buzz
from clock.troubles import Fault

TAKEN_HZ = 2000
REFUSED_HZ = 400

PATTERNS = {
    Buzz.TAKEN: ((TAKEN_HZ, 40), (None, 0)),
    Buzz.REFUSED: ((REFUSED_HZ, 120), (None, 80), (REFUSED_HZ, 120), (None, 0)),
}
"""What sounds for how many milliseconds, None for silence. A buzzer that is no piezo has one tone only."""


class Buzzer:
    """Sounds what is `asked` for, the newest first; what was asked before it was open is past."""

    faults: tuple[Fault, ...] = ()
    there = True

    def __init__(self, header: Header, pin: int, wiring: BuzzerWiring, asked: deque[Buzz]) -> None:
        """Claim the pin, and be silent. Raises Unusable."""
        made = Singing if wiring.kind is BuzzerKind.PASSIVE else Speaking
        self._pin: Singing | Speaking = made(header, pin, wiring.sounds)
        self._asked = asked
        self._asked.clear()
        self._to_come: deque[tuple[int | None, int]] = deque()
        self._next_ms = header.now_ms()

    def turn(self, now_ms: int) -> int | None:
        """Begin or go on with what sounds. Raises Unusable."""
        if self._asked:
            self._to_come = deque(PATTERNS[self._asked.pop()])
            self._next_ms = now_ms
        while self._to_come and self._next_ms <= now_ms:
            tone_hz, length_ms = self._to_come.popleft()
            self._sound(tone_hz)
            self._next_ms = now_ms + length_ms
        return self._next_ms if self._to_come else None

    def close(self) -> None:
        """Be silent, and let go of the pin."""
        self._pin.close()

    def _sound(self, tone_hz: int | None) -> None:
        if isinstance(self._pin, Singing):
            self._pin.sing(tone_hz)
        else:
            self._pin.turn(on=tone_hz is not None)
