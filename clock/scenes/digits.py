"""Numbers typed on the keypad: digit by digit, and whom they mean.

One or two digits are a player's number; three or four are a table and a two-digit seat, so 205 is table 2,
seat 5. A player numbered above 99 is reached by the seat, and before the seats are drawn by the number.
"""

from clock.scenes.sight import Sight
from clock.tournament import checks
from clock.tournament.refusals import Refused
from clock.tournament.state import Player, Tournament
from clock.tournament.structure import Seat
from clock.values import Struct

TABLE_DIGITS = 2
SEAT_DIGITS = 2
PLAYER_DIGITS = TABLE_DIGITS + SEAT_DIGITS
CHIP_DIGITS = 8


class Nobody(Struct, frozen=True):
    """Nobody is meant; `words` say why."""

    words: str


def seat_meant(typed: str) -> Seat | None:
    """Return the table and seat that three or four digits name, None for fewer."""
    if len(typed) <= SEAT_DIGITS:
        return None
    return Seat(int(typed[:-SEAT_DIGITS]), int(typed[-SEAT_DIGITS:]))


def player_meant(typed: str, sight: Sight, *, gone: bool = False) -> int | Nobody:
    """Return the number of the player who is meant, or why it is nobody.

    A seat is whoever sits there, or where one who is `gone` is asked for, who went out from it last.
    """
    tournament = sight.tournament
    seat = seat_meant(typed)
    try:
        if seat is None or not tournament.tables:
            return checks.known(tournament, int(typed)).number
        checks.seat(tournament, seat.table, seat.seat)
    except Refused as refused:
        return Nobody(sight.words.refusals.sentence(refused.reason, tournament))
    player = (gone and gone_from(tournament, seat)) or player_at(tournament, seat)
    if not player:
        return Nobody(sight.words.asking.nobody_sits(seat.table, seat.seat))
    return player.number


def player_at(tournament: Tournament, seat: Seat) -> Player | None:
    """Return who sits there, or where nobody does the last one who went out from that seat."""
    return tournament.players.at(seat.table).get(seat.seat) or gone_from(tournament, seat)


def gone_from(tournament: Tournament, seat: Seat) -> Player | None:
    """Return the last one who went out from a seat and is still out, whoever sits there now."""
    gone = (tournament.players[gone.player] for gone in reversed(tournament.exits) if gone.seat == seat)
    return next((player for player in gone if not player.playing), None)
