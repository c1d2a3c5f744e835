"""Why an act is refused: values that clock/words turns into sentences. A refusal changes nothing."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class UnknownPlayer:
    """Nobody has this number tonight."""

    player: int


@dataclass(frozen=True, slots=True)
class NumberTaken:
    """Another player has this number tonight."""

    player: int


@dataclass(frozen=True, slots=True)
class AlreadyOut:
    """The player is out."""

    player: int


@dataclass(frozen=True, slots=True)
class NotOut:
    """The player is not out."""

    player: int


@dataclass(frozen=True, slots=True)
class NamedTwice:
    """A player is named twice in one act."""

    player: int


@dataclass(frozen=True, slots=True)
class KnockedOutSelf:
    """A player cannot knock out himself or somebody of the same act."""

    player: int


@dataclass(frozen=True, slots=True)
class NotPlaying:
    """The one who should have knocked somebody out holds no chips and did not lose them on that hand."""

    player: int


@dataclass(frozen=True, slots=True)
class NeedsStacks:
    """The house places those out on one hand by their stacks, and not all were given (O2)."""

    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NobodyLeft:
    """The act would leave nobody in play."""


@dataclass(frozen=True, slots=True)
class NoHandBefore:
    """No bust-out came before, so there is no hand to be the same."""


@dataclass(frozen=True, slots=True)
class NotStarted:
    """The night has not begun."""


@dataclass(frozen=True, slots=True)
class AlreadyStarted:
    """The night has begun."""


@dataclass(frozen=True, slots=True)
class NightOver:
    """The night is over."""


@dataclass(frozen=True, slots=True)
class TooFewPlayers:
    """A night needs two players."""


@dataclass(frozen=True, slots=True)
class AlreadyRunning:
    """The clock runs."""


@dataclass(frozen=True, slots=True)
class AlreadyStanding:
    """The clock stands."""


@dataclass(frozen=True, slots=True)
class NothingToTakeBack:
    """No start, pause or resume can be taken back."""


@dataclass(frozen=True, slots=True)
class LastLevel:
    """There is no stage after this one."""


@dataclass(frozen=True, slots=True)
class NoSuchLevel:
    """The schedule has no level of this number; `levels` is the last one."""

    level: int
    levels: int


@dataclass(frozen=True, slots=True)
class LevelIsOver:
    """The level has been played."""

    level: int


@dataclass(frozen=True, slots=True)
class BreakWithin:
    """The level has a break within it, after so much of its play, and must be longer than that."""

    level: int
    after_ms: int


@dataclass(frozen=True, slots=True)
class HaveNames:
    """More players have a name than are to play: they are struck one by one."""


@dataclass(frozen=True, slots=True)
class BadAmount:
    """The number is not one that can be; `least` is the smallest possible."""

    amount: int
    least: int


@dataclass(frozen=True, slots=True)
class InBreak:
    """A break is on."""


@dataclass(frozen=True, slots=True)
class BreakFollows:
    """A break follows this level anyway."""


@dataclass(frozen=True, slots=True)
class HasPlayed:
    """A player who has played cannot be struck from the list."""

    player: int


@dataclass(frozen=True, slots=True)
class NotSold:
    """The house does not sell this: `what` is a state.Bought value's word."""

    what: str


@dataclass(frozen=True, slots=True)
class WindowShut:
    """The time to buy this is over since level `level` began."""

    what: str
    level: int


@dataclass(frozen=True, slots=True)
class AskIfBefore:
    """The window shut a moment ago: did the hand begin before level `level`? (E2)."""

    level: int


@dataclass(frozen=True, slots=True)
class LimitReached:
    """The player has bought as many as the house allows."""

    player: int
    what: str
    limit: int


@dataclass(frozen=True, slots=True)
class OnlyInBreak:
    """This is sold in a break only."""

    what: str


@dataclass(frozen=True, slots=True)
class NoReturnOpen:
    """The player has no rebuy or re-entry to say no to."""

    player: int


@dataclass(frozen=True, slots=True)
class OutForGood:
    """The player has said no to coming back, or was taken out of play (E10)."""

    player: int


@dataclass(frozen=True, slots=True)
class NothingOwed:
    """The player owes nothing."""

    player: int


