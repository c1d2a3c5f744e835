"""Suggestions wait with their sentence, and are accepted, put aside, or helped along."""

from pathlib import Path

from clock.display.pictures.breaks import BreakPicture
from clock.display.pictures.level import LevelPicture
from clock.display.pictures.move import MovePicture, MovesPicture, TablePicture
from clock.display.pictures.seating import SeatsPicture
from clock.press import Control
from clock.tournament.commands import BustOut, CallBreak, CountChips, DrawSeats, MarkAway, Register, Start
from clock.tournament.state import Status, Waiting
from clock.tournament.structure import MINUTE, FinalTable, Seat
from clock.tournament.suggestions import AskButton, BreakTable, ForfeitAway, MovePlayer, RemoveAbsent
from clock.values import replace
from tests.evening import DIGITS_ONLY, Evening, evening
from tests.houses import gananda, new_year, wired_pair


def test_the_slip_comes_first(tmp_path: Path) -> None:
    """T7: for ten seconds the slip stands, and # ends it; only then is the move shown, and # accepts it."""
    with evening(tmp_path, players=20) as host:
        host.two_out()
        assert host.tournament.suggestions
        assert not isinstance(host.picture.page, MovePicture)
        host.keys("#")
        assert isinstance(host.picture.page, MovePicture)
        move = host.tournament.suggestions[0]
        assert isinstance(move, MovePlayer)
        assert host.hints["#"] == "done"
        host.wait(1).keys("#")
        assert host.player(move.player or 0).seat == move.to_seat
        assert not isinstance(host.picture.page, MovePicture)


def test_shown_after_ten_seconds(tmp_path: Path) -> None:
    """T7: it also shows when the slip has stood for its time."""
    with evening(tmp_path, players=20) as host:
        host.two_out()
        host.wait(9.9)
        assert not isinstance(host.picture.page, MovePicture)
        host.wait(0.1)
        assert isinstance(host.picture.page, MovePicture)


def test_a_button_that_was_asked_for_is_read_on_its_table(tmp_path: Path) -> None:
    """T3 (W), T7: the move that was worked out from it has all of its page, and its button drawn."""
    with evening(tmp_path, wired_pair(), players=18) as host:
        host.two_out()
        host.wait(11)
        assert isinstance(host.tournament.suggestions[0], AskButton)
        while isinstance(host.tournament.suggestions[0], AskButton):
            host.wait(1).keys("4#")
        page = host.picture.page
        assert isinstance(page, MovePicture)
        assert host.slip is None
        assert not page.covered
        assert 4 in {page.origin.button, page.destination.button}


def test_who_may_come_back_counts_on_the_page_as_in_its_reason(tmp_path: Path) -> None:
    """E10, T2: a seat is kept while the answer is open, so no table is drawn smaller than it is said."""
    with evening(tmp_path, new_year(), players=16) as host:
        for player in host.at_table(1)[:2]:
            host.keys(f"{player}###")
        host.keys(f"{host.at_table(1)[0]}##").wait(11)
        host.keys("#").wait(1)  # the button is not known
        page = host.picture.page
        assert isinstance(page, MovePicture)
        assert str(page.reason).startswith("Table 2 has 8, table 1 has 6.")
        assert (page.origin.count, page.destination.count) == ("8 players", "6 players")
        assert len(page.destination.taken) == 6


def test_of_two_moves_the_second_is_read_alone(tmp_path: Path) -> None:
    """T7: what was accepted is not said beside the next move, which has the same form and all of the page."""
    with evening(tmp_path, players=20) as host:
        host.two_out()
        host.app.act(BustOut((host.at_table(1)[0],)))
        host.app.act(BustOut((host.at_table(1)[0],)))
        host.wait(11)
        _, second = host.tournament.suggestions
        host.keys("#")
        page = host.picture.page
        assert host.tournament.suggestions[0] == second
        assert isinstance(page, MovePicture)
        assert host.slip is None
        assert not page.covered
        host.wait(1).keys("#")
        assert not host.tournament.suggestions
        assert " to table 1, seat " in (host.slip or "")


