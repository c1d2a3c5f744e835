"""The picture that is moved on: it is always the one that would be made anew."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from clock.press import Control
from clock.scenes.night import Night
from clock.scenes.shown import Shown, shown
from clock.scenes.sight import PanelTurn, Sight
from clock.scenes.stack import Stack
from clock.scenes.still import Still, still
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
from clock.tournament.structure import MINUTE, AfterLast, House
from tests.evening import Evening, evening
from tests.houses import gananda, new_year, wired_pair


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

PANELS, SCHEDULE = 12, 2
"""No house has more panels; one of them is the schedule, which says how long has been played."""


def made_anew(sight: Sight) -> Shown:
    """Return the picture of the night as it is worked out from everything there is."""
    return shown(Stack(Night(), 0), sight)


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
        held = PanelTurn(10 * MINUTE, since_ms=host.time.boot_ms, held=True)
        for _ in range(300):
            host.wait(chance.choice([0.3, 1, 1, 1.7, 5, 9]))
            if chance.random() < 0.03:
                something_happens(host, chance)
                held = replace(held, first=chance.choice([SCHEDULE, chance.randrange(PANELS)]))
            sight = host.app.sight() if seed == 0 else replace(host.app.sight(), panel=held)
            anew = made_anew(sight)
            moved_on = None if kept is None else kept.at(sight)
            if moved_on is None:
                kept = still(anew, sight)
            else:
                moved += 1
                assert moved_on == anew

    assert moved > 100


def test_an_ordinary_second_is_not_made_anew(tmp_path: Path) -> None:
    """What stays is used: only the times on the page are others a second later, until something happens."""
    with evening(tmp_path, players=14) as host:
        sight = host.app.sight()
        kept = still(made_anew(sight), sight)
        assert kept is not None

        host.wait(1)
        later = kept.at(host.app.sight())
        assert later is not None
        assert later != kept.picture

        host.control(Control.PAUSE)
        assert kept.at(host.app.sight()) is None
