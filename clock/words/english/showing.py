"""Labels and titles of the pictures, in English."""

from collections.abc import Sequence

from clock.tournament.state import Tournament
from clock.tournament.structure import AnteKind, Level, Seat
from clock.words.english import numbers
from clock.words.english.acts import seat_named
from clock.words.english.numbers import counted
from clock.words.names import numbered

_HANDS = (
    "Royal flush",
    "Straight flush",
    "Four of a kind",
    "Full house",
    "Flush",
    "Straight",
    "Three of a kind",
    "Two pair",
    "One pair",
    "High card",
)


def of_entries(entries: int) -> tuple[str, str]:
    """Return "of 23" and "players"."""
    return f"of {numbers.chips(entries)}", "player" if entries == 1 else "players"


def average(big_blinds: int) -> tuple[str, tuple[str, ...]]:
    """Return "average" and "14 big blinds", in short "14 BB"."""
    return "average", (counted(big_blinds, "big blind"), f"{numbers.chips(big_blinds)} BB")


def ante(level: Level) -> tuple[str, str]:
    """Return "ante" and "from each player"."""
    return "ante", "from the big blind" if level.ante_kind is AnteKind.BIG_BLIND else "from each player"


def following() -> str:
    """Return the word before the blinds that come next."""
    return "next"


def break_in() -> str:
    """Return the words before the time to the next break."""
    return "Break in"


def paused(stage: str) -> str:
    """Return "Round 6 is paused"."""
    return f"{stage} is paused"


def with_ante(stage: str, ante: str) -> str:
    """Return "Round 6, ante 200, once a table, from the big blind"."""
    return f"{stage}, {ante}"


def titled(stage: str, more: str) -> tuple[str, ...]:
    """Return "Round 6, one from the money", and "Round 6" where there is no room."""
    return f"{stage}, {more}", stage


def overtime() -> str:
    """Return that the last level goes on (S4)."""
    return "over time"


def one_from_the_money(*, hand_for_hand: bool) -> str:
    """Return "one from the money", and that it is hand for hand (O8)."""
    return "one from the money, hand for hand" if hand_for_hand else "one from the money"


def in_the_money() -> str:
    """Return that everyone left is paid."""
    return "in the money"


def prizes() -> str:
    """Return the title of the prizes."""
    return "Prizes"


def chips() -> str:
    """Return the title of the chips."""
    return "Chips"


def in_play(count: int) -> str:
    """Return "34,500 in play"."""
    return f"{numbers.chips(count)} in play"


def colour(colour: str) -> str:
    """Return "Red"."""
    return colour.capitalize()


def schedule() -> str:
    """Return the title of the schedule."""
    return "Schedule"


def played(elapsed: str) -> str:
    """Return "2:05 played"."""
    return f"{elapsed} played"


def places() -> str:
    """Return the title of the places so far."""
    return "Places so far"


def knockouts() -> str:
    """Return the title of the knockouts."""
    return "Knockouts"


def each(amount: str) -> str:
    """Return what there is for each knockout."""
    return f"{amount} each"


def to_know() -> str:
    """Return the title of what is to be known just now."""
    return "To know"


def last_good(file: str) -> str:
    """Return that a file has faults and its last good copy is in use."""
    return f"{file} has faults: the last good copy is in use. Run tournament-clock check."


def notes() -> str:
    """Return the title of the house's notes."""
    return "In this house"


def hands() -> tuple[str, Sequence[str]]:
    """Return the title and the official ranking of hands."""
    return "Hands, best first", _HANDS


def race_at(table: int) -> str:
    """Return "Race at table 1"."""
    return f"Race at table {table}"


def race_total(before: int, after: int) -> str:
    """Return "16,005 in play before, now 16,000"."""
    return f"{numbers.chips(before)} in play before, now {numbers.chips(after)}"


def race_result(*, won: bool, saved: bool) -> str:
    """Return "wins a chip", or "keeps one chip"."""
    return "wins a chip" if won else "keeps one chip" if saved else ""


def table(number: int) -> str:
    """Return "Table 1"."""
    return f"Table {number}"


def seat(seat: Seat) -> str:
    """Return "table 3, seat 6"."""
    return seat_named(seat)


def players(count: int) -> str:
    """Return "8 players"."""
    return counted(count, "player")


def find_your_seat() -> str:
    """Return the title of the seats."""
    return "Find your seat"


