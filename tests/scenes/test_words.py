"""What the screen says comes from the words, in any language, and fits."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from clock.display.canvas import Canvas
from clock.display.pictures.breaks import BreakPicture
from clock.display.pictures.level import LevelPicture
from clock.display.pictures.lists import CountdownPicture, ListPicture
from clock.display.pictures.move import MovePicture, MovesPicture, TablePicture
from clock.display.pictures.seating import SeatsPicture
from clock.display.pictures.winner import WinnerPicture
from clock.scenes.shown import Shown
from clock.tournament.structure import House
from clock.values import replace
from clock.words import LANGUAGES, Words, words_in
from tests.evening import NAMES, evening
from tests.houses import gananda, new_year, wired_pair
from tests.painting import seen
from tests.walk import meddled, walked
from tests.words.marked import LETTERS, MARK, marked

ROOT = Path(__file__).resolve().parents[2]
PLAYERS = 20
EVERY_PAGE = {
    *(LevelPicture, BreakPicture, CountdownPicture, SeatsPicture, WinnerPicture, ListPicture),
    *(MovePicture, MovesPicture, TablePicture),
}
NOT_WORDS = re.compile(r"PAUSE|SKIP|[ABCDJQK]|\d+K|1 2a|English|Deutsch")
"""What is printed on keys, buttons, cards and chips, a name as it is typed, languages named in themselves."""

HOUSES = {"gananda": gananda, "new-year": new_year, "wired-pair": wired_pair}


def evening_walked(folder: Path, house: House, words: Words, names: tuple[str, ...] = NAMES) -> list[Shown]:
    """Return the pictures of a whole evening, and of one on which every entry of the menu is tried."""
    others = (replace(gananda(), name="other", title="1"), replace(new_year(), title="2"))
    tonight = {"words": words, "names": names, "houses": others}
    with evening(folder / "walked", house, PLAYERS, started=False, **tonight) as host:  # type: ignore[arg-type]  # as evening names them
        pictures = list(walked(host))
    with evening(folder / "meddled", house, PLAYERS, **tonight) as host:  # type: ignore[arg-type]  # as evening names them
        return [*pictures, *meddled(host)]


def texts(pictures: Iterable[Shown], size: tuple[int, int]) -> Iterator[tuple[Shown, set[str]]]:
    """Return what can be read on each picture that differs from all before it in more than figures."""
    canvas = Canvas.off_screen(*size)
    known: set[str] = set()
    for picture in pictures:
        alike = re.sub(r"\d+", "0", repr(picture))
        if alike not in known:
            known.add(alike)
            canvas.show(picture)
            yield picture, {mark.words for mark in seen(canvas)}


def test_no_scene_says_a_word_of_its_own(tmp_path: Path) -> None:
    """Told in a language all of marks, a whole evening shows no other letter than those on keys and cards."""
    house = replace(new_year(), title="0", notes=("1", "2"))
    pictures = evening_walked(tmp_path, house, marked(words_in("en")), names=("1 2",))
    pages: set[type] = set()
    unmarked: set[str] = set()
    for picture, said in texts(pictures, (1280, 720)):
        pages.add(type(picture.page))
        unmarked |= {
            text for text in said if set(LETTERS.findall(text)) - {MARK} and not NOT_WORDS.fullmatch(text)
        }

    assert unmarked == set()
    assert pages >= EVERY_PAGE


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("house", HOUSES)
def test_no_word_is_cut(tmp_path: Path, house: str, code: str) -> None:
    """Only names can be too long for their place: whatever the clock says itself is there whole."""
    pictures = evening_walked(tmp_path, HOUSES[house](), words_in(code))
    first_names = {name.split()[0] for name in NAMES}
    cut = {
        text
        for _, said in texts(pictures, (1280, 720))
        for text in said
        if text.endswith("…") and not any(name in text for name in first_names)
    }

    assert cut == set()


def literals(path: Path) -> Iterator[str]:
    """Return the texts with two letters or more that stand in a file, docstrings and names left out."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    silent = {id(part) for node in ast.walk(tree) for part in _silent(node)}
    for node in ast.walk(tree):
        said = node.value if isinstance(node, ast.Constant) and id(node) not in silent else None
        if isinstance(said, str) and len(LETTERS.findall(said)) > 1:
            yield said


def _silent(node: ast.AST) -> Iterator[ast.AST]:
    """Return what is never shown: docstrings, members of enums, annotations, what an exception says."""
    match node:
        case ast.Expr(value=ast.Constant() as said):
            yield said
        case ast.ClassDef(bases=[ast.Name(id="Enum")]):
            yield from ast.walk(node)
        case ast.Raise():
            yield from ast.walk(node)
        case (
            ast.FunctionDef(returns=ast.expr() as hint)
            | ast.AnnAssign(annotation=hint)
            | ast.arg(annotation=ast.expr() as hint)
        ):
            yield from ast.walk(hint)


SAYS_NOTHING = {
    *("PAUSE", "SKIP", "ABCD"),
    *("spades", "hearts", "diamonds", "clubs"),
    *("abcäáà2", "deféè3", "ghi4", "jkl5", "mnoöñó6", "pqrsß7", "tuvü8", "wxyz9"),
    *(r"(?<!\w)", r"(?!\w)", r"(?<!\S)#(?![^\s.,;:?])"),
    *(r"(?<!\w)(?<!\d[.,])(?<!", r"(?!\w|[.,]\d|\s?"),
    *("now_ms", "wall"),
}
"""Buttons and keys, suits by their name in the rules, letters on a telephone, patterns, names of fields."""

COLOURS = {"white", "black", "blue", "green", "red", "purple", "orange", "grey", "yellow"}
CARDS = re.compile(r"(([2-9JQKA]|10)[cdhs] ?)+")


@pytest.mark.parametrize("folder", ["scenes", "display/pictures", "display/pieces"])
def test_no_word_stands_in_the_code_of_a_picture(folder: str) -> None:
    """Scenes and pictures hold no text, so that none can be left untranslated where no test looks."""
    found = {
        (path.name, text)
        for path in sorted((ROOT / "clock" / folder).glob("*.py"))
        for text in literals(path)
        if text not in SAYS_NOTHING | COLOURS and not CARDS.fullmatch(text)
    }

    assert found == set()
