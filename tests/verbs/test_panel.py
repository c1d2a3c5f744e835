"""`test-panel`: what the person on the ladder sees, hears and is told."""

from threading import Event

import pytest
from click.testing import CliRunner

from clock.__main__ import main
from clock.devices import Box, Devices
from clock.moment import Moment
from clock.press import Control, Press, Release
from clock.settings.ports import ButtonBoxWiring, Port, PortWiring, RepeaterWiring, TelevisionWiring, Tongue
from clock.settings.wiring import Wiring
from clock.signs import Lamps, Light, Stands
from clock.troubles import Device, Missing, PinInUse, PinsForbidden, Stuck
from clock.values import replace
from clock.verbs.test_panel import Panel, watch
from tests.devices.wall import Wall


def cells(panel: Panel) -> list[list[str]]:
    """Return the panel's lines as words."""
    return [line.split() for line in panel.lines()]


def test_the_panel_shows_every_control_with_its_pins() -> None:
    """Rows and columns stand where they stand on the wall."""
    shown = cells(Panel(Wiring()))

    assert ["PAUSE", "pin", "17", "lamp", "pin", "23"] in shown
    assert ["SKIP", "pin", "27", "lamp", "pin", "24"] in shown
    assert ["keys", *["pin", "12", "pin", "16", "pin", "20", "pin", "21"]] in shown
    assert ["pin", "13", "7", "8", "9", "C"] in shown


def test_what_is_down_and_what_was_pressed_can_be_told_apart() -> None:
    """A key in brackets is down; one with a plus has worked."""
    panel = Panel(Wiring())
    panel.take(Press(Control.FIVE, 0))
    panel.take(Release(Control.FIVE, 100))
    panel.take(Press(Control.SIX, 200))
    panel.take(Press(Control.PAUSE, 300))

    assert ["pin", "6", "4", "5+", "[6]", "B"] in cells(panel)
    assert ["[PAUSE]", "pin", "17", "lamp", "pin", "23"] in cells(panel)
    assert panel.signs.lamps == Lamps(Light.ON, Light.BLINKING)


def test_a_box_without_keypad_and_lamp() -> None:
    """What is not wired is said to be so."""
    usual = Wiring()
    wiring = replace(
        usual,
        lamps=replace(usual.lamps, skip=None),
        keypad=replace(usual.keypad, rows=(), columns=()),
    )
    shown = cells(Panel(wiring))

    assert ["SKIP", "pin", "27", "lamp", "no", "pin"] in shown
    assert not any("keys" in line for line in shown)


def test_what_is_at_the_ports_is_shown_with_its_port() -> None:
    """The keys of a button box are shown where those of a keypad are, which it may do without."""
    usual = Wiring()
    wiring = replace(
        usual,
        keypad=replace(usual.keypad, rows=(), columns=()),
        ports=PortWiring(
            ButtonBoxWiring(Port("/dev/serial/by-id/usb-box")),
            RepeaterWiring(Port("/dev/serial0")),
            TelevisionWiring(Tongue.CEC, Port("/dev/cec0")),
        ),
    )
    panel = Panel(wiring)
    panel.up = (Device.BUTTON_BOX, Device.TELEVISION)
    panel.take(Press(Control.FIVE, 0))
    lines = list(panel.lines())

    assert ["4", "[5]", "6", "B"] in cells(panel)
    assert "button box at usb-box: its keys are those above; there" in lines
    assert "clock in the second room at /dev/serial0: shows 12:34; not yet there" in lines
    assert "TV at /dev/cec0: is only asked; there" in lines
    assert panel.signs.left == Stands(754_000)
    assert panel.signs.television is None


def test_a_device_that_has_yet_to_answer_is_waited_for() -> None:
    """A box at a port says hello after a while; only when it is known to be missing does the panel end."""
    port = Port("/dev/serial/by-id/usb-box")
    wall = Wall(replace(Wiring(), ports=PortWiring(ButtonBoxWiring(port))))
    wall.no_header = PinsForbidden()
    wall.lines.plugged.add(port)
    ladder, panel, shown = Ladder(wall, 60_000), Panel(wall.wiring), list[str]()
    devices = Devices(wall.wiring, ladder.box, panel.take, panel.warn, ladder)

    assert not watch(panel, devices, ladder, ladder, shown.append)
    assert "no answer at usb-box" in shown[-1]
    assert ladder.now().boot_ms >= 6000


def test_troubles_are_told_with_what_to_do() -> None:
    """Both the sentence and its remedy stand below the panel."""
    panel = Panel(Wiring())
    panel.warn((Missing((Device.KEYPAD,), PinInUse(16)), Stuck((Control.PAUSE,))))
    text = "\n".join(panel.lines())

    assert "Keypad: pin 16 is in use by another program.\nStop that program" in text
    assert "PAUSE is held down without end.\nLet go" in text


class Ladder(Event):
    """A ring on the wall's time: whoever waits for it lets that pass, and at the end it is Ctrl+C."""

    def __init__(self, wall: Wall, until_ms: int) -> None:
        super().__init__()
        self.wall = wall
        self.until_ms = until_ms

    def wait(self, timeout: float | None = None) -> bool:
        """Let a millisecond pass, unless it rings."""
        if not self.is_set():
            self.settle(1000)
        if self.now().boot_ms >= self.until_ms:
            raise KeyboardInterrupt
        return True

    @property
    def box(self) -> Box:
        """Return the wall as its devices find it."""
        return Box(lambda: self.now().boot_ms, self.settle, self.wall.header, self.wall.lines.line)

    def now(self) -> Moment:
        """Return the wall's time."""
        return Moment("boot", self.wall.us // 1000)

    def settle(self, us: int) -> None:
        """Let so many microseconds pass."""
        self.wall.run_asleep((self.wall.us + us) / 1000)


def test_the_panel_goes_round_with_the_devices() -> None:
    """A key pressed on the wall is shown, the buzzer answers, and the lamps blink and shine."""
    wall = Wall()
    wall.push(Control.FIVE, 300, 400)
    wall.push(Control.SKIP, 600, 700)
    ladder, panel, shown = Ladder(wall, 1000), Panel(wall.wiring), list[str]()
    devices = Devices(wall.wiring, ladder.box, panel.take, panel.warn, ladder)
    with pytest.raises(KeyboardInterrupt):
        watch(panel, devices, ladder, ladder, shown.append)
    devices.close()

    assert panel.pressed == {Control.FIVE, Control.SKIP}
    assert [("[5]" in text, "[SKIP]" in text) for text in shown] == [
        (False, False),
        (True, False),
        (False, False),
        (False, True),
        (False, False),
    ]
    assert wall.factory.pin(25).driven == [False, True] * 2 + [False]
    assert True in wall.factory.pin(23).driven


def test_where_nothing_is_there_the_panel_ends_with_why() -> None:
    """A person on a ladder is not left waiting."""
    wall = Wall()
    wall.no_header = PinsForbidden()
    ladder, panel, shown = Ladder(wall, 1000), Panel(wall.wiring), list[str]()
    devices = Devices(wall.wiring, ladder.box, panel.take, panel.warn, ladder)

    assert not watch(panel, devices, ladder, ladder, shown.append)
    assert "the clock may not use the pins" in shown[-1]


def test_it_is_a_verb() -> None:
    """The wiring page sends people there."""
    told = CliRunner().invoke(main, ["test-panel", "--help"])

    assert told.exit_code == 0
    assert "Exit 1 where nothing can be tested." in told.output
