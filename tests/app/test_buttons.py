"""The two buttons through the app: PAUSE, SKIP, their lamps, and the buzzer."""

from pathlib import Path

import pytest

from clock.app import Ending
from clock.display.pictures.level import LevelPicture
from clock.display.pictures.lists import ListPicture, TextPicture
from clock.display.pieces.foot import Keys
from clock.mishaps import NotShutDown, ShutDownForbidden
from clock.press import Control, Press, Release, Source
from clock.settings import Settings, SkipBy
from clock.signs import Buzz, Lamps, Light
from tests.evening import evening


def test_pause_toggles_at_once(tmp_path: Path) -> None:
    """PAUSE acts as it goes down: it starts, stops, and goes on."""
    with evening(tmp_path, started=False) as host:
        for running in (True, False, True):
            host.app.press(Press(Control.PAUSE, host.time.boot_ms, Source.BUTTONS))
            host.app.frame()
            assert host.tournament.clock.running is running
            host.app.press(Release(Control.PAUSE, host.time.boot_ms, Source.BUTTONS))
            host.wait(1)


def test_pause_counts_from_its_edge(tmp_path: Path) -> None:
    """A press that is read late stops the clock when it was made."""
    with evening(tmp_path) as host:
        pressed_ms = host.time.boot_ms
        host.time.wait(0.2)
        host.app.press(Press(Control.PAUSE, pressed_ms, Source.BUTTONS))
        host.app.frame()
        assert host.tournament.clock.ran_ms == 30_000


def test_pause_held_is_taken_back(tmp_path: Path) -> None:
    """Held three seconds, the toggle never was: no time is lost, and the safe menu is open."""
    with evening(tmp_path) as host:
        host.hold(Control.PAUSE, 3)
        assert host.tournament.clock.running
        assert host.tournament.clock.ends_ms == 25 * 60_000
        page = host.picture.page
        assert isinstance(page, ListPicture)
        assert [str(row.words) for row in page.list.rows] == ["End the night", "Shut down"]
        host.wait(30)
        page = host.picture.page
        assert isinstance(page, LevelPicture)
        assert page.time == "23:57"


def test_a_start_held_is_taken_back(tmp_path: Path) -> None:
    """A start and its seat draw are taken back, too."""
    with evening(tmp_path, started=False) as host:
        host.hold(Control.PAUSE, 3)
        assert not host.tournament.started
        assert not host.tournament.tables


def test_pause_held_for_less(tmp_path: Path) -> None:
    """Up to three seconds it is a pause like any other."""
    with evening(tmp_path) as host:
        host.hold(Control.PAUSE, 2.9)
        assert not host.tournament.clock.running
        host.wait(5)
        assert isinstance(host.picture.page, LevelPicture)


def test_a_hold_that_is_read_late(tmp_path: Path) -> None:
    """Press and release read together count as long as they lasted."""
    with evening(tmp_path) as host:
        at_ms = host.time.boot_ms
        host.time.wait(4)
        host.app.press(Press(Control.PAUSE, at_ms, Source.BUTTONS))
        host.app.press(Release(Control.PAUSE, at_ms + 3_500, Source.BUTTONS))
        host.app.frame()
        assert host.tournament.clock.running
        assert isinstance(host.picture.page, ListPicture)


def test_a_turn_that_takes_long_is_no_hold(tmp_path: Path) -> None:
    """A button that was let go while a slow disk was written is let go, also if nobody has read it yet."""
    with evening(tmp_path) as host:
        pressed_ms = host.time.boot_ms

        def four_seconds() -> None:
            host.app.press(Release(Control.PAUSE, pressed_ms + 100, Source.BUTTONS))
            host.time.wait(4)
            host.screen.meanwhile = lambda: None

        host.app.press(Press(Control.PAUSE, pressed_ms, Source.BUTTONS))
        host.screen.meanwhile = four_seconds
        host.app.frame()
        host.app.frame()
        assert not host.tournament.clock.running
        assert isinstance(host.picture.page, LevelPicture)


def test_the_safe_menu_ends_the_night(tmp_path: Path) -> None:
    """The safe menu ends the night, once that is confirmed."""
    with evening(tmp_path) as host:
        host.hold(Control.PAUSE, 3)
        host.keys("1#")
        assert host.tournament.finished


def test_the_safe_menu_shuts_down(tmp_path: Path) -> None:
    """A deliberate shut-down ends the loop and leaves a mark that says so."""
    with evening(tmp_path) as host:
        host.hold(Control.PAUSE, 3)
        host.keys("2")
        assert host.app.ending is None
        host.keys("#")
        assert host.app.ending is Ending.SHUT_DOWN
        assert host.app.run() is Ending.SHUT_DOWN


