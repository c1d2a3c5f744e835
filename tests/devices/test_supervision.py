"""Devices that are absent, up or lost, and come back by themselves."""

from dataclasses import dataclass, field
from threading import Event

import pytest

from clock.devices import Box, Devices
from clock.devices.attached import Attached, Unusable
from clock.devices.supervision import KNOWN_MS, LONGEST_WAIT_MS, State, Supervised
from clock.press import Control, Press, Release, Source
from clock.troubles import Cause, Device, Fault, Hangs, Missing, NoPins, PinFails, PinInUse, PinsForbidden
from clock.values import replace
from tests.devices.wall import Wall

ALL = (
    *(Device.PAUSE_BUTTON, Device.SKIP_BUTTON, Device.KEYPAD),
    *(Device.PAUSE_LAMP, Device.SKIP_LAMP, Device.BUZZER),
)
IN_USE, FAILS = PinInUse(25), PinFails(25, "bad handle")


@dataclass
class Bell:
    """A device that is there, fails or is missing as a test says, and counts what is done with it."""

    missing: Cause | None = None
    fails: Cause | None = None
    opened: list[int] = field(default_factory=list)
    closed: int = 0
    now_ms: int = 0
    faults: tuple[Fault, ...] = ()
    there: bool = True

    def open(self) -> Attached:
        """Be opened."""
        self.opened.append(self.now_ms)
        if self.missing is not None:
            raise Unusable(self.missing)
        return self

    def turn(self, now_ms: int) -> int | None:
        """Do nothing, or fail."""
        if self.fails is not None:
            raise Unusable(self.fails)
        return None

    def close(self) -> None:
        """Be closed."""
        self.closed += 1


def waited(bell: Bell, until_ms: int) -> Supervised:
    """Return a bell's supervision after it was turned at every moment it wanted to be."""
    supervised = Supervised(Device.BUZZER, bell.open)
    pass_time(supervised, bell, until_ms)
    return supervised


def pass_time(supervised: Supervised, bell: Bell, until_ms: int) -> None:
    """Turn a device at every moment it wants to be, and once at the end."""
    due_ms: int | None = bell.now_ms
    while due_ms is not None and due_ms <= until_ms:
        bell.now_ms = due_ms
        due_ms = supervised.turn(due_ms)
    bell.now_ms = until_ms


def test_a_device_that_is_there_is_up() -> None:
    """It is opened at the first turn."""
    bell = Bell()
    supervised = waited(bell, 10_000)

    assert (supervised.state, supervised.cause) == (State.UP, None)
    assert bell.opened == [0]


def test_one_that_is_absent_is_tried_ever_less_often() -> None:
    """After 1, 2, 4 … seconds, and never less often than every half minute."""
    bell = Bell(missing=IN_USE)
    supervised = waited(bell, 130_000)

    assert (supervised.state, supervised.cause) == (State.ABSENT, IN_USE)
    assert bell.opened == [0, 1000, 3000, 7000, 15_000, 31_000, 61_000, 91_000, 121_000]
    bell.missing = None
    pass_time(supervised, bell, 130_000)
    assert supervised.state is State.ABSENT
    supervised.turn(151_000)
    assert (supervised.state, supervised.cause) == (State.UP, None)


def test_one_that_fails_is_lost_and_closed_and_comes_back() -> None:
    """It was there, so it is lost; what it held is let go before it is tried again."""
    bell = Bell()
    supervised = waited(bell, 0)
    bell.fails = FAILS
    supervised.turn(60_000)
    assert (supervised.state, supervised.cause, bell.closed) == (State.LOST, FAILS, 1)
    assert supervised.known

    bell.fails = None
    supervised.turn(60_500)
    assert (supervised.state, supervised.cause) == (State.LOST, FAILS)
    supervised.turn(61_000)
    assert (supervised.state, supervised.cause) == (State.UP, None)


def test_one_whose_port_hangs_is_told_and_may_come_yet() -> None:
    """Nobody knows whether it is there; each further try would hang as well, so there is none."""
    bell = Bell(there=False)
    supervised = waited(bell, KNOWN_MS - 1)
    assert (supervised.known, supervised.cause) == (False, None)
    pass_time(supervised, bell, KNOWN_MS)
    assert (supervised.state, supervised.cause, bell.opened) == (State.ABSENT, Hangs(), [0])
    assert supervised.known

    bell.there = True
    supervised.turn(2 * KNOWN_MS)
    assert (supervised.state, supervised.cause, bell.opened) == (State.UP, None, [0])


