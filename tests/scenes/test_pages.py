"""The night's own pages: what the room reads, for every state the night can be in."""

from pathlib import Path

import pytest

from clock.display.lettering import wordings
from clock.display.pictures.level import LevelPicture
from clock.display.pictures.seating import SeatsPicture
from clock.display.pictures.winner import WinnerPicture
from clock.display.pieces.foot import SlipKind
from clock.display.pieces.head import Sign
from clock.display.theme import FINISHED, HEADLINE, LAST_MINUTE, PAUSED, RUNNING
from clock.league.season import Season
from clock.league_night import LeagueNight, SeasonSoFar
from clock.press import Control
from clock.scenes.panels import panels
from clock.scenes.winner_page import winner_page
from clock.seasons import SeasonPlan
from clock.settings import Settings
from clock.tournament.commands import GoToLevel, Skip
from clock.tournament.structure import MINUTE, AfterLast, AnteKind, Level, Price
from clock.values import replace
from tests.evening import Evening, evening
from tests.houses import gananda
from tests.painting import painted, seen


def level_shown(host: Evening) -> LevelPicture:
    """Return the page of the level that is on."""
    page = host.picture.page
    assert isinstance(page, LevelPicture)
    return page


def test_a_level(tmp_path: Path) -> None:
    """V1: time, blinds, next blinds, level, time to the break, players, average, prizes, time of day."""
    with evening(tmp_path, players=23) as host:
        host.app.act(GoToLevel(6))
        host.wait(323)
        page = level_shown(host)
        assert (page.title, page.time, page.blinds) == ("Round 6", "14:37", "75/150")
        assert page.palette is RUNNING
        assert [(fact.figure, fact.first) for fact in page.facts] == [("23", "of 23"), ("1,500", "average")]
        assert page.facts[1].second == ("10 big blinds", "10 BB")
        assert [chip.value for chip in page.chips] == ["25", "50", "100", "500"]
        assert [stop.label for stop in page.line.stops] == ["", "100/200", "150/300", "200/400", ""]
        assert [stop.is_break for stop in page.line.stops] == [False] * 4 + [True]
        assert page.line.stops[1].leading == "next"
        assert (page.line.button, page.line.words, page.line.figures) == ("6", "Break in", "1:14:37")
        assert page.line.at == pytest.approx(1 - 877 / 1200)
        assert page.time_of_day == "7:05 pm"
        assert host.hints["SKIP"] == "hold for round 7"
        assert host.hints["PAUSE"] == "stop"


@pytest.mark.parametrize(
    ("after_last", "blinds", "at"),
    [
        (AfterLast.GROW, ["5,500/11,000", "8,500/17,000", "13,000/26,000", "19,500/39,000"], 1 / 3),
        (AfterLast.REPEAT, ["3,500/7,000"] * 4, 1 / 3),
        (AfterLast.COUNT_UP, [], 0),
    ],
)
def test_levels_after_the_last_are_on_the_line(
    tmp_path: Path, after_last: AfterLast, blinds: list[str], at: float
) -> None:
    """V1, S4: what only the house's rule makes comes next, too; where nothing does the button stands."""
    house = replace(gananda(), after_last=after_last)
    with evening(tmp_path, house, players=6) as host:
        host.app.act(GoToLevel(19))
        host.wait(300)
        line = level_shown(host).line
        assert [wordings(stop.label)[0] for stop in line.stops] == ["", *blinds]
        assert line.at == pytest.approx(at, abs=0.001)
        (schedule,) = (
            panel for panel in (make() for make in panels(host.app.sight())) if panel.title == "Schedule"
        )
        assert [row.words for row in schedule.rows][-1] == ("Round 20" if blinds else "Round 19")


def test_seconds_are_ceiled(tmp_path: Path) -> None:
    """Case 6: what is left is shown with a begun second counted whole, and never below 0:00."""
    with evening(tmp_path) as host:
        shown: list[str] = []
        host.wait(24 * 60 + 25)
        for _ in range(5):
            host.wait(0.99)
            shown.append(level_shown(host).time)
        assert shown == ["0:05", "0:04", "0:03", "0:02", "0:01"]


def test_last_minute(tmp_path: Path) -> None:
    """S3: in the last minute both blinds stand side by side, and the bar loses a sixtieth a second."""
    with evening(tmp_path) as host:
        host.wait(23 * 60 + 29)
        assert level_shown(host).palette is RUNNING
        host.wait(1)
        page = level_shown(host)
        assert (page.palette, page.last_minute, page.following) == (LAST_MINUTE, 1.0, "10/20")
        host.wait(18)
        assert level_shown(host).last_minute == pytest.approx(42 / 60)


def test_last_minute_before_a_break(tmp_path: Path) -> None:
    """S10: before a break no next blinds stand beside, and the table is told to begin no long hand."""
    with evening(tmp_path) as host:
        host.wait(99 * 60)
        page = level_shown(host)
        assert (page.palette, page.following) == (LAST_MINUTE, "")
        assert host.slip == "A break comes next. Begin no hand that cannot be finished."


def test_a_new_level_is_announced(tmp_path: Path) -> None:
    """S3: for twenty seconds the slip says the new blinds, from the next hand."""
    with evening(tmp_path) as host:
        host.wait(24 * 60 + 30)
        assert host.slip == "Round 2, 10/20 from the next hand"
        assert level_shown(host).covered
        host.wait(19.9)
        assert host.slip is not None
        host.wait(0.1)
        assert host.slip is None
        assert not level_shown(host).covered


def test_an_entry_goes_over_the_announcement(tmp_path: Path) -> None:
    """Never more than one thing asks for attention: what is typed goes over the new level's words."""
    with evening(tmp_path) as host:
        host.wait(24 * 60 + 30).keys("3")
        assert host.slip == "3 Cara Diaz"


def test_paused(tmp_path: Path) -> None:
    """A pause is dark, with a band that says so, and the PAUSE key that goes on."""
    with evening(tmp_path) as host:
        host.control(Control.PAUSE)
        page = level_shown(host)
        assert page.palette is PAUSED
        assert page.band is not None
        assert (page.band.words, page.band.sign) == ("Round 1 is paused", Sign.PAUSE)
        assert page.chips == ()
        assert host.picture.keys.left[0].key == "PAUSE"
        assert host.picture.keys.left[0].answer


def test_new_blinds_lie_on_the_paper_of_their_slip(tmp_path: Path) -> None:
    """S3: as long as a new level is announced, and no other slip lies there."""
    with evening(tmp_path) as host:
        host.wait(24 * 60 + 31)
        assert level_shown(host).new
        host.keys("7")
        assert not level_shown(host).new
        host.keys("**")
        assert level_shown(host).new
        host.wait(30)
        assert host.slip is None
        assert not level_shown(host).new


def test_after_the_last_level(tmp_path: Path) -> None:
    """S4, case 7: the blinds stay, the clock counts up, and the title says why."""
    with evening(tmp_path) as host:
        host.app.act(GoToLevel(19))
        host.wait(15 * 60 + 65)
        page = level_shown(host)
        assert (page.time, page.blinds) == ("+1:05", "3,500/7,000")
        assert page.title == ("Round 19, over time", "Round 19")
        assert page.line.stops[-1].is_break is False


