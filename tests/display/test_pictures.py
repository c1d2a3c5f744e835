"""Every picture of the gallery, at every size: nothing overflows, overlaps or is too small to be read."""

from functools import cache

import pygame
import pytest

from clock.display.canvas import Canvas, piece
from clock.display.patches import Kind, Patch
from clock.display.pictures.standings import StandingsPicture
from clock.display.pieces.head import Band
from clock.display.pieces.ranking import RankedRow, Ranking
from clock.display.theme import COVERED_BOTTOM, IVORY, NUMBER, PAUSED, SLIP_TOP, STRIP_TOP
from clock.display.writing import write_centred
from clock.values import Struct, replace
from tests.contrast import contrast
from tests.gallery.hard import ANTE_BLINDS, hard
from tests.gallery.league import league
from tests.gallery.plain import HANDS, LEVEL, SEATS_PANEL, plain
from tests.painting import SIZES, crossed, painted, seen

PLAIN, HARD = plain(), hard()
EVERY = {**PLAIN, **HARD, **league()}
LEAST = 0.028
HINTS = 0.0215


@cache
def words_of(name: str, size: tuple[int, int]) -> tuple[Patch, ...]:
    """Return what can be read on a picture, without the surfaces."""
    return tuple(patch._replace(drawn=(0, 0, 0)) for patch in seen(painted(EVERY[name], size)))


def said(name: str, size: tuple[int, int] = (1920, 1080)) -> set[str]:
    """Return the words on a picture."""
    return {patch.words for patch in words_of(name, size)}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", EVERY)
def test_nothing_leaves_the_screen(name: str, size: tuple[int, int]) -> None:
    """Forty-letter names, nine prizes, hundreds of millions: every word stays within the screen."""
    screen = pygame.Rect(0, 0, *size)
    outside = [patch.words for patch in words_of(name, size) if not screen.contains(patch.box)]
    assert outside == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", EVERY)
def test_no_words_overlap(name: str, size: tuple[int, int]) -> None:
    """No word touches another, however long."""
    words = words_of(name, size)
    boxes = [pygame.Rect(patch.box) for patch in words]
    overlaps = [
        (words[index].words, words[other].words)
        for index, box in enumerate(boxes)
        for other in box.collidelistall(boxes)
        if other > index
    ]
    assert overlaps == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", EVERY)
def test_nothing_drawn_reaches_a_word(name: str, size: tuple[int, int]) -> None:
    """No ring of a chip, edge of a card, line, table or other field lies under a word or close to it."""
    assert crossed(painted(EVERY[name], size)) == []


class Ringed(Struct, frozen=True):
    """A number amid a ring."""

    radius: float

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        ringed(canvas, self.radius)


@piece
def ringed(canvas: Canvas, radius: float) -> None:
    """Write a number on cloth amid a ring."""
    field = canvas.palette.cloth
    canvas.field(0, 0, canvas.width, 1, field.ground)
    canvas.ring(0.5, 0.5, radius, 0.003, field.faint)
    write_centred(canvas, "10", 0.5, 0.5, NUMBER, field.text)


@pytest.mark.parametrize("size", SIZES)
def test_what_reaches_a_word_would_be_seen(size: tuple[int, int]) -> None:
    """A ring is seen where it goes through a number, and is none of its business where it goes round it."""
    assert crossed(painted(Ringed(0.030), size)) == []
    assert crossed(painted(Ringed(0.024), size)) == ["10"]


@pytest.mark.parametrize("name", EVERY)
def test_every_word_stands_out_from_its_ground(name: str) -> None:
    """Time and blinds reach 7:1, all other words 4.5:1, on the colour that is really beneath them."""
    canvas = painted(EVERY[name], (1280, 720))
    for patch in seen(canvas):
        assert patch.ink is not None
        assert contrast(patch.ink) >= (7 if patch.cap >= 0.09 else 4.5), patch.words
        x, y, wide, high = patch.box
        beneath = {
            canvas.surface.get_at((column, row))[:3]
            for column in range(x, x + wide, 2)
            for row in range(y, y + high, 2)
        }
        assert patch.ink.ground in beneath, (patch.words, patch.ink)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PLAIN)
def test_nothing_is_too_small(name: str, size: tuple[int, int]) -> None:
    """What a player needs is at least 2.8 % of the screen high; the host's key hints are 2.2 %."""
    small = [
        patch.words
        for patch in words_of(name, size)
        if patch.cap < (HINTS if patch.box[1] >= STRIP_TOP * size[1] else LEAST)
    ]
    assert small == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", EVERY)
