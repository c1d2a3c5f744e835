"""What can befall the program, its disk, its devices and its calendar."""

import time
from collections.abc import Callable

from tests.vm.box import DATA
from tests.vm.eyes import Picture
from tests.vm.ground import Ground, Room
from tests.vm.machine import wait_for
from tests.vm.scenarios.scenario import Scenario


def _befalls(name: str, promise: str, happen: Callable[[Room], None]) -> Scenario:
    """Make a scenario in which something befalls a night that runs, and the time stays right."""

    def play(ground: Ground) -> None:
        with ground.room(name) as room:
            room.switch_on()
            room.begin_night()
            ends = _ends_at(room)
            happen(room)
            off = _ends_at(room) - ends
            assert abs(off) < 0.1, f"the level ends {off:.2f} s later"

    return Scenario(name, promise, play)


def _ends_at(room: Room) -> float:
    """Return the second of the box's boot at which the level ends: it never moves while the clock runs."""
    state = room.box.state()
    assert state["phase"] == "running", state["phase"]
    return float(state["boottime"]) + float(state["remaining"])


def _killed(room: Room) -> None:
    room.box.run("systemctl kill -s KILL tournament-clock")
    wait_for("a second start", lambda: room.box.starts() == 2, 120)
    room.wait_to_see("a running level", Picture.is_running, 120)


def _hung(room: Room) -> None:
    room.box.run("systemctl kill -s STOP tournament-clock")
    wait_for("the watchdog", lambda: room.box.starts() == 2, 240)
    room.wait_to_see("a running level", Picture.is_running, 120)


def _disk_full(room: Room) -> None:
    room.box.try_to(f"fallocate -l $(df --output=avail -B1 {DATA} | tail -1) /var/filler")
    room.box.try_to("dd if=/dev/zero of=/var/filler2 bs=4k count=100000; sync")
    room.wall.type("1##")
    room.wait_to_see("a running level", Picture.is_running)
    room.box.run("rm -f /var/filler /var/filler2")
    room.wall.type("2##")
    room.wait_for_state("both bust-outs", lambda now: now["players"]["left"] == 8, 90)


def _read_only(room: Room) -> None:
    room.box.run(f"mount --bind {DATA} {DATA} && mount -o remount,ro,bind {DATA}")
    room.wall.type("1##")
    time.sleep(2)
    room.box.run(f"umount {DATA}")
    room.wall.type("2##")
    room.wait_for_state("both bust-outs", lambda now: now["players"]["left"] == 8, 90)


def _another_century(date: str) -> Callable[[Room], None]:
    def happen(room: Room) -> None:
        room.box.run(f"date -s {date}")
        room.wall.type("1##")
        room.wait_for_state("the bust-out", lambda now: now["players"]["left"] == 9)

    return happen


def _no_keypad(room: Room) -> None:
    room.box.run("systemctl stop tournament-clock; echo wall >/sys/bus/platform/drivers/wall/unbind")
    room.box.run("systemctl start tournament-clock")
    room.wait_to_see("a running level", Picture.is_running, 120)
    room.machine.type("1", "ret", "ret")
    room.wait_for_state("the bust-out", lambda now: now["players"]["left"] == 9)


SCENARIOS = (
    _befalls("killed", "killed, it is back by itself and the level ends when it would have", _killed),
    _befalls("hung", "hung, it is ended by the watchdog and is back", _hung),
    _befalls(
        "disk-full", "with a full disk the night goes on, and is written when there is room", _disk_full
    ),
    _befalls("read-only", "with a read-only folder the night goes on, and is written later", _read_only),
    _befalls("year-2001", "the calendar set to 2001 moves nothing", _another_century("2001-01-01T00:00:00")),
    _befalls("year-2040", "the calendar set to 2040 moves nothing", _another_century("2040-01-01T00:00:00")),
    _befalls("no-pins", "without a chip of pins the keyboard does all", _no_keypad),
)
