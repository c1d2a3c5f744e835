"""USB sticks: where the system has mounted one that can be written."""

import os
from pathlib import Path

MOUNTS = Path("/proc/self/mounts")
FOLDERS = ("/media/", "/run/media/")
"""Where sticks are mounted: by the box itself as /media/tournament-clock, by desktops below a user's name."""


def sticks(mounts: Path = MOUNTS, below: tuple[str, ...] = FOLDERS) -> tuple[Path, ...]:
    """Return where the sticks are that can be written."""
    found = []
    for line in mounts.read_text(errors="replace").splitlines():
        device, where, _, options, *_ = line.split()
        folder = _unescaped(where)
        mounted = device.startswith("/dev/") and folder.startswith(below)
        if mounted and "rw" in options.split(",") and os.access(folder, os.W_OK):
            found.append(Path(folder))
    return tuple(found)


def _unescaped(where: str) -> str:
    r"""Return a path of the list of mounts, in which a blank is \040."""
    return where.encode("latin-1", "backslashreplace").decode("unicode_escape")
