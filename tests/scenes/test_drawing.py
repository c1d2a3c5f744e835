"""The draw of the seats and the first deal: what is said before, and what is seen after."""

from pathlib import Path

import pytest

from clock.display.pictures.level import LevelPicture
from clock.display.pictures.lists import CountdownPicture
from clock.display.pictures.seating import SeatsPicture
from clock.press import Control, Source
from clock.roster import Regular
from clock.words import words_in
from tests.evening import DIGITS_ONLY, evening
from tests.houses import HALF_PAST_SEVEN
from tests.painting import words_seen


def test_seat_draw_and_deal(tmp_path: Path) -> None:
    """T1, V3: # draws the seats, everyone finds theirs, PAUSE deals."""
    with evening(tmp_path, HALF_PAST_SEVEN, players=14, started=False, settings=DIGITS_ONLY) as host:
        host.keys("#")
        page = host.picture.page
        assert isinstance(page, SeatsPicture)
        assert [str(table.count) for table in page.tables] == ["7 players", "7 players"]
        assert (page.words, page.figures) == ("First deal in", "30:00")
        assert host.hints["PAUSE"] == "deal"
        assert host.picture.keys.note == "Seat 1 deals first"
        host.control(Control.PAUSE)
        assert host.tournament.clock.running


def test_pause_draws_if_nobody_did(tmp_path: Path) -> None:
    """PAUSE alone draws the seats and deals."""
    with evening(tmp_path, players=5, started=False) as host:
        host.control(Control.PAUSE)
        assert host.tournament.started
        assert len(host.tournament.tables) == 1


def test_too_few_to_deal(tmp_path: Path) -> None:
    """A night of one player is refused in words, and the strip does not offer it."""
    with evening(tmp_path, players=1, started=False) as host:
        assert "PAUSE" not in host.hints
        host.control(Control.PAUSE)
        assert host.app.refusals
        assert not host.tournament.started


def test_a_start_that_draws_the_seats_shows_them(tmp_path: Path) -> None:
    """V3: where PAUSE draws the seats the room sees them name by name, with the clock that runs in view."""
    with evening(tmp_path, HALF_PAST_SEVEN, players=14, started=False) as host:
        host.control(Control.PAUSE)
        page = host.picture.page
        assert isinstance(page, SeatsPicture)
        assert page.drawn == 0
        assert page.top.time == "25:00"
        assert host.hints == {
            "#": "close",
            "1\N{EN DASH}99": "out",
            "C": "clock",
            "*": "menu",
            "PAUSE": "stop",
            "SKIP": "hold for round 2",
        }
        assert host.picture.keys.note == "Seat 1 deals first"
        host.wait(60)
        page = host.picture.page
        assert isinstance(page, SeatsPicture)
        assert page.drawn is None
        assert page.top.time == "24:00"
        host.keys("12")
        assert (host.slip or "").startswith("12")
        assert not isinstance(host.picture.page, SeatsPicture)


def test_who_enters_after_the_draw_is_told_a_seat(tmp_path: Path) -> None:
    """T1, V3: the slip says which, and the strip that more can enter, though the page shows seats."""
    listed = tuple(Regular(str(number), f"Regular {number}") for number in range(1, 16))
    with evening(tmp_path, players=13, seats=True, started=False, regulars=listed) as host:
        assert host.hints == {
            "PAUSE": "deal",
            "1\N{EN DASH}99": "check in",
            "D": "undo",
            "*": "menu",
        }
        host.keys("15#")
        assert host.slip == "15 Regular 15 is entered at table 2, seat 7"
        host.wait(11)
        page = host.picture.page
        assert isinstance(page, SeatsPicture)
        assert page.title == "Find your seat"
        assert page.tables[1].rows[-1].number == "15"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
@pytest.mark.parametrize("source", [Source.KEYPAD, Source.KEYBOARD])
def test_seats_that_are_too_few_say_so_uncut(
    tmp_path: Path, size: tuple[int, int], language: str, source: Source
) -> None:
    """T1: beside the countdown, too, and where # is called Enter; the strip tells the key besides."""
    words = words_in(language)
    with evening(tmp_path, HALF_PAST_SEVEN, players=10, seats=True, started=False, words=words) as host:
        host.keys("11#", source).wait(30)
        page = host.picture.page
        assert isinstance(page, SeatsPicture)
        assert page.figures != ""
        assert not any("…" in words for words in words_seen(host.picture, size))


def test_seats_that_are_too_few_say_how_all_are_drawn(tmp_path: Path) -> None:
    """T1: nobody is to read a seat in vain; # draws all anew, as it drew them before."""
    with evening(tmp_path, players=10, seats=True, started=False) as host:
        host.keys("11#")
        page = host.picture.page
        assert isinstance(page, SeatsPicture)
        assert page.title == ("Not all have a seat: # draws anew", "Not all have a seat")
        assert host.hints["#"] == "draw the seats"
        host.keys("#").wait(30)
        page = host.picture.page
        assert isinstance(page, SeatsPicture)
        assert page.title == "Find your seat"
        assert len(host.tournament.seated()) == 11


def test_while_the_clock_stands_over_new_seats_pause_is_what_goes_on(tmp_path: Path) -> None:
    """Never more than one key answers: PAUSE, where the seats were drawn and the clock was stopped again."""
    with evening(tmp_path, HALF_PAST_SEVEN, players=14, started=False) as host:
        host.control(Control.PAUSE)
        assert [hint.key for hint in host.picture.keys.left if hint.answer] == ["#"]
        host.control(Control.PAUSE)
        assert isinstance(host.picture.page, SeatsPicture)
        assert [hint.key for hint in host.picture.keys.left if hint.answer] == ["PAUSE"]


def test_seats_that_a_start_draws_lie_over_no_entry(tmp_path: Path) -> None:
    """What was begun before the deal is done with: nobody enters any more."""
    with evening(tmp_path, HALF_PAST_SEVEN, players=14, started=False) as host:
        host.keys("15").control(Control.PAUSE)
        assert isinstance(host.picture.page, SeatsPicture)
        assert host.slip is None
        host.keys("#")
        assert isinstance(host.picture.page, LevelPicture)


def test_a_start_with_seats_drawn_shows_the_level(tmp_path: Path) -> None:
    """Who has seen the seats before the deal sees the level at once."""
    with evening(tmp_path, HALF_PAST_SEVEN, players=14, started=False) as host:
        host.keys("#").wait(10).control(Control.PAUSE)
        assert isinstance(host.picture.page, LevelPicture)


def test_a_start_that_is_taken_back_shows_no_seats(tmp_path: Path) -> None:
    """PAUSE held takes the draw back with the start; PAUSE again draws, name by name."""
    with evening(tmp_path, HALF_PAST_SEVEN, players=14, started=False) as host:
        host.hold(Control.PAUSE, 3.5)
        host.keys("*")
        assert not host.tournament.tables
        assert isinstance(host.picture.page, CountdownPicture)
        host.control(Control.PAUSE)
        page = host.picture.page
        assert isinstance(page, SeatsPicture)
        assert page.drawn == 0


def test_the_seats_tell_that_they_are_drawn(tmp_path: Path) -> None:
    """The page of the seats says it: no slip lies over the names that players look for."""
    with evening(tmp_path, players=14, started=False) as host:
        host.keys("#")
        assert isinstance(host.picture.page, SeatsPicture)
        assert host.slip is None
        assert not host.picture.page.covered
