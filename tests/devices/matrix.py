"""Pins that are wired to each other: a net of contacts, pulls and outputs under gpiozero's mock pins.

gpiozero's own mock pins know nothing of each other: a row driven low leaves the columns as they are. Here a
pin's level follows from all that it is joined to at this moment. Keys join a row and a column, so that three
of them make a ghost; a button joins its pin and ground. What would hurt a real box, a pin driven high against
one driven low, is a `Short`.
"""

from collections.abc import Callable
from typing import Any, Protocol

from gpiozero import PinFixedPull, PinInvalidFunction, PinSetInput
from gpiozero.pins.mock import MockFactory, MockPin

GROUND = -1
SUPPLY = -2


class Short(AssertionError):  # noqa: N818  reads as what it is
    """An output that is high is joined to one that is low."""


class LibraryError(Exception):
    """What the library below gpiozero raises: a class of its own, like lgpio's."""


class OnNet(Protocol):
    """A pin as its net sees it: `pull` is "up", "down" or "floating", `function` "input" or "output"."""

    function: str
    pull: str
    watched: bool

    def drives(self, now_us: int, lag_us: int) -> bool | None:
        """Return the level at which the pin holds its net, None where it only listens."""
        ...

    def look(self) -> None:
        """Call back if the level is another one than before."""
        ...


class Net:
    """Which pins are joined, and what that makes of their levels.

    A driven pin pulls its net along at once; one that is let go stays low for `lag_us`, until the pulls have
    charged the cable. `now_us` tells the time.
    """

    def __init__(self, now_us: Callable[[], int], lag_us: int = 0) -> None:
        self.now_us = now_us
        self.lag_us = lag_us
        self.pins: dict[int, OnNet] = {}
        self.resistors: dict[int, bool] = {}
        self._contacts: dict[int, set[int]] = {}

    def join(self, one: int, other: int) -> None:
        """Close the contact between two pins, or a pin and GROUND or SUPPLY."""
        self._contacts.setdefault(one, set()).add(other)
        self._contacts.setdefault(other, set()).add(one)
        self.tell(one)

    def part(self, one: int, other: int) -> None:
        """Open the contact."""
        self._contacts.get(one, set()).discard(other)
        self._contacts.get(other, set()).discard(one)
        self.tell(one)
        self.tell(other)

    def joined(self, one: int, other: int) -> bool:
        """Return whether the contact between two pins is closed."""
        return other in self._contacts.get(one, ())

    def level(self, pin: int) -> bool:
        """Return whether a pin is high: as it is driven, else as it is pulled. Raises Short."""
        if not self._contacts.get(pin):
            return self._level_alone(pin)
        around = self._around(pin)
        driven = self._driven_to(around)
        if driven is not None:
            return driven
        pulled = {level for one in around if (level := self._pulled(one)) is not None}
        assert len(pulled) == 1, f"nobody can say at what level pins {sorted(around)} are"
        return pulled.pop()

    def _level_alone(self, pin: int) -> bool:
        """Return the level of a pin that is joined to nothing, as most are at most times."""
        driven = self._driven(pin)
        level = self._pulled(pin) if driven is None else driven
        assert level is not None, f"nobody can say at what level pin {pin} is"
        return level

    def tell(self, changed: int) -> None:
        """Let pins that are watched call back if their level has changed, after something moved at a pin."""
        if not self._contacts.get(changed):
            pin = self.pins.get(changed)
            if pin is not None and pin.watched:
                pin.look()
            return
        for number in self._around(changed):
            pin = self.pins.get(number)
            if pin is not None and pin.watched:
                pin.look()
            elif pin is not None and pin.function == "output":
                self._driven_to(self._around(number))  # raises Short

    def _around(self, pin: int) -> tuple[int, ...]:
        """Return all that is joined to a pin, itself included; ground and supply lead no further."""
        if not self._contacts.get(pin):
            return (pin,)
        found = [pin]
        for one in found:
            if one not in {GROUND, SUPPLY}:
                found += self._contacts.get(one, set()).difference(found)
        return tuple(found)

    def _driven_to(self, around: tuple[int, ...]) -> bool | None:
        """Return at what level pins that are joined are driven, None if nobody drives them. Raises Short."""
        driven = {level for one in around if (level := self._driven(one)) is not None}
        if len(driven) == 2:
            raise Short(f"pins {sorted(around)} are driven against each other")
        return driven.pop() if driven else None

    def _driven(self, one: int) -> bool | None:
        if one in {GROUND, SUPPLY}:
            return one == SUPPLY
        pin = self.pins.get(one)
        return None if pin is None else pin.drives(self.now_us(), self.lag_us)

    def _pulled(self, one: int) -> bool | None:
        if one in self.resistors:
            return self.resistors[one]
        pull = self.pins[one].pull if one in self.pins else "floating"
        return None if pull == "floating" else bool(pull == "up")


