"""A serial line: bytes come in as they come, and of what goes out the newest wins.

The port is opened, read and written on a thread of its own. A USB adapter can hold whoever opens or closes it
for seconds, and a line that takes nothing more would hold whoever writes; the buttons must not wait for it.
"""

import os
import select
import termios
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from threading import Lock, Thread
from time import monotonic
from typing import Any, Protocol

from clock.devices.attached import Unusable
from clock.devices.ports.opened import opened, told
from clock.settings import Port
from clock.troubles import Cause, NoPort, PortBlocked

MOST_BYTES = 4096
MOST_PIECES = 64
PATIENCE_S = 5.0
"""How long a port may take nothing of what waits for it."""

CLOSING_S = 0.2
"""How long the end of a line is waited for; one that hangs is left to itself."""


class Line(Protocol):
    """A serial line, as devices use it."""

    @property
    def is_open(self) -> bool:
        """Return whether the port has been opened."""
        ...

    def take(self) -> bytes:
        """Return what has come since the last time. Raises Unusable."""
        ...

    def send(self, frame: bytes) -> None:
        """Send a frame, in place of one that still waits; one that has begun to go out goes out whole."""
        ...

    def close(self) -> None:
        """Let go of the port, after what waits for it if that goes at once."""
        ...


Lines = Callable[[Port, int, Callable[[], None]], Line]
"""Opens a line to a port at a speed; it calls when something has come, from any thread."""


class SerialLine:
    """A line on a real port. `wake` is called when something has come or the line has ended."""

    def __init__(
        self, port: Port, baud: int, wake: Callable[[], None], patience_s: float = PATIENCE_S
    ) -> None:
        self._port = port
        self._baud = baud
        self._wake = wake
        self._patience_s = patience_s
        self._came: deque[bytes] = deque()
        self._cause: Cause | None = None
        self._open = False
        self._closing = False
        self._lock = Lock()
        self._next: bytes | None = None
        self._rest = b""
        self._blocked_at_s: float | None = None
        self._hears, self._calls = os.pipe()
        self._thread = Thread(target=self._work, name=f"line to {port}", daemon=True)
        self._thread.start()

    @property
    def is_open(self) -> bool:
        """Return whether the port has been opened."""
        return self._open

    def take(self) -> bytes:
        """Return what has come since the last time. Raises Unusable, after the last that came."""
        ended = self._cause  # looked at first: what has come before the end is not lost
        came = b""
        while self._came:
            came += self._came.popleft()
        if ended is not None and not came:
            raise Unusable(ended)
        return came

    def send(self, frame: bytes) -> None:
        """Send a frame, in place of one that still waits; one that has begun to go out goes out whole."""
        with self._lock:
            self._next = frame
        self._call()

    def close(self) -> None:
        """Let go of the port, after what waits for it if that goes at once."""
        self._closing = True
        self._call()
        self._thread.join(CLOSING_S)

    def _call(self) -> None:
        """Wake the thread of the line."""
        with self._lock:
            if self._calls >= 0:
                os.write(self._calls, b".")

    # On the line's own thread

    def _work(self) -> None:
        try:
            port = opened(self._port, self._baud)
            try:
                self._open = True
                self._wake()
                with told(self._port):
                    while not self._closing:
                        self._pass_on(port.fileno())
                    while self._write(port.fileno()):
                        pass
            finally:
                self._let_go(port)
        except Unusable as error:
            self._cause = error.cause
        finally:
            with self._lock:
                os.close(self._hears)
                os.close(self._calls)
                self._calls = -1
            self._wake()

    def _pass_on(self, port: int) -> None:
        """Wait until something can be read or written, and do it. Raises Unusable and OSError."""
        waits = bool(self._rest) or self._next is not None
        if not waits:
            self._blocked_at_s = None
        elif self._blocked_at_s is None:
            self._blocked_at_s = monotonic() + self._patience_s
        seconds = None if self._blocked_at_s is None else max(0.0, self._blocked_at_s - monotonic())
        readable, writable, _ = select.select([port, self._hears], [port] if waits else [], [], seconds)
        if self._hears in readable:
            os.read(self._hears, MOST_BYTES)
        if port in readable:
            self._read(port)
        if writable and self._write(port):
            self._blocked_at_s = None
        elif seconds == 0:
            raise Unusable(PortBlocked(str(self._port)))

    def _read(self, port: int) -> None:
        try:
            came = os.read(port, MOST_BYTES)
        except BlockingIOError:
            return  # the system has thought better of it
        if not came:  # it was readable: so reads the end of a port that was pulled out
            raise Unusable(NoPort(str(self._port)))
        self._came.append(came)
        while len(self._came) > MOST_PIECES:
            self._came.popleft()  # nobody listens any more to what came so long ago
        self._wake()

    def _write(self, port: int) -> bool:
        """Write what goes without waiting, and return whether anything did. Raises OSError."""
        if not self._rest:
            with self._lock:
                frame, self._next = self._next, None
            self._rest = frame or b""
        if not self._rest or not select.select([], [port], [], 0)[1]:
            return False
        try:
            self._rest = self._rest[os.write(port, self._rest) :]
        except BlockingIOError:
            return False  # the system has thought better of it
        return True

    def _let_go(self, port: Any) -> None:
        if self._rest:  # the system would wait half a minute for it to be taken
            with suppress(OSError, termios.error):  # one that is pulled out has nothing left to take
                termios.tcflush(port.fileno(), termios.TCOFLUSH)
        with told(self._port):
            port.close()