def test_a_break_and_what_is_suggested_in_it_take_turns(tmp_path: Path) -> None:
    """T7, V4: a host who is away leaves the move open; the room still reads how to change its chips."""
    with evening(tmp_path, players=20) as host:
        host.wait(100 * 60)
        host.two_out()
        host.wait(11)
        seen = []
        for _ in range(36):
            page = host.wait(1).picture.page
            seen.append(type(page))
            assert host.hints["#"] == "done"
            if isinstance(page, BreakPicture):
                assert page.covered
                assert " to table 1, seat " in (host.slip or "")
            else:
                assert host.slip is None
        assert (seen.count(MovePicture), seen.count(BreakPicture)) == (24, 12)
        move = host.tournament.suggestions[0]
        assert isinstance(move, MovePlayer)
        host.keys("#")
        assert host.player(move.player or 0).seat == move.to_seat


def test_a_break_has_no_turn_while_its_button_is_asked_for(tmp_path: Path) -> None:
    """T3: while the seat is typed the table stays to be seen, and a level never takes turns."""
    with evening(tmp_path, wired_pair(), players=18) as host:
        host.app.act(CallBreak(10 * MINUTE, now=True))
        host.two_out()
        host.wait(11)
        assert isinstance(host.tournament.suggestions[0], AskButton)
        pages = set()
        for _ in range(3):
            host.wait(12)
            pages.add(type(host.picture.page))
            host.keys("3")
            assert isinstance(host.picture.page, TablePicture)
            host.keys("**")
        assert BreakPicture in pages


def test_put_aside_and_brought_back(tmp_path: Path) -> None:
    """`*` puts it aside, and the menu brings it back, on any keypad."""
    with evening(tmp_path, players=20, settings=DIGITS_ONLY) as host:
        host.two_out()
        host.wait(11).keys("*")
        assert not host.tournament.suggestions
        host.wait(7).keys("*34")
        assert host.tournament.suggestions


def test_digits_begin_a_bust_out_as_always(tmp_path: Path) -> None:
    """While a move waits, a number still begins a bust-out, and the move hides as long."""
    with evening(tmp_path, players=20) as host:
        host.two_out()
        host.wait(11)
        player = host.at_table(2)[0]
        host.keys(str(player))
        assert not isinstance(host.picture.page, MovePicture)
        host.keys("*" * (len(str(player)) + 1))
        assert isinstance(host.picture.page, MovePicture)


def test_the_page_names_the_way_and_the_reason(tmp_path: Path) -> None:
    """T7: the headline says who goes where, with the tables drawn and the reason beneath."""
    with evening(tmp_path, players=20) as host:
        host.two_out()
        host.wait(11)
        page, move = host.picture.page, host.tournament.suggestions[0]
        assert isinstance(page, MovePicture)
        assert isinstance(move, MovePlayer)
        assert page.number == str(move.player)
        assert "Table 2 has 10, table 1 has 8." in str(page.reason)
        assert page.origin.marked == move.from_seat.seat if move.from_seat else False
        assert page.top.time == "24:19"


def test_button_is_asked_for(tmp_path: Path) -> None:
    """T3: at "Button at table 2?" the digits are the seat."""
    with evening(tmp_path, wired_pair(), players=18) as host:
        host.two_out()
        host.wait(11)
        asked = host.tournament.suggestions[0]
        assert isinstance(asked, AskButton)
        assert isinstance(host.picture.page, TablePicture)
        host.keys("3")
        assert host.slip == f"Button at table {asked.table}? 3"
        page = host.picture.page
        assert isinstance(page, TablePicture)  # its seats are still to be seen
        assert page.covered
        host.keys("#")
        told = host.tournament.table(asked.table)
        assert told is not None
        assert told.positions is not None
        assert told.positions.button == 3


