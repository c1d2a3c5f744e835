"""From the plug to the first picture."""

import time

from tests.vm.eyes import Picture
from tests.vm.ground import BOOT_SECONDS, Ground, Room
from tests.vm.machine import Screen, TooLateError
from tests.vm.scenarios.scenario import Scenario


def _cold_boot(ground: Ground) -> None:
    with ground.room("cold-boot") as room:
        room.machine.power_on()
        end = time.monotonic() + BOOT_SECONDS
        while time.monotonic() < end:
            picture = room.see()
            if picture.is_the_clock():
                break
            # Before the kernel sets the screen's own size, what is there is the firmware's.
            assert picture.size != _size_of(room) or picture.is_black(), f"text on {picture.path}"
            time.sleep(1)
        else:
            raise TooLateError("the clock's picture did not come")
        room.box.wait_until_up()
        room.box.run("systemctl stop tournament-clock")
        assert room.see("after").is_black(), "text on the screen after the clock had ended"


def _size_of(room: Room) -> tuple[int, int]:
    return room.machine.screen.width, room.machine.screen.height


def _size(name: str, screen: Screen) -> Scenario:
    def play(ground: Ground) -> None:
        with ground.room(name, screen=screen) as room:
            room.switch_on()
            assert room.see().size == (screen.width, screen.height)
            room.begin_night()
            room.wait_to_see("a running level", Picture.is_running)
            room.wall.press("pause")
            room.wait_to_see("a paused level", Picture.is_paused)

    return Scenario(name, f"the night is on a screen of {screen.width} x {screen.height}", play)


SCENARIOS = (
    Scenario(
        "cold-boot", "from the plug to the clock without a word of a console, and none after it", _cold_boot
    ),
    _size("screen-720", Screen(1280, 720)),
    _size("screen-2160", Screen(3840, 2160)),
)