@dataclass(frozen=True, slots=True)
class NotAbsent:
    """The player is not absent."""

    player: int


@dataclass(frozen=True, slots=True)
class NotAway:
    """The player is not away."""

    player: int


@dataclass(frozen=True, slots=True)
class AlreadyMarked:
    """The player is absent or away already."""

    player: int


@dataclass(frozen=True, slots=True)
class AlreadyPlaysAs:
    """The player is a sub, or a member, already (L3)."""

    player: int
    sub: bool


@dataclass(frozen=True, slots=True)
class NoSuchTable:
    """The table is not in play."""

    table: int


@dataclass(frozen=True, slots=True)
class NoSuchSeat:
    """The table has no seat of this number."""

    table: int
    seat: int


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """Somebody sits there."""

    table: int
    seat: int
    player: int


@dataclass(frozen=True, slots=True)
class NoSeatsYet:
    """The seats are not drawn."""


@dataclass(frozen=True, slots=True)
class SeatsStand:
    """Seats cannot be drawn again while the night is on."""


@dataclass(frozen=True, slots=True)
class ButtonUnknown:
    """The button of the table was not told yet."""

    table: int


@dataclass(frozen=True, slots=True)
class NotAtTable:
    """The player does not sit at this table."""

    player: int
    table: int


@dataclass(frozen=True, slots=True)
class NoDealer:
    """In this house nobody deals for a whole level."""


@dataclass(frozen=True, slots=True)
class NoSuggestion:
    """Nothing is suggested."""


@dataclass(frozen=True, slots=True)
class NobodyNamed:
    """The suggested move names no player, because the button was not told."""


@dataclass(frozen=True, slots=True)
class NoChipUp:
    """No denomination leaves now."""


@dataclass(frozen=True, slots=True)
class NoPrize:
    """The player has won no prize."""

    player: int


@dataclass(frozen=True, slots=True)
class PrizeIsHanded:
    """The prize was handed over."""

    player: int


@dataclass(frozen=True, slots=True)
class BadName:
    """The name is empty, of more letters than the longest, or cannot be shown."""

    longest: int


@dataclass(frozen=True, slots=True)
class NothingToUndo:
    """There is no act to take back."""


@dataclass(frozen=True, slots=True)
class NothingToRedo:
    """There is no act to make again."""


@dataclass(frozen=True, slots=True)
class StacksForAll:
    """A deal needs the stack of each of the `left` players left, and some chips among them (P4)."""

    left: int


@dataclass(frozen=True, slots=True)
class TooManyForDeal:
    """A deal is worked out for at most `most` players (P4)."""

    most: int


_Out = AlreadyOut | NotOut | NamedTwice | KnockedOutSelf | NotPlaying | NeedsStacks | NobodyLeft
_Sales = NotSold | WindowShut | AskIfBefore | LimitReached | OnlyInBreak | NoReturnOpen | OutForGood
_Money = NothingOwed | NoPrize | PrizeIsHanded | StacksForAll | TooManyForDeal
_Seats = NoSuchTable | NoSuchSeat | SeatTaken | NoSeatsYet | SeatsStand | NotAtTable
_Tables = ButtonUnknown | NoDealer | NoSuggestion | NobodyNamed | NoChipUp
_Clock = NotStarted | AlreadyStarted | NightOver | TooFewPlayers | AlreadyRunning | AlreadyStanding
_Schedule = NothingToTakeBack | LastLevel | NoSuchLevel | LevelIsOver | BreakWithin | InBreak | BreakFollows
_Standing = HaveNames | HasPlayed | NotAbsent | NotAway | AlreadyMarked | AlreadyPlaysAs | BadName

AboutGoingOut = UnknownPlayer | NumberTaken | NoHandBefore | _Out
AboutBuying = _Sales | _Money
AboutSeats = _Seats | _Tables
AboutNight = _Clock | _Schedule | _Standing | BadAmount | NothingToUndo | NothingToRedo
Reason = AboutGoingOut | AboutBuying | AboutSeats | AboutNight


class Refused(Exception):  # noqa: N818  a refusal is no error: the rules work
    """An act cannot be done; `reason` says why, and nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason
