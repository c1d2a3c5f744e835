"""Shutting the box down: the order, and the answers of systems that do not take it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from clock.appliance.power import power_off
from clock.mishaps import NotShutDown, ShutDownFails, ShutDownForbidden
from tests.checkout import ROOT

PUNCTUAL = """
import os
from clock.appliance.punctual import be_punctual
allowed = be_punctual()
print(allowed == (os.sched_getscheduler(0) == os.SCHED_RR | os.SCHED_RESET_ON_FORK))
"""


def a_system(folder: Path, monkeypatch: pytest.MonkeyPatch, answers: str) -> Path:
    """Put a systemctl on the path that notes what it is told, then runs these lines of shell."""
    program, noted = folder / "systemctl", folder / "noted"
    program.write_text(f'#!/bin/sh\necho "$@" > {noted}\n{answers}\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:{os.environ['PATH']}")
    return noted


def test_the_box_is_told_to_switch_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The order is given once, and nobody is asked for a password on a wall without a keyboard."""
    noted = a_system(tmp_path, monkeypatch, "exit 0")

    assert power_off() is None
    assert noted.read_text() == "--no-ask-password poweroff\n"


@pytest.mark.parametrize(
    ("answers", "why"),
    [
        (
            'echo "Call to PowerOff failed: Interactive authentication required." >&2; exit 1',
            ShutDownForbidden(),
        ),
        (
            'echo "Failed to connect to bus: No such file." >&2; exit 1',
            ShutDownFails("Failed to connect to bus: No such file"),
        ),
        ("exit 4", ShutDownFails("exit 4")),
    ],
)
def test_a_system_that_refuses_is_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answers: str, why: NotShutDown
) -> None:
    """What the host can do differs: rights are given by deploy.sh, the rest is the system's own words."""
    a_system(tmp_path, monkeypatch, answers)

    assert power_off() == why


def test_without_a_system_the_box_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is no such program that is said, and nothing breaks."""
    monkeypatch.setenv("PATH", str(tmp_path))

    assert power_off() == ShutDownFails("No such file or directory")


def test_punctual_where_it_is_allowed() -> None:
    """The loop goes before ordinary work exactly where the system lets it; elsewhere there is no fuss."""
    ran = subprocess.run(
        [sys.executable, "-c", PUNCTUAL], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert (ran.stdout, ran.stderr) == ("True\n", "")
