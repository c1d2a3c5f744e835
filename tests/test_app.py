"""The app: one loop between devices, night and screen, and the two buttons."""

import threading
from functools import partial
from pathlib import Path
from random import Random

import pytest

from clock.app import App, Arrangements, Ending
from clock.app.inbox import Inbox
from clock.director import Director
from clock.display.pictures.level import LevelPicture
from clock.display.pictures.lists import ListPicture
from clock.display.pictures.move import MovePicture, MovesPicture
from clock.ledger import Ledger, Night, read_night
from clock.press import Control, Press, Source
from clock.settings import Settings
from clock.tournament.commands import BustOut, Pause, Rename, Resume, Undo
from clock.tournament.state import Waiting
from tests.evening import ENGLISH, evening, ledger_in
from tests.houses import gananda
from tests.kept import HandTime, opened_with

HOUR = 3600


def test_an_act_in_words(tmp_path: Path) -> None:
    """An act in words goes the same way as one from a scene: the slip follows, and `*` undoes it."""
    with evening(tmp_path) as host:
        assert host.app.act(BustOut((1,), (2,))) is None
        host.app.frame()
        assert host.slip == "1 Ada Lindqvist is out, 7th, by 2 Ben Okafor"
        host.keys("*")
        assert host.out() == set()


def test_an_act_in_words_that_is_refused(tmp_path: Path) -> None:
    """A refused act returns its words, shows them, and changes nothing."""
    with evening(tmp_path) as host:
        before = host.tournament
        words = host.app.act(BustOut((1,), (1,)))
        host.app.frame()
        assert words is not None
        assert host.slip == words
        assert host.app.refusals == [words]
        assert host.tournament == before


def test_pause_in_words_leaves_the_slip(tmp_path: Path) -> None:
    """A pause in words is no other key: the slip stands on."""
    with evening(tmp_path) as host:
        host.app.act(BustOut((1,)))
        host.app.act(Pause())
        host.app.act(Resume())
        host.keys("*")
        assert host.out() == set()


def test_undo_in_words(tmp_path: Path) -> None:
    """After an undo in words # redoes, as after D."""
    with evening(tmp_path) as host:
        host.app.act(BustOut((1,)))
        host.app.act(Undo())
        host.keys("#")
        assert host.out() == {1}


def test_what_was_done_is_said(tmp_path: Path) -> None:
    """Any other act says for a few seconds what it did, and no key has to end that."""
    with evening(tmp_path) as host:
        host.app.act(Rename(3, "Carla"))
        host.app.frame()
        assert host.slip == "3 is now called Carla"
        host.keys("2")
        assert host.slip == "2 Ben Okafor"
        host.keys("**").wait(6)
        assert host.slip is None


def test_a_refusal_goes_with_the_next_key(tmp_path: Path) -> None:
    """A refusal stands for some seconds, or until it has been read and a key follows."""
    with evening(tmp_path) as host:
        host.keys("D")
        assert host.slip == host.app.refusals[-1]
        host.wait(6)
        assert host.slip is None
        host.keys("D").keys("4")
        assert host.slip == "4 Dan McCabe"


def test_only_another_picture_is_drawn(tmp_path: Path) -> None:
    """Frames in which nothing changes draw nothing; a second draws once."""
    with evening(tmp_path) as host:
        drawn = len(host.screen.shown)
        for _ in range(10):
            host.app.frame()
        assert len(host.screen.shown) == drawn
        host.wait(5)
        assert len(host.screen.shown) == drawn + 5


def test_nothing_moves_while_it_stands(tmp_path: Path) -> None:
    """While the clock stands the app sleeps until the next minute, panel or mark."""
    with evening(tmp_path) as host:
        host.control(Control.PAUSE)
        assert host.app.next_moment() - host.time.boot_ms > 1_000


def unseen(ledger: Ledger, time: HandTime, players: int) -> App:
    """Return the app of a night in play that has neither screen nor outputs."""
    director = Director.open(ledger, time, partial(Random(7).getrandbits, 62), Night(gananda()))
    opened_with(director, players)
    return App(director, Arrangements(Settings(), ENGLISH), time)


def test_without_a_screen_only_what_is_due_wakes(tmp_path: Path) -> None:
    """A rehearsal without a screen goes from one moment that matters to the next."""
    time = HandTime()
    with ledger_in(tmp_path, time) as ledger:
        app = unseen(ledger, time, players=3)
        app.frame()
        assert app.next_change() == time.boot_ms + 25 * 60_000
        app.act(BustOut((1,)))
        assert app.next_change() == time.boot_ms + 10_000


def test_the_loop_sleeps_to_the_next_moment(tmp_path: Path) -> None:
    """In real life the loop sleeps until the picture changes, and ends when the window is closed."""
    with evening(tmp_path) as host:
        host.screen.turns = 3
        assert host.app.run() is Ending.CLOSED
        assert all(seconds is not None and 0 < seconds <= 1 for seconds in host.screen.slept)


