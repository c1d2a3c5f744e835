"""The drawn pieces: where the seats, the stops and the stacks stand."""

import math
from itertools import groupby, pairwise

import pygame
import pytest

from clock.display.canvas import Canvas, Picture
from clock.display.labelled import Card
from clock.display.patches import Kind, Patch
from clock.display.pictures.hands import HandsPicture
from clock.display.pictures.level import LevelPicture
from clock.display.pictures.lists import CountdownPicture, Entrant, ListPicture, TextPicture
from clock.display.pictures.move import MoveLine, MovesPicture
from clock.display.pictures.race import RacePicture
from clock.display.pictures.winner import WinnerPicture
from clock.display.pieces.clock_face import Fact
from clock.display.pieces.drawn_table import HALF_EXTENT, seat_place
from clock.display.pieces.foot import Hint, Key, Keys, Said, Slip
from clock.display.pieces.listing import Listed, ListRow
from clock.display.pieces.night_line import (
    BUTTON_RADIUS,
    SKIP_RADIUS,
    NightLine,
    Stop,
    button_place,
    stop_places,
)
from clock.display.pieces.podium import CHIP_HEIGHT, FLOOR_LINE, Stack
from clock.display.pieces.race import RaceRow
from clock.display.pieces.side import Panel, Row
from clock.display.shapes import Suit
from clock.display.theme import IVORY, NIGHT_LINE, RAIL, RUNNING, SLIP_TOP, STRIP_TOP
from clock.values import replace
from tests.gallery.hard import hard
from tests.gallery.plain import FACTS, HANDS, KEYS, LEVEL, LINE, TOP, plain
from tests.gallery.shown import Shown
from tests.painting import SIZES, painted, seen


def words(picture: Picture, size: tuple[int, int] = (1920, 1080)) -> list[str]:
    """Return the words of a picture, lowest first."""
    return [patch.words for patch in seen(painted(picture, size))]


@pytest.mark.parametrize("seats", range(2, 12))
def test_seats_go_round_the_table_clockwise(seats: int) -> None:
    """Seat 1 is at the lower left of the middle and every next one further to the left, up and round."""
    places = [seat_place(seats, seat) for seat in range(1, seats + 1)]
    angles = [math.atan2(-across, down) % (2 * math.pi) for across, down in places]
    assert angles == sorted(angles)
    assert places[0][0] < 0 <= round(places[0][1], 9)
    assert all(math.hypot(*place) <= HALF_EXTENT for place in places)


