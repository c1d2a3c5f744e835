"""What a player sees, measured from outside, in the frame that the desktop keeps.

Whoever looks keeps one core busy and copies a part of the frame each time, so what is measured is what the
clock takes, and what the desktop takes besides.
"""

import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from mmap import ACCESS_READ, mmap
from pathlib import Path
from time import perf_counter

PICTURE_WITHIN_S = 30.0
CHANGE_WITHIN_S = 2.0

LINES = 48
"""So many lines of the frame are looked at, evenly over its height."""


class Eye:
    """Looks at a desktop's frame."""

    def __init__(self, frame: Path) -> None:
        with frame.open("rb") as file:
            self._frame = mmap(file.fileno(), 0, access=ACCESS_READ)
        step = len(self._frame) // LINES
        self._lines = [slice(at, at + step // 24) for at in range(step // 2, len(self._frame) - step, step)]

    def close(self) -> None:
        """Look no more."""
        self._frame.close()

    def look(self) -> bytes:
        """Return what is to be seen now."""
        return b"".join([self._frame[line] for line in self._lines])

    def until_another(self, before: bytes, within_s: float = CHANGE_WITHIN_S) -> None:
        """Wait until something else is seen."""
        until = perf_counter() + within_s
        while self.look() == before:
            if perf_counter() > until:
                raise TimeoutError("nothing else was seen")

    def until_a_picture(self) -> None:
        """Wait until something stands where there was nothing."""
        self.until_another(self.look(), PICTURE_WITHIN_S)


@contextmanager
def typing(surroundings: Mapping[str, str]) -> Iterator[Callable[[str], None]]:
    """Give what types a key, by its X name, and waits for nothing."""
    with subprocess.Popen(
        ["xdotool", "-"],  # noqa: S607  found on the path as installed
        stdin=subprocess.PIPE,
        env=surroundings,
    ) as hand:
        keys = hand.stdin
        if keys is None:
            sys.exit("there is nothing to type on")

        def typed(key: str) -> None:
            keys.write(f"key --delay 0 {key}\n".encode())
            keys.flush()

        yield typed
        keys.close()
