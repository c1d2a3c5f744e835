"""The window, full screen or not: opening, showing what changed, keys, and what to sleep on between."""

import os
import select
import socket
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pygame

from clock.display.strokes import Keyboard, KeyStroke
from clock.display.television import Plug, preferred_mode

CONSOLE = "KMSDRM"
"""The driver's name on a screen without a desktop."""

UNSEEN = frozenset({"offscreen", "dummy", "evdev"})
"""Drivers that show nothing to anybody; SDL settles for one of them where a desktop does not answer."""

OPEN_FILES = Path("/proc/self/fd")


@dataclass(frozen=True, slots=True)
class NoScreen:
    """There is no screen to open, with the system's own words for why."""

    why: str


class Window:
    """An open window.

    `opened` counts how often its surface was opened: by another number it is another one, perhaps of another
    size, and empty.
    """

    def __init__(self, size: tuple[int, int] | None) -> None:
        self._size = size
        self._keyboard = Keyboard()
        self._plug = Plug() if pygame.display.get_driver() == CONSOLE else None
        self.closing = False
        self.opened = 1
        self._fills = size is not None or pygame.display.get_driver() == CONSOLE
        self.surface = _set_mode(size, fill=self._fills)
        self._descriptors = _input_descriptors()

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
        hotplug = self._plug is not None and self._plug.moved()
        events = pygame.event.get()
        for event in events:
            if event.type == pygame.QUIT:
                self.closing = True
            elif event.type in {pygame.VIDEOEXPOSE, pygame.WINDOWEXPOSED}:
                self.present_all()
        if hotplug:
            self._take_television()
        if hotplug or any(event.type == pygame.WINDOWFOCUSGAINED for event in events):
            self._descriptors = _input_descriptors()
        return self._keyboard.strokes(events)

    def waiting(self) -> bool:
        """Return whether something has come in that no descriptor tells of: do not sleep, call `strokes`.

        While a picture is shown the window system may have read keys ahead.
        """
        pygame.event.pump()
        return pygame.event.peek()

    def descriptors(self) -> list[int]:
        """Return the descriptors that become readable when a key is pressed or a screen is plugged in."""
        plug = None if self._plug is None else self._plug.descriptor
        return self._descriptors if plug is None else [*self._descriptors, plug]

    def wait(self, others: Sequence[int], seconds: float) -> list[int]:
        """Sleep until a key comes, one of `others` is readable, or time is up; return those of `others`."""
        if not self._fills:
            self._fill_screen()
        patience = 0.0 if self.waiting() else max(0.0, seconds)
        try:
            ready, _, _ = select.select([*self.descriptors(), *others], [], [], patience)
        except OSError:
            # A keyboard was unplugged, and its descriptor closed under us.
            self._descriptors = _input_descriptors()
            ready, _, _ = select.select([*self.descriptors(), *others], [], [], 0.0)
        return [descriptor for descriptor in ready if descriptor in others]

    def toggle_full_screen(self, window: tuple[int, int] = (1280, 720)) -> None:
        """Change between full screen and a window; a console screen has no window."""
        if pygame.display.get_driver() == CONSOLE:
            return
        self._size = window if self._size is None else None
        self._open_again()

    def close(self) -> None:
        """Close the window and give the screen back."""
        if self._plug is not None:
            self._plug.close()
        pygame.display.quit()

    def _fill_screen(self) -> None:
        """Take the whole screen from the desktop: it takes its time, so the first picture is there before."""
        self._fills = True
        shown = self.surface.copy()
        self.surface = _set_mode(self._size)
        self.surface.blit(shown, (0, 0))
        self.present_all()

    def _take_television(self) -> None:
        """Show the picture again on the television that came; one of another size gets a new surface."""
        mode = preferred_mode()
        if mode is None or mode == self.surface.get_size():
            self.present_all()
            return
        pygame.display.quit()
        pygame.display.init()
        self._open_again()

    def _open_again(self) -> None:
        self.surface = _set_mode(self._size)
        self.opened += 1


def open_window(size: tuple[int, int] | None = None) -> Window | NoScreen:
    """Open a window of `size` pixels, or full screen; `NoScreen` when there is none to open it on."""
    _settle_hints()
    chosen = "SDL_VIDEODRIVER" in os.environ
    try:
        pygame.display.init()
        if not chosen and pygame.display.get_driver() in UNSEEN:
            pygame.display.quit()
            return NoScreen("the desktop does not answer")
        return Window(size)
    except pygame.error as error:
        pygame.display.quit()
        return NoScreen(str(error))


def _settle_hints() -> None:
    """Tell the library underneath what to use, where the surroundings have not.

    Without a desktop that is the console's screen. A desktop's window is drawn by the processor: through a
    graphics card that may not be there it takes three times the memory.
    """
    desktop = any(name in os.environ for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    if "SDL_VIDEODRIVER" not in os.environ and not desktop:
        os.environ["SDL_VIDEODRIVER"] = "kmsdrm"
    if os.environ.get("SDL_VIDEODRIVER") == "kmsdrm":
        os.environ.setdefault("SDL_RENDER_DRIVER", "opengles2")
        os.environ.setdefault("SDL_RENDER_VSYNC", "1")
    else:
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")


def _set_mode(size: tuple[int, int] | None, *, fill: bool = True) -> pygame.Surface:
    """Open the window and let nothing but keys and what concerns the window come in.

    Without `fill` a window as large as the screen is opened, which is quick, and not yet full screen.
    """
    full = size is None
    flags = (pygame.FULLSCREEN if fill else pygame.NOFRAME) if full else 0
    surface = pygame.display.set_mode(size or _whole_screen(), flags)
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


def _whole_screen() -> tuple[int, int]:
    """Return how large the screen is; on a console by the television, for a forced plug tells another."""
    mode = preferred_mode() if pygame.display.get_driver() == CONSOLE else None
    return mode or pygame.display.get_desktop_sizes()[0]


def _input_descriptors() -> list[int]:
    """Return the open descriptors that keys come in by: the desktop's socket, or keyboards and their bell."""
    found = []
    for link in OPEN_FILES.iterdir():
        try:
            target = str(link.readlink())
        except OSError:
            continue
        descriptor = int(link.name)
        if target.startswith("/dev/input/event") or (target.startswith("socket:") and _tells(descriptor)):
            found.append(descriptor)
    return found


def _tells(descriptor: int) -> bool:
    """Return whether a socket is that of a desktop, or the one that tells of keyboards that come and go."""
    with socket.socket(fileno=os.dup(descriptor)) as same:
        if same.family == socket.AF_NETLINK:
            return True
        try:
            peer = same.getpeername()
        except OSError:
            return False
    words = peer if isinstance(peer, bytes) else str(peer).encode()
    return b".X11-unix/" in words or b"wayland" in words
