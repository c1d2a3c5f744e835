"""Nights in the middle of play as plain values, for the tests of seats, moves and deals."""

from collections.abc import Iterable, Sequence
from random import Random

from clock.tournament import balancing
from clock.tournament.draw import Draw, Item
from clock.tournament.state import Clock, Exit, Field, Going, Player, Positions, Status, Table, Tournament
from clock.tournament.structure import MINUTE, House, Seat
from clock.tournament.suggestions import BreakTable, FormFinalTable, MovePlayer, Suggestion
from clock.values import replace


def seated(house: House, *tables: int | Sequence[int]) -> Tournament:
    """Return a night in its first level: each table has so many players, from seat 1, or these seats taken.

    Players are numbered from 1 by table and seat.
    """
    seats = [
        Seat(table, seat)
        for table, taken in enumerate(tables, start=1)
        for seat in (range(1, taken + 1) if isinstance(taken, int) else taken)
    ]
    last_since = 0 if len(tables) == 1 else None
    return Tournament(
        house=house,
        stages=house.stages,
        clock=Clock(stage=0, ends_ms=house.stages[0].duration_ms),
        players=Field(
            {number: Player(number, str(number), seat=seat) for number, seat in enumerate(seats, start=1)}
        ),
        tables=tuple(Table(number, last_since=last_since) for number in range(1, len(tables) + 1)),
        next_number=len(seats) + 1,
        started=True,
    )


def who(tournament: Tournament, table: int, seat: int) -> int:
    """Return the player who sits there."""
    return tournament.seated()[Seat(table, seat)]


def sat_down(tournament: Tournament, player: int, seat: Seat) -> Tournament:
    """Return the night with a player, known or new, in this seat."""
    sitting = replace(tournament.players.get(player, Player(player, str(player))), seat=seat)
    return replace(tournament, players=tournament.players.having(sitting))


def with_status(tournament: Tournament, player: int, status: Status) -> Tournament:
    """Return the night with a player absent, away or in."""
    there = replace(tournament.players[player], status=status)
    return replace(tournament, players=tournament.players.having(there))


def gone_out(
    tournament: Tournament,
    *players: int,
    at_ms: int = 0,
    may_return: bool = False,
    going: Going = Going.BUST_OUT,
) -> Tournament:
    """Return the night after players went out on one hand, the best placed first."""
    hand = tournament.hand + 1
    out = [
        replace(tournament.players[number], status=Status.OUT, may_return=may_return) for number in players
    ]
    exits = tuple(
        Exit(number, 1, hand, rank, going, tournament.players[number].seat, at_ms)
        for rank, number in enumerate(players)
    )
    return replace(
        tournament,
        players=tournament.players.having(*out),
        exits=(*tournament.exits, *exits),
        hand=hand,
    )


def busted(tournament: Tournament, table: int, count: int) -> Tournament:
    """Return the night after so many went out at a table, each on a hand of its own, highest seats first."""
    for _ in range(count):
        seats = {seat: number for seat, number in tournament.seated().items() if seat.table == table}
        tournament = gone_out(tournament, seats[max(seats)])
    return tournament


def with_button(
    tournament: Tournament, table: int, button: int, small: int, big: int, told_ms: int = 0
) -> Tournament:
    """Return the night with the button and the blinds of a table told."""
    positions = Positions(button, small, big)
    tables = tuple(
        replace(one, positions=positions, lying=button, told_ms=told_ms, told_hand=tournament.hand)
        if one.number == table
        else one
        for one in tournament.tables
    )
    return replace(tournament, tables=tables)


def in_level(tournament: Tournament, stage: int) -> Tournament:
    """Return the night in another stage."""
    return replace(tournament, clock=replace(tournament.clock, stage=stage, ends_ms=20 * MINUTE))


def seats_of(suggestion: Suggestion) -> dict[int, Seat]:
    """Return who gets which seat by a suggestion."""
    if isinstance(suggestion, BreakTable):
        return {change.player: change.to_seat for change in suggestion.moves}
    if (
        isinstance(suggestion, MovePlayer)
        and suggestion.player is not None
        and suggestion.to_seat is not None
    ):
        return {suggestion.player: suggestion.to_seat}
    return {}


def carried_out(tournament: Tournament, *suggestions: Suggestion) -> Tournament:
    """Return the night after these suggestions were accepted; the others stay suggested."""
    for suggestion in suggestions:
        assert not isinstance(suggestion, FormFinalTable)
        moved = [
            replace(tournament.players[number], seat=seat) for number, seat in seats_of(suggestion).items()
        ]
        closed = suggestion.table if isinstance(suggestion, BreakTable) else None
        tournament = replace(
            tournament,
            players=tournament.players.having(*moved),
            tables=tuple(table for table in tournament.tables if table.number != closed),
            suggestions=tuple(other for other in tournament.suggestions if other is not suggestion),
        )
    return tournament


def plan(tournament: Tournament, elapsed_ms: int, draw: Draw) -> tuple[Suggestion, ...]:
    """Return what is suggested for the tables."""
    return balancing.plan(tournament, elapsed_ms, draw).suggestions


def suggested(tournament: Tournament, seed: int = 1) -> Tournament:
    """Return the night with its plan made and stored."""
    return replace(tournament, suggestions=plan(tournament, 0, Random(seed)))


def planned(tournament: Tournament, seed: int = 2) -> tuple[Suggestion, ...]:
    """Return the plan, made by other chance than the one that is suggested."""
    return plan(tournament, 0, Random(seed))


def declined(tournament: Tournament) -> Tournament:
    """Return the night with its first suggestion put aside."""
    first, *others = tournament.suggestions
    aside = replace(tournament, suggestions=tuple(others), aside=(*tournament.aside, first))
    return stored(aside)


def stored(tournament: Tournament, seed: int = 2) -> Tournament:
    """Return the night with its plan made anew and stored, with what is left of what was put aside."""
    again = balancing.plan(tournament, 0, Random(seed))
    return replace(tournament, suggestions=again.suggestions, aside=again.aside)


def sizes(tournament: Tournament) -> dict[int, int]:
    """Return how many sit at each table, those who may return included."""
    count = {table.number: 0 for table in tournament.tables}
    for player in tournament.players.values():
        if player.seat is not None and (player.playing or player.may_return):
            count[player.seat.table] += 1
    return count


def shares_no_seat(tournament: Tournament) -> bool:
    """Return whether everyone who plays or may return has a seat that exists, and nobody shares it."""
    seats = [player.seat for player in tournament.players.values() if player.playing or player.may_return]
    largest = tournament.house.seats_per_table
    if len(tournament.tables) == 1:
        largest = max(largest, tournament.house.final_table.size)
    exist = _exist((seat for seat in seats if seat is not None), tournament, largest)
    return exist and None not in seats and len(set(seats)) == len(seats)


def _exist(seats: Iterable[Seat], tournament: Tournament, largest: int) -> bool:
    return all(tournament.table(seat.table) is not None and 1 <= seat.seat <= largest for seat in seats)


class NoChance:
    """A source of chance for what must be found without any."""

    def choice(self, seq: Sequence[Item], /) -> Item:
        """Draw nothing: what was drawn once stands."""
        raise AssertionError(f"one of {seq} was drawn")

    def sample(self, population: Sequence[Item], k: int) -> list[Item]:
        """Draw none of them, and no more."""
        assert k == 0, f"{k} of {population} were drawn"
        return []
