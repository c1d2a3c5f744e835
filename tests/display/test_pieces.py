"""The drawn pieces: where the seats, the stops and the stacks stand."""

import math
from itertools import groupby, pairwise

import pygame
import pytest

from clock.display.canvas import Canvas
from clock.display.labelled import Card
from clock.display.patches import Kind, Patch
from clock.display.pictures.race import RacePicture
from clock.display.pictures.winner import WinnerPicture
from clock.display.pieces.clock_face import Fact
from clock.display.pieces.drawn_table import HALF_EXTENT, seat_place
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
from clock.display.shapes import Suit
from clock.display.theme import IVORY, NIGHT_LINE, RAIL, RUNNING, SLIP_TOP, STRIP_TOP
from clock.values import replace
from tests.gallery.plain import FACTS, KEYS, LEVEL, LINE, TOP, plain
from tests.gallery.shown import Shown
from tests.painting import SIZES, painted, seen, words_seen


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
    assert "19" in words_seen(replace(LEVEL, line=NightLine((), button="19")))
    assert "19" in words_seen(replace(LEVEL, line=NightLine((Stop(),), button="19")))


def test_the_next_blinds_stand_at_one_place() -> None:
    """In the last minute they stand beside those of now and no longer on the line, or only on the line."""
    line = replace(LINE, stops=(Stop(), Stop("100/200", "next"), Stop(is_break=True)))
    last = replace(LEVEL, line=line, following="100/200", last_minute=0.5)
    assert words_seen(last).count("100/200") == 1
    assert "next" not in words_seen(last)
    long = replace(last, blinds="1000K/2000K", following="1500K/3000K")
    assert "1500K/3000K" not in words_seen(long)
    assert "next" in words_seen(long)


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
    read = words_seen(replace(LEVEL, line=line))
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
    shown = words_seen(plain()["4-break"], (1024, 768))
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
    assert set(names) <= set(words_seen(WinnerPicture("Ben Okafor wins", "", "", stacks)))


@pytest.mark.parametrize(
    ("count", "size"), [(5, (1920, 1080)), (5, (1024, 768)), (6, (1920, 1080)), (7, (1920, 1080))]
)
def test_winners_have_all_of_their_names(count: int, size: tuple[int, int]) -> None:
    """Where a stack is too narrow for a name it parts: a photograph tells more than first names."""
    names = ("Luis Ortega", "Marta Kowalczyk", "Ben Okafor")
    stacks = tuple(Stack(f"{count - n}th", (names[n % 3], "Ben"), f"${n}", n + 1) for n in range(count))
    shown = words_seen(WinnerPicture("Ben Okafor wins", "", "", stacks), size)
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
    page = WinnerPicture("Name 4 gewinnt", "Abend 1", "23 Spieler", stacks)
    shown = words_seen(Shown(page, KEYS), (1024, 768))
    assert sum(word.endswith("Punkte") for word in shown) in {0, len(scores)}


def test_no_prizes_no_stacks() -> None:
    """A night may end before anyone has won anything."""
    assert "Ada wins" in words_seen(WinnerPicture("Ada wins", "", "", ()))


def test_a_player_less_does_not_reword_the_average() -> None:
    """E8: whether big blinds are written out follows from how many digits there are, not from which."""
    pages = [replace(LEVEL, facts=(FACTS[0], fact_of(one))) for one in ("1,500", "1,571", "1,111", "4,444")]
    said = {text for page in pages for text in words_seen(page) if text.startswith("157")}
    assert len(said) == 1


def fact_of(average: str) -> Fact:
    """Return the fact of an average stack."""
    return Fact(average, "average", ("157 Big blinds", "157 BB"))


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
    assert words_seen(RacePicture(TOP, "Race at table 1", "", raced), size).count("gewinnt einen Chip") == 10


def _edges(canvas: Canvas, x: int, upper: int, lower: int) -> int:
    """Return how many dark lines cross a column of pixels between two heights."""
    column = [sum(canvas.surface.get_at((x, y))[:3]) < 450 for y in range(upper, lower)]
    return sum(dark for dark, _ in groupby(column))
