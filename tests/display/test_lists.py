"""Lists on paper and in panels: how wide, how large, and what a slip may cover."""

import pygame
import pytest

from clock.display.labelled import Card
from clock.display.patches import Kind
from clock.display.pictures.hands import HandsPicture
from clock.display.pictures.level import LevelPicture
from clock.display.pictures.lists import CountdownPicture, Entrant, ListPicture, TextPicture
from clock.display.pictures.move import MoveLine, MovesPicture
from clock.display.pictures.race import RacePicture
from clock.display.pieces.listing import Listed, ListRow
from clock.display.pieces.race import RaceRow
from clock.display.pieces.side import Panel, Row
from clock.display.shapes import Suit
from clock.display.theme import SLIP_TOP
from clock.values import replace
from tests.gallery.hard import hard
from tests.gallery.plain import HANDS, KEYS, LEVEL, TOP, plain
from tests.gallery.shown import Shown
from tests.painting import SIZES, painted, seen, words_seen


def places(lines: int, *, covered: bool, size: tuple[int, int] = (1920, 1080)) -> dict[str, pygame.Rect]:
    """Return where the words of a list of so many moves stand."""
    moves = tuple(MoveLine(f"{one}", f"Player {one}", f"table 1, seat {one}") for one in range(1, lines + 1))
    page = MovesPicture(TOP, "Table 3 breaks", "2 tables hold all.", moves, covered=covered)
    return {patch.words: pygame.Rect(patch.box) for patch in seen(painted(page, size))}


@pytest.mark.parametrize("lines", range(1, 11))
def test_a_slip_covers_no_line_of_a_list_of_moves(lines: int) -> None:
    """T7: all of up to ten players stand above a slip, at the place that they have without it."""
    without, covered = places(lines, covered=False), places(lines, covered=True)
    assert without == covered
    assert {f"Player {one}" for one in range(1, lines + 1)} <= set(covered)
    assert max(box.bottom for box in covered.values()) <= SLIP_TOP * 1080


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rows", range(6, 13))
def test_a_slip_covers_no_row_of_a_list_that_is_asked_about(rows: int, size: tuple[int, int]) -> None:
    """A list in two columns, whose numbers are typed, shows all its rows above the slip, where they were."""
    lines = tuple(ListRow(f"Name {one}", f"{one}", ("here",)) for one in range(1, rows + 1))
    page = ListPicture(TOP, Listed("Who is here", lines, columns=2))
    said = [
        {patch.words: patch.box for patch in seen(painted(picture, size)) if patch.words.startswith("Name")}
        for picture in (page, replace(page, covered=True))
    ]
    assert said[0] == said[1]
    assert len(said[0]) == rows


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", range(1, 11))
def test_a_race_shows_everyone_who_raced(players: int, size: tuple[int, int]) -> None:
    """S9: each player at the table has a row, however many there are: the last one may have won the chip."""
    cards = (Card("K", Suit.CLUB), Card("2", Suit.SPADE))
    raced = tuple(RaceRow(f"{one}", f"Name {one}", cards, "wins a chip") for one in range(1, players + 1))
    page = painted(RacePicture(TOP, "Race at table 1", "", raced), size)
    names = [patch.words for patch in seen(page) if patch.words.startswith("Name")]
    assert len(names) == players


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("note", ["", "not here"])
def test_a_slip_covers_nobody_who_may_enter(note: str, size: tuple[int, int]) -> None:
    """V3: before the deal all players of a page stand above the slip on which one's number is typed."""
    players = tuple(Entrant(f"{one}", f"Name {one}", note, expected=True) for one in range(1, 100))
    page = CountdownPicture("", "to the first deal", "30:00", entrants=players, covered=True)
    above, whole = (
        {patch.words: patch.box for patch in seen(painted(shown, size)) if patch.words.startswith("Name")}
        for shown in (page, replace(page, covered=False))
    )
    assert len(above) > 6
    assert max(top + height for _, top, _, height in above.values()) <= SLIP_TOP * size[1]
    assert whole.items() > above.items()  # those who are seen do not move when the slip comes