def test_button_question_is_skipped(tmp_path: Path) -> None:
    """T3: # alone skips; the rule's words are shown, and # then asks who moves and where to."""
    with evening(tmp_path, wired_pair(), players=18, settings=DIGITS_ONLY) as host:
        host.two_out()
        host.wait(11)
        while isinstance(host.tournament.suggestions[0], AskButton):
            host.keys("#").wait(1)
        move = host.tournament.suggestions[0]
        assert isinstance(move, MovePlayer)
        assert move.player is None
        assert isinstance(host.picture.page, MovePicture)
        assert {table.marked for table in (host.picture.page.origin, host.picture.page.destination)} == {None}
        assert host.hints["#"] == "who moves?"
        mover = host.at_table(move.from_table)[0]
        free = next(
            seat
            for seat in range(1, 10)
            if all(s.seat != seat or s.table != move.to_table for s in host.tournament.seated())
        )
        host.keys("#").keys(f"{mover}#").keys(f"{move.to_table}{free:02}#")
        assert host.player(mover).seat is not None
        assert host.player(mover).seat.table == move.to_table  # type: ignore[union-attr]  # checked above


def test_pause_is_not_asked_for_before_the_final_table_is_drawn(tmp_path: Path) -> None:
    """T6: while the slip of the bust-out asks, nothing else does; then the draw, and only then PAUSE."""
    with evening(tmp_path, players=11) as host:
        host.keys("1##")
        page = host.picture.page
        assert isinstance(page, LevelPicture)
        assert page.band is not None
        assert page.band.words == "Final table. Everyone draws a new seat"
        assert list(host.hints)[:2] == ["*", "#"]


def test_final_table(tmp_path: Path) -> None:
    """T6: the clock stands, # draws the seats, which are shown until PAUSE goes on."""
    with evening(tmp_path, players=11) as host:
        host.keys("1##").wait(11)
        assert host.tournament.clock.waiting is Waiting.FINAL_TABLE
        suggested = host.picture.page
        assert isinstance(suggested, MovesPicture)
        assert {line.number for line in suggested.lines} == {str(number) for number in range(2, 12)}
        assert host.hints["#"] == "draw the seats"
        host.keys("#")
        assert isinstance(host.picture.page, SeatsPicture)
        band = host.picture.page.band
        assert band is not None
        assert band.words == "Final table. PAUSE to go on when everyone sits"
        assert host.picture.page.top.time == "24:30"
        assert len(host.tournament.tables) == 1
        host.control(Control.PAUSE)
        assert host.tournament.clock.running
        assert not isinstance(host.picture.page, SeatsPicture)


def test_a_final_table_drawn_while_the_clock_runs_is_shown(tmp_path: Path) -> None:
    """T6: who lets the clock run and draws afterwards sees the new seats all the same, until a key."""
    with evening(tmp_path, players=11) as host:
        host.keys("1##").wait(11)
        host.control(Control.PAUSE)
        host.keys("#")
        assert host.tournament.clock.running
        page = host.picture.page
        assert isinstance(page, SeatsPicture)
        assert page.drawn == 0
        host.wait(10)
        page = host.picture.page
        assert isinstance(page, SeatsPicture)
        assert page.drawn is None
        assert [len(table.rows) for table in page.tables] == [10]
        host.keys("5")
        assert host.slip == "5 Elif Demir"


def absent_evening(host: Evening) -> None:
    """Let two absent players be blinded off until their time has come."""
    for absent in (False, False, False, True, True):
        host.app.act(Register(absent=absent))
    host.app.act(DrawSeats())
    host.app.act(Start())
    host.wait(50 * 60 + 1)


def test_absent_are_removed(tmp_path: Path) -> None:
    """E4: the list of those who have not come is accepted with #; each loses the stack that was dealt."""
    with evening(tmp_path, players=0, started=False) as host:
        absent_evening(host)
        assert host.tournament.suggestions == (RemoveAbsent((4, 5)),)
        assert isinstance(host.picture.page, MovesPicture)
        host.keys("#")
        assert host.out() == {4, 5}
        assert host.tournament.chips_in_play == 4500


