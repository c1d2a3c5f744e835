"""Where players sit: the draw, the final table's draw, a seat for who enters or comes back (T1, T6, O4)."""

from collections.abc import Sequence
from itertools import count

from clock.tournament.breaking import with_breaks_made
from clock.tournament.draw import Draw
from clock.tournament.movers import worst_first
from clock.tournament.room import Room, room_of, tables_for
from clock.tournament.state import Tournament
from clock.tournament.structure import House, MoveRule, Seat


def draw_seats(players: Sequence[int], house: House, draw: Draw) -> dict[int, Seat]:
    """Return a seat drawn for each player, at tables 1 to n as even as they can be (T1).

    The larger ones have the lower numbers. Seats are filled from 1 without gaps.
    """
    tables = tables_for(house, len(players))
    seats: list[Seat] = []
    for table in range(1, tables + 1):
        size = (len(players) - len(seats)) // (tables - table + 1)
        size += bool((len(players) - len(seats)) % (tables - table + 1))
        seats.extend(Seat(table, seat) for seat in range(1, size + 1))
    return dict(zip(draw.sample(players, len(players)), seats, strict=True))


def seats_beside(tournament: Tournament, players: Sequence[int], draw: Draw) -> dict[int, Seat] | None:
    """Return seats for those who came after the draw, None where the tables have too few for them (T1).

    Each gets the lowest free seat of one of the smallest tables.
    """
    room = room_of(tournament)
    seats: dict[int, Seat] = {}
    for player in players:
        tables = _with_room(room)
        if not tables:
            return None
        table = draw.choice(tables)
        seats[player] = Seat(table, room.free(table)[0])
        room.seat(player, seats[player])
    return seats


def final_seats(players: Sequence[int], table: int, draw: Draw) -> dict[int, Seat]:
    """Return a new seat drawn for everyone at the final table, from seat 1 without gaps (T6)."""
    drawn = draw.sample(players, len(players))
    return {player: Seat(table, seat) for seat, player in enumerate(drawn, start=1)}


def late_seat(tournament: Tournament, draw: Draw, player: int | None = None) -> Seat:
    """Return a free seat drawn among those of the smallest tables (E3, E6).

    Where all are full it is one at a new table. `player` is one who enters again, whose kept seat is free for
    that.
    """
    return _drawn(_room_for(tournament, player), draw)


def seat_back(tournament: Tournament, player: int, draw: Draw) -> Seat:
    """Return the seat for a player who comes back: the old one if it is free, else by the move rule (O4).

    That is at the smallest table a seat drawn, the lowest free one, or the worst one by the button as last
    told there, the lowest while it was never told. Where all tables are full it is one at a new table.
    """
    old = tournament.players[player].seat
    if old is not None and room_of(tournament, without=player).is_free(old):
        return old
    room = _room_for(tournament, player)
    match tournament.house.move_rule:
        case MoveRule.RANDOM:
            return _drawn(room, draw)
        case MoveRule.SAME_PLACE:
            return _lowest(room)
        case MoveRule.NEXT_BIG_BLIND:
            return _worst(tournament, room)


def _room_for(tournament: Tournament, player: int | None) -> Room:
    """Return the room in which a seat is sought for somebody new, or for a player who comes back.

    Nobody is sent to a table that is to break all the same, or into a seat that is promised by that.
    """
    is_new = player is None or not tournament.players[player].may_return
    room = with_breaks_made(tournament, room_of(tournament, without=player), joining=int(is_new))
    return room if _with_room(room) else room_of(tournament, without=player)


def _drawn(room: Room, draw: Draw) -> Seat:
    free = [Seat(table, seat) for table in _with_room(room) for seat in room.free(table)]
    return draw.choice(free) if free else _at_new_table(room)


def _lowest(room: Room) -> Seat:
    """Return the lowest free seat of the smallest table."""
    table = next(iter(_with_room(room)), None)
    return _at_new_table(room) if table is None else Seat(table, room.free(table)[0])


def _worst(tournament: Tournament, room: Room) -> Seat:
    """Return the worst free seat of the smallest table, the lowest where its button was never told."""
    lowest = _lowest(room)
    table = tournament.table(lowest.table)
    if table is None or table.positions is None:
        return lowest
    return Seat(table.number, worst_first(table.positions, room.free(table.number))[0])


def _at_new_table(room: Room) -> Seat:
    """Return the first seat of the table that opens: the lowest number not in play."""
    return Seat(next(number for number in count(1) if number not in room.sizes), 1)


def _with_room(room: Room) -> list[int]:
    """Return the smallest of the tables that have a free seat, lowest number first."""
    sizes = {table: size for table, size in room.sizes.items() if room.free(table)}
    return sorted(table for table, size in sizes.items() if size == min(sizes.values()))
