"""Whatever fingers do: presses, holds and chords at random, on buttons and keys at once."""

from collections import defaultdict
from functools import partial

import pytest

from clock.press import Control, Press
from clock.troubles import Stuck
from tests.chance import chance
from tests.devices.fingers import bounce
from tests.devices.wall import Wall

CONTROLS = (Control.PAUSE, Control.SKIP, *(key for row in Wall().wiring.keypad.keys for key in row))


@pytest.mark.parametrize("touches", [1_000, pytest.param(100_000, marks=pytest.mark.slow)])
def test_presses_and_releases_take_turns(touches: int) -> None:
    """No exception and no short; each control is pressed and released in turn; in the end all is at rest."""
    wall = Wall()
    rng = chance(touches)
    at_ms = 1000.0
    for _ in range(touches):
        held_ms = rng.choice((2, 10, 60, 60, 60, 400, 2000)) * rng.uniform(0.5, 1.5)
        longest_ms = rng.choice((0, 5, 20, 60))
        wall.push(
            rng.choice(CONTROLS),
            *bounce(rng, at_ms, longest_ms),
            *bounce(rng, at_ms + longest_ms + held_ms, longest_ms),
        )
        at_ms += rng.choice((1, 20, 120, 120, 500)) * rng.uniform(0.5, 1.5)
        wall.run(at_ms)
    for control in CONTROLS:
        wall.at(at_ms + 5000, partial(wall.touch, control, closed=False))
    wall.run(at_ms + 6000)

    turns = defaultdict(list)
    for press in wall.presses:
        turns[press.control].append(isinstance(press, Press))
    assert set(turns) == set(CONTROLS)
    assert all(each == [True, False] * (len(each) // 2) for each in turns.values())
    assert not wall.troubles
    assert wall.resting


def test_fingers_that_never_let_go_are_told_and_forgotten() -> None:
    """All of them at once; let go, everything works as before."""
    wall = Wall()
    for number, control in enumerate(CONTROLS):
        wall.push(control, 1000 + 10 * number, 36_000 + 10 * number)
    wall.run(35_000)
    (stuck,) = wall.troubles
    assert isinstance(stuck, Stuck)
    assert set(stuck.controls) == set(CONTROLS)

    wall.run(37_000)
    assert not wall.troubles
    wall.push(Control.FIVE, 38_000, 38_100)
    wall.push(Control.PAUSE, 38_000, 38_100)
    wall.run(39_000)
    assert set(wall.pressed[-2:]) == {Control.FIVE, Control.PAUSE}
    assert wall.resting
