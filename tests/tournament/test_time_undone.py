"""Undo of what time has done: of skips, holds and starts."""

from clock.tournament.commands import (
    AddTime,
    Back,
    BustOut,
    Command,
    GoToLevel,
    Pause,
    Redo,
    Resume,
    Skip,
    Start,
    TakeBackToggle,
    Undo,
)
from clock.tournament.refusals import (
    NothingToTakeBack,
)
from clock.tournament.state import Waiting
from clock.tournament.structure import MINUTE
from tests.houses import gananda, new_year
from tests.night import at_stage, night_of


def test_undo_of_a_skip_counts_the_time_that_ran() -> None:
    """Design: 600 left, skip, 60 s run, undo: 540; time the clock stood stays stood."""
    night = at_stage(night_of(gananda(), 9), 0, 600)
    night.do(Skip())
    night.wait(40)
    night.do(Pause())
    night.wait(1000)
    night.do(Resume())
    night.wait(20)
    night.do(Undo())

    assert (night.stage, night.left, night.running) == ("L1", 540, True)
    night.do(Redo())
    assert (night.stage, night.left) == ("L2", 1500)


def test_undo_of_time_and_back_and_level() -> None:
    """Design: undo gives the time as it would be without the act."""
    acts: list[Command] = [AddTime(MINUTE), Back(), GoToLevel(9)]
    for act in acts:
        night = night_of(gananda(), 9)
        night.wait(100)
        night.do(act)
        night.wait(30)
        night.do(Undo())
        assert (night.stage, night.left) == ("L1", 1500 - 130)
        assert night.elapsed == 130


def test_undo_reaches_the_act_before_a_pause() -> None:
    """Design: pause and resume are not undone; after 'out, pause' it is the out, and the clock stands."""
    night = night_of(gananda(), 9)
    night.do(BustOut((3,)), Pause(), Undo())

    assert night.now.left() == 9
    assert not night.running


def test_undo_of_a_skip_into_a_held_break_that_ran_out() -> None:
    """Design: without the act the break would still run; the wait that came after it is taken back."""
    night = at_stage(night_of(new_year(), 8), 2, 300)
    night.do(Skip())
    night.wait(600)
    assert night.waiting is Waiting.BREAK
    night.do(Undo())

    assert (night.stage, night.left, night.running) == ("B1", 300, True)


def test_a_pause_held_is_as_if_it_had_not_been() -> None:
    """Design: PAUSE held 3 s takes its own toggle back; no time is lost or gained."""
    night = night_of(gananda(), 9)
    night.wait(100)
    night.do(Pause())
    night.wait(3)
    night.do(TakeBackToggle())
    assert (night.left, night.elapsed, night.running) == (1397, 103, True)
    night.do(Pause())
    night.wait(50)
    night.do(Resume())
    night.wait(3)
    night.do(TakeBackToggle())
    assert (night.left, night.elapsed, night.running) == (1397, 103, False)
    assert night.refuses(TakeBackToggle()) == NothingToTakeBack()


def test_a_start_held_takes_back_its_draw() -> None:
    """Design: the seats that the start drew are gone with it."""
    night = night_of(gananda(), 9, started=False)
    night.do(Start())
    night.wait(3)
    night.do(TakeBackToggle())

    assert not night.now.started
    assert all(player.seat is None for player in night.now.players.values())
    assert night.waiting is Waiting.START
    assert night.elapsed == 0
