"""A season's nights out of the ledger: who is who, which nights are its own, which count twice."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from functools import partial
from pathlib import Path
from random import Random

import pytest

from clock.director import Director
from clock.files.faults import BadFile
from clock.league.corrections import NightEntered
from clock.league.scores import Score
from clock.league.standings import standings
from clock.ledger import Night, look_back, read_night, standing
from clock.past_nights import earlier_than, league_night, scores_in, season_so_far
from clock.tournament import commands as c
from clock.tournament.structure import HOUR
from clock.values import replace
from tests.houses import gananda
from tests.kept import EVENING, Box, HandTime
from tests.played import night
from tests.season_text import with_points, write

SEASON = "2026"


@contextmanager
def begun(folder: Path, night: Night, *names: str, day: int | None = 0) -> Iterator[Director]:
    """Open a night in a folder, so many days after the first, or on one that nobody knows, and deal."""
    time = HandTime(wall_ms=None if day is None else day * 24 * HOUR)
    with Box(folder, time).ledger() as ledger:
        director = Director.begin(ledger, time, partial(Random(7).getrandbits, 62), night)
        for name in names:
            director.handle(c.Register(name))
        director.handle(c.Start())
        yield director


def play(folder: Path, *names: str, day: int | None = 0, roster: str = "", season: str = SEASON) -> None:
    """Play a night into a folder: the last named goes out first, each by the first."""
    night = Night(gananda(), season=season, label=f"Night {day}", roster=roster)
    with begun(folder, night, *names, day=day) as director:
        for number in range(len(names), 1, -1):
            director.handle(c.BustOut((number,), (1,)))


def names_and_totals(folder: Path, config: Path) -> list[tuple[str, int]]:
    """Return the standings of the season in a folder."""
    so_far = season_so_far(SEASON, folder, config)
    assert so_far is not None
    return [(row.name, row.total) for row in standings(so_far.plan.season, so_far.nights).rows]


def test_nights_come_in_their_order_with_day_and_name(tmp_path: Path) -> None:
    """L4: a season's nights are those that name it, as they were played."""
    play(tmp_path, "Ada", "Ben", day=0)
    play(tmp_path, "Ben", "Ada", day=7)
    so_far = season_so_far(SEASON, tmp_path, tmp_path)
    assert so_far is not None
    nights = so_far.nights
    first = EVENING.date()

    assert [(night.label, night.date) for night in nights] == [
        ("Night 0", first.isoformat()),
        ("Night 7", (first + timedelta(days=7)).isoformat()),
    ]
    assert [night.parts[0].name for night in nights] == ["Ada", "Ben"]


def test_a_night_whose_day_nobody_knew_counts(tmp_path: Path) -> None:
    """L4: a box without a time of day plays for the season all the same."""
    play(tmp_path, "Ada", "Ben", day=None)
    so_far = season_so_far(SEASON, tmp_path, tmp_path)
    assert so_far is not None

    assert [(night.date, night.parts[0].name) for night in so_far.nights] == [("", "Ada")]


def test_a_player_keeps_the_row_under_a_new_name(tmp_path: Path) -> None:
    """L3: by the roster's id a renamed player is the same, also on nights that had no roster."""
    play(tmp_path, "Ada", "Ben")
    play(tmp_path, "Ada", "Ben", day=7, roster="id,name\n1,Ada\n2,Ben\n")
    play(tmp_path, "Ada Lovelace", "Ben", day=14, roster="id,name\n1,Ada Lovelace\n2,Ben\n")

    # For two players it is 10 times the root of 50, divided by 2 and by 3: 35.36 and 23.57; a knockout is 1.
    assert names_and_totals(tmp_path, tmp_path) == [
        ("Ada Lovelace", 3 * 35_36 + 3 * 1_00),
        ("Ben", 3 * 23_57),
    ]


def test_a_name_that_another_player_has_taken_over(tmp_path: Path) -> None:
    """L3: on a night with a roster its own ids count, whoever has the name since."""
    play(tmp_path, "Ada", "Ben", roster="id,name\n1,Ada\n2,Ben\n")
    play(tmp_path, "Ada", "Ben", day=7, roster="id,name\n7,Ada\n2,Ben\n")

    assert [name for name, _ in names_and_totals(tmp_path, tmp_path)] == ["Ben", "Ada", "Ada"]


def test_a_season_by_its_file_and_by_its_name(tmp_path: Path) -> None:
    """L4: nights that name the file and nights that name the season in it are of one season."""
    write(tmp_path, SEASON, 'name = "Ours 2026"\n[bonus]\nknockout = 0')
    play(tmp_path, "Ada", "Ben")
    play(tmp_path, "Ada", "Ben", day=7, season="Ours 2026")

    assert names_and_totals(tmp_path, tmp_path) == [("Ada", 2 * 35_36), ("Ben", 2 * 23_57)]


def test_a_later_night_of_paper_is_not_before(tmp_path: Path) -> None:
    """L2: whom it was worth more to knock out was decided before, whatever was entered since."""
    play(tmp_path, "Ada", "Ben", "Cy")
    play(tmp_path, "Ben", "Ada", "Cy", day=7)
    when = [(EVENING + timedelta(days=days)).date().isoformat() for days in (3, 30)]
    with Box(tmp_path, HandTime(wall_ms=40 * 24 * HOUR)).ledger() as ledger:
        for number, (day, winner) in enumerate(zip(when, ("Cy", "Dee"), strict=True)):
            at = HandTime(wall_ms=(40 + number) * 24 * HOUR).now()
            ledger.note(NightEntered(SEASON, day, night(winner, "Eve")), "paper", at)
    past = look_back(tmp_path)
    stored = read_night(tmp_path)
    assert stored is not None
    scores = scores_in(tmp_path, stored, standing(stored, stored.opened))

    assert [seen.ref for seen in past] == ["1", "p1", "2", "p2"]
    assert [seen.ref for seen in earlier_than(2, past)] == ["1", "p1"]
    # Ben knocked out Ada, who led, and Cy, who had won the night of paper between.
    assert scores[1].bonus == 1_00 + 2_00 + 1_00 + 2_00


