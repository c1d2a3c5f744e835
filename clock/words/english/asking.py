"""Questions, titles and answers of the scenes, in English: short, as they are read from the keypad."""

from collections.abc import Mapping, Sequence

from clock.tournament.commands import Rebuy, ReEnter
from clock.tournament.state import Bought, Status, Tournament
from clock.tournament.structure import Seat
from clock.words.asking import Phrase
from clock.words.english.acts import seat_named
from clock.words.english.numbers import chips, minutes, players_listed
from clock.words.names import numbered

_PHRASES: Mapping[Phrase, str] = {
    Phrase.WHO_IS_BACK: "Who was not out?",
    Phrase.WHOSE_KNOCKOUT: "Whose knockout is to be mended?",
    Phrase.WHO_LEAVES: "Who is out for good?",
    Phrase.WHY: "Why?",
    Phrase.BY_CHOICE: "by choice",
    Phrase.DISQUALIFIED: "disqualified",
    Phrase.UNWELL: "unwell",
    Phrase.HIDDEN: "hidden chips",
    Phrase.MISCOUNTED: "miscounted",
    Phrase.LOST: "lost",
    Phrase.OTHER_REASON: "another reason",
    Phrase.WHO_IS_AWAY: "Who is away, or back?",
    Phrase.WHO_IS_HERE: "Who is here",
    Phrase.HERE_OR_NOT: "here, or not here",
    Phrase.WHO_HAS_COME: "Who has come, or has not?",
    Phrase.SUBS: "Who is a sub",
    Phrase.SUB_OR_MEMBER: "sub, or member",
    Phrase.WHO_IS_A_SUB: "Who is a sub, or is not?",
    Phrase.WHOSE_NAME: "Whose name?",
    Phrase.WHO_IS_STRUCK: "Whose entry never was?",
    Phrase.WHO_REBUYS: "Who rebuys?",
    Phrase.WHO_ADDS_ON: "Who buys an add-on?",
    Phrase.WHO_RE_ENTERS: "Who enters again?",
    Phrase.WHO_STAYS_OUT: "Who stays out?",
    Phrase.WHO_ENTERS: "Who enters?",
    Phrase.NO_REBUY: "No rebuy: stays out",
    Phrase.WHO_OWES: "Who owes",
    Phrase.WHO_HAS_PAID: "Who has paid?",
    Phrase.HAS_PAID: "has paid",
    Phrase.NOBODY_OWES: "Nobody owes anything.",
    Phrase.NOBODY_OUT: "Nobody is out yet.",
    Phrase.NOTHING_TO_ANSWER: "Nothing was asked. 0 0 # puts the next one out on the same hand.",
    Phrase.COLLECTED: "Collected",
    Phrase.OWED: "Still owed",
    Phrase.WHOSE_PRIZE: "Whose prize?",
    Phrase.HANDED: "has the prize",
    Phrase.HANDED_OVER: "handed over",
    Phrase.RACE_AT: "A race at which table?",
    Phrase.HOW_MANY_CHIPS_OUT: "How many in chips leave play?",
    Phrase.WHOSE_STACK: "Whose stack was counted?",
    Phrase.DEAL_BY: "A deal by",
    Phrase.ICM: "ICM: what the stacks can expect to win",
    Phrase.CHOP: "Chip chop: the lowest prize sure, the rest by chips",
    Phrase.HALVES: "The night broken off: half evenly, half by chips",
    Phrase.DEAL_RESULT: "A deal would give",
    Phrase.WHO_MOVES: "Who moves?",
    Phrase.TABLE_AND_SEAT: "Type the table and the seat with two digits: 306 is table 3, seat 6.",
    Phrase.BUTTON_AT: "The button at which table?",
    Phrase.TELL_BUTTON: "The button is at a seat",
    Phrase.NEXT_HAND: "The next hand",
    Phrase.DEALER_AT: "Who deals at which table?",
    Phrase.WHO_DEALS: "Who deals?",
    Phrase.CLOCK_ON_WHOM: "The clock on whom?",
    Phrase.MINUTES_MORE: "How many minutes more? # is one",
    Phrase.MINUTES_LESS: "How many minutes less? # is one",
    Phrase.WHICH_LEVEL: "Which level?",
    Phrase.LENGTH_OF_LEVEL: "The length of which level? # is this one",
    Phrase.WHAT_TIME: "What time is it? Four digits, 2115 for 9:15 pm",
    Phrase.NO_SUCH_TIME: "That is no time of day. Type four digits, 2115 for 9:15 pm.",
    Phrase.END_NIGHT: "End the night here?",
    Phrase.SAFE_MENU: "Close down",
    Phrase.HOLD_PANEL: "Hold this panel",
    Phrase.NEXT_PANEL: "The next panel",
    Phrase.PANELS_TURN: "Let the panels take turns",
    Phrase.PLACES: "Places so far",
    Phrase.EXPECTED_END: "When it will be over",
    Phrase.HELP: "All keys",
    Phrase.WHICH_HOUSE: "Which house?",
    Phrase.OTHER_HOUSE: "Another house",
    Phrase.HOW_MANY_PLAY: "How many play?",
    Phrase.SEAT_ONE_DEALS: "Seat 1 deals first",
    Phrase.SOUND_OFF: "Off",
    Phrase.SOUND_SOFT: "Soft",
    Phrase.SOUND_MEDIUM: "Medium",
    Phrase.SOUND_LOUD: "Loud",
}

