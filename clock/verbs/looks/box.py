"""The box: which it is, its power supply and its heat, its time of day, and whether it runs the clock."""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from clock.appliance.asking import asked
from clock.appliance.box import LOW_BEFORE, LOW_NOW
from clock.moment import Moment
from clock.verbs.looks.finding import Finding, mend, well

UNIT = "tournament-clock.service"

HOT_NOW, HOT_BEFORE = 0xE, 0xE0000
"""What a Raspberry Pi's firmware says when it slows down for heat or power: now, or since the start."""

ROOT = Path("/")


def look_at_box(root: Path = ROOT) -> Iterator[Finding]:
    """Give which Python, machine and system this is."""
    version = ".".join(str(part) for part in sys.version_info[:3])
    enough = sys.version_info >= (3, 11)
    yield Finding(enough, f"Python is {version}; the clock needs 3.11 or newer.")
    model = _first_line(root / "proc/device-tree/model").strip("\0")
    system = _system_name(root / "etc/os-release")
    if model or system:
        yield well(f"This is {' with '.join(part for part in (model, system) if part)}.")


def look_at_power(low_now: bool | None, flags: int | None) -> Iterator[Finding]:
    """Give what the sensor says of the voltage, and the flags of the firmware since the start."""
    weak = (
        "Use the supply made for this Pi, with its own cable, and take USB devices off: "
        "a weak one makes the box fail oddly."
    )
    if low_now or (flags is not None and flags & LOW_NOW):
        yield mend(f"The power supply is too weak now. {weak}")
    elif flags is not None and flags & LOW_BEFORE:
        yield mend(f"The power supply was too weak since the box was started. {weak}")
    elif low_now is None and flags is None:
        yield well("This machine cannot tell whether its power supply is strong enough.")
    else:
        yield well("The power supply is strong enough.")
    if flags is not None and flags & (HOT_NOW | HOT_BEFORE):
        when = "is" if flags & HOT_NOW else "was"
        yield mend(f"The box {when} slowed down, for heat or for want of power. Give it air or a heat sink.")


def look_at_time(now: Moment) -> Iterator[Finding]:
    """Give whether the time of day is known."""
    if now.wall is None:
        yield mend(
            "The time of day is not set. Connect the network, or tell the time in the menu (* 8 3); "
            "levels are timed right all the same."
        )
    else:
        yield well(f"It is {now.wall:%Y-%m-%d %H:%M}, and that is known to be right.")


def look_at_unit(state: Mapping[str, str] | None) -> Iterator[Finding]:
    """Give how the system runs the clock, by the properties of its unit; None: there is no system."""
    if state is None or state.get("LoadState") != "loaded":
        yield well("The clock does not start by itself here; `./deploy.sh USER@BOX` sets a box up for that.")
        return
    active, restarts = state.get("ActiveState", ""), state.get("NRestarts", "0")
    if active != "active":
        yield mend(
            f"The clock is set up on this box but does not run ({active}, {state.get('Result', '')}): "
            f"sudo systemctl start {UNIT}, and `journalctl -u {UNIT} -n 50` says why it ended."
        )
        return
    told = state.get("StatusText", "")
    yield well(f"The system runs the clock{f', which says: {told}' if told else '.'}")
    if restarts not in {"", "0"}:
        yield mend(
            f"The clock was started again {restarts} times in this boot. `journalctl -u {UNIT}` says why; "
            "nothing of the night is lost by it."
        )


def unit_state() -> Mapping[str, str] | None:
    """Return the properties of the clock's unit, None where no system can be asked."""
    properties = "LoadState,ActiveState,Result,NRestarts,StatusText"
    told = asked("systemctl", "show", UNIT, f"--property={properties}", longest_s=10)
    if told is None:
        return None
    pairs = (line.partition("=") for line in told.splitlines())
    return {name: value for name, _, value in pairs}


def _first_line(file: Path) -> str:
    """Return the first line of a file, nothing where there is none."""
    try:
        return file.read_text(encoding="utf-8", errors="replace").partition("\n")[0]
    except OSError:
        return ""


def _system_name(file: Path) -> str:
    try:
        lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ""
    names = (line.partition("=")[2].strip('"') for line in lines if line.startswith("PRETTY_NAME="))
    return next(names, "")
