"""Tables and suggestions as data: seats, buttons, dealers, races, and where players are to go."""

from clock.tournament.room import seats_at_table
from clock.tournament.state import Positions, Table, TableRace, Tournament
from clock.tournament.structure import Seat
from clock.tournament.suggestions import (
    AskButton,
    BreakTable,
    ForfeitAway,
    FormFinalTable,
    MovePlayer,
    RemoveAbsent,
    Suggestion,
)
from clock.words import Words


def tables_data(tournament: Tournament) -> list[dict[str, object]]:
    """Return the tables in play; a role is dead while nobody sits in its seat (B2)."""
    return [_table(table, tournament) for table in tournament.tables]


def _table(table: Table, tournament: Tournament) -> dict[str, object]:
    seats = _seats(table.number, tournament)
    roles = _roles(table.positions, table.lying)
    return {
        "table": table.number,
        **roles,
        "dead": [role for role, seat in roles.items() if seat is not None and seats.get(str(seat)) is None],
        "dealer": _dealer(table, tournament),
        "seats": seats,
        "race": None if table.race is None else {"chips": _by_player(table.race)},
    }


def _seats(table: int, tournament: Tournament) -> dict[str, int | None]:
    sitting = {seat: player.number for seat, player in tournament.players.at(table).items()}
    count = max(seats_at_table(tournament.house, len(tournament.tables)), *sitting, 0)
    return {str(seat): sitting.get(seat) for seat in range(1, count + 1)}


def _roles(positions: Positions | None, lying: int | None) -> dict[str, int | None]:
    """Return the seats of button and blinds; the button is where it lies to be seen (B3)."""
    if positions is None:
        return {"button": None, "small": None, "big": None}
    button = positions.button if lying is None else lying
    return {"button": button, "small": positions.small, "big": positions.big}


def _dealer(table: Table, tournament: Tournament) -> dict[str, object] | None:
    """Return who deals and the seat, None for the seat of a dealer who is out (B1)."""
    if table.dealer is None:
        return None
    player = tournament.players[table.dealer]
    return {"player": player.number, "seat": player.seat.seat if player.playing and player.seat else None}


def _by_player(race: TableRace) -> dict[str, int]:
    return {str(player): chips for player, chips in race.won.items()}


def suggestion_data(suggestion: Suggestion, tournament: Tournament, words: Words) -> dict[str, object]:
    """Return a suggestion with the reason that a player accepts; seats are [table, seat] (T7)."""
    kind, details = _kind(suggestion)
    return {"kind": kind, "reason": words.suggestions.reason(suggestion, tournament), **details}


def _kind(suggestion: Suggestion) -> tuple[str, dict[str, object]]:
    match suggestion:
        case MovePlayer(player=player, from_seat=from_seat, to_seat=to_seat):
            tables = {"from_table": suggestion.from_table, "to_table": suggestion.to_table}
            return "move", {"player": player, "from": _pair(from_seat), "to": _pair(to_seat), **tables}
        case BreakTable(table=table, moves=moves):
            ways = [
                {"player": move.player, "from": _pair(move.from_seat), "to": _pair(move.to_seat)}
                for move in moves
            ]
            return "break", {"table": table, "moves": ways}
        case FormFinalTable(left=left):
            return "final table", {"left": left}
        case AskButton(table=table):
            return "ask button", {"table": table}
        case RemoveAbsent(players=players):
            return "remove absent", {"players": list(players)}
        case ForfeitAway(player=number):
            return "forfeit", {"players": [number]}


def _pair(seat: Seat | None) -> list[int] | None:
    return None if seat is None else [seat.table, seat.seat]
