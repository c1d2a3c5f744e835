"""All that hangs on the box, turned on one thread.

Edges come on threads of the library, bytes on those of their lines, and signs are set from the app's. All of
them put down what there is and ring; everything else happens in `turn`, which says when it wants to be called
again, at the latest. At rest that is never, but for what counts or looks by itself.
"""

from collections import deque
from collections.abc import Callable
from threading import Event

from clock.devices.attached import ToldPress
from clock.devices.box import Box
from clock.devices.supervision import State, Supervised
from clock.devices.wired import Wires, wired
from clock.settings.wiring import Wiring
from clock.signs import Buzz, Signs
from clock.troubles import Cause, Device, Missing, Stuck, Trouble

ToldTroubles = Callable[[tuple[Trouble, ...]], None]
"""Takes all that is wrong, at first and whenever that has changed, on the devices' thread."""


class Devices:
    """The devices of one box.

    `press` and `tell` are called with presses and troubles; `rung` is set when a turn is due at once.
    """

    def __init__(self, wiring: Wiring, box: Box, press: ToldPress, tell: ToldTroubles, rung: Event) -> None:
        self._tell = tell
        self._rung = rung
        self._signs = Signs()
        self._buzzes: deque[Buzz] = deque(maxlen=1)
        wires = Wires(press, lambda: self._signs, self._buzzes, rung.set)
        self._devices = tuple(Supervised(device, opening) for device, opening in wired(wiring, box, wires))
        self._told: tuple[Trouble, ...] | None = None

    # From any thread

    def show(self, signs: Signs) -> None:
        """Set what stands until it changes: lamps, the time in the second room, the TV."""
        self._signs = signs
        self._rung.set()

    def buzz(self, buzz: Buzz) -> None:
        """Sound the buzzer."""
        self._buzzes.append(buzz)
        self._rung.set()

    # On the devices' thread

    def turn(self, now_ms: int) -> int | None:
        """Do all that is due, and return when more will be; None: not before it rings."""
        due = [device.turn(now_ms) for device in self._devices]
        troubles = self.troubles()
        if troubles != self._told:
            self._told = troubles
            self._tell(troubles)
        return min((due_ms for due_ms in due if due_ms is not None), default=None)

    def up(self) -> tuple[Device, ...]:
        """Return the devices that are there."""
        return tuple(device.device for device in self._devices if device.state is State.UP)

    def unknown(self) -> tuple[Device, ...]:
        """Return the devices of which nobody knows yet whether they are there."""
        return tuple(device.device for device in self._devices if not device.known)

    def troubles(self) -> tuple[Trouble, ...]:
        """Return what is wrong: devices that are missing, together for one cause, then others' faults."""
        missing: dict[tuple[Cause, bool], list[Device]] = {}
        for device in self._devices:
            if device.cause is not None:
                missing.setdefault((device.cause, device.state is State.LOST), []).append(device.device)
        faults = [fault for device in self._devices for fault in device.faults]
        stuck = tuple(control for fault in faults if isinstance(fault, Stuck) for control in fault.controls)
        return (
            *(Missing(tuple(devices), cause, lost) for (cause, lost), devices in missing.items()),
            *((Stuck(stuck),) if stuck else ()),
            *(fault for fault in faults if not isinstance(fault, Stuck)),
        )

    def close(self) -> None:
        """Let go of everything; lamps and displays go dark."""
        for device in self._devices:
            device.close()
