"""What stands in for the edges of the box: a screen, lamps, buzzer and loudspeaker keep what they get."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from clock.display.canvas import Canvas, Moving, Picture
from clock.display.sounds.orders import Order, Ready
from clock.display.times import Times
from clock.press import Press, Release
from clock.signs import Buzz, Lamps, Signs


@dataclass(slots=True)
class FakeScreen:
    """A screen without a window, which is closed after so many turns of a loop.

    With a canvas every picture is really drawn. `is_there` and `is_blank` are for a test to set, and
    `meanwhile` is what happens while it is asked what was typed.
    """

    canvas: Canvas | None = None
    shown: list[Picture] = field(default_factory=list)
    foreseen: list[tuple[Picture, int]] = field(default_factory=list)
    typed: list[Press | Release] = field(default_factory=list)
    full_screen: bool = False
    closing: bool = False
    is_there: bool = True
    is_blank: bool = False
    slept: list[float | None] = field(default_factory=list)
    turns: int = 1
    moves: int = 0
    meanwhile: Callable[[], None] = lambda: None

    def show(self, picture: Picture) -> None:
        """Keep a picture."""
        self.shown.append(picture)
        self.is_blank = False
        if self.canvas is not None:
            self.canvas.show(picture)

    def move(self, picture: Moving, times: Times) -> None:
        """Keep a picture with other times on it."""
        self.shown.append(picture.moved(times))
        self.moves += 1
        if self.canvas is not None:
            self.canvas.move(picture, times)

    def draw_ahead(self, picture: Picture, at_ms: int) -> None:
        """Draw a piece of a picture that comes."""
        self.foreseen.append((picture, at_ms))
        if self.canvas is not None:
            self.canvas.draw_ahead(picture, 0.0, 0.0)

    def presses(self) -> list[Press | Release]:
        """Return what was typed since the last look."""
        self.meanwhile()
        typed, self.typed = self.typed, []
        return typed

    def wait(self, others: Sequence[int], seconds: float | None) -> None:
        """Note for how long the loop would sleep, and do not sleep; after the last turn close the window."""
        self.slept.append(seconds)
        self.closing = self.closing or len(self.slept) >= self.turns

    def toggle_full_screen(self) -> None:
        """Change between the whole screen and a window."""
        self.full_screen = not self.full_screen


@dataclass(slots=True)
class FakeOutputs:
    """Signs and a buzzer that note what they are told."""

    signs: list[Signs] = field(default_factory=list)
    buzzes: list[Buzz] = field(default_factory=list)

    @property
    def lamps(self) -> list[Lamps]:
        """Return what the lamps were told, each time it was something else."""
        told = [signs.lamps for signs in self.signs]
        return [lamps for number, lamps in enumerate(told) if [lamps] != told[number - 1 : number]]

    def show(self, signs: Signs) -> None:
        """Note the signs."""
        self.signs.append(signs)

    def buzz(self, buzz: Buzz) -> None:
        """Note the buzzer."""
        self.buzzes.append(buzz)


@dataclass(slots=True)
class FakeLoudspeaker:
    """A loudspeaker that notes what it is told."""

    orders: list[Order] = field(default_factory=list)
    readied: int = 0
    foreseen: list[str] = field(default_factory=list)

    def order(self, order: Order) -> None:
        """Note an order; of those to be ready it only counts how many."""
        if isinstance(order, Ready):
            self.readied += 1
        else:
            self.orders.append(order)

    def foresee(self, words: Sequence[str]) -> None:
        """Note what may be spoken next."""
        self.foreseen = list(words)

    def heard(self) -> list[Order]:
        """Return what was ordered since the last time."""
        heard, self.orders = self.orders, []
        return heard
