"""A desktop that nobody sees or hears, for whatever needs a window and keys: Xvfb, and xdotool to type."""

import os
import select
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from clock.values import Struct

STARTED_WITHIN_S = 30

MISSING = next((program for program in ("Xvfb", "xdotool") if shutil.which(program) is None), None)
"""What is needed and not there, None where all is."""

WHY_NOT = f"needs {MISSING}: install the package {str(MISSING).lower()}"
"""Why a test that needs a desktop is skipped."""


class Desktop(Struct, frozen=True):
    """A desktop; `surroundings` are the variables for a program that is to open its window there.

    `frame` is the file in which the desktop keeps its picture.
    """

    surroundings: Mapping[str, str]
    frame: Path

    def type(self, *keys: str) -> None:
        """Type keys, by their X names: "space", "5", "Return"."""
        # SDL takes a key that comes again within 2 ms for one that is held, and xdotool halves its delay.
        subprocess.run(["xdotool", "key", "--delay", "12", *keys], env=self.surroundings, check=True)  # noqa: S607  found on the path as installed

    def hold(self, key: str, seconds: float) -> None:
        """Hold a key down for so long."""
        held = ["xdotool", "keydown", key, "sleep", str(seconds), "keyup", key]
        subprocess.run(held, env=self.surroundings, check=True)


@contextmanager
def desktop(wide: int = 1280, high: int = 720) -> Iterator[Desktop]:
    """Open a desktop of that size."""
    reader, writer = os.pipe()
    screen = ["-screen", "0", f"{wide}x{high}x24"]
    with (
        TemporaryDirectory() as folder,
        subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), *screen, "-nolisten", "tcp", "-fbdir", folder],  # noqa: S607  the same
            pass_fds=[writer],
            stderr=subprocess.DEVNULL,
        ) as server,
    ):
        try:
            os.close(writer)
            ready, _, _ = select.select([reader], [], [], STARTED_WITHIN_S)
            number = os.read(reader, 16).decode().strip() if ready else ""
            if not number:
                raise RuntimeError("the desktop did not start")
            surroundings = {**os.environ, "DISPLAY": f":{number}", "SDL_AUDIODRIVER": "dummy"}
            surroundings.pop("SDL_VIDEODRIVER", None)
            surroundings.pop("WAYLAND_DISPLAY", None)
            # On a box the modules were compiled when they were installed, and not at each start.
            surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
            yield Desktop(surroundings, Path(folder) / "Xvfb_screen0")
        finally:
            os.close(reader)
            server.terminate()
