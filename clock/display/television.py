"""The television on a console screen: noticing that it was plugged in again, and in which mode it is."""

import socket
from pathlib import Path

DRM = Path("/sys/class/drm")
KERNEL_EVENTS = 15
"""The netlink family on which the kernel tells of devices that come and go."""


class Plug:
    """Listens for televisions being plugged in and out; deaf where the kernel does not tell."""

    def __init__(self) -> None:
        self._socket: socket.socket | None = None
        try:
            listening = socket.socket(
                socket.AF_NETLINK, socket.SOCK_RAW | socket.SOCK_NONBLOCK, KERNEL_EVENTS
            )
        except OSError:
            return
        try:
            listening.bind((0, 1))
        except OSError:
            listening.close()
            return
        self._socket = listening

    @property
    def descriptor(self) -> int | None:
        """Return the descriptor to wait on."""
        return None if self._socket is None else self._socket.fileno()

    def moved(self) -> bool:
        """Return whether a television came or went since the last call."""
        moved = False
        while (told := self._told()) is not None:
            moved = moved or b"SUBSYSTEM=drm" in told.split(b"\0")
        return moved

    def close(self) -> None:
        """Stop listening."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def _told(self) -> bytes | None:
        """Return the next message; a full buffer that lost some counts as one that may be about anything."""
        if self._socket is None:
            return None
        try:
            return self._socket.recv(65536)
        except BlockingIOError:
            return None
        except OSError:
            return b"SUBSYSTEM=drm"


def preferred_mode(drm: Path = DRM) -> tuple[int, int] | None:
    """Return the size a connected television prefers, None without one or where it is not told."""
    for status in sorted(drm.glob("card*-*/status")):
        modes = status.with_name("modes")
        if _read(status) != "connected":
            continue
        wide, times, high = _read(modes).partition("\n")[0].partition("x")
        if times and wide.isdecimal() and high.isdecimal():
            return int(wide), int(high)
    return None


def _read(path: Path) -> str:
    """Return the words of a file of the kernel's, nothing where it has just gone."""
    try:
        return path.read_text().strip()
    except OSError:
        return ""