def test_antes(tmp_path: Path) -> None:
    """S6, case 35: an ante stands beside the blinds, with who posts it."""
    each = Level(1, 100, 200, 20 * MINUTE, ante=25, ante_kind=AnteKind.EACH)
    big = Level(2, 100, 200, 20 * MINUTE, ante=200, ante_kind=AnteKind.BIG_BLIND)
    with evening(tmp_path, replace(gananda(), stages=(each, big))) as host:
        page = level_shown(host)
        assert page.blinds == "100/200"
        assert page.ante is not None
        assert (page.ante.figure, page.ante.second) == ("25", "from each player")
        host.app.act(Skip())
        host.app.frame()
        page = level_shown(host)
        assert page.blinds == ("100/200/200", "100/200")
        assert page.ante is not None
        assert (page.ante.figure, page.ante.second) == ("200", "from the big blind")
        assert page.title_with_ante == (
            "Round 2, ante 200, once a table, from the big blind",
            "Round 2, ante 200",
        )


def test_waiting_at_the_end_of_a_level(tmp_path: Path) -> None:
    """S11: a house that stops at every level's end says what it waits for."""
    with evening(tmp_path, replace(gananda(), stop_at_level_end=True)) as host:
        host.wait(25 * 60)
        page = level_shown(host)
        assert page.band is not None
        assert page.band.words == "Round 2 is next. PAUSE to deal"


def test_one_from_the_money(tmp_path: Path) -> None:
    """O8: one from the money, and then in the money, stand behind the level's name."""
    with evening(tmp_path, players=7) as host:
        for player in (7, 6, 5):
            host.keys(f"{player}##").wait(11)
        assert level_shown(host).title == ("Round 1, one from the money", "Round 1")
        assert "One more out and all are paid: 3 prizes." in [
            make().text for make in panels(host.app.sight())
        ]
        host.keys("4##").wait(11)
        assert level_shown(host).title == ("Round 1, in the money", "Round 1")


def test_the_clock_on_a_player(tmp_path: Path) -> None:
    """O6: the seconds run on the slip while the main clock runs on; it hurries for the last ten."""
    with evening(tmp_path) as host:
        host.keys("3C")
        slip = host.picture.slip
        assert slip is not None
        assert (slip.slip.figures, slip.slip.kind) == ("60", SlipKind.PLAIN)
        host.wait(50)
        slip = host.picture.slip
        assert slip is not None
        assert (slip.slip.figures, slip.slip.kind) == ("10", SlipKind.HURRY)
        assert level_shown(host).time == "23:40"
        host.wait(10)
        assert host.slip == "Time is up. The hand of 3 Cara Diaz is dead"


def test_a_dead_hand_is_said_for_five_seconds(tmp_path: Path) -> None:
    """O6: the slip goes at the very moment at which the room may be told the next thing."""
    with evening(tmp_path) as host:
        host.keys("3C").wait(60 + 4.999)
        assert host.slip == "Time is up. The hand of 3 Cara Diaz is dead"
        assert host.app.next_change() == host.app.sight().now_ms + 1
        host.wait(0.001)
        assert host.slip is None


def test_the_winner(tmp_path: Path) -> None:
    """P2, O1: who has won, and the prizes as stacks, best last."""
    with evening(tmp_path, players=7) as host:
        for player in (7, 6, 5, 4, 3, 2):
            host.keys(f"{player}##").wait(11)
        page = host.picture.page
        assert isinstance(page, WinnerPicture)
        assert page.palette is FINISHED
        assert (page.headline, page.occasion) == ("Ada Lindqvist wins", "Gananda Season League")
        assert page.detail == ("3 October 2026, 7 players, $140", "7 players, $140")
        assert [(stack.place, stack.name, stack.prize) for stack in page.stacks] == [
            ("3rd", ("Cara Diaz", "Cara"), "$28"),
            ("2nd", ("Ben Okafor", "Ben"), "$42"),
            ("1st", ("Ada Lindqvist", "Ada"), "$70"),
        ]
        assert host.hints == {"D": "undo", "*": "menu", "#": "a new night"}


