"""Dealing: the button and the blinds from hand to hand, and who deals where nobody is hired to (B1 to B4)."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from clock.tournament.state import Exit, Going, Positions, Status, Table, Tournament
from clock.tournament.structure import MINUTE, ButtonRule, DealRule, Seat
from clock.values import replace

BUTTON_HOLDS_MS = 5 * MINUTE
"""A told button is one hand's. After this much play at the latest it is asked for again where a rule needs it
(T3), and who went out that long ago was not dealt into the hand it is told of."""


def clockwise(seats: Iterable[int], after: int) -> list[int]:
    """Return the seats in the order in which they are met clockwise after a seat, that seat itself last."""
    return sorted(seats, key=lambda seat: (seat <= after, seat))


RoundTheTable = Callable[[Iterable[int], int], list[int]]
"""Gives seats in the order in which they are met from one of them, as `clockwise` does."""


def _anticlockwise(seats: Iterable[int], before: int) -> list[int]:
    return sorted(seats, key=lambda seat: (seat >= before, -seat))


def living_seats(tournament: Tournament, table: int) -> tuple[int, ...]:
    """Return the seats of a table at which somebody holds chips, lowest first."""
    return tuple(sorted(tournament.players.at(table)))


def dealt_in(tournament: Tournament, table: int, elapsed_ms: int) -> tuple[int, ...]:
    """Return the seats that have cards in the hand played now or just finished at a table, lowest first."""
    living = living_seats(tournament, table)
    return tuple(sorted({*living, *just_emptied(tournament, table, elapsed_ms)}))


def just_emptied(tournament: Tournament, table: int, elapsed_ms: int) -> set[int]:
    """Return the seats of those who went out in the hand played now or just finished at a table.

    That is this table's latest hand, if it was no more than `BUTTON_HOLDS_MS` ago and no hand has been told
    since.
    """
    here = tournament.table(table)
    since_ms = max(elapsed_ms - BUTTON_HOLDS_MS, here.told_ms if here else 0)
    exits = [gone for gone in tournament.exits if gone.seat is not None and gone.seat.table == table]
    latest = max((gone.hand for gone in exits), default=0)
    return {
        gone.seat.seat
        for gone in exits
        if gone.seat is not None and gone.hand == latest and gone.elapsed_ms >= since_ms
    }


def told(tournament: Tournament, table: int, seat: int, elapsed_ms: int) -> Positions:
    """Return the positions of a table's present hand, whose button is at `seat` (B2, B4).

    The blinds are the next two seats dealt in; heads-up the small blind is on the button.
    """
    dealt = dealt_in(tournament, table, elapsed_ms)
    others = clockwise(set(dealt) - {seat}, seat) or [seat]
    if len(dealt) == 2 and seat in dealt:
        return Positions(button=seat, small=seat, big=others[0])
    return Positions(button=seat, small=others[0], big=clockwise(dealt or [seat], others[0])[0])


def known_positions(tournament: Tournament, table: Table, elapsed_ms: int) -> Positions | None:
    """Return the positions of a table if they are still near enough to the truth to move players by (T3).

    They are for `BUTTON_HOLDS_MS`, and until somebody goes out there on a later hand than the told one. The
    told one may be still played: then the next hand on which somebody goes out is taken for it.
    """
    hands_since = {
        gone.hand
        for gone in tournament.exits
        if gone.going is Going.BUST_OUT
        and gone.hand > table.told_hand
        and gone.seat is not None
        and gone.seat.table == table.number
    }
    is_past = len(hands_since) > (0 if table.told_over else 1)
    return None if is_past or elapsed_ms - table.told_ms > BUTTON_HOLDS_MS else table.positions


def next_hand(positions: Positions, living: Sequence[int]) -> Positions:
    """Return the positions of the hand after this one, with these seats living (B2).

    The big blind moves on to the next living seat; small blind and button follow to the seats of the big
    and the small blind, dead where those have emptied. Heads-up the one without the big blind has both (B4).
    Where the big blind comes to the seat that had the small one, or past it, as after heads-up to which
    somebody sat down between the blinds, the button is the newcomer's: nobody has two of the three.
    At a table that has emptied no hand follows, and nothing moves.
    """
    if not living:
        return positions
    big = clockwise(living, positions.big)[0]
    if len(living) == 2:
        button = next(seat for seat in living if seat != big)
        return Positions(button=button, small=button, big=big)
    small = positions.big
    passed = clockwise((positions.small, big), small)[0] == positions.small
    button = _anticlockwise(living, small)[0] if passed else positions.small
    return Positions(button, small, big, small_dead=small not in living)


def lying(rule: ButtonRule, table: Table, after: Positions, living: Sequence[int]) -> int:
    """Return the seat on which the button is seen in the hand `after` that of the table (B3).

    A living seat that has the button has it to be seen. On an empty one it lies only under the rule of the
    dead button, or where the house lays it there after the big blind went out; else the last living player
    who had it keeps it.
    """
    before = table.positions
    emptied_on_big = before is not None and before.small_dead
    empty_is_seen = rule is ButtonRule.DEAD or (rule is ButtonRule.EMPTY_AFTER_BIG and emptied_on_big)
    if after.button in living or empty_is_seen or not living:
        return after.button
    return clockwise(living, table.lying or after.button)[-1]


def first_dealer(tournament: Tournament, table: int) -> int | None:
    """Return who deals first at a table: seat 1 or the next who is there (B1); None with hired dealers."""
    return _who_deals(tournament, table, 0)


def with_first_dealers(tournament: Tournament) -> Tournament:
    """Return the tournament with a dealer at the tables where nobody deals yet, or does any more (B1)."""
    tables = tuple(
        replace(table, dealer=first_dealer(tournament, table.number)) if table.dealer is None else table
        for table in tournament.tables
    )
    return replace(tournament, tables=tables)


def with_table_of(tournament: Tournament, seat: Seat | None) -> Tournament:
    """Return the tournament with the table of a seat that was just taken, opened if it is not in play.

    There is no final table then any more, if there was one. At a table that had emptied somebody deals again.
    """
    if seat is None or tournament.table(seat.table) is not None:
        return with_first_dealers(tournament)
    opened = Table(seat.table, dealer=first_dealer(tournament, seat.table))
    others = [_by_turn(tournament, replace(table, last_since=None)) for table in tournament.tables]
    tables = sorted((*others, opened), key=lambda table: table.number)
    return replace(tournament, tables=tuple(tables), final_table=False)


def passed(tournament: Tournament, table: Table, levels: int) -> Table:
    """Return the table so many levels on, or where that is less than none, before (B1).

    With each the deal goes to the next player clockwise who is still in, or back to the one before. At a
    final table where the player who went out last deals, it stays, and only whose turn it would be passes.
    """
    if levels == 0:
        return table
    way = clockwise if levels > 0 else _anticlockwise
    if table.turn is not None:
        return replace(table, turn=_next_to(tournament, table, table.turn, way, times=abs(levels)))
    return replace(table, dealer=_next_to(tournament, table, table.dealer, way, times=abs(levels)))


def after_exit(tournament: Tournament, table: Table, exits: Iterable[Exit]) -> Table:
    """Return the table after these exits, of a tournament in which they have happened (B1).

    A dealer who goes out passes the deal left. At the last table whoever went out last deals from then on:
    of one hand the better placed, of tied ones the lowest number. Who was taken out without being there, or
    may still come back, deals for nobody; who is out for good only after somebody else went out has not gone
    out last.
    """
    if tournament.house.deal_rule is DealRule.EACH_HAND:
        return table
    gone = {out.player for out in exits if out.seat is not None and out.seat.table == table.number}
    last = _last_out(tournament, table)
    if last in gone:
        turn = table.dealer if table.turn is None else table.turn
        return replace(table, dealer=last, turn=turn)
    if table.dealer not in gone:
        return table
    return _passed(tournament, table) if table.turn is None else _given_back(tournament, table)


def after_return(tournament: Tournament, table: Table, player: int) -> Table:
    """Return the table after a player came back in, of a tournament in which that has happened (B1, O4).

    Who dealt because of being out gives the deal back: to who went out last before, or where nobody did to
    whose turn it is.
    """
    return _given_back(tournament, table) if table.dealer == player else table


def after_move(tournament: Tournament, table: Table, seats: Mapping[int, Seat]) -> Table:
    """Return the table after players got these new seats, of the tournament as it stood before (B1, T4).

    A dealer who leaves the table passes the deal left to one who stays.
    """
    seat = None if table.dealer is None else seats.get(table.dealer)
    if seat is None or seat.table == table.number:
        return table
    return _passed(tournament, table, leaving=frozenset(seats))


def after_strike(tournament: Tournament, table: Table, player: int) -> Table:
    """Return the table after a player was struck from the list, of the tournament as it stood before (B1).

    Who dealt passes the deal left.
    """
    if player not in {table.dealer, table.turn}:
        return table
    return _passed(tournament, _by_turn(tournament, table), leaving=frozenset({player}))


def _given_back(tournament: Tournament, table: Table) -> Table:
    """Return the table whose out dealer is no more: the one out before deals, or whose turn it is."""
    if table.turn is None:
        return table
    last = _last_out(tournament, table)
    return _by_turn(tournament, table) if last is None else replace(table, dealer=last)


def _by_turn(tournament: Tournament, table: Table) -> Table:
    """Return the table with the deal where the levels have passed it, whoever is out."""
    if table.turn is None:
        return table
    dealer, by_turn = tournament.players[table.turn], replace(table, dealer=table.turn, turn=None)
    sits_here = dealer.playing and dealer.seat is not None and dealer.seat.table == table.number
    return by_turn if sits_here else _passed(tournament, by_turn)


def _passed(tournament: Tournament, table: Table, leaving: frozenset[int] = frozenset()) -> Table:
    return replace(table, dealer=_next_to(tournament, table, table.dealer, clockwise, leaving))


def _next_to(
    tournament: Tournament,
    table: Table,
    dealer: int | None,
    round_the_table: RoundTheTable,
    leaving: frozenset[int] = frozenset(),
    times: int = 1,
) -> int | None:
    """Return who deals after a dealer, who may be out or sit elsewhere, that way round the table.

    The deal is passed so many `times`.
    """
    seat = None if dealer is None else tournament.players[dealer].seat
    here = seat.seat if seat is not None and seat.table == table.number else 0
    return _who_deals(tournament, table.number, here, round_the_table, leaving, times)


def _who_deals(
    tournament: Tournament,
    table: int,
    seat: int,
    round_the_table: RoundTheTable = clockwise,
    leaving: frozenset[int] = frozenset(),
    times: int = 1,
) -> int | None:
    """Return who deals when the deal has been passed so many `times` from a seat.

    It is passed to those who are there, or if nobody is, to those whose turn it would be.
    """
    if tournament.house.deal_rule is DealRule.EACH_HAND:
        return None
    players = tournament.players.at(table)
    order = [players[place] for place in round_the_table(players, seat)]
    staying = [player for player in order if player.number not in leaving]
    dealing = [player for player in staying if player.status is Status.IN] or staying
    return dealing[(times - 1) % len(dealing)].number if dealing else None


def _last_out(tournament: Tournament, table: Table) -> int | None:
    """Return who went out last since this is the only table, and is out for good; None if nobody did."""
    if table.last_since is None:
        return None
    busts = [
        out
        for out in tournament.exits
        if out.hand > table.last_since
        and out.going is Going.BUST_OUT
        and not tournament.players[out.player].may_return
        and not tournament.players[out.player].playing
    ]
    last = max(busts, key=lambda out: (out.hand, -out.rank, -out.player), default=None)
    return None if last is None else last.player
