"""Tables that go: breaks, the final table, and what holds them back."""

from collections import Counter

import pytest

from clock.tournament.breaking import tables_to_break
from clock.tournament.state import Tournament
from clock.tournament.structure import MINUTE, BreakOrder, FinalTable, House, LatePrice, Price, Seat
from clock.tournament.suggestions import BreakTable, FormFinalTable, MovePlayer
from clock.values import replace
from tests.houses import gananda, new_year, wired_pair
from tests.seated import (
    NoChance,
    busted,
    carried_out,
    gone_out,
    in_level,
    plan,
    planned,
    seated,
    seats_of,
    shares_no_seat,
    sizes,
    who,
    with_button,
)


def the_break(tournament: Tournament, seed: int = 1) -> BreakTable:
    """Return the one break that is planned first."""
    first = planned(tournament, seed)[0]
    assert isinstance(first, BreakTable)
    return first


def nines() -> House:
    """Return a house of tables of nine, whose highest number breaks and whose final table is drawn."""
    return replace(gananda(), seats_per_table=9, final_table=FinalTable(9))


def test_a_table_breaks_when_the_rest_can_hold_its_players() -> None:
    """T5, case 112 (a): of four tables of nine the last breaks at 27, its players go to free seats."""
    before = seated(nines(), 7, 7, 7, 7)
    after = busted(before, 1, 1)
    breaking = the_break(after)

    assert planned(before) == ()
    assert (breaking.table, breaking.left, breaking.tables_after) == (4, 27, 3)
    assert [change.from_seat for change in breaking.moves] == [Seat(4, seat) for seat in range(1, 8)]
    assert sizes(carried_out(after, breaking)) == {1: 9, 2: 9, 3: 9}
    assert shares_no_seat(carried_out(after, breaking))


def test_who_waits_for_the_button_after_a_break() -> None:
    """T4, T5: next hand's button is at seat 3 and its small blind at 5, so seat 4 between them waits (W, T).

    Not known, it is open; what was known as the seats were drawn is remembered; in G nobody waits.
    """
    tournament = seated(wired_pair(), [1, 3, 5, 6, 7, 8], 3)
    told = with_button(tournament, 1, button=1, small=3, big=5)
    breaking = the_break(told)
    later = replace(told, suggestions=(breaking,))

    assert {change.to_seat.seat: change.waits for change in breaking.moves} == {9: False, 2: False, 4: True}
    assert planned(told) == plan(later, 6 * MINUTE, NoChance())
    assert {change.waits for change in the_break(tournament).moves} == {None}
    league = with_button(seated(gananda(), [1, 3, 5, 6, 7, 8], 8, 6), 1, button=1, small=3, big=5)
    assert {change.waits for change in the_break(league).moves} == {False}


def test_a_count_that_is_jumped_over_breaks_the_table_too() -> None:
    """T5, case 112 (a): from 28 to 26 on one hand breaks table 4, once."""
    tournament = seated(nines(), 7, 7, 7, 7)
    after = gone_out(tournament, 1, 2)
    broken = carried_out(after, *planned(after))

    assert [type(one) for one in planned(after)] == [BreakTable]
    assert sorted(sizes(broken).values()) == [8, 9, 9]
    assert planned(broken) == ()


def test_three_tables_of_seven() -> None:
    """T5, T6, case 112 (b): one goes at 14, and the final table of eight is due at 8."""
    house = replace(gananda(), seats_per_table=7, final_table=FinalTable(8))

    assert tables_to_break(seated(house, 5, 5, 5)) == []
    assert tables_to_break(seated(house, 5, 5, 4)) == [3]
    assert planned(seated(house, 5, 4)) == ()
    assert planned(seated(house, 4, 4)) == (FormFinalTable(8),)


def test_three_tables_of_ten() -> None:
    """T5, T6, case 112 (c): three become two at 20, two become one at 10."""
    assert planned(seated(gananda(), 7, 7, 7)) == ()
    assert the_break(seated(gananda(), 7, 7, 6)).table == 3
    assert planned(seated(gananda(), 6, 5)) == ()
    assert planned(seated(gananda(), 5, 5)) == (FormFinalTable(10),)


