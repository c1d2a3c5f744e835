"""`test-panel`: every button and key live in the terminal, for whoever stands on the ladder."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from threading import Event

import click

from clock.files.faults import BadFile
from clock.lamps import Buzz, Lamp, Lamps
from clock.moment import BoxTime, Time
from clock.press import Control, Press, Release
from clock.settings import Wiring
from clock.troubles import Trouble
from clock.verbs.hands import Hands, host_wiring, on_pins
from clock.words import words_in

HEAD = "Press every button and key once. In brackets: down now. With a +: was pressed. Ctrl+C ends."

REFUSED_BY = Control.STAR
"""The key at which the buzzer sounds as for a refusal; at every other it is short."""

CELL = 8


@dataclass(slots=True)
class Panel:
    """What is down, what was pressed so far, and what is wrong; `buzz` is what the last press asks for."""

    wiring: Wiring
    down: set[Control] = field(default_factory=set)
    pressed: set[Control] = field(default_factory=set)
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
    def lamps(self) -> Lamps:
        """Return what the lamps should do: blink, and shine while their button is down."""
        return Lamps(self._lamp(Control.PAUSE), self._lamp(Control.SKIP))

    def lines(self) -> Iterator[str]:
        """Give the panel as it stands."""
        buttons, lamps = self.wiring.buttons, self.wiring.lamps
        yield HEAD
        yield ""
        yield self._button(Control.PAUSE, buttons.pause, lamps.pause)
        yield self._button(Control.SKIP, buttons.skip, lamps.skip)
        yield f"{'buzzer':<{CELL}}  {_pin(self.wiring.buzzer.pin)}"
        yield from self._keypad()
        words = words_in("en").hardware
        for trouble in self.troubles:
            yield ""
            yield words.trouble(trouble)
            yield words.remedy(trouble)

    def _lamp(self, button: Control) -> Lamp:
        return Lamp.ON if button in self.down else Lamp.BLINKING

    def _button(self, control: Control, pin: int | None, lamp: int | None) -> str:
        return f"{self._shown(control):<{CELL}}  {_pin(pin):<{CELL}}  lamp {_pin(lamp)}"

    def _keypad(self) -> Iterator[str]:
        keypad = self.wiring.keypad
        if keypad.rows:
            yield ""
            yield "".join(f"{head:>{CELL}}" for head in ("keypad", *(_pin(pin) for pin in keypad.columns)))
            for pin, keys in zip(keypad.rows, keypad.keys, strict=True):
                yield "".join(f"{cell:>{CELL}}" for cell in (_pin(pin), *(self._shown(key) for key in keys)))

    def _shown(self, control: Control) -> str:
        name = control.value.upper()
        if control in self.down:
            return f"[{name}]"
        return f"{name}+" if control in self.pressed else f"{name} "


@click.command("test-panel")
def test_panel() -> None:
    """Show every button and key that is pressed, live, with its pins.

    The lamps blink, and shine while their button is down; the buzzer answers each key, and `*` as a refusal.
    Exit 1 where nothing can be tested.
    """
    try:
        wiring = host_wiring()
    except BadFile as error:
        click.echo(error, err=True)
        sys.exit(1)
    panel, rung, time = Panel(wiring), Event(), BoxTime()
    hands = on_pins(wiring, time, panel.take, panel.warn)(rung)
    try:
        if not watch(panel, hands, rung, time, _show):
            sys.exit(1)
    except KeyboardInterrupt:
        click.echo()
    finally:
        hands.close()


def watch(panel: Panel, hands: Hands, rung: Event, time: Time, show: Callable[[str], None]) -> bool:
    """Show the panel whenever it changes; return False at once where no device is there."""
    shown, lit = "", None
    while True:
        rung.clear()
        due_ms = hands.turn(time.now().boot_ms)
        if panel.buzz is not None:
            hands.buzz(panel.buzz)
            panel.buzz = None
        if panel.lamps != lit:
            lit = panel.lamps
            hands.light(lit)
        text = "\n".join(panel.lines())
        if text != shown:
            shown = text
            show(text)
        if not hands.up():
            return False
        rung.wait(None if due_ms is None else max(0, due_ms - time.now().boot_ms) / 1000)


def _pin(pin: int | None) -> str:
    return "no pin" if pin is None else f"pin {pin}"


def _show(text: str) -> None:
    if sys.stdout.isatty():
        click.clear()
    click.echo(text)
