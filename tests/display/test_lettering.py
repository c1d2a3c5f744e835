"""Words fit their room, and what was rendered is kept within bounds."""

from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from clock.display.lettering import ELLIPSIS, JOINERS, Lettering, Surfaces
from clock.display.theme import ALARM, INK, IVORY, NAME, STRONG_NAME, TEXT, Face, Ink

UNIT = 1080
ON_PAPER = Ink(INK, IVORY)


def lettering() -> Lettering:
    """Return the lettering of a screen of 1080 lines."""
    return Lettering(UNIT, Surfaces(50_000_000))


def test_what_fits_is_written_as_it_is() -> None:
    """Words with room keep their size."""
    fitted = lettering().fit("Ada", NAME, 1_000)
    assert (fitted.words, fitted.em) == ("Ada", lettering().em(NAME.cap))


def test_a_shorter_wording_comes_before_a_smaller_size() -> None:
    """Of "14 big blinds" and "14 BB" the second is taken at full size before the first shrinks."""
    letters = lettering()
    room = letters.fit("14 BB", TEXT, None).advance
    fitted = letters.fit(("14 big blinds", "14 BB"), TEXT, room)
    assert (fitted.words, fitted.em) == ("14 BB", letters.em(TEXT.cap))


def test_words_shrink_before_they_are_cut() -> None:
    """A name that nearly fits is written whole, smaller."""
    letters = lettering()
    room = letters.fit("Ada Lindqvist", NAME, None).advance - 10
    fitted = letters.fit("Ada Lindqvist", NAME, room)
    assert fitted.words == "Ada Lindqvist"
    assert letters.em(NAME.floor) <= fitted.em < letters.em(NAME.cap)


def test_at_the_floor_an_ellipsis_ends_it() -> None:
    """Words too long for the smallest size end in an ellipsis, without a space before it."""
    letters = lettering()
    fitted = letters.fit("Ada von und zu Lindqvist", NAME, 90)
    assert fitted.em == letters.em(NAME.floor)
    assert fitted.words.endswith(ELLIPSIS)
    assert not fitted.words.removesuffix(ELLIPSIS).endswith(" ")


@given(words=st.text(max_size=60), room=st.integers(60, 1_500))
def test_nothing_is_wider_than_its_room(words: str, room: int) -> None:
    """Whatever a name holds, it is never wider than its room, and can be rendered."""
    letters = lettering()
    fitted = letters.fit(words, STRONG_NAME, room)
    assert fitted.advance <= room
    rendered = letters.render(fitted.words, STRONG_NAME.face, fitted.em, ON_PAPER)
    assert rendered.surface.get_width() <= room + fitted.em


def test_where_there_is_no_room_nothing_may_be_written() -> None:
    """A last wording of no words is taken before anything is cut, also where two things overlap."""
    assert lettering().fit(("Undo: Ada out", ""), NAME, -5).words == ""


def test_what_cannot_be_drawn_becomes_a_space() -> None:
    """A roster may hold line breaks and worse: they are written as spaces."""
    assert lettering().fit("Ada\n\x00Lind\ud800qvist", NAME, None).words == "Ada  Lind qvist"


@pytest.mark.parametrize("joiner", JOINERS)
def test_a_name_of_nothing_but_joiners_is_no_name(joiner: str) -> None:
    """A font refuses to draw what has no width, and a name must not stop the clock."""
    assert lettering().fit(joiner, NAME, None).words == ""


def test_a_capital_is_as_high_as_its_style_says() -> None:
    """Sizes are cap heights: an H of a tenth of the screen is a tenth of the screen high."""
    letters = lettering()
    for face in Face:
        high = letters.render("H", face, letters.em(0.1), ON_PAPER).surface.get_height()
        assert abs(high - 0.1 * UNIT) <= 1.5


def test_surfaces_are_kept_until_they_take_too_much() -> None:
    """The least used surface goes first, and what is wanted again is the same surface."""
    surfaces = Surfaces(3 * 100 * 100 * 4)
    made: list[str] = []

    def get(name: str) -> pygame.Surface:
        def make() -> pygame.Surface:
            made.append(name)
            return pygame.Surface((100, 100), 0, 32)

        return surfaces.get(name, make)

    first = get("a")
    get("b")
    get("c")
    assert get("a") is first
    get("d")
    get("a")
    get("c")
    assert made == ["a", "b", "c", "d"]
    get("b")
    assert made == ["a", "b", "c", "d", "b"]


@pytest.mark.parametrize("words", ["Round 7, 75/150", "Λεωνίδας", "Дмитрий & Zoë", "מזל טוב Ada"])
def test_words_in_another_ink_are_those_drawn_in_it(words: str) -> None:
    """Whatever ink they were kept in, they look as if they had been drawn in this one alone."""

    def seen(letters: Lettering, ink: Ink) -> bytes:
        ground = pygame.Surface((500, 90), 0, 32)
        ground.fill(ink.ground)
        ground.blit(letters.render(words, Face.WORDS_MEDIUM, 61, ink).surface, (3, 3))
        return pygame.image.tobytes(ground, "RGB")

    letters = lettering()
    for ink in (ON_PAPER, Ink(IVORY, ALARM), Ink((1, 254, 128), INK), Ink(IVORY, INK), ON_PAPER):
        assert seen(letters, ink) == seen(lettering(), ink)


def test_a_point_of_a_word_is_a_byte() -> None:
    """Words are most of what is kept: four bytes a point would be six megabytes more on a fine screen."""
    surface = lettering().render("Ada", Face.WORDS_MEDIUM, 61, ON_PAPER).surface
    assert surface.get_bytesize() == 1


def test_only_small_fonts_stay_open() -> None:
    """The font of the time left would keep megabytes of letters that are never drawn again."""

    def open_files() -> int:
        return sum("Barlow" in str(file.resolve()) for file in Path("/proc/self/fd").iterdir())

    written = lettering()
    before = open_files()
    for figure in "0123456789":
        written.render(figure, Face.FIGURES_MEDIUM, written.em(0.404), ON_PAPER)
    assert open_files() == before
    written.render("12", Face.FIGURES_MEDIUM, written.em(0.05), ON_PAPER)
    assert open_files() == before + 1
