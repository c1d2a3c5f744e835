"""Which season tonight belongs to: by the calendar, by the settings, or by the host's keys (L8)."""

from datetime import date, datetime, timedelta
from pathlib import Path

import pytest

from clock.director import Director
from clock.fixtures import Fixtures, Occasion
from clock.league.season import Season
from clock.league_night import LeagueNight
from clock.ledger import read_night
from clock.seasons import PlannedNight, SeasonPlan, read_season
from clock.settings import NO_SEASON
from clock.values import replace
from tests.evening import Evening, evening
from tests.houses import gananda, new_year
from tests.kept import EVENING, HandTime
from tests.season_text import season_of

DAY = EVENING.date()
LATER = DAY + timedelta(days=35)
FIRST = PlannedNight(datetime(DAY.year, DAY.month, DAY.day, 19, 30), 1, "Opening")  # noqa: DTZ001  of the box's own place
SECOND = PlannedNight(datetime(LATER.year, LATER.month, LATER.day, 18, 0))  # noqa: DTZ001  of the box's own place
FINAL = PlannedNight(datetime(2027, 6, 5, 19, 0))  # noqa: DTZ001  of the box's own place
OURS = SeasonPlan(Season("Ours 2026"), "ours", "gananda", (FIRST, SECOND), FINAL)
TWICE = season_of(f'name = "Ours 2026"\nhouse = "gananda"\nnights = ["{DAY} 19:30 x2 Opening"]', "ours.toml")
OTHER = SeasonPlan(Season("Saturdays"), "saturdays", "", (FIRST,))


def league_of(host: Evening) -> LeagueNight:
    """Return the night as one of its season."""
    league = host.app.sight().league
    assert league is not None
    return league


def belongs(director: Director) -> tuple[str | None, str | None, bool]:
    """Return the season, the name, and whether it is the champions' night."""
    return director.night.season, director.night.label, director.night.champions


def test_the_calendar_names_the_night(tmp_path: Path) -> None:
    """L8: a night on a day of the calendar is the season's, with its name and its hour."""
    with evening(tmp_path, players=0, started=False, plans=[OURS]) as host:
        assert belongs(host.app.director) == ("ours", "Opening", False)
        assert host.tournament.house.starts_minute == 19 * 60 + 30


def test_on_another_day_it_is_none(tmp_path: Path) -> None:
    """A night that no calendar has belongs to no season."""
    with evening(tmp_path, players=0, started=False, plans=[replace(OURS, nights=(SECOND,))]) as host:
        assert belongs(host.app.director) == (None, None, False)


def test_of_several_the_host_chooses(tmp_path: Path) -> None:
    """Where two calendars have the day the screen asks, and a digit answers."""
    with evening(tmp_path, players=0, started=False, plans=[OURS, OTHER]) as host:
        assert belongs(host.app.director) == (None, None, False)
        assert host.lines == ["Ours 2026, Opening", "Saturdays, Opening", "No season"]
        host.keys("2")
        assert host.slip == "Begin a new night: Gananda Season League, Saturdays, Opening?"
        host.keys("#")
        assert belongs(host.app.director) == ("saturdays", "Opening", False)


def test_the_menu_changes_the_season(tmp_path: Path) -> None:
    """Menu, settings, season: any season of the house, its champions' night, or none."""
    with evening(tmp_path, players=0, started=False, plans=[replace(OURS, nights=(SECOND,)), OTHER]) as host:
        host.keys("*87")
        assert host.lines == [
            "Ours 2026",
            "Ours 2026, champions' night",
            "Saturdays, Opening",
            "Saturdays, champions' night",
            "No season",
        ]
        host.keys("1#")
        assert belongs(host.app.director) == ("ours", None, False)
        host.wait(24 * 3600)
        assert belongs(host.app.director) == ("ours", None, False), "the host's word holds on the next day"


def test_a_night_that_is_on_keeps_its_season(tmp_path: Path) -> None:
    """Once the cards are on the table the menu's entry is grey, and midnight changes nothing."""
    with evening(tmp_path, plans=[OURS]) as host:
        host.keys("*87")
        assert host.lines[6] == "Season"
        assert belongs(host.app.director)[0] == "ours"
        host.keys("**").wait(35 * 24 * 3600)
        assert belongs(host.app.director) == ("ours", "Opening", False)


