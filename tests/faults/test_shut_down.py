"""The box is shut down by its host: with the last mark, a backup, and the order to the system."""

from pathlib import Path

import pytest

from clock.ledger import backups_in, read_night
from tests.desktop import MISSING, WHY_NOT, desktop
from tests.faults.programs import rehearsed, running, state_in
from tests.faults.test_run import wait_for

pytestmark = pytest.mark.skipif(MISSING is not None, reason=WHY_NOT)

NIGHT = "house gananda\nplayers 9\n0:00:00 start\n"


def a_system(folder: Path, answers: str) -> Path:
    """Make a systemctl in a folder that notes what it is told and answers so; return its notes."""
    program, noted = folder / "systemctl", folder / "noted"
    program.write_text(f'#!/bin/sh\necho "$@" >> {noted}\n{answers}\n')
    program.chmod(0o755)
    return noted


@pytest.mark.parametrize("allowed", [True, False])
def test_a_night_is_shut_down_from_the_buttons(tmp_path: Path, allowed: bool) -> None:
    """PAUSE held, 2 and #: the clock ends as it should; where it may not, it goes on as if nothing was."""
    data = tmp_path / "data"
    noted = a_system(tmp_path, "exit 0" if allowed else "echo 'Access denied' >&2; exit 1")
    assert rehearsed(NIGHT, "--data", data, "--speed", "1").returncode == 0
    with desktop() as screen:
        path = f"{tmp_path}:{screen.surroundings['PATH']}"
        surroundings = {**screen.surroundings, "PATH": path}
        with running(data, surroundings=surroundings, hardware=True) as night:
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
    if allowed:
        assert backups_in(data / "backups")[-1].acts == len(stored.kept)
