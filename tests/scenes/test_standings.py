"""The league on the wall: honours, what a knockout was worth, the table live, and between the nights."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path

from clock.display.pictures.breaks import BreakPicture
from clock.display.pictures.level import LevelPicture
from clock.display.pictures.lists import CountdownPicture, ListPicture
from clock.display.pictures.standings import StandingsPicture
from clock.display.pictures.winner import WinnerPicture
from clock.display.pieces.break_sheet import ChipUp, Projected
from clock.display.pieces.ranking import Ranking
from clock.display.shapes import Emblem
from clock.press import Control
from clock.roster import Regular
from clock.scenes.panels import panels
from clock.scenes.rankings import passes
from clock.scenes.seats_page import seats_page
from clock.seasons import SeasonPlan, read_season
from tests.evening import Evening, evening
from tests.kept import EVENING, HandTime

WEEK = timedelta(days=7)
DAY = EVENING.date()
TEXT = f"""
name = "Ours 2026"
house = "gananda"
nights = ["{DAY}", "{DAY + WEEK}", "{DAY + 2 * WEEK}"]
[champions]
night = "{DAY + 3 * WEEK}"
"""


def ours(more: str = "") -> SeasonPlan:
    """Return the season of these tests, with more in its file."""
    plan, faults = read_season(TEXT + more, "ours.toml")
    assert plan is not None, faults
    return plan


CROWN, STAR = Emblem.CROWN, Emblem.STAR
DAY_S = 24 * 3600
NAMES = ("Ada Lindqvist", "Ben Okafor", "Cara Diaz")
REGULARS = tuple(Regular(str(number), name) for number, name in enumerate(NAMES, start=1))


def play_first_night(folder: Path, more: str = "") -> None:
    """Play the season's first night: Ada goes out by Ben, Ben by Cara, who wins; Ben has no more than she.

    Three players: 10 times the root of 75 is 86.60, divided by 2, 3 and 4: 43.30, 28.87 and 21.65.
    """
    with evening(folder, players=3, plans=[ours(more)]) as host:
        host.keys("1#2#").wait(11).keys("2#3#").wait(11)
        assert host.tournament.finished


@contextmanager
def second_night(
    folder: Path,
    more: str = "",
    *,
    days: int = 7,
    players: int = 3,
    hour: int = 0,
    more_regulars: tuple[Regular, ...] = (),
) -> Iterator[Evening]:
    """Play the first night, and open the box on a day after it, so many hours after seven."""
    play_first_night(folder, more)
    time = HandTime(boot=2, wall_ms=(days * DAY_S + hour * 3600) * 1000)
    started = players > 0
    with evening(
        folder,
        players=players,
        started=started,
        plans=[ours(more)],
        regulars=(*REGULARS, *more_regulars),
        time=time,
    ) as host:
        yield host


def table_of(page: object) -> Ranking:
    """Return the ranking of a page of standings."""
    assert isinstance(page, StandingsPicture)
    return page.ranking


def lines(ranking: Ranking) -> list[tuple[str, str, tuple[str, ...], int]]:
    """Return the rows with rank, name, figures and how far they climbed."""
    return [
        (row.rank, row.name if isinstance(row.name, str) else row.name[0], row.figures, row.climbed)
        for row in ranking.rows
    ]


def test_crown_and_star_at_the_seats(tmp_path: Path) -> None:
    """L2: the last winner has a crown and the leader a star, in the seating and in the panel of seats."""
    with second_night(tmp_path) as host:
        sight = host.app.sight()
        seats = {row.name: row.honours for table in seats_page(sight).tables for row in table.rows}
        made = [make() for make in panels(sight)]
        (panel,) = [panel for panel in made if str(panel.title) == "Table 1"]

    assert seats == {"Ada Lindqvist": (), "Ben Okafor": (), "Cara Diaz": (CROWN, STAR)}
    assert {row.words: row.honours for row in panel.rows} == seats


def test_what_the_knockout_was_worth(tmp_path: Path) -> None:
    """L2: 1 for the knockout, 2 for the last winner and 2 for the leader, in the sentence of the bust-out."""
    with second_night(tmp_path) as host:
        host.keys("3#1#")
        assert host.slip == "3 Cara Diaz is out, 3rd, by 1 Ada Lindqvist, +5: winner and leader"
        assert host.app.scores()[1].bonus == 5_00
        host.wait(11).keys("2#1#")
        assert host.slip == ("2 Ben Okafor is out, 2nd for $18, by 1 Ada Lindqvist. The night is over")


def test_the_last_winner_and_the_leader_are_two_targets(tmp_path: Path) -> None:
    """L2: 1 for the knockout, and 2 more for the last winner as well as for the leader."""
    with second_night(tmp_path) as host:
        # Ben wins and has 29.87 + 43.30 = 73.17; Cara is second, with a knockout: 44.30 + 28.87 + 1 = 74.17.
        host.keys("1#3#").wait(11).keys("3##").wait(11)
        assert host.tournament.finished
    time = HandTime(boot=3, wall_ms=14 * DAY_S * 1000)
    with evening(tmp_path, players=3, plans=[ours()], regulars=REGULARS, time=time) as host:
        host.keys("2#1#")
        assert host.slip == "2 Ben Okafor is out, 3rd, by 1 Ada Lindqvist, +3: winner"
        host.keys("*").keys("3#1#")
        assert host.slip == "3 Cara Diaz is out, 3rd, by 1 Ada Lindqvist, +3: leader"


def test_the_leagues_own_bonus(tmp_path: Path) -> None:
    """L2: the sentence has the league's own bonus; a bust-out by nobody has none."""
    with second_night(tmp_path, "[bonus]\nknockout = 20\nleader = 0") as host:
        host.keys("3#1A2#")
        # Each has the whole of it: 20, and 2 for the last winner, who is worth nothing as the leader.
        assert (host.slip or "").endswith("by 1 Ada Lindqvist and 2 Ben Okafor, +22: winner and leader")
        host.keys("*").keys("3##")
        assert host.slip == "3 Cara Diaz is out, 3rd"


