"""A matrix keypad: its rows are driven low one after the other, its columns are read.

At rest all rows are low together, and the columns wait for an edge; that costs nothing. An edge starts scans,
which go on until all keys have been up for a while.
"""

from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack

from clock.devices.attached import ToldPress
from clock.devices.header import Header
from clock.devices.pins import Listening
from clock.devices.scans import Crossing, Scan, Scans, Timing, Turned
from clock.devices.touching import touching
from clock.press import Press, Release, Source
from clock.settings.wiring import KeypadWiring, Pull
from clock.troubles import Fault, Stuck

SCAN_MS = 5
"""From one scan to the next, while anybody may be at the keys."""

STUCK_SCAN_MS = 20
"""The same while only stuck keys are down: they hold their columns low, where no edge would be seen."""

WHOLE_COLUMN_MS = 1000
"""After so long, all keys of a column are more likely a wire on ground than a hand."""

DOUBTS = 2
"""How often in a row keys go down and none counts before the wires are looked at: a dead key is hit again."""


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
        """Claim the pins and look at the wires; keys that are down already are stuck. Raises Unusable."""
        self._header = header
        self._wiring = wiring
        self._press = press
        self._wake = wake
        self._settle = settle
        self._stirred = False
        self._due_ms: int | None = header.now_ms()
        self._doubts = 0
        self._seen = self._counted = False
        self._whole_since_ms: int | None = None
        with ExitStack() as claimed:
            self._rows = [_kept(claimed, Listening(header, pin, Pull.UP)) for pin in wiring.rows]
            self._wires = [_kept(claimed, Listening(header, pin, Pull.UP)) for pin in wiring.columns]
            self._look_at_wires()
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
        scan = self._scan()
        turned = self._scans.take(scan, now_ms)
        self._seen |= bool(scan - self._scans.stuck)
        if turned is not None:
            self._counted |= turned.down
            self._hand_on(turned)
        self._look_for_ground(scan, now_ms)
        if any(wire.high for wire in self._grounded):
            self._look_at_wires()
        quiet = self._scans.quiet(now_ms)
        if quiet:
            self._doubt()
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

    def _look_at_wires(self) -> None:
        """See which wires touch; a column on ground is left out until it rises. Nobody may drive them."""
        self._touching = touching(self._rows, self._wires, self._settle)
        low = {one.pin for one in self._touching if one.other is None}
        self._columns = {at: wire for at, wire in enumerate(self._wires) if wire.pin not in low}
        self._grounded = [wire for wire in self._wires if wire.pin in low]

    def _look_for_ground(self, scan: Scan, now_ms: int) -> None:
        """Look at the wires where all keys of a column seem down for long: it may have come to ground."""
        crossed = Counter(column for _, column in scan)
        if len(self._rows) not in crossed.values():
            self._whole_since_ms = None
        elif self._whole_since_ms is None:
            self._whole_since_ms = now_ms
        elif now_ms - self._whole_since_ms >= WHOLE_COLUMN_MS:
            self._whole_since_ms = now_ms
            self._look_at_wires()

    def _doubt(self) -> None:
        """Look at the wires where keys go down and none counts, and whether those still touch that did."""
        if self._counted:
            self._doubts = 0
        elif self._seen:
            self._doubts += 1
        if self._doubts >= DOUBTS or (self._touching and self._counted):
            self._doubts = 0
            self._look_at_wires()
        self._seen = self._counted = False

    def _rest(self, now_ms: int) -> None:
        for row in self._rows:
            row.drive_low()
        self._settle(self._wiring.settle_us)
        self._due_ms, self._stirred = None, False
        for wire in self._wires:
            wire.watch(self._edge)
        if not self._is_at_rest():
            self._rise(now_ms)  # a key went down, or a wire came off ground, before its edge was waited for

    def _is_at_rest(self) -> bool:
        columns = self._columns.values()
        return all(column.high for column in columns) and not any(wire.high for wire in self._grounded)

    def _rise(self, now_ms: int) -> None:
        for wire in self._wires:
            wire.unwatch()
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