_STATUS: Mapping[Status, str] = {
    Status.IN: "here",
    Status.OUT: "out",
    Status.ABSENT: "not here",
    Status.AWAY: "away",
}

_BOUGHT: Mapping[Bought, str] = {
    Bought.ENTRY: "Entry",
    Bought.LATE_ENTRY: "Late entry",
    Bought.REBUY: "Rebuy",
    Bought.ADD_ON: "Add-on",
    Bought.RE_ENTRY: "Re-entry",
}

_KEYS = (
    ("1\N{EN DASH}99", "out: the number and #, then by whom and #"),
    ("205", "the same by table and seat: table 2, seat 5"),
    ("A", "one more player: on the same hand, or a split knockout"),
    ("0 0 #", "the next one out was on the same hand"),
    ("B", "buy: rebuy, add-on, late entry, re-entry"),
    ("C", "the clock on a player, alone or after a number"),
    ("D", "undo, again further back; then # makes it again"),
    ("#", "done, yes, accept what is suggested"),
    ("*", "a digit back, leave, put aside, or the menu"),
    ("PAUSE", "start, stop, go on; held 3 seconds: the safe menu"),
    ("SKIP", "held: the end of this level or break"),
    ("Space", "on a keyboard PAUSE, and N held is SKIP"),
    ("Enter", "on a keyboard #, and Backspace is *"),
    ("P", "on a keyboard back: this level again, or the one before"),
    ("+ -", "on a keyboard a minute more, a minute less"),
    ("Ctrl Z", "on a keyboard undo, and Ctrl Y is redo"),
    ("F", "on a keyboard full screen, or a window"),
    ("?", "on a keyboard this list"),
)


def phrase(which: Phrase) -> str:
    """Return words that are always the same."""
    return _PHRASES[which]


def who_is_out(players: Sequence[int], tournament: Tournament, *, same: bool) -> str:
    """Return "Who is out?", or "12 Ada, and who else on this hand?"."""
    if players:
        return f"{players_listed(players, tournament)}, and who else on this hand?"
    return "Who else went out on that hand?" if same else "Who is out?"


def by_whom(players: Sequence[int], by: Sequence[int], tournament: Tournament) -> str:
    """Return "12 Ada is out. By whom?", or with some named already "By 5 Ben and whom?"."""
    are = "is" if len(players) == 1 else "are"
    asked = f"By {players_listed(by, tournament)} and whom?" if by else "By whom?"
    return f"{players_listed(players, tournament)} {are} out. {asked}"


def who_had_more(players: Sequence[int], tournament: Tournament) -> str:
    """Return "Who had more before the hand, 12 Ada or 7 Gina?"."""
    return f"Who had more before the hand, {players_listed(players, tournament, 'or')}?"


def not_on_hand(player: int, players: Sequence[int], tournament: Tournament) -> str:
    """Return the refusal of a player who is not one of these."""
    return f"{numbered(tournament, player)} is not one of them: {players_listed(players, tournament, 'or')}."


