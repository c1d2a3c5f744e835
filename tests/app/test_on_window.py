"""At the wall: strokes that do not say when they were made become presses, and pictures drift."""

from collections.abc import Iterator
from dataclasses import dataclass

import pygame
import pytest

from clock.app.on_window import DRIFTS_MS, OnWindow, drift
from clock.display.plug import Plug
from clock.display.television import Television
from clock.press import Control, Press, Release, Source
from tests.kept import HandTime
from tests.screens import Sockets


@dataclass(slots=True)
class Desk:
    """A keyboard before a screen, and its time."""

    time: HandTime
    window: OnWindow

    def stroke(self, kind: int) -> None:
        """Press the space bar or let it go."""
        pygame.event.post(
            pygame.Event(kind, key=pygame.K_SPACE, scancode=pygame.KSCAN_SPACE, mod=0, unicode=" ")
        )

    def read(self) -> list[Press | Release]:
        """Look what was typed."""
        return list(self.window.presses())


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    """Give a keyboard that was looked at just now."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    sockets, time = Sockets(), HandTime()
    sockets.connected = (Television("card1", "HDMI-A-1", (1280, 720)),)
    screen = sockets.screen(Plug(None), time, lambda *_: None)
    screen.open()
    desk = Desk(time, OnWindow(screen, time))
    desk.read()
    yield desk
    screen.close()


def test_a_key_is_not_held_by_whoever_reads_it_late(desk: Desk) -> None:
    """Let go while a turn of the loop took four seconds, it was let go when it was last seen down."""
    desk.stroke(pygame.KEYDOWN)
    (down,) = desk.read()
    desk.stroke(pygame.KEYUP)
    desk.time.wait(4)
    (up,) = desk.read()
    assert down == Press(Control.PAUSE, desk.time.boot_ms - 4000, Source.KEYBOARD, " ")
    assert up == Release(Control.PAUSE, down.at_ms, Source.KEYBOARD)


def test_a_key_that_is_held_is_down_at_each_look(desk: Desk) -> None:
    """Seen down after a second, and let go before the next look, it was held for a second at least."""
    desk.stroke(pygame.KEYDOWN)
    desk.read()
    desk.time.wait(1)
    assert desk.read() == []
    desk.stroke(pygame.KEYUP)
    desk.time.wait(0.1)
    (up,) = desk.read()
    assert up.at_ms == desk.time.boot_ms - 100


def test_a_key_that_was_down_and_up_before_it_was_read(desk: Desk) -> None:
    """Both are of the moment in which they are read: no release is earlier than its press."""
    desk.stroke(pygame.KEYDOWN)
    desk.stroke(pygame.KEYUP)
    desk.time.wait(4)
    assert [each.at_ms for each in desk.read()] == [desk.time.boot_ms] * 2


def test_the_picture_drifts_round() -> None:
    """Each turn lies somewhere else than the one before, within .004 of the height, and it comes back."""
    places = [drift(turn * DRIFTS_MS) for turn in range(9)]
    assert len(set(places)) == 9
    assert all(abs(right) <= 0.004 and abs(down) <= 0.004 for right, down in places)
    assert drift(9 * DRIFTS_MS) == places[0]
    assert drift(DRIFTS_MS - 1) == places[0]
