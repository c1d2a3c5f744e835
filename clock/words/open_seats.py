"""What every language looks up about seats, to say where somebody can go instead."""

from clock.tournament.room import seats_at_table
from clock.tournament.state import Tournament


def free_seats(table: int, tournament: Tournament) -> tuple[int, ...]:
    """Return the seats of a table at which nobody sits."""
    seats = range(1, seats_at_table(tournament.house, len(tournament.tables)) + 1)
    return tuple(seat for seat in seats if seat not in tournament.players.at(table))
