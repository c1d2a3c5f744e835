"""What a start of the program finds: after a power cut, a shut-down, another boot, or days later."""

from pathlib import Path

import pytest

from clock.ledger import Night, read_nights, standing
from clock.mishaps import OldNight, PowerLost, ShutDown
from clock.tournament import commands as c
from clock.tournament.levels import elapsed_ms, settle
from clock.tournament.refusals import NothingToUndo, Refused
from clock.tournament.state import Waiting
from clock.tournament.structure import HOUR, MINUTE, SECOND
from clock.values import replace
from tests.houses import new_year
from tests.kept import Box, HandTime, left_of, opened_with


def test_in_the_same_boot_nothing_has_happened(tmp_path: Path) -> None:
    """Case 2: a clock that is killed and started again has run on, over as many levels as went by."""
    box = Box(tmp_path)
    with box.director() as director:
        opened_with(director, 14)
        box.run(director, 60)
        before = director.tournament
        assert left_of(box, director) == (1, 24 * 60)

    box.time.wait(5)
    with box.director() as director:
        assert director.tournament == before
        assert director.last_stop is None
        assert director.old is None
        assert left_of(box, director) == (1, 23 * 60 + 55)

    box.time.wait(47 * 60)
    with box.director() as director:
        assert left_of(box, director) == (2, 60 + 55)


def test_after_a_power_cut_the_clock_stands_at_the_last_mark(tmp_path: Path) -> None:
    """Power cut: paused, at most four seconds before the plug was pulled, and it is told when that was."""
    box = Box(tmp_path)
    with box.director() as director:
        opened_with(director, 14)
        box.run(director, 599)
        before = left_of(box, director)[1]
    went = box.time.now()

    box.time.cut_power(30 * 60)
    with box.director() as director:
        clock = director.tournament.clock
        assert clock.waiting is Waiting.POWER
        assert not clock.running
        assert before <= left_of(box, director)[1] <= before + 4
        assert isinstance(director.last_stop, PowerLost)
        assert director.last_stop.at is not None
        assert went.wall is not None
        assert 0 <= (went.wall - director.last_stop.at).total_seconds() <= 4
        assert director.old is None

        box.run(director, 100)
        stood = left_of(box, director)
        director.handle(c.Resume())
        assert director.last_stop is None
        box.run(director, 10)
        assert left_of(box, director) == (stood[0], stood[1] - 10)


def test_a_level_that_has_ended_stays_over(tmp_path: Path) -> None:
    """S3, power cut: what a border brought to the screen is noted at once, whenever the last mark was."""
    box = Box(tmp_path)
    with box.director() as director:
        opened_with(director, 14)
        box.run(director, 2)
        director.handle(c.BustOut((14,)))
        box.run(director, 25 * 60 - 1)
    box.time.cut_power(30 * 60)
    with box.director() as director:
        assert left_of(box, director) == (2, 25 * 60)
        assert director.tournament.clock.waiting is Waiting.POWER


def test_what_stood_before_a_power_cut_stays_as_it_was(tmp_path: Path) -> None:
    """A clock that was paused, or waits in a held break, comes back as it stood, to the millisecond."""
    box = Box(tmp_path, tonight=Night(new_year()))
    with box.director() as director:
        opened_with(director, 8)
        box.run(director, 100)
        director.handle(c.Pause())
        box.run(director, 300)
        paused = director.tournament
    box.time.cut_power(60)
    with box.director() as director:
        assert replace(director.tournament, latest=paused.latest) == paused
        assert isinstance(director.last_stop, PowerLost)

        director.handle(c.Resume())
        box.run(director, 70 * 60)
        assert settle(director.tournament, box.time.boot_ms).clock.waiting is Waiting.BREAK
        held = elapsed_ms(settle(director.tournament, box.time.boot_ms).clock, 0)
    box.time.cut_power(60)
    with box.director() as director:
        clock = director.tournament.clock
        assert clock.waiting is Waiting.BREAK
        assert clock.ran_ms == held == 70 * MINUTE


def test_the_power_can_go_again_and_again(tmp_path: Path) -> None:
    """Cut after cut the clock stands where it stood; nothing is counted twice and nothing lost."""
    box = Box(tmp_path)
    with box.director() as director:
        opened_with(director, 14)
        box.run(director, 300)
    stood = set()
    for seconds in (1, 100, 5 * 3600):
        box.time.cut_power(seconds)
        with box.director() as director:
            stood.add(left_of(box, director))
            assert director.tournament.clock.waiting is Waiting.POWER
            box.run(director, 3)
    assert len(stood) == 1


def test_a_shut_down_is_told_as_one(tmp_path: Path) -> None:
    """A box that was shut down on purpose says so, and has lost no second."""
    box = Box(tmp_path)
    with box.director() as director:
        opened_with(director, 14)
        box.run(director, 61)
        director.close(on_purpose=True)
    went = box.time.now().wall
    box.time.cut_power(600)
    with box.director() as director:
        assert director.last_stop == ShutDown(went)
        assert director.tournament.clock.ran_ms == 61 * SECOND
        assert director.tournament.clock.waiting is Waiting.POWER


