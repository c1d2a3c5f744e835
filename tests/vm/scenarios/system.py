"""What the box's own system is told of the clock, and holds it to."""

import re

from tests.vm.eyes import Picture
from tests.vm.ground import BOOT_SECONDS, Ground
from tests.vm.scenarios.scenario import Scenario

_STOP_SECONDS = 10.0  # TimeoutStopSec of the unit as it is shipped
_EXPOSURE = 2.5


def _stopped(ground: Ground) -> str:
    with ground.room("stopped") as room:
        room.switch_on()
        room.begin_night()
        ends = room.level_ends_at()
        began = room.box.boottime()
        room.box.run("systemctl stop tournament-clock")
        took = room.box.boottime() - began
        assert took < _STOP_SECONDS, f"it took {took:.1f} s"
        assert room.box.run("systemctl show -P Result tournament-clock").strip() == "success"
        room.box.run("systemctl start tournament-clock")
        room.wait_to_see("a running level", Picture.is_running, BOOT_SECONDS)
        off = room.level_ends_at() - ends
        assert abs(off) < 0.1, f"the level ends {off:.2f} s later"
        return f"in {took:.1f} s"


def _shut_in(ground: Ground) -> str:
    with ground.room("shut-in") as room:
        room.switch_on()
        told = room.box.run("systemd-analyze security --no-pager tournament-clock")
        found = re.search(r"Overall exposure level.*?(\d+\.\d+)", told)
        assert found is not None, told
        assert float(found[1]) <= _EXPOSURE, f"an exposure of {found[1]}"
        return found[1]


SCENARIOS = (
    Scenario(
        "stopped",
        f"told to end it ends within {_STOP_SECONDS:.0f} s, and goes on when it is started",
        _stopped,
    ),
    Scenario("shut-in", f"systemd-analyze counts an exposure of {_EXPOSURE} at most", _shut_in),
)
