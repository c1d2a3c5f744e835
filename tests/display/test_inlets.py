"""What keys come in by, found among the open files of the process, also when a keyboard comes later."""

import os
import socket
from pathlib import Path
from time import monotonic

import pytest

from clock.display.inlets import Inlet, open_inlets
from clock.display.window import Window
from tests.display.kernel import A_KEYBOARD

LONG_S = 8.0
"""Longer than a sleep takes that something ends."""


def test_keyboards_and_the_bell_are_told_from_other_files(tmp_path: Path) -> None:
    """A keyboard, a desktop's socket and the kernel's bell are inlets; a file and another socket are not."""
    address = str(tmp_path / ".X11-unix")
    Path(address).mkdir()
    with (
        socket.socket(socket.AF_UNIX) as desktop,
        socket.socket(socket.AF_UNIX) as talks,
        socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, 15) as bell,
        socket.socket(socket.AF_UNIX) as silent,
    ):
        desktop.bind(f"{address}/X0")
        desktop.listen()
        talks.connect(f"{address}/X0")
        open_files = tmp_path / "fd"
        open_files.mkdir()
        for descriptor, target in (
            (1003, "/dev/input/event0"),
            (1004, "/dev/input/mouse0"),
            (1005, "/dev/null"),
            (talks.fileno(), "socket:[1]"),
            (bell.fileno(), "socket:[2]"),
            (silent.fileno(), "socket:[3]"),
        ):
            (open_files / str(descriptor)).symlink_to(target)
        found = open_inlets(open_files)
        inlets = {Inlet(1003), Inlet(talks.fileno()), Inlet(bell.fileno(), bell=True)}

    assert set(found) == inlets


@pytest.mark.usefixtures("unseen")
def test_a_keyboard_plugged_in_later_wakes_the_window() -> None:
    """The bell rings, the library opens the keyboard, and from then on its keys end a sleep."""
    bell, kernel = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    key, fingers = os.pipe()
    plugged: list[Inlet] = []
    with bell, kernel:
        window = Window((64, 36), inlets=lambda: (Inlet(bell.fileno(), bell=True), *plugged))
        window.strokes()  # what a new window brings is no keyboard
        kernel.send(A_KEYBOARD)
        window.wait([], 60.0)
        plugged.append(Inlet(key))
        bell.recv(4096)  # as the library does while it fetches what has come
        window.strokes()
        os.write(fingers, b"a key")
        began = monotonic()
        window.wait([], LONG_S)
        assert monotonic() - began < LONG_S
    os.close(key)
    os.close(fingers)


@pytest.mark.usefixtures("unseen")
def test_a_keyboard_that_was_pulled_out_is_forgotten() -> None:
    """A descriptor that was closed under the sleeper ends its sleep, and not the clock."""
    key, fingers = os.pipe()
    os.close(fingers)
    listed = [(Inlet(key),), ()]
    window = Window((64, 36), inlets=lambda: listed.pop(0))
    os.close(key)
    assert window.wait([], 60.0) == []
    assert listed == []