def test_a_box_that_was_on_the_day_before(tmp_path: Path) -> None:
    """L8: an untouched night becomes the calendar's when its day has come; a touched one does not."""
    eve = HandTime(wall_ms=-24 * 3_600_000)
    with evening(tmp_path, players=0, started=False, plans=[OURS], time=eve) as host:
        assert belongs(host.app.director)[0] is None
        host.wait(24 * 3600)
        assert belongs(host.app.director) == ("ours", "Opening", False)
    with evening(tmp_path, players=1, started=False, plans=[OURS], time=HandTime(wall_ms=-10)) as host:
        assert belongs(host.app.director)[0] == "ours"


def test_a_box_that_learns_the_day(tmp_path: Path) -> None:
    """L8: without a clock that is set the night is none's, until the time is known."""
    time = HandTime(wall_ms=None)
    with evening(tmp_path, players=0, started=False, plans=[OURS], time=time) as host:
        assert belongs(host.app.director)[0] is None
        time.wall_ms = 0
        host.wait(1)
        assert belongs(host.app.director)[0] == "ours"


def test_a_time_that_was_told_has_no_day(tmp_path: Path) -> None:
    """The host tells hours and minutes: no calendar is asked for them."""
    time = HandTime(wall_ms=None)
    with evening(tmp_path, players=0, started=False, plans=[OURS], time=time) as host:
        host.keys("*83").keys("1930#")
        assert host.app.sight().wall is not None
        assert host.app.sight().day is None


@pytest.mark.parametrize(("wanted", "season"), [(NO_SEASON, None), ("ours", "ours"), ("gone", None)])
def test_the_settings_choose(tmp_path: Path, wanted: str, season: str | None) -> None:
    """clock.toml: a season by its file holds on every day, "none" on none."""
    plans = [replace(OURS, nights=(SECOND,)), OTHER]
    with evening(tmp_path, players=0, started=False, plans=plans, wanted=wanted) as host:
        assert belongs(host.app.director)[0] == season


def test_a_season_is_played_in_its_house() -> None:
    """A season that names a house has no night in another one."""
    fixtures = Fixtures((OURS, OTHER), "by calendar")

    assert fixtures.usual("gananda", DAY) == (Occasion(OURS, FIRST), Occasion(OTHER, FIRST))
    assert fixtures.usual("new-year", DAY) == (Occasion(OTHER, FIRST),)
    assert fixtures.usual("gananda", None) == ()
    assert fixtures.usual("gananda", date(2027, 6, 5)) == (Occasion(OURS, FINAL, champions=True),)
    assert replace(fixtures, wanted="ours").usual("new-year", DAY) == ()


def test_which_standings_are_shown_between_nights() -> None:
    """The season of the house that is on next; of one that is over there is none to come."""
    fixtures = Fixtures((OTHER, OURS), "by calendar")

    assert fixtures.plan_shown("gananda", EVENING) == OTHER
    assert fixtures.plan_shown("gananda", EVENING + timedelta(days=1)) == OURS
    assert fixtures.plan_shown("gananda", EVENING + timedelta(days=400)) is None
    assert fixtures.plan_shown("gananda", None) is None
    assert replace(fixtures, wanted="ours").plan_shown("gananda", None) == OURS, "as the settings want it"
    assert replace(fixtures, wanted="gone").plan_shown("gananda", EVENING) is None


def test_a_new_night_asks_in_which_season(tmp_path: Path) -> None:
    """The next night of an evening is asked for with its season."""
    with evening(tmp_path, players=2, plans=[OURS], houses=[new_year()]) as host:
        host.keys("1##").wait(11)
        assert host.tournament.finished
        host.keys("#1")
        assert host.slip == "Begin a new night: Gananda Season League, Ours 2026, Opening?"
        host.keys("#")
        assert belongs(host.app.director)[0] == "ours"
        league = host.app.sight().league
        assert league is not None
        assert league.number == 2
        assert [part.place for part in league.so_far.nights[0].parts] == [2, 1]


def test_a_new_night_for_an_old_one_is_the_seasons(tmp_path: Path) -> None:
    """L8: whoever does not go on with a night that was left begins the one that the calendar has today."""
    with evening(tmp_path, plans=[OTHER]) as host:
        assert belongs(host.app.director)[0] == "saturdays"
    later = HandTime(boot=2, wall_ms=(LATER - DAY).days * 24 * 3_600_000)
    with evening(tmp_path, players=0, started=False, plans=[OURS, OTHER], time=later) as host:
        host.wait(2).keys("2")
        assert not host.tournament.started
        assert belongs(host.app.director) == ("ours", None, False)