def test_figures_are_never_cut(name: str, size: tuple[int, int]) -> None:
    """An amount that ends in an ellipsis would be a wrong amount."""
    cut = [patch.words for patch in words_of(name, size) if patch.words.endswith("…")]
    assert [words for words in cut if words[0].isdigit() or words[0] == "$"] == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "name",
    ["1-level", "hard-level", "hard-ante", "hard-ante-of-big-blind", "2-last-minute", "hard-last-minute"],
)
def test_the_blinds_are_large(name: str, size: tuple[int, int]) -> None:
    """On the level the blinds are at least 13 % of the screen high; the next ones give way before that."""
    blinds = [patch for patch in words_of(name, size) if "/" in patch.words and patch.cap > 0.06]
    assert blinds
    assert all(patch.cap >= 0.1295 for patch in blinds)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "name", ["7-move", "table-breaks", "ask-button", "menu", "who-owes", "ruling", "deal"]
)
def test_the_time_stays_on_top(name: str, size: tuple[int, int]) -> None:
    """While something else is read the time is at least 8 % of the screen high, and the blinds are there."""
    words = words_of(name, size)
    figures = [patch for patch in words if patch.kind is Kind.FIGURE]
    assert "".join(patch.words for patch in figures) == "1820"
    assert min(patch.cap for patch in figures) >= 0.08
    assert any(patch.words == "25/50" for patch in words)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["4-break", "break-quiet", "break-waiting", "break-long"])
def test_a_break_shows_its_time_large(name: str, size: tuple[int, int]) -> None:
    """V4: the time of a break is at least 30 % of the screen high."""
    figures = [patch for patch in words_of(name, size) if patch.kind is Kind.FIGURE]
    assert min(patch.cap for patch in figures) >= 0.2995


def test_a_break_says_all_of_it() -> None:
    """V4: which chips go, what they change into, who races, when play resumes and at what blinds."""
    assert said("4-break") >= {
        "Red 5s leave the table",
        "575 out",
        "115 in",
        "8:50 pm",
        "50/100",
        "Change five 5s for one 25",
        "Best card wins a 25",
    }


@pytest.mark.parametrize("size", SIZES)
def test_blinds_are_shortened_and_not_cut(size: tuple[int, int]) -> None:
    """S6: with the ante where there is room, else without it, else in thousands; the title tells the ante."""
    words = said("hard-ante-of-big-blind", size)
    assert words & set(ANTE_BLINDS)
    assert any(word.startswith("Level 13, ante 8,000") for word in words)
    assert not any("…" in word for word in words if "/" in word)
    assert said("hard-blinds-on-top", size) & set(ANTE_BLINDS)


def test_on_a_narrow_screen_everything_takes_its_turn() -> None:
    """4:3: every panel is shown beside the blinds or on the line, and those of chips are drawn large."""
    size = (1024, 768)
    assert said("1-level", size) >= {"$193", "$37", "17", "2,029", "next"}
    assert said("level-chips", size) >= {"25", "500", "34,500 in play", "17", "2,029", "next"}
    assert said("level-seats", size) >= {row.words for row in SEATS_PANEL.rows}
    assert said("level-hands", size) >= {"6", "Straight", "8", "Two pair"}
    assert said("4-break", size) >= {"575 out", "115 in"}
    assert said("break-long-steps", size) >= {"Best card wins a 25"}


@pytest.mark.parametrize("size", SIZES)
def test_every_hand_is_named_in_full(size: tuple[int, int]) -> None:
    """V2: the ranking can be read on the page of hands and, three at a time, in the rail."""
    names = {hand.name for hand in HANDS}
    assert said("hands", size) >= names | {str(place) for place in range(1, 11)}
    if size != (1024, 768):
        assert said("level-hands", size) >= {hand.name for hand in HANDS[5:8]} | {"A", "10"}


def standings_of(rows: int) -> StandingsPicture:
    """Return standings of so many players, after the last night."""
    ranked = (RankedRow(str(rank), f"Player {rank}", ("14.32",)) for rank in range(1, rows + 1))
    return StandingsPicture("Standings", Ranking(tuple(ranked)), "after 1 night")


def test_standings_stand_on_one_page_where_they_can() -> None:
    """L6: rows come closer where that saves a page, and no closer where it saves none."""
    one, two = (painted(standings_of(rows), (1024, 768)) for rows in (22, 60))
    assert {f"Player {rank}" for rank in range(1, 23)} <= {patch.words for patch in seen(one)}
    lines = sorted({patch.box[1] for patch in seen(two) if patch.words.startswith("Player")})
    assert lines[1] - lines[0] > 0.055 * 768


