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
    """Return how many instructions a program took in each of its parts, and before the first mark.

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
        parts = sorted(Path(folder).glob("out.*"), key=lambda part: int(part.suffix[1:]))
        found = [re.search(r"^totals: (\d+)", part.read_text(), re.MULTILINE) for part in parts]
    if len(found) < 2 or None in found:
        raise RuntimeError(said)
    return [int(one[1]) for one in found if one is not None]
