"""A thread of its own: what it turns, when, and what it says when the program itself fails there."""

from threading import Event, current_thread, main_thread

import pytest

from clock.appliance.working import Working
from clock.moment import BoxTime


class Turned:
    """Something that counts how often it is turned, and wants it again at once for the first few times."""

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

    def close(self) -> None:
        """Be closed."""
        self.closed = True


def test_it_is_found_turned_and_closed_on_a_thread_of_its_own() -> None:
    """It is turned when it wants to be, sleeps at rest, wakes when it rings, and lets go at the end."""
    made: list[Turned] = []
    rung: list[Event] = []
    found: list[object] = []
    ready = Event()
    failures: list[Exception] = []

    def finding(ring: Event) -> Turned:
        rung.append(ring)
        made.append(Turned())
        return made[0]

    def take_up(turned: object) -> None:
        found.append(turned)
        ready.set()

    working = Working(finding, take_up, failures.append, BoxTime(), name="beside")
    working.start()
    assert ready.wait(10)
    (turned,) = made
    assert found == [turned]
    assert turned.rested.wait(10)
    turned.rested.clear()
    turns = turned.turns
    rung[0].set()
    assert turned.rested.wait(10)
    assert working.at_work is None
    working.stop()

    assert not turned.on_main_thread
    assert turned.turns >= turns + 1
    assert turned.closed
    assert failures == []


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_failure_of_the_program_is_told() -> None:
    """The clock must not go on with buttons that nobody reads, and say nothing; what is lit goes out."""
    failures: list[Exception] = []
    told = Event()

    def failed(error: Exception) -> None:
        failures.append(error)
        told.set()

    turned = Turned(fails=KeyError("slip"))
    working = Working(lambda _: turned, lambda _: None, failed, BoxTime(), name="beside")
    working.start()
    assert told.wait(10)
    working.stop()

    assert [repr(failure) for failure in failures] == ["KeyError('slip')"]
    assert turned.closed


def test_after_a_failure_it_may_be_found_anew(capsys: pytest.CaptureFixture[str]) -> None:
    """A fault of the program, met once, must not cost a night its buttons."""
    made: list[Turned] = []
    failures: list[Exception] = []
    well = Event()

    def finding(_: Event) -> Turned:
        made.append(Turned(fails=None if made else KeyError("slip")))
        return made[-1]

    def found(turned: Turned) -> None:
        if turned.fails is None:
            well.set()

    working = Working(finding, found, failures.append, BoxTime(), name="beside", again_s=0.01)
    working.start()
    assert well.wait(10)
    assert made[1].rested.wait(10)
    working.stop()

    assert [repr(failure) for failure in failures] == ["KeyError('slip')"]
    assert [turned.closed for turned in made] == [True, True]
    assert "KeyError: 'slip'" in capsys.readouterr().err


def test_one_that_waits_to_be_found_anew_is_stopped_at_once() -> None:
    """It is at rest until then, and nobody waits for it."""
    told = Event()
    working = Working(
        lambda _: Turned(fails=KeyError("slip")),
        lambda _: None,
        lambda _: told.set(),
        BoxTime(),
        name="beside",
        again_s=3600,
    )
    working.start()
    assert told.wait(10)
    working.stop()

    assert working.at_work is None


def test_what_hangs_does_not_hold_up_the_end() -> None:
    """A device that never answers is left to the end of the program."""
    goes_on, turning = Event(), Event()

    class Hanging(Turned):
        def turn(self, now_ms: int) -> int | None:
            """Hang."""
            turning.set()
            goes_on.wait()
            return None

    hanging = Hanging()
    working = Working(lambda _: hanging, lambda _: None, lambda _: None, BoxTime(), name="beside")
    working.start()
    assert turning.wait(10)
    working.stop(longest_s=0.01)
    assert not hanging.closed
    assert working.at_work == 1

    goes_on.set()
    working.stop()
    assert hanging.closed
    assert working.at_work is None
