"""Any key at any moment, on either keypad: nothing ever breaks, and `*` always leads back to the night."""

from pathlib import Path
from random import Random

import pytest

from clock.display.canvas import Canvas
from clock.mishaps import ShutDownForbidden
from clock.press import Control, Press, Release, Source
from clock.roster import Regular
from clock.settings import Settings
from clock.tournament.structure import House
from clock.words.offers import Does
from tests.evening import DIGITS_ONLY, Evening, evening
from tests.fakes import FakeScreen
from tests.houses import gananda, new_year, wired_pair

SMALL = "0123456789*#"
LARGE = SMALL + "ABCD"
STAND_INS = (Control.PREVIOUS, Control.PLUS, Control.MINUS, Control.UNDO, Control.REDO, Control.HELP)
REGULARS = tuple(Regular(str(number), f"Regular {number}") for number in range(1, 30))
MOST_STARS = 12

HOUSES = {"gananda": gananda, "new-year": new_year, "wired-pair": wired_pair}


def hit(host: Evening, keys: str, chance: Random) -> None:
    """Hit one key or button as a hand, an elbow or a child might, or let time pass."""
    what = chance.random()
    if what < 0.86:
        host.keys(chance.choices(keys, weights=[3 if key in "#*" else 1 for key in keys])[0])
    elif what < 0.90:
        host.control(chance.choice(STAND_INS), Source.KEYBOARD)
    elif what < 0.93:
        host.hold(chance.choice([Control.PAUSE, Control.SKIP]), chance.choice([0.1, 0.8, 1.0, 3.2]))
    elif what < 0.95:
        host.app.press(Press(chance.choice(list(Control)), host.time.boot_ms, Source.KEYBOARD, "x"))
        host.app.press(Release(chance.choice(list(Control)), host.time.boot_ms, Source.KEYBOARD))
    else:
        host.wait(chance.choice([1, 11, 31, 70, 130]))


def stars_until_the_night(host: Evening) -> int:
    """Press `*` until it would open the menu or put a suggestion aside; return how often it took."""
    for count in range(MOST_STARS + 1):
        does = host.app.sight().words.offers.does  # the language may have been chosen
        if host.hints.get("*") in {does(Does.MENU), does(Does.LATER)}:
            return count
        host.keys("*")
    return MOST_STARS + 1


@pytest.mark.parametrize("keys", [SMALL, LARGE], ids=["4x3", "4x4"])
@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("seed", range(4))
def test_any_keys(tmp_path: Path, house: str, keys: str, seed: int) -> None:
    """Whatever is typed, in any house, the app goes on, and a few stars lead back to the night."""
    chance = Random(f"{house} {keys} {seed}")
    settings = Settings() if keys == LARGE else DIGITS_ONLY
    makes: House = HOUSES[house]()
    others = [HOUSES[other]() for other in HOUSES if other != house]
    with evening(
        tmp_path,
        makes,
        players=chance.choice([0, 5, 12, 23]),
        started=False,
        settings=settings,
        regulars=REGULARS if seed % 2 else (),
        houses=others,
        power_off=ShutDownForbidden,  # else the first keys that shut the box down end the walk
    ) as host:
        if seed != 3:
            host.keys("9#").control(Control.PAUSE)
        for _ in range(25):
            for _ in range(12):
                hit(host, keys, chance)
            assert stars_until_the_night(host) <= MOST_STARS
        host.control(Control.HELP)


@pytest.mark.parametrize("seed", range(3))
def test_any_keys_are_drawn(tmp_path: Path, seed: int) -> None:
    """Every picture that any key leads to can be drawn, on a wide and on a narrow screen."""
    chance = Random(seed)
    size = (640, 360) if seed % 2 else (512, 384)
    house = list(HOUSES.values())[seed]()
    with evening(tmp_path, house, players=21, screen=FakeScreen(Canvas.off_screen(*size))) as host:
        for _ in range(150):
            hit(host, LARGE, chance)
