"""The life of the screen: absent, opening, up, lost, and up again, while the night goes on without it.

A console's television may be off at the start, go off and on, be another one, or hang at another connector.
The kernel tells when something moved, never what: a moment later, when all has settled, it is looked at.
"""

import select
from collections.abc import Callable, Sequence
from enum import Enum

import pygame

from clock.display.plug import Plug
from clock.display.strokes import KeyStroke
from clock.display.television import Television
from clock.display.window import Looking, NoScreen, Window
from clock.moment import Time

SETTLES_MS = 1000
"""How long a television is given once it was plugged in: it tells its modes late, and comes and goes."""

FIRST_WAIT_MS = 1000
LONGEST_WAIT_MS = 30_000


class State(Enum):
    """Where the screen stands."""

    ABSENT = "absent"
    OPENING = "opening"
    UP = "up"
    LOST = "lost"


Opening = Callable[[], Window | NoScreen]
"""Opens a window on what is connected now."""

Told = Callable[[State, str], None]
"""Takes a new state of the screen, with where it is or why there is none."""


class WallScreen:
    """A screen that may be missing, go and come back; `window` is None while there is none.

    A television that is lost keeps its window, because to open one anew costs memory that is never given
    back; the picture goes on being drawn there, and is to be seen as soon as the same television is back.
    `plug` tells of televisions, None where there is a desktop. `closing` is set when the window was closed
    from outside.
    """

    def __init__(self, opening: Opening, looking: Looking, plug: Plug | None, time: Time, tell: Told) -> None:
        self.state = State.ABSENT
        self.window: Window | None = None
        self.closing = False
        self._opening = opening
        self._looking = looking
        self._plug = plug
        self._time = time
        self._tell = tell
        self._opened_before = 0
        self._due_ms: int | None = None
        self._wait_ms = FIRST_WAIT_MS

    @property
    def opened(self) -> int:
        """Return how often a surface was opened: by another number it is another one, and empty."""
        return self._opened_before + (0 if self.window is None else self.window.opened)

    def open(self) -> NoScreen | None:
        """Open the screen; return why there is none, and then it is tried again by `tend`."""
        opened = self._opening()
        if isinstance(opened, NoScreen):
            self._due_ms = self._time.now().boot_ms + self._wait_ms
            self._wait_ms = min(2 * self._wait_ms, LONGEST_WAIT_MS)
            self._become(State.ABSENT, opened.why)
            return opened
        self.window, self._due_ms, self._wait_ms = opened, None, FIRST_WAIT_MS
        self._become(State.UP, _where(opened))
        return None

    def tend(self) -> None:
        """Do what is due about televisions that came or went."""
        moved = self._plug is not None and self._plug.moved()
        if not moved and self._due_ms is None:
            return
        now_ms = self._time.now().boot_ms
        if moved:
            self._due_ms, self._wait_ms = now_ms + SETTLES_MS, FIRST_WAIT_MS
            if self.window is None:
                self._become(State.OPENING, "")
            else:
                # The same television has its picture back at once.
                self.present_all()
        if self._due_ms is not None and now_ms >= self._due_ms:
            if self.window is None:
                self.open()
            else:
                self._look_again(self.window, now_ms)

    def strokes(self) -> list[KeyStroke]:
        """Return the keys pressed and let go since the last call."""
        if self.window is None:
            return []
        strokes = self.window.strokes()
        self.closing = self.closing or self.window.closing
        return strokes

    def present(self, rects: Sequence[pygame.Rect]) -> None:
        """Show the parts of the surface that changed."""
        if self.window is not None:
            try:
                self.window.present(rects)
            except pygame.error as error:
                self._fail(str(error))

    def present_all(self) -> None:
        """Show the whole surface."""
        if self.window is not None:
            try:
                self.window.present_all()
            except pygame.error as error:
                self._fail(str(error))

    def wait(self, others: Sequence[int], seconds: float) -> None:
        """Sleep until a key comes, a television moves, one of `others` is readable, or time is up."""
        if self._due_ms is not None:
            seconds = min(seconds, (self._due_ms - self._time.now().boot_ms) / 1000)
        moves = None if self._plug is None else self._plug.descriptor
        awaited = [*others] if moves is None else [*others, moves]
        if self.window is None:
            select.select(awaited, [], [], max(0.0, seconds))
        else:
            self.window.wait(awaited, seconds)

    def toggle_full_screen(self) -> None:
        """Change between full screen and a window."""
        if self.window is not None:
            self.window.toggle_full_screen()

    def close(self) -> None:
        """Give the screen back, and listen no more."""
        self._drop()
        if self._plug is not None:
            self._plug.close()

    def _look_again(self, window: Window, now_ms: int) -> None:
        """See whether the television is away, the same one is back, or there is another."""
        connected = self._looking()
        if not connected:
            # Should the kernel not tell of its return, it is seen all the same.
            self._due_ms = now_ms + LONGEST_WAIT_MS
            self._become(State.LOST, "")
        elif _same(window, connected):
            self._due_ms = None
            self.present_all()
            self._become(State.UP, _where(window))
        else:
            self._become(State.OPENING, "")
            self._drop()
            self.open()

    def _fail(self, why: str) -> None:
        """Do without a window that cannot be shown on any more, until another can be opened."""
        self._drop()
        self._due_ms = self._time.now().boot_ms + self._wait_ms
        self._become(State.ABSENT, why)

    def _drop(self) -> None:
        if self.window is not None:
            self._opened_before = self.opened
            self.window.close()
            self.window = None

    def _become(self, state: State, told: str) -> None:
        if state is not self.state:
            self.state = state
            self._tell(state, told)


def _same(window: Window, connected: tuple[Television, ...]) -> bool:
    """Return whether the window is on one of these; one that was opened blindly, of the right size."""
    if window.television is not None:
        return window.television in connected
    return any(television.mode == window.surface.get_size() for television in connected)


def _where(window: Window) -> str:
    wide, high = window.surface.get_size()
    television = window.television
    at = "" if television is None else f" at {television.card} {television.connector}"
    return f"{wide}x{high}{at}"
