"""What comes up by time alone takes no key that was meant for what was there before it."""

from pathlib import Path

import pytest

from clock.display.pictures.level import LevelPicture
from clock.display.pictures.move import MovePicture
from clock.tournament.commands import MarkAbsent
from clock.tournament.suggestions import AskButton, RemoveAbsent
from tests.evening import Evening, evening
from tests.houses import new_year, wired_pair
from tests.scenes.test_suggested import at_table, two_out


def slip_over_a_move(host: Evening) -> None:
    """Let a slip lie over a move."""
    two_out(host)
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


def test_a_move_that_a_key_brought_up_is_accepted_at_once(tmp_path: Path) -> None:
    """T7: who ends the slip by # has seen it go, and # accepts what the key has brought up."""
    with evening(tmp_path, players=20) as host:
        slip_over_a_move(host)
        seats = host.tournament.seated()
        host.wait(9).keys("##")
        assert host.tournament.seated() != seats


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
        host.wait(11).keys(f"{at_table(host, 2)[0]}##D")
        seats = host.tournament.seated()
        host.wait(10.2).keys("#")
        assert host.tournament.seated() == seats


def test_what_is_due_by_itself_is_read_first(tmp_path: Path) -> None:
    """E4: `*` on its way to the menu, and #, do not answer a suggestion that comes up in that moment."""
    with evening(tmp_path, players=9) as host:
        host.app.act(MarkAbsent(3))
        host.wait(50 * 60 - 30.1)
        host.wait(0.3)
        assert isinstance(host.tournament.suggestions[0], RemoveAbsent)
        host.keys("*#")
        assert isinstance(host.tournament.suggestions[0], RemoveAbsent)
        assert host.out() == set()
        host.wait(1).keys("#")
        assert host.out() == {3}


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
        two_out(host)
        assert isinstance(host.tournament.suggestions[0], AskButton)
        host.wait(seconds).keys("5")
        assert not (host.slip or "").startswith("Button")
