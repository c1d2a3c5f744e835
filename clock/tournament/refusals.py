"""Why an act is refused: values that clock/words turns into sentences. A refusal changes nothing."""

from clock.values import Struct


class UnknownPlayer(Struct, frozen=True):
    """Nobody has this number tonight."""

    player: int


class NumberTaken(Struct, frozen=True):
    """Another player has this number tonight."""

    player: int


class AlreadyOut(Struct, frozen=True):
    """The player is out."""

    player: int


class NotOut(Struct, frozen=True):
    """The player is not out."""

    player: int


class NamedTwice(Struct, frozen=True):
    """A player is named twice in one act."""

    player: int


class KnockedOutSelf(Struct, frozen=True):
    """A player cannot knock out himself or somebody of the same act."""

    player: int


class NotPlaying(Struct, frozen=True):
    """The one who should have knocked somebody out holds no chips and did not lose them on that hand."""

    player: int


class NeedsStacks(Struct, frozen=True):
    """The house places those out on one hand by their stacks, and not all were given (O2)."""

    players: tuple[int, ...]


class NobodyLeft(Struct, frozen=True):
    """The act would leave nobody in play."""


class NoHandBefore(Struct, frozen=True):
    """No bust-out came before, so there is no hand to be the same."""


class NotStarted(Struct, frozen=True):
    """The night has not begun."""


class AlreadyStarted(Struct, frozen=True):
    """The night has begun."""


class NightOver(Struct, frozen=True):
    """The night is over."""


class TooFewPlayers(Struct, frozen=True):
    """A night needs two players."""


class AlreadyRunning(Struct, frozen=True):
    """The clock runs."""


class AlreadyStanding(Struct, frozen=True):
    """The clock stands."""


class NothingToTakeBack(Struct, frozen=True):
    """No start, pause or resume can be taken back."""


class LastLevel(Struct, frozen=True):
    """There is no stage after this one."""


class NoSuchLevel(Struct, frozen=True):
    """The schedule has no level of this number; `levels` is the last one."""

    level: int
    levels: int


class LevelIsOver(Struct, frozen=True):
    """The level has been played."""

    level: int


class BreakWithin(Struct, frozen=True):
    """The level has a break within it, after so much of its play, and must be longer than that."""

    level: int
    after_ms: int


class HaveNames(Struct, frozen=True):
    """More players have a name than are to play: they are struck one by one."""


class BadAmount(Struct, frozen=True):
    """The number is not one that can be; `least` is the smallest possible."""

    amount: int
    least: int


class TooLong(Struct, frozen=True):
    """A level, a break or a change of time is longer than a day."""


class TooManyChips(Struct, frozen=True):
    """So many chips are not in play, or none would be left."""


class InBreak(Struct, frozen=True):
    """A break is on."""


class BreakFollows(Struct, frozen=True):
    """A break follows this level anyway."""


class HasPlayed(Struct, frozen=True):
    """A player who has played cannot be struck from the list."""

    player: int


class NotSold(Struct, frozen=True):
    """The house does not sell this: `what` is a state.Bought value's word."""

    what: str


class WindowShut(Struct, frozen=True):
    """The time to buy this is over since level `level` began."""

    what: str
    level: int


class AskIfBefore(Struct, frozen=True):
    """The window shut a moment ago: did the hand begin before level `level`? (E2)."""

    level: int


class LimitReached(Struct, frozen=True):
    """The player has bought as many as the house allows."""

    player: int
    what: str
    limit: int


class OnlyInBreak(Struct, frozen=True):
    """This is sold in a break only."""

    what: str


class NoReturnOpen(Struct, frozen=True):
    """The player has no rebuy or re-entry to say no to."""

    player: int


class OutForGood(Struct, frozen=True):
    """The player has said no to coming back, or was taken out of play (E10)."""

    player: int


class NothingOwed(Struct, frozen=True):
    """The player owes nothing."""

    player: int


class NotAbsent(Struct, frozen=True):
    """The player is not absent."""

    player: int


