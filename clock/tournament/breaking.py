"""When tables go: the final table, and tables whose players the others can hold (T5, T6, E10)."""

from collections.abc import Iterable

from clock.tournament.dealing import known_positions
from clock.tournament.draw import Draw
from clock.tournament.entries import late_price
from clock.tournament.movers import passed_over, rests_on_buttons, worst_first
from clock.tournament.room import Room, room_of, seats_at_table, tables_for
from clock.tournament.state import Positions, Tournament
from clock.tournament.structure import BreakOrder, BreakSeats, Seat
from clock.tournament.suggestions import BreakTable, Plan, SeatChange
from clock.values import replace


def final_table_due(tournament: Tournament) -> bool:
    """Return whether everyone is to be drawn a new seat at one table (T6, E10)."""
    final = tournament.house.final_table
    return (
        final.redraw
        and len(tournament.tables) > 1
        and tournament.left() > 1
        and tournament.may_play() <= final.size
        and late_price(tournament) is None
    )


def tables_to_break(tournament: Tournament, joining: int = 0) -> list[int]:
    """Return the tables that are due to break, in the order in which they do (T5, E10).

    Those that will break are known before any of their players is seated, so that nobody is sent to a table
    that breaks next. A house that wants more tables than it needs keeps them. The last two tables become one
    by a break only where the final table is not redrawn. Who may still come back in counts as left, so that
    no table goes for a bust-out that is not final, and one that is due without it stays so; likewise who is
    `joining`, a number of players who are about to be seated.
    """
    left, tables = tournament.may_play() + joining, len(tournament.tables)
    staying = tables
    wanted = tables_for(tournament.house, left)
    while staying > wanted and left <= _can_hold(tournament, staying - 1):
        staying -= 1
    return _break_order(tournament)[: tables - staying] if staying < tables else []


def _can_hold(tournament: Tournament, tables: int) -> int:
    house = tournament.house
    if tables == 1 and (house.final_table.redraw or late_price(tournament) is not None):
        return 0
    return tables * seats_at_table(house, tables)


def _break_order(tournament: Tournament) -> list[int]:
    """Return the tables in the order in which they break (T5).

    Of equally small ones that goes which was to break before: its seats are told already (T3).
    """
    tables = sorted((table.number for table in tournament.tables), reverse=True)
    if tournament.house.break_order is BreakOrder.SMALLEST:
        sizes = room_of(tournament).sizes
        before = (*tournament.suggestions, *tournament.aside)
        return sorted(tables, key=lambda table: (sizes[table], _break_of(before, table) is None))
    stated = [table for table in tournament.house.stated_break_order if table in tables]
    return stated + [table for table in tables if table not in stated]


def plan_breaks(tournament: Tournament, room: Room, elapsed_ms: int, draw: Draw) -> Plan:
    """Return the breaks that are due, having planned them into the room (T5).

    Seats once drawn stand while they can be taken.
    """
    due = tables_to_break(tournament)
    room.seats = seats_at_table(tournament.house, len(room.sizes) - len(due))
    staying = [table for table in room.sizes if table not in due]
    left = tournament.left()
    plan = Plan()
    for table in due:
        aside = _break_of(tournament.aside, table)
        kept = aside or _break_of(tournament.suggestions, table)
        moves = _moves(tournament, room, table, staying, kept.moves if kept else (), elapsed_ms, draw)
        breaking = (BreakTable(table, moves, left, len(room.sizes)),)
        plan += Plan(aside=breaking) if aside else Plan(breaking)
    return plan


def with_breaks_made(tournament: Tournament, room: Room, joining: int) -> Room:
    """Return the room without the tables that are due to break though so many players join (T5).

    Players who have been told a seat are planned for it; the others nowhere.
    """
    told = (*tournament.suggestions, *tournament.aside)
    for table in tables_to_break(tournament, joining):
        leaving = room.close(table).values()
        promised = _break_of(told, table)
        for change in promised.moves if promised else ():
            if change.player in leaving and room.is_free(change.to_seat):
                room.seat(change.player, change.to_seat)
    return room


def _break_of(suggestions: Iterable[object], table: int) -> BreakTable | None:
    breaks = (suggestion for suggestion in suggestions if isinstance(suggestion, BreakTable))
    return next((suggestion for suggestion in breaks if suggestion.table == table), None)


def _moves(
    tournament: Tournament,
    room: Room,
    table: int,
    staying: list[int],
    kept: tuple[SeatChange, ...],
    elapsed_ms: int,
    draw: Draw,
) -> tuple[SeatChange, ...]:
    """Return the way of each player of a breaking table, spread to keep the others as even as can be."""
    from_seats = {player: Seat(table, seat) for seat, player in room.close(table).items()}
    to_seats: dict[int, Seat] = {}
    for change in kept:
        sits_there = from_seats.get(change.player) == change.from_seat
        if sits_there and change.to_seat.table in staying and room.is_free(change.to_seat):
            to_seats[change.player] = change.to_seat
            room.seat(change.player, change.to_seat)
    new = [player for player in from_seats if player not in to_seats]
    for player in draw.sample(new, len(new)):
        to_seats[player] = _seat_at(tournament, room, _emptiest(room, staying), elapsed_ms, draw)
        room.seat(player, to_seats[player])
    while (uneven := _could_sit_evener(room, staying, to_seats)) is not None:
        room.unseat(to_seats[uneven])
        to_seats[uneven] = _seat_at(tournament, room, _emptiest(room, staying), elapsed_ms, draw)
        room.seat(uneven, to_seats[uneven])
    changes = (SeatChange(player, seat, to_seats[player]) for player, seat in from_seats.items())
    return tuple(_with_wait(tournament, change, kept, elapsed_ms) for change in changes)


def _with_wait(
    tournament: Tournament, change: SeatChange, kept: tuple[SeatChange, ...], elapsed_ms: int
) -> SeatChange:
    """Return a player's way with what is known of the button there, or was as the seat was drawn (T4)."""
    if not rests_on_buttons(tournament.house.move_rule):
        return change
    positions = _positions_at(tournament, change.to_seat.table, elapsed_ms)
    if positions is not None:
        return replace(change, waits=passed_over(positions, change.to_seat.seat))
    told = next((before.waits for before in kept if replace(before, waits=False) == change), None)
    return replace(change, waits=told)


def _emptiest(room: Room, staying: list[int]) -> int:
    return min(staying, key=lambda table: (room.sizes[table], table))


def _could_sit_evener(room: Room, staying: list[int], to_seats: dict[int, Seat]) -> int | None:
    """Return a newcomer who would sit better at a table at least two smaller, None if there is none."""
    fewest = room.sizes[_emptiest(room, staying)]
    return next(
        (player for player, seat in to_seats.items() if room.sizes[seat.table] - fewest >= 2),
        None,
    )


def _seat_at(tournament: Tournament, room: Room, table: int, elapsed_ms: int, draw: Draw) -> Seat:
    """Return a free seat of a table for the next of the players, who come in drawn order (T5).

    Worst first where the house says so and the button there is known; else drawn.
    """
    free = room.free(table)
    positions = _positions_at(tournament, table, elapsed_ms)
    if tournament.house.break_seats is BreakSeats.WORST_FIRST and positions:
        return Seat(table, worst_first(positions, free)[0])
    return Seat(table, draw.choice(free))


def _positions_at(tournament: Tournament, table: int, elapsed_ms: int) -> Positions | None:
    """Return the positions at a table that players come to, None while they are not known (T3)."""
    receiving = tournament.table(table)
    return known_positions(tournament, receiving, elapsed_ms) if receiving else None
