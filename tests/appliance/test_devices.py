"""The hardware of `run`: found after the first picture, on its own thread, and told of when it is missing."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_first_picture_comes_before_the_devices_and_they_answer_soon() -> None:
    """Neither hardware nor web is imported by the first picture, and PAUSE answers in a second."""
    told = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.appliance.first_picture"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    measured = json.loads(told.stdout)

    assert told.stderr == ""
    assert measured["early"] == []
    assert {"gpiozero", "clock.devices"} <= set(measured["late"])
    assert measured["answered_s"] < 1
