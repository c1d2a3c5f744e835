"""Every scene of the nights of this folder: its sizes hold, nothing is cut, and it looks as it was accepted.

A picture that was meant to change is accepted by `ACCEPT_PICTURES=1 pytest tests/pictures`, which writes the
files anew; look at them before they are committed.
"""

import os
from collections import Counter
from functools import cache
from itertools import combinations

import pygame
import pytest

from clock.display.patches import Kind, Patch
from clock.display.pictures.breaks import BreakPicture
from clock.display.pictures.level import LevelPicture
from clock.display.pictures.winner import WinnerPicture
from clock.display.pieces.break_sheet import LOWER_TOP
from clock.display.pieces.head import BAND_HEIGHT
from clock.display.theme import ALARM, SLIP_TOP, STRIP_TOP
from clock.scenes.scene import MakesRoom
from clock.values import replace
from tests.contrast import contrast
from tests.painting import SIZES, crossed, painted, seen
from tests.pictures import reference
from tests.pictures.nights import HERE, pictures, shots
from tests.pictures.page import PAGE, page

ACCEPT = "ACCEPT_PICTURES"
SIZE = (1920, 1080)
MOST_POINTS = 30
"""So many points may differ from one machine to another: less than one letter has."""

LEAST = 0.028
HINTS = 0.0215


@cache
def patches(name: str, size: tuple[int, int]) -> tuple[Patch, ...]:
    """Return what can be read on a scene, without the surfaces."""
    return tuple(patch._replace(drawn=(0, 0, 0)) for patch in seen(painted(pictures()[name].picture, size)))


def time_cap(name: str, size: tuple[int, int]) -> float:
    """Return how high the figures of the time are, which are the largest on every scene."""
    return max((patch.cap for patch in patches(name, size) if patch.kind is Kind.FIGURE), default=0.0)


def test_every_scene_has_a_name_of_its_own() -> None:
    """No picture takes the place of another, and no file is left of a scene that is gone."""
    assert [name for name, count in Counter(shots()).items() if count > 1] == []
    assert {path.stem for path in HERE.glob("*.png")} == set(shots())


