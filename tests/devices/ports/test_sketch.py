"""The sketch of the button box, compiled for this machine: what it says is what the clock understands."""

import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from clock.devices.codecs.button_box import Down, Held, Hello, Said, Up, said
from clock.press import Control

COMPILER = shutil.which("c++") or shutil.which("g++")
HERE = Path(__file__).parent / "sketch"
SKETCH = Path(__file__).parents[3] / "docs" / "button_box"

Touch = tuple[float, int, int]
Box = Callable[[int, Sequence[Touch]], list[tuple[int, Said | None]]]

PAUSE, ASK = (0, -1), (-1, -1)
NOTHING = Held(frozenset())

pytestmark = pytest.mark.skipif(COMPILER is None, reason="there is no C++ compiler")


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> Box:
    """Return what runs the sketch until a time while contacts are touched, and gives what it says."""
    program = tmp_path_factory.mktemp("sketch") / "box"
    assert COMPILER is not None
    options = ["-std=c++11", "-Wall", "-Wextra", "-Werror", f"-I{SKETCH}"]
    subprocess.run([COMPILER, *options, str(HERE / "box.cpp"), "-o", program], check=True)

    def run(until_ms: int, touches: Sequence[Touch]) -> list[tuple[int, Said | None]]:
        given = [str(number) for touch in touches for number in touch]
        ran = subprocess.run([program, str(until_ms), *given], check=True, capture_output=True, text=True)
        rows = [line.split(" ", 1) for line in ran.stdout.splitlines()]
        return [(int(ms), said(row.encode())) for ms, row in rows]

    return run


def test_every_key_and_button_is_told(box: Box) -> None:
    """Under its own name, debounced by 15 ms, in both directions."""
    places = [(row, column) for row in range(4) for column in range(4)] + [PAUSE, (1, -1)]
    touches = [
        (100 * number + after, *place) for number, place in enumerate(places, start=1) for after in (0, 50)
    ]
    keys = [Control(key) for key in "123A456B789C*0#D"] + [Control.PAUSE, Control.SKIP]
    heard = [(ms, what) for ms, what in box(2000, touches) if isinstance(what, Down | Up)]

    assert [what for _, what in heard] == [turned(key) for key in keys for turned in (Down, Up)]
    assert all(15 <= ms - touch[0] <= 20 for (ms, _), touch in zip(heard, touches, strict=True))


def test_it_says_hello_and_what_is_down(box: Box) -> None:
    """As it starts, when it is asked, and every two seconds while anything is down."""
    heard = box(5500, [(100, *PAUSE), (1000, *ASK)])
    held = Held(frozenset({Control.PAUSE}))

    assert [what for _, what in heard] == [Hello(1), NOTHING, Down(Control.PAUSE), Hello(1), held, held, held]
    assert [round(ms, -2) for ms, _ in heard] == [0, 0, 100, 1000, 1000, 3000, 5000]


def test_at_rest_it_says_so_every_five_seconds(box: Box) -> None:
    """But two seconds after a contact has opened: what was let go may have been lost on the way."""
    heard = box(10_000, [(1000, *PAUSE), (1500, *PAUSE)])

    assert [what for _, what in heard][2:] == [Down(Control.PAUSE), Up(Control.PAUSE), NOTHING, NOTHING]
    assert [round(ms, -2) for ms, _ in heard][2:] == [1000, 1500, 3500, 8500]


def test_bounce_presses_once(box: Box) -> None:
    """Whatever the contact does before it has stayed closed."""
    bounce = [(100 + ms, 1, 1) for ms in (0, 2, 5, 9, 14)]

    assert [what for _, what in box(300, bounce)] == [Hello(1), NOTHING, Down(Control.FIVE)]


def test_ghosts_press_nothing(box: Box) -> None:
    """Three corners of a rectangle, closed at once: no fourth, nor any of the three."""
    corners = [(100, 0, 0), (100, 0, 1), (100, 1, 0)]

    assert [what for _, what in box(500, corners)] == [Hello(1), NOTHING]
