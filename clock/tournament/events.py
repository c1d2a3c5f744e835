"""What has happened. Events are past tense, hold every outcome of chance, and are never renamed or reused.

`at_ms` is the boot clock of the boot in which it happened. `rules.apply` never refuses an event.
"""

from collections.abc import Mapping

from clock.tournament.state import Exit, Knockout, Positions, Purchase
from clock.tournament.structure import Seat, Stage
from clock.tournament.suggestions import Suggestion
from clock.values import Struct


class PlayerRegistered(Struct, frozen=True):
    """A player was entered, with what the entry costs and brings, and after the draw with a seat."""

    at_ms: int
    player: int
    name: str
    purchase: Purchase
    sub: bool = False
    absent: bool = False
    seat: Seat | None = None


class PlayerUnregistered(Struct, frozen=True):
    """A player was struck from the list: the entry never was. `chips_removed` left play with it."""

    at_ms: int
    player: int
    chips_removed: int


class FieldSet(Struct, frozen=True):
    """Players without names were entered, each with this `purchase`, or were struck from the list.

    Who enters after the draw has one of the `seats`.
    """

    at_ms: int
    entered: tuple[int, ...]
    purchase: Purchase
    struck: tuple[int, ...] = ()
    chips_removed: int = 0
    seats: Mapping[int, Seat] = {}


class SeatsDrawn(Struct, frozen=True):
    """Everyone got a seat; `tables` are the tables in play. `final` says it was the final table's redraw."""

    at_ms: int
    seats: Mapping[int, Seat]
    tables: tuple[int, ...]
    final: bool = False


class Started(Struct, frozen=True):
    """The first deal."""

    at_ms: int


class Paused(Struct, frozen=True):
    """The clock was stopped."""

    at_ms: int


class Resumed(Struct, frozen=True):
    """The clock was let run again."""

    at_ms: int


class ToggleTakenBack(Struct, frozen=True):
    """The last start, pause or resume was as if it had not been made."""

    at_ms: int


class PowerReturned(Struct, frozen=True):
    """The box is back in another boot, `shut_down` on purpose or not; `ran_ms` had run at the last mark."""

    at_ms: int
    ran_ms: int
    shut_down: bool = False


class StageSet(Struct, frozen=True):
    """The night went to a stage with this much left and this much played, by skip, back, level or time."""

    at_ms: int
    stage: int
    left_ms: int
    played_ms: int = 0


class ScheduleChanged(Struct, frozen=True):
    """The stages are now these, the night stands in `stage` with `left_ms` left and `played_ms` played."""

    at_ms: int
    stages: tuple[Stage, ...]
    stage: int
    left_ms: int
    played_ms: int = 0


class Finished(Struct, frozen=True):
    """The night is over."""

    at_ms: int


class WentOut(Struct, frozen=True):
    """Players went out on one hand. `exits` are all the exits of that hand, those of earlier acts included.

    `may_return` are those who may still rebuy or re-enter (E10).
    """

    at_ms: int
    players: tuple[int, ...]
    hand: int
    exits: tuple[Exit, ...]
    knockouts: tuple[Knockout, ...] = ()
    may_return: frozenset[int] = frozenset()


class PutBack(Struct, frozen=True):
    """A player is in again, as if not gone out (O4)."""

    at_ms: int
    player: int
    seat: Seat | None


class KnockoutMended(Struct, frozen=True):
    """Who knocked a player out was put right (O3)."""

    at_ms: int
    player: int
    by: tuple[int, ...]


class BoughtIn(Struct, frozen=True):
    """A player bought a rebuy, an add-on or a re-entry; `seat` is where the player sits afterwards."""

    at_ms: int
    player: int
    purchase: Purchase
    seat: Seat | None


class EnteredLate(Struct, frozen=True):
    """A new player entered after the start; `penalty` chips of the stack go into the first pot (E3)."""

    at_ms: int
    player: int
    name: str
    purchase: Purchase
    seat: Seat
    sub: bool = False
    penalty: int = 0
    uses_rebuy: bool = False


class ReturnDeclined(Struct, frozen=True):
    """A player who is out stays out (E10)."""

    at_ms: int
    player: int


class DebtSettled(Struct, frozen=True):
    """A player paid everything owed."""

    at_ms: int
    player: int


class Renamed(Struct, frozen=True):
    """A player has another name."""

    at_ms: int
    player: int
    name: str