def test_a_start_again_in_the_same_boot_is_no_shut_down(tmp_path: Path) -> None:
    """A closing mark does not stop the clock when the box has stayed on, nor count for a later cut."""
    box = Box(tmp_path)
    with box.director() as director:
        opened_with(director, 14)
        director.close(on_purpose=True)
    box.time.wait(10)
    with box.director() as director:
        assert director.last_stop is None
        assert left_of(box, director) == (1, 25 * 60 - 10)
    box.time.cut_power(10)
    with box.director() as director:
        assert isinstance(director.last_stop, PowerLost)


@pytest.mark.parametrize("years", [-25, 14])
def test_a_wall_clock_in_another_year_changes_nothing(tmp_path: Path, years: int) -> None:
    """In 2001 or in 2040: the time left is right as it jumps, after a kill, and after a cut that mends it."""
    box = Box(tmp_path)
    with box.director() as director:
        opened_with(director, 14)
        box.run(director, 60)
        box.time.wall_ms = years * 365 * 24 * HOUR
        box.run(director, 60)
        assert left_of(box, director) == (1, 23 * 60)
    with box.director() as director:
        assert director.old is None
        assert left_of(box, director) == (1, 23 * 60)
        box.run(director, 60)
    box.time.cut_power(600)
    box.time.wall_ms = 0
    with box.director() as director:
        assert director.tournament.clock.waiting is Waiting.POWER
        assert left_of(box, director) == (1, 22 * 60)


@pytest.mark.parametrize(("hours", "asks"), [(11.9, False), (12.1, True), (24 * 365, True)])
def test_an_old_night_is_asked_about(tmp_path: Path, hours: float, asks: bool) -> None:
    """A night that was left over twelve hours ago asks whether it goes on or a new one begins."""
    box = Box(tmp_path)
    with box.director() as director:
        opened_with(director, 14)
        box.run(director, 60)
    box.time.cut_power(hours * 3600)
    with box.director() as director:
        assert (director.old is not None) == asks
        assert len(director.tournament.players) == 14
        if director.old is not None and director.old.age_ms is not None:
            assert 0 <= director.old.age_ms - hours * HOUR <= 4 * SECOND
        director.go_on()
        assert director.old is None
        director.handle(c.Resume())
        director.new_night(Night(new_year()))
        assert director.tournament.house == new_year()
        assert not director.tournament.players


def test_a_night_that_nobody_touched_is_not_asked_about(tmp_path: Path) -> None:
    """A box that is switched on on Friday and again on Saturday has nothing to go on with."""
    box = Box(tmp_path)
    with box.director():
        pass
    box.time.cut_power(24 * 3600)
    with box.director() as director:
        assert director.old is None


def test_nobody_is_asked_by_a_clock_that_is_not_set(tmp_path: Path) -> None:
    """Without a wall clock that is known to be right, an unfinished night just goes on."""
    box = Box(tmp_path, HandTime(wall_ms=None))
    with box.director() as director:
        opened_with(director, 14)
    box.time.cut_power(24 * 3600)
    with box.director() as director:
        assert director.old is None
        assert director.last_stop == PowerLost(None)


def test_a_finished_night_stays_finished(tmp_path: Path) -> None:
    """Case 12: what is finished stays so through restarts and cuts; later that week a new night begins."""
    box = Box(tmp_path)
    with box.director() as director:
        opened_with(director, 3)
        box.run(director, 600)
        director.handle(c.BustOut((1,), (2,)))
        director.handle(c.BustOut((3,), (2,)))
        assert director.tournament.finished
        finished = director.tournament

    box.time.wait(60)
    with box.director() as director:
        assert director.tournament == finished
    box.time.cut_power(3600)
    with box.director() as director:
        assert director.tournament == finished
        assert director.old is None
        director.handle(c.HandPrize(2))
    box.time.cut_power(7 * 24 * 3600)
    with box.director() as director:
        assert not director.tournament.players
        assert left_of(box, director) == (1, 25 * 60)
    first, second = read_nights(tmp_path)
    assert standing(first, box.time.now()).finished
    assert second.kept == ()


def test_a_finished_night_of_unknown_age_is_asked_about(tmp_path: Path) -> None:
    """A box that never learns the date does not show last week's winner for ever: it asks."""
    box = Box(tmp_path, HandTime(wall_ms=None))
    with box.director() as director:
        opened_with(director, 2)
        director.handle(c.BustOut((1,), (2,)))
    box.time.cut_power(3600)
    with box.director() as director:
        assert director.old == OldNight(None)


def test_a_new_night_begins_at_nothing(tmp_path: Path) -> None:
    """Case 12: the second night has level 1 whole, nobody in it, no chips; the first is closed for good."""
    box = Box(tmp_path)
    with box.director() as director:
        opened_with(director, 14)
        box.run(director, 600)
        director.handle(c.BustOut((3,)))
        director.new_night(box.tonight)
        assert left_of(box, director) == (1, 25 * 60)
        assert director.tournament.chips_in_play == 0
        assert not director.tournament.players
        director.handle(c.Register("Ada"))
        director.handle(c.Undo())
        with pytest.raises(Refused) as refused:
            director.handle(c.Undo())
        assert refused.value.reason == NothingToUndo()

    first, second = read_nights(tmp_path)
    assert len(first.kept) == 16
    assert len(second.kept) == 2
