"""The buzzer's patterns, on a buzzer that sounds by itself and on a bare piezo."""

from collections import deque

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from clock.devices.buzzer import REFUSED_HZ, TAKEN_HZ, Buzzer
from clock.devices.header import Header
from clock.settings.wiring import Active, BuzzerKind, BuzzerWiring, Wiring
from clock.signs import Buzz
from tests.devices.wall import Wall

PIN = 25


def sounded(wall: Wall, until_ms: int) -> list[tuple[int, bool]]:
    """Return when the buzzer began and ended to sound, a millisecond at a time."""
    heard: list[tuple[int, bool]] = []
    for at_ms in range(wall.us // 1000 + 1, until_ms):
        wall.run(at_ms)
        sounds = wall.high(PIN) == (wall.wiring.buzzer.sounds is Active.HIGH)
        if sounds != (bool(heard) and heard[-1][1]):
            heard.append((at_ms, sounds))
    return heard


@pytest.mark.parametrize("sounds", list(Active))
def test_a_key_that_is_taken_is_short_and_a_refusal_double(sounds: Active) -> None:
    """Short on an accepted key, double on a refusal; then it is silent and costs nothing."""
    wall = Wall(Wiring(buzzer=BuzzerWiring(sounds=sounds)))
    wall.run(999)
    wall.devices.buzz(Buzz.TAKEN)
    assert sounded(wall, 1500) == [(1000, True), (1039, False)]

    wall.devices.buzz(Buzz.REFUSED)
    times = sounded(wall, 2500)
    assert [on for _, on in times] == [True, False, True, False]
    assert times[-1][0] - times[0][0] < 400
    assert wall.resting


def test_the_newest_is_heard() -> None:
    """A refusal cuts a short one off, and of two asked at once the later sounds."""
    wall = Wall()
    wall.run(999)
    wall.devices.buzz(Buzz.REFUSED)
    wall.devices.buzz(Buzz.TAKEN)

    assert len(sounded(wall, 2000)) == 2


def test_what_was_asked_of_a_missing_buzzer_is_past() -> None:
    """It does not sound half a minute later."""
    wall = Wall()
    wall.factory.busy.add(PIN)
    wall.run(100)
    wall.devices.buzz(Buzz.REFUSED)
    wall.run(200)
    wall.factory.busy.clear()
    wall.run(5000)

    assert True not in wall.factory.pin(PIN).driven
    wall.devices.buzz(Buzz.TAKEN)
    assert len(sounded(wall, 6000)) == 2


@pytest.mark.parametrize("sounds", list(Active))
def test_a_piezo_is_given_its_tone(sounds: Active) -> None:
    """A refusal is low; silence is a pin that is off, not a tone of no strength that goes on for ever."""
    factory = MockFactory(pin_class=MockPWMPin)
    asked: deque[Buzz] = deque()
    wiring = BuzzerWiring(kind=BuzzerKind.PASSIVE, sounds=sounds)
    buzzer = Buzzer(Header(factory, (), lambda: 0), PIN, wiring, asked)
    pin = factory.pin(PIN)
    off = float(sounds is Active.LOW)

    assert (pin.frequency, pin.state) == (None, off)
    for buzz, tone_hz in ((Buzz.TAKEN, TAKEN_HZ), (Buzz.REFUSED, REFUSED_HZ)):
        asked.append(buzz)
        due_ms = buzzer.turn(1000)
        assert (pin.frequency, pin.state) == (tone_hz, 0.5)
        while due_ms is not None:
            due_ms = buzzer.turn(due_ms)
        assert (pin.frequency, pin.state) == (None, off)
    buzzer.close()
