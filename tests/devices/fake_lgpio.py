"""The library below gpiozero on a Pi, as far as gpiozero uses it, over a net instead of a chip.

With it the pin code that runs on a real Pi runs in tests, traps included: a line that is claimed anew tells
no more edges, whoever waits for them; an output begins low; no flags leave the pull as it was.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from types import ModuleType

from tests.devices.matrix import Net

PULL_UP, PULL_DOWN, PULL_NONE = 32, 64, 128
RISING, FALLING, BOTH = 1, 2, 3

FIRST_PULLS_DOWN = 9
"""The first of the lines that are pulled down at the start."""

ToldEdge = Callable[[int, int, int, int], None]
"""Takes chip, line, level and nanoseconds."""


class error(Exception):  # noqa: N801, N818  its name in the library
    """What the library raises; its words stand in quotes."""

    def __init__(self, value: str) -> None:
        """Keep the words."""
        self.value = value

    def __str__(self) -> str:
        """Return the words in quotes."""
        return repr(self.value)


@dataclass(slots=True)
class Line:
    """One line of the chip, in the net."""

    number: int
    net: Net
    claimed: bool = False
    function: str = "input"
    level: bool = False
    watched: bool = False
    pull: str = "floating"
    seen: bool = False
    let_go_us: int = -(10**9)
    callbacks: list[ToldEdge] = field(default_factory=list)

    def drives(self, now_us: int, lag_us: int) -> bool | None:
        """Return the level at which the line holds its net, None where it only listens."""
        if self.function == "output":
            return self.level
        return False if not self.level and now_us - self.let_go_us < lag_us else None

    def look(self) -> None:
        """Call back if the level is another one than before."""
        level = self.net.level(self.number)
        if level != self.seen:
            self.seen = level
            for callback in tuple(self.callbacks):
                callback(0, self.number, int(level), self.net.now_us() * 1000)

    def claim(self, function: str, flags: int, *, level: bool = False) -> None:
        """Claim the line anew: nobody is told of edges any more."""
        if self.function == "output" and function == "input":
            self.let_go_us = self.net.now_us()
        self.claimed, self.watched, self.function, self.level = True, False, function, level
        pulls = {PULL_UP: "up", PULL_DOWN: "down", PULL_NONE: "floating"}
        self.pull = pulls.get(flags & (PULL_UP | PULL_DOWN | PULL_NONE), self.pull)
        self.net.tell(self.number)


class Chip:
    """The chip's lines. Those in `busy` belong to another program, those in `failing` cannot be read."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.busy: set[int] = set()
        self.failing: set[int] = set()
        pulls = {number: "up" if number < FIRST_PULLS_DOWN else "down" for number in range(28)}
        self.lines = {number: Line(number, net, pull=pull) for number, pull in pulls.items()}
        net.pins.update(self.lines)

    def line(self, number: int, *, claimed: bool = True) -> Line:
        """Return a line; one that was not claimed, or that another program has, cannot be used."""
        line = self.lines[number]
        if number in self.busy:
            raise error("GPIO busy")
        if claimed and not line.claimed:
            raise error("GPIO not allocated")
        return line


@dataclass(slots=True)
class Callback:
    """What `callback` returns."""

    line: Line
    told: ToldEdge

    def cancel(self) -> None:
        """Call back no more."""
        self.line.callbacks.remove(self.told)


def library(chip: Chip) -> ModuleType:
    """Return a module that can stand in for lgpio; its functions act on the chip."""

    def gpiochip_open(_: int) -> int:
        return 0

    def gpiochip_close(_: int) -> None:
        for line in chip.lines.values():
            line.claimed = line.watched = False

    def gpio_claim_input(_: int, gpio: int, flags: int = 0) -> None:
        chip.line(gpio, claimed=False).claim("input", flags)

    def gpio_claim_output(_: int, gpio: int, level: int = 0, flags: int = 0) -> None:
        chip.line(gpio, claimed=False).claim("output", flags, level=bool(level))

    def gpio_claim_alert(_: int, gpio: int, __: int, flags: int = 0) -> None:
        line = chip.line(gpio, claimed=False)
        line.claim("input", flags)
        line.watched, line.seen = True, chip.net.level(gpio)

    def gpio_free(_: int, gpio: int) -> None:
        chip.line(gpio).claimed = False

    def gpio_get_mode(_: int, gpio: int) -> int:
        line = chip.line(gpio)
        pulls = {"up": PULL_UP, "down": PULL_DOWN, "floating": PULL_NONE}
        return pulls[line.pull] | (2 if line.function == "output" else 0)

    def gpio_read(_: int, gpio: int) -> int:
        chip.line(gpio)
        if gpio in chip.failing:
            raise error("bad read")
        return int(chip.net.level(gpio))

    def gpio_write(_: int, gpio: int, level: int) -> None:
        line = chip.line(gpio)
        line.level = bool(level)
        chip.net.tell(gpio)

    def callback(_: int, gpio: int, __: int, told: ToldEdge) -> Callback:
        line = chip.line(gpio)
        line.callbacks.append(told)
        return Callback(line, told)

    made = ModuleType("lgpio")
    functions = (
        *(gpiochip_open, gpiochip_close, gpio_claim_input, gpio_claim_output, gpio_claim_alert),
        *(gpio_free, gpio_get_mode, gpio_read, gpio_write, callback, error),
    )
    vars(made).update({each.__name__: each for each in functions})
    vars(made).update(SET_PULL_UP=PULL_UP, SET_PULL_DOWN=PULL_DOWN, SET_PULL_NONE=PULL_NONE)
    vars(made).update(RISING_EDGE=RISING, FALLING_EDGE=FALLING, BOTH_EDGES=BOTH)
    return made