def test_a_screen_that_is_away_costs_nothing_and_comes_back_full(tmp_path: Path) -> None:
    """While it is away nothing is drawn, and no second wakes the loop; then all is."""
    with evening(tmp_path) as host:
        host.hold(Control.PAUSE, 0.1)
        host.wait(11)
        shown = len(host.screen.shown)
        host.screen.is_there = False
        host.wait(60)
        assert len(host.screen.shown) == shown
        change_ms = host.app.next_change()
        assert change_ms is None or change_ms > host.time.boot_ms + 1000
        host.screen.is_there = host.screen.is_blank = True
        host.app.frame()
        assert len(host.screen.shown) == shown + 1
        host.app.frame()
        assert len(host.screen.shown) == shown + 1


def test_the_loop_without_a_screen(tmp_path: Path) -> None:
    """Without a screen the night runs on; a press from another thread wakes the loop."""
    time = HandTime()
    with ledger_in(tmp_path, time) as ledger:
        app = unseen(ledger, time, players=2)

        def wall() -> None:
            app.press(Press(Control.PAUSE, time.boot_ms, Source.BUTTONS))
            app.end(Ending.CLOSED)

        thread = threading.Thread(target=wall)
        thread.start()
        assert app.run() is Ending.CLOSED
        thread.join()
        app.frame()
        assert not app.director.tournament.clock.running


def test_the_inbox_keeps_the_order() -> None:
    """Presses come out as they were put in, from whatever thread; a full pipe loses none."""
    inbox = Inbox()
    presses = [Press(Control.ONE, number) for number in range(70_000)]
    for press in presses:
        inbox.put(press)
    assert inbox.take() == presses
    assert inbox.take() == []
    inbox.close()


def test_a_night_that_is_hours_old(tmp_path: Path) -> None:
    """A night over twelve hours old by a clock known to be set asks whether it goes on."""
    with evening(tmp_path):
        pass
    for boot, (answer, players) in enumerate((("1", 7), ("2", 0)), start=2):
        time = HandTime(boot=boot, boot_ms=20_000, wall_ms=boot * 13 * HOUR * 1000)
        with evening(tmp_path, players=0, started=False, time=time) as host:
            page = host.picture.page
            assert isinstance(page, ListPicture)
            assert "Go on with" in str(page.list.title)
            host.keys("*")
            assert isinstance(host.picture.page, ListPicture)
            host.keys(answer)
            assert not isinstance(host.picture.page, ListPicture)
            assert len(host.tournament.players) == players


def test_after_a_power_cut(tmp_path: Path) -> None:
    """After a power cut the clock stands, and the screen says when the power went."""
    with evening(tmp_path) as host:
        host.wait(20)
    time = HandTime(boot=2, boot_ms=20_000, wall_ms=10 * 60_000)
    with evening(tmp_path, players=0, started=False, time=time) as host:
        page = host.picture.page
        assert isinstance(page, LevelPicture)
        assert page.band is not None
        assert page.band.words == "Power was lost at 7:00 pm. Press PAUSE to go on"
        host.control(Control.PAUSE)
        page = host.picture.page
        assert isinstance(page, LevelPicture)
        assert page.band is None
        assert host.tournament.clock.running


def test_a_power_cut_is_read_before_what_waits(tmp_path: Path) -> None:
    """T6: where the clock stood for a final table the cut is told first, and # goes on to it."""
    with evening(tmp_path, players=11) as host:
        host.keys("1##").wait(11)
        assert host.tournament.clock.waiting is Waiting.FINAL_TABLE
    time = HandTime(boot=2, boot_ms=20_000, wall_ms=10 * 60_000)
    with evening(tmp_path, players=0, started=False, time=time) as host:
        page = host.picture.page
        assert isinstance(page, LevelPicture)
        assert page.band is not None
        assert page.band.words == "Power was lost at 7:00 pm. Press # to go on"
        assert (host.hints["#"], host.hints["PAUSE"]) == ("what waits", "go on")
        host.control(Control.REDO, Source.KEYBOARD)
        page = host.picture.page
        assert isinstance(page, LevelPicture)
        assert page.band is not None
        assert page.band.words == "Power was lost at 7:00 pm. Press Enter to go on"
        host.keys("#")
        assert isinstance(host.picture.page, MovesPicture)
        assert host.tournament.clock.waiting is Waiting.FINAL_TABLE
        host.wait(1).keys("#")
        assert host.tournament.final_table


def test_after_a_power_cut_in_play_pause_comes_before_what_waits(tmp_path: Path) -> None:
    """Where the cut has stopped the clock, # goes on to nothing: the room reads why it stands."""
    with evening(tmp_path, players=20) as host:
        host.two_out()
        assert host.tournament.suggestions
    time = HandTime(boot=2, boot_ms=20_000, wall_ms=10 * 60_000)
    with evening(tmp_path, players=0, started=False, time=time) as host:
        assert host.tournament.suggestions
        assert "#" not in host.hints
        host.keys("#")
        assert isinstance(host.picture.page, LevelPicture)
        host.control(Control.PAUSE).wait(1)
        assert isinstance(host.picture.page, MovePicture)


