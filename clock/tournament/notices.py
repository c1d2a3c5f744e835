"""What the room or the host should know just now: values that clock/words turns into sentences."""

from clock.tournament.structure import Chip, Level
from clock.values import Struct


class NewLevel(Struct, frozen=True):
    """A level has just begun; its blinds count from the next hand (S3)."""

    level: Level


class LastLevelOver(Struct, frozen=True):
    """The schedule is over; the blinds stay (S4)."""


class BreakAtLevelEnd(Struct, frozen=True):
    """A break follows this level soon: finish the hand, deal no new one (S10)."""


class FinishTheHand(Struct, frozen=True):
    """A break was called or has begun: finish the hand, deal no new one (S10)."""


class OneFromTheMoney(Struct, frozen=True):
    """One more out and everyone left is paid; `hand_for_hand` where more than one table plays (O8)."""

    paid: int
    hand_for_hand: bool


class InTheMoney(Struct, frozen=True):
    """Everyone left is paid."""

    paid: int


class TableStops(Struct, frozen=True):
    """A table has so many players fewer than the largest that it plays no hand until it is filled (T2)."""

    table: int
    players: int
    largest: int


class MayReturn(Struct, frozen=True):
    """Players who are out and may still rebuy or re-enter (E10)."""

    players: tuple[int, ...]


class BeyondBands(Struct, frozen=True):
    """The prize table ends at `last` players; its last band is used (P1)."""

    players: int
    last: int


class CaseLacks(Struct, frozen=True):
    """The case holds too few of a chip for the change in this break (S8)."""

    chip: Chip
    needed: int
    lacking: int


class LatePenalty(Struct, frozen=True):
    """A late player puts this many chips into the first pot (E3)."""

    player: int
    chips: int


class SharedOut(Struct, frozen=True):
    """A forfeited stack was shared out: `share` to each of `players` others, `to_bank` left play (O5)."""

    player: int
    share: int
    players: int
    to_bank: int


class RaceResult(Struct, frozen=True):
    """A table's race: who won a new chip, the cards dealt, and the chips in play before and after (S9)."""

    table: int
    won: tuple[int, ...]
    saved: tuple[int, ...]
    before: int
    after: int


Notice = (
    NewLevel
    | LastLevelOver
    | BreakAtLevelEnd
    | FinishTheHand
    | OneFromTheMoney
    | InTheMoney
    | TableStops
    | MayReturn
    | BeyondBands
    | CaseLacks
    | LatePenalty
    | SharedOut
    | RaceResult
)