def not_all_seated() -> tuple[str, ...]:
    """Return the title of the seats while the tables drawn have too few for those who have entered."""
    return "Not all have a seat: # draws anew", "Not all have a seat"


def who_plays() -> str:
    """Return the headline before anyone has entered."""
    return "Who plays?"


def how_to_enter(*, listed: bool) -> str:
    """Return which keys enter players."""
    return "Type each player's number and #" if listed else "Type how many play, then #"


def draw_now() -> str:
    """Return that the seats are to be drawn now, also for those who have not come."""
    return "# draws the seats now, also for who is late"


def to_first_deal() -> str:
    """Return the words behind the countdown."""
    return "to the first deal"


def first_deal_in() -> str:
    """Return the words before the countdown."""
    return "First deal in"


def entered(count: int) -> str:
    """Return "14 players have entered"."""
    return f"{counted(count, 'player')} {'has' if count == 1 else 'have'} entered"


def owes(amount: str) -> str:
    """Return "owes $25"."""
    return f"owes {amount}"


def resumes_at() -> str:
    """Return the words before the time of day at which play resumes."""
    return "Play resumes at"


def resumes_earliest() -> str:
    """Return the words before the time of day before which play does not resume."""
    return "No play before"


def take_your_seats() -> str:
    """Return what calls players back to the tables."""
    return "Take your seats"


def in_stage(stage: str) -> str:
    """Return "in round 5"."""
    return f"in {stage}"


def chips_out(count: int) -> str:
    """Return "575 out"."""
    return f"{numbers.chips(count)} out"


def chips_in(count: int) -> str:
    """Return "115 in"."""
    return f"{numbers.chips(count)} in"


def next_stage(stage: str) -> str:
    """Return "Next: round 5"."""
    return f"Next: {stage}"


def player(number: int) -> str:
    """Return "Player 12"."""
    return f"Player {number}"


def wins(name: str | None) -> str:
    """Return "Greta Olsen wins"."""
    return f"{name} wins" if name is not None else "The night is over"


def night_in_a_line(day: str, players: int, pool: str) -> tuple[str, ...]:
    """Return "4 October 2014, 23 players, $460", in short "23 players, $460"; no `pool` where none is."""
    line = ", ".join(filter(None, (counted(players, "player"), pool)))
    return (f"{day}, {line}", line) if day else (line,)


def points(hundredths: int) -> tuple[str, str]:
    """Return "125.90 points", in short "125.90"."""
    whole, rest = divmod(hundredths, 100)
    figure = f"{whole:,}.{rest:02}"
    return f"{figure} points", figure


def clock_on(player: int | None, tournament: Tournament) -> str:
    """Return "The clock is on 12 Ada"."""
    who = "a player" if player is None else numbered(tournament, player)
    return f"The clock is on {who}"


def hand_is_dead(player: int | None, tournament: Tournament) -> str:
    """Return "Time is up. The hand of 12 Ada is dead"."""
    whose = "The hand" if player is None else f"The hand of {numbered(tournament, player)}"
    return f"Time is up. {whose} is dead"


def undone(act: str | None) -> str:
    """Return "Undo: Ada out, 9th"."""
    return f"Undo: {act}" if act else "Undo"


def redone(act: str, following: str) -> str:
    """Return "Again: Ada out, 9th. Next: Ben out, 8th"."""
    return f"Again: {act}. Next: {following}"


def out_line(place: str, name: str, by: str) -> str:
    """Return "9th Ada, by Ben"."""
    return f"{place} {name}, by {by}" if by else f"{place} {name}"


def go_on_or_new() -> tuple[str, str]:
    """Return the answers to an old night."""
    return "Go on with it", "Begin a new night"


def ends_in(stage: str, at: str) -> str:
    """Return "Likely to be over in round 14, at 11:35 pm"."""
    return f"Likely to be over in {stage}, at {at}"


def one_level_less(at: str) -> str:
    """Return "With one level less, at 11:15 pm"."""
    return f"With one level less, at {at}"


def home_by(at: str, *, late: bool) -> str:
    """Return "Home by 11:30 pm", and whether that is missed."""
    return f"Home by {at}: later than that" if late else f"Home by {at}"


def no_end_in_sight() -> str:
    """Return that the schedule is too short for the chips in play."""
    return "The last level comes before the chips in play are few enough for an end."
