"""The director: ledger first, then state; restarts, power cuts, old nights, and a disk that takes nothing."""

from contextlib import suppress
from pathlib import Path
from random import Random
from time import process_time

import pytest

from clock.director import Director
from clock.ledger import Night, read_night, read_nights, replayed, standing
from clock.mishaps import NotSaving, OldNight, PowerLost, ShutDown
from clock.tournament import commands as c
from clock.tournament.levels import elapsed_ms, left_ms, settle, stage_of
from clock.tournament.refusals import AlreadyOut, NothingToUndo, Refused
from clock.tournament.state import Status, Tournament, Waiting
from clock.tournament.structure import HOUR, MINUTE, SECOND, Level
from clock.values import replace
from tests.houses import gananda, new_year
from tests.kept import EVENING, Box, HandTime, any_command, opened_with


def left_of(box: Box, director: Director) -> tuple[int, int]:
    """Return the number of the stage that is on, and the seconds left of it."""
    settled = settle(director.tournament, box.time.boot_ms)
    return stage_of(settled).number, left_ms(settled, box.time.boot_ms) // SECOND


def test_an_act_is_in_the_ledger_when_it_is_told(tmp_path: Path) -> None:
    """What the host has seen confirmed is on the disk, and so are its seed and its events."""
    box = Box(tmp_path)
    with box.director() as director:
        opened_with(director, 14)
        box.run(director, 10)
        act = director.handle(c.BustOut((12,), (5,)))

        stored = read_night(tmp_path)
        assert stored is not None
        assert stored.kept[-1].act == act
        assert stored.kept[-1].at == box.time.now()
        assert replayed(stored) == director.tournament
        assert director.not_saved is None


def test_a_refusal_changes_nothing(tmp_path: Path) -> None:
    """A command that is refused leaves neither the tournament nor the ledger changed."""
    box = Box(tmp_path)
    with box.director() as director:
        opened_with(director, 14)
        director.handle(c.BustOut((12,)))
        before = director.tournament, read_night(tmp_path)

        with pytest.raises(Refused) as refused:
            director.handle(c.BustOut((12,)))

        assert refused.value.reason == AlreadyOut(12)
        assert (director.tournament, read_night(tmp_path)) == before


def test_the_ledger_comes_before_the_state(tmp_path: Path) -> None:
    """When entering an act fails in a way nobody has thought of, it has not happened."""
    box = Box(tmp_path)
    with box.director() as director:
        director.handle(c.Register("Ada"))
        before = director.tournament
        del director._book._ledger  # as broken as a ledger can be

        with pytest.raises(AttributeError):
            director.handle(c.Register("Ben"))

        assert director.tournament == before


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


def test_a_night_nobody_touched_is_not_kept_twice(tmp_path: Path) -> None:
    """Five starts before anybody is entered make one night, with nothing to tell; another house, another."""
    box = Box(tmp_path)
    for _ in range(5):
        with box.director() as director:
            assert director.last_stop is None
        box.time.cut_power(60)
    assert len(read_nights(tmp_path)) == 1

    box.tonight = Night(new_year())
    with box.director() as director:
        assert director.tournament.house == new_year()
    assert [night.night.house.name for night in read_nights(tmp_path)] == ["gananda", "new-year"]


@pytest.mark.parametrize(("command", "at_most"), [(c.Resume(), 4), (c.Pause(), 60)])
def test_marks_are_never_late(tmp_path: Path, command: c.Command, at_most: int) -> None:
    """Marks come every 4 seconds at the latest while the clock runs, every minute while it stands."""
    box = Box(tmp_path)
    with box.director() as director:
        opened_with(director, 4)
        director.handle(c.Pause())
        if command == c.Resume():
            director.handle(command)
        box.time.wait(0.37)
        director.handle(c.Rename(1, "Ada"))
        latest, marks = box.time.now(), 0
        for _ in range(200):
            box.run(director, 1)
            stored = read_night(tmp_path)
            assert stored is not None
            if stored.mark is not None and stored.mark.at != latest and stored.mark.acts == len(stored.kept):
                latest, marks = stored.mark.at, marks + 1
            since = box.time.now().since(latest)
            assert since is not None
            assert since <= at_most * SECOND
        assert marks <= 200 / (at_most - 1) + 1


def test_a_press_counts_from_when_it_was_made(tmp_path: Path) -> None:
    """A press that is read late stops the clock when it was made, but not before what has happened since."""
    box = Box(tmp_path)
    with box.director() as director:
        opened_with(director, 4)
        box.time.wait(30)
        pressed = box.time.now()
        box.time.wait(0.4)
        director.handle(c.Pause(), pressed)
        assert director.tournament.clock.ran_ms == 30_000

        box.time.wait(10)
        director.handle(c.Resume())
        act = director.handle(c.Pause(), pressed)
        assert act.at_ms == box.time.boot_ms
        assert director.tournament.clock.ran_ms == 30_000


def test_the_wall_clock_may_jump(tmp_path: Path) -> None:
    """Case 134: two weeks' jump of the wall clock moves no level; the night's date is the true one."""
    box = Box(tmp_path, HandTime(wall_ms=None))
    with box.director() as director:
        opened_with(director, 14)
        box.run(director, 120)
        box.time.wall_ms = 14 * 24 * HOUR
        box.run(director, 60)
        assert left_of(box, director) == (1, 22 * 60)
        director.handle(c.Pause())
    stored = read_night(tmp_path)
    assert stored is not None
    assert stored.kept[0].at.wall is None
    assert stored.began_wall is not None
    assert (stored.began_wall - EVENING).total_seconds() == 14 * 24 * 3600 - 120