def test_a_season_whose_file_is_not_here(tmp_path: Path) -> None:
    """L4: on another machine the season is played by its file as the latest night has kept it."""
    here, there = tmp_path / "here", tmp_path / "there"
    linear = with_points('preset = "linear"')
    for day, text in enumerate((with_points('preset = "logarithm"'), linear)):
        night = Night(gananda(), season="ours", season_text=text)
        with begun(tmp_path, night, "Ada", "Ben", day=7 * day) as director:
            director.handle(c.BustOut((2,), (1,)))
    by_file, by_name = (season_so_far(name, tmp_path, there) for name in ("ours", "Ours"))
    assert by_file is not None
    here.mkdir()
    write(here, "ours", with_points('formula = "7"'))
    told = season_so_far("ours", tmp_path, here)
    assert told is not None

    assert by_file == by_name
    # For two the linear formula gives 2 and 1. Ada knocked out Ben twice, who was no target.
    assert [row.total for row in by_file.table.rows] == [2 * 2_00 + 2 * 1_00, 2 * 1_00]
    assert [row.total for row in told.table.rows] == [2 * 7_00 + 2 * 1_00, 2 * 7_00]


def test_a_night_whose_points_count_twice(tmp_path: Path) -> None:
    """Case 94: the calendar's day says so, for the night that is over and for the one that is played."""
    day = (EVENING + timedelta(days=7)).date()
    write(tmp_path, SEASON, f'name = "{SEASON}"\nnights = ["{EVENING.date()}", "{day} x2"]')
    play(tmp_path, "Ada", "Ben")
    play(tmp_path, "Ada", "Ben", day=7)
    *earlier, _ = look_back(tmp_path)
    latest = read_night(tmp_path)
    assert latest is not None
    tonight = league_night(latest.night, earlier, latest.began_wall, tmp_path)

    assert names_and_totals(tmp_path, tmp_path) == [
        ("Ada", 3 * 35_36 + 2 * 1_00),
        ("Ben", 3 * 23_57),
    ]
    assert tonight is not None
    assert tonight.factor == 2


def test_what_if_the_night_ended_now(tmp_path: Path) -> None:
    """L6: the standings of a night that is played, each with the place that is sure."""
    play(tmp_path, "Ada", "Ben", "Cy")
    with begun(tmp_path, Night(gananda(), season=SEASON), "Ada", "Ben", "Cy", day=7) as director:
        director.handle(c.BustOut((1,), (2,)))
        *earlier, _ = look_back(tmp_path)
        latest = read_night(tmp_path)
        assert latest is not None
        tonight = league_night(latest.night, earlier, None, tmp_path)
        assert tonight is not None
        scores = tonight.scores(director.tournament)
        season, before = tonight.so_far.plan.season, tonight.so_far.nights
        table = standings(season, [*before, tonight.sure(director.tournament)])

    # Three players: 43.30, 28.87, 21.65. Ada leads with two knockouts more; she is out, and Ben has 5 for it.
    assert scores == {1: Score(21_65), 2: Score(None, 5_00), 3: Score(None)}
    assert [(row.name, row.total, row.climbed) for row in table.rows] == [
        ("Ada", 43_30 + 2_00 + 21_65, 0),
        ("Ben", 28_87 + 28_87 + 5_00, 0),
        ("Cy", 21_65 + 28_87, 0),
    ]


def test_the_champions_night_stands_apart(tmp_path: Path) -> None:
    """L5: once it is over it is the season's final, and none of its nights."""
    play(tmp_path, "Ada", "Ben")
    with begun(tmp_path, Night(gananda(), season=SEASON, champions=True), "Ada", "Ben", day=7) as director:
        before = season_so_far(SEASON, tmp_path, tmp_path)
        director.handle(c.BustOut((1,), (2,)))
    after = season_so_far(SEASON, tmp_path, tmp_path)

    assert before is not None
    assert after is not None
    assert before.champions_night is None
    assert after.champions_night is not None
    assert [part.place for part in after.champions_night.parts] == [2, 1]
    assert len(after.nights) == 1


def test_a_night_without_points(tmp_path: Path) -> None:
    """L5: a night of no season, and the champions' night, have none."""
    play(tmp_path, "Ada", "Ben")
    latest = read_night(tmp_path)
    assert latest is not None

    assert league_night(replace(latest.night, season=None), [], None, tmp_path) is None
    assert league_night(replace(latest.night, champions=True), [], None, tmp_path) is None


def test_a_season_whose_file_has_faults(tmp_path: Path) -> None:
    """L1: points are not made by rules that nobody wrote."""
    write(tmp_path, SEASON, 'name = "Ours"\n[points]\nformula = "1 / (place - 1)"')
    play(tmp_path, "Ada", "Ben")

    with pytest.raises(BadFile, match="divides by zero when place is 1"):
        season_so_far(SEASON, tmp_path, tmp_path)
