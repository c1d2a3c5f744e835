"""What is wrong with the hardware, on the screen; and lamps that are found after the night has begun."""

from pathlib import Path

from clock.display.pictures.level import LevelPicture
from clock.display.pictures.lists import CountdownPicture
from clock.mishaps import NotSaving
from clock.press import Control
from clock.scenes.find_seats import FindSeats
from clock.scenes.night_page import night_page
from clock.scenes.shown import shown
from clock.scenes.stack import Stack
from clock.signs import Buzz, Lamps, Light
from clock.troubles import Device, DiskShort, LowVoltage, Missing, PinInUse, Stuck
from clock.values import replace
from tests.evening import evening, words_of
from tests.fakes import FakeOutputs
from tests.kept import HandTime

IN_USE, STUCK = Missing((Device.KEYPAD,), PinInUse(16)), Stuck((Control.PAUSE,))


def test_a_missing_device_is_told_in_a_banner_until_it_is_back(tmp_path: Path) -> None:
    """The clock goes on, under a small warning with the cause in words."""
    with evening(tmp_path) as host:
        host.app.warn((IN_USE,))
        assert host.banner() == "Keypad: pin 16 is in use by another program."
        assert host.wait(60).tournament.clock.running
        assert host.banner() == "Keypad: pin 16 is in use by another program."

        host.app.warn(())
        assert host.banner() == ""


def test_several_troubles_take_turns(tmp_path: Path) -> None:
    """Never more than one thing asks for attention."""
    with evening(tmp_path) as host:
        host.app.warn((IN_USE, STUCK))
        seen = set()
        for _ in range(4):
            host.wait(8)
            seen.add(host.banner())

    assert seen == {"Keypad: pin 16 is in use by another program.", "PAUSE is held down without end."}


def test_a_night_that_is_not_saved_goes_first(tmp_path: Path) -> None:
    """The hardware can wait; and it is no slip over a page that has no banner."""
    with evening(tmp_path) as host:
        host.app.warn((IN_USE,))
        both = replace(host.app.sight(), not_saved=NotSaving.DISK_FULL)
        page = night_page(both)
        assert isinstance(page, LevelPicture)
        assert str(page.banner).startswith("NOT SAVED")
        assert words_of(shown(Stack(FindSeats(), 0), host.app.sight())) is None


def test_before_the_deal_an_unknown_time_is_told_until_it_is_known(tmp_path: Path) -> None:
    """A box without a network: the host can set the time, and once the night is on nobody is bothered."""
    time = HandTime(wall_ms=None)
    with evening(tmp_path, started=False, time=time) as host:
        page = host.picture.page
        assert isinstance(page, CountdownPicture)
        assert page.banner == "The time of day is not known: * 8 3 sets it."
        host.keys("*83 1930#")
        page = host.picture.page
        assert isinstance(page, CountdownPicture)
        assert page.banner == ""
    with evening(tmp_path / "playing", time=HandTime(wall_ms=None)) as host:
        assert host.banner() == ""


def test_a_weak_supply_and_a_full_disk_are_told(tmp_path: Path) -> None:
    """They take turns with what the hands lack, which is told by another part of the box."""
    with evening(tmp_path) as host:
        host.app.warn((LowVoltage(), DiskShort()), part="box")
        host.app.warn((STUCK,))
        seen = set()
        for _ in range(6):
            host.wait(8)
            seen.add(host.banner())

    assert seen == {
        "PAUSE is held down without end.",
        "The power supply is too weak.",
        "The disk is nearly full.",
    }


def test_lamps_that_are_found_late_are_set_at_once(tmp_path: Path) -> None:
    """The buttons are opened after the first picture; their lamps then show how the night stands."""
    with evening(tmp_path) as host:
        found = FakeOutputs()
        host.app.take_up(found)
        host.app.frame()
        assert found.lamps == [Lamps(pause=Light.ON)]
        host.control(Control.PAUSE)
        host.keys("99#")

        assert found.lamps[-1] == Lamps(pause=Light.BLINKING)
        assert Buzz.REFUSED in found.buzzes
        assert host.outputs.buzzes == []


def test_why_the_clock_stands_goes_before_the_hardware(tmp_path: Path) -> None:
    """A missing keypad must not hide that the room waits for PAUSE; it is told again when the clock runs."""
    with evening(tmp_path) as host:
        host.app.warn((IN_USE,))
        host.control(Control.PAUSE)
        page = host.picture.page
        assert isinstance(page, LevelPicture)
        assert page.banner == ""
        assert page.band is not None
        assert page.band.words == "Round 1 is paused"
        host.control(Control.PAUSE)
        assert host.banner() == "Keypad: pin 16 is in use by another program."
