"""What can be called out in the room: values that are sounded, and that clock/words turns into speech.

An *announcement* has a sound and words; a *signal* has a sound alone. When they are due, `announcing` says.
"""

from dataclasses import dataclass

from clock.tournament.structure import Break, Level, Stage
from clock.tournament.suggestions import BreakTable, FormFinalTable, MovePlayer


@dataclass(frozen=True, slots=True)
class PlayBegins:
    """The first deal, in this level."""

    level: Level


@dataclass(frozen=True, slots=True)
class LevelBegins:
    """Another level is on; its blinds count from the next hand (S3)."""

    level: Level


@dataclass(frozen=True, slots=True)
class MinuteLeft:
    """A minute of the stage is left; `following` comes then, None where the schedule ends."""

    stage: Stage
    following: Stage | None


@dataclass(frozen=True, slots=True)
class BreakBegins:
    """A break has begun: finish the hand, deal no new one (S10)."""

    pause: Break


@dataclass(frozen=True, slots=True)
class BreakOver:
    """A break is over and play goes on in this level."""

    level: Level


@dataclass(frozen=True, slots=True)
class BreakRanOut:
    """A break that the house holds has run out; play waits for the host (S2, S5)."""


@dataclass(frozen=True, slots=True)
class Proposed:
    """Players are to change their seats: one moves, a table breaks, the final table is formed (T7)."""

    suggestion: MovePlayer | BreakTable | FormFinalTable


@dataclass(frozen=True, slots=True)
class Won:
    """The night has its winner."""

    player: int


Announcement = PlayBegins | LevelBegins | MinuteLeft | BreakBegins | BreakOver | BreakRanOut | Proposed | Won


@dataclass(frozen=True, slots=True)
class BustedOut:
    """Somebody went out."""


@dataclass(frozen=True, slots=True)
class PlayerWarned:
    """The clock on a player warns (O6)."""


@dataclass(frozen=True, slots=True)
class PlayerTimeUp:
    """The clock on a player has run out: the hand is dead (O6)."""


Signal = BustedOut | PlayerWarned | PlayerTimeUp
