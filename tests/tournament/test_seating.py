"""Seats: the draw, the final table's draw, and a seat for who enters late or comes back."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clock.tournament.seating import draw_seats, final_seats, late_seat, seat_back
from clock.tournament.state import Table
from clock.tournament.structure import FinalTable, Seat
from clock.values import replace
from tests.houses import gananda, new_year, wired_pair
from tests.seated import gone_out, sat_down, seated, seats_of, suggested, with_button


def drawn_sizes(players: int, seats_per_table: int, more_tables: int = 0) -> list[int]:
    """Return the sizes of the tables that so many players are drawn to."""
    house = replace(gananda(), seats_per_table=seats_per_table, more_tables=more_tables)
    seats = draw_seats(range(1, players + 1), house, Random(players))
    return [count for _, count in sorted(Counter(seat.table for seat in seats.values()).items())]


@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (10, [10]),
        (11, [6, 5]),
        (13, [7, 6]),
        (14, [7, 7]),
        (15, [8, 7]),
        (16, [8, 8]),
        (17, [9, 8]),
        (18, [9, 9]),
        (19, [10, 9]),
        (20, [10, 10]),
    ],
)
def test_the_draw_is_as_even_as_can_be(players: int, sizes: list[int]) -> None:
    """T1, case 116: the fewest tables of ten that hold the players, as even as possible."""
    assert drawn_sizes(players, 10) == sizes


def test_whom_the_final_table_holds_begin_at_it() -> None:
    """T1, T6: ten begin at one table where nine sit at the others, and where more tables are wanted."""
    assert drawn_sizes(10, 9) == [10]
    assert drawn_sizes(10, 5, more_tables=1) == [10]
    assert drawn_sizes(11, 9) == [6, 5]


def test_a_house_may_want_more_tables() -> None:
    """T1: a house can open more tables than are needed, but none for a player alone."""
    assert drawn_sizes(20, 10, more_tables=1) == [7, 7, 6]
    assert drawn_sizes(12, 9, more_tables=2) == [3, 3, 3, 3]
    assert drawn_sizes(11, 10, more_tables=9) == [3, 2, 2, 2, 2]


@given(
    players=st.lists(st.integers(1, 999), min_size=2, max_size=120, unique=True),
    seats_per_table=st.integers(2, 10),
    more_tables=st.integers(0, 3),
    seed=st.integers(0, 1_000),
)
def test_everyone_has_one_seat(players: list[int], seats_per_table: int, more_tables: int, seed: int) -> None:
    """T1, case 28: everyone has one seat, seats 1 to k are filled, tables differ by one at most."""
    house = replace(gananda(), seats_per_table=seats_per_table, more_tables=more_tables)
    house = replace(house, final_table=FinalTable(seats_per_table))
    seats = draw_seats(players, house, Random(seed))
    tables: dict[int, list[int]] = {}
    for seat in seats.values():
        tables.setdefault(seat.table, []).append(seat.seat)
    sizes = [len(tables[table]) for table in sorted(tables)]

    assert sorted(seats) == sorted(players)
    assert sorted(tables) == list(range(1, len(tables) + 1))
    assert all(sorted(taken) == list(range(1, len(taken) + 1)) for taken in tables.values())
    assert sizes == sorted(sizes, reverse=True)
    assert seats_per_table >= sizes[0] <= sizes[-1] + 1
    assert len(sizes) >= -(-len(players) // seats_per_table)


def test_any_player_can_draw_any_seat() -> None:
    """T1: no seat is kept from or for anybody, and the same chance gives the same draw."""
    house = replace(gananda(), seats_per_table=2, final_table=FinalTable(2))
    draws = [draw_seats((1, 2, 3, 4), house, Random(seed)) for seed in range(400)]
    seen = Counter((player, seat) for draw in draws for player, seat in draw.items())

    assert len(seen) == 16
    assert min(seen.values()) > 60
    assert draw_seats((1, 2, 3, 4), house, Random(7)) == draws[7]


def test_the_final_table_is_drawn_for_everybody() -> None:
    """T6, case 115: five and four players get nine new seats, each once, in any order."""
    players = range(1, 10)
    draws = [final_seats(players, 1, Random(seed)) for seed in range(300)]
    seen = Counter((player, seat.seat) for draw in draws for player, seat in draw.items())

    assert all(sorted(draw) == list(players) for draw in draws)
    assert all(sorted(seat.seat for seat in draw.values()) == list(players) for draw in draws)
    assert {seat.table for draw in draws for seat in draw.values()} == {1}
    assert len(seen) == 81


def test_a_late_player_draws_a_seat_at_the_smallest_table() -> None:
    """E3, T1: a late entry is drawn to a free seat of a smallest table, any of them."""
    tournament = seated(gananda(), 8, [1, 2, 4, 5, 6, 7], [2, 3, 4, 5, 6, 8])
    drawn = {late_seat(tournament, Random(seed)) for seed in range(200)}

    assert drawn == {
        Seat(table, seat) for table, seats in ((2, (3, 8, 9, 10)), (3, (1, 7, 9, 10))) for seat in seats
    }


def test_a_late_player_finds_every_seat_taken() -> None:
    """E3: where all tables are full another opens; a table that is full is not the smallest with a seat."""
    assert late_seat(seated(new_year(), 8, 8), Random(1)) == Seat(3, 1)
    assert late_seat(seated(new_year(), 8, 7), Random(1)) == Seat(2, 8)
    without_the_first = replace(seated(new_year(), [], 8), tables=(Table(2),))
    assert late_seat(without_the_first, Random(1)) == Seat(1, 1), "a table that broke is the first to open"


def test_nobody_is_sent_to_a_table_that_is_to_break() -> None:
    """E3, O4, T5: two tables of eight hold these 15 and one more, so the third is to break all the same."""
    tournament = suggested(seated(new_year(), 8, 5, 2))
    promised = set(seats_of(tournament.suggestions[0]).values())
    open_seats = {Seat(2, seat) for seat in (6, 7, 8)} - promised
    assert len(open_seats) == 1
    assert {late_seat(tournament, Random(seed)) for seed in range(50)} == open_seats
    elsewhere = gone_out(seated(new_year(), 8, 5, 3), 1)
    seat_taken = suggested(sat_down(elsewhere, 2, Seat(1, 1)))
    assert seat_back(seat_taken, 1, Random(1)).table != 3


def test_a_late_player_may_be_why_no_table_breaks() -> None:
    """E3, T5: 16 fit at two tables of eight, and 17 do not; the third stays and gets the late player."""
    tournament = suggested(seated(new_year(), 7, 7, 2))
    assert tournament.suggestions
    assert late_seat(tournament, Random(1)).table == 3
    out_for_good = gone_out(seated(new_year(), 8, 7, 2), 1)
    seat_taken = sat_down(out_for_good, 2, Seat(1, 1))
    assert seat_back(seat_taken, 1, Random(1)) == Seat(3, 3)


def test_who_enters_again_is_counted_already() -> None:
    """E6, E10, T5: 15 and the one who may return are the 16 for two tables, so the third is to break."""
    tournament = gone_out(seated(new_year(), 8, 6, 2), 1, may_return=True)

    assert {late_seat(tournament, Random(seed), player=1).table for seed in range(20)} == {2}


def test_the_only_table_has_the_final_tables_seats() -> None:
    """T6: a house of smaller tables seats one more where only one table is left."""
    house = replace(gananda(), seats_per_table=7, final_table=FinalTable(8))

    assert late_seat(seated(house, 7), Random(1)) == Seat(1, 8)
    assert late_seat(seated(house, 8), Random(1)) == Seat(2, 1)


def test_a_seat_is_kept_for_who_may_return() -> None:
    """E10: who is out but may come back counts at the table, and nobody else gets the seat."""
    tournament = gone_out(seated(new_year(), 8, 7), 3, may_return=True)

    assert {late_seat(tournament, Random(seed)) for seed in range(20)} == {Seat(2, 8)}
    assert seat_back(tournament, 3, Random(1)) == Seat(1, 3)


def test_who_enters_again_draws_any_seat() -> None:
    """E6: a re-entry is drawn among the smallest tables as they are without the old seat."""
    tournament = gone_out(seated(new_year(), 8, 8), 3, may_return=True)

    assert late_seat(tournament, Random(1)) == Seat(3, 1)
    assert late_seat(tournament, Random(1), player=3) == Seat(1, 3)


def test_who_comes_back_has_the_old_seat_if_it_is_free() -> None:
    """O4: a player who was not out sits where he sat."""
    tournament = gone_out(seated(gananda(), 9, 6), 4)

    assert seat_back(tournament, 4, Random(1)) == Seat(1, 4)


def test_who_comes_back_to_a_seat_that_is_taken_is_seated_by_the_house() -> None:
    """O4, T3: at the smallest table: a drawn seat (G), the lowest free one (N), the worst one (W)."""
    league, yearly, charity = (
        gone_out(seated(house, [1, 2, 3, 4, 5, 6, 7, 8], [1, 3, 4]), 4)
        for house in (gananda(), new_year(), wired_pair())
    )
    league, yearly, charity = (sat_down(one, 1, Seat(1, 4)) for one in (league, yearly, charity))
    told = with_button(charity, 2, button=1, small=3, big=4)

    assert {seat_back(league, 4, Random(seed)) for seed in range(100)} == {
        Seat(2, seat) for seat in (2, 5, 6, 7, 8, 9, 10)
    }
    assert seat_back(yearly, 4, Random(1)) == Seat(2, 2)
    assert seat_back(charity, 4, Random(1)) == Seat(2, 2)
    assert seat_back(told, 4, Random(1)) == Seat(2, 5)


def test_who_comes_back_from_a_table_that_is_gone_sits_elsewhere() -> None:
    """O4: the old seat is not free when its table has broken; where all others are taken a table opens."""
    tournament = gone_out(seated(new_year(), 8, 7, 2), 16)
    broken = replace(tournament, tables=tournament.tables[:2])
    full = gone_out(seated(new_year(), 8, 8, 2), 17)

    assert seat_back(broken, 16, Random(1)) == Seat(2, 8)
    assert seat_back(replace(full, tables=full.tables[:2]), 17, Random(1)) == Seat(3, 1)
