"""The window, full screen or not: opening, showing what changed, keys, and what to sleep on between."""

import os
import select
from collections.abc import Callable, Mapping, Sequence

import pygame

from clock.display.inlets import Inlet, open_inlets
from clock.display.strokes import Keyboard, KeyStroke
from clock.display.television import Television, televisions
from clock.values import Struct

CONSOLE = "KMSDRM"
"""The driver's name on a screen without a desktop."""

UNSEEN = frozenset({"offscreen", "dummy", "evdev"})
"""Drivers that show nothing to anybody; SDL settles for one of them where no screen answers."""

Looking = Callable[[], tuple[Television, ...]]
"""Looks which televisions are connected."""


class NoScreen(Struct, frozen=True):
    """There is no screen to open, with the system's own words for why."""

    why: str


class Window:
    """An open window, on a console that of a `television`.

    `opened` counts how often its surface was opened: by another number it is another one, perhaps of another
    size, and empty.
    """

    def __init__(
        self,
        size: tuple[int, int] | None,
        television: Television | None = None,
        inlets: Callable[[], tuple[Inlet, ...]] = open_inlets,
    ) -> None:
        self.television = television
        self.closing = False
        self.opened = 1
        self._size = size
        self._keyboard = Keyboard()
        self._on_console = pygame.display.get_driver() == CONSOLE
        self._fills = size is not None or self._on_console
        self.surface = _set_mode(size or self._whole_screen(), full=size is None, fill=self._fills)
        self._list = inlets
        self._inlets: list[int]
        self._bells: set[int]
        self._has_rung: bool
        self._list_inlets()

    def present(self, rects: Sequence[pygame.Rect]) -> None:
        """Show the parts of the surface that changed."""
        if rects:
            pygame.display.update(list(rects))

    def present_all(self) -> None:
        """Show the whole surface."""
        pygame.display.flip()

    def strokes(self) -> list[KeyStroke]:
        """Return the keys pressed and let go since the last call, and see to everything else that happened.

        `closing` is set when the window is closed from outside.
        """
        events = pygame.event.get()
        if not events and not self._has_rung:
            return []
        for event in events:
            if event.type == pygame.QUIT:
                self.closing = True
            elif event.type in {pygame.VIDEOEXPOSE, pygame.WINDOWEXPOSED}:
                self.present_all()
        # A keyboard that was just plugged in has been opened by now.
        if self._has_rung or any(event.type == pygame.WINDOWFOCUSGAINED for event in events):
            self._list_inlets()
        return self._keyboard.strokes(events)

    def waiting(self) -> bool:
        """Return whether something has come in that no descriptor tells of: do not sleep, call `strokes`.

        While a picture is shown the window system may have read keys ahead.
        """
        return pygame.event.peek()

    def wait(self, others: Sequence[int], seconds: float) -> list[int]:
        """Sleep until a key comes, one of `others` is readable, or time is up; return those of `others`."""
        if not self._fills:
            self._fill_screen()
        patience = 0.0 if self.waiting() else max(0.0, seconds)
        try:
            ready = self._ready(others, patience)
        except OSError:
            # A keyboard was unplugged, and its descriptor closed under us.
            self._list_inlets()
            ready = self._ready(others, 0.0)
        if not self._bells.isdisjoint(ready):
            self._has_rung = True
        return [descriptor for descriptor in ready if descriptor in others]

    def toggle_full_screen(self, window: tuple[int, int] = (1280, 720)) -> None:
        """Change between full screen and a window; a console screen has no window."""
        if self._on_console:
            return
        self._size = window if self._size is None else None
        self.surface = _set_mode(self._size or self._whole_screen(), full=self._size is None)
        self.opened += 1

    def close(self) -> None:
        """Close the window and give the screen back."""
        pygame.display.quit()

    def _ready(self, others: Sequence[int], seconds: float) -> list[int]:
        return select.select([*self._inlets, *others], [], [], seconds)[0]

    def _list_inlets(self) -> None:
        inlets = self._list()
        self._inlets = [inlet.descriptor for inlet in inlets]
        self._bells = {inlet.descriptor for inlet in inlets if inlet.bell}
        self._has_rung = False

    def _fill_screen(self) -> None:
        """Take the whole screen from the desktop: it takes its time, so the first picture is there before."""
        self._fills = True
        shown = self.surface.copy()
        self.surface = _set_mode(self._whole_screen(), full=True)
        self.surface.blit(shown, (0, 0))
        self.present_all()

    def _whole_screen(self) -> tuple[int, int]:
        """Return how large the screen is; by the television, for a forced plug tells the library another."""
        return pygame.display.get_desktop_sizes()[0] if self.television is None else self.television.mode


def open_window(size: tuple[int, int] | None = None, looking: Looking = televisions) -> Window | NoScreen:
    """Open a window of `size` pixels, or full screen; `NoScreen` when there is none to open it on."""
    asked = os.environ.get("SDL_VIDEODRIVER")
    settle_hints(looking())
    try:
        pygame.display.init()
        driver = pygame.display.get_driver()
        if driver in UNSEEN and driver != asked:
            pygame.display.quit()
            return NoScreen("no screen answers")
        # The console's card was asked as it was opened: what it says of televisions is new now.
        connected = looking() if driver == CONSOLE else ()
        return Window(size, connected[0] if connected else None)
    except pygame.error as error:
        pygame.display.quit()
        return NoScreen(str(error))


def is_console(surroundings: Mapping[str, str]) -> bool:
    """Return whether the screen is the console's: no desktop is there, and no other driver is asked for."""
    desktop = any(name in surroundings for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    return surroundings.get("SDL_VIDEODRIVER", "x11" if desktop else "kmsdrm") == "kmsdrm"


def settle_hints(connected: Sequence[Television]) -> None:
    """Tell the library underneath what to use, where the surroundings have not.

    Without a desktop that is the console's screen, at the card that has a television. A desktop's window is
    drawn by the processor: through a graphics card that may not be there it takes three times the memory.
    """
    if is_console(os.environ):
        os.environ["SDL_VIDEODRIVER"] = "kmsdrm"
        os.environ.setdefault("SDL_RENDER_DRIVER", "opengles2")
        os.environ.setdefault("SDL_RENDER_VSYNC", "1")
        if connected:
            os.environ["SDL_KMSDRM_DEVICE_INDEX"] = connected[0].card_number
        else:
            # The card's number is taken blindly; without one every card is asked.
            os.environ.pop("SDL_KMSDRM_DEVICE_INDEX", None)
    else:
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")


def _set_mode(size: tuple[int, int], *, full: bool, fill: bool = True) -> pygame.Surface:
    """Open the window and let nothing but keys and what concerns the window come in.

    Without `fill` a window as large as the screen is opened, which is quick, and not yet full screen.
    """
    flags = (pygame.FULLSCREEN if fill else pygame.NOFRAME) if full else 0
    surface = pygame.display.set_mode(size, flags)
    pygame.display.set_caption("Tournament clock")
    pygame.display.set_allow_screensaver(False)
    pygame.mouse.set_visible(not full)
    pygame.event.set_blocked(None)
    pygame.event.set_allowed(
        (
            pygame.KEYDOWN,
            pygame.KEYUP,
            pygame.QUIT,
            pygame.VIDEOEXPOSE,
            pygame.WINDOWEXPOSED,
            pygame.WINDOWFOCUSGAINED,
        )
    )
    return surface
