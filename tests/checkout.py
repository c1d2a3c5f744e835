"""A checkout of one's own: the clock beside a configuration that may be changed and damaged."""

import compileall
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[1]


def checkout(folder: Path) -> Path:
    """Copy the clock and its configuration into a folder, compiled; `python -m clock` there uses both."""
    for part in ("clock", "config"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    compileall.compile_dir(folder / "clock", quiet=1)
    return folder
