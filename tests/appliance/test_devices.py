"""The hardware of `run`: found after the first picture, on its own thread, and told of when it is missing."""

import json
import subprocess
import sys
from pathlib import Path

from clock.appliance.devices import missed
from clock.press import Control
from clock.troubles import Device, Missing, NoPins, PinInUse, Stuck

ROOT = Path(__file__).parents[2]


def test_the_first_picture_comes_before_the_devices_and_they_answer_soon() -> None:
    """Design, section 1: neither hardware nor web is imported by then, and PAUSE answers in a second."""
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


def test_a_machine_without_pins_lacks_nothing_on_its_screen() -> None:
    """A desktop is no box with broken buttons; anything else is told."""
    stuck, in_use = Stuck((Control.PAUSE,)), Missing((Device.KEYPAD,), PinInUse(16))

    assert missed((Missing(tuple(Device), NoPins()), in_use, stuck)) == (in_use, stuck)
