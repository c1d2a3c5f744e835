"""The plug, pulled; and the box that switches itself off."""

import random
import time

from tests.vm.eyes import Picture
from tests.vm.ground import BOOT_SECONDS, Ground, Room
from tests.vm.machine import wait_for
from tests.vm.scenarios.scenario import Scenario

_CUTS = 20
_MARK_SECONDS = 5.0  # what a power cut may cost


def _twenty_cuts(ground: Ground) -> str:
    chance = random.Random(20)
    with ground.room("cut") as room:
        room.switch_on()
        room.begin_night(players=22)
        gone: list[int] = []
        lost: list[float] = []
        for cut in range(_CUTS):
            if cut % 2 == 0:
                gone.append(cut // 2 + 1)
                room.wall.type(f"{gone[-1]}##")
                room.wait_for_state("the bust-out", lambda now: now["players"]["left"] == 22 - len(gone))
            time.sleep(chance.uniform(0, 6))
            lost.append(_cut_and_come_back(room, gone))
        return f"{max(lost):.1f} s at most"


def _cut_and_come_back(room: Room, gone: list[int]) -> float:
    before = room.box.state()
    room.machine.cut_power()
    room.switch_on()
    after = room.box.state()
    assert (after["phase"], after["waiting"]) == ("paused", "power"), after
    lost = after["remaining"] - before["remaining"]
    assert -1.0 <= lost <= _MARK_SECONDS, f"{lost:.2f} s off"
    out = [player["number"] for player in after["players"]["list"] if player["status"] == "out"]
    assert out == gone, f"{out} are out instead of {gone}"
    room.wait_to_see("the power's return", Picture.is_paused)
    assert "clean" in room.box.run("dumpe2fs -h /dev/vda 2>/dev/null | grep 'Filesystem state'")
    room.wall.press("pause")
    room.wait_for_state("play", lambda now: now["phase"] == "running")
    return float(lost)


def _switched_off_by_the_buttons(ground: Ground) -> None:
    with ground.room("shut-down") as room:
        room.switch_on()
        room.begin_night()
        before = room.box.state()
        room.wall.press("pause", held=3.5)
        room.wall.type("2")
        room.wall.type("#")
        wait_for("the box to switch itself off", room.machine.is_off, BOOT_SECONDS)
        room.switch_on()
        after = room.box.state()
        assert after["phase"] == "paused"
        assert abs(after["remaining"] - before["remaining"]) < 30


SCENARIOS = (
    Scenario(
        "cut", f"{_CUTS} power cuts: paused, right within 5 s, nothing lost, the disk clean", _twenty_cuts
    ),
    Scenario(
        "shut-down", "PAUSE held, and the box is switched off as it should be", _switched_off_by_the_buttons
    ),
)
