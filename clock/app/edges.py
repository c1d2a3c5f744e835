"""What the app speaks to at its edges: a screen, and lamps and buzzer. Each of them may be missing."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from clock.display.canvas import Picture
from clock.press import Press, Release


class Screen(Protocol):
    """A window, or the whole screen."""

    def show(self, picture: Picture) -> None:
        """Draw a picture, as far as it differs from the last one."""
        ...

    def presses(self) -> Iterable[Press | Release]:
        """Return what was typed on the keyboard since the last look."""
        ...

    def descriptors(self) -> Sequence[int]:
        """Return the files that become readable when a key is typed or the window wants to be drawn."""
        ...

    def toggle_full_screen(self) -> None:
        """Change between the whole screen and a window."""
        ...


class Lamp(Enum):
    """What a lamp does."""

    OFF = "off"
    ON = "on"
    BLINKING = "blinking"


@dataclass(frozen=True, slots=True)
class Lamps:
    """The lamps in the two buttons."""

    pause: Lamp = Lamp.OFF
    skip: Lamp = Lamp.OFF


class Buzz(Enum):
    """What the buzzer says."""

    TAKEN = "taken"
    REFUSED = "refused"


class Outputs(Protocol):
    """Lamps and buzzer."""

    def light(self, lamps: Lamps) -> None:
        """Set the lamps."""
        ...

    def buzz(self, buzz: Buzz) -> None:
        """Sound the buzzer."""
        ...
