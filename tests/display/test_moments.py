"""The moments of a night: who has come, the seats that are drawn, tables that break, and who has won."""

import pygame
import pytest

from clock.display.pictures.level import LevelPicture
from clock.display.pictures.lists import CountdownPicture, Entrant
from clock.display.pictures.move import MoveLine, MovesPicture
from clock.display.pictures.seating import SeatsPicture
from clock.display.pictures.winner import WinnerPicture
from clock.display.pieces.podium import Stack
from clock.display.pieces.seating import SeatedTable, SeatRow
from clock.display.theme import HEADLINE, IVORY, NAME, WINNER
from clock.values import replace
from tests.gallery.hard import hard
from tests.gallery.plain import TOP, plain
from tests.gallery.shown import Shown
from tests.painting import SIZES, crossed, painted, seen

EVERY = {**plain(), **hard()}


@pytest.mark.parametrize(
    ("name", "large"), [("Ben Okafor", True), ("Maximiliane Wolfeschlegelsteinhaus", False)]
)
def test_a_winner_is_written_large(name: str, large: bool) -> None:
    """A name that ends where the tall stacks begin is larger, and leaves room for a crown above them."""
    stacks = tuple(Stack(f"{5 - n}th", "Ivy Chen", f"${n}", 3**n) for n in range(5))
    crowned, bare = (
        painted(WinnerPicture(f"{name} wins", "", "", stacks, crowned=crown), (1920, 1080))
        for crown in (True, False)
    )
    headline = next(patch for patch in seen(crowned) if patch.words == f"{name} wins")
    assert (headline.cap > WINNER.cap) is large
    assert len(crowned.patches) - len(bare.patches) == large


@pytest.mark.parametrize("tables", [1, 2])
@pytest.mark.parametrize("size", SIZES)
def test_who_was_just_drawn_lies_on_paper(size: tuple[int, int], tables: int) -> None:
    """V3: in a draw one name at a time is read from across the room, on its seat and large above all."""
    rows = tuple(SeatRow(f"{seat}", f"Player {seat}", f"{seat + 20}") for seat in range(1, 7))
    shown = tuple(
        SeatedTable(f"{table}", f"Table {table}", "6 players", rows) for table in range(1, tables + 1)
    )
    patches = seen(painted(SeatsPicture("Seats", shown, "Press PAUSE to deal", drawn=3), size))
    assert "Press PAUSE to deal" not in {patch.words for patch in patches}
    large = [patch.words for patch in patches if patch.cap >= HEADLINE.cap * 0.99]
    assert large == ["Player 3"]
    names = {
        patch.words: patch.ink
        for patch in patches
        if patch.words.startswith("Player") and patch.cap < HEADLINE.cap * 0.99
    }
    assert list(names) == ["Player 1", "Player 2", "Player 3"]
    assert [ink is not None and ink.ground == IVORY for ink in names.values()] == [False, False, True]


@pytest.mark.parametrize("size", SIZES)
def test_a_table_that_is_alone_is_seen_from_above(size: tuple[int, int]) -> None:
    """T6: half of the players of a final table sit at its left, and half at its right."""
    rows = tuple(SeatRow(f"{seat}", f"Player {seat}", f"{seat + 20}") for seat in range(1, 11))
    page = SeatsPicture("Seats", (SeatedTable("1", "Table 1", "10 players", rows),))
    places = [
        pygame.Rect(patch.box) for patch in seen(painted(page, size)) if patch.words.startswith("Player")
    ]
    assert [place.right < size[0] / 2 for place in places] == [True] * 5 + [False] * 5
    assert [place.y for place in places[:5]] == sorted((place.y for place in places[:5]), reverse=True)


@pytest.mark.parametrize("size", SIZES)
def test_a_short_list_of_moves_is_read_from_afar(size: tuple[int, int]) -> None:
    """T7: of few who move at once each is written larger than the names of a list."""
    lines = tuple(MoveLine(f"{one}", f"Player {one}", f"table 1, seat {one}") for one in range(1, 6))
    patches = seen(painted(MovesPicture(TOP, "Table 3 breaks", "2 tables hold all.", lines), size))
    caps = {patch.cap for patch in patches if patch.words.startswith(("Player", "table"))}
    assert min(caps) >= NAME.cap * 1.1


@pytest.mark.parametrize("size", SIZES[:3])
def test_two_dozen_have_entered_on_one_page(size: tuple[int, int]) -> None:
    """V3: with nothing lying over it the list of who has entered is seen at once."""
    players = tuple(Entrant(f"{one}", f"Name {one}") for one in range(1, 25))
    page = CountdownPicture("", "to the first deal", "30:00", entrants=players)
    assert len([patch for patch in seen(painted(page, size)) if patch.words.startswith("Name")]) == 24


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["1-level", "hard-ante", "hard-level"])
def test_new_blinds_lie_on_paper(name: str, size: tuple[int, int]) -> None:
    """S3: a level that has just begun is seen by who looks elsewhere: so much of the screen turns light."""
    shown = EVERY[name]
    assert isinstance(shown, Shown)
    assert isinstance(shown.page, LevelPicture)
    page = replace(shown.page, covered=True)
    before, new = (painted(replace(page, new=new), size) for new in (False, True))
    light = [
        pygame.mask.from_threshold(canvas.surface, IVORY, (2, 2, 2, 255)).count() for canvas in (before, new)
    ]
    assert light[1] - light[0] > size[0] * size[1] / 15
    blinds = next(patch for patch in seen(new) if "/" in patch.words and patch.cap > 0.06)
    assert blinds.ink == new.palette.paper.text
    assert crossed(new) == []


@pytest.mark.parametrize("name", ["level-seats", "level-hands", "1-level", "level-chips"])
def test_new_blinds_share_their_paper_with_the_chips_alone(name: str) -> None:
    """S3: where there is no rail its panel waits, for on the paper it would stand close to the time."""
    shown = EVERY[name]
    assert isinstance(shown, Shown)
    assert isinstance(shown.page, LevelPicture)
    canvas = painted(replace(shown.page, covered=True, new=True), (1024, 768))
    paper = {patch.words for patch in seen(canvas) if patch.ink and patch.ink.ground == IVORY}
    assert paper - {chip.value for chip in shown.page.chips} == {shown.page.blinds}


@pytest.mark.parametrize("size", SIZES)
def test_a_long_headline_stands_about_the_middle_of_its_key(size: tuple[int, int]) -> None:
    """A name of forty letters makes small letters, which do not sink to the foot of the number."""
    patches = seen(painted(EVERY["hard-move"], size))
    number = next(patch for patch in patches if patch.words == "101")
    headline = next(patch for patch in patches if patch.words.startswith("Max") and "table 10" in patch.words)
    middles = [pygame.Rect(patch.box).centery for patch in (number, headline)]
    assert abs(middles[0] - middles[1]) <= 0.011 * size[1]


def test_no_chip_is_drawn_large_twice() -> None:
    """V2: beside the blinds chips are drawn, and their panel names the colours; else the panel draws them."""
    shown = EVERY["level-chips"]
    assert isinstance(shown, Shown)
    assert isinstance(shown.page, LevelPicture)
    for chips, named in ((shown.page.chips, True), ((), False)):
        words = [patch.words for patch in seen(painted(replace(shown.page, chips=chips), (1920, 1080)))]
        assert ("Green" in words) is named
        assert words.count("25") == 1 + named
