"""A matrix keypad: its rows are driven low one after the other, its columns are read.

At rest all rows are low together, and the columns wait for an edge; that costs nothing. An edge starts scans,
which go on until all keys have been up for a while.
"""

from collections.abc import Callable
from contextlib import ExitStack

from clock.devices.attached import ToldPress
from clock.devices.header import Header
from clock.devices.pins import Listening
from clock.devices.scans import Crossing, Scan, Scans, Timing, Turned
from clock.devices.touching import touching
from clock.press import Press, Release, Source
from clock.settings import KeypadWiring, Pull
from clock.troubles import Fault, Stuck

SCAN_MS = 5
"""From one scan to the next, while anybody may be at the keys."""

STUCK_SCAN_MS = 20
"""The same while only stuck keys are down: they hold their columns low, where no edge would be seen."""


class Keypad:
    """Turns scans of the matrix into presses.

    The edge that wakes it comes on a thread of the library, which only notes it and calls `wake`. `settle`
    sleeps for a number of microseconds.
    """

    there = True

    def __init__(
        self,
        header: Header,
        wiring: KeypadWiring,
        press: ToldPress,
        wake: Callable[[], None],
        settle: Callable[[int], None],
    ) -> None:
        """Claim the pins and see which wires touch; keys that are down already are stuck. Raises Unusable."""
        self._header = header
        self._wiring = wiring
        self._press = press
        self._wake = wake
        self._settle = settle
        self._stirred = False
        self._due_ms: int | None = header.now_ms()
        with ExitStack() as claimed:
            rows = [_kept(claimed, Listening(header, pin, Pull.UP)) for pin in wiring.rows]
            columns = [_kept(claimed, Listening(header, pin, Pull.UP)) for pin in wiring.columns]
            self._touching = touching(rows, columns, settle)
            grounded = {one.pin for one in self._touching if one.other is None}
            self._rows = rows
            self._columns = {at: wire for at, wire in enumerate(columns) if wire.pin not in grounded}
            timing = Timing(-(-wiring.press_ms // SCAN_MS), wiring.deaf_ms, wiring.release_ms)
            self._scans = Scans(timing, self._scan(), header.now_ms())
            self._claimed = claimed.pop_all()

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Return the keys that are held down without end, as they stand on it, and the wires that touch."""
        stuck = tuple(self._wiring.keys[row][column] for row, column in sorted(self._scans.stuck))
        return (*((Stuck(stuck),) if stuck else ()), *self._touching)

    def turn(self, now_ms: int) -> int | None:
        """Scan the keys if that is due, hand on what is certain, go to rest in the end. Raises Unusable."""
        if self._due_ms is None and self._stirred:
            self._rise(now_ms)
        if self._due_ms is None or self._due_ms > now_ms:
            return self._due_ms
        turned = self._scans.take(self._scan(), now_ms)
        if turned is not None:
            self._hand_on(turned)
        quiet = self._scans.quiet(now_ms)
        if quiet and not self._scans.stuck:
            self._rest(now_ms)
        else:
            self._due_ms = now_ms + (STUCK_SCAN_MS if quiet else SCAN_MS)
        return self._due_ms

    def close(self) -> None:
        """Let up the key that is down, and let go of the pins."""
        if self._scans.pressed is not None:
            self._hand_on(Turned(self._scans.pressed, down=False, at_ms=self._header.now_ms()))
        self._claimed.close()

    def _hand_on(self, turned: Turned) -> None:
        row, column = turned.key
        kind = Press if turned.down else Release
        self._press(kind(self._wiring.keys[row][column], turned.at_ms, Source.KEYPAD))

    def _rest(self, now_ms: int) -> None:
        for row in self._rows:
            row.drive_low()
        self._settle(self._wiring.settle_us)
        self._due_ms, self._stirred = None, False
        for column in self._columns.values():
            column.watch(self._edge)
        if not all(column.high for column in self._columns.values()):
            self._rise(now_ms)  # a key went down before its edge was waited for

    def _rise(self, now_ms: int) -> None:
        for column in self._columns.values():
            column.unwatch()
        for row in self._rows:
            row.let_go()
        self._due_ms, self._stirred = now_ms, False
        self._scans.stir(now_ms)

    def _edge(self, _high: bool, _at_ms: int) -> None:
        self._stirred = True
        self._wake()

    def _scan(self) -> Scan:
        """Return which rows and columns are joined."""
        joined: set[Crossing] = set()
        for number, row in enumerate(self._rows):
            row.drive_low()
            self._settle(self._wiring.settle_us)
            joined.update((number, at) for at, column in self._columns.items() if not column.high)
            row.let_go()
        return frozenset(joined)


def _kept(claimed: ExitStack, wire: Listening) -> Listening:
    """Return a wire that is let go of with the others."""
    claimed.callback(wire.close)
    return wire