TYPED_ON = (
    *("ask-button", "final-table-seats", "names-seats"),
    *("between-nights", "between-nights-champions", "night-points", "new-standings"),
)
"""Scenes on which a key brings a slip up, and which stay beneath it."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", TYPED_ON)
def test_nothing_moves_for_a_slip(name: str, size: tuple[int, int]) -> None:
    """Section 3: while the host types, what can be seen stays where it is, at the size it has."""
    shown = pictures()[name].picture.page
    assert isinstance(shown, MakesRoom)
    bare, covered = (
        {(patch.words, patch.box) for patch in seen(painted(replace(shown, covered=one), size))}
        for one in (False, True)
    )
    assert covered <= bare


def first_boxes(name: str, size: tuple[int, int]) -> dict[str, pygame.Rect]:
    """Return where words stand on a scene; of those that are on it more than once, the first."""
    return {patch.words: pygame.Rect(patch.box) for patch in reversed(patches(name, size))}


@pytest.mark.parametrize("size", SIZES)
def test_columns_stand_alike_on_every_page(size: tuple[int, int]) -> None:
    """L5: a sum on the last page is wider than every stack, and no chip stands elsewhere for it."""
    first, last = (first_boxes(name, size) for name in ("champions-stacks", "champions-stacks-2"))
    chips = ("5", "25", "50", "100", "500")
    assert [first[chip] for chip in chips] == [last[chip] for chip in chips]


@pytest.mark.parametrize("name", ["break", "break-without-change", "break-if-it-ended-now"])
def test_a_narrow_break_says_when_play_resumes(name: str) -> None:
    """V4: where the paper lies below, the time of day stands beside the time left."""
    assert "Play resumes at" in first_boxes(name, (1024, 768))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("break-paused", "No play before"),
        ("break-power-lost", "No play before"),
        ("break-held-over", "Take your seats"),
    ],
)
def test_a_break_that_stands_has_no_hole(name: str, words: str, size: tuple[int, int]) -> None:
    """V4: where a running break says when play resumes, one that stands says what is known of it."""
    assert words in first_boxes(name, size)


@pytest.mark.parametrize("name", ["break", "break-paused", "break-held-over"])
def test_a_narrow_break_has_air_about_its_time(name: str) -> None:
    """At 4:3 the time stands between a band and the paper, and touches neither."""
    size = (1024, 768)
    figures = [pygame.Rect(patch.box) for patch in patches(name, size) if patch.kind is Kind.FIGURE]
    assert min(one.top for one in figures) >= (BAND_HEIGHT + 0.007) * size[1]
    assert max(one.bottom for one in figures) <= (LOWER_TOP - 0.006) * size[1]


def test_a_word_beside_a_name_makes_no_second_page() -> None:
    """V3: everybody stays to be seen when somebody has not come, as long as no name is cut for it."""
    shown = first_boxes("who-has-not-come", SIZE)
    assert {"Marta Kowalczyk", "Walt Jenkins"} <= set(shown)
    assert "1 / 2" not in shown


def test_a_panel_beside_the_blinds_has_air_under_its_title() -> None:
    """At 4:3 no letter of the title comes near the rows beneath it."""
    shown = first_boxes("panel-schedule", (1024, 768))
    assert shown["40/80"].top - shown["0:03 played"].bottom >= 0.005 * 768


@pytest.mark.parametrize(("name", "size"), [("move", (1024, 768)), ("move-by-rule", SIZE)])
def test_a_reason_parts_between_two_sentences(name: str, size: tuple[int, int]) -> None:
    """T3: where two lines are needed, neither ends within a thought if it can end with one."""
    assert any(patch.words.endswith(" has 6.") for patch in patches(name, size))


def test_the_page_shows_every_scene() -> None:
    """The page in docs is written with the pictures, and has all of them."""
    if ACCEPT in os.environ:
        PAGE.write_text(page(), encoding="utf-8")
    said = PAGE.read_text(encoding="utf-8")
    assert said == page(), f"the page is out of date: {ACCEPT}=1 writes it"
    assert [name for name in shots() if f"/{name}.png)" not in said] == []


@pytest.mark.parametrize("name", shots())
def test_a_scene_looks_as_it_was_accepted(name: str) -> None:
    """A picture of every scene: any other look is seen before it is on a wall."""
    path = HERE / f"{name}.png"
    surface = painted(pictures()[name].picture, SIZE).surface
    differing = reference.differing(surface, path) if path.exists() else surface.get_width()
    if differing > MOST_POINTS and ACCEPT in os.environ:
        reference.write(surface, path)
        return
    assert differing <= MOST_POINTS, f"{name} looks different; if it should, accept it with {ACCEPT}=1"


@pytest.mark.parametrize("name", shots())
def test_nothing_is_cut_or_covered(name: str) -> None:
    """At every size each word is on the screen, touches no other, and what the clock says is whole."""
    for size in SIZES:
        screen = pygame.Rect(0, 0, *size)
        boxes = [(patch.words, pygame.Rect(patch.box)) for patch in patches(name, size)]
        assert [words for words, box in boxes if not screen.contains(box)] == []
        touching = [
            (words, others)
            for index, (words, box) in enumerate(boxes)
            for others, other in boxes[index + 1 :]
            if box.colliderect(other)
        ]
        assert touching == [], size
        assert [words for words, _ in boxes if "…" in words] == [], size


@pytest.mark.parametrize("name", shots())
def test_nothing_drawn_reaches_a_word(name: str) -> None:
    """At every size there is nothing under a word, and close about it, but the colour it is written on."""
    for size in SIZES:
        assert crossed(painted(pictures()[name].picture, size)) == [], size


@pytest.mark.parametrize("name", shots())
def test_everything_can_be_read(name: str) -> None:
    """Nothing that a player needs is under 2.8 % of the screen's height; key hints have 2.2 %."""
    for size in SIZES:
        for patch in patches(name, size):
            least = HINTS if patch.box[1] >= STRIP_TOP * size[1] else LEAST
            assert patch.cap >= least, (size, patch.words)


