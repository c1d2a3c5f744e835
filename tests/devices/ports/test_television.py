"""A TV on a serial line, in each maker's language."""

from dataclasses import dataclass

import pytest

from clock.devices.ports.television import CODECS
from clock.settings.ports import Port, PortWiring, TelevisionWiring, Tongue
from clock.settings.ports_file import NUMBERS
from clock.settings.wiring import Wiring
from clock.signs import Signs
from clock.troubles import Declined, Device, Missing, NoAnswer
from clock.values import replace
from tests.devices.wall import Wall

PORT = Port("/dev/serial/by-id/usb-tv")
NAME = "usb-tv"
MINE = (Device.TELEVISION,)


@dataclass(frozen=True)
class Maker:
    """What is said to a TV of a maker, and what it answers."""

    tongue: Tongue
    ask: bytes
    on: bytes
    off: bytes
    is_on: bytes
    is_off: bytes
    no: bytes


SAMSUNG = Maker(
    Tongue.SAMSUNG,
    *(bytes.fromhex(frame) for frame in ("AA 11 01 00 12", "AA 11 01 01 01 14", "AA 11 01 01 00 13")),
    *(
        bytes.fromhex(frame)
        for frame in ("AA FF 01 03 41 11 01 56", "AA FF 01 03 41 11 00 55", "AA FF 01 03 4E 11 01 63")
    ),
)
LG = Maker(
    Tongue.LG, b"ka 01 ff\r", b"ka 01 01\r", b"ka 01 00\r", b"a 01 OK01x", b"a 01 OK00x", b"a 01 NG01x"
)
SHARP = Maker(Tongue.SHARP, b"POWR????\r", b"POWR1   \r", b"POWR0   \r", b"OK\r", b"OK\r", b"ERR\r")
ALL = (SAMSUNG, LG, SHARP)
MAKERS = pytest.mark.parametrize("maker", ALL, ids=lambda maker: maker.tongue.value)


class Den(Wall):
    """A wall with a TV beside all the rest."""

    def __init__(self, maker: Maker) -> None:
        super().__init__(replace(Wiring(), ports=PortWiring(television=TelevisionWiring(maker.tongue, PORT))))
        self.lines.plugged.add(PORT)

    def wants(self, on: bool, at_ms: int) -> None:
        """Let the clock want the TV on or off at a time."""
        if at_ms:
            self.run(at_ms)
        self.devices.show(Signs(television=on))
        self.run(at_ms + 1)

    def answers(self, answer: bytes, at_ms: int) -> None:
        """Let the TV answer at a time."""
        self.at(at_ms, lambda: self.lines.at(PORT).say(answer))
        self.run(at_ms)

    @property
    def heard(self) -> list[bytes]:
        """Return what the TV has heard so far."""
        return self.lines.at(PORT).sent


def test_every_maker_is_known_everywhere() -> None:
    """Whatever clock.toml may say that a TV speaks is spoken, may be numbered, and is tried here."""
    over_rs_232 = set(Tongue) - {Tongue.CEC}

    assert set(CODECS) == over_rs_232
    assert set(NUMBERS) == over_rs_232
    assert {maker.tongue for maker in ALL} == over_rs_232


@MAKERS
def test_it_is_switched_on_and_off(maker: Maker) -> None:
    """Each once, and nothing is said while nothing is wanted."""
    den = Den(maker)
    den.wants(True, 0)
    den.answers(maker.is_on, 300)
    assert den.devices.up()[-1] is Device.TELEVISION
    if maker is SHARP:
        den.answers(b"OK\r", 600)
        assert den.heard.pop() == b"RSPW1   \r"
    den.run(3_600_000)
    assert den.heard == [maker.on]
    assert den.resting

    den.wants(False, 3_700_000)
    den.answers(maker.is_off, 3_700_300)
    den.run(3_800_000)
    assert den.heard == [maker.on, maker.off]
    assert not den.troubles


@MAKERS
def test_one_that_nobody_wants_otherwise_is_only_asked(maker: Maker) -> None:
    """So `doctor` and `test-panel` know that it listens."""
    den = Den(maker)
    den.run(100)
    den.answers(b"0\r" if maker is SHARP else maker.is_off, 200)

    assert den.heard == [maker.ask]
    assert den.devices.up()[-1] is Device.TELEVISION
    assert den.resting


@MAKERS
def test_one_that_declines_is_told(maker: Maker) -> None:
    """The host has to allow it in the TV's menu."""
    den = Den(maker)
    den.wants(True, 0)
    den.answers(maker.no, 300)

    assert den.troubles == (Missing(MINE, Declined(NAME)),)


@MAKERS
def test_one_that_answers_nothing_is_tried_again_and_told(maker: Maker) -> None:
    """Three times two seconds; then the line is opened anew, later and later, and the warning stands."""
    den = Den(maker)
    den.wants(True, 0)
    den.run(5_999)
    assert den.heard == [maker.on] * 3
    assert not den.troubles

    for until_ms in range(6_100, 133_400, 100):
        den.run(until_ms)
        assert den.troubles == (Missing(MINE, NoAnswer(NAME)),)
    # Six seconds each time, and between them 1, 2, 4, 8, 16 and 30: the eighth begins at 133.
    assert len(den.lines.opened[PORT]) == 8
    den.answers(maker.is_on, 133_500)
    assert not den.troubles


@MAKERS
def test_one_that_is_silent_when_it_is_off_is_off(maker: Maker) -> None:
    """Some say nothing in standby, which is what was wanted."""
    den = Den(maker)
    den.wants(False, 0)
    den.run(10_000)

    assert den.heard == [maker.off] * 3
    assert not den.troubles
    assert den.resting


def test_a_sharp_that_asks_for_patience_gets_it() -> None:
    """Its manual has ten seconds for an answer."""
    den = Den(SHARP)
    den.wants(True, 0)
    den.answers(b"WAIT\r", 500)
    den.run(9_000)
    assert den.heard == [b"POWR1   \r"]
    den.answers(b"OK\r", 9_500)

    assert den.heard == [b"POWR1   \r", b"RSPW1   \r"]
    assert not den.troubles


@pytest.mark.parametrize("answer", [b"ERR\r", b""])
def test_a_sharp_that_knows_no_such_permission_is_on_all_the_same(answer: bytes) -> None:
    """Some can always be switched on."""
    den = Den(SHARP)
    den.wants(True, 0)
    den.answers(b"OK\r", 500)
    den.answers(answer, 700)
    den.run(20_000)

    assert not den.troubles
    assert den.resting


@MAKERS
def test_noise_is_no_answer(maker: Maker) -> None:
    """Nor is the end of an answer whose beginning was lost."""
    den = Den(maker)
    den.wants(True, 0)
    den.answers(b"\xff\x00\xaa\x07garbage\r\n", 100)
    den.answers(maker.is_on[-1:], 200)
    assert den.devices.up()[-1] is not Device.TELEVISION

    den.run(2_100)
    den.answers(maker.is_on, 2_200)
    assert den.devices.up()[-1] is Device.TELEVISION


def test_what_is_wanted_while_it_answers_is_done_next() -> None:
    """The newest wins."""
    den = Den(LG)
    den.wants(True, 0)
    den.wants(False, 100)
    den.answers(b"a 01 OK01x", 150)  # of the first, and no answer to the second
    assert den.devices.up()[-1] is not Device.TELEVISION
    den.answers(b"a 01 OK00x", 300)
    den.run(10_000)

    assert den.heard == [LG.on, LG.off]
