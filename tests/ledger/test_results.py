"""What nights came to, sealed at their end: what is read quickly is what the acts lead to, or is not read."""

from contextlib import closing
from datetime import timedelta
from functools import partial
from pathlib import Path
from random import Random

import msgspec
import pytest

from clock.director import Director
from clock.ledger import Night, PastNight, look_back, read_nights
from clock.ledger.results import REVISION, past_night
from clock.ledger.rows import ResultRow, seal_of
from clock.tournament import commands as c
from clock.tournament.refusals import Refused
from tests.houses import new_year
from tests.kept import EVENING, Box, HandTime, any_command
from tests.ledger.won import NIGHT, connected, play, read_quickly


def made_again(folder: Path) -> tuple[PastNight, ...]:
    """Return all nights from their acts."""
    return tuple(past_night(stored) for stored in read_nights(folder))


def change_result(folder: Path, *, seal: bool, **changes: object) -> None:
    """Change the one result in a folder, with the seal that fits or without."""
    columns = ", ".join(ResultRow.__struct_fields__)
    with closing(connected(folder)) as connection:
        cells = connection.execute(f"SELECT {columns} FROM results").fetchone()  # noqa: S608  our own words
        row = msgspec.structs.replace(ResultRow(*cells), **changes)
        if seal:
            row = msgspec.structs.replace(row, seal=seal_of(row))
        connection.execute("DELETE FROM results")
        connection.execute(
            "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?)", msgspec.structs.astuple(row)
        )


@pytest.mark.parametrize(
    "seed", [*range(8), *(pytest.param(n, marks=pytest.mark.slow) for n in range(8, 300))]
)
def test_a_result_is_what_the_acts_lead_to(tmp_path: Path, seed: int) -> None:
    """Whatever happens on a night, with undo and redo: its result is that of the acts made again."""
    chance, time, players = Random(seed), HandTime(), 9
    with Box(tmp_path, time).ledger() as ledger:
        night = Night(new_year(), season="2026")
        director = Director.begin(ledger, time, partial(chance.getrandbits, 62), night)
        for _ in range(players):
            director.handle(c.Register())
        director.handle(c.Start())
        for _ in range(60):
            time.wait(chance.choice([1, 60, 600]))
            try:
                director.handle(any_command(chance, players))
            except Refused:
                continue
            director.advance(time.now())
        if not director.tournament.started:
            director.handle(c.Start())  # the first one was taken back
        if not director.tournament.finished:
            director.handle(c.Finish())
        came_to = director.tournament.finished

    assert came_to
    assert read_quickly(tmp_path) == {1}
    assert look_back(tmp_path) == made_again(tmp_path)


def test_what_is_read_is_the_result(tmp_path: Path) -> None:
    """A night that has a result is not made again: another one under its seal is believed."""
    play(tmp_path)
    with closing(connected(tmp_path)) as connection:
        (text,) = connection.execute("SELECT result FROM results").fetchone()
    change_result(tmp_path, seal=True, result=text.replace("Cy", "Zoe"))
    (seen,) = look_back(tmp_path)

    assert seen.night is not None
    assert [part.name for part in seen.night.parts] == ["Ada", "Ben", "Zoe"]


@pytest.mark.parametrize(
    ("changes", "seal"),
    [
        ({"result": "{}"}, False),
        ({"acts": 3}, False),
        ({"last": 0}, False),
        ({"result": "{}"}, True),
        ({"result": "no JSON"}, True),
        ({"ids": "[]"}, True),
        ({"revision": REVISION + 1}, True),
        ({"acts": 3}, True),
        ({"last": 0}, True),
        ({"opening": 0}, True),
    ],
)
def test_a_result_that_does_not_fit_is_passed_over(
    tmp_path: Path, changes: dict[str, object], seal: bool
) -> None:
    """A result that is damaged, of other acts or of other rules does not count; the night is made again."""
    play(tmp_path)
    before = look_back(tmp_path)
    change_result(tmp_path, seal=seal, **changes)

    assert read_quickly(tmp_path) == set()
    assert look_back(tmp_path) == before == made_again(tmp_path)