@pytest.mark.parametrize("name", shots())
def test_every_word_stands_out(name: str) -> None:
    """Time and blinds reach 7:1, all other words 4.5:1, on the colour that is really painted beneath them.

    The seconds on a player stand on alarm red, and are no time of the night.
    """
    canvas = painted(pictures()[name].picture, (1280, 720))
    for patch in seen(canvas):
        assert patch.ink is not None
        large = patch.kind is Kind.FIGURE or ("/" in patch.words and patch.cap > 0.06)
        alarm = patch.ink.ground == ALARM
        assert contrast(patch.ink) >= (7 if large and not alarm else 4.5), (patch.words, patch.ink)
        beneath = canvas.surface.subsurface(patch.box)
        for colour in patch.ink:
            painted_here = pygame.mask.from_threshold(beneath, colour, (2, 2, 2, 255)).count()
            assert painted_here, (patch.words, patch.ink)


STATES = ("panel-prizes", "last-minute", "paused", "power-lost", "break", "break-paused", "seats", "winner")
"""A picture of each state of the night."""

GRID = (32, 18)
FROM_THE_DOOR = 40
"""How far apart two greys are that are told apart at a glance."""


def greys(name: str) -> bytes:
    """Return a scene in 32 by 18 greys, as it is seen without colour and without looking closely."""
    small = pygame.transform.smoothscale(painted(pictures()[name].picture, (1280, 720)).surface, GRID)
    return pygame.image.tobytes(pygame.transform.grayscale(small), "RGB")[::3]


@pytest.mark.parametrize(("one", "other"), list(combinations(STATES, 2)))
def test_each_state_is_known_without_colour(one: str, other: str) -> None:
    """In greyscale and from the door a twentieth of the screen at least tells any state from any other."""
    apart = sum(abs(a - b) > FROM_THE_DOOR for a, b in zip(greys(one), greys(other), strict=True))
    assert apart >= GRID[0] * GRID[1] / 20


@pytest.mark.parametrize("name", shots())
def test_the_time_is_large(name: str) -> None:
    """30 % where the time is the subject, else 8 %; the countdown 4.5 %; none when the night is over."""
    taken = pictures()[name]
    subject = isinstance(taken.picture.page, LevelPicture | BreakPicture)
    least = 0.2995 if subject else 0.08 if taken.night_on else 0.045
    for size in SIZES:
        cap = time_cap(name, size)
        assert cap >= least or (cap == 0.0 and not taken.night_on), size
        assert cap == 0.0 or not isinstance(taken.picture.page, WinnerPicture), size


@pytest.mark.parametrize("name", shots())
def test_the_blinds_are_large(name: str) -> None:
    """On the level the blinds have at least 13 % of the screen's height, the next ones too if beside them."""
    if not isinstance(pictures()[name].picture.page, LevelPicture):
        return
    for size in SIZES:
        blinds = [patch.cap for patch in patches(name, size) if "/" in patch.words and patch.cap > 0.06]
        assert blinds, size
        assert min(blinds) >= 0.1295, size


@pytest.mark.parametrize("name", shots())
def test_a_slip_lies_under_the_page(name: str) -> None:
    """What a page shows ends above its slip."""
    picture = pictures()[name].picture
    if picture.slip is None or isinstance(picture.page, WinnerPicture):
        return
    for size in SIZES:
        for patch in patches(name, size):
            top, bottom = patch.box[1], patch.box[1] + patch.box[3]
            assert bottom <= SLIP_TOP * size[1] or top >= SLIP_TOP * size[1] - 1, (size, patch.words)


@pytest.mark.parametrize("name", shots())
def test_no_key_is_named_that_the_keypad_lacks(name: str) -> None:
    """On a keypad without letters no scene asks for A to D."""
    taken = pictures()[name]
    keys = {hint.key for hint in (*taken.picture.keys.left, *taken.picture.keys.right)}
    assert taken.letters or not keys & set("ABCD")