def test_a_last_page_says_when_the_plug_can_be_pulled(tmp_path: Path) -> None:
    """It is the last that is drawn, and no key takes it away."""
    with evening(tmp_path) as host:
        host.hold(Control.PAUSE, 3)
        host.keys("2#")
        page = host.picture.page
        assert isinstance(page, TextPicture)
        assert page.title == "Shutting down"
        assert page.text.startswith("The night is saved.\nPull the plug when")
        assert host.picture.keys == Keys(())
        host.keys("*#1")
        assert host.picture.page == page


def test_a_clock_that_was_started_by_hand_ends_alone(tmp_path: Path) -> None:
    """Somebody's computer stays on, and the last page does not speak of its plug."""
    with evening(tmp_path, power_off=None) as host:
        host.hold(Control.PAUSE, 3)
        host.keys("2#")
        assert host.app.ending is Ending.SHUT_DOWN
        page = host.picture.page
        assert isinstance(page, TextPicture)
        assert page.title == "The clock ends"
        assert page.text == "The night is saved.\nStart it again, and it goes on with this night."


def test_a_box_that_may_not_be_shut_down_says_so_and_goes_on(tmp_path: Path) -> None:
    """A refusal is a sentence, and the night runs on with all its keys."""
    orders = []

    def refuses() -> NotShutDown:
        orders.append("off")
        return ShutDownForbidden()

    with evening(tmp_path, power_off=refuses) as host:
        host.hold(Control.PAUSE, 3)
        host.keys("2#")
        assert host.app.ending is None
        assert host.outputs.buzzes[-1] is Buzz.REFUSED
        assert host.slip == "The clock may not shut this box down; deploy.sh allows it."
        assert host.tournament.clock.running
        host.keys("1##")
        assert host.out() == {1}
    assert orders == ["off"]


def test_skip_must_be_held(tmp_path: Path) -> None:
    """SKIP acts when it has been held 0.8 s, once, while a ring fills."""
    with evening(tmp_path) as host:
        host.app.press(Press(Control.SKIP, host.time.boot_ms, Source.BUTTONS))
        host.app.frame()
        host.wait(0.4)
        page = host.picture.page
        assert isinstance(page, LevelPicture)
        assert page.skip_held == pytest.approx(0.5, abs=0.06)
        assert host.outputs.lamps[-1] == Lamps(Light.ON, Light.ON)
        host.wait(0.3)
        assert host.tournament.clock.stage == 0
        host.wait(0.1)
        assert host.tournament.clock.stage == 1
        host.wait(5)
        assert host.tournament.clock.stage == 1
        host.app.press(Release(Control.SKIP, host.time.boot_ms, Source.BUTTONS))
        host.app.frame()
        assert host.outputs.lamps[-1] == Lamps(Light.ON, Light.OFF)


def test_skip_let_go_too_early(tmp_path: Path) -> None:
    """A short press of SKIP does nothing."""
    with evening(tmp_path) as host:
        host.hold(Control.SKIP, 0.7)
        host.wait(3)
        assert host.tournament.clock.stage == 0


def test_skip_at_once(tmp_path: Path) -> None:
    """With skip = "press" a short press will do, and the strip does not speak of holding."""
    with evening(tmp_path, settings=Settings(skip=SkipBy.PRESS)) as host:
        assert host.hints["SKIP"] == "on to round 2"
        host.control(Control.SKIP)
        assert host.tournament.clock.stage == 1


def test_skip_before_the_deal_is_refused(tmp_path: Path) -> None:
    """There is nothing to skip before the night has begun."""
    with evening(tmp_path, started=False) as host:
        host.hold(Control.SKIP, 0.8)
        assert host.slip == host.app.refusals[-1]
        assert host.outputs.buzzes[-1] is Buzz.REFUSED


def test_lamps(tmp_path: Path) -> None:
    """The lamp in PAUSE shines while the clock runs, blinks while it stands, and is off after the night."""
    with evening(tmp_path) as host:
        assert host.outputs.lamps[-1] == Lamps(Light.ON)
        host.control(Control.PAUSE)
        assert host.outputs.lamps[-1] == Lamps(Light.BLINKING)
        host.keys("*9#")
        assert host.outputs.lamps[-1] == Lamps(Light.OFF)


def test_buzzer(tmp_path: Path) -> None:
    """A key that is taken is short, a refusal low; a key without a meaning is silent."""
    with evening(tmp_path) as host:
        host.outputs.buzzes.clear()
        host.keys("1")
        host.control(Control.LETTER, Source.KEYBOARD)
        host.keys("9#")
        assert host.outputs.buzzes == [Buzz.TAKEN, Buzz.TAKEN, Buzz.REFUSED]
