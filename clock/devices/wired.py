"""Which devices a box has by its wiring, and how each is opened: the one place that knows them all."""

from collections import deque
from collections.abc import Callable, Iterator
from functools import partial

from clock.devices.attached import Attached, Opening, ToldPress
from clock.devices.box import Box
from clock.devices.button import Button
from clock.devices.buzzer import Buzzer
from clock.devices.keypad import Keypad
from clock.devices.lamp import Lamp
from clock.devices.ports.button_box import ButtonBox
from clock.devices.ports.cec import Cec
from clock.devices.ports.line import Line
from clock.devices.ports.repeater import Repeater
from clock.devices.ports.television import Television
from clock.press import Control
from clock.settings.ports import Port, Tongue
from clock.settings.wiring import Wiring
from clock.signs import Buzz, Light, Signs
from clock.troubles import Device
from clock.values import Struct


class Wires(Struct, frozen=True):
    """What devices and the clock have between them, whatever the device.

    Presses go to `press`, on the devices' thread. `signs` returns those that stand now, `buzzes` holds
    the one that was asked for last. `wake` may be called from any thread, and brings a turn.
    """

    press: ToldPress
    signs: Callable[[], Signs]
    buzzes: deque[Buzz]
    wake: Callable[[], None]


def wired(wiring: Wiring, box: Box, wires: Wires) -> Iterator[tuple[Device, Opening]]:
    """Give every device that the wiring has, and what opens it."""
    yield from _buttons(wiring, box, wires)
    if wiring.keypad.rows:
        yield Device.KEYPAD, lambda: Keypad(box.header(), wiring.keypad, wires.press, wires.wake, box.settle)
    yield from _lamps(wiring, box, wires)
    pin = wiring.buzzer.pin
    if pin is not None:
        yield Device.BUZZER, lambda: Buzzer(box.header(), pin, wiring.buzzer, wires.buzzes)
    yield from _at_ports(wiring, box, wires)


def _buttons(wiring: Wiring, box: Box, wires: Wires) -> Iterator[tuple[Device, Opening]]:
    def opened(pin: int, control: Control) -> Attached:
        return Button(box.header(), pin, control, wiring.buttons, wires.press, wires.wake)

    if wiring.buttons.pause is not None:
        yield Device.PAUSE_BUTTON, partial(opened, wiring.buttons.pause, Control.PAUSE)
    if wiring.buttons.skip is not None:
        yield Device.SKIP_BUTTON, partial(opened, wiring.buttons.skip, Control.SKIP)


def _lamps(wiring: Wiring, box: Box, wires: Wires) -> Iterator[tuple[Device, Opening]]:
    def opened(pin: int, is_to: Callable[[], Light]) -> Attached:
        return Lamp(box.header(), pin, wiring.lamps.lit, is_to)

    if wiring.lamps.pause is not None:
        yield Device.PAUSE_LAMP, partial(opened, wiring.lamps.pause, lambda: wires.signs().lamps.pause)
    if wiring.lamps.skip is not None:
        yield Device.SKIP_LAMP, partial(opened, wiring.lamps.skip, lambda: wires.signs().lamps.skip)


def _at_ports(wiring: Wiring, box: Box, wires: Wires) -> Iterator[tuple[Device, Opening]]:
    def line(port: Port, baud: int) -> Line:
        return box.line(port, baud, wires.wake)

    keys, repeater, tv = wiring.ports.button_box, wiring.ports.repeater, wiring.ports.television
    if keys is not None:
        yield (
            Device.BUTTON_BOX,
            lambda: ButtonBox(line(keys.port, keys.baud), str(keys.port), wires.press, box.now_ms),
        )
    if repeater is not None:
        yield (
            Device.REPEATER,
            lambda: Repeater(
                line(repeater.port, repeater.baud), repeater.figures, lambda: wires.signs().left
            ),
        )
    if tv is not None and tv.tongue is Tongue.CEC:
        yield Device.TELEVISION, lambda: Cec(str(tv.port), lambda: wires.signs().television, wires.wake)
    elif tv is not None:
        yield (
            Device.TELEVISION,
            lambda: Television(line(tv.port, tv.baud), tv, lambda: wires.signs().television),
        )
