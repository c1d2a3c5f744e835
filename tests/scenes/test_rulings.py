"""The rulings at the keypad: two pages of nine, an answer with the clock in view, on either keypad."""

from functools import cache
from pathlib import Path

import pygame
import pytest

from clock.display.canvas import Canvas
from clock.display.patches import Kind
from clock.display.pictures.lists import ListPicture, TextPicture
from clock.display.pieces.top import Top
from clock.houses import load_house
from clock.scenes.panels import panels
from clock.scenes.rulings import ArguedAbout
from clock.tournament.rulings import Ruling, Rulings
from clock.tournament.structure import House
from clock.values import replace
from clock.words import LANGUAGES, words_in
from clock.words.rulings import HouseAnswer, house_answers
from tests.evening import DIGITS_ONLY, Evening, evening
from tests.house_text import CONFIG, HOUSES
from tests.houses import gananda, new_year
from tests.painting import SIZES, seen

TOP = Top("18:20", "Round 3", "25/50")


def titles(host: Evening) -> list[str]:
    """Return the titles of the page on the screen, each after its key."""
    page = host.picture.page
    assert isinstance(page, ListPicture)
    return [f"{row.key} {row.words}" for row in page.list.rows]


def answer(host: Evening) -> TextPicture:
    """Return the answer on the screen."""
    page = host.picture.page
    assert isinstance(page, TextPicture)
    return page


def test_reached_from_the_menu(tmp_path: Path) -> None:
    """What is argued about stands on two pages of nine; `#` turns them, and comes round."""
    with evening(tmp_path, settings=DIGITS_ONLY) as host:
        host.keys("*76")
        first = titles(host)
        assert first[3] == "4 Flop too early or too big"
        assert host.hints == {"1\N{EN DASH}9": "choose", "#": "next page", "*": "back"}
        host.keys("#")
        assert titles(host)[8] == "9 The last word"
        assert len(first) + len(titles(host)) == len(Ruling)
        host.keys("#")
        assert titles(host) == first


@pytest.mark.parametrize(
    ("house", "said"),
    [
        (gananda(), "Board and burn card go back into the rest, which is shuffled and cut."),
        (new_year(), "The burn card stays, and the board is shuffled in."),
    ],
    ids=["gananda", "new-year"],
)
def test_an_answer_keeps_the_clock_in_view(tmp_path: Path, house: House, said: str) -> None:
    """R3: a digit calls up this house's answer, with time, stage and blinds above it."""
    with evening(tmp_path, house) as host:
        host.keys("*764")
        page = answer(host)
        assert page.title == "Flop too early or too big"
        assert page.text.split("\n")[0] == said
        assert page.top.blinds
        assert page.top.time == f"{house.stages[0].duration_ms // 60_000 - 1}:30"
        host.wait(5)
        assert answer(host).top.time.endswith(":25")


def test_star_goes_back_step_by_step(tmp_path: Path) -> None:
    """`*` and `#` lead from the answer to the page it was called from, `*` from the list to the menu."""
    with evening(tmp_path) as host:
        host.keys("*76#5*")
        assert titles(host)[4] == "5 Showdown: who shows first"
        host.keys("5#")
        assert titles(host)[4] == "5 Showdown: who shows first"
        host.keys("*")
        assert titles(host)[0] == "1 Panels"


def test_closes_like_the_menu(tmp_path: Path) -> None:
    """30 s without a key close the answer and all beneath it."""
    with evening(tmp_path) as host:
        host.keys("*764").wait(29)
        answer(host)
        host.wait(2)
        assert not isinstance(host.picture.page, TextPicture | ListPicture)


def test_before_the_deal_and_in_a_pause(tmp_path: Path) -> None:
    """The rulings can be read at any time."""
    with evening(tmp_path, started=False) as host:
        host.keys("*761")
        assert answer(host).top == Top()


def test_a_house_adds_its_own(tmp_path: Path) -> None:
    """A house's further rulings stand on a page of their own, and digits beyond them do nothing."""
    rulings = Rulings(own={"odd_chips": "To the worst hand."}, added={"Straddles": "There are none."})
    with evening(tmp_path, replace(gananda(), rulings=rulings)) as host:
        host.keys("*76##")
        assert titles(host) == ["1 Straddles"]
        assert host.hints["1"] == "choose"
        host.keys("2")
        assert titles(host) == ["1 Straddles"]
        host.keys("1")
        assert (answer(host).title, answer(host).text) == ("Straddles", "There are none.")
        host.keys("*##4")
        assert answer(host).text == "To the worst hand."


def test_raises_are_told_in_turn(tmp_path: Path) -> None:
    """V2, R7: the limit on raises takes its turn among the panels, before the house's notes."""
    with evening(tmp_path) as host:
        texts = [panel().text for panel in panels(host.app.sight())]
        assert texts[-2:] == ["Raises are unlimited.", *gananda().notes]


@cache
def everything_said() -> tuple[HouseAnswer, ...]:
    """Return every answer of every shipped house in every language, each once."""
    houses = [load_house(name, CONFIG) for name in HOUSES]
    said = [
        one for code in LANGUAGES for house in houses for one in house_answers(house, words_in(code).rulings)
    ]
    return tuple(dict.fromkeys(said))


@pytest.mark.parametrize("size", SIZES)
def test_every_answer_fits_the_screen(size: tuple[int, int]) -> None:
    """R1 to R14: every answer is there to its last word, large, at every size and in every language."""
    canvas = Canvas.off_screen(*size, 0.0)
    strip = round(0.93 * size[1])
    for one in everything_said():
        canvas.show(TextPicture(TOP, one.title, "\n".join(one.sentences)))
        marks = [mark for mark in seen(canvas) if mark.box[1] > 0.17 * size[1]]
        assert " ".join(mark.words for mark in marks) == " ".join((one.title, *one.sentences))
        assert all(mark.box[1] + mark.box[3] <= strip for mark in marks)
        assert all(pygame.Rect(0, 0, *size).contains(mark.box) for mark in marks)
        assert min(mark.cap for mark in marks if mark.kind is Kind.TEXT) >= 0.033, one


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_title_is_cut(tmp_path: Path, code: str, size: tuple[int, int]) -> None:
    """Every title has room in the list."""
    canvas = Canvas.off_screen(*size, 0.0)
    with evening(tmp_path) as host:
        sight = replace(host.app.sight(), words=words_in(code))
        shown: set[str] = set()
        for page in range(2):
            canvas.show(ArguedAbout(page).view(sight))
            shown |= {mark.words for mark in seen(canvas)}
    assert shown >= {words_in(code).rulings.title(which) for which in Ruling}