def test_a_new_night_for_an_old_one_asks_where_several_seasons_fit(tmp_path: Path) -> None:
    """L8: as it does with any new night."""
    with evening(tmp_path):
        pass
    plans = [OURS, replace(OTHER, nights=(SECOND,))]
    later = HandTime(boot=2, wall_ms=(LATER - DAY).days * 24 * 3_600_000)
    with evening(tmp_path, players=0, started=False, plans=plans, time=later) as host:
        host.wait(2).keys("2")
        assert host.lines == ["Ours 2026", "Saturdays", "No season"]
        host.keys("2#")
        assert belongs(host.app.director) == ("saturdays", None, False)


def test_the_night_keeps_the_text_of_its_season(tmp_path: Path) -> None:
    """Editing a season's file does not change a night in play: it is kept with the night."""
    text = f'name = "Ours 2026"\nhouse = "gananda"\nnights = ["{DAY}"]\n[bonus]\nknockout = 7'
    plan, _ = read_season(text, "ours.toml")
    assert plan is not None
    with evening(tmp_path, plans=[plan]) as host:
        host.keys("1#2#")
        assert host.app.scores()[2].bonus == 7_00
    stored = read_night(tmp_path)
    assert stored is not None
    assert stored.night.season_text == text
    with evening(tmp_path, players=0, started=False, plans=[OURS]) as host:
        assert host.app.scores()[2].bonus == 7_00


def test_an_evening_without_seasons(tmp_path: Path) -> None:
    """None is fine: no points, and nothing to choose in the menu."""
    with evening(tmp_path, gananda(), players=0, started=False) as host:
        assert host.app.scores() == {}
        host.keys("*87")
        assert host.lines[6] == "Season"


def test_a_night_whose_season_cannot_be_read_goes_on(tmp_path: Path) -> None:
    """A night of the first ledgers has no text of its season: with faults in the file it has no points."""
    (tmp_path / "seasons").mkdir()
    (tmp_path / "seasons" / "ours.toml").write_text("name = 3", encoding="utf-8")
    with evening(tmp_path, plans=[OURS]) as host:  # whose text is empty, as that of such a night
        host.keys("1#2#")
        assert host.app.scores() == {}
        assert host.app.sight().faulty_file == "ours.toml"
        assert host.tournament.left() == 6


def test_the_table_is_worked_out_once_after_each_act(tmp_path: Path) -> None:
    """L6: what moves on the screen asks for the table many times a second; only an act makes another."""
    with evening(tmp_path, plans=[OURS]) as host:
        before = host.app.sight().season_now()
        host.wait(30)
        assert host.app.sight().season_now() is before
        host.keys("1#2#")
        after = host.app.sight().season_now()
        assert after is not before
        assert after is not None
        assert {row.name: row.knockouts for row in after.table.rows}["Ben Okafor"] == 1


def test_a_night_has_the_day_of_its_first_act(tmp_path: Path) -> None:
    """L1: a night that was opened the day before counts as the day does on which its players came."""
    eve = HandTime(wall_ms=-24 * 3_600_000)
    with evening(tmp_path, players=0, started=False, plans=[TWICE], time=eve) as host:
        host.keys("*871#")
        assert league_of(host).factor == 1
        host.wait(24 * 3600).keys("03#")
        assert (league_of(host).factor, host.app.sight().night_day) == (2, DAY)
        host.wait(24 * 3600)
        assert (league_of(host).factor, host.app.sight().night_day) == (2, DAY), "midnight changes nothing"


def test_a_night_whose_day_was_told_afterwards(tmp_path: Path) -> None:
    """L1: a box that does not know the day when the players come counts the night as soon as it does."""
    time = HandTime(wall_ms=None)
    with evening(tmp_path, players=0, started=False, plans=[TWICE], time=time) as host:
        host.keys("*871#").keys("03#")
        assert (league_of(host).factor, host.app.sight().night_day) == (1, None)
        time.wall_ms = 0
        host.wait(1)
        assert (league_of(host).factor, host.app.sight().night_day) == (2, DAY)
