"""A night worked by hand, seen on televisions of several sizes and in the state."""

import time

from tests.vm.eyes import Picture
from tests.vm.ground import Ground, Room
from tests.vm.machine import SMALL, Screen
from tests.vm.scenarios.scenario import Scenario

_SLIP_SECONDS = 11
_CLOCKS_PROCESS = "systemctl show -P MainPID tournament-clock"
_BOOT = "cat /proc/sys/kernel/random/boot_id"


def _by_hand(name: str, promise: str, screen: Screen) -> Scenario:
    """Make a scenario of a night on a screen of a size, which must show what a rehearsal of it draws."""

    def play(ground: Ground) -> None:
        with ground.room(name, screen=screen) as room:
            room.switch_on()
            size = (screen.width, screen.height)
            room.wait_to_see(f"the clock on {size}", lambda seen: seen.size == size)
            room.box.set_calendar("2026-10-03T19:00:00")
            room.begin_night()
            room.wait_to_see("a running level", Picture.is_running)
            assert room.wall.is_lit("pause"), "the lamp of PAUSE is off while the clock runs"
            _put_out(room, 3, by=5)
            room.wall.press("skip", held=1.2)
            room.wait_for_state("the next level", lambda now: now["stage"]["level"] == 2)
            room.wall.press("pause")
            state = room.wait_for_state("the pause", lambda now: now["phase"] == "paused")
            time.sleep(_SLIP_SECONDS)
            room.should_look_like_paused(state, "paused")
            assert room.wall.fights() == 0, "two rows of the keypad were driven against each other"

    return Scenario(name, promise, play)


def _put_out(room: Room, player: int, by: int) -> None:
    room.wall.type(f"{player}#{by}#")
    state = room.wait_for_state("the bust-out", lambda now: now["players"]["left"] == 9)
    out = state["players"]["list"][player - 1]
    assert (out["status"], out["place"], out["by"]) == ("out", 10, [by])


def _keyboard(ground: Ground) -> None:
    with ground.room("keyboard") as room:
        room.switch_on()
        room.machine.type("0", "1", "0", "ret")
        room.wait_for_state("the players", lambda now: now["players"]["entries"] == 10)
        room.machine.type("spc")
        room.wait_for_state("the start", lambda now: now["phase"] == "running")
        clock, boot = room.box.run(_CLOCKS_PROCESS), room.box.run(_BOOT)
        room.machine.type("ctrl-c", "ctrl-alt-delete", "alt-f2", "ctrl-alt-f2")
        room.machine.type("1", "ret", "ret")
        room.wait_for_state("the bust-out", lambda now: now["players"]["left"] == 9)
        assert room.see().is_the_clock(), "another console is on the screen"
        assert (room.box.run(_CLOCKS_PROCESS), room.box.run(_BOOT)) == (clock, boot), "the clock was ended"
        # What is typed must not reach a login prompt either, where it could run.
        ttys = room.box.run("systemctl list-units --state=running 'getty@*' --no-legend")
        assert not ttys.strip(), f"a login prompt listens to the keys: {ttys}"


SCENARIOS = (
    _by_hand(
        "at-the-wall",
        "start, bust-out, skip and pause by hand, in the state and on the screen, as a rehearsal draws it",
        SMALL,
    ),
    _by_hand("screen-720", "the same on a screen of 1280 x 720", Screen(1280, 720)),
    _by_hand("screen-2160", "the same on a screen of 3840 x 2160", Screen(3840, 2160)),
    Scenario("keyboard", "a USB keyboard works the clock and nothing else", _keyboard),
)
