"""What the box's system is told about the clock: every file has its place, and the unit is shut in."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SYSTEM = ROOT / "systemd"

LEFT_OPEN = 2.5
"""The most that systemd may find open in the unit, of 10: screen, pins, sound and serial ports need some."""


def test_every_file_of_the_system_has_its_place() -> None:
    """Each file of systemd/ is laid on the box, and no other."""
    script = (ROOT / "deploy" / "box" / "system_files.sh").read_text(encoding="utf-8")
    places = dict(re.findall(r'^  "(\S+) (/\S+) \d+"$', script, re.MULTILINE))

    assert set(places) == {file.name for file in SYSTEM.iterdir()}
    assert len(set(places.values())) == len(places)


def test_the_unit_is_shut_in() -> None:
    """Systemd itself finds little that the clock could do to the box."""
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd-analyze is not installed")
    said = subprocess.run(
        [analyze, "security", "--offline=true", SYSTEM / "tournament-clock.service"],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout
    found = re.search(r"Overall exposure level .*: ([\d.]+)", said)

    assert found
    assert float(found.group(1)) <= LEFT_OPEN


def test_the_unit_keeps_what_the_clock_needs() -> None:
    """Nothing in the unit takes the screen, the pins, sound or serial ports away, or gives up starting it."""
    text = (SYSTEM / "tournament-clock.service").read_text(encoding="utf-8")
    settings = re.findall(r"^(\w+)=(.*)$", text, re.MULTILINE)
    taken = {"PrivateDevices", "DeviceAllow", "DevicePolicy", "ProtectClock", "MemoryDenyWriteExecute"}

    assert {name for name, _ in settings} & taken == set()
    assert {("Type", "notify"), ("Restart", "always"), ("StartLimitIntervalSec", "0")} <= set(settings)
    assert {("Conflicts", "getty@tty1.service"), ("TTYPath", "/dev/tty1")} <= set(settings)


def test_a_release_on_trial_is_watched_longer_than_a_hung_one_lives() -> None:
    """A clock that hangs after it has reported is started anew by the watchdog, and the trial sees that."""
    unit = (SYSTEM / "tournament-clock.service").read_text(encoding="utf-8")
    trial = (ROOT / "deploy" / "box" / "trial.sh").read_text(encoding="utf-8")
    patience = re.search(r"^WatchdogSec=(\d+)$", unit, re.MULTILINE)
    watched = re.search(r"^looks=(\d+) look_s=(\d+) ", trial, re.MULTILINE)

    assert patience
    assert watched
    assert int(watched.group(1)) * int(watched.group(2)) > int(patience.group(1))


def test_the_clocks_user_may_switch_the_box_off_and_nothing_else() -> None:
    """The rule names the clock's user and the two ways to switch off: nobody, or somebody, logged in."""
    text = (SYSTEM / "polkit.rules").read_text(encoding="utf-8")

    assert set(re.findall(r'"(org\.[\w.-]+)"', text)) == {
        "org.freedesktop.login1.power-off",
        "org.freedesktop.login1.power-off-multiple-sessions",
    }
    assert re.findall(r"polkit\.Result\.(\w+)", text) == ["YES"]
    assert 'subject.user === "tournament-clock" &&' in text
