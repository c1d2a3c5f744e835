"""What stands beside the picture while a night goes on: the time in the second room, and the TV's power."""

from pathlib import Path

from clock.app import Ending
from clock.press import Control
from clock.settings import Settings
from clock.settings.ports import Port, PortWiring, TelevisionWiring, Tongue
from clock.settings.wiring import Wiring
from clock.signs import Lamps, Light, Runs, Signs, Stands, TimeLeft
from clock.tournament.commands import AddTime, Finish, Pause, Resume, Undo
from clock.tournament.structure import MINUTE, SECOND
from clock.values import replace
from tests.evening import JUST_BEGUN_S, Evening, evening

CEC = TelevisionWiring(Tongue.CEC, Port("/dev/cec0"), off_after_ms=5 * MINUTE)
TV = Settings(wiring=replace(Wiring(), ports=PortWiring(television=CEC)))


def left(host: Evening) -> TimeLeft | None:
    """Return what the second room was told last."""
    return host.outputs.signs[-1].left


def told(host: Evening) -> list[bool | None]:
    """Return what the TV was told, each time it was something else."""
    wishes = [signs.television for signs in host.outputs.signs]
    return [wish for number, wish in enumerate(wishes) if [wish] != wishes[max(0, number - 1) : number]]


def test_the_second_room_counts_to_the_same_moment(tmp_path: Path) -> None:
    """Told once, however often the screen is drawn; told anew whenever the end of the level moves."""
    with evening(tmp_path) as host:
        began_ms = host.time.boot_ms - JUST_BEGUN_S * SECOND
        ends_ms = began_ms + 25 * MINUTE  # the first level of the house
        assert left(host) == Runs(ends_ms)
        so_far = len(host.outputs.signs)
        host.wait(30)
        assert len(host.outputs.signs) == so_far

        host.app.act(AddTime(60 * SECOND))
        host.app.frame()
        assert left(host) == Runs(ends_ms + MINUTE)
        host.app.act(Pause())
        host.app.frame()
        assert left(host) == Stands(26 * MINUTE - 60 * SECOND)
        host.wait(100)
        host.app.act(Resume())
        host.app.frame()
        assert left(host) == Runs(ends_ms + MINUTE + 100 * SECOND)


def test_the_tv_is_on_for_the_night_and_off_some_time_after_it(tmp_path: Path) -> None:
    """Whoever still presses keys then still looks at it."""
    with evening(tmp_path, started=False, settings=TV) as host:
        assert told(host) == [True]
        host.control(Control.PAUSE)
        host.wait(60)
        host.app.act(Finish())
        host.app.frame()
        host.wait(4 * 60)
        host.keys("*")
        host.wait(4 * 60 + 58)
        assert told(host) == [True]
        host.wait(3)
        assert told(host) == [True, False]
        assert left(host) is None

        host.keys("*")
        assert told(host) == [True, False, True]
        host.wait(5 * 60 + 1)
        assert told(host) == [True, False, True, False]


def test_a_night_that_goes_on_after_all_keeps_the_tv_on(tmp_path: Path) -> None:
    """Its end was undone."""
    with evening(tmp_path, settings=TV) as host:
        host.app.act(Finish())
        host.app.frame()
        host.app.act(Undo())
        host.wait(20 * 60)

        assert told(host) == [True]


def test_a_night_that_was_over_leaves_the_tv_as_it_is(tmp_path: Path) -> None:
    """A box that starts up in the middle of the week wakes nobody."""
    with evening(tmp_path, settings=TV) as host:
        host.app.act(Finish())
    with evening(tmp_path, players=0, started=False, settings=TV) as host:
        host.wait(60)
        assert told(host) == [None]
        host.keys("*").wait(60)
        assert told(host) == [None], "whoever looks something up switches on what he wants to see"


def test_as_the_box_is_shut_down_all_goes_dark(tmp_path: Path) -> None:
    """Lamps, the second room and the TV; not before the last page has been read."""
    for ending in Ending:
        with evening(tmp_path / ending.name, settings=TV) as host:
            stood = host.outputs.signs[-1]
            host.app.end(ending)
            host.app.run()
            assert host.outputs.signs[-1] == stood
            host.app.go_dark()
            assert host.outputs.signs[-1] == Signs(television=False)
            assert stood.lamps == Lamps(Light.ON)
