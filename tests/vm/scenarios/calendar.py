"""The wall clock: summer begins, and a box without a battery wakes in another year."""

from datetime import datetime, timedelta

from tests.vm.eyes import Picture
from tests.vm.ground import Ground, Room
from tests.vm.machine import wait_for
from tests.vm.scenarios.scenario import Scenario

_LOST_SECONDS = 5.0
_MONTH = timedelta(days=30)


def _summer_begins(ground: Ground) -> None:
    with ground.room("summer") as room:
        room.switch_on()
        room.begin_night()
        ends = room.level_ends_at()
        room.box.run("ln -sf /usr/share/zoneinfo/Europe/Berlin /etc/localtime")
        # A program that runs keeps the zone it began with.
        room.box.run("systemctl restart tournament-clock")
        room.wait_for_devices()
        room.box.set_calendar("2027-03-28T00:59:50Z")
        wait_for("three in the morning", lambda: room.box.run("date +%H").strip() == "03", 60)
        assert abs(room.level_ends_at() - ends) < 0.1
        room.wall.press("pause")
        state = room.wait_for_state("the pause", lambda now: now["phase"] == "paused")
        room.box.run("sleep 12")
        room.should_look_like_paused(state, "after-three")


def _wakes_in_another_year(ground: Ground) -> None:
    with ground.room("rtc") as room:
        room.switch_on()
        room.begin_night()
        room.wall.type("1##")
        room.wait_for_state("the bust-out", lambda now: now["players"]["left"] == 9)
        for date in ("2001-01-01T00:00:00", "2040-01-01T00:00:00"):
            before = room.box.state()["remaining"]
            room.machine.cut_power()
            room.machine.date = date
            room.switch_on()
            _stands_as_before(room, before, date)
            room.wall.press("pause")
            room.wait_for_state("play", lambda now: now["phase"] == "running")


def _stands_as_before(room: Room, before: float, date: str) -> None:
    # Systemd takes no date for true that lies before the day it was built on.
    off = abs(room.box.calendar() - datetime.now())  # noqa: DTZ005  both in their own zone, to the month
    assert off > _MONTH, "the box does not have the date it was given"
    after = room.box.state()
    assert (after["phase"], after["waiting"]) == ("paused", "power"), after
    assert after["players"]["left"] == 9, after["players"]["left"]
    lost = after["remaining"] - before
    assert -1.0 <= lost <= _LOST_SECONDS, f"{lost:.2f} s off in {date}"
    assert after["at"] is None, f"the clock believes that it is {after['at']}"
    room.wait_to_see("the power's return", Picture.is_paused)


SCENARIOS = (
    Scenario("summer", "the hour that summer takes is taken from the time of day alone", _summer_begins),
    Scenario(
        "rtc", "a box that wakes in 2001 or in 2040 has its night, right within 5 s", _wakes_in_another_year
    ),
)
