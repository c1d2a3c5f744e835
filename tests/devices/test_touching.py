"""Wires of the keypad that touch: told when it is opened, and what still can work does."""

import pytest

from clock.press import Control
from clock.settings import KeypadWiring
from clock.troubles import Stuck, Touching
from tests.chance import chance
from tests.devices.matrix import GROUND
from tests.devices.wall import Wall

KEYS = tuple(key for row in KeypadWiring().keys for key in row)
ROWS, COLUMNS = KeypadWiring().rows, KeypadWiring().columns


@pytest.mark.parametrize(
    ("joined", "told", "works"),
    [
        ((5, 6), Touching(5, 6), "789C*0#D"),
        ((13, 19), Touching(13, 19), "123A456B"),
        ((12, 16), Touching(12, 16), "3A6B9C#D"),
        ((20, 21), Touching(20, 21), "124578*0"),
        ((5, GROUND), Touching(5, None), "456B789C*0#D"),
        ((21, GROUND), Touching(21, None), "1234567890*#"),
    ],
)
@pytest.mark.parametrize("lag_us", [0, 45], ids=["short cable", "long cable"])
def test_wires_that_touch(joined: tuple[int, int], told: Touching, works: str, lag_us: int) -> None:
    """Both pins are named, or the one that touches ground; the keys that are not theirs work as ever."""
    wall = Wall(lag_us=lag_us)
    wall.net.join(*joined)
    wall.run(500)
    assert wall.troubles == (told,)
    assert wall.resting

    for number, key in enumerate(KEYS, start=1):
        wall.push(key, 1000 * number, 1000 * number + 100)
    wall.run(17_500)
    assert {key.value for key in wall.pressed} == set(works)
    assert wall.troubles == (told,)
    assert wall.resting


@pytest.mark.parametrize("joined", [(5, 13), (6, 19), (12, 20), (16, 21)])
def test_wires_that_are_slow_to_rise_are_not_taken_for_others(joined: tuple[int, int]) -> None:
    """A wire that was low a moment ago may still be low: it is waited for."""
    wall = Wall(lag_us=4000)
    wall.net.join(*joined)
    wall.run(100)

    assert wall.troubles[-1] == Touching(*joined)
    assert sum(isinstance(trouble, Touching) for trouble in wall.troubles) == 1


def test_several_at_once() -> None:
    """All of them are told: a strand across three pins, and another wire on ground."""
    wall = Wall()
    wall.net.join(5, 6)
    wall.net.join(6, 13)
    wall.net.join(20, GROUND)
    wall.run(500)

    assert wall.troubles == (Touching(20, None), Touching(5, 6), Touching(5, 13), Touching(6, 13))


def test_keys_that_are_down_are_no_touching_wires() -> None:
    """Whatever is pressed as the keypad is opened, up to five keys of it: nothing is told but stuck keys."""
    rng = chance(5)
    for _ in range(300):
        down = rng.sample(KEYS, rng.randint(1, 5))
        wall = Wall()
        for key in down:
            wall.touch(key, closed=True)
        wall.run(500)
        (stuck,) = wall.troubles
        assert isinstance(stuck, Stuck)
        assert set(stuck.controls) >= set(down)


def test_a_wire_on_ground_beside_a_key_that_is_down() -> None:
    """The wire is told, and the key as well; let go, it works."""
    wall = Wall()
    wall.net.join(12, GROUND)
    wall.touch(Control.FIVE, closed=True)
    wall.run(500)
    assert wall.troubles == (Stuck((Control.FIVE,)), Touching(12, None))

    wall.touch(Control.FIVE, closed=False)
    wall.push(Control.FIVE, 1000, 1100)
    wall.run(2000)
    assert wall.pressed == [Control.FIVE]
    assert list(wall.troubles) == [Touching(12, None)]
