"""What can be called out in the room: values that are sounded, and that clock/words turns into speech.

An *announcement* has a sound and words; a *signal* has a sound alone. When they are due, `announcing` says.
"""

from clock.tournament.structure import Break, Level, Stage
from clock.tournament.suggestions import BreakTable, FormFinalTable, MovePlayer
from clock.values import Struct


class PlayBegins(Struct, frozen=True):
    """The first deal, in this level."""

    level: Level


class LevelBegins(Struct, frozen=True):
    """Another level is on; its blinds count from the next hand (S3)."""

    level: Level


class MinuteLeft(Struct, frozen=True):
    """A minute of the stage is left; `following` comes then, None where the schedule ends."""

    stage: Stage
    following: Stage | None


class BreakBegins(Struct, frozen=True):
    """A break has begun: finish the hand, deal no new one (S10)."""

    pause: Break


class BreakOver(Struct, frozen=True):
    """A break is over and play goes on in this level."""

    level: Level


class BreakRanOut(Struct, frozen=True):
    """A break that the house holds has run out; play waits for the host (S2, S5)."""


class Proposed(Struct, frozen=True):
    """Players are to change their seats: one moves, a table breaks, the final table is formed (T7)."""

    suggestion: MovePlayer | BreakTable | FormFinalTable


class Won(Struct, frozen=True):
    """The night has its winner."""

    player: int


Announcement = PlayBegins | LevelBegins | MinuteLeft | BreakBegins | BreakOver | BreakRanOut | Proposed | Won


class BustedOut(Struct, frozen=True):
    """Somebody went out."""


class PlayerWarned(Struct, frozen=True):
    """The clock on a player warns (O6)."""


class PlayerTimeUp(Struct, frozen=True):
    """The clock on a player has run out: the hand is dead (O6)."""


Signal = BustedOut | PlayerWarned | PlayerTimeUp