def test_a_draw_survives_a_power_cut(tmp_path: Path) -> None:
    """Case 115: seats that were drawn are the same after the cut; a second draw would be another."""
    box = Box(tmp_path)
    with box.director() as director:
        for _ in range(23):
            director.handle(c.Register())
        director.handle(c.DrawSeats())
        seats = director.tournament.seated()
    box.time.cut_power(60)
    with box.director() as director:
        assert director.tournament.seated() == seats


def test_chance_depends_on_acts_alone(tmp_path: Path) -> None:
    """The same acts draw the same, however often the loop came by or an act was refused in between."""
    seats = []
    for name, restless in (("calm", False), ("restless", True)):
        box = Box(tmp_path / name)
        with box.director() as director:
            for _ in range(23):
                director.handle(c.Register())
            if restless:
                box.run(director, 50)
                with pytest.raises(Refused):
                    director.handle(c.Pause())
            director.handle(c.DrawSeats())
            seats.append(director.tournament.seated())
    assert seats[0] == seats[1]


def test_undo_reaches_back_over_a_power_cut(tmp_path: Path) -> None:
    """O4: what was done before the cut can be taken back after it, with seats as they were."""
    box = Box(tmp_path)
    with box.director() as director:
        opened_with(director, 14)
        box.run(director, 60)
        seats = director.tournament.seated()
        director.handle(c.BustOut((3,), (4,)))
    box.time.cut_power(60)
    with box.director() as director:
        director.handle(c.Undo())
        assert director.tournament.players[3].status is Status.IN
        assert director.tournament.seated() == seats
        assert director.tournament.clock.waiting is Waiting.POWER


def test_a_reader_settles_nothing(tmp_path: Path) -> None:
    """What is read beside the clock is how the night stands, and after a cut how it would come back."""
    box = Box(tmp_path)
    with box.director() as director:
        opened_with(director, 14)
        box.run(director, 60)
        beside = read_night(tmp_path)
        assert beside is not None
        assert standing(beside, box.time.now()) == director.tournament
    box.time.cut_power(60)
    before = read_night(tmp_path)
    assert before is not None
    seen = standing(before, box.time.now())
    assert seen.clock.waiting is Waiting.POWER
    assert read_night(tmp_path) == before
    with box.director() as director:
        assert director.tournament == seen


def test_the_night_goes_on_when_nothing_can_be_written(tmp_path: Path) -> None:
    """A disk that takes nothing stops nobody: acts are true at once and owed, and it is said why."""
    (tmp_path / "file").touch()
    box = Box(tmp_path / "file" / "data")
    with box.director() as director:
        assert director.not_saved is NotSaving.FAILING
        opened_with(director, 14)
        box.run(director, 10)
        assert isinstance(stage_of(director.tournament), Level)
        assert director.not_saved is NotSaving.FAILING

        (tmp_path / "file").unlink()
        box.run(director, 4)
        assert director.not_saved is None
        live = director.tournament
    stored = read_night(box.folder)
    assert stored is not None
    assert replayed(stored) == live


@pytest.mark.parametrize("seeds", [range(12), pytest.param(range(12, 600), marks=pytest.mark.slow)])
def test_a_night_made_again_is_the_night(tmp_path: Path, seeds: range) -> None:
    """O4: whatever is pressed or unplugged, the acts lead to the very same night, history and all."""
    for seed in seeds:
        chance = Random(seed)
        box = Box(tmp_path / str(seed), tonight=Night(chance.choice([gananda, new_year])()))
        with box.director() as director:
            opened_with(director, 12)
        for _ in range(4):
            with box.director() as director:
                play_on(box, director, chance)
                live = director.tournament
                director.close()
            stored = read_night(box.folder)
            assert stored is not None
            assert replayed(stored) == live, seed
            assert history(replayed(stored)) == history(live), seed
            assert stored.whole
            chance.choice([box.time.wait, box.time.cut_power])(chance.randint(1, 4000))


def play_on(box: Box, director: Director, chance: Random) -> None:
    """Press anything for a while."""
    for _ in range(40):
        with suppress(Refused):
            director.handle(any_command(chance, 12))
        if chance.random() < 0.3:
            box.time.wait(chance.randint(1, 900))
        box.run(director, 1)


def history(tournament: Tournament) -> list[object]:
    """Return the acts that can be undone and redone, latest first."""
    found: list[object] = [step.command for step in tournament.undone]
    step = tournament.done
    while step is not None:
        found.append((step.command, step.seed, step.before))
        step = step.before.done
    return found


@pytest.mark.slow
def test_a_long_season_opens_quickly(tmp_path: Path) -> None:
    """Ten thousand events, ten times a night's worth, are read and made again within a second."""
    box = Box(tmp_path)
    chance = Random(3)
    with box.director() as director:
        opened_with(director, 26)
        events = 0
        while events < 10_000:
            with suppress(Refused):
                events += len(director.handle(any_command(chance, 26)).events)
    began = process_time()
    with box.director() as director:
        took = process_time() - began
        assert director.tournament.started
    assert took < 1