@pytest.mark.parametrize(
    ("order", "stated", "tables", "breaks"),
    [
        (BreakOrder.STATED, (), [5, 7, 7], [3]),
        (BreakOrder.STATED, (2, 3), [5, 7, 7], [2]),
        (BreakOrder.STATED, (9, 1), [5, 7, 7], [1]),
        (BreakOrder.SMALLEST, (), [7, 5, 7], [2]),
        (BreakOrder.SMALLEST, (), [6, 6, 7], [2]),
        (BreakOrder.STATED, (2,), [5, 5, 5, 5], [2, 4]),
        (BreakOrder.SMALLEST, (), [8, 2, 3, 7], [2, 3]),
    ],
)
def test_which_table_breaks(
    order: BreakOrder, stated: tuple[int, ...], tables: list[int], breaks: list[int]
) -> None:
    """T5: the stated order and then the highest number, or the smallest and of equal ones the highest."""
    house = replace(gananda(), break_order=order, stated_break_order=stated)

    assert tables_to_break(seated(house, *tables)) == breaks


def test_a_broken_table_spreads_evenly() -> None:
    """T5: the others are as even as their sizes allow, whatever they were before."""
    for seed in range(30):
        moves = the_break(seated(gananda(), 9, 6, 7, 7), seed).moves

        assert Counter(change.to_seat.table for change in moves) == {1: 1, 2: 4, 3: 2}


def test_seats_of_a_break_are_drawn() -> None:
    """T5 (G, T): each player of a broken table can come to any free seat."""
    tournament = seated(gananda(), [1, 2, 3, 4, 5, 6, 9], [2, 3, 4, 5, 6, 7, 8], 2)
    seen = Counter(
        (change.player, change.to_seat) for seed in range(200) for change in the_break(tournament, seed).moves
    )

    assert len(seen) == 2 * 6


def test_two_tables_break_without_sending_anybody_twice() -> None:
    """T5: where two tables go at once, nobody is sent from one to the other."""
    tournament = seated(gananda(), 5, 5, 5, 5)
    first, second = planned(tournament)

    assert isinstance(first, BreakTable)
    assert isinstance(second, BreakTable)
    assert [(one.table, one.tables_after) for one in (first, second)] == [(4, 3), (3, 2)]
    assert {seat.table for one in (first, second) for seat in seats_of(one).values()} == {1, 2}
    assert sizes(carried_out(tournament, first, second)) == {1: 10, 2: 10}
    assert shares_no_seat(carried_out(tournament, first, second))


def test_worst_seats_first() -> None:
    """T5, T3 (W): where the button is known the worst seats are filled, by players in drawn order."""
    tournament = seated(wired_pair(), [1, 2, 4, 5, 6, 7], [1, 2, 3, 4, 5, 6], 3)
    tournament = replace(tournament, house=replace(wired_pair(), final_table=FinalTable(8, redraw=False)))
    tournament = gone_out(tournament, who(tournament, 3, 3))
    tournament = with_button(with_button(tournament, 1, 7, 1, 2), 2, 6, 1, 2)
    breaks = [the_break(tournament, seed) for seed in range(30)]

    assert {frozenset(seats_of(one).values()) for one in breaks} == {frozenset({Seat(1, 3), Seat(2, 7)})}
    assert len({seats_of(one)[who(tournament, 3, 1)] for one in breaks}) == 2


def test_worst_seats_where_no_button_is_known() -> None:
    """T5 (W): a break waits for no question; where the button is not known the seats are drawn."""
    tournament = seated(wired_pair(), [1, 2, 4, 5, 6, 7], [1, 2, 3, 4, 5, 6, 7], 1)
    seats = {seat for seed in range(60) for seat in seats_of(the_break(tournament, seed)).values()}

    assert seats == {Seat(1, 3), Seat(1, 8), Seat(1, 9)}


def test_a_house_without_a_redraw_breaks_down_to_one_table() -> None:
    """T5, T6 (W): the last two tables become one by a break, and nobody else changes seats."""
    tournament = seated(wired_pair(), 5, 4)
    breaking = the_break(tournament)

    assert planned(seated(wired_pair(), 5, 5)) == ()
    assert (breaking.table, breaking.tables_after) == (2, 1)
    assert sorted(seat.seat for seat in seats_of(breaking).values()) == [6, 7, 8, 9]


