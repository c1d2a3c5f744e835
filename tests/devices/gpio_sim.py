"""A chip of the kernel's gpio-sim, with contacts between its lines: real lines to all but the wires.

The kernel lays down how: https://docs.kernel.org/admin-guide/gpio/gpio-sim.html. An input reads what its
`pull` says, so a contact is made by pulling it to where the other line is. `settle` does that anew for all
contacts, and has to be called whenever a line was driven otherwise.
"""

import importlib.util
from dataclasses import dataclass, field
from pathlib import Path
from threading import RLock

CONFIG = Path("/sys/kernel/config/gpio-sim")
PLATFORM = Path("/sys/devices/platform")
LINES = 28
GROUND = -1

PULLS = {True: "pull-up", False: "pull-down"}


def why_not(config: Path = CONFIG) -> str | None:
    """Return why the simulator cannot be used here; None: it can."""
    if importlib.util.find_spec("lgpio") is None:
        return "lgpio is not installed"
    if not config.is_dir():
        return "this kernel has no gpio-sim, or it is not loaded (modprobe gpio-sim, as root)"
    return None


@dataclass
class GpioSim:
    """A chip with as many lines as a header; `number` is that of its /dev/gpiochip."""

    config: Path = CONFIG
    platform: Path = PLATFORM
    name: str = "tournament-clock"
    joined: set[tuple[int, int]] = field(default_factory=set)
    moving: RLock = field(default_factory=RLock)  # a finger and a scan move the same lines

    def open(self) -> None:
        """Make the chip, with every line pulled up."""
        bank = self.config / self.name / "bank0"
        bank.mkdir(parents=True)
        (bank / "num_lines").write_text(str(LINES))
        (self.config / self.name / "live").write_text("1")
        for line in range(LINES):
            self.pull(line, up=True)

    def close(self) -> None:
        """Take the chip away; the kernel has the folders go in this order."""
        made = self.config / self.name
        (made / "live").write_text("0")
        (made / "bank0").rmdir()
        made.rmdir()

    @property
    def number(self) -> int:
        """Return the number of the chip."""
        return int(self._chip_name.removeprefix("gpiochip"))

    def high(self, line: int) -> bool:
        """Return whether a line is high, driven or pulled."""
        return (self._line(line) / "value").read_text().strip() == "1"

    def pull(self, line: int, *, up: bool) -> None:
        """Pull a line, as the wire at it would."""
        (self._line(line) / "pull").write_text(PULLS[up])

    def join(self, one: int, other: int) -> None:
        """Close the contact between a line that listens, and one that is driven or GROUND."""
        with self.moving:
            self.joined.add((one, other))
            self.settle()

    def part(self, one: int, other: int) -> None:
        """Open the contact."""
        with self.moving:
            self.joined.discard((one, other))
            self.pull(one, up=True)
            self.settle()

    def settle(self) -> None:
        """Pull every line that is joined to where its other ends are: low wins."""
        with self.moving:
            for line in {one for one, _ in self.joined}:
                others = [other for one, other in self.joined if one == line]
                self.pull(line, up=all(other != GROUND and self.high(other) for other in others))

    @property
    def _chip_name(self) -> str:
        return (self.config / self.name / "bank0" / "chip_name").read_text().strip()

    def _line(self, line: int) -> Path:
        device = (self.config / self.name / "dev_name").read_text().strip()
        return self.platform / device / self._chip_name / f"sim_gpio{line}"
