"""From a finger on the wall to the tournament: real devices, the real app, one time that a test moves."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from clock.press import Control
from clock.scenes.holds import PAUSE_HELD_MS, SKIP_HELD_MS
from clock.tournament.levels import left_ms, stage_of
from clock.tournament.structure import Level
from tests.devices.fingers import bounce
from tests.devices.wall import Wall
from tests.evening import Evening, evening


class Box:
    """A wall and the app behind it, which comes round every 10 ms."""

    def __init__(self, host: Evening) -> None:
        self.host = host
        self.wall = Wall()
        self.wall.us = host.time.boot_ms * 1000
        self.rng = Random(0)
        host.app.take_up(self.wall.devices)
        self.wait(100)

    def wait(self, ms: int) -> None:
        """Let time pass for both."""
        for _ in range(ms // 10):
            self.wall.run(self.host.time.boot_ms + 10)
            for press in self.wall.presses:
                self.host.app.press(press)
            self.wall.presses.clear()
            self.host.time.wait(0.01)
            self.host.app.frame()

    def press(self, control: Control, held_ms: int = 80) -> None:
        """Press a bouncing button or key for a while, and let some time pass."""
        at_ms = self.host.time.boot_ms
        self.wall.push(control, *bounce(self.rng, at_ms), *bounce(self.rng, at_ms + held_ms))
        self.wait(held_ms + 150)

    def type(self, keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            self.press(Control(key))

    @property
    def stage(self) -> str:
        """Return what is being played."""
        stage = stage_of(self.host.tournament)
        return f"level {stage.number}" if isinstance(stage, Level) else "break"


@contextmanager
def box(folder: Path, *, started: bool = True) -> Iterator[Box]:
    """Open a night with seven players and a wall."""
    with evening(folder, started=started) as host:
        yield Box(host)


def test_a_night_from_the_wall(tmp_path: Path) -> None:
    """PAUSE starts it, the keypad takes a player out, PAUSE stops it; the lamp follows."""
    with box(tmp_path, started=False) as night:
        assert not night.host.tournament.started
        night.press(Control.PAUSE)
        assert night.host.tournament.clock.running
        night.type("5#2#")
        assert night.host.out() == {5}
        night.press(Control.PAUSE)

        assert not night.host.tournament.clock.running
        assert not night.wall.troubles


def test_a_hold_is_as_long_as_the_finger_was_there(tmp_path: Path) -> None:
    """SKIP held too briefly does nothing, held long enough it ends the level; debounce changes neither."""
    with box(tmp_path) as night:
        night.press(Control.SKIP, SKIP_HELD_MS - 60)
        assert night.stage == "level 1"
        night.press(Control.SKIP, SKIP_HELD_MS + 60)
        assert night.stage == "level 2"
        night.press(Control.SKIP, 5 * SKIP_HELD_MS)

        assert night.stage == "level 3"


def test_a_long_hold_of_pause_takes_its_toggle_back(tmp_path: Path) -> None:
    """Held for three seconds it opens the menu, and the clock has lost and gained nothing."""
    with box(tmp_path) as night:
        left = left_ms(night.host.tournament, night.host.time.boot_ms)
        began_ms = night.host.time.boot_ms
        night.press(Control.PAUSE, PAUSE_HELD_MS + 200)
        passed = night.host.time.boot_ms - began_ms

        assert night.host.tournament.clock.running
        assert left - left_ms(night.host.tournament, night.host.time.boot_ms) == passed


def test_the_pause_is_at_the_edge_and_not_when_it_was_noticed(tmp_path: Path) -> None:
    """No time is lost to debouncing."""
    with box(tmp_path) as night:
        night.press(Control.PAUSE)
        left = left_ms(night.host.tournament, night.host.time.boot_ms)
        edge_ms = night.host.time.boot_ms + 7
        night.wall.push(Control.PAUSE, edge_ms, edge_ms + 100)
        night.wait(200)

        gone = left - left_ms(night.host.tournament, night.host.time.boot_ms)
        assert gone == night.host.time.boot_ms - edge_ms


def test_the_skip_lamp_shines_while_it_is_held(tmp_path: Path) -> None:
    """And the lamp of PAUSE while the clock runs."""
    with box(tmp_path) as night:
        at_ms = night.host.time.boot_ms
        night.wall.push(Control.SKIP, at_ms, at_ms + 300)
        night.wait(100)
        shining = (night.wall.high(23), night.wall.high(24))
        night.wait(400)

        assert shining == (True, True)
        assert (night.wall.high(23), night.wall.high(24)) == (True, False)