def list_of(rows: int, figure: str = "") -> ListPicture:
    """Return a list of so many rows, as the menu has them."""
    figures = (figure,) if figure else ()
    return ListPicture(TOP, Listed("List", tuple(ListRow(f"Row {n}", str(n), figures) for n in range(rows))))


def test_places_of_prizes_are_of_one_size() -> None:
    """Where one place has little room beside its amount, all of them are smaller."""
    amounts = (3690, 2460, 1722, 1230, 984, 738, 615, 492, 369)
    rows = tuple(Row(f"{place}nd", f"${amount:,}") for place, amount in enumerate(amounts, start=1))
    page = replace(LEVEL, panel=Panel("Prizes", "$12,300", rows, columns=2))
    caps = {patch.cap for patch in seen(painted(page, (1920, 1080))) if patch.words.endswith("nd")}
    assert len(caps) == 1


@pytest.mark.parametrize("name", ["1-level", "2-last-minute"])
def test_an_amount_stands_close_to_its_place(name: str) -> None:
    """Without a rail prizes stand in columns: each is seen to belong to the place at its left."""
    boxes = {patch.words: pygame.Rect(patch.box) for patch in seen(painted(plain()[name], (1024, 768)))}
    inside = boxes["$193"].left - boxes["1st"].right
    following = next(boxes[place] for place in ("3rd", "4th") if boxes[place].left > boxes["$193"].right)
    assert 0 < inside < (following.left - boxes["$193"].right) / 2


@pytest.mark.parametrize("name", ["level-hands", "hard-ante"])
def test_the_ring_of_a_held_skip_is_seen_without_a_rail(name: str) -> None:
    """Where a panel stands in the line's place it gives way to the line while SKIP is held."""
    shown = {**plain(), **hard()}[name]
    assert isinstance(shown, Shown)
    assert isinstance(shown.page, LevelPicture)
    free, held = (words_seen(replace(shown.page, skip_held=part), (1024, 768)) for part in (0.0, 0.5))
    assert (shown.page.line.words in free, shown.page.line.words in held) == (False, True)


@pytest.mark.parametrize("size", SIZES)
def test_hands_have_their_cards(size: tuple[int, int]) -> None:
    """V2: on every screen the ranking of hands has cards to show what is meant."""
    shown = words_seen(plain()["level-hands"], size)
    assert [word for word in shown if word in {"A", "K", "Q", "J"}] == ["A", "K", "Q", "J"] * 3


@pytest.mark.parametrize("size", SIZES)
def test_a_list_of_eight_stands_as_one_of_nine(size: tuple[int, int]) -> None:
    """Who goes through the menu finds each line where it was on the page before."""
    eight, nine = (
        {patch.words: patch.box for patch in seen(painted(list_of(rows), size))} for rows in (8, 9)
    )
    assert eight["Row 7"] == nine["Row 7"]


@pytest.mark.parametrize("size", SIZES)
def test_pages_of_paper_have_their_titles_in_one_line(size: tuple[int, int]) -> None:
    """A title does not jump from the list of rulings to a ruling, or to the hands."""
    text = TextPicture(TOP, "List", "Words to read.")
    hands = HandsPicture(TOP, "List", HANDS)
    boxes = [
        next(patch.box for patch in seen(painted(page, size)) if patch.words == "List")
        for page in (list_of(9), text, hands)
    ]
    assert len(set(boxes)) == 1


def test_a_list_is_as_wide_as_its_longest_name() -> None:
    """Two figures beside a name of forty letters leave it whole, while the screen has room."""
    name = "1st Wilhelmine-Charlotte Wawrzyniakowska"
    page = ListPicture(TOP, Listed("Prizes", (ListRow(name, "93", ("handed over", "$12,300")),) * 9))
    assert words_seen(page).count(name) == 9


def test_words_at_the_right_are_no_louder_than_names() -> None:
    """Figures stand large at the end of a row; "here" is a word as the name before it."""
    caps = {
        patch.words: patch.cap
        for figure in ("here", "$25")
        for patch in seen(painted(list_of(9, figure), (1920, 1080)))
    }
    assert caps["here"] == caps["Row 1"] < caps["$25"]


