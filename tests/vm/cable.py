"""The cable of the television, pulled and put in through the machine's VNC port (RFB, RFC 6143).

QEMU tells the guest of a screen what a VNC client says of its own: no size is no screen.
"""

import os
import socket
import struct
from pathlib import Path

_DESKTOP_SIZE, _EXTENDED_DESKTOP_SIZE = -223, -308
_SET_ENCODINGS, _SET_DESKTOP_SIZE = 2, 251


class Cable:
    """One end of the cable. It must be open for as long as what it said is to hold."""

    def __init__(self, path: Path) -> None:
        """Connect; `path` is the machine's socket."""
        self._line = socket.socket(socket.AF_UNIX)
        self._line.settimeout(30)
        self._line.connect(os.fspath(path))
        self._shake_hands()

    def _shake_hands(self) -> None:
        self._read(12)
        self._line.sendall(b"RFB 003.008\n")
        self._read(self._read(1)[0])  # the kinds of security
        self._line.sendall(b"\x01")  # none
        self._read(4)
        self._line.sendall(b"\x01")  # others may look too
        head = self._read(24)
        self._read(struct.unpack(">I", head[20:24])[0])  # the name
        self._line.sendall(struct.pack(">BBHii", _SET_ENCODINGS, 0, 2, _DESKTOP_SIZE, _EXTENDED_DESKTOP_SIZE))

    def _read(self, count: int) -> bytes:
        got = b""
        while len(got) < count:
            part = self._line.recv(count - len(got))
            if not part:
                raise EOFError("the machine closed its VNC port")
            got += part
        return got

    def plug_in(self, width: int, height: int) -> None:
        """Put a television of this size on the cable. One equal to the last is passed over by QEMU."""
        self._line.sendall(
            struct.pack(">BBHHBB", _SET_DESKTOP_SIZE, 0, width, height, 1, 0)
            + struct.pack(">IHHHHI", 0, 0, 0, width, height, 0)
        )
        self._line.settimeout(0.5)
        try:
            while self._line.recv(4096):
                pass
        except TimeoutError:
            self._line.settimeout(30)

    def pull(self) -> None:
        """Pull the cable out."""
        self.plug_in(0, 0)

    def close(self) -> None:
        """Let go of the port."""
        self._line.close()