class PlaysAs(Struct, frozen=True):
    """A player plays as a sub, or as a member (L3)."""

    at_ms: int
    player: int
    sub: bool


class WasAbsent(Struct, frozen=True):
    """A registered player has not come and owes the entry."""

    at_ms: int
    player: int


class Arrived(Struct, frozen=True):
    """An absent player came."""

    at_ms: int
    player: int


class WentAway(Struct, frozen=True):
    """A player left the table for a while."""

    at_ms: int
    player: int


class CameBack(Struct, frozen=True):
    """An away player is back."""

    at_ms: int
    player: int


class StackShared(Struct, frozen=True):
    """A forfeited stack was shared out: `share` chips to each of `to`, `to_bank` left play (O5)."""

    at_ms: int
    player: int
    share: int
    to: tuple[int, ...]
    to_bank: int


class BlindsPlaced(Struct, frozen=True):
    """The button and the blinds of a table's hand; `lying` is where the button is seen (B2, B3).

    The hand is `over` where players have gone out on it before it was told (T3).
    """

    at_ms: int
    table: int
    positions: Positions
    lying: int
    over: bool = False


class ButtonSkipped(Struct, frozen=True):
    """The host did not tell the button of a table; the rule's words are shown instead (T3)."""

    at_ms: int
    table: int


class DealTaken(Struct, frozen=True):
    """A player took the deal at a table (B1)."""

    at_ms: int
    table: int
    player: int


class Seated(Struct, frozen=True):
    """Players changed seats; `closed` is a table that broke."""

    at_ms: int
    seats: Mapping[int, Seat]
    closed: int | None = None


class Suggested(Struct, frozen=True):
    """All suggestions due now, in the order they are to be made, and those put aside that still hold."""

    at_ms: int
    suggestions: tuple[Suggestion, ...]
    aside: tuple[Suggestion, ...] = ()


class PutAside(Struct, frozen=True):
    """A suggestion was put aside."""

    at_ms: int
    suggestion: Suggestion


class BroughtBack(Struct, frozen=True):
    """What was put aside is shown again."""

    at_ms: int


class ClockCalled(Struct, frozen=True):
    """The clock was called on a player, or on nobody named (O6)."""

    at_ms: int
    player: int | None
    total_ms: int


class ClockStopped(Struct, frozen=True):
    """The clock on a player was stopped."""

    at_ms: int


class ChipsCounted(Struct, frozen=True):
    """The host counted a stack."""

    at_ms: int
    player: int
    chips: int


class ChipsTaken(Struct, frozen=True):
    """Chips left play (E8)."""

    at_ms: int
    chips: int
    why: str


class Raced(Struct, frozen=True):
    """The odd chips of a table were raced; `won` is new chips a player, `cards` the cards drawn (S9).

    `before` and `after` are the chips in play; `saved` got one chip so that nobody is raced out. `stacks` are
    the counted ones that the race has changed.
    """

    at_ms: int
    table: int
    odd: Mapping[int, int]
    won: Mapping[int, int]
    cards: Mapping[int, tuple[str, ...]]
    before: int
    after: int
    saved: tuple[int, ...] = ()
    stacks: Mapping[int, int] = {}


class PrizeHanded(Struct, frozen=True):
    """A prize was handed over."""

    at_ms: int
    player: int


class Undone(Struct, frozen=True):
    """The last act was taken back."""

    at_ms: int


class Redone(Struct, frozen=True):
    """The act that was taken back is made again; its events follow in the same act."""

    at_ms: int


TimeEvent = (
    Started | Paused | Resumed | ToggleTakenBack | PowerReturned | StageSet | ScheduleChanged | Finished
)
OutEvent = WentOut | PutBack | KnockoutMended | StackShared
_Listed = PlayerRegistered | FieldSet | PlayerUnregistered | EnteredLate | Renamed | PlaysAs
_Here = WasAbsent | Arrived | WentAway | CameBack
EntryEvent = _Listed | _Here
MoneyEvent = BoughtIn | ReturnDeclined | DebtSettled | PrizeHanded
SeatEvent = SeatsDrawn | Seated | Suggested | PutAside | ButtonSkipped | BroughtBack
TableEvent = BlindsPlaced | DealTaken | ClockCalled | ClockStopped | ChipsCounted | ChipsTaken | Raced
Event = TimeEvent | OutEvent | EntryEvent | MoneyEvent | SeatEvent | TableEvent | Undone | Redone