def nobody_sits(table: int, seat: int) -> str:
    """Return the refusal of an empty seat."""
    return f"Nobody sits at {seat_named(Seat(table, seat))}. Check the number."


def comes_back(offer: Rebuy | ReEnter, tournament: Tournament, *, named: bool) -> str:
    """Return "Rebuy?", or "Rebuy for 12 Ada?" where several went out."""
    what = "Rebuy" if isinstance(offer, Rebuy) else "Re-entry"
    return f"{what} for {numbered(tournament, offer.player)}?" if named else f"{what}?"


def mended_by(player: int, by: Sequence[int], tournament: Tournament) -> str:
    """Return "12 Ada was knocked out by whom?", or with some named "by 5 Ben and whom?"."""
    who = numbered(tournament, player)
    if not by:
        return f"{who} was knocked out by whom? # is nobody"
    return f"{who} was knocked out by {players_listed(by, tournament)} and whom? # ends"


def chips_of_leaver(player: int, usual: int, tournament: Tournament) -> str:
    """Return the question for the chips a leaving player had."""
    return f"{numbered(tournament, player)} had how many chips? # is {chips(usual)}"


def odd_chips(player: int, value: int, tournament: Tournament) -> str:
    """Return the question how many odd chips a player has, counted in chips of that value (S9)."""
    return f"{numbered(tournament, player)}: how many odd chips in {chips(value)}s? # is none"


def stack_of(player: int, tournament: Tournament, known: int | None = None) -> str:
    """Return the question for a player's stack, and what the key alone means, if anything."""
    asked = f"{numbered(tournament, player)} has how many chips?"
    return asked if known is None else f"{asked} # is {chips(known)}"


def where_to(player: int, tournament: Tournament) -> str:
    """Return the question to which table and seat a player goes."""
    return f"{numbered(tournament, player)} to which table and seat?"


def button_at(table: int) -> str:
    """Return the question for the button's seat."""
    return f"Button at table {table}?"


def how_long_a_break(usual_ms: int, *, now: bool) -> str:
    """Return the question for a break's minutes."""
    when = "now" if now else "at the end of this level"
    return f"A break {when}: how many minutes? # is {minutes(usual_ms)}"


def how_many_minutes(level: str) -> str:
    """Return the question for a level's length."""
    return f"{level}: how many minutes in all?"


def no_such_number(most: int) -> str:
    """Return the refusal of a number of players above the most."""
    return f"The numbers go from 1 to {most}."


def not_on_list(last: int, *, late: bool) -> str:
    """Return the refusal of a number that is not on the list of players, which goes up to `last`.

    It says how others enter, `late` after the deal.
    """
    others = "Somebody else: erase this, then #." if late else "More players: 0, then how many play in all."
    return f"The list goes from 1 to {last}. {others}"


def number_plays(player: int, tournament: Tournament) -> str:
    """Return the refusal to enter somebody of the list whose number another player has tonight."""
    return f"{numbered(tournament, player)} plays already. Another name: menu, players, names."


def miscounted(counted: int, in_play: int) -> str:
    """Return that the stacks of a deal are more or fewer chips than are in play."""
    return f"Count again: {chips(counted)} chips, but {chips(in_play)} are in play."


def status(status: Status) -> str:
    """Return where a player is."""
    return _STATUS[status]


def bought(what: Bought) -> str:
    """Return what is bought."""
    return _BOUGHT[what]


def prize_of(place: str, name: str) -> str:
    """Return a place and its player."""
    return f"{place} {name}"


def already_entered(name: str, *, late: bool) -> str:
    """Return the refusal of somebody who is on tonight's list already; it says what strikes an entry.

    After the deal, `late`, none is struck.
    """
    return f"{name} is entered already.{'' if late else ' To strike the entry: menu, players.'}"


def new_night(title: str) -> str:
    """Return the question whether a new night in a house is to begin."""
    return f"Begin a new night: {title}?"


def all_keys() -> tuple[tuple[str, str], ...]:
    """Return every key with what it does."""
    return _KEYS


def about(version: str) -> tuple[str, ...]:
    """Return what this box is."""
    return (
        f"Tournament clock {version}",
        "What it counts is kept on its disk, whatever happens to the power.",
    )
