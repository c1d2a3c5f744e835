"""What is heard of the box: its sound card plays into a file."""

import math
import struct
from pathlib import Path

_RATE = 44_100
_HEAD = 44  # bytes before the samples of a wave file
_FRAME = 4  # bytes: two channels of sixteen bits
_WINDOW = _RATE // 20
_SILENT = 60  # of 32767


def card(file: Path) -> tuple[str, ...]:
    """Return what a machine must be switched on with to have a sound card that plays into a file."""
    return (
        *("-audiodev", f"wav,id=card,path={file},out.frequency={_RATE}"),
        *("-device", "intel-hda", "-device", "hda-output,audiodev=card"),
    )


class Ears:
    """Hears what is played from one moment to the next."""

    def __init__(self, file: Path) -> None:
        """Listen to a file."""
        self._file = file
        self._heard = 0
        self.forget()

    def forget(self) -> None:
        """Take no notice of what was played so far."""
        self._heard = self._size()

    def _size(self) -> int:
        return self._file.stat().st_size // _FRAME * _FRAME if self._file.exists() else _HEAD

    def heard(self) -> tuple[int, ...]:
        """Return the samples of the left channel that were played since."""
        with self._file.open("rb") as played:
            played.seek(max(self._heard, _HEAD))
            raw = played.read()
        return tuple(left for left, _ in struct.iter_unpack("<hh", raw[: len(raw) // _FRAME * _FRAME]))

    def is_silent(self) -> bool:
        """Say whether nothing was to be heard since."""
        return all(abs(sample) < _SILENT for sample in self.heard())

    def hears(self, hertz: float, beside: float) -> bool:
        """Say whether a tone was played since, and at its moment far louder than another."""
        samples = self.heard()
        pieces = (samples[at : at + _WINDOW] for at in range(0, len(samples) - _WINDOW, _WINDOW))
        return any(
            max(piece) > 10 * _SILENT and _strength(piece, hertz) > 10 * _strength(piece, beside)
            for piece in pieces
        )


def _strength(samples: tuple[int, ...], hertz: float) -> float:
    """Return how much of a pure tone is in the samples, as energy."""
    turn = 2 * math.pi * hertz / _RATE
    along = sum(sample * math.cos(turn * at) for at, sample in enumerate(samples))
    across = sum(sample * math.sin(turn * at) for at, sample in enumerate(samples))
    return along * along + across * across
