"""The box is shut down by its host: with the last mark, a backup, and the order to the system."""

from contextlib import closing
from pathlib import Path
from socket import AF_UNIX, SOCK_DGRAM, socket

import pytest

from clock.ledger import backups_in, read_night
from clock.verbs.run import FAREWELL_S
from tests.checkout import checkout
from tests.desktop import MISSING, WHY_NOT, desktop
from tests.faults.programs import rehearsed, running, state_in, wait_for

pytestmark = pytest.mark.skipif(MISSING is not None, reason=WHY_NOT)

NIGHT = "house gananda\nplayers 9\n0:00:00 start\n"


TV = '[tv]\nspeaks = "cec"\n'


def a_program(folder: Path, name: str, answers: str) -> Path:
    """Make a program in a folder that notes what it is told and answers so; return its notes."""
    program, noted = folder / name, folder / f"told-{name}"
    program.write_text(f'#!/bin/sh\necho "$@" >> {noted}\n{answers}\n')
    program.chmod(0o755)
    return noted


@pytest.mark.parametrize("allowed", [True, False])
def test_a_night_is_shut_down_from_the_buttons(tmp_path: Path, allowed: bool) -> None:
    """PAUSE held, 2 and #: the clock ends as it should; where it may not, it goes on as if nothing was.

    The system has started it, and listens: who starts it by hand keeps the computer on.

    The TV goes off when the last page has been read, and not as soon as it comes.
    """
    data, place = tmp_path / "data", checkout(tmp_path / "checkout")
    (place / "config" / "clock.toml").write_text(TV)
    noted = a_program(tmp_path, "systemctl", "exit 0" if allowed else "echo 'Access denied' >&2; exit 1")
    television = a_program(tmp_path, "cec-ctl", "echo 'Physical Address: 1.0.0.0, pwr-state: on'")
    assert rehearsed(NIGHT, "--data", data, "--speed", "1").returncode == 0
    with closing(socket(AF_UNIX, SOCK_DGRAM)) as system, desktop() as screen:
        system.bind(str(tmp_path / "system"))
        path = f"{tmp_path}:{screen.surroundings['PATH']}"
        surroundings = {**screen.surroundings, "PATH": path, "NOTIFY_SOCKET": str(tmp_path / "system")}
        with running(data, cwd=place, surroundings=surroundings, hardware=True) as night:
            wait_for(lambda: television.exists() and "power-status" in television.read_text())
            screen.hold("space", 3.3)
            screen.type("2", "Return")
            wait_for(noted.exists)
            assert (night.let_end() if allowed else night.ended()) == 0

    stored = read_night(data)
    assert noted.read_text() == "--no-ask-password poweroff\n"
    assert "Traceback" not in night.said
    assert stored is not None
    assert stored.mark is not None
    assert stored.mark.closing
    assert state_in(data)["phase"] == "running"  # in the same boot; another would come back paused
    assert ("--standby" in television.read_text()) is allowed
    if allowed:
        assert television.stat().st_mtime - noted.stat().st_mtime >= FAREWELL_S
        assert backups_in(data / "backups")[-1].acts == len(stored.kept)
