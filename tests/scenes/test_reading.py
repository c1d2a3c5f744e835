"""Pages to read: places, the expected end, the house, all keys, what this box is."""

from pathlib import Path

import pytest

from clock.display.pictures.lists import ListPicture
from clock.scenes.panels import panels
from clock.tournament.commands import BustOut, GoToLevel, Skip
from clock.values import replace
from tests.evening import DIGITS_ONLY, evening
from tests.houses import gananda, new_year


def test_places_so_far(tmp_path: Path) -> None:
    """V2: places so far, the best first, with who knocked them out."""
    with evening(tmp_path) as host:
        host.app.act(BustOut((1,), (2,)))
        host.app.act(BustOut((3,)))
        host.keys("#").keys("*72")
        assert host.lines == ["6th Cara Diaz", "7th Ada Lindqvist, by Ben Okafor"]
        host.keys("#")
        assert host.lines[0] == "Panels"


def test_expected_end(tmp_path: Path) -> None:
    """V5: the level at whose big blind the chips in play are few, when it is over, and one level less."""
    house = replace(gananda(), home_by_minute=23 * 60)
    with evening(tmp_path, house, players=20) as host:
        host.keys("*73")
        assert host.lines == [
            "Likely to be over in round 13, at 12:00 am",
            "With one level less, at 11:40 pm",
            "Home by 11:00 pm: later than that",
        ]


def test_it_is_past_the_time_to_be_home(tmp_path: Path) -> None:
    """V5: at 11:05 pm an end at midnight is still too late for a house that wants to be home by 11 pm.

    A night that has only begun has not missed the time of the evening before.
    """
    house = replace(gananda(), home_by_minute=23 * 60)
    with evening(tmp_path / "over", house, players=20) as host:
        host.wait(4 * 3600 + 300)
        host.keys("*73")
        assert host.lines[0] == "Likely to be over in round 13, at 12:00 am"
        assert host.lines[-1] == "Home by 11:00 pm: later than that"
    with evening(tmp_path / "begun", replace(house, home_by_minute=18 * 60 + 55), players=20) as host:
        host.wait(60)
        host.keys("*73")
        assert host.lines[-1] == "Home by 6:55 pm"


def test_expected_end_in_the_level_that_is_on(tmp_path: Path) -> None:
    """V5: late in the night it is this level, and there is no level less."""
    with evening(tmp_path, players=20) as host:
        host.app.act(GoToLevel(18))
        host.keys("*73")
        assert host.lines == ["Likely to be over in round 18, at 7:15 pm"]


def test_expected_end_in_a_break(tmp_path: Path) -> None:
    """V5: in a break it is a level still to come, also where the chips were few enough for one before it."""
    with evening(tmp_path, players=2) as host:
        host.app.act(GoToLevel(9))
        host.app.act(Skip())
        host.keys("*73")
        assert host.lines == ["Likely to be over in round 10, at 7:30 pm"]


@pytest.mark.parametrize("over", [True, False])
def test_no_end_is_expected_of_a_night_without_play(tmp_path: Path, *, over: bool) -> None:
    """V5: before anybody has entered, and once the night is over, there is nothing to expect."""
    with evening(tmp_path, players=2 if over else 0, started=over) as host:
        if over:
            host.keys("1##").wait(12)
            assert host.tournament.finished
        host.keys("*73")
        page = host.picture.page
        assert isinstance(page, ListPicture)
        assert page.list.title == "Show"


def test_no_places_yet(tmp_path: Path) -> None:
    """V2: while nobody is out the page says so, and is not an empty sheet."""
    with evening(tmp_path, started=False) as host:
        host.keys("*72")
        assert host.lines == ["Nobody is out yet."]


def test_expected_end_without_the_time_of_day(tmp_path: Path) -> None:
    """V5: while the time of day is not known, the end is told from the first deal."""
    with evening(tmp_path, players=20) as host:
        host.time.wall_ms = None
        host.keys("*73")
        assert host.lines[0] == "Likely to be over in round 13, at 5:00:00"


def test_no_end_in_sight(tmp_path: Path) -> None:
    """V5: where the schedule is too short for the chips, it says so."""
    house = replace(gananda(), stages=gananda().stages[:3])
    with evening(tmp_path, house, players=20) as host:
        host.keys("*73")
        assert host.lines == ["The last level comes before the chips in play are few enough for an end."]


def test_the_house(tmp_path: Path) -> None:
    """V2: the house's notes, and when a hand has begun."""
    with evening(tmp_path) as host:
        host.keys("*81")
        assert host.lines[0] == "A hand has begun at the first riffle."
        assert host.lines[1:] == ["Raises are unlimited.", *gananda().notes]


def test_all_keys_and_about(tmp_path: Path) -> None:
    """The list of all keys turns pages; about names the clock."""
    with evening(tmp_path) as host:
        host.keys("*74")
        first = host.lines
        host.keys("#")
        assert host.lines != first
        host.wait(31).keys("*84")
        assert host.lines[0].startswith("Tournament clock")


def test_only_keys_that_there_are(tmp_path: Path) -> None:
    """On a keypad without letters the list of keys leaves A to D out."""
    with evening(tmp_path, settings=DIGITS_ONLY) as host:
        host.keys("*74")
        page = host.picture.page
        assert isinstance(page, ListPicture)
        assert [row.key for row in page.list.rows][:4] == ["1\N{EN DASH}99", "205", "0 0 #", "#"]


def test_for_the_host(tmp_path: Path) -> None:
    """E10, P1: who may still come back, and a prize table that is too short, take a turn among the panels."""
    with evening(tmp_path, new_year(), players=31) as host:
        host.app.act(BustOut((1,)))
        said = [make().text for make in panels(host.app.sight())]
        assert "1 Ada Lindqvist may still come back in." in said
        assert any(text.startswith("The prize table ends at 30 players.") for text in said)


def test_what_to_know_before_the_deal(tmp_path: Path) -> None:
    """S8: a shortage in the case is told before the night, in turn with how many have entered."""
    short = replace(
        gananda(),
        chips=tuple(replace(chip, owned=50 if chip.value == 500 else None) for chip in gananda().chips),
    )
    with evening(tmp_path, short, players=20, started=False) as host:
        said: set[str] = set()
        for _ in range(4):
            said.add(str(getattr(host.picture.page, "entered", "")))
            host.wait(12)
        assert "20 players have entered" in said
        assert any("60 white 500s in play, the case holds 50" in words for words in said)


def test_what_the_case_lacks_in_the_break(tmp_path: Path) -> None:
    """S8: in the break itself the slip says what is missing."""
    short = replace(
        gananda(),
        chips=tuple(replace(chip, owned=50 if chip.value == 500 else None) for chip in gananda().chips),
    )
    with evening(tmp_path, short, players=20) as host:
        host.wait(321 * 60)
        assert host.slip == "Bring 40 white 500s: the case is 10 short."
