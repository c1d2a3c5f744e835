"""What comes up by time alone takes no key that was meant for what was there before it."""

from pathlib import Path

import pytest

from clock.display.pictures.level import LevelPicture
from clock.display.pictures.move import MovePicture
from clock.tournament.commands import MarkAbsent
from clock.tournament.suggestions import AskButton, RemoveAbsent
from tests.evening import Evening, evening
from tests.houses import new_year, wired_pair


def slip_over_a_move(host: Evening) -> None:
    """Let a slip lie over a move."""
    host.two_out()
    assert host.tournament.suggestions


def test_a_late_end_of_a_slip_accepts_no_move(tmp_path: Path) -> None:
    """T7: the # that ends a slip a moment too late does not accept the move that has just come up."""
    with evening(tmp_path, players=20) as host:
        slip_over_a_move(host)
        seats = host.tournament.seated()
        host.wait(10.2).keys("#").wait(0.3).keys("#")
        assert host.tournament.seated() == seats
        assert isinstance(host.picture.page, MovePicture)
        host.wait(0.5).keys("#")
        assert host.tournament.seated() != seats


def test_a_late_undo_puts_no_move_aside(tmp_path: Path) -> None:
    """T7: the `*` that would take a bust-out back a moment too late does not put the move aside."""
    with evening(tmp_path, players=20) as host:
        slip_over_a_move(host)
        host.wait(10.2).keys("*")
        assert isinstance(host.picture.page, MovePicture)
        host.wait(0.8).keys("*")
        assert isinstance(host.picture.page, LevelPicture)


def test_a_finger_that_strikes_twice_accepts_no_move(tmp_path: Path) -> None:
    """T7: the # that ends a slip brings the move up; the same finger does not accept what it has not seen."""
    with evening(tmp_path, players=20) as host:
        slip_over_a_move(host)
        seats = host.tournament.seated()
        host.wait(5).keys("#").wait(0.2).keys("#")
        assert host.tournament.seated() == seats
        assert isinstance(host.picture.page, MovePicture)
        host.wait(0.9).keys("#")
        assert host.tournament.seated() != seats


def test_a_finger_that_strikes_twice_puts_no_move_aside(tmp_path: Path) -> None:
    """T7: nor does a `*` just after the slip, which would have undone the bust-out, put the move aside."""
    with evening(tmp_path, players=20) as host:
        slip_over_a_move(host)
        host.wait(5).keys("#*")
        assert isinstance(host.picture.page, MovePicture)


def test_a_move_that_was_read_is_accepted_at_once(tmp_path: Path) -> None:
    """T7: who leaves an entry goes back to a move that was read before, and # accepts it without a wait."""
    with evening(tmp_path, players=20) as host:
        slip_over_a_move(host)
        host.wait(12)
        seats = host.tournament.seated()
        host.keys("1**#")
        assert host.tournament.seated() != seats


def test_a_move_that_an_entry_hid_at_once_is_read_first(tmp_path: Path) -> None:
    """T7: a move that was up for a moment, and comes up again behind an entry, has not been read."""
    with evening(tmp_path, players=20) as host:
        slip_over_a_move(host)
        seats = host.tournament.seated()
        host.keys("#1").wait(3).keys("**#")
        assert host.tournament.seated() == seats
        host.wait(1).keys("#")
        assert host.tournament.seated() != seats


def test_of_two_moves_each_is_read(tmp_path: Path) -> None:
    """T7: # accepts the first of two moves, and once more at once not the second."""
    with evening(tmp_path, players=20) as host:
        for player in host.at_table(1)[:4]:
            host.keys(f"{player}##")
        host.wait(11).keys("##")
        assert len(host.at_table(1)) == 7
        host.wait(1).keys("#")
        assert len(host.at_table(1)) == 8


def test_quick_bust_outs_wait_for_nothing(tmp_path: Path) -> None:
    """Whoever types on, closes the slip or not, is not slowed: each number is whole and each # counts."""
    with evening(tmp_path, players=20) as host:
        two, other = host.at_table(1)[:2], host.at_table(2)[0]
        host.keys(f"{two[0]}#{other}#{two[1]}#{other}##{other}##")
        assert host.out() == {*two, other}


def test_a_number_typed_just_after_the_slip_is_no_seat(tmp_path: Path) -> None:
    """T7: a digit on its way to the next bust-out is not the seat of a button."""
    with evening(tmp_path, wired_pair(), players=18) as host:
        host.two_out()
        assert isinstance(host.tournament.suggestions[0], AskButton)
        host.keys("#5")
        assert (host.slip or "").startswith("5 ")
        host.keys("**").wait(1).keys("5")
        assert (host.slip or "").startswith("Button")


def test_the_end_of_the_last_slip_begins_no_new_night(tmp_path: Path) -> None:
    """The # that ends the last bust-out's slip, struck twice, does not ask for another night."""
    with evening(tmp_path, players=2) as host:
        host.keys("1##").wait(3).keys("###")
        assert host.tournament.finished
        assert host.slip is None
        host.wait(1).keys("#")
        assert host.slip is not None


