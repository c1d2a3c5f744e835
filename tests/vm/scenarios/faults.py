"""What can befall the program, its disk, its devices and its calendar."""

import time
from collections.abc import Callable

from tests.vm.eyes import Picture
from tests.vm.ground import BOOT_SECONDS, Ground, Room
from tests.vm.machine import wait_for
from tests.vm.scenarios.scenario import Scenario

_CALENDAR_SECONDS = 6  # the clock asks every five whether the calendar has been set


def _befalls(name: str, promise: str, happen: Callable[[Room], None]) -> Scenario:
    """Make a scenario in which something befalls a night that runs, and the time stays right."""

    def play(ground: Ground) -> None:
        with ground.room(name) as room:
            room.switch_on()
            room.begin_night()
            ends = room.level_ends_at()
            happen(room)
            off = room.level_ends_at() - ends
            assert abs(off) < 0.1, f"the level ends {off:.2f} s later"

    return Scenario(name, promise, play)


def _killed(room: Room) -> None:
    room.box.run("systemctl kill -s KILL tournament-clock")
    wait_for("a second start", lambda: room.box.starts() == 2, BOOT_SECONDS)
    room.wait_to_see("a running level", Picture.is_running, BOOT_SECONDS)


def _hung(room: Room) -> None:
    room.box.run("systemctl kill -s STOP tournament-clock")
    wait_for("the watchdog", lambda: room.box.starts() == 2, BOOT_SECONDS)
    room.wait_to_see("a running level", Picture.is_running, BOOT_SECONDS)


def _disk_full(room: Room) -> None:
    """Fill the disk as a user's download does, and then to the last block, as only root can."""
    room.box.run("chmod 1777 /var/tmp")
    room.box.try_to("runuser -u nobody -- dd if=/dev/zero of=/var/tmp/filler bs=1M")
    room.wall.type("1##")
    room.wait_for_state("the bust-out, in the room kept for it", lambda now: now["players"]["left"] == 9)
    room.box.try_to("dd if=/dev/zero of=/var/tmp/rest bs=64k; sync")
    room.wall.type("2##")
    room.wait_to_see("an alarm", Picture.alarms)
    room.box.run("rm -f /var/tmp/filler /var/tmp/rest")
    _goes_on_and_is_written(room)


def _read_only(room: Room) -> None:
    """Have the kernel take the disk for broken, as it does when a card fails."""
    room.wall.type("1##")
    room.wait_for_state("the bust-out", lambda now: now["players"]["left"] == 9)
    room.box.run("echo u >/proc/sysrq-trigger")
    room.wall.type("2##")
    room.wait_to_see("an alarm", Picture.alarms)
    room.box.run("mount -o remount,rw /")
    _goes_on_and_is_written(room)


def _goes_on_and_is_written(room: Room) -> None:
    room.wall.type("3##")
    room.wait_for_state("all three bust-outs", lambda now: now["players"]["left"] == 7)
    room.wait_to_see("a running level", lambda seen: seen.is_running() and not seen.alarms())


def _another_century(date: str) -> Callable[[Room], None]:
    def happen(room: Room) -> None:
        room.box.set_calendar("2026-10-03T19:00:00")
        time.sleep(_CALENDAR_SECONDS)
        room.box.run(f"date -s {date}")
        room.wall.type("1##")
        room.wait_for_state("the bust-out", lambda now: now["players"]["left"] == 9)

    return happen


def _no_keypad(room: Room) -> None:
    room.box.run("systemctl stop tournament-clock; echo wall >/sys/bus/platform/drivers/wall/unbind")
    room.box.run("systemctl start tournament-clock")
    room.wait_to_see("a running level", Picture.is_running, BOOT_SECONDS)
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