def test_a_shared_bonus_is_told_as_it_counts(tmp_path: Path) -> None:
    """L2: where a league shares the bonus, the sentence says each one's part."""
    with second_night(tmp_path, '[bonus]\nsplit = "shared"') as host:
        host.keys("3#1A2#")
        assert (host.slip or "").endswith(", +2.50: winner and leader")
        assert host.app.scores()[1].bonus == 2_50


def test_nobody_is_a_target_on_the_first_night(tmp_path: Path) -> None:
    """L2: no honours and no more than the knockout."""
    with evening(tmp_path, players=3, plans=[ours()]) as host:
        sight = host.app.sight()
        assert {row.honours for table in seats_page(sight).tables for row in table.rows} == {()}
        host.keys("1#2#")
        assert host.slip == "1 Ada Lindqvist is out, 3rd, by 2 Ben Okafor"


def test_the_standings_by_keys(tmp_path: Path) -> None:
    """V2, L6: the menu shows the season's standings, and once somebody is out those that would follow."""
    with second_night(tmp_path) as host:
        host.keys("*77")
        page = host.picture.page
        assert isinstance(page, StandingsPicture)
        assert (page.title, page.note, page.top.time) == ("Ours 2026", "after 1 night", "24:30")
        # Ben has a knockout, Cara one as well.
        assert lines(page.ranking) == [
            ("1", "Cara Diaz", ("44.30",), 0),
            ("2", "Ben Okafor", ("29.87",), 0),
            ("3", "Ada Lindqvist", ("21.65",), 0),
        ]
        host.keys("***3#2#").wait(11).keys("*77")
        page = host.picture.page
        assert isinstance(page, StandingsPicture)
        assert (page.title, page.note) == ("If it ended now", "Ours 2026")
        # Cara is 3rd: 21.65 more. Two are left, and 2nd is sure for both: 28.87 more, and 5 for Ben.
        assert lines(page.ranking) == [
            ("1", "Cara Diaz", ("65.95",), 0),
            ("2", "Ben Okafor", ("63.74",), 0),
            ("3", "Ada Lindqvist", ("50.52",), 0),
        ]
        host.keys("#").keys("***")
        assert isinstance(host.picture.page, LevelPicture)


