"""A television that is off, goes, comes back, or is another one."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.vm.cable import Cable
from tests.vm.eyes import Picture
from tests.vm.ground import BOOT_SECONDS, Ground, Room
from tests.vm.scenarios.scenario import Scenario

_AWAY_SECONDS = 10
_SWAPS = 8
_LEAK_MIB = 4.0  # what a television of another size may cost: SDL gives back no more


def _plugged_in_later(ground: Ground) -> None:
    with ground.room("tv-later", cold=True) as room:
        room.machine.power_on()
        with room.cable() as cable:
            cable.pull()
            room.box.wait_until_up(BOOT_SECONDS)
            room.box.wait_for_service()
            room.wait_for_devices()
            assert room.box.television() == "disconnected", "the cable was not pulled out"
            room.begin_night()
            before = room.box.state()["remaining"]
            time.sleep(_AWAY_SECONDS)
            cable.plug_in(1920, 1080)
            room.wait_to_see("a running level", Picture.is_running)
            assert room.box.state()["remaining"] < before - _AWAY_SECONDS


@contextmanager
def _in_play(room: Room) -> Iterator[Cable]:
    """Hold the cable of a television that shows a night in play."""
    room.switch_on()
    room.begin_night()
    with room.cable() as cable:
        room.wait_to_see(
            "a running level on 1920 x 1080", lambda seen: seen.size == (1920, 1080) and seen.is_running()
        )
        yield cable


@contextmanager
def _pulled_in_play(room: Room) -> Iterator[Cable]:
    """Hold a cable that was pulled out for a while, with a night in play."""
    with _in_play(room) as cable:
        cable.pull()
        time.sleep(_AWAY_SECONDS)
        assert room.box.television() == "disconnected", "the cable was not pulled out"
        yield cable


def _unplugged_and_plugged(ground: Ground) -> None:
    with ground.room("tv-replugged") as room, _pulled_in_play(room) as cable:
        room.wall.press("pause", held=1.0)
        room.wait_for_state("the pause", lambda now: now["phase"] == "paused")
        cable.plug_in(1920, 1080)
        room.wait_to_see("a paused level", Picture.is_paused)
        assert room.box.starts() == 1, "the clock was started anew"


def _another_television(ground: Ground) -> None:
    with ground.room("tv-another") as room, _pulled_in_play(room) as cable:
        cable.plug_in(1280, 720)
        room.wait_to_see(
            "a running level on 1280 x 720", lambda seen: seen.size == (1280, 720) and seen.is_running()
        )


def _swapped_again_and_again(ground: Ground) -> str:
    sizes = ((1280, 720), (1920, 1080))
    with ground.room("tv-swapped") as room, _in_play(room) as cable:
        for size in sizes:
            _swap(room, cable, size)
        before = room.box.memory_mib()
        for swap in range(_SWAPS):
            _swap(room, cable, sizes[swap % 2])
        each = (room.box.memory_mib() - before) / _SWAPS
        assert each <= _LEAK_MIB, f"{each:.1f} MiB are lost each time"
        assert room.box.starts() == 1, "the clock was started anew"
        return f"{each:.1f} MiB each"


def _swap(room: Room, cable: Cable, size: tuple[int, int]) -> None:
    cable.plug_in(*size)
    room.wait_to_see(f"a running level on {size}", lambda seen: seen.size == size and seen.is_running())


SCENARIOS = (
    Scenario(
        "tv-later", "a night begun without a television is on it when it is plugged in", _plugged_in_later
    ),
    Scenario(
        "tv-replugged", "the same television comes back with the picture of now", _unplugged_and_plugged
    ),
    Scenario("tv-another", "another television gets a picture of its own size", _another_television),
    Scenario(
        "tv-swapped",
        f"a television of another size costs {_LEAK_MIB:.0f} MiB at most",
        _swapped_again_and_again,
    ),
)
