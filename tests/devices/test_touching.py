"""Wires of the keypad that touch: told when it is opened, and what still can work does."""

from functools import partial

import pytest

from clock.press import Control
from clock.settings.wiring import KeypadWiring
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


SECOND = 1000


def dead_after(wall: Wall, joined: tuple[int, int], at_ms: int, until_ms: int) -> set[str]:
    """Let wires touch during the night, and return the keys that then do nothing when they are hit."""
    wall.at(at_ms, lambda: wall.net.join(*joined))
    begun = at_ms + 5 * SECOND
    for number, key in enumerate(KEYS):
        wall.push(key, begun + 500 * number, begun + 500 * number + 80)
    wall.run(begun)
    before = len(wall.pressed)
    wall.run(until_ms)
    return {key.value for key in KEYS} - {key.value for key in wall.pressed[before:]}


@pytest.mark.parametrize(("pin", "dead"), [(12, "147*"), (16, "2580"), (20, "369#"), (21, "ABCD")])
def test_a_column_that_comes_to_ground_is_told_within_two_seconds(pin: int, dead: str) -> None:
    """In the middle of a night the pin is named at once, and the other columns work on."""
    wall = Wall()
    wall.run(60 * SECOND)
    wall.at(60 * SECOND, lambda: wall.net.join(pin, GROUND))
    wall.run(62 * SECOND)
    assert wall.troubles == (Touching(pin, None),)
    assert wall.resting

    assert dead_after(wall, (pin, GROUND), 62 * SECOND, 80 * SECOND) == set(dead)
    assert wall.troubles == (Touching(pin, None),)


@pytest.mark.parametrize(
    ("joined", "told", "dead"),
    [
        ((5, GROUND), Touching(5, None), "123A"),
        ((13, 19), Touching(13, 19), "789C*0#D"),
        ((12, 16), Touching(12, 16), "142578*0"),
    ],
)
def test_wires_that_come_to_touch_are_told_when_their_keys_are_hit(
    joined: tuple[int, int], told: Touching, dead: str
) -> None:
    """A key that does nothing is hit again: then both pins are named, and all other keys work."""
    wall = Wall()
    wall.run(60 * SECOND)
    assert dead_after(wall, joined, 60 * SECOND, 80 * SECOND) == set(dead)
    assert wall.troubles == (told,)
    assert wall.resting


def test_a_wire_that_touches_no_more_works_again() -> None:
    """The warning goes as a column comes off ground, and its first key counts."""
    wall = Wall()
    wall.at(1 * SECOND, lambda: wall.net.join(12, GROUND))
    wall.at(5 * SECOND, lambda: wall.net.part(12, GROUND))
    wall.push(Control.ONE, 6 * SECOND, 6 * SECOND + 80)
    wall.run(4 * SECOND)
    assert wall.troubles == (Touching(12, None),)
    wall.run(5 * SECOND + 200)
    assert list(wall.troubles) == []
    assert wall.resting
    wall.run(8 * SECOND)
    assert wall.pressed == [Control.ONE]


def test_rows_that_touch_no_more_are_told_by_the_next_key() -> None:
    """The warning of two rows goes with the next key that works."""
    wall = Wall()
    wall.net.join(5, 6)
    wall.at(5 * SECOND, lambda: wall.net.part(5, 6))
    wall.push(Control.ONE, 6 * SECOND, 6 * SECOND + 80)
    wall.run(5 * SECOND)
    assert wall.troubles == (Touching(5, 6),)
    wall.run(8 * SECOND)
    assert list(wall.troubles) == []
    assert wall.pressed == [Control.ONE]


def test_a_column_comes_off_ground_while_a_key_is_stuck() -> None:
    """A key that is down without end keeps nothing from being put right."""
    wall = Wall()
    wall.net.join(12, GROUND)
    wall.touch(Control.FIVE, closed=True)
    wall.at(5 * SECOND, lambda: wall.net.part(12, GROUND))
    wall.push(Control.ONE, 6 * SECOND, 6 * SECOND + 80)
    wall.run(8 * SECOND)
    assert wall.troubles == (Stuck((Control.FIVE,)),)
    assert wall.pressed == [Control.ONE]


def test_a_hand_on_a_whole_column_is_no_wire() -> None:
    """Whoever leans on all keys of a column for five seconds is told nothing, and they work afterwards."""
    wall = Wall()
    for key in (Control.ONE, Control.FOUR, Control.SEVEN, Control.STAR):
        wall.push(key, 1 * SECOND, 6 * SECOND)
    wall.push(Control.SEVEN, 7 * SECOND, 7 * SECOND + 80)
    wall.run(8 * SECOND)
    assert wall.troubles == ()
    assert wall.pressed == [Control.SEVEN]


@pytest.mark.parametrize("since_ms", [0, 60 * SECOND], ids=["from the start", "in the night"])
def test_a_keypad_whose_columns_are_all_on_ground_works_again_by_itself(since_ms: int) -> None:
    """A plug on the wrong pins grounds every column; put right, all keys work, and the warning is gone."""
    wall = Wall()
    for pin in COLUMNS:
        wall.at(since_ms, partial(wall.net.join, pin, GROUND))
    wall.run(since_ms + 5 * SECOND)
    assert wall.troubles == tuple(Touching(pin, None) for pin in COLUMNS)
    assert wall.resting

    right_ms = since_ms + 100 * SECOND
    for pin in COLUMNS:
        wall.at(right_ms + pin, partial(wall.net.part, pin, GROUND))
    wall.run(right_ms + SECOND)
    assert wall.troubles == ()
    assert wall.resting
    for number, key in enumerate(KEYS, start=2):
        wall.push(key, right_ms + number * SECOND, right_ms + number * SECOND + 80)
    wall.run(right_ms + 20 * SECOND)
    assert wall.pressed == list(KEYS)


def test_a_keypad_whose_rows_are_all_on_ground_works_again_by_itself() -> None:
    """So it does when every row was on ground: the next key works."""
    wall = Wall()
    for pin in ROWS:
        wall.net.join(pin, GROUND)
    wall.run(5 * SECOND)
    assert wall.troubles == tuple(Touching(pin, None) for pin in ROWS)
    for pin in ROWS:
        wall.at(10 * SECOND, partial(wall.net.part, pin, GROUND))
    wall.push(Control.FIVE, 11 * SECOND, 11 * SECOND + 80)
    wall.run(12 * SECOND)
    assert wall.pressed == [Control.FIVE]
    assert list(wall.troubles) == []


def test_a_column_that_rubs_on_ground_leaves_the_rest_as_it_is() -> None:
    """While a strand touches and lets go all the time the other columns work; afterwards all is as before."""
    wall = Wall()
    for ms in range(1000, 61_000, 50):
        wall.at(ms, lambda: wall.net.join(12, GROUND))
        wall.at(ms + 25, lambda: wall.net.part(12, GROUND))
    wall.push(Control.FIVE, 30 * SECOND, 30 * SECOND + 200)
    wall.run(70 * SECOND)
    assert Control.FIVE in wall.pressed
    wall.push(Control.ONE, 80 * SECOND, 80 * SECOND + 80)
    wall.run(90 * SECOND)
    assert wall.pressed[-1] is Control.ONE
    assert wall.resting