def test_without_a_season_the_entry_is_grey(tmp_path: Path) -> None:
    """A night of no season has nothing to show there; the number keeps its place."""
    with evening(tmp_path) as host:
        host.keys("*77")
        assert not isinstance(host.picture.page, StandingsPicture)


def two_sheets(host: Evening) -> list[object]:
    """Return what two turns show on the paper of a break."""
    sheets: list[object] = []
    for _ in range(2):
        page = host.picture.page
        assert isinstance(page, BreakPicture)
        sheets.append(page.sheet)
        host.wait(12)
    return sheets


def test_at_a_break_nobody_is_out_of(tmp_path: Path) -> None:
    """L6: while all are in, the table would be as it was, and the chips stay on the paper."""
    with second_night(tmp_path) as host:
        host.wait(100 * 60)
        assert all(isinstance(sheet, ChipUp) for sheet in two_sheets(host))


def test_the_table_if_it_ended_now_at_a_break(tmp_path: Path) -> None:
    """L6: at a break the table that would follow takes turns with the chips, and says who would pass whom."""
    with second_night(tmp_path) as host:
        host.keys("3#1#").wait(100 * 60 - 11)
        sheets = two_sheets(host)
        (projected,) = [sheet for sheet in sheets if isinstance(sheet, Projected)]
        assert any(isinstance(sheet, ChipUp) for sheet in sheets)
        # Cara 44.30 + 21.65 = 65.95; Ben 29.87 + 28.87 = 58.74; Ada 21.65 + 28.87 + 5 = 55.52.
        assert [row.figures for row in projected.ranking.rows] == [("65.95",), ("58.74",), ("55.52",)]
        assert projected.lines == ()
        host.keys("2#1#")
        # Ada has won: 21.65 + 43.30 + 6 = 70.95, and passes both.
        (wordings,) = passes(host.app.sight())
        assert wordings == ("Ada would pass Cara and Ben", "Ada would pass Cara and 1 more")


def test_after_the_winner_points_and_table(tmp_path: Path) -> None:
    """L1, L2, L6: the winner first, then the night's points with the bonus, then the new table; and again."""
    with second_night(tmp_path) as host:
        host.keys("3#1#").wait(11).keys("2#1#").wait(11)
        winner = host.picture.page
        assert isinstance(winner, WinnerPicture)
        assert winner.occasion == "Ours 2026, night 2"
        assert winner.detail == ("10 October 2026, 3 players, $60", "3 players, $60")
        host.wait(13)
        points = host.picture.page
        assert lines(table_of(points)) == [
            ("1", "Ada Lindqvist", ("43.30", "+6", "49.30"), 0),
            ("2", "Ben Okafor", ("28.87", "", "28.87"), 0),
            ("3", "Cara Diaz", ("21.65", "", "21.65"), 0),
        ]
        host.wait(24)
        table = host.picture.page
        assert isinstance(table, StandingsPicture)
        assert (table.title, table.note) == ("Ours 2026", "after 2 nights")
        assert lines(table.ranking) == [
            ("1", "Ada Lindqvist", ("70.95",), 2),
            ("2", "Cara Diaz", ("65.95",), -1),
            ("3", "Ben Okafor", ("58.74",), -1),
        ]
        assert table.ranking.rows[0].honours == (CROWN, STAR), "whoever has won tonight, and leads now"
        host.wait(24)
        assert isinstance(host.picture.page, WinnerPicture)


def test_between_the_nights(tmp_path: Path) -> None:
    """L6, L8: nobody has entered and no deal is near: the standings, the next night, how far it is."""
    with second_night(tmp_path, days=3, players=0) as host:
        page = host.picture.page
        assert isinstance(page, StandingsPicture)
        assert (page.title, page.coming_words) == ("Ours 2026", "Next night, in 4 days")
        assert page.coming == "Saturday 10 October, 7:00 pm"
        assert [row.rank for row in page.ranking.rows] == ["1", "2", "3"]
        host.keys("1")
        assert host.slip == "Who enters? 1 Ada Lindqvist"
        host.keys("#")
        assert isinstance(host.picture.page, CountdownPicture)


