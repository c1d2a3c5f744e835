"""The lamps in the buttons."""

import pytest

from clock.settings.wiring import Active, LampWiring, Wiring
from clock.signs import Lamps, Light, Signs
from tests.devices.wall import Wall

PAUSE, SKIP = 23, 24


def lit(wall: Wall) -> tuple[bool, bool]:
    """Return which lamps shine, PAUSE and SKIP."""
    at = wall.wiring.lamps.lit is Active.HIGH
    return wall.high(PAUSE) == at, wall.high(SKIP) == at


@pytest.mark.parametrize("at", list(Active))
def test_lamps_do_what_they_are_told(at: Active) -> None:
    """They are off at first, whichever level lights them."""
    wall = Wall(Wiring(lamps=LampWiring(lit=at)))
    wall.run(100)
    assert lit(wall) == (False, False)

    wall.devices.show(Signs(Lamps(pause=Light.ON)))
    wall.run(200)
    assert lit(wall) == (True, False)

    wall.devices.show(Signs(Lamps(skip=Light.ON)))
    wall.run(300)
    assert lit(wall) == (False, True)


def test_a_lamp_blinks_slowly() -> None:
    """A second on, a second off, from the moment it is told to; at rest that is one turn a second."""
    wall = Wall()
    wall.run(500)
    wall.devices.show(Signs(Lamps(pause=Light.BLINKING)))
    seen = []
    turns = wall.turns
    for tick in range(8):
        wall.run(750 + 500 * tick)
        seen.append(lit(wall)[0])

    assert seen == [True, True, False, False] * 2
    assert wall.turns - turns <= 5
    wall.devices.show(Signs(Lamps(pause=Light.ON)))
    wall.run(6000)
    assert wall.resting


def test_a_lamp_is_told_again_after_it_was_lost() -> None:
    """What it should do meanwhile holds as soon as it is there."""
    wall = Wall()
    wall.factory.busy.add(PAUSE)
    wall.run(100)
    wall.devices.show(Signs(Lamps(pause=Light.ON, skip=Light.ON)))
    wall.run(500)
    assert wall.high(SKIP)

    wall.factory.busy.clear()
    wall.run(30_000)
    assert lit(wall) == (True, True)


def test_lamps_go_out_when_the_clock_ends() -> None:
    """A lit lamp on a wall says that the clock runs."""
    wall = Wall()
    wall.devices.show(Signs(Lamps(pause=Light.ON, skip=Light.ON)))
    wall.run(100)
    wall.devices.close()

    assert all(wall.factory.pin(pin).driven[-2:] == [True, False] for pin in (PAUSE, SKIP))
