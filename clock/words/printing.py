"""What the tables say that the command line prints before a night: the schedule and the prizes."""

from collections.abc import Sequence
from enum import Enum, auto
from typing import Protocol

from clock.tournament.chips import Bring
from clock.tournament.structure import Level


class Printed(Enum):
    """Headings and notes of a table."""

    START = auto()
    BLINDS = auto()
    ANTE = auto()
    LENGTH = auto()
    END = auto()
    HELD = auto()
    GOES_ON = auto()
    POOL = auto()
    PAID_OUT = auto()
    LEAGUE = auto()
    CAUSE = auto()


class Printing(Protocol):
    """Tables for a terminal."""

    def word(self, which: Printed) -> str:
        """Return a heading or a note."""
        ...

    def headed(self, title: str, players: int) -> str:
        """Return the line above a table: the house, and for how many players, if that is known."""
        ...

    def ante(self, level: Level) -> str:
        """Return an ante with who posts it; empty without one (S6)."""
        ...

    def length(self, duration_ms: int) -> str:
        """Return a length of time in short."""
        ...

    def leave(self, values: Sequence[int], brought: Sequence[Bring]) -> str:
        """Return which chips leave at a break, and what the bank brings for them (S7, S8)."""
        ...

    def warning(self, what: str) -> str:
        """Return a sentence marked as a warning."""
        ...
