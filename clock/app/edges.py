"""What the app speaks to at its edges: a screen, signs and a buzzer, a loudspeaker. Each may be missing."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from clock.display.canvas import Moving, Picture
from clock.display.sounds.orders import Order
from clock.display.times import Times
from clock.press import Press, Release
from clock.signs import Buzz, Signs

__all__ = ["Loudspeaker", "Outputs", "Screen"]


class Screen(Protocol):
    """A window, or the whole screen; it may be away for a while."""

    @property
    def is_there(self) -> bool:
        """Return whether there is a screen to show anything on."""
        ...

    @property
    def is_blank(self) -> bool:
        """Return whether the screen was opened anew, and has shown nothing yet."""
        ...

    def show(self, picture: Picture) -> None:
        """Draw a picture, as far as it differs from the last one."""
        ...

    def move(self, picture: Moving, times: Times) -> None:
        """Draw other times on the picture that is shown."""
        ...

    def draw_ahead(self, picture: Picture, at_ms: int) -> None:
        """Draw a piece of a picture that will be shown at a moment; nothing of it is seen now."""
        ...

    def presses(self) -> Iterable[Press | Release]:
        """Return what was typed on the keyboard since the last look."""
        ...

    @property
    def closing(self) -> bool:
        """Return whether the screen was closed from outside."""
        ...

    def wait(self, others: Sequence[int], seconds: float | None) -> None:
        """Sleep until a key comes, one of the other files is readable, or the time is up."""
        ...

    def toggle_full_screen(self) -> None:
        """Change between the whole screen and a window."""
        ...


class Outputs(Protocol):
    """What shows signs and sounds the buzzer."""

    def show(self, signs: Signs) -> None:
        """Set what stands until it changes."""
        ...

    def buzz(self, buzz: Buzz) -> None:
        """Sound the buzzer."""
        ...


class Loudspeaker(Protocol):
    """Chimes and the voice. Whatever it is told returns at once."""

    def order(self, order: Order) -> None:
        """Take an order."""
        ...

    def foresee(self, words: Sequence[str]) -> None:
        """Make words ready that may be spoken next."""
        ...