def test_one_that_fails_again_and_again_is_left_alone_for_longer() -> None:
    """A device that opens and fails at once is not tried every second of a night."""
    bell = Bell(fails=FAILS)
    supervised = waited(bell, 200_000)

    assert supervised.state is State.LOST
    assert bell.opened[-1] - bell.opened[-2] == LONGEST_WAIT_MS
    assert len(bell.opened) == bell.closed


@pytest.mark.parametrize("cause", [NoPins(), PinsForbidden()])
def test_what_all_devices_lack_is_told_once(cause: Cause) -> None:
    """No pins at all: one trouble with all its devices, not six."""
    wall = Wall()
    wall.no_header = cause
    wall.run(1000)

    assert wall.troubles == (Missing(ALL, cause),)
    assert wall.devices.up() == ()
    wall.no_header = None
    wall.run(10_000)
    assert not wall.troubles
    assert wall.devices.up() == ALL


def test_a_pin_in_use_costs_only_its_own_device() -> None:
    """Everything else works; the cause names the pin."""
    wall = Wall()
    wall.factory.busy.update({17, 24})
    wall.push(Control.SKIP, 500, 600)
    wall.push(Control.FIVE, 500, 600)
    wall.run(1000)

    assert set(wall.pressed) == {Control.SKIP, Control.FIVE}
    assert wall.troubles == (
        Missing((Device.PAUSE_BUTTON,), PinInUse(17)),
        Missing((Device.SKIP_LAMP,), PinInUse(24)),
    )


def test_a_keypad_that_fails_while_it_scans_is_lost_and_comes_back() -> None:
    """No row stays driven, and the keys work again by themselves."""
    wall = Wall()
    wall.push(Control.FIVE, 1000, 5000)
    wall.run(1020)
    wall.factory.pin(20).broken = True
    wall.run(1100)

    assert wall.troubles == (Missing((Device.KEYPAD,), PinFails(20, "bad handle"), lost=True),)
    assert wall.presses[-1] == Release(Control.FIVE, 1025, Source.KEYPAD)
    assert all(wall.factory.pin(row).function == "input" for row in wall.wiring.keypad.rows)
    wall.factory.pin(20).broken = False
    wall.push(Control.SIX, 10_000, 10_100)
    wall.run(11_000)
    assert not wall.troubles
    assert wall.pressed == [Control.FIVE, Control.SIX]


def test_a_button_that_fails_is_told() -> None:
    """Its pin is read while it is pressed; that is when it shows."""
    wall = Wall()
    wall.push(Control.PAUSE, 1000, 1500)
    wall.run(1100)
    wall.factory.pin(17).broken = True
    wall.run(1300)
    assert wall.troubles == (Missing((Device.PAUSE_BUTTON,), PinFails(17, "bad handle"), lost=True),)
    assert [type(press) for press in wall.presses] == [Press, Release]

    wall.factory.pin(17).broken = False
    wall.run(5000)
    wall.push(Control.PAUSE, 6000, 6100)
    wall.run(7000)
    assert not wall.troubles
    assert wall.pressed == [Control.PAUSE] * 2


def test_what_is_not_wired_is_not_missed() -> None:
    """A box with a pause button alone has one device."""
    wiring = Wall().wiring
    bare = replace(
        wiring,
        buttons=replace(wiring.buttons, skip=None),
        lamps=replace(wiring.lamps, pause=None, skip=None),
        buzzer=replace(wiring.buzzer, pin=None),
        keypad=replace(wiring.keypad, rows=(), columns=()),
    )
    wall = Wall(bare)
    wall.run(100)

    assert wall.devices.up() == (Device.PAUSE_BUTTON,)


def test_closed_devices_hold_nothing() -> None:
    """Every pin is an input again, and the same pins can be opened anew."""
    wall = Wall()
    wall.run(100)
    wall.devices.close()
    assert all(pin.function == "input" and not pin.watched for pin in wall.net.pins.values())

    again = Wall()
    again.factory, again.net = wall.factory, wall.net
    again.run(100)
    assert again.devices.up() == ALL


def test_that_nothing_is_wrong_is_told_once() -> None:
    """Whoever opens the devices anew after a failure takes back what was told of it."""
    wall, told = Wall(), list[object]()
    box = Box(lambda: wall.us // 1000, lambda _: None, wall.header, wall.lines.line)
    devices = Devices(wall.wiring, box, lambda _: None, told.append, Event())
    for now_ms in (0, 100, 200):
        devices.turn(now_ms)

    assert told == [()]
