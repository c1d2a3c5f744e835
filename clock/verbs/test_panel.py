"""`test-panel`: all that hangs on the box, live in the terminal, for whoever stands on the ladder."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from threading import Event

import click

from clock.appliance.devices import Devices, host_wiring, on_this_box
from clock.files.faults import BadFile
from clock.moment import BoxTime, Time
from clock.press import Control, Press, Release
from clock.settings.wiring import Wiring
from clock.signs import Buzz, Lamps, Light, Signs, Stands
from clock.tournament.structure import MINUTE, SECOND
from clock.troubles import Device, Trouble
from clock.verbs.wires import cables
from clock.words import words_in

HEAD = "Press every button and key once. In brackets: down now. With a +: was pressed. Ctrl+C ends."

REFUSED_BY = Control.STAR
"""The key at which the buzzer sounds as for a refusal; at every other it is short."""

SECOND_ROOM = Stands(12 * MINUTE + 34 * SECOND)
"""What the clock in the second room shows: every figure another one."""

CELL = 8


@dataclass(slots=True)
class Panel:
    """What is there, is down, was pressed so far, and is wrong; `buzz` is what the last press asks for."""

    wiring: Wiring
    down: set[Control] = field(default_factory=set)
    pressed: set[Control] = field(default_factory=set)
    up: tuple[Device, ...] = ()
    troubles: tuple[Trouble, ...] = ()
    buzz: Buzz | None = None

    def take(self, press: Press | Release) -> None:
        """Take a press or a release."""
        if isinstance(press, Press):
            self.down.add(press.control)
            self.pressed.add(press.control)
            self.buzz = Buzz.REFUSED if press.control is REFUSED_BY else Buzz.TAKEN
        else:
            self.down.discard(press.control)

    def warn(self, troubles: tuple[Trouble, ...]) -> None:
        """Take what is wrong."""
        self.troubles = troubles

    @property
    def signs(self) -> Signs:
        """Return what is to be shown: lamps blink, or shine while their button is down; the TV is left."""
        return Signs(Lamps(self._lamp(Control.PAUSE), self._lamp(Control.SKIP)), SECOND_ROOM)

    def lines(self) -> Iterator[str]:
        """Give the panel as it stands."""
        buttons, lamps = self.wiring.buttons, self.wiring.lamps
        yield HEAD
        yield ""
        yield self._button(Control.PAUSE, buttons.pause, lamps.pause)
        yield self._button(Control.SKIP, buttons.skip, lamps.skip)
        yield f"{'buzzer':<{CELL}}  {_pin(self.wiring.buzzer.pin)}"
        yield from self._keys()
        yield from self._ports()
        words = words_in("en").hardware
        for trouble in self.troubles:
            yield ""
            yield words.trouble(trouble)
            yield words.remedy(trouble)

    def _lamp(self, button: Control) -> Light:
        return Light.ON if button in self.down else Light.BLINKING

    def _button(self, control: Control, pin: int | None, lamp: int | None) -> str:
        return f"{self._shown(control):<{CELL}}  {_pin(pin):<{CELL}}  lamp {_pin(lamp)}"

    def _keys(self) -> Iterator[str]:
        """Give the keys as they stand on the wall, with the pins of a keypad that has some."""
        keypad = self.wiring.keypad
        if not keypad.rows and self.wiring.ports.button_box is None:
            return
        rows = [_pin(pin) for pin in keypad.rows] or [""] * len(keypad.keys)
        yield ""
        yield "".join(f"{head:>{CELL}}" for head in ("keys", *(_pin(pin) for pin in keypad.columns)))
        for pin, keys in zip(rows, keypad.keys, strict=True):
            yield "".join(f"{cell:>{CELL}}" for cell in (pin, *(self._shown(key) for key in keys)))

    def _ports(self) -> Iterator[str]:
        """Give what is at the ports, and whether it is there."""
        there = [cable for cable in cables(self.wiring) if cable.port is not None]
        if there:
            yield ""
        for cable in there:
            answers = "there" if cable.device in self.up else "not yet there"
            yield f"{cable.name} at {cable.port}: {cable.tried}; {answers}"

    def _shown(self, control: Control) -> str:
        name = control.value.upper()
        if control in self.down:
            return f"[{name}]"
        return f"{name}+" if control in self.pressed else f"{name} "


@click.command("test-panel")
def test_panel() -> None:
    """Show every button and key that is pressed, live, with its pins, and what is at the ports.

    The lamps blink, and shine while their button is down; the buzzer answers each key, and `*` as a refusal.
    The clock in the second room shows 12:34. The TV is asked whether it is on, and stays as it is.

    Exit 1 where nothing can be tested.
    """
    try:
        wiring = host_wiring()
    except BadFile as error:
        click.echo(error, err=True)
        sys.exit(1)
    panel, rung, time = Panel(wiring), Event(), BoxTime()
    devices = on_this_box(wiring, time, panel.take, panel.warn)(rung)
    try:
        if not watch(panel, devices, rung, time, _show):
            sys.exit(1)
    except KeyboardInterrupt:
        click.echo()
    finally:
        devices.close()


def watch(panel: Panel, devices: Devices, rung: Event, time: Time, show: Callable[[str], None]) -> bool:
    """Show the panel whenever it changes; return False as soon as it is known that no device is there."""
    shown, signs = "", None
    while True:
        rung.clear()
        due_ms = devices.turn(time.now().boot_ms)
        if panel.buzz is not None:
            devices.buzz(panel.buzz)
            panel.buzz = None
        if panel.signs != signs:
            signs = panel.signs
            devices.show(signs)
        panel.up = devices.up()
        text = "\n".join(panel.lines())
        if text != shown:
            shown = text
            show(text)
        if not devices.up() and not devices.unknown():
            return False
        rung.wait(None if due_ms is None else max(0, due_ms - time.now().boot_ms) / 1000)


def _pin(pin: int | None) -> str:
    return "no pin" if pin is None else f"pin {pin}"


def _show(text: str) -> None:
    if sys.stdout.isatty():
        click.clear()
    click.echo(text)
