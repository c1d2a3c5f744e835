"""Somebody on the box who tells how the night stands, as often as asked.

`tournament-clock state` does the same; but an emulated box takes half a minute to start a program in Python.
"""

import json
import subprocess
from collections.abc import Sequence
from typing import Any

_PROGRAM = """
import contextlib, io, sys
from clock.__main__ import main
for folder in sys.stdin:
    told, fault = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(told), contextlib.redirect_stderr(fault):
        try:
            main(["state", "--json", "--data", folder.strip()], standalone_mode=False)
        except SystemExit:
            pass
    print(" ".join((told.getvalue() or "! " + fault.getvalue()).split("\\n")), flush=True)
"""


class Onlooker:
    """A program on the box; it comes when it is first asked, and again when the box was gone in between."""

    def __init__(self, ssh: Sequence[str], folder: str) -> None:
        """Reach the box by these words; `folder` has the night."""
        python = "/opt/tournament-clock/current/.venv/bin/python"
        self._command = [*ssh, f"runuser -u tournament-clock -- {python} -c '{_PROGRAM}'"]
        self._folder = folder
        self._program: subprocess.Popen[str] | None = None

    def ask(self) -> dict[str, Any]:
        """Return how the night stands. Raises OSError where nothing tells it."""
        told = self._answer() or self._anew()
        if not told.startswith("{"):
            raise OSError(told or "nobody answers on the box")
        state: dict[str, Any] = json.loads(told)
        return state

    def leave(self) -> None:
        """Go: the next time another one comes, of the release that is current then."""
        if self._program is not None:
            self._program.kill()
            self._program.communicate()
            self._program = None

    def _anew(self) -> str:
        self.leave()
        self._program = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        return self._answer()

    def _answer(self) -> str:
        """Return a line, empty where there is nobody to ask."""
        if self._program is None or self._program.stdin is None or self._program.stdout is None:
            return ""
        try:
            self._program.stdin.write(f"{self._folder}\n")
            self._program.stdin.flush()
        except BrokenPipeError:
            return ""
        return self._program.stdout.readline().strip()
