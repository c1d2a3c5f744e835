"""The room: who sits where and which seats are free, as it stands or as planned moves would leave it."""

from collections.abc import Mapping
from dataclasses import dataclass

from clock.tournament.state import Tournament
from clock.tournament.structure import House, Seat


@dataclass(slots=True)
class Room:
    """The tables of a night on a sheet of scrap paper: a plan moves players on it, and nothing else changes.

    `sitting` and `before` are who holds chips, by table and seat, as planned and as the sheet was begun. A
    player who is out but may return counts at the table too, and the seat is `taken` until the answer (E10).
    """

    seats: int
    sitting: dict[int, dict[int, int]]
    before: dict[int, dict[int, int]]
    taken: dict[int, set[int]]
    sizes: dict[int, int]

    def free(self, table: int) -> list[int]:
        """Return the seats of a table to which somebody can be moved, lowest first."""
        taken = self.taken[table]
        return [seat for seat in range(1, self.seats + 1) if seat not in taken]

    def is_free(self, seat: Seat) -> bool:
        """Return whether somebody can be moved to this seat."""
        taken = self.taken.get(seat.table)
        return taken is not None and 1 <= seat.seat <= self.seats and seat.seat not in taken

    def largest(self) -> list[int]:
        """Return the tables at which the most sit, lowest number first."""
        most = max(self.sizes.values())
        return sorted(table for table, size in self.sizes.items() if size == most)

    def smallest(self) -> list[int]:
        """Return the tables at which the fewest sit, lowest number first."""
        fewest = min(self.sizes.values())
        return sorted(table for table, size in self.sizes.items() if size == fewest)

    def unevenness(self) -> int:
        """Return by how many players the tables differ."""
        return max(self.sizes.values()) - min(self.sizes.values())

    def seat(self, player: int, seat: Seat) -> None:
        """Plan a player, who sits nowhere on this sheet, for a free seat."""
        self.sitting[seat.table][seat.seat] = player
        self.taken[seat.table].add(seat.seat)
        self.sizes[seat.table] += 1

    def unseat(self, seat: Seat) -> int:
        """Take a player off the sheet and return who it was; the seat is free."""
        self.taken[seat.table].discard(seat.seat)
        self.sizes[seat.table] -= 1
        return self.sitting[seat.table].pop(seat.seat)

    def move_somebody(self, from_table: int, to_table: int) -> None:
        """Plan a move of which only the tables are known."""
        self.sizes[from_table] -= 1
        self.sizes[to_table] += 1

    def close(self, table: int) -> dict[int, int]:
        """Take a table off the sheet and return who sat there, by seat, lowest first."""
        del self.taken[table], self.sizes[table]
        return dict(sorted(self.sitting.pop(table).items()))


def room_of(tournament: Tournament, without: int | None = None) -> Room:
    """Return the room as it stands; `without` is a player who is about to be seated anew."""
    tables = [table.number for table in tournament.tables]
    sitting = {
        table: {
            seat: player.number
            for seat, player in tournament.players.at(table).items()
            if player.number != without
        }
        for table in tables
    }
    before = {table: dict(seats) for table, seats in sitting.items()}
    taken = {table: set(seats) for table, seats in sitting.items()}
    sizes = {table: len(seats) for table, seats in sitting.items()}
    for player in tournament.players.returning:
        seat = player.seat
        if seat is not None and seat.table in sizes and player.number != without:
            taken[seat.table].add(seat.seat)
            sizes[seat.table] += 1
    return Room(seats_at_table(tournament.house, len(tables)), sitting, before, taken, sizes)


def tables_for(house: House, players: int) -> int:
    """Return how many tables the house wants for so many players (T1, T5).

    They are the fewest that hold them and as many more as the house sets, while two can sit at each. Whom the
    final table holds sit at one, or they would be drawn again at once.
    """
    if players <= house.final_table.size:
        return 1
    fewest = -(-players // house.seats_per_table)
    return max(fewest, min(fewest + house.more_tables, players // 2))


def seats_at_table(house: House, tables: int) -> int:
    """Return how many seats each of so many tables has; the only one can be as large as the final table."""
    if tables == 1:
        return max(house.seats_per_table, house.final_table.size)
    return house.seats_per_table


def seats_of(tournament: Tournament, table: int) -> int:
    """Return how many seats a table in play has.

    One that was the only table keeps the seats in which somebody still sits when another one opens.
    """
    return max((seats_at_table(tournament.house, len(tournament.tables)), *tournament.players.at(table)))


def seats_taken(tournament: Tournament, table: int) -> Mapping[int, int]:
    """Return whose each seat of a table is: who holds chips there, or may still come back to it (E10)."""
    kept = {
        player.seat.seat: player.number
        for player in tournament.players.returning
        if player.seat is not None and player.seat.table == table
    }
    return kept | {seat: player.number for seat, player in tournament.players.at(table).items()}


def emptied_by(tournament: Tournament, leaving: frozenset[int]) -> tuple[int, ...]:
    """Return the tables where no seat is anybody's any more without these players; one always stays (T5)."""
    emptied = tuple(
        table.number
        for table in tournament.tables
        if leaving.issuperset(seats_taken(tournament, table.number).values())
    )
    return emptied[1:] if len(emptied) == len(tournament.tables) else emptied


def free_seats(tournament: Tournament, table: int) -> tuple[int, ...]:
    """Return the seats of a table to which the host can move somebody, lowest first."""
    taken = seats_taken(tournament, table)
    return tuple(seat for seat in range(1, seats_of(tournament, table) + 1) if seat not in taken)
