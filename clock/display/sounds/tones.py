"""Notes become samples, by whole numbers alone, so that they come out the same on every machine."""

import math
from collections.abc import Sequence
from typing import Final

from clock.values import Struct

RATE: Final = 16_000
"""Samples a second."""

FULL: Final = 32_767
LOUDEST: Final = 26_000
"""The highest sample of the loudest chime; the rest is room for two chimes at once."""

_ATTACK_MS = 4
_RELEASE_MS = 15
_ENVELOPE = 1 << 20
_LN_2 = 726_817
"""The natural logarithm of 2, in parts of the envelope."""

_SINE_BITS = 12
_SINE = tuple(
    round(FULL * math.sin(2 * math.pi * step / (1 << _SINE_BITS))) for step in range(1 << _SINE_BITS)
)
_TURN_BITS = 32


class Partial(Struct, frozen=True):
    """One sine of a timbre: its pitch and loudness in percent of the note's, and when half of it is gone."""

    pitch: int
    loudness: int
    half_ms: int


Timbre = tuple[Partial, ...]

BELL: Timbre = (
    *(Partial(100, 100, 180), Partial(200, 45, 120), Partial(301, 22, 70), Partial(542, 10, 35)),
    Partial(50, 18, 200),
)
REED: Timbre = (
    *(Partial(100, 100, 4000), Partial(200, 35, 4000), Partial(300, 60, 4000), Partial(500, 30, 4000)),
    Partial(700, 12, 4000),
)
WOOD: Timbre = (Partial(100, 100, 7), Partial(238, 40, 4))


class Note(Struct, frozen=True):
    """A tone that begins `at_ms`: its pitch in thousandths of a hertz, how long, and how loud in percent."""

    at_ms: int
    millihertz: int
    length_ms: int
    timbre: Timbre
    loudness: int = 100

    @property
    def end_ms(self) -> int:
        """Return when it has ended."""
        return self.at_ms + self.length_ms


def samples(notes: Sequence[Note]) -> list[int]:
    """Return the samples of notes together, 16 bits with a sign, the loudest as loud as its note says."""
    mixed = [0] * (RATE * max(note.end_ms for note in notes) // 1000)
    for note in notes:
        first = RATE * note.at_ms // 1000
        for partial in note.timbre:
            for place, sample in enumerate(_sounded(note, partial), start=first):
                mixed[place] += sample
    peak = max(map(abs, mixed))
    loudest = LOUDEST * max(note.loudness for note in notes) // 100
    return [sample * loudest // peak for sample in mixed]


def _sounded(note: Note, partial: Partial) -> list[int]:
    """Return one sine of a note: it begins within milliseconds, fades, and ends without a click."""
    length = RATE * note.length_ms // 1000
    attack, release = RATE * _ATTACK_MS // 1000, RATE * _RELEASE_MS // 1000
    step = note.millihertz * partial.pitch * (1 << _TURN_BITS) // (RATE * 1000 * 100)
    fades = _LN_2 * 1000 // (partial.half_ms * RATE)
    strength, turn, found = _ENVELOPE * note.loudness * partial.loudness // 10_000, 0, []
    for place in range(length):
        edge = min(place, attack) * min(length - place, release)
        sine = _SINE[(turn >> (_TURN_BITS - _SINE_BITS)) % (1 << _SINE_BITS)]
        found.append(sine * strength * edge // (_ENVELOPE * attack * release))
        strength -= strength * fades // _ENVELOPE
        turn += step
    return found
