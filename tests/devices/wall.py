"""A box on the wall with everything wired, on time that only a test moves."""

import heapq
from collections.abc import Callable
from functools import partial
from threading import Event

from gpiozero import GPIOZeroError

from clock.devices import Box, Devices, Header
from clock.devices.attached import Unusable
from clock.press import Control, Press, Release
from clock.settings.wiring import Active, Wiring
from clock.troubles import Cause, Trouble
from tests.devices.cables import Cables
from tests.devices.matrix import GROUND, SUPPLY, LibraryError, MatrixFactory, Net

MS = 1000
"""A millisecond in the microseconds that the wall counts."""


class Wall:
    """Buttons, keypad, lamps and buzzer over mock pins, with the real devices on them.

    Time counts in microseconds from 0. What a test plans `at` a time happens as time passes, also in the
    middle of a scan; the devices are turned when they want to be, and `turns` counts how often.
    """

    def __init__(self, wiring: Wiring | None = None, lag_us: int = 0) -> None:
        self.wiring = Wiring() if wiring is None else wiring
        self.us = 0
        self.net = Net(lambda: self.us, lag_us)
        self.factory = MatrixFactory(self.net)
        self.no_header: Cause | None = None
        self.presses: list[Press | Release] = []
        self._troubles: tuple[Trouble, ...] = ()
        self.turns = 0
        self._rung = Event()
        self._due_ms: int | None = 0
        self._planned: list[tuple[int, int, Callable[[], None]]] = []
        self._plans = 0
        self.lines = Cables()
        box = Box(self._now_ms, self._happen_for, self.header, self.lines.line)
        self.devices = Devices(self.wiring, box, self.presses.append, self._told, self._rung)

    # What a test does

    def at(self, ms: float, happens: Callable[[], None]) -> None:
        """Plan something for a time in milliseconds."""
        heapq.heappush(self._planned, (round(ms * MS), self._plans, happens))
        self._plans += 1

    def push(self, control: Control, *times_ms: float) -> None:
        """Plan the contact of a button or key to close, open, close … at these times."""
        for number, ms in enumerate(times_ms):
            self.at(ms, partial(self.touch, control, closed=number % 2 == 0))

    def touch(self, control: Control, *, closed: bool) -> None:
        """Close or open the contact of a button or key now."""
        (self.net.join if closed else self.net.part)(*self.contact(control))

    def run(self, until_ms: float) -> None:
        """Let time pass, with the devices turned whenever they want to be."""
        until_us = round(until_ms * MS)
        while True:
            due_us = until_us + 1 if self._due_ms is None else max(self._due_ms * MS, self.us)
            if self._rung.is_set():
                due_us = self.us
            if self._next_us() < due_us and self._next_us() <= until_us:
                self._happen_until(self._next_us())
            elif due_us <= until_us:
                self.us = due_us
                self._turn()
            else:
                break
        self.us = until_us

    def run_asleep(self, until_ms: float) -> None:
        """Let time pass while the devices' thread gets no turn."""
        self._happen_until(round(until_ms * MS))

    # What it sees

    @property
    def pressed(self) -> list[Control]:
        """Return the controls that were pressed so far."""
        return [press.control for press in self.presses if isinstance(press, Press)]

    @property
    def troubles(self) -> tuple[Trouble, ...]:
        """Return what was told last to be wrong."""
        return self._troubles

    @property
    def resting(self) -> bool:
        """Return whether nothing is due by itself."""
        return self._due_ms is None and not self._rung.is_set()

    def high(self, pin: int) -> bool:
        """Return whether a pin is high."""
        return self.net.level(pin)

    def contact(self, control: Control) -> tuple[int, int]:
        """Return what a button or key joins: pins, or a pin and ground or supply."""
        buttons = self.wiring.buttons
        for button, pin in ((Control.PAUSE, buttons.pause), (Control.SKIP, buttons.skip)):
            if control is button:
                assert pin is not None
                return pin, SUPPLY if buttons.pressed is Active.HIGH else GROUND
        keypad = self.wiring.keypad
        row = next(number for number, keys in enumerate(keypad.keys) if control in keys)
        return keypad.rows[row], keypad.columns[keypad.keys[row].index(control)]

    # Time

    def header(self) -> Header:
        """Return the pins, or raise what a test says is wrong with them."""
        if self.no_header is not None:
            raise Unusable(self.no_header)
        return Header(self.factory, (GPIOZeroError, LibraryError), self._now_ms)

    def _told(self, troubles: tuple[Trouble, ...]) -> None:
        self._troubles = troubles

    def _now_ms(self) -> int:
        return self.us // MS

    def _next_us(self) -> int:
        return self._planned[0][0] if self._planned else 10**15

    def _happen_for(self, us: int) -> None:
        self._happen_until(self.us + us)

    def _happen_until(self, until_us: int) -> None:
        while self._next_us() <= until_us:
            us, _, happens = heapq.heappop(self._planned)
            self.us = max(self.us, us)
            happens()
        self.us = until_us

    def _turn(self) -> None:
        self._rung.clear()
        self.turns += 1
        self._due_ms = self.devices.turn(self._now_ms())