def test_on_the_day_itself(tmp_path: Path) -> None:
    """L8: until two hours before the deal the standings stand; then players are awaited."""
    with second_night(tmp_path, players=0, hour=-4) as host:
        page = host.picture.page
        assert isinstance(page, StandingsPicture)
        assert page.coming_words == "Next night, today"
        host.wait(2 * 3600 - 1)
        assert isinstance(host.picture.page, StandingsPicture)
        host.wait(1)
        awaited = host.picture.page
        assert isinstance(awaited, CountdownPicture)
        assert (awaited.title, awaited.figures) == ("Ours 2026, night 2", "2:00:00")


def test_in_the_small_hours_of_the_day_itself(tmp_path: Path) -> None:
    """L8: a box that was on over the night waits for nobody at two in the morning."""
    with second_night(tmp_path, players=0, hour=-17) as host:
        page = host.picture.page
        assert isinstance(page, StandingsPicture)
        assert page.coming_words == "Next night, today"


def test_a_day_that_nobody_knows(tmp_path: Path) -> None:
    """Where the host has told the time, and not the day, players of a season's night are awaited."""
    play_first_night(tmp_path)
    time = HandTime(boot=2, wall_ms=None)
    with evening(
        tmp_path, players=0, started=False, plans=[ours()], regulars=REGULARS, wanted=ours().file, time=time
    ) as host:
        host.keys("2#")
        assert isinstance(host.picture.page, CountdownPicture)
        host.keys("*83").keys("1200#").wait(1)
        assert host.app.sight().day is None
        assert isinstance(host.picture.page, CountdownPicture)


def test_when_the_season_is_over(tmp_path: Path) -> None:
    """With no night to come only the standings are left."""
    with second_night(tmp_path, days=40, players=0) as host:
        page = host.picture.page
        assert isinstance(page, StandingsPicture)
        assert (page.coming_words, page.coming) == ("", "")
        assert len(page.ranking.rows) == 3


def test_who_is_a_sub(tmp_path: Path) -> None:
    """L3: the list says who is one; a number makes a sub of a member, and again a member of the sub."""
    with second_night(tmp_path) as host:
        seen: list[list[tuple[str, ...]]] = []
        host.keys("*19")
        for keys in ("", "2#", "2#"):
            host.keys(keys)
            page = host.picture.page
            assert isinstance(page, ListPicture)
            seen.append([row.figures for row in page.list.rows])

    assert seen == [[(), (), ()], [(), ("sub",), ()], [(), (), ()]]


def test_the_champions_night_expects_who_is_in(tmp_path: Path) -> None:
    """L5: of the list only those who have a stack stand on the page before the deal."""
    with second_night(tmp_path, days=21, players=0, more_regulars=(Regular("4", "Dan McCabe"),)) as host:
        page = host.picture.page
        assert isinstance(page, CountdownPicture)
        assert [one.name for one in page.entrants] == list(NAMES)


def test_the_champions_night(tmp_path: Path) -> None:
    """L5: who is in has the stack of the rank, nobody pays, and the pool is the season's."""
    with second_night(tmp_path, days=21, players=0) as host:
        page = host.picture.page
        assert isinstance(page, CountdownPicture)
        assert page.title == "Ours 2026, champions' night"
        assert [(one.name, one.note) for one in page.entrants] == [
            ("Ada Lindqvist", "3,200"),
            ("Ben Okafor", "3,300"),
            ("Cara Diaz", "3,400"),
        ]
        host.keys("*78")
        stacks = host.picture.page
        assert isinstance(stacks, StandingsPicture)
        # Three fees of 50, and 5 of each of three entries.
        assert stacks.note == "for $165"
        # 1,000 of the house's chips is 25, 13, 7 and one 100; the rest comes in 500s and 100s.
        assert lines(stacks.ranking) == [
            ("1", "Cara Diaz", ("25", "13", "7", "6", "4", "3,400"), 0),
            ("2", "Ben Okafor", ("25", "13", "7", "5", "4", "3,300"), 0),
            ("3", "Ada Lindqvist", ("25", "13", "7", "4", "4", "3,200"), 0),
            ("", "in all", ("75", "39", "21", "15", "12", "9,900"), 0),
        ]
        host.keys("#").keys("***").keys("1#2#3#").control(Control.PAUSE)
        assert host.tournament.chips_in_play == 9_900
        assert host.app.scores() == {}
