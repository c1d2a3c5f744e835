"""A serial line: bytes come in as they come, and of what goes out the newest wins.

The port is opened, read and closed on a thread of its own: a USB adapter can hold whoever opens or closes it
for seconds, and the buttons must not wait for it. What is sent goes out at once, on the sender's thread, as
far as the system takes it without waiting; the line's thread sees to the rest.
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
from clock.settings.ports import Port
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
        self._file = -1
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
            if self._file >= 0 and not self._goes_out():
                self._ring()

    def close(self) -> None:
        """Let go of the port, after what waits for it if that goes at once."""
        self._closing = True
        with self._lock:
            self._ring()
        self._thread.join(CLOSING_S)

    # With the lock held, on any thread

    def _ring(self) -> None:
        """Wake the thread of the line."""
        if self._calls >= 0:
            os.write(self._calls, b".")

    def _goes_out(self) -> bool:
        """Write all that waits; return False if the line's thread must see to the rest of it."""
        try:
            while self._write():
                pass
        except OSError:
            return False  # it meets the same, and tells it
        return not self._waits

    @property
    def _waits(self) -> bool:
        return bool(self._rest) or self._next is not None

    def _patience_left_s(self) -> float | None:
        """Return how long nothing of what waits may yet be taken; None where nothing waits."""
        if not self._waits:
            self._blocked_at_s = None
            return None
        if self._blocked_at_s is None:
            self._blocked_at_s = monotonic() + self._patience_s
        return max(0.0, self._blocked_at_s - monotonic())

    def _write(self) -> bool:
        """Write what goes without waiting, and return whether anything did. Raises OSError."""
        if not self._rest and self._next is not None:
            self._rest, self._next = self._next, None
        if not self._rest or self._file < 0 or not select.select([], [self._file], [], 0)[1]:
            return False
        try:
            self._rest = self._rest[os.write(self._file, self._rest) :]
        except BlockingIOError:
            return False  # the system has thought better of it
        self._blocked_at_s = None
        return True

    # On the line's own thread

    def _work(self) -> None:
        try:
            port = opened(self._port, self._baud)
            try:
                with self._lock:
                    self._file = port.fileno()
                self._open = True
                self._wake()
                with told(self._port):
                    while not self._closing:
                        self._pass_on(port.fileno())
                with self._lock:
                    self._goes_out()
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
        with self._lock:
            left_s = self._patience_left_s()
        waits = left_s is not None
        readable, writable, _ = select.select([port, self._hears], [port] if waits else [], [], left_s)
        if self._hears in readable:
            os.read(self._hears, MOST_BYTES)
        if port in readable:
            self._read(port)
        with self._lock:
            if not (writable and self._write()) and left_s == 0 and self._waits:
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

    def _let_go(self, port: Any) -> None:
        with self._lock:
            self._file = -1
        if self._rest:  # the system would wait half a minute for it to be taken
            with suppress(OSError, termios.error):  # one that is pulled out has nothing left to take
                termios.tcflush(port.fileno(), termios.TCOFLUSH)
        with told(self._port):
            port.close()
