"""A button box at its port: what counts as a press, and when the box is there."""

from clock.press import Control, Press, Release, Source
from clock.settings.ports import ButtonBoxWiring, Port, PortWiring
from clock.settings.wiring import Wiring
from clock.troubles import Chattering, Device, Missing, NoAnswer, NoPort, NotUnderstood, Stuck
from clock.values import replace
from tests.devices.cables import Cable
from tests.devices.wall import Wall

PORT = Port("/dev/serial/by-id/usb-box")
NAME = "usb-box"
MINE = (Device.BUTTON_BOX,)


class Desk(Wall):
    """A wall with a button box at a port and nothing else."""

    def __init__(self, *, plugged: bool = True) -> None:
        usual = Wiring()
        super().__init__(
            replace(
                usual,
                buttons=replace(usual.buttons, pause=None, skip=None),
                lamps=replace(usual.lamps, pause=None, skip=None),
                buzzer=replace(usual.buzzer, pin=None),
                keypad=replace(usual.keypad, rows=(), columns=()),
                ports=PortWiring(button_box=ButtonBoxWiring(PORT)),
            )
        )
        if plugged:
            self.lines.plugged.add(PORT)

    @property
    def box(self) -> Cable:
        """Return the line to the box."""
        return self.lines.at(PORT)

    def says(self, text: str, at_ms: int) -> None:
        """Let the box say something at a time, and let it be taken."""
        self.at(at_ms, lambda: self.box.say(text.encode()))
        self.run(at_ms)

    def lives(self, until_ms: int) -> None:
        """Let the box say every five seconds that nothing is down."""
        for at_ms in range(self.us // 1000 // 5000 * 5000 + 5000, until_ms, 5000):
            self.says("held\n", at_ms)
        self.run(until_ms)


def greeted() -> Desk:
    """Return a desk whose box has said hello."""
    desk = Desk()
    desk.run(10)
    desk.says("hello 1\nheld\n", 20)
    return desk


def test_presses_and_releases() -> None:
    """Down and up are a press and a release, at the moment they came, from the box."""
    desk = greeted()
    desk.says("down 5\n", 100)
    desk.says("up 5\ndown pause\n", 180)
    desk.says("up pause\n", 300)

    assert desk.presses == [
        Press(Control.FIVE, 100, Source.SERIAL),
        Release(Control.FIVE, 180, Source.SERIAL),
        Press(Control.PAUSE, 180, Source.SERIAL),
        Release(Control.PAUSE, 300, Source.SERIAL),
    ]
    assert desk.devices.up() == MINE


def test_it_is_asked_for_its_hello_until_it_comes() -> None:
    """A box that was on before the clock says it when it is asked; one that begins anew by itself."""
    desk = Desk()
    desk.run(2500)
    assert desk.box.sent == [b"?\n"] * 3
    assert (desk.box.baud, desk.devices.up(), desk.devices.unknown()) == (115_200, (), MINE)

    desk.says("hello 1\n", 2600)
    desk.run(4500)
    assert desk.box.sent == [b"?\n"] * 3
    assert desk.devices.up() == MINE


def test_what_is_said_before_the_hello_does_not_count() -> None:
    """A microcontroller that starts says anything."""
    desk = Desk()
    desk.run(10)
    desk.says("down 5\nets Jul 29 2019 rst:0x1\xff\n", 20)
    desk.says("hello 1\nheld\n", 30)

    assert desk.presses == []


def test_a_release_that_was_lost_is_healed() -> None:
    """What is down is told every two seconds while anything is; the rest is up."""
    desk = greeted()
    desk.says("down skip\ndo", 100)
    desk.says("\x80\x80up s\nheld\n", 2100)

    assert desk.pressed == [Control.SKIP]
    assert desk.presses[-1] == Release(Control.SKIP, 2100, Source.SERIAL)


def test_a_press_that_was_lost_is_healed() -> None:
    """A key that is told to be down was pressed."""
    desk = greeted()
    desk.says("held 7\n", 2000)
    desk.says("up 7\n", 2200)

    assert [type(press) for press in desk.presses] == [Press, Release]


def test_what_is_down_from_the_start_is_stuck() -> None:
    """It is told and left out, and counts as soon as it has been up."""
    desk = Desk()
    desk.run(10)
    desk.says("hello 1\nheld pause 5\n", 20)
    assert desk.troubles == (Stuck((Control.PAUSE, Control.FIVE)),)
    assert desk.presses == []

    desk.says("up pause\nheld\n", 100)
    assert not desk.troubles
    desk.says("down pause\n", 200)
    assert desk.pressed == [Control.PAUSE]


def test_what_is_never_let_go_is_stuck() -> None:
    """After half a minute it is let up and told."""
    desk = greeted()
    desk.says("down 5\n", 100)
    for at_ms in range(2000, 31_000, 2000):
        desk.says("held 5\n", at_ms)
    desk.run(30_500)

    assert desk.troubles == (Stuck((Control.FIVE,)),)
    assert desk.presses[-1] == Release(Control.FIVE, 30_100, Source.SERIAL)


def test_a_box_that_falls_silent_is_lost_and_lets_up_what_is_down() -> None:
    """SKIP held as the plug is pulled ends no level."""
    desk = greeted()
    desk.says("down skip\n", 100)
    desk.run(12_200)

    assert desk.troubles == (Missing(MINE, NoAnswer(NAME), lost=True),)
    assert desk.presses[-1] == Release(Control.SKIP, 12_100, Source.SERIAL)


def test_a_box_that_is_unplugged_in_the_middle_of_a_row_comes_back() -> None:
    """Half a row joins nothing that comes after it."""
    desk = greeted()
    desk.says("down 5\nup 5\ndown ", 100)
    desk.at(200, lambda: desk.box.end(NoPort(NAME)))
    desk.run(300)
    assert desk.troubles == (Missing(MINE, NoPort(NAME), lost=True),)

    desk.run(1300)
    desk.says("6\nhello 1\nheld\n", 1400)
    desk.says("down 7\n", 1500)
    assert desk.pressed == [Control.FIVE, Control.SEVEN]
    assert not desk.troubles
    assert len(desk.lines.opened[PORT]) == 2


def test_another_device_at_its_port_is_known_by_its_noise() -> None:
    """It speaks, and never as a box does; the warning stands while it is tried again."""
    desk = Desk()
    for at_ms in range(100, 12_000, 100):
        desk.says("$GPRMC,,V,,,,,,,,,,N*53\r\n", at_ms)
        if at_ms > 6000:
            assert desk.troubles == (Missing(MINE, NotUnderstood(NAME)),)


def test_a_flood_is_not_listened_to_for_long() -> None:
    """A device that talks without a break must not cost the clock its time until its silence is noticed."""
    desk = greeted()
    desk.says("down skip\n", 100)
    desk.at(200, lambda: desk.box.say(bytes(range(256)) * 17))
    desk.run(200)

    assert desk.troubles == (Missing(MINE, NotUnderstood(NAME), lost=True),)
    assert desk.box.closed
    assert desk.presses[-1] == Release(Control.SKIP, 200, Source.SERIAL)


def test_a_box_of_another_version_is_not_understood() -> None:
    """It may mean something else by the same words."""
    desk = Desk()
    desk.run(10)
    desk.says("hello 2\ndown 5\n", 20)

    assert desk.troubles == (Missing(MINE, NotUnderstood(NAME)),)
    assert desk.presses == []


def test_a_box_that_is_not_plugged_in() -> None:
    """It is missed, and taken as soon as it is there."""
    desk = Desk(plugged=False)
    desk.run(1500)
    assert desk.troubles == (Missing(MINE, NoPort(NAME)),)

    desk.lines.plugged.add(PORT)
    desk.run(4000)
    desk.says("hello 1\n", 4100)
    assert not desk.troubles


def test_a_box_at_rest_wakes_its_thread_only_as_it_speaks() -> None:
    """One turn for each time that it says what is down."""
    desk = greeted()
    turns = desk.turns
    desk.lives(60_000)

    assert desk.turns - turns <= 2 * 30


def test_a_contact_that_chatters_is_left_out_and_told() -> None:
    """A pin in the air must not start and stop the clock as fast as a sketch can tell it."""
    desk = greeted()
    for at_ms in range(100, 2100, 2):
        desk.says("down pause\nup pause\n", at_ms)
    assert len(desk.pressed) < 20
    assert desk.troubles == (Chattering((Control.PAUSE,)),)
    desk.says("down 5\n", 2110)
    desk.says("up 5\n", 2180)
    assert desk.pressed[-1] is Control.FIVE

    desk.lives(3500)
    assert not desk.troubles
    desk.says("down pause\n", 3600)
    desk.says("up pause\n", 3700)
    assert desk.pressed[-1] is Control.PAUSE
    assert [type(press) for press in desk.presses] == [Press, Release] * (len(desk.presses) // 2)


def test_fast_fingers_do_not_chatter() -> None:
    """Twelve presses of one key in a second are as many as anybody manages, and all of them count."""
    desk = greeted()
    for number in range(48):
        desk.says("down 5\n", 100 + 83 * number)
        desk.says("up 5\n", 140 + 83 * number)

    assert len(desk.pressed) == 48
    assert not desk.troubles
