"""The final table, act by act: when it is due, how the clock waits, what takes it back."""

import pytest

from clock.tournament.commands import (
    Accept,
    BringBack,
    BustOut,
    Decline,
    DeclineReturn,
    EnterLate,
    GoToLevel,
    Pause,
    PutBackIn,
    Rebuy,
    Rename,
    Resume,
    Undo,
)
from clock.tournament.state import Waiting
from clock.tournament.structure import FinalTable, House, Seat
from clock.tournament.suggestions import FormFinalTable
from clock.values import replace
from tests.houses import gananda, new_year, wired_pair
from tests.night import Night, go_out, night_of, offered, table_sizes, the_break, who_sits


def waiting(night: Night) -> Waiting | None:
    """Return why the clock waits."""
    return night.waiting


def clock(night: Night) -> tuple[bool, Waiting | None]:
    """Return whether time flows, and why it waits."""
    return night.running, night.waiting


def two_tables(house: House, players: int) -> Night:
    """Return a night in level 4 of the yearly game, its rebuys in their last five minutes."""
    night = night_of(house, players)
    night.do(GoToLevel(4))
    return night


@pytest.mark.parametrize("out", [[(1, 1)], [(1, 1), (2, 1)]])
def test_the_final_table_forms(out: list[tuple[int, int]]) -> None:
    """T6, S5, cases 114, 115: at ten, or jumped past by two at once; all are drawn anew, the clock stands."""
    night = night_of(gananda(), 11)
    night.wait(100)
    go_out(night, *out, together=True)
    left = 11 - len(out)
    assert offered(night) == (FormFinalTable(left),)
    assert clock(night) == (False, Waiting.FINAL_TABLE)
    before = night.now.seated()
    night.wait(300)
    night.do(Accept())

    seats = night.now.seated()
    assert set(seats) == {Seat(1, seat) for seat in range(1, left + 1)}
    assert set(seats.values()) == set(before.values())
    assert (night.running, night.waiting, night.now.final_table) == (False, Waiting.FINAL_TABLE, True)
    assert not night.suggestions
    night.do(Resume())
    night.wait(10)
    assert (night.left, night.elapsed, night.waiting) == (1390, 110, None)


def test_the_clock_can_run_before_the_final_table_is_formed() -> None:
    """T6: resumed without accepting, it runs and the suggestion stays; later exits do not stop it again."""
    night = night_of(gananda(), 11)
    go_out(night, (1, 1))
    night.do(Resume())
    night.wait(60)
    go_out(night, (1, 2))
    assert (night.running, night.suggestions) == (True, (FormFinalTable(9),))
    night.do(Accept())
    assert (night.running, night.now.final_table) == (True, True)


def test_a_wait_is_taken_back_with_the_player() -> None:
    """T6, O4: put back in before the final table forms, the clock goes on; if it stood before, it stands."""
    night = night_of(gananda(), 11)
    gone = who_sits(night, 1, 1)
    night.wait(100)
    night.do(BustOut((gone,)))
    night.wait(50)
    night.do(PutBackIn(gone))
    night.wait(5)
    assert (night.running, night.waiting, night.elapsed) == (True, None, 105)
    assert not night.suggestions
    night.do(Pause(), BustOut((gone,)))
    assert waiting(night) is Waiting.FINAL_TABLE
    night.do(PutBackIn(gone))
    assert clock(night) == (False, None)


def test_a_break_that_waits_waits_again() -> None:
    """T6, S5: a bust-out told in a held break that is over; put back in, it is the break that waits."""
    night = night_of(new_year(), 9)
    night.do(GoToLevel(6))
    night.wait(1200 + 700)
    assert waiting(night) is Waiting.BREAK
    gone = who_sits(night, 1, 1)
    night.do(BustOut((gone,)))
    assert waiting(night) is Waiting.FINAL_TABLE
    night.do(PutBackIn(gone))
    assert waiting(night) is Waiting.BREAK
    night.do(BustOut((gone,)), Accept(), Resume())
    assert (night.stage, night.left, night.running) == ("L7", 1200, True)


def test_undo_of_the_bust_out_lets_the_clock_go_back_to_what_it_was() -> None:
    """T6, O4: running as before, or standing as before; the time it stood stays stood."""
    night = night_of(gananda(), 11)
    night.wait(100)
    go_out(night, (1, 1))
    night.wait(500)
    night.do(Undo())
    assert (night.running, night.waiting, night.elapsed) == (True, None, 100)
    night.do(Pause())
    go_out(night, (1, 1))
    night.do(Accept(), Undo())
    assert (night.waiting, night.suggestions) == (Waiting.FINAL_TABLE, (FormFinalTable(10),))
    night.do(Undo())
    assert clock(night) == (False, None)


def test_undo_of_a_player_put_back_in_waits_again() -> None:
    """T6, O4: the final table is due again, and the clock stands as before."""
    night = night_of(gananda(), 11)
    gone = who_sits(night, 1, 1)
    night.do(BustOut((gone,)), PutBackIn(gone))
    night.wait(30)
    night.do(Undo())
    assert clock(night) == (False, Waiting.FINAL_TABLE)
    assert offered(night) == (FormFinalTable(10),)
    assert night.elapsed == 30


def test_a_final_table_put_aside() -> None:
    """T6: the clock stands until it is resumed; brought back it is shown again, and so when due anew."""
    night = night_of(gananda(), 11)
    gone = who_sits(night, 1, 1)
    night.do(BustOut((gone,)), Decline())
    assert not night.suggestions
    assert waiting(night) is Waiting.FINAL_TABLE
    night.do(Rename(gone, "Ada"))
    assert waiting(night) is Waiting.FINAL_TABLE
    night.do(BringBack())
    assert offered(night) == (FormFinalTable(10),)
    night.do(Decline(), PutBackIn(gone))
    assert night.running
    night.do(BustOut((gone,)))
    assert offered(night) == (FormFinalTable(10),)
    assert waiting(night) is Waiting.FINAL_TABLE


