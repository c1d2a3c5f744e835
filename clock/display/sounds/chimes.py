"""The short sounds, each for something else."""

from enum import Enum
from pathlib import Path


class Chime(Enum):
    """A short sound; its value is the name of its file."""

    KEY = "key"
    REFUSED = "refused"
    START = "start"
    MINUTE = "minute"
    LEVEL = "level"
    BREAK = "break"
    BREAK_OVER = "break-over"
    MOVE = "move"
    OUT = "out"
    WARNED = "warned"
    TIME_UP = "time-up"
    WON = "won"

    @property
    def file(self) -> Path:
        """Return the file it is kept in."""
        return Path(__file__).parent / f"{self.value}.wav"
