"""What the box itself tells: whether its power supply is strong enough, and how much room its disk has."""

import os
import shutil
from pathlib import Path

from clock.appliance.asking import asked

HWMON = Path("/sys/class/hwmon")
VOLTAGE_SENSOR = "rpi_volt"

ENOUGH_MIB = 50
"""With less than this the host is told; a long night takes two."""

LOW_NOW, LOW_BEFORE = 0x1, 0x10000
"""What a Raspberry Pi's firmware says of its voltage: too low now, or at some time since it was started."""


def voltage_is_low(hwmon: Path = HWMON) -> bool | None:
    """Return whether the voltage has just been too low; None where the box has no sensor for that."""
    for name in sorted(hwmon.glob("hwmon*/name")):
        try:
            if name.read_text(encoding="ascii").strip() == VOLTAGE_SENSOR:
                return name.with_name("in0_lcrit_alarm").read_text(encoding="ascii").strip() == "1"
        except OSError:  # the sensor has just gone, or cannot be read: it tells nothing
            continue
    return None


def throttled() -> int | None:
    """Return what the firmware says of voltage and heat since the start, None where it cannot be asked."""
    told = asked("vcgencmd", "get_throttled", longest_s=5)
    _, _, figure = (told or "").strip().partition("throttled=0x")
    return int(figure, 16) if figure and all(digit in "0123456789abcdefABCDEF" for digit in figure) else None


def free_mib(folder: Path) -> int | None:
    """Return how much room the disk of a folder has, or of the nearest one above that is there."""
    there = next((path for path in (folder, *folder.parents) if path.is_dir()), None)
    return None if there is None else shutil.disk_usage(there).free // 2**20


def is_locked(folder: Path) -> bool:
    """Return whether the disk of a folder that is there lets nobody write, whoever asks."""
    return bool(os.statvfs(folder).f_flag & os.ST_RDONLY)
