"""A TV over the HDMI cable: its control wire, by way of the program `cec-ctl` of v4l-utils.

What the program is told stands in its manual: https://manpages.debian.org/bookworm/v4l-utils/cec-ctl.1.en.html.
Brands differ in what they obey, so a TV that was switched on is asked whether it is.
"""

import re
import subprocess
from collections import deque
from collections.abc import Callable
from threading import Thread
from time import monotonic

from clock.devices.attached import Unusable
from clock.tournament.structure import SECOND
from clock.troubles import Cause, Declined, Fault, NoAnswer, NoCecProgram, PortFails

PROGRAM = "cec-ctl"
PROGRAM_S = 10
"""How long the program may take; it asks the TV and waits for it."""

AGAIN_MS = 2 * SECOND
LOOKS = 10
"""How often a TV that was switched on is looked at until it is on, and how long after each look."""

END_S = 3
"""How long the end of the clock waits for the TV to be told."""

NAME = "Tournament clock"
TV = ("--to", "0")

ADDRESS = re.compile(r"Physical Address\s*:\s*([0-9a-f](?:\.[0-9a-f]){3})")
NOWHERE = "f.f.f.f"
POWER = re.compile(r"pwr-state: ([a-z-]+)")
NOBODY = "Not Acknowledged"


class Cec:
    """Makes a TV be what `is_to` returns, on or off, and asks one that is to stay as it is how it is.

    The program runs on a thread of its own; `wake` is called when it has ended.
    """

    faults: tuple[Fault, ...] = ()

    def __init__(
        self,
        port: str,
        is_to: Callable[[], bool | None],
        wake: Callable[[], None],
        program: str = PROGRAM,
        longest_s: float = PROGRAM_S,
    ) -> None:
        self._port = port
        self._is_to = is_to
        self._wake = wake
        self._program = program
        self._longest_s = longest_s
        self._runs: Thread | None = None
        self._ended: deque[str | Cause] = deque()
        self._wants: bool | None = None
        self._steps: list[Callable[[], tuple[str, ...]]] = []
        self._address = NOWHERE
        self._begun = False
        self._looks = 0
        self._look_ms: int | None = None
        self._answered = False

    @property
    def there(self) -> bool:
        """Return whether the TV is what it is to be."""
        return self._answered

    def turn(self, now_ms: int) -> int | None:
        """Tell the TV what it is to be, step by step. Raises Unusable."""
        if self._runs is not None:
            if not self._ended:
                return None
            self._runs = None
            self._hear(self._ended.popleft(), now_ms)
        wants = self._is_to()
        if not self._begun or (wants is not None and wants is not self._wants):
            self._begin(wants)
        if self._look_ms is not None and now_ms >= self._look_ms:
            self._look_ms = None
            self._steps.append(self._look)
        if self._steps:
            self._start(self._steps.pop(0)())
        return self._look_ms

    def close(self) -> None:
        """Let what was begun end, and a TV that is to be off be told so whole; else it stays as it is."""
        ends_s = monotonic() + END_S
        while self._runs is not None:
            self._runs.join(max(0.0, ends_s - monotonic()))
            if self._runs.is_alive():
                return
            self._runs = None
            if isinstance(self._ended.popleft(), str) and self._wants is False and self._steps:
                self._start(self._steps.pop(0)())

    def _begin(self, wants: bool | None) -> None:
        self._begun, self._wants, self._look_ms, self._looks = True, wants, None, LOOKS
        steps: dict[bool | None, list[Callable[[], tuple[str, ...]]]] = {
            None: [self._look],
            True: [lambda: (*TV, "--image-view-on"), self._turn_here, self._look],
            False: [lambda: (*TV, "--standby")],
        }
        self._steps = [lambda: ("--playback", "--osd-name", NAME), *steps[wants]]

    def _turn_here(self) -> tuple[str, ...]:
        """Return what makes the TV show this box, whatever it showed before."""
        return (*TV, "--active-source", f"phys-addr={self._address}")

    def _look(self) -> tuple[str, ...]:
        return (*TV, "--give-device-power-status")

    def _hear(self, told: str | Cause, now_ms: int) -> None:
        """Take what the program has printed, or why it did not. Raises Unusable."""
        if not isinstance(told, str):
            raise Unusable(told)
        address = ADDRESS.search(told)
        if address is not None:
            self._address = address[1]
        if self._address == NOWHERE or NOBODY in told:
            raise Unusable(NoAnswer(self._port))
        power = POWER.search(told)
        if self._wants and power is not None and power[1] != "on":
            self._looks -= 1
            if not self._looks:
                raise Unusable(Declined(self._port))
            self._look_ms = now_ms + AGAIN_MS
        self._answered = self._answered or not (self._steps or self._look_ms)

    def _start(self, arguments: tuple[str, ...]) -> None:
        command = (self._program, "--device", self._port, *arguments)
        self._runs = Thread(target=self._run, args=(command,), name=PROGRAM, daemon=True)
        self._runs.start()

    # On a thread of the program's own

    def _run(self, command: tuple[str, ...]) -> None:
        self._ended.append(self._printed(command))
        self._wake()

    def _printed(self, command: tuple[str, ...]) -> str | Cause:
        """Return what the program prints, or why it cannot be had."""
        try:
            ended = subprocess.run(  # noqa: S603  the settings let nothing in but a port
                command,
                capture_output=True,
                text=True,
                errors="replace",
                timeout=self._longest_s,
                check=False,
            )
        except FileNotFoundError:
            return NoCecProgram()
        except subprocess.TimeoutExpired:
            return NoAnswer(self._port)
        except OSError as error:
            return PortFails(self._port, str(error))
        if ended.returncode == 0:
            return ended.stdout
        said = (ended.stderr or ended.stdout).strip().splitlines()
        return PortFails(self._port, said[-1] if said else f"exit {ended.returncode}")
