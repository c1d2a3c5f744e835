"""What is plugged in by USB while a night is in play: serial devices, a stick."""

from tests.vm.box import CONFIG, Box
from tests.vm.cords import ButtonBox, Cord, Stick, port
from tests.vm.ground import Ground, Room
from tests.vm.machine import wait_for
from tests.vm.scenarios.scenario import Scenario

_BUTTONS, _ROOM = "BOX", "ROOM"
_PORTS = f"""
[button_box]
port = "{port(_BUTTONS)}"

[repeater]
port = "{port(_ROOM)}"
figures = "text"
"""
_STICK_SECONDS = 150  # the clock looks for a stick every minute


def _plugged_and_pulled(ground: Ground) -> None:
    with ground.room("serial") as room:
        room.switch_on()
        room.box.run(f"cat >>{CONFIG}/clock.toml", stdin=_PORTS.encode())
        room.box.run("systemctl restart tournament-clock")
        room.wait_for_devices()
        room.begin_night()
        ends = room.level_ends_at()
        _work_by_cable(room, "1", left=9)
        _work_by_cable(room, "2", left=8)
        off = room.level_ends_at() - ends
        assert abs(off) < 0.1, f"the level ends {off:.2f} s later"
        assert room.box.starts() == 1, "the clock was started anew"


def _work_by_cable(room: Room, player: str, left: int) -> None:
    """Plug both devices in, have one work and the other show, and pull them out."""
    with Cord(room.machine, _ROOM) as display, Cord(room.machine, _BUTTONS) as cord, ButtonBox(cord) as box:
        box.wait_until_greeted()
        box.press(player, "#", "#")
        room.wait_for_state("the bust-out", lambda now: now["players"]["left"] == left)
        wait_for("the time in the second room", lambda: len(display.heard()) > 2, 60)
        shown = _seconds(display.heard()[-1])
        remaining = room.box.state()["remaining"]
        assert -1 <= shown - remaining <= 10, f"{shown} s are shown, and {remaining} s are left"


def _seconds(row: str) -> int:
    minutes, _, seconds = row.partition(":")
    return int(minutes) * 60 + int(seconds)


def _copied_to_a_stick(ground: Ground) -> None:
    with ground.room("stick") as room:
        room.switch_on()
        room.begin_night()
        stick = Stick(room.machine)
        stick.plug_in()
        wait_for("the word that it may be pulled out", lambda: _may_be_pulled(room.box), _STICK_SECONDS)
        stick.pull()
        room.wall.type("1##")
        room.wait_for_state("the bust-out", lambda now: now["players"]["left"] == 9)
        kinds = {name.rpartition(".")[2].lower() for name in stick.names()}
        assert {"sqlite", "json", "csv"} <= kinds, f"the stick holds {stick.names()}"
        room.box.run("! findmnt /media/tournament-clock")


def _may_be_pulled(box: Box) -> bool:
    return "can be pulled out" in box.run("journalctl -b -u tournament-clock -o cat")


SCENARIOS = (
    Scenario(
        "serial",
        "button box and second room plugged in, pulled out and plugged in again",
        _plugged_and_pulled,
    ),
    Scenario("stick", "a stick plugged in gets the night, and can be pulled out", _copied_to_a_stick),
)
