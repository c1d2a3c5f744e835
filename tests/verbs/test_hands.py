"""The hardware of `run`: found after the first picture, on its own thread, and told of when it is missing."""

import json
import subprocess
import sys
from pathlib import Path
from threading import Event, current_thread, main_thread

import pytest

from clock.app import Buzz, Lamps
from clock.moment import BoxTime
from clock.press import Control
from clock.troubles import Device, Missing, NoPins, PinInUse, Stuck, Trouble
from clock.verbs.hands import Working, missed

ROOT = Path(__file__).parents[2]


class Turned:
    """Hands that count how often they are turned, and want it again at once for the first few times."""

    def __init__(self, fails: Exception | None = None) -> None:
        self.fails = fails
        self.turns = 0
        self.rested = Event()
        self.closed = False
        self.on_main_thread = current_thread() is main_thread()

    def turn(self, now_ms: int) -> int | None:
        """Be turned."""
        self.turns += 1
        if self.fails is not None:
            raise self.fails
        if self.turns < 5:
            return now_ms + 1
        self.rested.set()
        return None

    def light(self, lamps: Lamps) -> None:
        """Take no notice."""

    def buzz(self, buzz: Buzz) -> None:
        """Take no notice."""

    def up(self) -> tuple[Device, ...]:
        """Have nothing."""
        return ()

    def troubles(self) -> tuple[Trouble, ...]:
        """Have no trouble."""
        return ()

    def close(self) -> None:
        """Be closed."""
        self.closed = True


def test_hands_are_found_turned_and_closed_on_a_thread_of_their_own() -> None:
    """They are turned when they want to be, sleep at rest, wake when it rings, and let go at the end."""
    made: list[Turned] = []
    rung: list[Event] = []
    found: list[object] = []
    ready = Event()
    failures: list[Exception] = []

    def finding(ring: Event) -> Turned:
        rung.append(ring)
        made.append(Turned())
        return made[0]

    def take_up(hands: object) -> None:
        found.append(hands)
        ready.set()

    working = Working(finding, take_up, failures.append, BoxTime())
    working.start()
    assert ready.wait(10)
    (hands,) = made
    assert found == [hands]
    assert hands.rested.wait(10)
    hands.rested.clear()
    turns = hands.turns
    rung[0].set()
    assert hands.rested.wait(10)
    working.stop()

    assert not hands.on_main_thread
    assert hands.turns >= turns + 1
    assert hands.closed
    assert failures == []


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_failure_of_the_program_is_told() -> None:
    """The clock must not go on with buttons that nobody reads, and say nothing; what is lit goes out."""
    failures: list[Exception] = []
    told = Event()

    def failed(error: Exception) -> None:
        failures.append(error)
        told.set()

    hands = Turned(fails=KeyError("slip"))
    working = Working(lambda _: hands, lambda _: None, failed, BoxTime())
    working.start()
    assert told.wait(10)
    working.stop()

    assert [repr(failure) for failure in failures] == ["KeyError('slip')"]
    assert hands.closed


def test_the_first_picture_comes_before_the_hands_and_they_answer_soon() -> None:
    """Design, section 1: no library of the hardware is imported by then, and PAUSE answers in a second."""
    told = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.verbs.first_picture"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    measured = json.loads(told.stdout)

    assert told.stderr == ""
    assert measured["early"] == []
    assert {"gpiozero", "clock.devices"} <= set(measured["late"])
    assert measured["answered_s"] < 1


def test_a_machine_without_pins_lacks_nothing_on_its_screen() -> None:
    """A desktop is no box with broken buttons; anything else is told."""
    stuck, in_use = Stuck((Control.PAUSE,)), Missing((Device.KEYPAD,), PinInUse(16))

    assert missed((Missing(tuple(Device), NoPins()), in_use, stuck)) == (in_use, stuck)
