"""The system that has started the clock: it is told when the night is on, and that the clock is alive."""

import os
import socket
from collections.abc import Callable, Mapping


class System:
    """Tells the system, on the socket that it names in the surroundings; silent where it names none.

    `watchdog_ms` is after how long without a sign of life it starts the clock anew, None if it never does.
    `failed` is told the first time that it cannot be told anything.
    """

    def __init__(self, surroundings: Mapping[str, str], failed: Callable[[OSError], None]) -> None:
        self._address = surroundings.get("NOTIFY_SOCKET", "")
        self._failed: Callable[[OSError], None] | None = failed
        self.watchdog_ms = _watchdog_ms(surroundings) if self._address else None

    @property
    def is_there(self) -> bool:
        """Return whether the clock was started by a system that wants to be told."""
        return bool(self._address)

    def ready(self) -> None:
        """Tell that the night is on."""
        self._send("READY=1")

    def alive(self) -> None:
        """Tell that the clock is alive."""
        self._send("WATCHDOG=1")

    def stopping(self) -> None:
        """Tell that the clock ends by itself."""
        self._send("STOPPING=1")

    def status(self, words: str) -> None:
        """Tell in a line how the clock stands, for whoever asks the system."""
        self._send(f"STATUS={words}")

    def _send(self, message: str) -> None:
        if not self._address:
            return
        # An address that begins with @ is a name without a file.
        address = f"\0{self._address[1:]}" if self._address.startswith("@") else self._address
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_NONBLOCK) as told:
                told.sendto(message.encode(), address)
        except OSError as error:
            failed, self._failed = self._failed, None
            if failed is not None:
                failed(error)


def _watchdog_ms(surroundings: Mapping[str, str]) -> int | None:
    """Return the time after which the system loses patience, None where it has endless patience."""
    micros = surroundings.get("WATCHDOG_USEC", "")
    for_us = surroundings.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
    return int(micros) // 1000 if for_us and micros.isdecimal() and int(micros) else None
