"""Names in any script: what draws which letter, which way, and what stands for a letter nobody has."""

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from clock.display.lettering import Lettering, Surfaces
from clock.display.theme import INK, IVORY, NAME, Face, Ink
from clock.display.typefaces import (
    BARLOWS_OWN,
    LAST_LATIN,
    NOT_BARLOWS,
    UNKNOWN,
    Typefaces,
    file_of,
)

WORDS = Face.WORDS_MEDIUM
NO_FOLDERS = ()
EM = 48
ON_PAPER = Ink(INK, IVORY)
DARK = 128
"""Of less red a point is more ink than paper."""


def drawn(words: str, face: Face = WORDS) -> bytes:
    """Return how words look, with nothing at hand but what comes with the clock."""
    lettered = Lettering(1080, Surfaces(10**7), Typefaces(NO_FOLDERS)).render(words, face, EM, ON_PAPER)
    return pygame.image.tobytes(lettered.surface, "RGBA")


def seen(words: str) -> list[str]:
    """Return the parts of words in the order they are seen in."""
    return [part.words for part in Typefaces(NO_FOLDERS).parts(words, WORDS)]


@pytest.mark.parametrize("face", Face)
def test_every_letter_said_to_be_barlows_is(face: Face) -> None:
    """What is not looked up is there: no letter of it is drawn as one that the font lacks."""
    pygame.font.init()
    font = pygame.font.Font(file_of(face), EM)

    def of(letter: str) -> bytes:
        return pygame.image.tobytes(font.render(letter, True, INK), "RGBA")

    latin = [chr(code) for code in range(ord(" "), ord(LAST_LATIN) + 1)]
    said = [letter for letter in latin if letter.isprintable() and letter not in NOT_BARLOWS]
    missing = of("\U0010fffe")
    assert [letter for letter in (*said, *BARLOWS_OWN) if of(letter) == missing] == []


@pytest.mark.parametrize(
    "name", ["Борис Петров", "Αλέξανδρος", "דוד בן גוריון", "محمد عبد الله", "Şükrü Ẓahir"]
)
@pytest.mark.parametrize("face", [Face.WORDS_MEDIUM, Face.WORDS_SEMIBOLD])
def test_these_scripts_come_with_the_clock(name: str, face: Face) -> None:
    """Greek, Cyrillic, Hebrew, Arabic and all of Latin are drawn on a box without fonts of its own."""
    typefaces = Typefaces(NO_FOLDERS)
    assert UNKNOWN not in "".join(part.words for part in typefaces.parts(name, face))


def test_a_letter_nobody_has_is_a_question_mark() -> None:
    """Not a box, which looks like a fault of the screen: who is meant is told by the number beside it."""
    assert drawn("山田太郎 is out") == drawn("???? is out")


def test_a_face_of_a_family_is_found_on_the_box(tmp_path: Path) -> None:
    """What the clock lacks is looked for in the system's fonts, by the names of good families alone."""
    (tmp_path / "hebrew").mkdir()
    shipped = Typefaces(NO_FOLDERS).parts("א", WORDS)[0].drawer.file
    for name in ("NotoSansElse-Regular.ttf", "Handwriting.ttf", "NotoSansElse-Italic.ttf"):
        (tmp_path / "hebrew" / name).write_bytes(Path(shipped).read_bytes())
    typefaces = Typefaces((tmp_path, tmp_path / "not-there"))
    assert typefaces._system_fonts() == (str(tmp_path / "hebrew" / "NotoSansElse-Regular.ttf"),)


def test_a_letter_is_drawn_by_a_font_of_the_system() -> None:
    """A font put on the box draws what the clock's own ones lack."""
    system = Typefaces()
    (part,) = system.parts("☃", WORDS)
    if part.words == UNKNOWN:
        pytest.skip("no font here has a snowman")
    assert part.words == "☃"
    assert not part.drawer.file.startswith(str(Path(file_of(WORDS)).parents[1]))


def test_hebrew_and_arabic_are_read_to_the_left() -> None:
    """RTL: a name reads right to left within a sentence that reads left to right, its parts in order."""
    assert seen("12 דוד כהן is out") == ["12 ", "דוד כהן", " is out"]
    assert seen("דוד محمد") == ["محمد", "דוד "]
    left, right = (
        Lettering(1080, Surfaces(10**7), Typefaces(NO_FOLDERS)).render(name, WORDS, EM, ON_PAPER).surface
        for name in ("אל", "לא")
    )
    assert pygame.image.tobytes(left, "RGBA") != pygame.image.tobytes(right, "RGBA")
    # Lamed rises above alef: as the second letter of "alef lamed" it stands at the left.
    assert _rises_at_left(left)
    assert not _rises_at_left(right)


def _rises_at_left(surface: pygame.Surface) -> bool:
    """Return whether the highest ink is in the left half."""
    wide = surface.get_width()
    return next(
        x < wide / 2
        for y in range(surface.get_height())
        for x in range(wide)
        if surface.get_at((x, y))[0] < DARK
    )


def test_arabic_letters_are_joined() -> None:
    """Three letters of a word hang together, as they must to be read; spaced out they are three."""
    lettering = Lettering(1080, Surfaces(10**7), Typefaces(NO_FOLDERS))

    def pieces(words: str) -> int:
        ink = lettering.render(words, WORDS, EM, ON_PAPER).surface
        ink.set_colorkey(IVORY)
        return len(pygame.mask.from_surface(ink).connected_components())

    assert (pieces("محم"), pieces("م ح م")) == (1, 3)


def test_a_name_cannot_turn_a_sentence_round() -> None:
    """Marks of direction in a name are left out."""
    lettering = Lettering(1080, Surfaces(10**7), Typefaces(NO_FOLDERS))
    fitted = lettering.fit("Ada\N{RIGHT-TO-LEFT OVERRIDE} Lindqvist", NAME, None)
    assert fitted.words == "Ada Lindqvist"


def test_an_accent_stays_with_its_letter() -> None:
    """A letter and the mark on it are drawn by one font."""
    assert seen("Zoe\N{COMBINING DIAERESIS}") == ["Zoe\N{COMBINING DIAERESIS}"]


def test_the_bold_face_is_bolder_in_every_script() -> None:
    """A name that matters is as strong in Hebrew as in Latin."""
    for name in ("דוד", "محمد", "Борис"):
        light, strong = (
            sum(red < DARK for red in drawn(name, face)[::4])
            for face in (Face.WORDS_MEDIUM, Face.WORDS_SEMIBOLD)
        )
        assert strong > light * 1.05, name


def test_a_night_of_latin_names_opens_no_other_font() -> None:
    """What is not used costs nothing: the packages of other scripts are not even imported."""
    program = (
        "import sys; from clock.display.lettering import Lettering, Surfaces;"
        "from clock.display.theme import INK, IVORY, Face, Ink;"
        "Lettering(1080, Surfaces(10**7)).render('Zoë Müller · 1 …', Face.WORDS_MEDIUM, 40, Ink(INK, IVORY));"
        "print([name for name in sys.modules if name.startswith('fontpkg_') and 'barlow' not in name])"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout.splitlines()[-1] == "[]"
