"""The director: ledger first, then state; what survives a start, and a disk that takes nothing."""

from contextlib import suppress
from pathlib import Path
from random import Random
from time import process_time

import pytest

from clock.director import Director
from clock.ledger import Night, read_night, read_nights, replayed, standing
from clock.mishaps import NotSaving
from clock.tournament import commands as c
from clock.tournament.levels import stage_of
from clock.tournament.refusals import AlreadyOut, Refused
from clock.tournament.state import Status, Tournament, Waiting
from clock.tournament.structure import HOUR, SECOND, Level
from tests.houses import gananda, new_year
from tests.kept import EVENING, Box, HandTime, any_command, left_of, opened_with


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