def test_a_final_table_without_redraw_may_be_larger_than_the_others() -> None:
    """T6: its size counts, also where tables have fewer seats."""
    house = replace(wired_pair(), seats_per_table=7, final_table=FinalTable(8, redraw=False))
    tournament = seated(house, 4, 4)

    assert shares_no_seat(carried_out(tournament, the_break(tournament)))
    assert {seat.seat for seat in seats_of(the_break(tournament)).values()} == {5, 6, 7, 8}


def test_a_final_table_smaller_than_the_others_waits_for_its_size() -> None:
    """T6: two tables stay two until the final table is due, though one of them could hold all."""
    house = replace(gananda(), final_table=FinalTable(8))

    assert planned(seated(house, 5, 5)) == ()
    assert planned(seated(house, 4, 4)) == (FormFinalTable(8),)


@pytest.mark.parametrize(
    ("house", "tables", "gone", "left"),
    [
        (gananda(), [6, 5], 1, 10),
        (gananda(), [6, 5], 2, 9),
        (new_year(), [5, 4], 1, 8),
        (new_year(), [5, 4], 2, 7),
    ],
)
def test_the_final_table_is_due(house: House, tables: list[int], gone: int, left: int) -> None:
    """T6, case 114: at ten (G) or eight (N) left, also when two at once jump past it; before it nothing."""
    before = in_level(seated(house, *tables), 5)
    after = gone_out(before, *range(1, gone + 1))

    assert plan(before, 0, NoChance()) == ()
    assert plan(after, 0, NoChance()) == (FormFinalTable(left),)


def test_the_final_table_goes_before_everything() -> None:
    """T2, T6: no table breaks and nobody moves when all are drawn anew."""
    assert plan(seated(gananda(), 7, 2, 1), 0, NoChance()) == (FormFinalTable(10),)


def test_a_field_that_began_at_one_table_is_not_redrawn() -> None:
    """T6: one table stays as it is."""
    assert planned(seated(gananda(), 10)) == ()


def test_who_may_return_holds_tables_together() -> None:
    """E10: no break and no final table while a player who is out may come back; then both."""
    for tournament in (seated(nines(), 7, 7, 7, 7), seated(nines(), 5, 5)):
        asked = gone_out(tournament, 1, may_return=True)
        answered = replace(asked, players=asked.players.having(replace(asked.players[1], may_return=False)))

        assert planned(asked) == ()
        assert len(planned(answered)) == 1


def test_tables_are_evened_while_somebody_may_return() -> None:
    """E10, T2: moves do not wait for the answer."""
    tournament = gone_out(seated(nines(), 8, 4, 8), 1, may_return=True)

    assert {type(one) for one in planned(tournament)} == {MovePlayer}


def test_no_final_table_while_late_entry_is_open() -> None:
    """E10, E3: eight left at two tables stay there until level 4; a break still happens."""
    tournament = seated(new_year(), 4, 4)
    three = seated(new_year(), 6, 5, 5)

    assert planned(tournament) == ()
    assert planned(in_level(tournament, 2)) == ()
    assert planned(in_level(tournament, 3)) == ()
    assert planned(in_level(tournament, 4)) == (FormFinalTable(8),)
    assert the_break(three).table == 3


def test_late_entry_also_keeps_the_last_two_tables_of_a_house_without_redraw() -> None:
    """E10: one table is the final table, however it is made."""
    late = (LatePrice(until_level=2, price=Price(20_00)),)
    tournament = seated(replace(wired_pair(), late=late), 5, 4)

    assert planned(tournament) == ()
    assert the_break(in_level(tournament, 1)).tables_after == 1


def test_a_table_that_emptied_is_taken_away() -> None:
    """T5: a table at which everybody went out breaks without a move."""
    tournament = busted(seated(gananda(), 9, 9, 2), 3, 2)

    assert planned(tournament) == (BreakTable(3, (), 18, 2),)


def test_a_house_keeps_the_tables_it_wants() -> None:
    """T1, T5: with one more than needed, 21 play at four, 20 and 11 at three."""
    house = replace(gananda(), more_tables=1)

    assert tables_to_break(seated(house, 7, 7, 6)) == []
    assert tables_to_break(seated(house, 4, 4, 3)) == []
    assert tables_to_break(seated(house, 6, 5, 5, 5)) == []
    assert tables_to_break(seated(house, 5, 5, 5, 5)) == [4]