def test_absent_stacks_are_counted(tmp_path: Path) -> None:
    """E4, E8: 0 asks for the chips of each, # alone being what was dealt."""
    with evening(tmp_path, players=0, started=False) as host:
        absent_evening(host)
        assert host.hints["0"] == "count their chips"
        host.keys("0")
        assert host.slip == "4 had how many chips? # is 1,500"
        host.keys("1200#")
        assert host.slip == "5 had how many chips? # is 1,500"
        host.keys("#")
        assert host.out() == {4, 5}
        assert host.tournament.chips_in_play == 7500 - 1200 - 1500


def test_a_stack_that_was_counted_is_what_nothing_typed_means(tmp_path: Path) -> None:
    """E4, E8, O7: # alone takes the stack as it was counted, and so the question says."""
    with evening(tmp_path, players=0, started=False) as host:
        absent_evening(host)
        host.app.act(CountChips(4, 700))
        host.keys("0")
        assert host.slip == "4 had how many chips? # is 700"
        host.keys("#").keys("#")
        assert host.tournament.chips_in_play == 7500 - 700 - 1500
        host.app.act(CountChips(1, 2200))
        host.keys("*14 1# 1")
        assert host.slip == "1 had how many chips? # is 2,200"
        host.keys("#")
        assert host.tournament.chips_in_play == 7500 - 700 - 1500 - 2200


def test_forfeit_asks_for_the_stack(tmp_path: Path) -> None:
    """O5: a player away too long forfeits the stack that the host counts."""
    with evening(tmp_path, new_year(), players=8) as host:
        host.app.act(MarkAway(3))
        host.wait(21 * 60)
        assert host.tournament.suggestions == (ForfeitAway(3),)
        assert host.hints["#"] == "count the chips"
        host.keys("#")
        assert host.slip == "3 Cara Diaz has how many chips?"
        host.keys("#")
        assert host.player(3).status is Status.AWAY
        host.keys("1130#")
        assert host.out() == {3}
        assert host.tournament.chips_in_play == 8000 - 10


def test_a_table_that_is_too_short_is_told_to_stop(tmp_path: Path) -> None:
    """T2: the move that fills it says so; put aside, the night goes on saying it over its line."""
    house = replace(gananda(), stops_when_short=3, final_table=FinalTable(10, redraw=False))
    with evening(tmp_path, house, players=20) as host:
        seats = host.tournament.seated()
        for seat in (1, 2, 3):
            host.app.act(BustOut((seats[Seat(2, seat)],)))
        host.wait(30)
        page = host.picture.page
        assert isinstance(page, MovePicture)
        assert str(page.reason).endswith("Table 2 stops until then.")
        host.keys("*").keys("*").wait(30)
        assert host.slip == "Table 2 stops: it has 7, the largest has 10. Fill it first."
        host.app.act(BustOut((seats[Seat(1, 1)],)))
        host.wait(30)
        assert host.slip is None


def test_table_breaks_in_lines(tmp_path: Path) -> None:
    """T5, T7: a broken table shows one player a line with the new seat."""
    with evening(tmp_path, replace(gananda(), seats_per_table=5), players=16) as host:
        host.keys("1##").wait(11)
        page, broken = host.picture.page, host.tournament.suggestions[0]
        assert isinstance(page, MovesPicture)
        assert isinstance(broken, BreakTable)
        assert page.headline == f"Table {broken.table} breaks"
        assert [line.number for line in page.lines] == [str(move.player) for move in broken.moves]
        assert (
            page.lines[0].place
            == f"table {broken.moves[0].to_seat.table}, seat {broken.moves[0].to_seat.seat}"
        )
        host.keys("#")
        assert len(host.tournament.tables) == 3


def test_the_clock_on_a_player_goes_first(tmp_path: Path) -> None:
    """Never more than one thing asks for attention: while a player's clock runs, the move waits for it."""
    with evening(tmp_path, players=20) as host:
        host.two_out()
        host.wait(11).keys("C")
        assert not isinstance(host.picture.page, MovePicture)
        host.keys("#")
        assert host.tournament.suggestions
        host.wait(71)
        assert isinstance(host.picture.page, MovePicture)
