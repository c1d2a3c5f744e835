"""deploy.sh: again, interrupted, and with releases that are no good."""

import random
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.vm.eyes import Picture
from tests.vm.ground import PROJECT, Ground, Room
from tests.vm.scenarios.scenario import Scenario

_INTERRUPTIONS = 6
_SENT = ("clock", "config", "deploy", "systemd", "deploy.sh", "pyproject.toml", "README.md", "LICENSE")


@contextmanager
def _changed_checkout(folder: Path, change: Callable[[Path], None]) -> Iterator[Path]:
    """Make a checkout that differs from this one by a change."""
    copy = folder / "checkout"
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir()
    for name in _SENT:
        if (PROJECT / name).is_dir():
            shutil.copytree(PROJECT / name, copy / name)
        else:
            shutil.copy(PROJECT / name, copy / name)
    (copy / ".wheelhouse").symlink_to(PROJECT / ".wheelhouse")
    change(copy)
    yield copy
    shutil.rmtree(copy)


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
            release = room.box.release()
            with _changed_checkout(room.machine.folder, change) as checkout:
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
        with _changed_checkout(room.machine.folder, _grown) as checkout:
            for _ in range(_INTERRUPTIONS):
                started = ground.begin_deploy(room.box, "--offline", project=checkout)
                time.sleep(chance.uniform(1, 60))
                started.kill()
                started.wait()
                room.box.wait_for_service()
                room.box.state()
            done = ground.deploy(room.box, "--offline", project=checkout)
            assert done.returncode == 0, done.stdout + done.stderr
            _still_runs(room, room.box.release())
            assert "a new line" in room.box.run("cat /opt/tournament-clock/current/source/README.md")


def _grown(checkout: Path) -> None:
    readme = checkout / "README.md"
    readme.write_text(readme.read_text() + "\na new line\n")


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
    Scenario("deploy-interrupted", "broken off anywhere and run again it ends right", _interrupted),
)