class NotAway(Struct, frozen=True):
    """The player is not away."""

    player: int


class AlreadyMarked(Struct, frozen=True):
    """The player is absent or away already."""

    player: int


class AlreadyPlaysAs(Struct, frozen=True):
    """The player is a sub, or a member, already (L3)."""

    player: int
    sub: bool


class NoSuchTable(Struct, frozen=True):
    """The table is not in play."""

    table: int


class NoSuchSeat(Struct, frozen=True):
    """The table has no seat of this number."""

    table: int
    seat: int


class SeatTaken(Struct, frozen=True):
    """Somebody sits there, or may still come back to that seat (E10)."""

    table: int
    seat: int
    player: int


class NoSeatsYet(Struct, frozen=True):
    """The seats are not drawn."""


class SeatsStand(Struct, frozen=True):
    """Seats cannot be drawn again while the night is on."""


class ButtonUnknown(Struct, frozen=True):
    """The button of the table was not told yet."""

    table: int


class NotAtTable(Struct, frozen=True):
    """The player does not sit at this table."""

    player: int
    table: int


class NoDealer(Struct, frozen=True):
    """In this house nobody deals for a whole level."""


class NoSuggestion(Struct, frozen=True):
    """Nothing is suggested."""


class NobodyNamed(Struct, frozen=True):
    """The suggested move names no player, because the button was not told."""


class NoChipUp(Struct, frozen=True):
    """No denomination leaves now."""


class NoPrize(Struct, frozen=True):
    """The player has won no prize."""

    player: int


class PlaceIsOpen(Struct, frozen=True):
    """The player's place, and so the prize, is open while these others may still come back in (E10)."""

    player: int
    returning: tuple[int, ...]


class PrizeIsHanded(Struct, frozen=True):
    """The prize was handed over."""

    player: int


class BadName(Struct, frozen=True):
    """The name is empty, of more letters than the longest, or cannot be shown."""

    longest: int


class NothingToUndo(Struct, frozen=True):
    """There is no act to take back."""


class NothingToRedo(Struct, frozen=True):
    """There is no act to make again."""


class StacksForAll(Struct, frozen=True):
    """A deal needs the stack of each of the `left` players left, and some chips among them (P4)."""

    left: int


class TooManyForDeal(Struct, frozen=True):
    """A deal is worked out for at most `most` players (P4)."""

    most: int


_Out = AlreadyOut | NotOut | NamedTwice | KnockedOutSelf | NotPlaying | NeedsStacks | NobodyLeft
_Sales = NotSold | WindowShut | AskIfBefore | LimitReached | OnlyInBreak | NoReturnOpen | OutForGood
_Money = NothingOwed | NoPrize | PlaceIsOpen | PrizeIsHanded | StacksForAll | TooManyForDeal
_Seats = NoSuchTable | NoSuchSeat | SeatTaken | NoSeatsYet | SeatsStand | NotAtTable
_Tables = ButtonUnknown | NoDealer | NoSuggestion | NobodyNamed | NoChipUp
_Clock = NotStarted | AlreadyStarted | NightOver | TooFewPlayers | AlreadyRunning | AlreadyStanding
_Schedule = NothingToTakeBack | LastLevel | NoSuchLevel | LevelIsOver | BreakWithin | InBreak | BreakFollows
_Standing = HaveNames | HasPlayed | NotAbsent | NotAway | AlreadyMarked | AlreadyPlaysAs | BadName
_Numbers = BadAmount | TooLong | TooManyChips

AboutGoingOut = UnknownPlayer | NumberTaken | NoHandBefore | _Out
AboutBuying = _Sales | _Money
AboutSeats = _Seats | _Tables
AboutNight = _Clock | _Schedule | _Standing | _Numbers | NothingToUndo | NothingToRedo
Reason = AboutGoingOut | AboutBuying | AboutSeats | AboutNight


class Refused(Exception):  # noqa: N818  a refusal is no error: the rules work
    """An act cannot be done; `reason` says why, and nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason
