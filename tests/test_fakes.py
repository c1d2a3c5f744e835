"""The stand-ins of the tests do what the tests trust them to do."""

from pathlib import Path

from clock.display.sounds.chimes import Chime
from clock.display.sounds.orders import Call, Ready, Signal
from clock.press import Control, Press
from clock.signs import Buzz, Lamps, Light, Signs
from tests.evening import LONG_WAIT_S, evening
from tests.fakes import FakeLoudspeaker, FakeOutputs, FakeScreen


def test_the_screen_closes_after_its_turns() -> None:
    """A loop over the stand-in of a screen ends, and nothing really sleeps."""
    screen = FakeScreen(turns=2)
    screen.wait((), 5.0)
    assert not screen.closing
    screen.wait((), None)
    assert screen.closing
    assert screen.slept == [5.0, None]


def test_the_screen_hands_keys_over_once() -> None:
    """What was typed is read once."""
    screen = FakeScreen(typed=[Press(Control.ONE, 0)])
    assert screen.presses() == [Press(Control.ONE, 0)]
    assert screen.presses() == []


def test_outputs_note_everything() -> None:
    """Lamps and buzzes are kept in their order."""
    outputs = FakeOutputs()
    outputs.show(Signs(Lamps(Light.ON)))
    outputs.buzz(Buzz.TAKEN)
    assert (outputs.lamps, outputs.buzzes) == ([Lamps(Light.ON)], [Buzz.TAKEN])


def test_an_evening_misses_no_moment(tmp_path: Path) -> None:
    """A short wait goes through every second that changes the picture, and ends at its time exactly."""
    with evening(tmp_path) as host:
        before, drawn = host.time.boot_ms, len(host.screen.shown)
        host.wait(10)
        assert host.time.boot_ms == before + 10_000
        assert len(host.screen.shown) >= drawn + 10


def test_an_evening_jumps_over_long_waits(tmp_path: Path) -> None:
    """A long wait draws only its last part, and brings the night as far all the same."""
    with evening(tmp_path) as host:
        drawn = len(host.screen.shown)
        host.wait(60 * 60)
        assert host.tournament.clock.stage == 2
        assert len(host.screen.shown) < drawn + 3 * LONG_WAIT_S


def test_a_loudspeaker_keeps_what_it_is_told() -> None:
    """Orders are returned once, being ready is only counted, and the last words foreseen count."""
    loud = FakeLoudspeaker()
    for order in (Call(Chime.LEVEL), Ready(), Signal(Chime.KEY)):
        loud.order(order)
    loud.foresee(["level two"])
    loud.foresee(["a minute"])

    assert loud.heard() == [Call(Chime.LEVEL), Signal(Chime.KEY)]
    assert loud.heard() == []
    assert (loud.readied, loud.foreseen) == (1, ["a minute"])