@pytest.mark.parametrize("name", ["break-projected", "standings-in-play", "night-points"])
def test_rules_lie_between_the_discs(name: str) -> None:
    """No disc of a ranking touches the rule above it or below."""
    patches = painted(EVERY[name], (1920, 1080)).patches
    rules = [patch.box for patch in patches if patch.kind is Kind.SHAPE and patch.box[3] == 2]
    discs = [patch.box for patch in patches if patch.kind is Kind.SHAPE and 40 < patch.box[3] == patch.box[2]]
    assert rules
    assert not [1 for rule in rules if pygame.Rect(rule).inflate(0, 4).collidelist(discs) >= 0]


def test_many_tables_turn_pages() -> None:
    """Ten tables are shown three at a time, the tenth alone on the fourth page."""
    assert "Table 10" in said("hard-seats-last-page")
    assert "Table 9" not in said("hard-seats-last-page")


def test_a_slip_lies_over_the_line_alone() -> None:
    """Time, blinds and prizes stay while a bust-out is typed."""
    words = said("5a-out-asked")
    assert words >= {"75/150", "$460", "12", "Ada Lindqvist is out. By whom?", "Ben Okafor"}
    assert "Break in" not in words


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", [name for name in EVERY if name.endswith("-covered")])
def test_a_slip_cuts_no_line_in_two(name: str, size: tuple[int, int]) -> None:
    """What a page shows ends above the slip; a row that has no room there waits until the slip is gone."""
    high = size[1]
    for patch in words_of(name, size):
        _, top, _, tall = patch.box
        above, on_slip = top + tall <= COVERED_BOTTOM * high + 1, top >= SLIP_TOP * high - 1
        assert above or on_slip, patch.words


def test_rows_stay_where_they_are_under_a_slip() -> None:
    """A slip comes and goes, and no row moves for it."""
    bare, covered = (
        {patch.words: patch.box for patch in words_of(name, (1920, 1080))}
        for name in ("who-is-here", "who-is-here-covered")
    )
    assert covered["Priya Raman"] == bare["Priya Raman"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["power-lost", "break-power-lost", "break-waiting", "break-not-saved"])
def test_why_the_clock_stands_is_said_whole(name: str, size: tuple[int, int]) -> None:
    """The band lies across the whole top, also in a break, and its sentence is never cut."""
    first = min(words_of(name, size), key=lambda patch: (patch.box[1] > 0.06 * size[1], patch.box[0]))
    assert first.words[:5] in {"Power", "Break", "NOT S"}
    assert not first.words.endswith("…")
    assert first.cap >= 0.034


def test_an_entry_without_use_keeps_its_number() -> None:
    """Menu numbers can be learnt: what cannot be chosen now stays in its place, without a key."""
    with_use, without = (
        {patch.words: patch.box for patch in words_of(name, (1920, 1080))} for name in ("menu", "menu-idle")
    )
    assert without["Redo"] == with_use["Redo"]
    keys = [
        patch
        for patch in painted(EVERY["menu-idle"], (1920, 1080)).patches
        if patch.words in set("123456789")
    ]
    assert [patch.words for patch in keys if patch.ink is not None and patch.ink.ground == IVORY] == [
        "3",
        "6",
    ]


def test_a_table_alone_is_written_larger() -> None:
    """The seats of a final table fill the page: read from as far as the time is."""
    names = [
        next(patch for patch in words_of(picture, (1920, 1080)) if patch.words == "Priya Raman").cap
        for picture in ("6-seats", "seats-final")
    ]
    assert names[1] > names[0] * 1.2


def test_the_time_of_day_stays_beside_a_banner() -> None:
    """V1: a banner that stands for hours takes the title's place and not the time of day's."""
    assert said("level-not-saved") >= {"NOT SAVED: disk full. Keep the power on.", "9:15 pm"}


def test_a_banner_keeps_the_sign_of_a_pause() -> None:
    """Without colour a pause is known by its two bars, also while a banner says something else."""
    paused = painted(
        replace(LEVEL, palette=PAUSED, band=Band("Round 6 is paused"), banner="NOT SAVED"), (1920, 1080)
    )
    bars = [patch.box for patch in paused.patches if patch.kind is Kind.SHAPE and patch.drawn == IVORY]
    assert len([box for box in bars if box[1] < 0.1 * 1080]) == 2