def test_a_night_ended_by_hand(tmp_path: Path) -> None:
    """A night that the host ends has no winner, and no clock; the page says it, and no slip besides."""
    with evening(tmp_path) as host:
        host.keys("*9#")
        page = host.picture.page
        assert isinstance(page, WinnerPicture)
        assert page.headline == "The night is over"
        assert host.slip is None
        host.keys("3")
        assert host.slip == "The night is over. Undo the last act if play goes on."


def test_24_hours(tmp_path: Path) -> None:
    """The settings say how the time of day is told, else the language does."""
    with evening(tmp_path, settings=Settings(twelve_hour=False)) as host:
        assert level_shown(host).time_of_day == "19:00"


def test_time_of_day_only_while_known(tmp_path: Path) -> None:
    """V1: a time of day that is not known to be right is not shown; the host can tell it."""
    with evening(tmp_path) as host:
        host.time.wall_ms = None
        host.wait(1)
        assert level_shown(host).time_of_day == ""
        host.keys("*83").keys("2115#")
        assert level_shown(host).time_of_day == "9:15 pm"
        host.wait(60)
        assert level_shown(host).time_of_day == "9:16 pm"


@pytest.mark.parametrize("digits", ["2575", "1860", "2400"])
def test_no_such_time_of_day(tmp_path: Path, digits: str) -> None:
    """A time that does not exist is refused."""
    with evening(tmp_path) as host:
        host.keys("*83").keys(f"{digits}#")
        assert host.slip == "That is no time of day. Type four digits, 2115 for 9:15 pm."


def test_points_under_the_prizes(tmp_path: Path) -> None:
    """L1, L2: a league's night shows each winner's score, bonus included; another night none."""
    with evening(tmp_path, players=3) as host:
        host.keys("1#3#").wait(11).keys("2#3#").wait(11)
        sight = replace(host.app.sight(), league=LeagueNight(SeasonSoFar(SeasonPlan(Season("2026")))))
        # 10 times the root of 75, divided by 3 and by 2; the winner made two knockouts.
        assert [stack.score for stack in winner_page(sight).stacks] == [
            ("28.87 points", "28.87"),
            ("45.30 points", "45.30"),
        ]
        assert [stack.score for stack in winner_page(host.app.sight()).stacks] == ["", ""]


def test_a_night_for_honour_alone_has_a_podium(tmp_path: Path) -> None:
    """Where nothing is paid the first three stand on it, and no panel tells a pool of nothing."""
    with evening(tmp_path, replace(gananda(), buy_in=Price(0)), players=4) as host:
        made = [make() for make in panels(host.app.sight())]
        assert "Prizes" not in [panel.title for panel in made]
        for player in (1, 2, 3):
            host.keys(f"{player}#4#").wait(11)
        page = winner_page(host.app.sight())
        assert [(stack.place, stack.prize) for stack in page.stacks] == [
            ("3rd", ""),
            ("2nd", ""),
            ("1st", ""),
        ]
        assert [stack.amount for stack in page.stacks] == sorted(stack.amount for stack in page.stacks)
        assert page.detail[-1] == "4 players"
        assert page.crowned


def test_a_draw_is_seen_name_by_name(tmp_path: Path) -> None:
    """V3: drawn seats come out one by one, table by table, and then stay to be read."""
    with evening(tmp_path, players=20, started=False) as host:
        host.keys("#")
        assert names_out(host) == []
        host.wait(1)
        two = names_out(host)
        assert len(two) == 2
        host.wait(3)
        assert names_out(host)[:2] == two
        assert len(names_out(host)) == 8  # four seconds of half a second each
        host.wait(10)
        assert len(names_out(host)) == 20


def names_out(host: Evening) -> list[str]:
    """Return the names beside seats, in the order in which they are drawn; above all one stands once more."""
    page = host.picture.page
    assert isinstance(page, SeatsPicture)
    called = {row.name for table in page.tables for row in table.rows}
    marks = seen(painted(page, (1280, 720)))
    return [mark.words for mark in marks if mark.words in called and mark.cap < HEADLINE.cap * 0.9]
