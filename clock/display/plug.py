"""The plug of the television: the kernel tells on a socket whenever one comes or goes."""

import socket

KERNEL_EVENTS = 15
"""The netlink family on which the kernel tells of devices that come and go."""

OF_SCREENS = b"SUBSYSTEM=drm"


class Plug:
    """Listens on a socket for televisions that come and go; deaf without one."""

    def __init__(self, listening: socket.socket | None) -> None:
        self._socket = listening

    @property
    def descriptor(self) -> int | None:
        """Return the descriptor to wait on."""
        return None if self._socket is None else self._socket.fileno()

    def moved(self) -> bool:
        """Return whether a television came or went since the last call."""
        moved = False
        while (told := self._told()) is not None:
            moved = moved or OF_SCREENS in told.split(b"\0")
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
            return OF_SCREENS


def kernels_plug() -> Plug:
    """Return the plug that the kernel tells of; a deaf one where it does not tell."""
    try:
        listening = socket.socket(socket.AF_NETLINK, socket.SOCK_RAW | socket.SOCK_NONBLOCK, KERNEL_EVENTS)
    except OSError:
        return Plug(None)
    try:
        listening.bind((0, 1))
    except OSError:
        listening.close()
        return Plug(None)
    return Plug(listening)
