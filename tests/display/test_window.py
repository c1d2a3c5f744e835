"""The window: without a screen, on one that is not seen, and on a real desktop where there is one."""

import os
import select
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from clock.display import UNUSED
from clock.display.window import NoScreen, Window, open_window

XVFB, XDOTOOL = shutil.which("Xvfb"), shutil.which("xdotool")


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    """Give a window that nobody sees."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    opened = open_window((640, 360))
    assert isinstance(opened, Window)
    yield opened
    opened.close()


def test_without_a_screen_there_is_a_value(monkeypatch: pytest.MonkeyPatch) -> None:
    """No screen is an answer and no crash, and trying again later works."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "none of them")
    none = open_window()
    assert isinstance(none, NoScreen)
    assert none.why
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    opened = open_window((64, 36))
    assert isinstance(opened, Window)
    opened.close()


def test_a_console_without_a_screen_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a desktop the console's screen is tried, never one that nobody sees."""
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SDL_RENDER_DRIVER", "opengles2")
    opened = open_window()
    assert os.environ["SDL_VIDEODRIVER"] == "kmsdrm"
    if isinstance(opened, Window):
        opened.close()


def test_a_desktop_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A desktop that is named and not there is no screen: the clock never runs where nobody sees it."""
    for name in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", ":250")
    opened = open_window((64, 36))
    if isinstance(opened, Window):
        assert pygame.display.get_driver() == "KMSDRM"
        opened.close()


def test_what_has_no_use_is_not_loaded() -> None:
    """The mixer and other parts of pygame that nothing uses are left out, for their time and memory."""
    loaded = "import sys, clock.display.window; print(*(name for name in sys.modules if sys.modules[name]))"
    names = subprocess.run([sys.executable, "-c", loaded], check=True, capture_output=True, text=True).stdout
    assert "pygame.display" in names.split()
    assert {f"pygame.{part}" for part in UNUSED}.isdisjoint(names.split())


def test_a_key_waits_to_be_read(window: Window) -> None:
    """A key that came in while a picture was shown keeps the loop from sleeping."""
    window.strokes()
    assert not window.waiting()
    pygame.event.post(
        pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, scancode=pygame.KSCAN_SPACE, unicode=" ", mod=0)
    )
    assert window.waiting()
    assert window.wait([], 60.0) == []
    assert [stroke.name for stroke in window.strokes()] == ["space"]


def test_waiting_ends_when_another_descriptor_is_readable(window: Window) -> None:
    """The app's own pipe, or a serial line, wakes it too."""
    window.strokes()
    reader, writer = os.pipe()
    try:
        assert window.wait([reader], 0.0) == []
        os.write(writer, b"!")
        assert window.wait([reader], 60.0) == [reader]
    finally:
        os.close(reader)
        os.close(writer)


def test_closing_from_outside_is_told(window: Window) -> None:
    """When the desktop closes the window the app hears of it at the next look."""
    assert not window.closing
    pygame.event.post(pygame.Event(pygame.QUIT))
    window.strokes()
    assert window.closing


def test_full_screen_and_back(window: Window) -> None:
    """The surface has the size of the screen, then of the window again, and each time it is another one."""
    window.toggle_full_screen((320, 180))
    full = window.surface.get_size()
    window.toggle_full_screen((320, 180))
    assert full != (320, 180)
    assert window.surface.get_size() == (320, 180)
    assert window.opened == 3


def test_the_mouse_does_not_fill_the_queue(window: Window) -> None:
    """A mouse that lies on the table and trembles brings nothing in."""
    window.strokes()
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(1, 1), buttons=(0, 0, 0)))
    assert not window.waiting()


PRESSER = """
import subprocess, sys
from clock.display.canvas import Canvas
from tests.gallery.plain import plain
from clock.display import UNUSED
from clock.display.window import open_window

window = open_window()
window.present(Canvas(window.surface).show(plain()["1-level"]))
window.wait([], 0.0)
print(window.surface.get_size(), flush=True)
keys = ["5", "KP_End", "plus"]
names = []
sleeps = 0
for key in keys:
    subprocess.run(["xdotool", "key", key], check=True)
    while not names or names[-1] != {"5": "5", "KP_End": "keypad 1", "plus": "="}[key]:
        window.wait([], 10.0)
        sleeps += 1
        assert sleeps < 200
        names += [stroke.name for stroke in window.strokes() if stroke.down]
print([name for name in names if name not in ("numlock", "left shift")], flush=True)
window.close()
"""


@pytest.mark.skipif(not (XVFB and XDOTOOL), reason="needs Xvfb and xdotool")
def test_on_a_desktop_keys_wake_the_window() -> None:
    """Full screen on a real desktop, keys wake it from its sleep, and the pad's End is its 1 (case 126)."""
    reader, writer = os.pipe()
    desktop = subprocess.Popen(
        [str(XVFB), "-displayfd", str(writer), "-screen", "0", "800x600x24", "-nolisten", "tcp"],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    try:
        os.close(writer)
        ready, _, _ = select.select([reader], [], [], 30)
        assert ready, "the desktop did not start"
        display = os.read(reader, 16).decode().strip()
        surroundings = {**os.environ, "DISPLAY": f":{display}"}
        surroundings.pop("SDL_VIDEODRIVER", None)
        ran = subprocess.run(
            [sys.executable, "-c", PRESSER],
            check=False,
            capture_output=True,
            text=True,
            timeout=60,
            env=surroundings,
            cwd=Path(__file__).parents[2],
        )
    finally:
        os.close(reader)
        desktop.terminate()
        desktop.wait()
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines() == ["(800, 600)", "['5', 'keypad 1', '=']"]
