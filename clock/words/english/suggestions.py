"""What the clock proposes, in English: where to go, and the reason that a player accepts (T2 to T7)."""

from clock.tournament.state import Tournament
from clock.tournament.structure import MINUTE, MoveRule, Seat
from clock.tournament.suggestions import (
    AskButton,
    BreakTable,
    DrawnCard,
    ForfeitAway,
    FormFinalTable,
    MovePlayer,
    RemoveAbsent,
    Suggestion,
    stops_for,
)
from clock.words.english.acts import seat_named
from clock.words.english.numbers import counted, listed, players_listed
from clock.words.english.showing import player as player_called
from clock.words.english.stages import level_name
from clock.words.names import first_name, has_name, name, numbered

_RANKS = {11: "jack", 12: "queen", 13: "king", 14: "ace"}


def headline(suggestion: Suggestion, tournament: Tournament) -> str:
    """Return what is proposed, as it stands in large letters."""
    match suggestion:
        case MovePlayer(player=int(player), to_seat=Seat() as seat):
            return way(player, seat, tournament)
        case MovePlayer(from_table=giving, to_table=taking):
            return f"One player from table {giving} to table {taking}"
        case BreakTable(table=table):
            return f"Table {table} breaks"
        case FormFinalTable():
            return "Final table"
        case AskButton(table=table):
            return f"Button at table {table}?"
        case RemoveAbsent(players=players):
            return f"{players_listed(players, tournament)} out, not here"
        case ForfeitAway(player=player):
            return f"{numbered(tournament, player)} forfeits the stack"


def way(player: int, seat: Seat, tournament: Tournament) -> str:
    """Return "Ada Lindqvist to table 3, seat 6", the player's number standing beside it."""
    if not has_name(tournament, player):
        return f"to {seat_named(seat)}"
    return f"{name(tournament, player)} to {seat_named(seat)}"


def reason(suggestion: Suggestion, tournament: Tournament, *, drawn: bool = False) -> str:
    """Return why it is proposed, in the words of the house's rule; cards that are `drawn` are not told."""
    match suggestion:
        case MovePlayer():
            return _move(suggestion, tournament, drawn=drawn)
        case BreakTable():
            return _break(suggestion)
        case FormFinalTable(left=left):
            redraw = tournament.house.final_table.redraw
            seats = "Everyone draws a new seat." if redraw else "They fit at one table."
            return f"{counted(left, 'player')} are left. {seats}"
        case AskButton(table=table):
            return f"Button at table {table}?"
        case RemoveAbsent(players=players):
            return _absent(players, tournament)
        case ForfeitAway(player=player):
            return _away(player, tournament)


def _move(move: MovePlayer, tournament: Tournament, *, drawn: bool) -> str:
    sizes = f"Table {move.from_table} has {move.from_size}, table {move.to_table} has {move.to_size}."
    parts = [sizes, *_low_card(move, drawn=drawn), _picked(move, tournament)]
    waits = ["Dealt in once the button has passed."] if move.waits else []
    stops = [f"Table {move.to_table} stops until then."] if stops_for(move, tournament.house) else []
    return " ".join([*parts, *waits, *stops])


def _break(breaking: BreakTable) -> str:
    after, left = breaking.tables_after, breaking.left
    hold = "1 table holds" if after == 1 else f"{after} tables hold"
    why = f"{hold} the {counted(left, 'player')} who are left, so table {breaking.table} breaks."
    return " ".join([why, *_waiting(breaking)])


def _waiting(breaking: BreakTable) -> list[str]:
    """Return who is not dealt in at once; where a button is not known, the rule's words (T4)."""
    if breaking.waiting is None:
        return ["Between button and small blind: dealt in once the button has passed."]
    waiting = [str(player) for player in breaking.waiting]
    are = "is" if len(waiting) == 1 else "are"
    return [f"{listed(waiting)} {are} dealt in once the button has passed."] if waiting else []


def _low_card(move: MovePlayer, *, drawn: bool) -> list[str]:
    if not move.cards:
        return []
    cards = listed([f"table {card.table} the {_card(card)}" for card in move.cards])
    return ["Low card gives a player." if drawn else f"Low card gives a player: {cards}."]


def _card(card: DrawnCard) -> str:
    return f"{_RANKS.get(card.rank, str(card.rank))} of {card.suit}"


def _picked(move: MovePlayer, tournament: Tournament) -> str:
    if move.player is None:
        return _rule(move)
    named = has_name(tournament, move.player)
    who = first_name(tournament, move.player) if named else player_called(move.player)
    if move.from_seat is not None:
        who = f"{who} in seat {move.from_seat.seat}"
    match move.picked:
        case MoveRule.RANDOM:
            return f"{who} was drawn by lot, and so was the seat."
        case MoveRule.SAME_PLACE:
            return f"{who} has the same place from the button as the player who went out."
        case MoveRule.NEXT_BIG_BLIND:
            return f"{who} is the next big blind."


def _rule(move: MovePlayer) -> str:
    match move.picked:
        case MoveRule.NEXT_BIG_BLIND:
            return "The next big blind moves, to the worst free seat: the first one after the small blind."
        case MoveRule.SAME_PLACE:
            return "The player in the same place from the button as the one who went out takes that seat."
        case MoveRule.RANDOM:
            return "The host picks the player and the seat."


def _absent(players: tuple[int, ...], tournament: Tournament) -> str:
    who = players_listed(players, tournament)
    have = "has" if len(players) == 1 else "have"
    level = tournament.house.absent_out_level
    when = "" if level is None else f"{level_name(level, tournament.house)} has begun. "
    return f"{when}{who} {have} not come, and the chips leave play."


def _away(player: int, tournament: Tournament) -> str:
    limit = tournament.house.away_forfeit_ms
    long = "too long" if limit is None else f"more than {counted(limit // MINUTE, 'minute')}"
    return f"{numbered(tournament, player)} has been away {long}. Count the stack, the table shares it."
