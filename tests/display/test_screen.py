"""The life of the screen: televisions that are off at first, go off and on, or are others."""

import socket
from collections.abc import Iterator
from dataclasses import dataclass, field

import pygame
import pytest

from clock.display.plug import Plug
from clock.display.screen import LONGEST_WAIT_MS, SETTLES_MS, State, WallScreen
from clock.display.television import Television
from tests.kept import HandTime
from tests.screens import Sockets

TV = Television("card1", "HDMI-A-1", (1920, 1080))
SMALL = Television("card1", "HDMI-A-1", (1280, 720))
OTHER_PORT = Television("card1", "HDMI-A-2", (1920, 1080))

MOVED = b"change@/devices/platform/gpu/drm/card1\0ACTION=change\0SUBSYSTEM=drm\0HOTPLUG=1\0"


@dataclass(slots=True)
class Wall:
    """A wall with a screen: its sockets, the kernel's end of the plug, its time, and what was told."""

    sockets: Sockets
    kernel: socket.socket
    time: HandTime
    screen: WallScreen
    told: list[State] = field(default_factory=list)

    def stands(self) -> State:
        """Return where the screen stands."""
        return self.screen.state

    def plug(self, *televisions: Television) -> None:
        """Let these be connected, and the kernel tell that something moved."""
        self.sockets.connected = televisions
        self.kernel.send(MOVED)

    def settle(self) -> None:
        """Let the screen be tended at once, and when all has settled."""
        self.screen.tend()
        self.time.wait(SETTLES_MS / 1000)
        self.screen.tend()


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Iterator[Wall]:
    """Give a wall without a television."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    ours, kernel = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    ours.setblocking(False)
    sockets, time, told = Sockets(), HandTime(), list[State]()
    screen = sockets.screen(Plug(ours), time, lambda state, _: told.append(state))
    with kernel:
        yield Wall(sockets, kernel, time, screen, told)
        screen.close()


def test_a_television_that_is_off_at_the_start_comes_later(wall: Wall) -> None:
    """It is opened once the kernel tells of it and it has settled."""
    assert wall.screen.open() is not None
    assert wall.screen.window is None
    wall.plug(TV)
    wall.screen.tend()
    assert wall.stands() is State.OPENING
    assert wall.screen.window is None
    wall.settle()

    assert wall.stands() is State.UP
    assert wall.screen.window is not None
    assert wall.screen.window.surface.get_size() == (1920, 1080)
    assert wall.told == [State.OPENING, State.UP]


def test_without_a_word_from_the_kernel_it_is_tried_less_and_less_often(wall: Wall) -> None:
    """After 1, 2, 4 … seconds, at most every 30: what is never told is found all the same."""
    wall.screen.open()
    tried_s = []
    for second in range(1, 100):
        wall.time.wait(1)
        before = len(wall.sockets.openings)
        wall.screen.tend()
        if len(wall.sockets.openings) > before:
            tried_s.append(second)
    assert tried_s == [1, 3, 7, 15, 31, 61, 91]

    wall.sockets.connected = (TV,)
    wall.time.wait(LONGEST_WAIT_MS / 1000)
    wall.screen.tend()
    assert wall.stands() is State.UP


def test_the_same_television_comes_back_without_being_opened_anew(wall: Wall) -> None:
    """Opening leaks memory, so off and on again costs no opening, and the picture is there."""
    wall.sockets.connected = (TV,)
    assert wall.screen.open() is None
    for _ in range(20):
        wall.plug()
        wall.settle()
        assert wall.stands() is State.LOST
        assert wall.screen.window is not None
        wall.plug(TV)
        wall.settle()
        assert wall.stands() is State.UP

    assert wall.sockets.openings == [(TV,)]
    assert wall.screen.opened == 1


@pytest.mark.parametrize("other", [SMALL, OTHER_PORT])
def test_another_television_or_port_is_opened_anew(wall: Wall, other: Television) -> None:
    """Another size, or the cable in the other port: a new surface, of the size of what is there now."""
    wall.sockets.connected = (TV,)
    wall.screen.open()
    wall.plug(other)
    wall.settle()

    assert wall.screen.window is not None
    assert wall.screen.window.surface.get_size() == other.mode
    assert wall.screen.window.television == other
    assert wall.screen.opened == 2
    assert wall.sockets.openings == [(TV,), (other,)]


def test_a_second_television_leaves_the_first_alone(wall: Wall) -> None:
    """The picture stays where it is for as long as its television is there."""
    wall.sockets.connected = (OTHER_PORT,)
    wall.screen.open()
    wall.plug(TV, OTHER_PORT)
    wall.settle()

    assert wall.sockets.openings == [(OTHER_PORT,)]


def test_one_that_goes_before_it_was_opened_is_waited_for(wall: Wall) -> None:
    """Plugged in and out again within the second: there is none, and the next one is opened."""
    wall.screen.open()
    wall.plug(TV)
    wall.screen.tend()
    wall.plug()
    wall.settle()
    assert wall.stands() is State.ABSENT
    wall.plug(TV)
    wall.settle()
    assert wall.stands() is State.UP


def test_a_window_that_fails_is_opened_again(wall: Wall) -> None:
    """What cannot be shown on any more is dropped; the night goes on, and a new window is opened."""
    wall.sockets.connected = (TV,)
    wall.screen.open()
    pygame.display.quit()
    wall.screen.present_all()
    assert wall.stands() is State.ABSENT
    assert wall.screen.strokes() == []
    wall.time.wait(1)
    wall.screen.tend()

    assert wall.stands() is State.UP
    assert wall.screen.opened == 2


def test_a_move_wakes_the_sleeper_and_what_is_due_ends_its_sleep(wall: Wall) -> None:
    """The loop sleeps on the plug, with a window and without; and not beyond a try that is due."""
    wall.screen.open()
    wall.time.wait(1)
    wall.screen.wait([], 3600.0)  # a try is due at once
    wall.plug(TV)
    wall.screen.wait([], 3600.0)
    wall.settle()
    wall.plug(TV)
    wall.screen.wait([], 3600.0)
    assert wall.screen.window is not None
