"""The picture that is moved on: it is always the one that would be made anew."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import fields

from clock.display.canvas import Canvas
from clock.press import Control
from clock.scenes.night import NightScene
from clock.scenes.shown import Shown, shown
from clock.scenes.sight import PanelTurn, Sight
from clock.scenes.stack import Stack
from clock.scenes.still import Still, still
from clock.settings import Settings
from clock.tournament.commands import (
    AddTime,
    BustOut,
    CallBreak,
    Command,
    Pause,
    Rename,
    Resume,
    SetLength,
    Skip,
)
from clock.tournament.levels import left_ms
from clock.tournament.structure import MINUTE, SECOND, AfterLast, House
from clock.values import replace
from tests.evening import Evening, evening
from tests.fakes import FakeScreen
from tests.houses import gananda, new_year, wired_pair
from tests.kept import HandTime
from tests.painting import painted, pixels


def quick(house: House, after_last: AfterLast) -> House:
    """Return a house whose first stages take three minutes and two, and which has few."""
    stages = tuple(
        replace(stage, duration_ms=(2 + place % 2) * MINUTE) for place, stage in enumerate(house.stages[:9])
    )
    return replace(house, stages=stages, after_last=after_last)


HOUSES = {
    "gananda": quick(gananda(), AfterLast.COUNT_UP),
    "new-year": quick(new_year(), AfterLast.GROW),
    "wired-pair": quick(wired_pair(), AfterLast.REPEAT),
}

PANELS = ("prizes", "chips", "schedule", "seats 1 0", "places", "knockouts", "hands 1", "note 0")
"""No house has more panels; one of them is the schedule, which says how long has been played."""


def made_of(sight: Sight) -> tuple[object, ...]:
    """Return everything there is to see but the seconds."""
    parts = [field.name for field in fields(Sight) if field.name not in {"now_ms", "wall"}]
    wall = sight.wall
    return (*(getattr(sight, part) for part in parts), None if wall is None else (wall.hour, wall.minute))


def made_anew(sight: Sight) -> Shown:
    """Return the picture of the night as it is worked out from everything there is."""
    return shown(Stack(NightScene(), 0), sight)


def something_happens(host: Evening, chance: Random) -> None:
    """Let the host do something that leaves nothing lying on the night."""
    number = chance.choice(list(host.tournament.players))
    commands: tuple[Command, ...] = (
        Skip(),
        Pause(),
        Resume(),
        AddTime(-3 * MINUTE),
        AddTime(MINUTE),
        CallBreak(2 * MINUTE),
        SetLength(chance.randint(1, 6), chance.randint(2, 5) * MINUTE),
        Rename(number, f"Name {chance.randint(1, 99)}"),
        BustOut((number,)),
    )
    command = chance.choice(commands)
    host.app.act(command)
    if isinstance(command, BustOut):
        host.keys("#*")


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("seed", range(3))
def test_a_picture_moved_on_is_the_one_made_anew(tmp_path: Path, house: str, seed: int) -> None:
    """Over levels, breaks, pauses and overtime, second by second, and whatever is done meanwhile."""
    chance = Random(f"{house} {seed}")
    kept: Still | None = None
    moved = 0
    with evening(tmp_path, HOUSES[house], players=14) as host:
        host.app.act(Pause())
        host.wait(17.3)  # so that the minutes played and those of the day do not change as one
        host.app.act(Resume())
        held = PanelTurn(10 * MINUTE, since_ms=host.time.boot_ms, held="prizes")
        for _ in range(300):
            host.wait(chance.choice([0.3, 1, 1, 1.7, 5, 9]))
            if chance.random() < 0.03:
                something_happens(host, chance)
                held = replace(held, held=chance.choice(["schedule", chance.choice(PANELS)]))
            sight = host.app.sight() if seed == 0 else replace(host.app.sight(), panel=held)
            anew = made_anew(sight)
            times = kept.at(sight.now_ms) if kept is not None and kept.made_of == made_of(sight) else None
            if kept is None or times is None:
                kept = still(anew, sight, made_of(sight))
            else:
                moved += 1
                assert kept.picture.moved(times) == anew
                assert times == kept.at(max(sight.now_ms, kept.changes_ms(sight.now_ms) - 1))

    assert moved > 100


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("size", [(640, 360), (512, 384)])
def test_the_screen_shows_what_would_be_made_anew(tmp_path: Path, house: str, size: tuple[int, int]) -> None:
    """Whatever the loop draws of a second, it is to the pixel the whole picture of that moment."""
    chance = Random(house)
    screen = FakeScreen(Canvas.off_screen(*size))
    settings = replace(Settings(), panels_ms=40 * SECOND)
    with evening(tmp_path, HOUSES[house], players=14, screen=screen, settings=settings) as host:
        for turn in range(150):
            host.wait(chance.choice([0.3, 1, 1, 1.7, 5, 9]))
            if chance.random() < 0.03:
                something_happens(host, chance)
                host.app.frame()
            assert host.picture == host.app.picture()
            if turn % 5 == 0:
                assert screen.canvas is not None
                assert pixels(screen.canvas) == pixels(painted(host.app.picture(), size))

    assert screen.moves > 100


def test_an_ordinary_second_is_not_made_anew(tmp_path: Path) -> None:
    """What stays is used: only the times on the page are others a second later, until something happens."""
    with evening(tmp_path, players=14) as host:
        host.wait(7)
        moves = host.screen.moves
        host.wait(5)
        assert host.screen.moves == moves + 5

        pictures = len(host.screen.shown)
        host.control(Control.PAUSE)
        assert host.screen.moves == moves + 5
        assert len(host.screen.shown) == pictures + 1


@pytest.mark.parametrize("wall_ms", [0, None], ids=["known", "unknown"])
def test_what_comes_after_a_stage_is_foreseen(tmp_path: Path, wall_ms: int | None) -> None:
    """In the last seconds of a level or a break the picture that will be shown is drawn ahead.

    So it is where nobody knows the time of day.
    """
    with evening(tmp_path, HOUSES["gananda"], players=14, time=HandTime(wall_ms=wall_ms)) as host:
        for _ in range(6):
            host.screen.foreseen.clear()
            host.time.wait(left_ms(host.tournament, host.time.boot_ms) / SECOND - 17)
            for _ in range(17):
                host.wait(1)
            assert len(host.screen.foreseen) == 15
            coming, at_ms = host.screen.foreseen[-1]
            assert coming == host.screen.shown[-1]
            assert at_ms <= host.time.boot_ms < at_ms + SECOND
