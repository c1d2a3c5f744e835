"""From the plug to the first picture."""

import time

from tests.vm.ground import BOOT_SECONDS, Ground, Room
from tests.vm.machine import FULL_HD, TooLateError
from tests.vm.scenarios.scenario import Scenario


def _cold_boot(ground: Ground) -> str:
    with ground.room("cold-boot", cold=True, screen=FULL_HD) as room:
        room.machine.power_on()
        began = time.monotonic()
        while not (picture := room.see()).is_the_clock():
            # Before the kernel sets the screen's own size, what is there is QEMU's word that nothing is.
            assert picture.size != _size_of(room) or picture.is_black(), f"text on {picture.path}"
            if time.monotonic() - began > BOOT_SECONDS:
                raise TooLateError("the clock's picture did not come")
            time.sleep(1)
        took = time.monotonic() - began
        room.box.wait_until_up()
        room.box.run("systemctl stop tournament-clock")
        assert room.see("after").is_black(), "text on the screen after the clock had ended"
        return f"in {took:.0f} s"


def _size_of(room: Room) -> tuple[int, int]:
    return room.machine.screen.width, room.machine.screen.height


SCENARIOS = (
    Scenario(
        "cold-boot", "from the plug to the clock without a word of a console, and none after it", _cold_boot
    ),
)