def test_full_screen(tmp_path: Path) -> None:
    """F on a keyboard changes between the whole screen and a window."""
    with evening(tmp_path) as host:
        host.control(Control.FULL_SCREEN, Source.KEYBOARD)
        assert host.screen.full_screen


@pytest.mark.parametrize("keys", ["*", "*76", "12", "12#", "12#5#"])
def test_full_screen_whatever_is_on_it(tmp_path: Path, keys: str) -> None:
    """F works over a menu, a ruling, an entry, a question and a slip, and changes nothing there."""
    with evening(tmp_path, players=14) as host:
        host.keys(keys)
        before = host.picture.page
        host.control(Control.FULL_SCREEN, Source.KEYBOARD, "f")
        assert host.screen.full_screen
        assert host.picture.page == before


def test_help(tmp_path: Path) -> None:
    """? on a keyboard lists every key."""
    with evening(tmp_path) as host:
        host.control(Control.HELP, Source.KEYBOARD)
        page = host.picture.page
        assert isinstance(page, ListPicture)
        assert page.list.title == "All keys"


def test_keyboard_acts(tmp_path: Path) -> None:
    """Minutes, the level before, undo and redo have keys of their own on a keyboard."""
    with evening(tmp_path) as host:
        ends = host.tournament.clock.ends_ms
        host.control(Control.PLUS, Source.KEYBOARD)
        assert host.tournament.clock.ends_ms == ends + 60_000
        host.control(Control.UNDO, Source.KEYBOARD)
        assert host.tournament.clock.ends_ms == ends
        host.control(Control.REDO, Source.KEYBOARD)
        assert host.tournament.clock.ends_ms == ends + 60_000
        host.control(Control.MINUS, Source.KEYBOARD)
        assert host.tournament.clock.ends_ms == ends
        host.control(Control.PREVIOUS, Source.KEYBOARD)
        assert host.tournament.clock.ends_ms == ends + 30_000


def test_writing_a_name_on_a_keyboard(tmp_path: Path) -> None:
    """While a name is written, letters are letters: neither N nor the space bar is a button."""
    with evening(tmp_path) as host:
        host.keys("*17").keys("3#").keys("*" * len("Cara Diaz"))
        for control, text in (
            (Control.SKIP, "N"),
            (Control.LETTER, "i"),
            (Control.SKIP, "n"),
            (Control.A, "a"),
            (Control.PAUSE, " "),
            (Control.FULL_SCREEN, "F"),
            (Control.ZERO, "0"),
        ):
            host.control(control, Source.KEYBOARD, text)
        host.control(Control.HASH, Source.KEYBOARD, "\r")
        assert host.player(3).name == "Nina F0"
        assert host.tournament.clock.running
        assert not host.screen.full_screen


def test_time_goes_on_without_a_screen_or_outputs(tmp_path: Path) -> None:
    """Screen and outputs may both be missing."""
    time = HandTime()
    with ledger_in(tmp_path, time) as ledger:
        app = unseen(ledger, time, players=2)
        time.wait(26 * 60)
        app.frame()
        app.press(Press(Control.FULL_SCREEN, time.boot_ms, Source.KEYBOARD))
        app.frame()
        picture = app.picture().page
        assert isinstance(picture, LevelPicture)
        assert picture.blinds == "10/20"


def test_suspended_for_long(tmp_path: Path) -> None:
    """Case 2: after a sleep the clock is where it would be, and only the present level is announced."""
    with evening(tmp_path) as host:
        shown = len(host.screen.shown)
        host.time.wait(49 * 60 + 35)
        host.app.frame()
        assert host.slip == "Round 3, 25/50 from the next hand"
        assert len(host.screen.shown) == shown + 1


def test_redo_step_by_step(tmp_path: Path) -> None:
    """O4: after going further back, # makes one act after the other again."""
    with evening(tmp_path) as host:
        host.keys("1##").wait(11).keys("3##").wait(11).keys("DD")
        assert host.out() == set()
        host.keys("#")
        assert host.out() == {1}
        host.keys("#")
        assert host.out() == {1, 3}
        host.keys("#")
        assert host.out() == {1, 3}


def test_closing_and_dying(tmp_path: Path) -> None:
    """Closed, the app leaves a mark; a process that dies leaves none."""
    for ends, ran_ms in (("abandon", 0), ("close", 7_000)):
        time = HandTime()
        ledger = Ledger(tmp_path / ends, time.now(), durable=False, marks_apart=False)
        app = unseen(ledger, time, players=2)
        time.wait(7)
        if ends == "close":
            app.close()
        else:
            app.abandon()
        stored = read_night(tmp_path / ends)
        assert stored is not None
        assert (stored.mark.ran_ms if stored.mark else 0) == ran_ms
