"""What the scenes ask and say besides the values of the rules: questions, titles, answers to choose from."""

from collections.abc import Sequence
from enum import Enum, auto
from typing import Protocol

from clock.tournament.commands import Rebuy, ReEnter
from clock.tournament.state import Bought, Status, Tournament


class Phrase(Enum):
    """Words that are always the same."""

    WHO_IS_BACK = auto()
    WHOSE_KNOCKOUT = auto()
    WHO_LEAVES = auto()
    WHY = auto()
    BY_CHOICE = auto()
    DISQUALIFIED = auto()
    UNWELL = auto()
    HIDDEN = auto()
    MISCOUNTED = auto()
    LOST = auto()
    OTHER_REASON = auto()
    WHO_IS_AWAY = auto()
    WHO_IS_HERE = auto()
    HERE_OR_NOT = auto()
    WHO_HAS_COME = auto()
    SUBS = auto()
    SUB_OR_MEMBER = auto()
    WHO_IS_A_SUB = auto()
    WHOSE_NAME = auto()
    WHO_IS_STRUCK = auto()
    WHO_REBUYS = auto()
    WHO_ADDS_ON = auto()
    WHO_RE_ENTERS = auto()
    WHO_STAYS_OUT = auto()
    WHO_ENTERS = auto()
    NO_REBUY = auto()
    WHO_OWES = auto()
    WHO_HAS_PAID = auto()
    HAS_PAID = auto()
    NOBODY_OWES = auto()
    NOBODY_OUT = auto()
    NOTHING_TO_ANSWER = auto()
    COLLECTED = auto()
    OWED = auto()
    WHOSE_PRIZE = auto()
    HANDED = auto()
    HANDED_OVER = auto()
    RACE_AT = auto()
    HOW_MANY_CHIPS_OUT = auto()
    WHOSE_STACK = auto()
    DEAL_BY = auto()
    ICM = auto()
    CHOP = auto()
    HALVES = auto()
    DEAL_RESULT = auto()
    WHO_MOVES = auto()
    TABLE_AND_SEAT = auto()
    BUTTON_AT = auto()
    TELL_BUTTON = auto()
    NEXT_HAND = auto()
    DEALER_AT = auto()
    WHO_DEALS = auto()
    CLOCK_ON_WHOM = auto()
    MINUTES_MORE = auto()
    MINUTES_LESS = auto()
    WHICH_LEVEL = auto()
    LENGTH_OF_LEVEL = auto()
    WHAT_TIME = auto()
    NO_SUCH_TIME = auto()
    END_NIGHT = auto()
    SAFE_MENU = auto()
    HOLD_PANEL = auto()
    NEXT_PANEL = auto()
    PANELS_TURN = auto()
    PLACES = auto()
    EXPECTED_END = auto()
    HELP = auto()
    WHICH_HOUSE = auto()
    OTHER_HOUSE = auto()
    HOW_MANY_PLAY = auto()
    SEAT_ONE_DEALS = auto()
    SOUND_OFF = auto()
    SOUND_SOFT = auto()
    SOUND_MEDIUM = auto()
    SOUND_LOUD = auto()


class Asking(Protocol):
    """Questions and page titles of the scenes."""

    def phrase(self, which: Phrase) -> str:
        """Return words that are always the same."""
        ...

    def who_is_out(self, players: Sequence[int], tournament: Tournament, *, same: bool) -> str:
        """Return the question who goes out, with those already named on the hand."""
        ...

    def by_whom(self, players: Sequence[int], by: Sequence[int], tournament: Tournament) -> str:
        """Return the question who knocked these out, with those already named."""
        ...

    def who_had_more(self, players: Sequence[int], tournament: Tournament) -> str:
        """Return the question who of these had more before the hand (O2)."""
        ...

    def not_on_hand(self, player: int, players: Sequence[int], tournament: Tournament) -> str:
        """Return the refusal of a player who is not one of these."""
        ...

    def nobody_sits(self, table: int, seat: int) -> str:
        """Return the refusal of an empty seat."""
        ...

    def comes_back(self, offer: Rebuy | ReEnter, tournament: Tournament, *, named: bool) -> str:
        """Return the question whether a player who went out comes back; `named` says who is meant."""
        ...

    def mended_by(self, player: int, by: Sequence[int], tournament: Tournament) -> str:
        """Return the question who really knocked a player out, with those already named (O3)."""
        ...

    def chips_of_leaver(self, player: int, usual: int, tournament: Tournament) -> str:
        """Return the question for the chips a leaving player had; the key alone means the usual stack."""
        ...

    def odd_chips(self, player: int, value: int, tournament: Tournament) -> str:
        """Return the question how many odd chips a player has, counted in chips of that value (S9)."""
        ...

    def stack_of(self, player: int, tournament: Tournament, known: int | None = None) -> str:
        """Return the question for a player's stack; the key alone means the known one, if there is one."""
        ...

    def where_to(self, player: int, tournament: Tournament) -> str:
        """Return the question to which table and seat a player goes."""
        ...

    def button_at(self, table: int) -> str:
        """Return the question for the button's seat at a table."""
        ...

    def how_long_a_break(self, usual_ms: int, *, now: bool) -> str:
        """Return the question for a break's minutes; the key alone means the usual ones."""
        ...

    def how_many_minutes(self, level: str) -> str:
        """Return the question for a level's length."""
        ...

    def no_such_number(self, most: int) -> str:
        """Return the refusal of a number of players above the most."""
        ...

    def not_on_list(self, last: int, *, late: bool) -> str:
        """Return the refusal of a number that is not on the list of players, which goes up to `last`.

        It says how others enter, `late` after the deal.
        """
        ...

    def number_plays(self, player: int, tournament: Tournament) -> str:
        """Return the refusal to enter somebody of the list whose number another player has tonight."""
        ...

    def miscounted(self, counted: int, in_play: int) -> str:
        """Return that the stacks of a deal are more or fewer chips than are in play."""
        ...

    def status(self, status: Status) -> str:
        """Return where a player is."""
        ...

    def bought(self, what: Bought) -> str:
        """Return what is bought."""
        ...

    def prize_of(self, place: str, name: str) -> str:
        """Return a place and its player."""
        ...

    def already_entered(self, name: str, *, late: bool) -> str:
        """Return the refusal of somebody who is on tonight's list already; it says what strikes an entry.

        After the deal, `late`, none is struck.
        """
        ...

    def new_night(self, title: str) -> str:
        """Return the question whether a new night in a house is to begin."""
        ...

    def all_keys(self) -> tuple[tuple[str, str], ...]:
        """Return every key with what it does."""
        ...

    def about(self, version: str) -> tuple[str, ...]:
        """Return what this box is."""
        ...
