"""How soon the clock answers a finger: from the edge of a pin to a press, and to the finished picture.

Everything but the pins is as in real life: the threads, the time, the loop, the drawing of a whole screen.
"""

import os
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import perf_counter, sleep

from clock.app import App, Arrangements, Ending
from clock.app.on_window import OnWindow
from clock.appliance.working import Working
from clock.devices import Devices, Header, this_box
from clock.director import Director
from clock.display.canvas import Moving, Picture
from clock.display.times import Times
from clock.ledger import Ledger, Night
from clock.moment import BoxTime
from clock.press import Control, Press, Release, Source
from clock.settings import Settings
from clock.tournament.commands import Pause, Register, Start
from clock.tournament.structure import MINUTE
from clock.values import replace
from clock.words import words_in
from tests.bench.figures import Figure
from tests.devices.matrix import GROUND, MatrixFactory, Net
from tests.houses import gananda
from tests.screens import opened

SIZE = (1920, 1080)

WIRING = Settings().wiring

KEYPAD_BUDGET_MS = WIRING.keypad.press_ms + 10
BUTTON_BUDGET_MS = WIRING.buttons.press_ms + 3

LONGEST_S = 5

SKIP = (27, GROUND)
FIVE = (WIRING.keypad.rows[1], WIRING.keypad.columns[1])
STAR = (WIRING.keypad.rows[3], WIRING.keypad.columns[0])


class Watched:
    """A screen that notes when the last picture was finished."""

    def __init__(self, screen: OnWindow) -> None:
        self.screen = screen
        self.finished = 0.0
        self.closing = False
        self.is_there = True

    @property
    def is_blank(self) -> bool:
        """Return whether the screen has shown nothing yet."""
        return self.screen.is_blank

    def show(self, picture: Picture) -> None:
        """Draw a picture, and note when that is done."""
        self.screen.show(picture)
        self.finished = perf_counter()

    def move(self, picture: Moving, times: Times) -> None:
        """Draw other times on the picture, and note when that is done."""
        self.screen.move(picture, times)
        self.finished = perf_counter()

    def draw_ahead(self, picture: Picture, at_ms: int) -> None:
        """Draw a piece of a picture that comes."""
        self.screen.draw_ahead(picture, at_ms)

    def presses(self) -> Iterable[Press | Release]:
        """Return what was typed."""
        return self.screen.presses()

    def wait(self, others: Sequence[int], seconds: float | None) -> None:
        """Sleep until something comes."""
        self.screen.wait(others, seconds)

    def toggle_full_screen(self) -> None:
        """Stay as it is."""


class Finger(Thread):
    """Presses a key and a button so many times, and notes how long the answers took."""

    def __init__(self, net: Net, screen: Watched, times: int, done: Callable[[], None]) -> None:
        super().__init__(name="finger")
        self.net = net
        self.screen = screen
        self.times = times
        self.done = done
        self.pressed = 0.0
        self.keypad_ms: list[float] = []
        self.button_ms: list[float] = []

    def run(self) -> None:
        """Press, and press again at no particular time."""
        rng = Random(7)
        for turn in range(self.times):
            self.keypad_ms.append(self._touch((FIVE, STAR)[turn % 2], lambda: self.screen.finished))
            sleep(rng.uniform(0.03, 0.09))
            self.button_ms.append(self._touch(SKIP, lambda: self.pressed))
            sleep(rng.uniform(0.03, 0.09))
        self.done()

    def _touch(self, contact: tuple[int, int], answered: Callable[[], float]) -> float:
        """Close a contact until it is answered, and a little longer; return the milliseconds that took."""
        before, closed = answered(), perf_counter()
        self.net.join(*contact)
        while answered() == before and perf_counter() - closed < LONGEST_S:
            sleep(0.001)
        took_ms = (answered() - closed) * 1000
        sleep(0.04)
        self.net.part(*contact)
        return took_ms


def figures(times: int = 100) -> tuple[Figure, ...]:
    """Return how soon a key and a button are answered."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    time = BoxTime()
    unseen = opened(SIZE, time)
    screen = Watched(OnWindow(unseen, time))
    net = Net(lambda: int(perf_counter() * 1e6))
    header = Header(MatrixFactory(net), (), lambda: time.now().boot_ms)
    with TemporaryDirectory() as folder:
        ledger = Ledger(Path(folder), time.now(), durable=False, marks_apart=False)
        director = Director.open(ledger, time, partial(Random(7).getrandbits, 62), Night(gananda()))
        for _ in range(20):
            director.handle(Register())
        director.handle(Start())
        director.handle(Pause())  # a clock that stands draws nothing by itself
        settings = replace(Settings(), panels_ms=10 * MINUTE)
        app = App(director, Arrangements(settings, words_in("en")), time, screen=screen)
        finger = Finger(net, screen, times, partial(app.end, Ending.CLOSED))

        def press(press: Press | Release) -> None:
            if press.source is Source.BUTTONS and isinstance(press, Press):
                finger.pressed = perf_counter()
            if press.control is not Control.SKIP:
                app.press(press)

        def failed(error: Exception) -> None:
            raise SystemExit(repr(error))

        def finding(rung: Event) -> Devices:
            box = this_box(header.now_ms, lambda us: sleep(us / 1e6))
            return Devices(WIRING, replace(box, header=lambda: header), press, lambda _: None, rung)

        devices = Working(finding, app.take_up, failed, time, name="devices")
        devices.start()
        sleep(0.5)
        finger.start()
        app.run()
        finger.join()
        devices.stop()
        app.close()
    unseen.close()
    return (
        *_spread("keypad: edge to picture", finger.keypad_ms, KEYPAD_BUDGET_MS),
        *_spread("button: edge to press", finger.button_ms, BUTTON_BUDGET_MS),
    )


def _spread(what: str, values: Sequence[float], budget: float) -> tuple[Figure, Figure]:
    """Return the median, for which the budget holds, and the worst of some values."""
    ordered = sorted(values)
    note = f"of {len(values)}"
    return (
        Figure(f"{what}, median", ordered[len(ordered) // 2], "ms", budget, note),
        Figure(f"{what}, worst", ordered[-1], "ms", note=note),
    )
