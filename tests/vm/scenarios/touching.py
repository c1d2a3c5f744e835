"""A night worked at the wall, seen on the television and in the state."""

import time

from tests.vm.eyes import Picture
from tests.vm.ground import Ground
from tests.vm.scenarios.scenario import Scenario

_SLIP_SECONDS = 11
_CLOCKS_PROCESS = "systemctl show -P MainPID tournament-clock"
_BOOT = "cat /proc/sys/kernel/random/boot_id"


def _at_the_wall(ground: Ground) -> None:
    with ground.room("at-the-wall") as room:
        room.switch_on()
        room.begin_night()
        room.wait_to_see("a running level", Picture.is_running)
        assert room.wall.is_lit("pause"), "the lamp of PAUSE is off while the clock runs"
        room.wall.type("3#5#")
        state = room.wait_for_state("the bust-out", lambda now: now["players"]["left"] == 9)
        out = state["players"]["list"][2]
        assert (out["status"], out["place"], out["by"]) == ("out", 10, [5])
        room.wall.press("skip", held=1.2)
        room.wait_for_state("the next level", lambda now: now["stage"]["level"] == 2)
        room.wall.press("pause")
        room.wait_for_state("the pause", lambda now: now["phase"] == "paused")
        time.sleep(_SLIP_SECONDS)
        room.wait_to_see("a paused level", Picture.is_paused)
        assert room.wall.fights() == 0, "two rows of the keypad were driven against each other"


def _as_rehearsed(ground: Ground) -> None:
    """Make the same few acts on the box and in a rehearsal: what both draw must be alike."""
    with ground.room("as-rehearsed") as room:
        room.switch_on()
        room.box.set_calendar("2026-10-03T19:00:00")
        room.begin_night()
        room.wall.press("skip", held=1.2)
        room.wait_for_state("the next level", lambda now: now["stage"]["level"] == 2)
        room.wall.press("pause")
        state = room.wait_for_state("the pause", lambda now: now["phase"] == "paused")
        time.sleep(_SLIP_SECONDS)
        room.should_look_like(room.paused_night(state), "paused")


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
    Scenario(
        "at-the-wall",
        "start, bust-out, skip and pause by hand, seen on the screen and in the state",
        _at_the_wall,
    ),
    Scenario(
        "as-rehearsed", "the television shows what the rehearsal of the same moment draws", _as_rehearsed
    ),
    Scenario("keyboard", "a USB keyboard works the clock and nothing else", _keyboard),
)
