"""Counts the instructions of parts of a program, with valgrind's callgrind.

The program marks the borders of its parts by asking for its parent's number: nothing else of it does, so
callgrind can be told to note what it has counted whenever that is asked.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]

VALGRIND = shutil.which("valgrind")

MISSING = None if VALGRIND else "valgrind is missing"
"""Why nothing can be counted here, None where it can."""


def mark() -> None:
    """Mark a border: what is counted from here on belongs to the next part."""
    os.getppid()


def counted(module: str, *arguments: str) -> list[int]:
    """Return how many instructions a program took before the first mark, and from each mark on.

    Raises RuntimeError with what valgrind says where it does not count.
    """
    with TemporaryDirectory() as folder:
        out = Path(folder, "out")
        said = subprocess.run(
            [
                VALGRIND or "valgrind",
                "--tool=callgrind",
                "--dump-before=getppid",
                f"--callgrind-out-file={out}",
                *(sys.executable, "-m", module, *arguments),
            ],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": "0", "SDL_VIDEODRIVER": "dummy"},
            check=True,
            capture_output=True,
            text=True,
        ).stderr
        parts = dict(_part(file.read_text()) for file in Path(folder).iterdir())
    if len(parts) < 2:
        raise RuntimeError(said)
    return [parts[number] for number in sorted(parts)]


def _part(counts: str) -> tuple[int, int]:
    """Return a part's number and what was counted in it; what is counted after the last mark is the last."""
    number, total = (re.search(rf"^{name}: (\d+)", counts, re.MULTILINE) for name in ("part", "totals"))
    if number is None or total is None:
        raise RuntimeError(counts)
    return int(number[1]), int(total[1])
