"""What can be asked of a tournament. Commands are imperative; `rules.decide` answers with events or refuses.

Players are named by number, tables and seats by number. Times are milliseconds, chips whole chips.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from clock.tournament.structure import Stage


@dataclass(frozen=True, slots=True)
class Register:
    """Enter a player before the start, under the next free number or the one given.

    Without a name the number is the name.
    """

    name: str | None = None
    sub: bool = False
    absent: bool = False
    number: int | None = None


@dataclass(frozen=True, slots=True)
class SetField:
    """Let so many players be entered in all before the start; those with a name stay.

    More are entered under the next free numbers, those up to `listed` left to the names on the list that have
    them; or of those without a name the last ones are struck.
    """

    players: int
    listed: int = 0


@dataclass(frozen=True, slots=True)
class Unregister:
    """Strike a player from the list: an entry that never was (E4)."""

    player: int


@dataclass(frozen=True, slots=True)
class DrawSeats:
    """Draw everyone's seat (T1)."""


@dataclass(frozen=True, slots=True)
class Start:
    """Begin the night at the first deal. Seats are drawn if none are."""


@dataclass(frozen=True, slots=True)
class Pause:
    """Stop the clock."""


@dataclass(frozen=True, slots=True)
class Resume:
    """Let the clock run again, also after a wait."""


@dataclass(frozen=True, slots=True)
class TakeBackToggle:
    """Take the last start, pause or resume back as if it had not been made."""


@dataclass(frozen=True, slots=True)
class Skip:
    """End this level or break."""


@dataclass(frozen=True, slots=True)
class Back:
    """Play this stage from its start, or the one before when it has just begun."""


@dataclass(frozen=True, slots=True)
class GoToLevel:
    """Go to a level, whole."""

    level: int


@dataclass(frozen=True, slots=True)
class SetLength:
    """Give a level another length; what is played of it stays played."""

    level: int
    duration_ms: int


@dataclass(frozen=True, slots=True)
class Replan:
    """Take the levels and breaks still to come from a changed house file."""

    stages: tuple[Stage, ...]


@dataclass(frozen=True, slots=True)
class AddTime:
    """Give the stage more time, or with a negative value less."""

    delta_ms: int


@dataclass(frozen=True, slots=True)
class CallBreak:
    """Call a break, at once or at the level's end (S10). None is the house's break length."""

    duration_ms: int | None = None
    now: bool = False


@dataclass(frozen=True, slots=True)
class Finish:
    """End the night by hand."""


@dataclass(frozen=True, slots=True)
class BustOut:
    """Players go out on one hand (O1 to O3).

    `chips` are the stacks at the start of that hand; or `order` gives who had more, best first, players who
    had equally many in one group. `same` says it was also the hand of the bust-out before; `order` then
    names that hand's players too. `by` is who knocked them out.
    """

    players: tuple[int, ...]
    by: tuple[int, ...] = ()
    chips: Mapping[int, int] = field(default_factory=dict)
    order: tuple[tuple[int, ...], ...] = ()
    same: bool = False


@dataclass(frozen=True, slots=True)
class PutBackIn:
    """A player was not out after all (O4)."""

    player: int


@dataclass(frozen=True, slots=True)
class MendKnockout:
    """Put right who knocked a player out (O3)."""

    player: int
    by: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RemovePlayer:
    """Take a player out by choice or by ruling, without a knockout; the chips leave play (O7)."""

    player: int
    why: str
    chips: int | None = None


@dataclass(frozen=True, slots=True)
class Rebuy:
    """A player buys a new stack (E2). `before` says that the hand began before the window shut."""

    player: int
    before: bool = False


@dataclass(frozen=True, slots=True)
class DeclineReturn:
    """A player who is out will not rebuy or re-enter (E10)."""

    player: int


@dataclass(frozen=True, slots=True)
class BuyAddOn:
    """A player buys an add-on (E7)."""

    player: int


@dataclass(frozen=True, slots=True)
class ReEnter:
    """A player who is out enters again (E6)."""

    player: int


