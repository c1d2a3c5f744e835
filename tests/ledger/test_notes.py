"""Notes on disk: added and never changed, kept in a copy, and put on the nights they are about."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from clock.league.corrections import (
    Fact,
    NameCorrected,
    NightEntered,
    NightMoved,
    Note,
    PlacesCorrected,
    PointsAdjusted,
    SubCorrected,
)
from clock.ledger import InUse, Ledger, look_back, read_notes
from tests.kept import Box, HandTime
from tests.ledger.won import play, read_quickly
from tests.played import night

PAPER = NightEntered("2026", "2026-10-02", night("Eve", "Ben", hits={"Eve": ("Ben",)}), "On paper", "a.csv")
FACTS: tuple[Fact, ...] = (
    PAPER,
    PlacesCorrected("1", {1: 2, 2: 1}),
    NameCorrected("1", 3, "Cyrus"),
    SubCorrected("p1", 1, sub=True),
    PointsAdjusted("p1", 1, 2_00),
    NightMoved("1", "2027"),
)


def note(folder: Path, *facts: Fact) -> None:
    """Note facts, each for a reason."""
    time = HandTime()
    with Box(folder, time).ledger() as ledger:
        for fact in facts:
            ledger.note(fact, "why", time.now())


def test_notes_are_read_again(tmp_path: Path) -> None:
    """What was noted comes back in its order, numbered from 1; what a night came to still counts."""
    play(tmp_path)
    note(tmp_path, *FACTS)

    assert read_notes(tmp_path) == tuple(Note(number, fact, "why") for number, fact in enumerate(FACTS, 1))
    assert read_quickly(tmp_path) == {1}


def test_nights_with_their_notes(tmp_path: Path) -> None:
    """A night of paper stands where its day is; the others are moved and put right."""
    play(tmp_path)
    note(tmp_path, *FACTS)
    paper, kept = look_back(tmp_path)

    assert (paper.ref, paper.season, paper.label, kept.ref, kept.season) == (
        *("p1", "2026", "On paper"),
        *("1", "2027"),
    )
    assert paper.night is not None
    assert kept.night is not None
    assert [(part.name, part.place) for part in kept.night.parts] == [("Ada", 2), ("Ben", 1), ("Cyrus", 3)]
    assert kept.night.remarks == ("why", "why")
    assert [part.adjusted for part in paper.night.parts] == [2_00, 0]


@pytest.mark.parametrize("day", ["2026-10-03", "2026-10-09"])
def test_a_later_day_comes_later(tmp_path: Path, day: str) -> None:
    """A night of paper after the last one of the clock, or on the same day, is the last one."""
    play(tmp_path)
    note(tmp_path, NightEntered("2026", day, night("Ada", "Ben")))

    assert [seen.ref for seen in look_back(tmp_path)] == ["1", "p1"]


@pytest.mark.parametrize("statement", ["UPDATE notes SET reason = 'other'", "DELETE FROM notes"])
def test_what_was_noted_stays(tmp_path: Path, statement: str) -> None:
    """The table itself refuses to change or forget a note."""
    note(tmp_path, PAPER)
    with (
        closing(sqlite3.connect(tmp_path / "ledger.sqlite", isolation_level=None)) as connection,
        pytest.raises(sqlite3.IntegrityError),
    ):
        connection.execute(statement)


def test_notes_survive_the_ledger(tmp_path: Path) -> None:
    """Of a ledger that is lost the notes come from their copy, to readers and to the next clock."""
    play(tmp_path)
    note(tmp_path, *FACTS)
    before = look_back(tmp_path)
    for path in tmp_path.glob("ledger.sqlite*"):
        path.unlink()
    beside = look_back(tmp_path)
    with Box(tmp_path).ledger() as ledger:
        assert ledger.damage is not None

    assert beside == before == look_back(tmp_path)
    with closing(sqlite3.connect(tmp_path / "ledger.sqlite")) as connection:
        assert connection.execute("SELECT count(*) FROM notes").fetchone() == (len(FACTS),)


def test_a_damaged_note_is_found_in_the_copy(tmp_path: Path) -> None:
    """A note whose seal does not fit is read from the copy, and a damaged copy from the ledger."""
    note(tmp_path, *FACTS)
    with closing(sqlite3.connect(tmp_path / "ledger.sqlite", isolation_level=None)) as connection:
        connection.execute("DROP TRIGGER no_update_of_notes")
        connection.execute("UPDATE notes SET fact = '[]' WHERE number = 2")
    copy = tmp_path / "copies" / "notes.jsonl"
    first, *others = copy.read_bytes().splitlines(keepends=True)
    copy.write_bytes(first[:-20] + b"\n" + b"".join(others))

    assert [found.fact for found in read_notes(tmp_path)] == list(FACTS)


def test_nothing_is_noted_beside_a_clock(tmp_path: Path) -> None:
    """While a clock has the folder nobody else notes anything."""
    with Box(tmp_path).ledger(), pytest.raises(InUse):
        Ledger(tmp_path, HandTime().now())
    assert read_notes(tmp_path) == ()


def test_old_results_are_sealed(tmp_path: Path) -> None:
    """Nights of an older clock, which have no result, get theirs."""
    play(tmp_path)
    with closing(sqlite3.connect(tmp_path / "ledger.sqlite", isolation_level=None)) as connection:
        connection.execute("DELETE FROM results")
    before = look_back(tmp_path)
    with Box(tmp_path).ledger() as ledger:
        ledger.seal_all()

    assert read_quickly(tmp_path) == {1}
    assert look_back(tmp_path) == before


def test_notes_after_an_earlier_ledger_was_put_back(tmp_path: Path) -> None:
    """Notes that only the copy has are kept, and a new one gets a number that nobody had."""
    note(tmp_path, *FACTS[:2])
    earlier = (tmp_path / "ledger.sqlite").read_bytes()
    note(tmp_path, *FACTS[2:-1])
    for path in tmp_path.glob("ledger.sqlite*"):
        path.unlink()
    (tmp_path / "ledger.sqlite").write_bytes(earlier)
    note(tmp_path, FACTS[-1])
    (tmp_path / "copies" / "notes.jsonl").unlink()

    assert [(found.number, found.fact) for found in read_notes(tmp_path)] == list(enumerate(FACTS, 1))


def test_a_copy_that_cannot_be_written(tmp_path: Path) -> None:
    """The note is in the ledger all the same, once, and the copy has it with the next one."""
    blocked = tmp_path / "copies" / "notes.jsonl.new"
    blocked.mkdir(parents=True)
    note(tmp_path, PAPER)
    blocked.rmdir()
    note(tmp_path, FACTS[-1])

    assert [found.fact for found in read_notes(tmp_path)] == [PAPER, FACTS[-1]]
    assert len((tmp_path / "copies" / "notes.jsonl").read_bytes().splitlines()) == 2