def test_a_name_that_goes_nowhere_has_the_whole_line() -> None:
    """Before a final table is drawn nobody has a seat: no name is cut for the place that stands nowhere."""
    name = "Wilhelmine-Charlotte Wawrzyniakowska"
    page = MovesPicture(TOP, "Final table", "", (MoveLine("93", name, ""),) * 10)
    assert words_seen(page, (1024, 768)).count(name) == 10


def test_the_places_of_a_list_of_moves_end_in_one_line() -> None:
    """The seats that players move to are flush right in each of two columns."""
    ends = [box.right for words, box in places(8, covered=False).items() if words.startswith("table 1,")]
    for column in (ends[:4], ends[4:]):
        assert max(column) - min(column) <= 3


def test_the_keys_of_a_panel_are_of_one_width() -> None:
    """The numbers to type stand under one another, the wide ones too."""
    panel = Panel("Table 1", rows=tuple(Row("", key=key) for key in ("11", "24", "8")))
    patches = painted(replace(LEVEL, panel=panel), (1920, 1080)).patches
    rail = [patch for patch in patches if patch.box[0] > 1400]
    keys = {
        other.box[2]
        for patch in rail
        if patch.words in {"11", "24", "8"}
        for other in rail
        if other.kind is Kind.SHAPE and pygame.Rect(other.box).contains(patch.box)
    }
    assert len(keys) == 1


@pytest.mark.parametrize("size", [size for size in SIZES if size != (1024, 768)])
def test_names_stand_under_each_other_whatever_their_ranks(size: tuple[int, int]) -> None:
    """In a ranking beside the time, names begin at one place, from the 9th to the 10th."""
    rows = tuple(Row(f"Name {rank}", "39.70", rank=str(rank)) for rank in (9, 10, 11))
    page = Shown(replace(LEVEL, panel=Panel("Standings", rows=rows)), KEYS)
    boxes = {patch.words: patch.box for patch in seen(painted(page, size))}
    assert len({boxes[f"Name {rank}"][0] for rank in (9, 10, 11)}) == 1
    assert boxes["9"][0] + boxes["9"][2] < boxes["Name 9"][0]


def test_hands_beside_the_time_are_named_at_one_size() -> None:
    """A long name makes all of a panel smaller, not itself alone, and leaves a gap before the cards."""
    page = Shown(replace(LEVEL, panel=Panel("Hands", hands=HANDS[5:8])), KEYS)
    caps = {patch.words: patch.cap for patch in seen(painted(page, (1920, 1080)))}
    assert caps["Straight"] == caps["Three of a kind"] == caps["Two pair"]


def test_hands_that_take_turns_are_named_at_one_size() -> None:
    """What comes every twelve seconds is not now larger and now smaller."""
    parts = [
        Panel("Hands", hands=HANDS[first:last], all_hands=HANDS) for first, last in ((2, 5), (5, 7), (7, 10))
    ]
    pages = [painted(Shown(replace(LEVEL, panel=part), KEYS), (1920, 1080)) for part in parts]
    names = {str(hand.name) for hand in HANDS}
    assert len({patch.cap for page in pages for patch in seen(page) if patch.words in names}) == 1


def test_names_in_the_lines_place_have_the_room_of_empty_columns() -> None:
    """At 4:3 three who are out stand in two columns: no name is cut beside a third with nothing in it."""
    names = ("Wilhelmine Hohenberg", "Konstantinos Papadimitriou", "Ben Okafor")
    rows = tuple(Row(name, rank=f"{place}th") for place, name in zip((21, 22, 23), names, strict=True))
    page = replace(LEVEL, blinds="1,000/2,000", chips=(), panel=Panel("Places so far", rows=rows))
    assert set(names) <= set(words_seen(page, (1024, 768)))


@pytest.mark.parametrize("lines", range(1, 11))
def test_a_list_of_moves_has_air_under_its_reason(lines: int) -> None:
    """T7: at 4:3 the first key does not come up to the reason while there is room at the foot."""
    shown = places(lines, covered=False, size=(1024, 768))
    assert shown["Player 1"].top - shown["2 tables hold all."].bottom >= 0.04 * 768
