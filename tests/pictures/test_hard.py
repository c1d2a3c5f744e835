"""The hardest nights, played: names of forty letters, ten tables, nine prizes, hundreds of millions, crowds.

Every scene of them, at every size and in every language, is measured like the others. Nobody accepts how
they look: names end in an ellipsis here, and no amount may. The other nights are measured here too, in the
languages in which nobody accepts how they look.
"""

import re

import pygame
import pytest

from clock.display.patches import Patch
from clock.display.pictures.winner import WinnerPicture
from clock.display.theme import SLIP_TOP, STRIP_TOP
from clock.words import LANGUAGES
from tests.painting import SIZES, crossed, painted, seen
from tests.pictures.nights import HARD_NIGHTS, NIGHTS, Taken, pictures, shots

LEAST = 0.028
HINTS = 0.0215
AMOUNT = re.compile(r"[$]?[\d.,]*\d[MK]?…")

SHOWN = {
    "who-is-here": "Who is here",
    "who-owes": "Who owes",
    "seats-in-play": "Table 10",
    "places": "Places so far",
    "rulings": "Rulings",
    "ruling": "Misdeal: cards exposed or too many",
    "who-had-more": "Who had more before the hand,",
    "move": "Table 4",
    "panel-places": "Places so far",
    "panel-knockouts": "Knockouts",
    "panel-hands": "Hands, best first",
    "panel-notes": "In this house",
    "panel-prizes": "$12,300",
    "panel-chips": "45,000M in play",
    "panel-schedule": "Schedule",
    "race": "Race at table 1",
    "table-breaks": "Table 10 breaks",
    "final-table": "Final table",
    "deal": "A deal would give",
    "prizes": "Prizes handed over",
}
"""Words that stand on these scenes and on no other page."""


def faults(name: str, taken: Taken, size: tuple[int, int]) -> list[str]:
    """Return what is wrong with a scene at a size, each in a line."""
    canvas = painted(taken.picture, size)
    patches = seen(canvas)
    boxes = [pygame.Rect(patch.box) for patch in patches]
    screen = pygame.Rect(0, 0, *size)
    found = [
        f"{patch.words} leaves the screen"
        for patch, box in zip(patches, boxes, strict=True)
        if not screen.contains(box)
    ]
    found += [
        f"{patch.words} touches {patches[other].words}"
        for index, (patch, box) in enumerate(zip(patches, boxes, strict=True))
        for other in box.collidelistall(boxes)
        if other > index
    ]
    found += [f"{words} is crossed by what is drawn" for words in crossed(canvas)]
    found += [f"{patch.words} is cut" for patch in patches if AMOUNT.fullmatch(patch.words)]
    found += [
        f"{patch.words} is too small: {patch.cap:.4f}"
        for patch in patches
        if patch.cap < least_of(patch, size)
    ]
    if taken.picture.slip is not None and not isinstance(taken.picture.page, WinnerPicture):
        found += [f"{patch.words} lies under the slip" for patch in patches if is_halved(patch, size)]
    return [f"{name}: {fault}" for fault in found]


def least_of(patch: Patch, size: tuple[int, int]) -> float:
    """Return how high letters must be where a patch stands."""
    return HINTS if patch.box[1] >= STRIP_TOP * size[1] else LEAST


def is_halved(patch: Patch, size: tuple[int, int]) -> bool:
    """Return whether the upper edge of a slip goes through a patch."""
    top, bottom = patch.box[1], patch.box[1] + patch.box[3]
    return top < SLIP_TOP * size[1] - 1 and bottom > SLIP_TOP * size[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_hardest_nights_fit(size: tuple[int, int], language: str) -> None:
    """Nothing leaves the screen, overlaps or is cut but names, and all of it can be read."""
    taken = pictures(HARD_NIGHTS, language)
    assert set(taken) == set(shots(HARD_NIGHTS))
    assert [fault for name, one in taken.items() for fault in faults(name, one, size)] == []


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
@pytest.mark.parametrize("size", SIZES)
def test_the_other_nights_fit_in_every_language(size: tuple[int, int], language: str) -> None:
    """What stands on the screen in one language stands there in each, and nothing at all is cut."""
    taken = pictures(NIGHTS, language)
    found = [fault for name, one in taken.items() for fault in faults(name, one, size)]
    found += [
        f"{name}: {patch.words} is cut"
        for name, one in taken.items()
        for patch in seen(painted(one.picture, size))
        if "…" in patch.words
    ]
    assert found == []


@pytest.mark.parametrize(("name", "words"), SHOWN.items())
def test_a_hard_scene_shows_what_it_is_named_for(name: str, words: str) -> None:
    """A key that leads elsewhere would leave a scene unmeasured."""
    patches = seen(painted(pictures(HARD_NIGHTS, "en")[f"hard-{name}"].picture, (1920, 1080)))
    assert words in {patch.words for patch in patches}


def test_a_fault_would_be_seen() -> None:
    """What is measured can fail: a scene laid out for a wide screen has faults on a sliver of one."""
    taken = pictures(HARD_NIGHTS, "en")["hard-level"]
    assert faults("hard-level", taken, (1920, 1080)) == []
    assert faults("hard-level", taken, (200, 1080)) != []