@dataclass(frozen=True, slots=True)
class EnterLate:
    """A new player enters after the start, under the next free number or the one given (E3)."""

    name: str | None = None
    sub: bool = False
    number: int | None = None


@dataclass(frozen=True, slots=True)
class SettleDebt:
    """A player pays everything owed."""

    player: int


@dataclass(frozen=True, slots=True)
class Rename:
    """A player's name is put right."""

    player: int
    name: str


@dataclass(frozen=True, slots=True)
class PlayAs:
    """A player of the league plays tonight as a sub, or as a member after all (L3)."""

    player: int
    sub: bool


@dataclass(frozen=True, slots=True)
class MarkAbsent:
    """A registered player has not come (E4)."""

    player: int


@dataclass(frozen=True, slots=True)
class MarkArrived:
    """An absent player is here."""

    player: int


@dataclass(frozen=True, slots=True)
class MarkAway:
    """A player has left the table for a while (O5)."""

    player: int


@dataclass(frozen=True, slots=True)
class MarkReturned:
    """An away player is back."""

    player: int


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A player's stack, counted by the host, is shared out at the table (O5)."""

    player: int
    chips: int


@dataclass(frozen=True, slots=True)
class TellButton:
    """The button's seat in the hand played now or just finished."""

    table: int
    seat: int


@dataclass(frozen=True, slots=True)
class NextHand:
    """The next hand at a table: the button and the blinds move (B2 to B4)."""

    table: int


@dataclass(frozen=True, slots=True)
class SetDealer:
    """A player takes the deal at a table (B1)."""

    table: int
    player: int


@dataclass(frozen=True, slots=True)
class Accept:
    """Carry out the first suggestion. `chips` are stacks the host counted, for those taken out of play."""

    chips: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Decline:
    """Put the first suggestion aside."""


@dataclass(frozen=True, slots=True)
class BringBack:
    """Show what was put aside again."""


@dataclass(frozen=True, slots=True)
class Move:
    """Move a player to a seat, by the host's own word."""

    player: int
    table: int
    seat: int


@dataclass(frozen=True, slots=True)
class CallClock:
    """Call the clock on a player, or on nobody named (O6); again on the same one stops it."""

    player: int | None = None


@dataclass(frozen=True, slots=True)
class CountChips:
    """The host counted a player's stack."""

    player: int
    chips: int


@dataclass(frozen=True, slots=True)
class TakeChips:
    """Chips leave play (E8)."""

    chips: int
    why: str


@dataclass(frozen=True, slots=True)
class Race:
    """Race the odd chips of the leaving denomination at a table (S9). `odd` is odd chips a player."""

    table: int
    odd: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class HandPrize:
    """A player's prize was handed over (E9)."""

    player: int


@dataclass(frozen=True, slots=True)
class Undo:
    """Take the last act back."""


@dataclass(frozen=True, slots=True)
class Redo:
    """Make the act that was taken back again."""


TimeCommand = Start | Pause | Resume | TakeBackToggle | Skip | Back | GoToLevel | AddTime | Finish
ScheduleCommand = SetLength | Replan | CallBreak
OutCommand = BustOut | PutBackIn | MendKnockout | RemovePlayer | Forfeit
EntryCommand = (
    Register
    | SetField
    | Unregister
    | EnterLate
    | Rename
    | PlayAs
    | MarkAbsent
    | MarkArrived
    | MarkAway
    | MarkReturned
)
MoneyCommand = Rebuy | DeclineReturn | BuyAddOn | ReEnter | SettleDebt | HandPrize
SeatCommand = DrawSeats | Accept | Decline | BringBack | Move
TableCommand = TellButton | NextHand | SetDealer | CallClock | CountChips | TakeChips | Race
Decided = (
    TimeCommand | ScheduleCommand | OutCommand | EntryCommand | MoneyCommand | SeatCommand | TableCommand
)
"""Acts that the rules of the table decide; those of the history, Undo and Redo, are made of them."""

Command = Decided | Undo | Redo

NotUndoable = Start | Pause | Resume | TakeBackToggle | Decline | BringBack | CallClock | Undo | Redo
"""Acts that Undo passes over; all others, on players, seats, money, chips, level and time, it takes back."""
