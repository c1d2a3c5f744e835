"""The buttons over a net of mock pins: bounce, noise, holds, and pins that are not to be had."""

import pytest

from clock.press import Control, Press, Release, Source
from clock.settings.wiring import Active, ButtonWiring, Pull, Wiring
from clock.troubles import Stuck
from tests.chance import chance
from tests.devices.fingers import LONGEST_BOUNCE_MS, bounce
from tests.devices.wall import Wall

WIRINGS = {
    "to ground": ButtonWiring(),
    "to supply": ButtonWiring(pull=Pull.DOWN, pressed=Active.HIGH),
    "own resistor": ButtonWiring(pull=Pull.NONE, pressed=Active.LOW),
}


def wall_with(buttons: ButtonWiring) -> Wall:
    """Return a wall with its buttons wired like that; a resistor outside holds pins that nothing pulls."""
    wall = Wall(Wiring(buttons=buttons))
    if buttons.pull is Pull.NONE:
        wall.net.resistors.update({17: True, 27: True})
    return wall


@pytest.mark.parametrize("buttons", WIRINGS.values(), ids=WIRINGS)
def test_presses_and_releases_of_every_wiring(buttons: ButtonWiring) -> None:
    """The moment of an edge is its own, whatever the debounce takes."""
    wall = wall_with(buttons)
    wall.push(Control.PAUSE, 1000, 1200)
    wall.push(Control.SKIP, 1100, 1900)
    wall.run(3000)

    assert wall.presses == [
        Press(Control.PAUSE, 1000, Source.BUTTONS),
        Press(Control.SKIP, 1100, Source.BUTTONS),
        Release(Control.PAUSE, 1200, Source.BUTTONS),
        Release(Control.SKIP, 1900, Source.BUTTONS),
    ]
    assert not wall.troubles


def test_at_rest_it_costs_nothing() -> None:
    """Nothing is due before the next edge."""
    wall = Wall()
    wall.push(Control.PAUSE, 1000, 1200)
    wall.run(2000)
    turns = wall.turns
    wall.run(3_600_000)

    assert wall.turns == turns


@pytest.mark.parametrize("count", [3_500, pytest.param(50_000, marks=pytest.mark.slow)])
def test_bouncing_buttons_press_once(count: int) -> None:
    """Trains of up to 20 ms on press and release: exactly one press each."""
    wall = Wall()
    rng = chance(5000)
    at_ms = 1000.0
    for _ in range(count):
        let_go_ms = at_ms + LONGEST_BOUNCE_MS + rng.uniform(15, 400)
        wall.push(rng.choice((Control.PAUSE, Control.SKIP)), *bounce(rng, at_ms), *bounce(rng, let_go_ms))
        at_ms = let_go_ms + LONGEST_BOUNCE_MS + rng.uniform(26, 90)
    wall.run(at_ms + 500)

    assert [type(press) for press in wall.presses] == [Press, Release] * count
    assert wall.resting


def test_a_clean_contact_of_20_ms_is_never_missed() -> None:
    """A finger's quickest tap counts, at whatever moment."""
    wall = Wall()
    rng = chance(20)
    at_ms = 1000.0
    for _ in range(300):
        wall.push(Control.PAUSE, at_ms, at_ms + 20)
        at_ms += 20 + 26 + rng.uniform(0, 60)
    wall.run(at_ms + 500)

    assert wall.pressed == [Control.PAUSE] * 300


@pytest.mark.parametrize("length_ms", [0.05, 1, 4])
def test_a_spike_never_counts(length_ms: float) -> None:
    """Case 133: low for 4 ms on a long cable is noise, ten times in a row too."""
    wall = Wall()
    for number in range(10):
        wall.push(Control.PAUSE, 1000 + 11.7 * number, 1000 + 11.7 * number + length_ms)
    wall.run(3000)

    assert wall.presses == []


def test_a_press_that_was_over_before_anybody_came_counts() -> None:
    """Case 132: closed for 30 ms; whoever reads it comes 40 ms after the edge, and finds the pin open."""
    wall = Wall()
    wall.run(900)
    wall.push(Control.PAUSE, 1000, 1030)
    wall.run_asleep(1040)
    assert wall.presses == []
    wall.run(2000)

    assert wall.presses == [
        Press(Control.PAUSE, 1000, Source.BUTTONS),
        Release(Control.PAUSE, 1030, Source.BUTTONS),
    ]


def test_a_lost_release_is_found_by_looking() -> None:
    """Events of the kernel can be lost; no button stays down for that."""
    wall = Wall()
    wall.push(Control.SKIP, 1000)
    wall.run(1500)
    wall.factory.pin(27).deaf = True
    wall.touch(Control.SKIP, closed=False)
    wall.run(2000)

    press, release = wall.presses
    assert press == Press(Control.SKIP, 1000, Source.BUTTONS)
    assert isinstance(release, Release)
    assert release.at_ms - 1500 <= 200


def test_a_held_button_does_not_repeat() -> None:
    """Case 128: PAUSE held for a second is one press, not 24."""
    wall = Wall()
    wall.push(Control.PAUSE, 1000, 2000)
    wall.run(3000)

    assert wall.pressed == [Control.PAUSE]


def test_a_button_held_since_the_start_is_told_and_ignored() -> None:
    """It counts again as soon as it has been let go."""
    wall = Wall()
    wall.touch(Control.PAUSE, closed=True)
    wall.push(Control.SKIP, 500, 600)
    wall.run(1000)
    assert wall.pressed == [Control.SKIP]
    assert wall.troubles == (Stuck((Control.PAUSE,)),)

    wall.touch(Control.PAUSE, closed=False)
    wall.push(Control.PAUSE, 2000, 2100)
    wall.run(3000)
    assert not wall.troubles
    assert wall.pressed == [Control.SKIP, Control.PAUSE]


def test_both_may_be_stuck() -> None:
    """They are told together."""
    wall = Wall()
    wall.push(Control.PAUSE, 1000)
    wall.push(Control.SKIP, 1500)
    wall.run(40_000)

    assert wall.troubles == (Stuck((Control.PAUSE, Control.SKIP)),)
    assert [type(press) for press in wall.presses] == [Press, Press, Release, Release]
