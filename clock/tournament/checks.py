"""What an act must find before it is done; each check returns what it looked up or raises `Refused`."""

from clock.tournament.refusals import (
    AlreadyOut,
    BadAmount,
    NightOver,
    NoSuchSeat,
    NoSuchTable,
    NotAtTable,
    NotStarted,
    Refused,
    TooLong,
    TooManyChips,
    UnknownPlayer,
)
from clock.tournament.room import seats_of
from clock.tournament.state import Player, Status, Table, Tournament
from clock.tournament.structure import HOUR

LONGEST_MS = 24 * HOUR
"""No level, break or change of time is longer than a day."""


def in_play(tournament: Tournament) -> None:
    """Check that the night has begun and is not over."""
    if not tournament.started:
        raise Refused(NotStarted())
    not_over(tournament)


def not_over(tournament: Tournament) -> None:
    """Check that the night is not over."""
    if tournament.finished:
        raise Refused(NightOver())


def known(tournament: Tournament, number: int) -> Player:
    """Return the player of that number."""
    player = tournament.players.get(number)
    if player is None:
        raise Refused(UnknownPlayer(number))
    return player


def playing(tournament: Tournament, number: int) -> Player:
    """Return the player of that number, who must still hold chips."""
    player = known(tournament, number)
    if player.status is Status.OUT:
        raise Refused(AlreadyOut(number))
    return player


def table_of(tournament: Tournament, number: int) -> Table:
    """Return the table of that number, which must be in play."""
    table = tournament.table(number)
    if table is None:
        raise Refused(NoSuchTable(number))
    return table


def duration(amount_ms: int, least: int) -> None:
    """Check a length of time, or a change of one."""
    if amount_ms < least:
        raise Refused(BadAmount(amount_ms, least))
    if amount_ms > LONGEST_MS:
        raise Refused(TooLong())


def chips(tournament: Tournament, count: int, least: int, staying: int = 0) -> None:
    """Check a count of chips, beside which so many more must be in play."""
    if count < least:
        raise Refused(BadAmount(count, least))
    if count > tournament.chips_in_play - staying:
        raise Refused(TooManyChips())


def seat(tournament: Tournament, table: int, seat: int) -> None:
    """Check that a table has a seat of that number."""
    table_of(tournament, table)
    if not 1 <= seat <= seats_of(tournament, table):
        raise Refused(NoSuchSeat(table, seat))


def at_table(player: Player, table: int) -> None:
    """Check that a player sits at a table."""
    if player.seat is None or player.seat.table != table:
        raise Refused(NotAtTable(player.number, table))