def test_a_final_table_put_aside_stops_the_clock_once() -> None:
    """T6, S5: put aside and resumed, the next bust-out and the final table brought back leave the clock."""
    night = night_of(gananda(), 11)
    go_out(night, (1, 1))
    night.do(Decline(), Resume())
    go_out(night, (1, 2))
    assert clock(night) == (True, None)
    night.do(BringBack())
    assert (night.running, night.suggestions) == (True, (FormFinalTable(9),))


def test_a_field_that_began_at_one_table_is_a_final_table() -> None:
    """T6, B1: nobody is drawn again, and nothing waits."""
    night = night_of(gananda(), 10)
    assert night.now.final_table
    go_out(night, (1, 3), (1, 5))
    assert not night.suggestions
    assert night.running


def test_a_house_without_a_redraw_breaks_its_last_table_but_one() -> None:
    """T6 (W): those of the smaller table get seats at the other, the rest stay, and the clock runs."""
    night = night_of(wired_pair(), 10)
    go_out(night, (2, 5))
    suggestion = the_break(night)
    stay = {seat: player for seat, player in night.now.seated().items() if seat.table == 1}
    assert suggestion.table == 2
    night.do(Accept())

    assert table_sizes(night) == {1: 9}
    assert stay.items() <= night.now.seated().items()
    assert (night.running, night.now.final_table) == (True, True)


def test_at_a_final_table_without_a_redraw_the_last_one_out_deals() -> None:
    """B1, T6: once the other table has broken; who went out on the way there does not deal."""
    house = replace(new_year(), final_table=FinalTable(8, redraw=False))
    night = night_of(house, 9)
    night.do(GoToLevel(5))
    go_out(night, (2, 1))
    before = night.now.tables[0].dealer
    night.do(Accept())
    assert night.now.tables[0].dealer == before
    gone = who_sits(night, 1, 5)
    night.do(BustOut((gone,)))

    assert night.now.tables[0].dealer == gone


def test_the_size_of_the_final_table_and_its_clock_are_settings() -> None:
    """T6, S5: at seven, with tables of six, and the clock runs on where the house says so."""
    house = replace(gananda(), seats_per_table=6, final_table=FinalTable(7, clock_stands=False))
    night = night_of(house, 9)
    go_out(night, (1, 1))
    assert not night.suggestions
    go_out(night, (2, 1))
    assert (night.suggestions, night.running) == ((FormFinalTable(7),), True)


def test_no_final_table_while_a_rebuy_is_open() -> None:
    """E10 (N): of nine one goes out; no makes it final, a rebuy makes it never due, and so does time."""
    night = two_tables(new_year(), 9)
    gone = who_sits(night, 1, 1)
    night.do(BustOut((gone,)))
    assert not night.suggestions
    night.do(DeclineReturn(gone))
    assert offered(night) == (FormFinalTable(8),)
    night.do(Undo(), Rebuy(gone, before=True))
    assert (offered(night), night.now.left()) == ((), 9)

    other = two_tables(new_year(), 9)
    other.do(BustOut((who_sits(other, 1, 1),)))
    other.wait(299)
    assert not other.suggestions
    other.wait(1)
    assert offered(other) == (FormFinalTable(8),)
    assert waiting(other) is Waiting.FINAL_TABLE
    assert other.elapsed == 300


def test_a_final_table_that_is_due_anyway_waits_on() -> None:
    """E10, S5: who goes out then and may come back needs no other table, and the clock still stands."""
    night = two_tables(new_year(), 9)
    gone, other = who_sits(night, 1, 1), who_sits(night, 2, 1)
    night.do(BustOut((gone,)), DeclineReturn(gone), BustOut((other,), same=True))
    assert offered(night) == (FormFinalTable(7),)
    assert clock(night) == (False, Waiting.FINAL_TABLE)
    night.do(Accept(), Rebuy(other, before=True))

    assert (night.now.final_table, night.now.left()) == (True, 8)
    assert {seat.table for seat in night.now.seated()} == {1}


def test_going_back_to_late_entry_lets_no_clock_run() -> None:
    """E10, T6: the final table is not due there, and the clock stands as it did."""
    night = two_tables(new_year(), 9)
    gone = who_sits(night, 1, 1)
    night.do(BustOut((gone,)), DeclineReturn(gone), GoToLevel(3))
    assert (offered(night), clock(night), night.stage) == ((), (False, None), "L3")
    night.wait(60)
    assert night.left == 1200
    night.do(Undo())
    assert (offered(night), clock(night)) == ((FormFinalTable(8),), (False, Waiting.FINAL_TABLE))


def test_no_table_breaks_while_a_rebuy_is_open() -> None:
    """E10, T5: at sixteen of seventeen two tables of eight hold all, once the answer is no."""
    night = night_of(new_year(), 17)
    gone = who_sits(night, 1, 1)
    night.do(BustOut((gone,)))
    assert not night.suggestions
    night.do(DeclineReturn(gone))
    assert the_break(night).table == 3


def test_no_final_table_while_late_entry_is_open() -> None:
    """E10, E3: eight are left at two tables in level 3; a ninth may still come."""
    night = night_of(new_year(), 9)
    go_out(night, (1, 1))
    assert not night.suggestions
    night.do(GoToLevel(3), EnterLate())
    assert not night.suggestions
    go_out(night, (1, 2))
    night.do(GoToLevel(4))
    assert offered(night) == (FormFinalTable(8),)