@pytest.mark.parametrize("size", SIZES)
def test_no_seat_touches_its_table(size: tuple[int, int]) -> None:
    """Above a slip a table is drawn smaller, and its seats as large as their numbers can be read."""
    canvas = painted(plain()["ask-button-covered"], size)
    labels = [patch.box for patch in seen(canvas) if patch.words == "4" and patch.box[1] < SLIP_TOP * size[1]]
    (left, top, wide, high) = labels[0]
    column = [canvas.surface.get_at((left + wide // 2, y))[:3] for y in range(top + high, size[1])]
    colours = [colour for colour, _ in groupby(column)]
    assert IVORY in colours[: colours.index(RUNNING.cloth.ground)]


def test_seats_are_evenly_spread() -> None:
    """Left and right of the middle a table is the same."""
    places = [seat_place(10, seat) for seat in range(1, 11)]
    mirrored = [(-across, down) for across, down in reversed(places)]
    for place, mirror in zip(places, mirrored, strict=True):
        assert place == pytest.approx(mirror)


@pytest.mark.parametrize("size", SIZES)
def test_stops_are_evenly_spread(size: tuple[int, int]) -> None:
    """However many stops there are, the first and the last stand at the same place."""
    canvas = Canvas.off_screen(*size)
    for count in range(2, 8):
        places = stop_places(canvas, count)
        steps = [after - before for before, after in pairwise(places)]
        assert steps == pytest.approx([steps[0]] * (count - 1))
        ends = stop_places(canvas, 2)
        assert [places[0], places[-1]] == pytest.approx(list(ends))


def test_the_button_travels_from_stop_to_stop() -> None:
    """It stands between two stops as the round's time has gone, and never runs past the last."""
    canvas = Canvas.off_screen(1920, 1080)
    places = stop_places(canvas, 5)
    assert button_place(canvas, 5, 0.0) == pytest.approx(places[0], abs=1 / 1080)
    assert button_place(canvas, 5, 0.5) == pytest.approx((places[0] + places[1]) / 2, abs=1 / 1080)
    assert button_place(canvas, 5, 1.0) == pytest.approx(places[1], abs=1 / 1080)
    assert button_place(canvas, 5, 9.0) == pytest.approx(places[-1], abs=1 / 1080)


def test_a_line_without_stops_still_has_its_button() -> None:
    """Past the last level nothing comes any more: the line and the button stay."""
    assert "19" in words(replace(LEVEL, line=NightLine((), button="19")))
    assert "19" in words(replace(LEVEL, line=NightLine((Stop(),), button="19")))


def test_the_next_blinds_stand_at_one_place() -> None:
    """In the last minute they stand beside those of now and no longer on the line, or only on the line."""
    line = replace(LINE, stops=(Stop(), Stop("100/200", "next"), Stop(is_break=True)))
    last = replace(LEVEL, line=line, following="100/200", last_minute=0.5)
    assert words(last).count("100/200") == 1
    assert "next" not in words(last)
    long = replace(last, blinds="1000K/2000K", following="1500K/3000K")
    assert "1500K/3000K" not in words(long)
    assert "next" in words(long)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("levels", [1, 2, 3, 4])
@pytest.mark.parametrize("said", ["Break in", "To the long dinner break of the evening"])
def test_no_two_labels_of_the_line_touch(size: tuple[int, int], levels: int, said: str) -> None:
    """Long blinds, the word before the next ones and the time to the break: what has no room is left out."""
    labels = [Stop("100,000/200,000", "coming up next in line"), *[Stop("1,250,000/2,500,000")] * 3]
    line = replace(LINE, stops=(Stop(), *labels[:levels], Stop(is_break=True)), words=said)
    read = [p for p in seen(painted(Shown(replace(LEVEL, line=line), KEYS), size)) if _is_label(p, size)]
    under = sorted((patch.box[0], patch.box[0] + patch.box[2]) for patch in read)
    assert len(under) > 2
    assert under[0][0] >= 0
    assert all(left >= end for (_, end), (left, _) in pairwise(under))


@pytest.mark.parametrize("size", SIZES[:3])
@pytest.mark.parametrize("levels", [1, 2, 3, 4])
def test_each_label_of_the_line_stands_on_one_field(size: tuple[int, int], levels: int) -> None:
    """It ends on the cloth or on the rail, on which it begins."""
    line = replace(LINE, stops=(Stop(), *[Stop("1,250,000/2,500,000")] * levels, Stop(is_break=True)))
    read = [p for p in seen(painted(Shown(replace(LEVEL, line=line), KEYS), size)) if _is_label(p, size)]
    edge = size[0] - RAIL * size[1]
    assert not [patch.words for patch in read if patch.box[0] < edge < patch.box[0] + patch.box[2]]


def test_a_label_beside_the_rail_is_said_in_short_before_it_meets_another() -> None:
    """It must end on its field, so it has less room than the others: in thousands it is read whole."""
    long = Stop(("1,250,000/2,500,000", "1250K/2500K"))
    line = replace(LINE, stops=(Stop(), Stop("100/200", "next"), long, long, Stop(is_break=True)))
    read = words(replace(LEVEL, line=line))
    assert (read.count("1,250,000/2,500,000"), read.count("1250K/2500K")) == (1, 1)


def _is_label(patch: Patch, size: tuple[int, int]) -> bool:
    """Return whether a word stands under the stops of the line."""
    return NIGHT_LINE + BUTTON_RADIUS < patch.box[1] / size[1] < STRIP_TOP - 0.01


@pytest.mark.parametrize("size", SIZES)
def test_the_button_passes_under_the_blinds(size: tuple[int, int]) -> None:
    """A comma hangs lowest, and still the button passes beneath it."""
    line = replace(LINE, at=0.14)
    page = replace(LEVEL, blinds="4,000/8,000", line=line, chips=())
    boxes = {patch.words: patch.box for patch in seen(painted(Shown(page, KEYS), size))}
    comma = boxes["4,000/8,000"]
    assert comma[1] + comma[3] + 0.008 * size[1] < (NIGHT_LINE - BUTTON_RADIUS) * size[1]


@pytest.mark.parametrize("size", SIZES)
def test_the_ring_of_a_held_skip_touches_no_words(size: tuple[int, int]) -> None:
    """It fills round the button, above the labels of the line and below the blinds."""
    page = replace(LEVEL, line=replace(LINE, at=0.93), skip_held=0.99)
    read = seen(painted(Shown(page, KEYS), size))
    blinds, following = (next(p.box for p in read if p.words == words) for words in ("75/150", "100/200"))
    ring = pygame.Rect(0, 0, size[0], round(2 * SKIP_RADIUS * size[1]))
    ring.centery = round(NIGHT_LINE * size[1])
    assert blinds[1] + blinds[3] <= ring.top
    assert ring.bottom <= following[1]


def test_where_it_is_tight_the_name_of_the_break_gives_way() -> None:
    """On a narrow screen the button's square says that it is the break; the next blinds are said in full."""
    shown = words(plain()["4-break"], (1024, 768))
    assert shown.count("Break 1") == 1
    assert "50/100" in shown
    assert "next" in shown


def test_stacks_rise_with_the_prizes() -> None:
    """Each stack is as high as its prize against the first, and the least prize is one chip."""
    stacks = tuple(Stack(str(amount), "Ada", f"${amount}", amount) for amount in (1, 50, 100, 200))
    canvas = painted(WinnerPicture("Ada wins", "", "", stacks), (1920, 1080))
    edges = [patch.box for patch in canvas.patches if patch.kind is Kind.CHIP]
    heights = [len([box for box in edges if 0 <= box[0] - left < 300]) for left in _lefts(edges)]
    assert heights == [1, 5, 10, 19]
    assert all(y >= (FLOOR_LINE - 19 * CHIP_HEIGHT) * 1080 - 2 for _, y, _, _ in edges)


def _lefts(edges: list[tuple[int, int, int, int]]) -> list[int]:
    """Return the left edge of every stack, with room for chips that lie a little to the side."""
    lowest = max(y for _, y, _, _ in edges)
    return sorted(x - 20 for x, y, _, _ in edges if y >= lowest - 2)


def test_no_winners_name_is_cut_for_its_place() -> None:
    """A name that is too long beside its place stands under it, for all alike."""
    names = ("Luis Ortega", "Ivy Chen", "Walt Jenkins", "Marta Kowalczyk", "Ben Okafor")
    stacks = tuple(Stack(f"{5 - n}th", name, f"${n}", n + 1) for n, name in enumerate(names))
    assert set(names) <= set(words(WinnerPicture("Ben Okafor wins", "", "", stacks)))


@pytest.mark.parametrize(
    ("count", "size"), [(5, (1920, 1080)), (5, (1024, 768)), (6, (1920, 1080)), (7, (1920, 1080))]
)
def test_winners_have_all_of_their_names(count: int, size: tuple[int, int]) -> None:
    """Where a stack is too narrow for a name it parts: a photograph tells more than first names."""
    names = ("Luis Ortega", "Marta Kowalczyk", "Ben Okafor")
    stacks = tuple(Stack(f"{count - n}th", (names[n % 3], "Ben"), f"${n}", n + 1) for n in range(count))
    shown = words(WinnerPicture("Ben Okafor wins", "", "", stacks), size)
    assert {"Marta Kowalczyk", "Kowalczyk"} & set(shown)
    assert not any("…" in word for word in shown)


@pytest.mark.parametrize("size", [(1920, 1080), (1024, 768)])
def test_all_winners_names_have_one_size(size: tuple[int, int]) -> None:
    """No winner is written smaller than another because the name is a little longer."""
    names = ("Nina Petrova", "Omar Haddad", "Ben Okafor", "Jonas Weber")
    stacks = tuple(Stack(f"{4 - n}th", name, f"${n}", n + 1) for n, name in enumerate(names))
    patches = seen(painted(WinnerPicture("Who wins", "", "", stacks), size))
    assert len({patch.cap for patch in patches if patch.words in " ".join(names).split() + list(names)}) == 1


def test_scores_under_the_stacks_are_worded_alike() -> None:
    """The winner's score is the longest: "Punkte" stands behind each of them or behind none."""
    scores = ("39,97", "47,96", "64,95", "79,93", "130,90")
    stacks = tuple(
        Stack(f"{5 - n}.", f"Name {n}", f"{n} $", 10 + n, (f"{score} Punkte", score))
        for n, score in enumerate(scores)
    )
    shown = words(Shown(WinnerPicture("Name 4 gewinnt", "Abend 1", "23 Spieler", stacks), KEYS), (1024, 768))
    assert sum(word.endswith("Punkte") for word in shown) in {0, len(scores)}


def test_no_prizes_no_stacks() -> None:
    """A night may end before anyone has won anything."""
    assert "Ada wins" in words(WinnerPicture("Ada wins", "", "", ()))


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
    free, held = (words(replace(shown.page, skip_held=part), (1024, 768)) for part in (0.0, 0.5))
    assert (shown.page.line.words in free, shown.page.line.words in held) == (False, True)


@pytest.mark.parametrize("size", SIZES)
def test_hands_have_their_cards(size: tuple[int, int]) -> None:
    """V2: on every screen the ranking of hands has cards to show what is meant."""
    shown = words(plain()["level-hands"], size)
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
    assert words(page).count(name) == 9


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
    assert words(page, (1024, 768)).count(name) == 10


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


def test_a_player_less_does_not_reword_the_average() -> None:
    """E8: whether big blinds are written out follows from how many digits there are, not from which."""
    pages = [replace(LEVEL, facts=(FACTS[0], fact_of(one))) for one in ("1,500", "1,571", "1,111", "4,444")]
    said = {text for page in pages for text in words(page) if text.startswith("157")}
    assert len(said) == 1


def fact_of(average: str) -> Fact:
    """Return the fact of an average stack."""
    return Fact(average, "average", ("157 Big blinds", "157 BB"))


def test_too_many_hints_give_way_from_the_end() -> None:
    """The first keys and the menu are always said; what does not fit is left out whole, and never cut."""
    hints = tuple(Hint(str(index), "another player of the same hand") for index in range(12))
    shown = words(Shown(LEVEL, Keys(hints, KEYS.right, "Seat 1 deals first")))
    kept = [word for word in shown if word == "another player of the same hand"]
    assert 3 <= len(kept) < 12
    assert "Seat 1 deals first" not in shown
    assert {"0", "11"} <= set(shown)


def test_a_long_slip_loses_no_name_for_another() -> None:
    """Two long names are cut alike, and both numbers stay."""
    name = "Maximiliane Wolfeschlegelsteinhausenberg"
    slip = Slip((Key("101"), Said(f"{name} is out, 17th, by"), Key("102"), Said(name)))
    shown = words(Shown(replace(LEVEL, covered=True), KEYS, slip), (1024, 768))
    assert {"101", "102"} <= set(shown)
    assert len([word for word in shown if word.startswith("Maximiliane Wolf")]) == 2


LONG = (
    "Maximiliane Wolfeschlegelsteinhausenberg",
    "Bartholomew Featherstonehaugh-Cholmondely",
    "Konstantinos Papadimitrakopoulos-Georgiou",
    "Anne-Sophie de la Rochefoucauld-Montbazon",
)


def named(name: str, words: str) -> Said:
    """Return words that begin with a name."""
    return Said(name + words, name=name)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "words_between",
    [
        (" and", " are out, tied 13th, by", " and", ". Rebuy for", "?"),
        (" und", " sind raus, durch", " und", ", geteilter Platz 13. Rebuy für", "?"),
    ],
    ids=["English", "German"],
)
def test_names_are_cut_before_what_is_said_of_them(
    words_between: tuple[str, ...], size: tuple[int, int]
) -> None:
    """Four long names, and one of them once more: all are shortened, and no other word is lost."""
    names = [*LONG, LONG[0]]
    numbered = zip("12341", names, words_between, strict=True)
    slip = Slip(tuple(part for key, name, said in numbered for part in (Key(key), named(name, said))))
    patches = seen(painted(Shown(replace(LEVEL, covered=True), KEYS, slip), size))
    on_slip = [patch for patch in patches if SLIP_TOP <= patch.box[1] / size[1] < STRIP_TOP]
    below = 0.87 * size[1]
    in_order = sorted(on_slip, key=lambda one: (one.box[1] > below, one.box[0]))
    said = " ".join(patch.words for patch in in_order)
    for words in words_between:
        assert words.strip() in said
    cut = [patch for patch in on_slip if patch.words.endswith("…")]
    assert min(len(patch.words) for patch in cut) >= 8
    assert len({patch.cap for patch in on_slip if not patch.words.isdigit()}) == 1
    assert max(patch.box[0] + patch.box[2] for patch in on_slip) <= size[0] * 0.98


@pytest.mark.parametrize("size", SIZES)
def test_a_long_sentence_stands_in_two_lines(size: tuple[int, int]) -> None:
    """A slip would be small in one line: it is read in two, and no number is parted from its name."""
    slip = Slip(
        (
            *(
                Key("21"),
                Said("Mike Sandoval and"),
                Key("20"),
                Said("Rosa Alvarez are out, 21st and 22nd, by"),
            ),
            *(Key("4"), Said("Luis Ortega, on the same hand, and the clock stands now")),
        )
    )
    patches = seen(painted(Shown(replace(LEVEL, covered=True), KEYS, slip), size))
    slip_patches = [patch for patch in patches if SLIP_TOP <= patch.box[1] / size[1] < STRIP_TOP]
    middle = (SLIP_TOP + STRIP_TOP) / 2 * size[1]
    lines = [
        [patch.words for patch in slip_patches if (patch.box[1] > middle) is lower] for lower in (False, True)
    ]
    assert " ".join(lines[0]).startswith("21 Mike Sandoval and 20 Rosa Alvarez")
    assert " ".join(lines[1]).endswith("the clock stands now")
    assert not lines[0][-1].isdigit()
    assert min(patch.cap for patch in slip_patches) >= 0.028


@pytest.mark.parametrize("size", SIZES)
def test_the_cards_of_two_in_a_race_do_not_touch(size: tuple[int, int]) -> None:
    """S9: rows stand close where ten have raced, and their cards are lower for it."""
    cards = (Card("K", Suit.CLUB), Card("2", Suit.SPADE))
    name = "Wilhelmine-Charlotte Wawrzyniakowska"
    raced = tuple(RaceRow(f"{one}", name, cards, "gewinnt einen Chip") for one in range(1, 11))
    canvas = painted(RacePicture(TOP, "Race at table 1", "", raced), size)
    kings = sorted(patch.box for patch in seen(canvas) if patch.words == "K")
    assert len({box[0] for box in kings}) == 1
    beside, tops = kings[0][0] - 1, [box[1] for box in kings]
    assert [_edges(canvas, beside, upper, lower) for upper, lower in pairwise(tops)] == [2] * 9
    assert words(RacePicture(TOP, "Race at table 1", "", raced), size).count("gewinnt einen Chip") == 10


def _edges(canvas: Canvas, x: int, upper: int, lower: int) -> int:
    """Return how many dark lines cross a column of pixels between two heights."""
    column = [sum(canvas.surface.get_at((x, y))[:3]) < 450 for y in range(upper, lower)]
    return sum(dark for dark, _ in groupby(column))


def slip_lines(*parts: Key | Said) -> list[str]:
    """Return what stands in each line of a slip on a narrow screen."""
    rows: dict[int, list[str]] = {}
    for patch in seen(painted(Shown(LEVEL, KEYS, slip=Slip(parts)), (1024, 768))):
        if SLIP_TOP * 768 <= patch.box[1] < STRIP_TOP * 768:
            rows.setdefault(round((patch.box[1] / 768 - SLIP_TOP) * 14), []).append(patch.words)
    return [" ".join(words) for _, words in sorted(rows.items())]


def test_two_lines_part_between_two_thoughts() -> None:
    """No word is left alone in the second line: the first ends behind a stop, if one is near the middle."""
    words = Said("Elif Demir ist schon raus, Platz 23. Rückgängig machen geht noch.")
    assert slip_lines(Key("9"), words)[-1] == "Rückgängig machen geht noch."


def test_what_is_typed_moves_no_word_to_another_line() -> None:
    """The question stays in its line from the first digit of the answer to the last."""
    question = Said("Bernadette-Louise Wolfeschlegelsteinha is out. By whom?")
    one = slip_lines(Key("9"), question, Key("1", asked=True))
    two = slip_lines(Key("9"), question, Key("14", asked=True), Said("Konstantinos Papadimi", asked=True))
    assert one[-1].removesuffix("1") == two[-1].removesuffix("14 Konstantinos Papadimi")


def test_a_comma_stands_close_to_a_number() -> None:
    """A player without a name is a number in the sentence, and the sentence goes on right behind it."""
    patches = seen(painted(Shown(LEVEL, KEYS, Slip((Key("2"), Said(", 17th")))), (1920, 1080)))
    boxes = {patch.words: patch.box for patch in patches}
    assert boxes[", 17th"][0] - boxes["2"][0] < 0.09 * 1080


def test_names_in_the_lines_place_have_the_room_of_empty_columns() -> None:
    """At 4:3 three who are out stand in two columns: no name is cut beside a third with nothing in it."""
    names = ("Wilhelmine Hohenberg", "Konstantinos Papadimitriou", "Ben Okafor")
    rows = tuple(Row(name, rank=f"{place}th") for place, name in zip((21, 22, 23), names, strict=True))
    page = replace(LEVEL, blinds="1,000/2,000", chips=(), panel=Panel("Places so far", rows=rows))
    assert set(names) <= set(words(page, (1024, 768)))


@pytest.mark.parametrize("lines", range(1, 11))
def test_a_list_of_moves_has_air_under_its_reason(lines: int) -> None:
    """T7: at 4:3 the first key does not come up to the reason while there is room at the foot."""
    shown = places(lines, covered=False, size=(1024, 768))
    assert shown["Player 1"].top - shown["2 tables hold all."].bottom >= 0.04 * 768
