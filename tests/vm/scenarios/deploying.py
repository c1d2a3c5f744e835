"""deploy.sh: again, interrupted, and with releases that are no good."""

import os
import random
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from tests.vm.eyes import Picture
from tests.vm.ground import Ground, Room, copy_checkout
from tests.vm.scenarios.scenario import Scenario

_STEPS = ("-- install", "-- check", "-- start")
_STEP_SECONDS = 15
# The box is made patient because it is slow; what does not start at all need not be waited for so long.
_LESS_PATIENCE = (
    "d=/run/systemd/system/tournament-clock.service.d && mkdir -p $d && "
    "printf '[Service]\\nTimeoutStartSec=150\\n' >$d/zz.conf && systemctl daemon-reload"
)
_GROWN = "a new line"
_README = "cat /opt/tournament-clock/current/source/README.md"


def _changed_checkout(ground: Ground, room: Room, change: Callable[[Path], None]) -> Path:
    """Make a checkout that differs by a change from what is installed."""
    copy = room.machine.folder / "checkout"
    copy_checkout(ground.checkout, copy)
    change(copy)
    return copy


def _still_runs(room: Room, release: str) -> None:
    """Raise when the clock does not run from this release, or is not on the television."""
    assert room.box.release() == release, f"release {room.box.release()} is current"
    room.box.wait_for_service()
    room.box.state()
    room.wait_to_see("the clock", Picture.is_the_clock)


def _twice(ground: Ground) -> None:
    with ground.room("deploy-twice") as room:
        room.switch_on()
        room.box.run("touch /var/tmp/before")
        main_pid = room.box.run("systemctl show -P MainPID tournament-clock")
        done = ground.deploy(room.box, "--offline")
        assert done.returncode == 0, done.stdout + done.stderr
        changed = room.box.run("find /opt/tournament-clock /etc -newer /var/tmp/before ! -type d -print")
        assert not changed.strip(), f"the second run changed {changed}"
        assert room.box.run("systemctl show -P MainPID tournament-clock") == main_pid, (
            "the clock was started anew"
        )


def _no_good(name: str, promise: str, change: Callable[[Path], None]) -> Scenario:
    """Make a scenario in which a release is no good, and the one before is on the wall afterwards."""

    def play(ground: Ground) -> None:
        with ground.room(name) as room:
            room.switch_on()
            room.box.run(_LESS_PATIENCE)
            release = room.box.release()
            checkout = _changed_checkout(ground, room, change)
            done = ground.deploy(room.box, "--offline", project=checkout)
            assert done.returncode == 1, done.stdout + done.stderr
            _still_runs(room, release)

    return Scenario(name, promise, play)


def _begin(checkout: Path, words: str) -> None:
    """Have the program of a checkout do something first of all when the clock is run."""
    package = checkout / "clock/__init__.py"
    only = "if 'run' in sys.argv and '--help' not in sys.argv:"
    package.write_text(f"{package.read_text()}\n\nimport sys\n\n{only}\n    {words}\n")


def _fails_its_check(checkout: Path) -> None:
    (checkout / "clock/__main__.py").write_text("import a_module_that_is_nowhere\n")


def _dies(checkout: Path) -> None:
    _begin(checkout, "sys.exit('no')")


def _never_ready(checkout: Path) -> None:
    _begin(checkout, "import time; time.sleep(1e6)")


def _interrupted(ground: Ground) -> None:
    chance = random.Random(6)
    with ground.room("deploy-interrupted") as room:
        room.switch_on()
        checkout = _changed_checkout(ground, room, _grown)
        for step in _STEPS:
            started = ground.begin_deploy(room.box, "--offline", project=checkout)
            _wait_for_step(started, step)
            time.sleep(chance.uniform(0, _STEP_SECONDS))
            room.machine.cut_power()
            os.killpg(started.pid, signal.SIGKILL)
            started.wait()
            room.switch_on()
            _still_runs(room, room.box.release())
        done = ground.deploy(room.box, "--offline", project=checkout)
        assert done.returncode == 0, done.stdout + done.stderr
        _still_runs(room, room.box.release())
        assert _GROWN in room.box.run(_README)


def _wait_for_step(started: subprocess.Popen[str], step: str) -> None:
    assert started.stdout is not None
    assert any(line.startswith(step) for line in started.stdout), f"deploy.sh ended before {step!r}"


def _grown(checkout: Path) -> None:
    readme = checkout / "README.md"
    readme.write_text(f"{readme.read_text()}\n{_GROWN}\n")


def _rolled_back(ground: Ground) -> None:
    with ground.room("deploy-rollback") as room:
        room.switch_on()
        first = room.box.release()
        checkout = _changed_checkout(ground, room, _grown)
        done = ground.deploy(room.box, "--offline", project=checkout)
        assert done.returncode == 0, done.stdout + done.stderr
        assert room.box.release() != first
        assert _GROWN in room.box.run(_README)
        done = ground.deploy(room.box, "--rollback", project=checkout)
        assert done.returncode == 0, done.stdout + done.stderr
        _still_runs(room, first)


def _in_play(ground: Ground) -> None:
    with ground.room("deploy-in-play") as room:
        room.switch_on()
        room.begin_night()
        release = room.box.release()
        done: subprocess.CompletedProcess[str] = ground.deploy(room.box, "--offline")
        assert done.returncode == 1, done.stdout + done.stderr
        _still_runs(room, release)


SCENARIOS: tuple[Scenario, ...] = (
    Scenario("deploy-twice", "the same release again changes nothing", _twice),
    Scenario("deploy-in-play", "while a night is in play nothing is deployed", _in_play),
    _no_good("deploy-unchecked", "a release that cannot be loaded never gets on the wall", _fails_its_check),
    _no_good("deploy-dies", "a release that starts and ends gives way to the one before", _dies),
    _no_good(
        "deploy-silent", "a release that never says it is ready gives way to the one before", _never_ready
    ),
    Scenario(
        "deploy-rollback", "a release that runs is taken back when the host does not like it", _rolled_back
    ),
    Scenario(
        "deploy-interrupted",
        "the power is cut at each step: the clock runs, and run again it ends right",
        _interrupted,
    ),
)
