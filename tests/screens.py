"""Screens for tests: opened on the library's own unseen window, on a desk of files instead of a kernel's."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from clock.display.plug import Plug
from clock.display.screen import State, WallScreen
from clock.display.television import Television
from clock.display.window import NoScreen, Window, open_window
from clock.moment import Time


def opened(size: tuple[int, int], time: Time) -> WallScreen:
    """Return a screen with a window of that size, as a desktop's; raises SystemExit where none can be."""
    screen = WallScreen(partial(open_window, size), lambda: (), None, time, lambda _, __: None)
    missing = screen.open()
    if missing is not None:
        raise SystemExit(missing.why)
    return screen


@dataclass(slots=True)
class Sockets:
    """The connectors of a box, at which a test plugs televisions in; each opening gives an unseen window."""

    connected: tuple[Television, ...] = ()
    openings: list[tuple[Television, ...]] = field(default_factory=list)

    def looking(self) -> tuple[Television, ...]:
        """Return what is connected."""
        return self.connected

    def opening(self) -> Window | NoScreen:
        """Open a window on the first television, of its size."""
        self.openings.append(self.connected)
        if not self.connected:
            return NoScreen("kmsdrm not available")
        made = open_window(self.connected[0].mode)
        if isinstance(made, Window):
            made.television = self.connected[0]
        return made

    def screen(self, plug: Plug | None, time: Time, tell: Callable[[State, str], None]) -> WallScreen:
        """Return a screen at these connectors, not opened yet."""
        return WallScreen(self.opening, self.looking, plug, time, tell)
