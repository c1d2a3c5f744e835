"""The clock in the second room: always the newest time, and only when it has changed."""

from clock.devices.ports.repeater import AFTER_MS
from clock.settings.ports import Figures, Port, PortWiring, RepeaterWiring
from clock.settings.wiring import Wiring
from clock.signs import Runs, Signs, Stands
from clock.troubles import Device, Missing, PortBlocked
from clock.values import replace
from tests.devices.wall import Wall

PORT = Port("/dev/serial0")
MINE = (Device.REPEATER,)


class SecondRoom(Wall):
    """A wall with a repeater beside all the rest."""

    def __init__(self, figures: Figures = Figures.TEXT) -> None:
        super().__init__(replace(Wiring(), ports=PortWiring(repeater=RepeaterWiring(PORT, figures))))
        self.lines.plugged.add(PORT)

    @property
    def shown(self) -> list[bytes]:
        """Return what was sent to the display so far."""
        return self.lines.at(PORT).sent


def test_it_counts_down_by_itself() -> None:
    """Each second a moment after the screen has it: what has begun to run out still counts."""
    room = SecondRoom()
    room.run(100)
    room.devices.show(Signs(left=Runs(63_000)))
    room.run(2_999)
    assert room.shown == [b"\n", b"1:03\n", b"1:02\n", b"1:01\n"]

    room.run(3000 + AFTER_MS - 1)
    assert room.shown[-1] == b"1:01\n"
    room.run(3000 + AFTER_MS)
    assert room.shown[-1] == b"1:00\n"
    room.run(70_000)
    assert room.shown[-2:] == [b"0:01\n", b"0:00\n"]
    assert room.resting


def test_a_clock_that_stands_costs_nothing() -> None:
    """It is shown once, with a point in place of the colon."""
    room = SecondRoom()
    room.devices.show(Signs(left=Stands(754_000)))
    room.run(60_000)

    assert room.shown == [b"12.34\n"]
    assert room.resting


def test_a_night_that_is_over_is_dark() -> None:
    """Nothing is left to count."""
    room = SecondRoom(Figures.SPARKFUN)
    room.devices.show(Signs(left=Stands(754_000)))
    room.run(100)
    room.devices.show(Signs())
    room.run(200)

    assert room.shown[-1] == bytes((0x79, 0)) + b"    " + bytes((0x77, 0))


def test_at_the_end_it_goes_dark() -> None:
    """A display that stands on its last time would be believed."""
    room = SecondRoom()
    room.devices.show(Signs(left=Stands(754_000)))
    room.run(100)
    line = room.lines.at(PORT)
    room.devices.close()

    assert line.sent == [b"12.34\n", b"\n"]
    assert line.closed


def test_one_that_comes_back_shows_the_present() -> None:
    """What it missed it has missed."""
    room = SecondRoom()
    room.devices.show(Signs(left=Runs(600_000)))
    room.run(10_500)
    room.lines.at(PORT).end(PortBlocked("/dev/serial0"))
    room.run(11_000)
    assert room.troubles == (Missing(MINE, PortBlocked("/dev/serial0"), lost=True),)

    room.run(60_500)
    assert not room.troubles
    assert room.shown[0] == b"9:49\n"  # opened again a second after it was lost, at 11.5 s
    assert room.shown[-1] == b"9:00\n"
