"""A television that is off, goes, comes back, or is another one."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.vm.cable import Cable
from tests.vm.eyes import Picture
from tests.vm.ground import BOOT_SECONDS, Ground, Room
from tests.vm.scenarios.scenario import Scenario

_AWAY_SECONDS = 10


def _plugged_in_later(ground: Ground) -> None:
    with ground.room("tv-later") as room:
        room.machine.power_on()
        with room.cable() as cable:
            cable.pull()
            room.box.wait_until_up(BOOT_SECONDS)
            room.box.wait_for_service()
            room.begin_night()
            before = room.box.state()["remaining"]
            time.sleep(_AWAY_SECONDS)
            cable.plug_in(1920, 1080)
            room.wait_to_see("a running level", Picture.is_running)
            assert room.box.state()["remaining"] < before - _AWAY_SECONDS


@contextmanager
def _pulled_in_play(room: Room) -> Iterator[Cable]:
    """Hold a cable that was pulled out for a while, with a night in play."""
    room.switch_on()
    with room.cable() as cable:
        room.begin_night()
        room.wait_to_see("a running level", Picture.is_running)
        cable.pull()
        time.sleep(_AWAY_SECONDS)
        yield cable


def _unplugged_and_plugged(ground: Ground) -> None:
    with ground.room("tv-replugged") as room, _pulled_in_play(room) as cable:
        room.wall.press("pause")
        cable.plug_in(1920, 1080)
        room.wait_to_see("a paused level", Picture.is_paused)
        assert room.box.starts() == 1, "the clock was started anew"


def _another_television(ground: Ground) -> None:
    with ground.room("tv-another") as room, _pulled_in_play(room) as cable:
        cable.plug_in(1280, 720)
        room.wait_to_see(
            "a running level on 1280 x 720", lambda seen: seen.size == (1280, 720) and seen.is_running()
        )


SCENARIOS = (
    Scenario(
        "tv-later", "a night begun without a television is on it when it is plugged in", _plugged_in_later
    ),
    Scenario(
        "tv-replugged", "the same television comes back with the picture of now", _unplugged_and_plugged
    ),
    Scenario("tv-another", "another television gets a picture of its own size", _another_television),
)
