"""What can be asked of a tournament. Commands are imperative; `rules.decide` answers with events or refuses.

Players are named by number, tables and seats by number. Times are milliseconds, chips whole chips.
"""

from collections.abc import Mapping

from clock.tournament.structure import Stage
from clock.values import Struct, field


class Register(Struct, frozen=True):
    """Enter a player before the start, under the next free number or the one given.

    Without a name the number is the name.
    """

    name: str | None = None
    sub: bool = False
    absent: bool = False
    number: int | None = None


class SetField(Struct, frozen=True):
    """Let so many players be entered in all before the start; those with a name stay.

    More are entered under the next free numbers, those up to `listed` left to the names on the list that have
    them; or of those without a name the last ones are struck.
    """

    players: int
    listed: int = 0


class Unregister(Struct, frozen=True):
    """Strike a player from the list: an entry that never was (E4)."""

    player: int


class DrawSeats(Struct, frozen=True):
    """Draw everyone's seat (T1)."""


class Start(Struct, frozen=True):
    """Begin the night at the first deal. Seats are drawn if none are."""


class Pause(Struct, frozen=True):
    """Stop the clock."""


class Resume(Struct, frozen=True):
    """Let the clock run again, also after a wait."""


class TakeBackToggle(Struct, frozen=True):
    """Take the last start, pause or resume back as if it had not been made."""


class Skip(Struct, frozen=True):
    """End this level or break."""


class Back(Struct, frozen=True):
    """Play this stage from its start, or the one before when it has just begun."""


class GoToLevel(Struct, frozen=True):
    """Go to a level, whole."""

    level: int


class SetLength(Struct, frozen=True):
    """Give a level another length; what is played of it stays played."""

    level: int
    duration_ms: int


class Replan(Struct, frozen=True):
    """Take the levels and breaks still to come from a changed house file."""

    stages: tuple[Stage, ...]


class AddTime(Struct, frozen=True):
    """Give the stage more time, or with a negative value less."""

    delta_ms: int


class CallBreak(Struct, frozen=True):
    """Call a break, at once or at the level's end (S10). None is the house's break length."""

    duration_ms: int | None = None
    now: bool = False


class Finish(Struct, frozen=True):
    """End the night by hand."""


class BustOut(Struct, frozen=True):
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


class PutBackIn(Struct, frozen=True):
    """A player was not out after all (O4)."""

    player: int


class MendKnockout(Struct, frozen=True):
    """Put right who knocked a player out (O3)."""

    player: int
    by: tuple[int, ...]


class RemovePlayer(Struct, frozen=True):
    """Take a player out by choice or by ruling, without a knockout; the chips leave play (O7)."""

    player: int
    why: str
    chips: int | None = None


class Rebuy(Struct, frozen=True):
    """A player buys a new stack (E2). `before` says that the hand began before the window shut."""

    player: int
    before: bool = False


class DeclineReturn(Struct, frozen=True):
    """A player who is out will not rebuy or re-enter (E10)."""

    player: int


class BuyAddOn(Struct, frozen=True):
    """A player buys an add-on (E7)."""

    player: int


class ReEnter(Struct, frozen=True):
    """A player who is out enters again (E6)."""

    player: int


class EnterLate(Struct, frozen=True):
    """A new player enters after the start, under the number given or the next free one (E3).

    The next one leaves those up to `listed` to the names on the list that have them.
    """

    name: str | None = None
    sub: bool = False
    number: int | None = None
    listed: int = 0


class SettleDebt(Struct, frozen=True):
    """A player pays everything owed."""

    player: int


class Rename(Struct, frozen=True):
    """A player's name is put right."""

    player: int
    name: str


class PlayAs(Struct, frozen=True):
    """A player of the league plays tonight as a sub, or as a member after all (L3)."""

    player: int
    sub: bool


class MarkAbsent(Struct, frozen=True):
    """A registered player has not come (E4)."""

    player: int


class MarkArrived(Struct, frozen=True):
    """An absent player is here."""

    player: int


class MarkAway(Struct, frozen=True):
    """A player has left the table for a while (O5)."""

    player: int


class MarkReturned(Struct, frozen=True):
    """An away player is back."""

    player: int


class Forfeit(Struct, frozen=True):
    """A player's stack, counted by the host, is shared out at the table (O5)."""

    player: int
    chips: int


class TellButton(Struct, frozen=True):
    """The button's seat in the hand played now or just finished."""

    table: int
    seat: int


class NextHand(Struct, frozen=True):
    """The next hand at a table: the button and the blinds move (B2 to B4)."""

    table: int


class SetDealer(Struct, frozen=True):
    """A player takes the deal at a table (B1)."""

    table: int
    player: int


class Accept(Struct, frozen=True):
    """Carry out the first suggestion. `chips` are stacks the host counted, for those taken out of play."""

    chips: Mapping[int, int] = field(default_factory=dict)


class Decline(Struct, frozen=True):
    """Put the first suggestion aside."""


class BringBack(Struct, frozen=True):
    """Show what was put aside again."""


class Move(Struct, frozen=True):
    """Move a player to a seat, by the host's own word."""

    player: int
    table: int
    seat: int


class CallClock(Struct, frozen=True):
    """Call the clock on a player, or on nobody named (O6); again on the same one stops it."""

    player: int | None = None


class CountChips(Struct, frozen=True):
    """The host counted a player's stack."""

    player: int
    chips: int


class TakeChips(Struct, frozen=True):
    """Chips leave play (E8)."""

    chips: int
    why: str


class Race(Struct, frozen=True):
    """Race the odd chips of the leaving denomination at a table (S9). `odd` is odd chips a player."""

    table: int
    odd: Mapping[int, int]


class HandPrize(Struct, frozen=True):
    """A player's prize was handed over (E9)."""

    player: int


class Undo(Struct, frozen=True):
    """Take the last act back."""


class Redo(Struct, frozen=True):
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
