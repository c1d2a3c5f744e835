"""Serial lines without ports, on time that only a test moves: what devices say and hear is lists of bytes."""

from collections.abc import Callable
from dataclasses import dataclass, field

from clock.devices.attached import Unusable
from clock.settings.ports import Port
from clock.troubles import Cause, NoPort


@dataclass
class Cable:
    """A line that a test holds the other end of. One that is `cut` ends, for that cause."""

    wake: Callable[[], None]
    baud: int = 0
    is_open: bool = True
    closed: bool = False
    cut: Cause | None = None
    came: bytearray = field(default_factory=bytearray)
    sent: list[bytes] = field(default_factory=list)

    def say(self, data: bytes) -> None:
        """Let the device at the other end say something."""
        self.came += data
        self.wake()

    def end(self, cause: Cause) -> None:
        """Let the line end."""
        self.cut = cause
        self.wake()

    def take(self) -> bytes:
        """Return what has come."""
        came = bytes(self.came)
        self.came.clear()
        if self.cut is not None and not came:
            raise Unusable(self.cut)
        return came

    def send(self, frame: bytes) -> None:
        """Note what is sent."""
        assert not self.closed
        self.sent.append(frame)

    def close(self) -> None:
        """Be closed."""
        self.closed = True


@dataclass
class Cables:
    """The lines of a box: ports that are `plugged` can be opened, each anew whenever it is."""

    plugged: set[Port] = field(default_factory=set)
    opened: dict[Port, list[Cable]] = field(default_factory=dict)

    def line(self, port: Port, baud: int, wake: Callable[[], None]) -> Cable:
        """Open a line."""
        cable = Cable(wake, baud)
        if port not in self.plugged:
            cable.is_open, cable.cut = False, NoPort(str(port))
        self.opened.setdefault(port, []).append(cable)
        return cable

    def at(self, port: Port) -> Cable:
        """Return the line that was opened last."""
        return self.opened[port][-1]