def test_a_number_is_whole_though_the_slip_closes_in_it(tmp_path: Path) -> None:
    """A digit begins a bust-out before and after a slip closes, so none of them is lost."""
    with evening(tmp_path, players=20) as host:
        slip_over_a_move(host)
        host.wait(10.1).keys("1").wait(0.2).keys("3")
        assert host.slip is not None
        assert host.slip.startswith("13")


def test_undo_counts_though_the_slip_has_just_closed(tmp_path: Path) -> None:
    """O4: D takes the last act back, under the slip and without it."""
    with evening(tmp_path) as host:
        host.keys("1#2#").wait(10.1).keys("D")
        assert host.out() == set()


@pytest.mark.parametrize("key", "ABC")
def test_a_key_that_means_the_same_counts(tmp_path: Path, key: str) -> None:
    """The letters that the slip of an undo leaves to the night count, though it has just closed."""
    with evening(tmp_path, new_year()) as host:
        host.keys("1#2#D").wait(10.1)
        before = host.hints
        host.keys(key)
        assert host.hints != before


def test_a_late_redo_accepts_no_move(tmp_path: Path) -> None:
    """After the ten seconds of a redo # does not accept what lies beneath it."""
    with evening(tmp_path, players=20) as host:
        slip_over_a_move(host)
        host.wait(11).keys(f"{host.at_table(2)[0]}##D")
        seats = host.tournament.seated()
        host.wait(10.2).keys("#")
        assert host.tournament.seated() == seats


def test_what_is_due_by_itself_is_read_first(tmp_path: Path) -> None:
    """E4: `*` on its way to the menu opens it, and # does not accept what comes up in that moment."""
    with evening(tmp_path, players=9) as host:
        host.app.act(MarkAbsent(3))
        host.wait(50 * 60 - 30.1)
        host.wait(0.3)
        assert isinstance(host.tournament.suggestions[0], RemoveAbsent)
        host.keys("#")
        assert host.out() == set()
        host.keys("*")
        assert host.hints["*"] == "back"
        host.keys("*#")
        assert isinstance(host.tournament.suggestions[0], RemoveAbsent)
        assert host.out() == set()
        host.wait(1).keys("#")
        assert host.out() == {3}


def test_a_key_that_is_late_for_a_slip_is_late_for_all_that_followed(tmp_path: Path) -> None:
    """E4: a `*` that would have undone opens no menu, though since then the night has come up, and more."""
    with evening(tmp_path, players=9) as host:
        host.app.act(MarkAbsent(3))
        host.wait(50 * 60 - 40.3).keys("1##").wait(10.1).wait(0.4)
        assert isinstance(host.tournament.suggestions[0], RemoveAbsent)
        assert host.slip is None
        before = host.hints
        host.wait(0.2).keys("*")
        assert host.hints == before
        assert host.out() == {1}


def test_what_a_clock_on_a_player_has_hidden_is_read_first(tmp_path: Path) -> None:
    """O6: when the clock on a player is gone, the move comes up by itself; # does not accept it unread."""
    with evening(tmp_path, players=20) as host:
        slip_over_a_move(host)
        host.keys("#C")
        assert not isinstance(host.picture.page, MovePicture)
        seats = host.tournament.seated()
        host.wait(65.2).keys("#")
        assert isinstance(host.picture.page, MovePicture)
        assert host.tournament.seated() == seats
        host.wait(1).keys("#")
        assert host.tournament.seated() != seats


def test_a_clock_that_has_just_run_out_is_not_called_again(tmp_path: Path) -> None:
    """O6: the C that would stop it a moment too late does not call it once more."""
    with evening(tmp_path) as host:
        host.keys("C").wait(60.3).keys("C")
        assert "dead" in (host.slip or "")
        host.wait(1).keys("C")
        assert host.tournament.on_player is not None
        assert host.tournament.on_player.ends_at_ms > host.time.boot_ms


def test_an_entry_that_closes_draws_no_seats(tmp_path: Path) -> None:
    """T1: the # of an entry that has just closed by itself does not draw the seats beneath it."""
    with evening(tmp_path, players=9, started=False, regulars=()) as host:
        host.keys("9").wait(120.2).keys("#")
        assert not host.tournament.tables
        host.wait(1).keys("#")
        assert host.tournament.tables


def test_a_menu_that_closes_begins_no_entry(tmp_path: Path) -> None:
    """The digit meant for a menu that has just closed is not a player."""
    with evening(tmp_path) as host:
        host.keys("*4").wait(30.2).keys("7")
        assert host.slip is None
        host.wait(1).keys("7")
        assert host.slip is not None


@pytest.mark.parametrize("seconds", [5, 10.2])
def test_a_number_under_the_slip_is_no_seat(tmp_path: Path, seconds: float) -> None:
    """T7: a question for a button that the slip still covers, or has until now, takes no number from it."""
    with evening(tmp_path, wired_pair(), players=18) as host:
        host.two_out()
        assert isinstance(host.tournament.suggestions[0], AskButton)
        host.wait(seconds).keys("5")
        assert not (host.slip or "").startswith("Button")