class MatrixPin(MockPin):  # type: ignore[misc]  # gpiozero has no types
    """A mock pin in the factory's net. `driven` are the levels it was driven to.

    One that is `broken` raises, one that is `deaf` loses its edges.
    """

    when_changed: Any

    def __init__(self, factory: "MatrixFactory", info: Any) -> None:
        """Put the pin into the net, as an input with its usual pull."""
        super().__init__(factory, info)
        self.net = factory.net
        self.broken = False
        self.deaf = False
        self.driven: list[bool] = []
        self._alert = False
        self._seen = True
        self._let_go_us = -(10**9)
        self.net.pins[self._number] = self

    @property
    def watched(self) -> bool:
        """Return whether anybody waits for an edge."""
        return self._alert

    def drives(self, now_us: int, lag_us: int) -> bool | None:
        """Return the level at which the pin holds its net, None where it only listens."""
        if self._function == "output":
            return bool(self._state)
        return False if not self._state and now_us - self._let_go_us < lag_us else None

    def look(self) -> None:
        """Call back if the level is another one than before."""
        level = self.net.level(self._number)
        if level != self._seen:
            self._seen = level
            self._call_when_changed()

    def close(self) -> None:
        """Listen, with the pull of the board. As with lgpio, whoever waits for an edge is not told."""
        self._alert = False
        self._turn("input", self._state)
        self._pull = self.info.pull or "floating"

    def _turn(self, function: str, state: bool) -> None:
        self._function, self._state = function, state
        if function == "input":
            self._let_go_us = self.net.now_us()
        elif self.driven[-1:] != [state]:
            self.driven.append(state)
        self.net.tell(self._number)

    def _check(self) -> None:
        if self.broken:
            raise LibraryError("bad handle")

    def _set_function(self, value: str) -> None:
        self._check()
        if value not in {"input", "output"}:
            raise PinInvalidFunction(value)
        if value != self._function:
            # lgpio claims an output low.
            self._turn(value, self._state and value == "input")

    def _get_state(self) -> bool:
        self._check()
        return self.net.level(self._number)

    def _set_state(self, value: float) -> None:
        self._check()
        if self._function == "input":
            raise PinSetInput(repr(self))
        self._turn("output", bool(value))

    def _set_pull(self, value: str) -> None:
        self._check()
        if self._function != "input" or value not in {"up", "down", "floating"}:
            raise PinFixedPull(f"{self!r} cannot be pulled {value}")
        if self.info.pull and value != self.info.pull:
            raise PinFixedPull(f"{self!r} has a fixed pull resistor")
        self._pull = value
        self.net.tell(self._number)

    def _enable_event_detect(self) -> None:
        self._check()
        self._seen = self.net.level(self._number)
        self._alert = True

    def _disable_event_detect(self) -> None:
        self._check()
        self._alert = False

    def _call_when_changed(self) -> None:
        method = self._when_changed()
        if method is not None and not self.deaf:
            method(self.factory.ticks(), int(self._seen))


class MatrixFactory(MockFactory):  # type: ignore[misc]  # gpiozero has no types
    """Makes pins in a net, on the net's time. Pins in `busy` belong to another program."""

    def __init__(self, net: Net) -> None:
        """Make the pins of a Raspberry Pi 3."""
        super().__init__(revision="a02082", pin_class=MatrixPin)
        self.net = net
        self.busy: set[int] = set()

    def pin(self, name: Any, pin_class: Any = None, **kwargs: Any) -> Any:
        """Return a pin, unless another program has it."""
        if name in self.busy:
            raise LibraryError("GPIO busy")
        return super().pin(name, pin_class, **kwargs)

    def ticks(self) -> float:
        """Return the time of the net in seconds."""
        return self.net.now_us() / 1_000_000
