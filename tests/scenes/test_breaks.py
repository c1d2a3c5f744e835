"""The page of a break: chips that leave, the time at which play resumes, and what holds it up."""

from pathlib import Path

import pytest

from clock.display.pictures.breaks import BreakPicture
from clock.display.pieces.break_sheet import ChipUp, NextLevel
from clock.display.theme import BREAK, PAUSED
from clock.press import Control, Press, Source
from clock.tournament.commands import CallBreak
from clock.tournament.structure import MINUTE, AnteKind, Level
from clock.values import replace
from clock.words import words_in
from tests.evening import Evening, evening
from tests.houses import gananda, new_year
from tests.painting import words_seen


def break_shown(host: Evening) -> BreakPicture:
    """Return the page of the break that is on."""
    page = host.picture.page
    assert isinstance(page, BreakPicture)
    return page


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("kind", list(AnteKind))
def test_no_blinds_to_come_are_cut_on_a_narrow_screen(tmp_path: Path, language: str, kind: AnteKind) -> None:
    """V1: four levels stand under the line after a break; what has no room there is said in thousands."""
    house = gananda()
    stages = tuple(
        replace(stage, small=stage.small * 20, big=stage.big * 20, ante=stage.big * 20, ante_kind=kind)
        if isinstance(stage, Level)
        else replace(stage, chip_up=())
        for stage in house.stages
    )
    with evening(tmp_path, replace(house, stages=stages), words=words_in(language)) as host:
        host.wait(100 * 60 + 30)
        assert isinstance(host.picture.page, BreakPicture)
        read = words_seen(host.picture, (1024, 768))
        assert not any("…" in words for words in read)
        assert {"2K/4K", "3K/6K"} <= set(read)


def test_a_break_tells_the_ante_that_play_resumes_with(tmp_path: Path) -> None:
    """V4, S6: an ante of each stands beside the blinds, above the level; the big blind's is one of them."""
    for kind, blinds, beside, title in (
        (AnteKind.EACH, "50/100", ("ante 10", "in round 5"), ("Next: round 5, ante 10", "Next: round 5")),
        (AnteKind.BIG_BLIND, ("50/100/10", "50/100"), ("in round 5",), "Next: round 5"),
    ):
        house = gananda()
        stages = tuple(
            replace(stage, ante=10, ante_kind=kind)
            if isinstance(stage, Level)
            else replace(stage, chip_up=())
            for stage in house.stages
        )
        with evening(tmp_path / kind.value, replace(house, stages=stages), players=20) as host:
            host.wait(100 * 60 + 30)
            page = break_shown(host)
            assert (page.blinds, page.blinds_words) == (blinds, beside)
            assert isinstance(page.sheet, NextLevel)
            assert page.sheet.title == title


def test_break_with_chip_up(tmp_path: Path) -> None:
    """V4, S7, S8: what leaves, what the bank brings, who races, when play resumes and at what blinds."""
    with evening(tmp_path, players=20) as host:
        host.wait(100 * 60 + 30)
        page = break_shown(host)
        assert (page.title, page.time, page.palette) == ("Break 1", "9:00", BREAK)
        assert isinstance(page.sheet, ChipUp)
        assert page.sheet.title == "Red 5s leave the table"
        assert [chip.count for chip in page.sheet.leaves] == ["500 out"]
        assert [(chip.face.value, chip.count) for chip in page.sheet.brings] == [("25", "100 in")]
        assert page.sheet.steps[0].words == "Change five 5s for one 25"
        assert [step.suits for step in page.sheet.steps] == [False, False, True, False]
        assert (page.resumes_words, page.resumes) == ("Play resumes at", "8:50 pm")
        assert (page.blinds, page.blinds_words) == ("50/100", ("in round 5",))
        assert [stop.label for stop in page.line.stops] == [
            "",
            "Break 1",
            "50/100",
            "75/150",
            "100/200",
            "150/300",
        ]
        assert (page.line.at, page.line.button) == (1.0, "")
        assert host.hints["SKIP"] == "hold to end the break"


def test_second_chip_up(tmp_path: Path) -> None:
    """S8: what was changed before is counted: break 2 frees 25s and 50s together, for 160 blacks."""
    with evening(tmp_path, players=20) as host:
        host.wait(211 * 60)
        page = break_shown(host)
        assert isinstance(page.sheet, ChipUp)
        assert [chip.count for chip in page.sheet.leaves] == ["360 out", "140 out"]
        assert [chip.count for chip in page.sheet.brings] == ["160 in"]


def test_break_without_chip_up(tmp_path: Path) -> None:
    """V4: without a chip-up the paper shows the round that comes."""
    with evening(tmp_path) as host:
        host.app.act(CallBreak(5 * MINUTE, now=True))
        host.app.frame()
        page = break_shown(host)
        assert isinstance(page.sheet, NextLevel)
        assert (page.sheet.title, page.sheet.blinds) == ("Next: round 1", "5/10")
        assert [fact.figure for fact in page.sheet.facts] == ["7", "1,500"]
        assert page.sheet.facts[1].second == ("150 big blinds", "150 BB")


def test_finish_the_hand(tmp_path: Path) -> None:
    """S10: as a break is called at once the screen says: finish the hand, deal no new one."""
    with evening(tmp_path) as host:
        host.keys("*42 #").wait(6)
        assert host.slip == "Finish the hand. Deal no new one."


def test_a_paused_break_says_from_when_on_play_may_resume(tmp_path: Path) -> None:
    """V4: when is not known, but before when not is: it begins with what was told, and goes on from there."""
    with evening(tmp_path, players=20) as host:
        host.wait(100 * 60 + 50)
        running = break_shown(host).resumes
        host.control(Control.PAUSE)
        page = break_shown(host)
        assert page.resumes_words == "No play before"
        assert (running, page.resumes) == ("8:50 pm", "8:50 pm")
        host.wait(29)
        assert break_shown(host).resumes == "8:50 pm"
        host.wait(31)
        assert break_shown(host).resumes == "8:51 pm"
        host.wait(60)
        page = break_shown(host)
        assert (page.time, page.resumes) == ("8:40", "8:52 pm")
        host.control(Control.PAUSE)
        page = break_shown(host)
        assert (page.resumes_words, page.resumes) == ("Play resumes at", "8:52 pm")


def test_held_break_waits(tmp_path: Path) -> None:
    """S2, S5: a held break tells the earliest time, stands at 0:00, calls players and asks for PAUSE."""
    with evening(tmp_path, new_year()) as host:
        host.wait(65 * 60)
        page = break_shown(host)
        assert page.resumes_words == "No play before"
        assert page.resumes.endswith(" pm")
        host.wait(10 * 60)
        page = break_shown(host)
        assert (page.resumes_words, page.resumes) == ("", "Take your seats")
        assert (page.time, page.palette) == ("0:00", PAUSED)
        assert page.band is not None
        assert page.band.words == "Break 1 is over. PAUSE to deal"


def test_the_ring_of_skip_is_seen(tmp_path: Path) -> None:
    """While SKIP is held no slip hides the button and the ring that fills round it."""
    with evening(tmp_path) as host:
        host.wait(100 * 60 - 25)
        assert host.slip == "Finish the hand. Deal no new one."
        host.app.press(Press(Control.SKIP, host.time.boot_ms, Source.BUTTONS))
        host.wait(0.4)
        assert host.slip is None
        page = break_shown(host)
        assert page.skip_held == pytest.approx(0.5)
        assert not page.covered
