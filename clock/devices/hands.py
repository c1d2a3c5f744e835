"""All that hangs on the pins, turned on one thread: buttons, lamps, buzzer, keypad.

Edges come on threads of the library, lamps and buzzer are set from the app's. All of them put down what there
is and ring; everything else happens in `turn`, which says when it wants to be called again, at the latest. At
rest that is never.
"""

from collections import deque
from collections.abc import Callable, Iterator
from threading import Event

from clock.devices.attached import Opening, ToldPress
from clock.devices.button import Button
from clock.devices.buzzer import Buzzer
from clock.devices.header import Header
from clock.devices.keypad import Keypad
from clock.devices.lamp import Lamp
from clock.devices.supervision import State, Supervised
from clock.lamps import Buzz, Lamps
from clock.lamps import Lamp as Does
from clock.press import Control
from clock.settings import Wiring
from clock.troubles import Cause, Device, Missing, Stuck, Trouble

ToldTroubles = Callable[[tuple[Trouble, ...]], None]
"""Takes all that is wrong whenever that has changed, on the thread of the hands."""


class Hands:
    """The devices of one box. `header` finds its pins, anew for every device that is opened.

    `press` and `tell` are called with presses and troubles; `rung` is set when a turn is due at once.
    `settle` sleeps for a number of microseconds.
    """

    def __init__(
        self,
        wiring: Wiring,
        header: Callable[[], Header],
        press: ToldPress,
        tell: ToldTroubles,
        rung: Event,
        settle: Callable[[int], None],
    ) -> None:
        self._wiring = wiring
        self._header = header
        self._press = press
        self._tell = tell
        self._rung = rung
        self._settle = settle
        self._lamps = Lamps()
        self._buzzes: deque[Buzz] = deque(maxlen=1)
        self._devices = tuple(self._supervised())
        self._told: tuple[Trouble, ...] = ()

    # From any thread

    def light(self, lamps: Lamps) -> None:
        """Set the lamps."""
        self._lamps = lamps
        self._rung.set()

    def buzz(self, buzz: Buzz) -> None:
        """Sound the buzzer."""
        self._buzzes.append(buzz)
        self._rung.set()

    # On the thread of the hands

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

    def troubles(self) -> tuple[Trouble, ...]:
        """Return what is wrong: devices that are missing, together for one cause, then what is stuck."""
        missing: dict[tuple[Cause, bool], list[Device]] = {}
        for device in self._devices:
            if device.cause is not None:
                missing.setdefault((device.cause, device.state is State.LOST), []).append(device.device)
        stuck = tuple(control for device in self._devices for control in device.stuck)
        return (
            *(Missing(tuple(devices), cause, lost) for (cause, lost), devices in missing.items()),
            *((Stuck(stuck),) if stuck else ()),
        )

    def close(self) -> None:
        """Let go of everything; the lamps go out."""
        for device in self._devices:
            device.close()

    # What is wired

    def _supervised(self) -> Iterator[Supervised]:
        buttons, lamps, keypad = self._wiring.buttons, self._wiring.lamps, self._wiring.keypad
        if buttons.pause is not None:
            yield Supervised(Device.PAUSE_BUTTON, self._button(Control.PAUSE, buttons.pause))
        if buttons.skip is not None:
            yield Supervised(Device.SKIP_BUTTON, self._button(Control.SKIP, buttons.skip))
        if keypad.rows:
            yield Supervised(Device.KEYPAD, self._keypad)
        if lamps.pause is not None:
            yield Supervised(Device.PAUSE_LAMP, self._lamp(lamps.pause, lambda: self._lamps.pause))
        if lamps.skip is not None:
            yield Supervised(Device.SKIP_LAMP, self._lamp(lamps.skip, lambda: self._lamps.skip))
        if self._wiring.buzzer.pin is not None:
            yield Supervised(Device.BUZZER, self._buzzer(self._wiring.buzzer.pin))

    def _button(self, control: Control, pin: int) -> Opening:
        def opened() -> Button:
            return Button(self._header(), pin, control, self._wiring.buttons, self._press, self._rung.set)

        return opened

    def _lamp(self, pin: int, is_to: Callable[[], Does]) -> Opening:
        def opened() -> Lamp:
            return Lamp(self._header(), pin, self._wiring.lamps.lit, is_to)

        return opened

    def _buzzer(self, pin: int) -> Opening:
        def opened() -> Buzzer:
            return Buzzer(self._header(), pin, self._wiring.buzzer, self._buzzes)

        return opened

    def _keypad(self) -> Keypad:
        keypad = self._wiring.keypad
        return Keypad(self._header(), keypad, self._press, self._rung.set, self._settle)