def test_a_night_that_goes_on_has_no_result(tmp_path: Path) -> None:
    """What is taken back after the end makes the result one of other acts; the new end has its own."""
    play(tmp_path, c.Undo())
    (going_on,) = look_back(tmp_path)
    play(tmp_path / "again", c.Undo(), c.BustOut((1,), (2,)))
    (over,) = look_back(tmp_path / "again")

    assert (going_on.night, read_quickly(tmp_path)) == (None, set())
    assert over.night is not None
    assert [part.place for part in over.night.parts] == [2, 1, 3]
    assert read_quickly(tmp_path / "again") == {1}


def test_a_revision_is_one_form(tmp_path: Path) -> None:
    """Results of today are read tomorrow: another form, or other names, need another revision."""
    play(tmp_path)
    with closing(connected(tmp_path)) as connection:
        ((revision, ids, text),) = connection.execute("SELECT revision, ids, result FROM results")
    part = (
        '{{"key":"{key}","name":"{name}","place":{place},"tied":false,"sub":false,"absent":false,'
        '"buy_in":2500,"cost":2500,"rebuys":0,"add_ons":0,"prize":{prize},"hits":[{hits}],"number":{place},'
        '"stated":null,"stated_bonus":null,"adjusted":0}}'
    )
    hit = '{{"target":"{key}","shared_by":1}}'.format
    parts = (
        part.format(
            key="id p01", name="Ada", place=1, prize=4200, hits=f"{hit(key='name cy')},{hit(key='id p02')}"
        ),
        part.format(key="id p02", name="Ben", place=2, prize=1800, hits=""),
        part.format(key="name cy", name="Cy", place=3, prize=0, hits=""),
    )

    assert (revision, ids) == (2, '{"ada":"p01","ben":"p02"}')
    assert text == (
        '{"season":"2026","label":"Opening","champions":false,"house":"Gananda Season League","currency":"$",'
        '"first":{"boot_id":"boot 1","boot_ms":160000,'
        '"wall":"2026-10-03T19:01:00Z"},"began":"2026-10-03T19:01:00Z","night":{"parts":['
        f'{",".join(parts)}],"entries":3,"pool":6000,"league":1500,"paid_places":2,'
        '"factor":1,"label":"","date":"","remarks":[],"prizes":[4200,1800]}}'
    )


def test_a_ledger_without_results_is_read(tmp_path: Path) -> None:
    """A ledger of an older clock has none, nor has a copy; its nights are made again from their acts."""
    play(tmp_path)
    before = look_back(tmp_path)
    with closing(connected(tmp_path)) as connection:
        connection.execute("DROP TABLE results")
        connection.execute("ALTER TABLE nights DROP COLUMN season_text")
        connection.execute("PRAGMA user_version = 1")
    of_old = look_back(tmp_path)
    for path in tmp_path.glob("ledger.sqlite*"):
        path.unlink()

    assert of_old == before == look_back(tmp_path)
    play(tmp_path)
    assert read_quickly(tmp_path) == {2}


def test_the_day_that_is_told_afterwards(tmp_path: Path) -> None:
    """A night that ended before the box knew the time has the day that its last mark tells."""
    time = HandTime(wall_ms=None)
    play(tmp_path, time=time)
    assert [night.began for night in look_back(tmp_path)] == [None]
    time.wall_ms = 6 * 60_000
    box = Box(tmp_path, time, NIGHT)
    with box.director() as director:
        director.mark(time.now())

    # The first act was made six minutes before the last one.
    assert read_quickly(tmp_path) == {1}
    assert [night.began for night in look_back(tmp_path)] == [EVENING + timedelta(minutes=1)]
    assert look_back(tmp_path) == made_again(tmp_path)
