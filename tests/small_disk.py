"""A small disk of one's own, which can be filled to the last byte or made read-only."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = 4096


def on_a_small_disk(play: Callable[[Path], None], tmp_path: Path) -> None:
    """Play something on a disk of its own of 12 MiB, which only that process sees."""
    program = f"import sys, pathlib, {play.__module__} as t; t.{play.__name__}(pathlib.Path(sys.argv[1]))"
    mounted = 'mount -t tmpfs -o size=12m small-disk "$1" && exec "$2" -c "$3" "$1"'
    command = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", mounted, "sh"]
    try:
        probe = subprocess.run([*command, tmp_path, "true", ""], check=False, capture_output=True)
    except FileNotFoundError:
        pytest.skip("unshare is not installed")
    if probe.returncode != 0:
        pytest.skip(f"no disk of its own here: {probe.stderr.decode().strip()}")

    played = subprocess.run(
        [*command, tmp_path, sys.executable, program], check=False, capture_output=True, text=True, cwd=ROOT
    )
    assert played.returncode == 0, played.stderr


def fill(disk: Path) -> Path:
    """Fill a disk to the last byte, and return the file that does it."""
    ballast = disk / "ballast"
    with ballast.open("ab", buffering=0) as file:
        for size in (2**20, PAGE, 1):
            try:
                while True:
                    file.write(bytes(size))
            except OSError:
                continue
    free = os.statvfs(disk)
    assert free.f_bavail == 0
    return ballast


def remount(disk: Path, how: str) -> None:
    """Let the disk be written, or not."""
    mount = shutil.which("mount")
    assert mount is not None
    subprocess.run([mount, "-o", f"remount,{how}", disk], check=True)
