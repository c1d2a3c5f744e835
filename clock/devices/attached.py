"""What every device can do, and how it says that it cannot."""

from collections.abc import Callable
from typing import Protocol

from clock.press import Press, Release
from clock.troubles import Cause, Fault

ToldPress = Callable[[Press | Release], None]
"""Takes a press from the wall, on the thread that turns the devices, and returns at once."""


class Unusable(Exception):  # noqa: N818  it is no program's error, and reads as what it is
    """A device cannot be used, or not any more; `cause` says why."""

    def __init__(self, cause: Cause) -> None:
        """Keep the cause, and let the message be its value."""
        self.cause = cause
        super().__init__(str(cause))


class Attached(Protocol):
    """A device that is open: it is turned whenever something is due, and closed."""

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Return what is wrong with it though it is there: keys that are left out, wires that touch."""
        ...

    @property
    def there(self) -> bool:
        """Return whether the device has shown that it is there; one at a port may have yet to answer."""
        ...

    def turn(self, now_ms: int) -> int | None:
        """Do what is due, and return when more will be; None: not by itself. Raises Unusable."""
        ...

    def close(self) -> None:
        """Let go of the device, also of one that has failed."""
        ...


Opening = Callable[[], Attached]
"""Opens a device. Raises Unusable, and then holds nothing."""
