"""A screen that may come and go as the app's: pictures are painted on it, its keyboard becomes presses."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

from clock.display.canvas import Canvas, Moving, Picture
from clock.display.screen import WallScreen
from clock.display.strokes import KeyStroke
from clock.display.times import Times
from clock.moment import Time
from clock.press import Control, Press, Release, Source, keyboard_control

LONGEST_SLEEP_S = 3600.0
"""How long the loop sleeps at most when nothing is due by itself."""

DRIFTS_MS = 120_000
"""How often the picture moves a little, so that nothing burns in."""

DRIFT = 0.004
"""How far it moves at most, in parts of the height."""


def drift(now_ms: int) -> tuple[float, float]:
    """Return how far right and down the picture lies: in the middle, then round it in eight steps."""
    steps = ((0, 0), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
    right, down = steps[now_ms // DRIFTS_MS % len(steps)]
    return right * DRIFT, down * DRIFT


class OnWindow:
    """Shows pictures on a screen; `margin` is the part of the height kept free at every edge.

    `keys` are the host's own, besides those that a keyboard has by itself.
    """

    def __init__(
        self,
        screen: WallScreen,
        time: Time,
        margin: float = 0.0,
        keys: Mapping[str, Control] = MappingProxyType({}),
    ) -> None:
        self._screen = screen
        self._time = time
        self._margin = margin
        self._keys = keys
        self._canvas: Canvas | None = None
        self._opened = 0
        self._looked_ms = 0

    @property
    def closing(self) -> bool:
        """Return whether the window was closed from outside."""
        return self._screen.closing

    @property
    def is_there(self) -> bool:
        """Return whether there is a screen to show anything on."""
        return self._screen.window is not None

    @property
    def is_blank(self) -> bool:
        """Return whether the screen was opened anew, and has shown nothing yet."""
        return self._screen.opened != self._opened

    def show(self, picture: Picture) -> None:
        """Draw a picture, as far as it differs from the last one; all of it on a new surface."""
        if self._screen.window is None:
            return
        if self._canvas is None or self.is_blank:
            self._canvas = Canvas(self._screen.window.surface, self._margin)
            self._opened = self._screen.opened
        self._canvas.shift(*drift(self._time.now().boot_ms))
        self._screen.present(self._canvas.show(picture))

    def move(self, picture: Moving, times: Times) -> None:
        """Draw other times on the picture that is shown; all of it on a new surface."""
        if self._canvas is None or self.is_blank:
            self.show(picture.moved(times))
            return
        self._screen.present(self._canvas.move(picture, times))

    def draw_ahead(self, picture: Picture, at_ms: int) -> None:
        """Draw a piece of a picture that will be shown at a moment, while nothing else is to be done."""
        if self._canvas is not None and not self.is_blank:
            self._canvas.draw_ahead(picture, *drift(at_ms))

    def presses(self) -> Iterable[Press | Release]:
        """Return what was typed since the last look, as the keyboard stands in for buttons and keypad."""
        self._screen.tend()
        strokes = self._screen.strokes()
        looked_ms, self._looked_ms = self._looked_ms, self._time.now().boot_ms
        return self._pressed(strokes, looked_ms, self._looked_ms) if strokes else ()

    def _pressed(
        self, strokes: Iterable[KeyStroke], looked_ms: int, now_ms: int
    ) -> Iterator[Press | Release]:
        """Give what strokes stand for.

        No stroke tells when it was made, only that it was after the last look. A key is taken to have been
        let go as early as it can have been: a turn of the loop that took long must not become a hold.
        """
        down: set[Control] = set()
        for stroke in strokes:
            control = keyboard_control(stroke.name, stroke.text, ctrl=stroke.ctrl, own=self._keys)
            if control is None:
                continue
            if stroke.down:
                down.add(control)
                yield Press(control, now_ms, Source.KEYBOARD, stroke.text)
            else:
                yield Release(control, now_ms if control in down else looked_ms, Source.KEYBOARD)

    def wait(self, others: Sequence[int], seconds: float | None) -> None:
        """Sleep until a key comes, one of the other files is readable, or the time is up."""
        self._screen.wait(others, LONGEST_SLEEP_S if seconds is None else seconds)

    def toggle_full_screen(self) -> None:
        """Change between the whole screen and a window."""
        self._screen.toggle_full_screen()
