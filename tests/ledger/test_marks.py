"""Marks on their own thread: the newest counts, nobody waits, and trouble is told."""

import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic

import pytest

from clock.ledger import Ledger, Mark, NotSaved, read_night
from clock.mishaps import NotSaving
from tests.kept import Box, small_act

WITHIN_S = 4
"""Less than the writer waits for another one."""


def test_the_newest_mark_is_written(tmp_path: Path) -> None:
    """Marks that come faster than the disk writes may be skipped, but never the newest, nor at the close."""
    box = Box(tmp_path)
    ledger = Ledger(tmp_path, box.time.now())
    number = ledger.begin(box.tonight, box.time.now())
    for ran_ms in range(300):
        ledger.mark(number, Mark(box.time.now(), 0, ran_ms, running=True))
    ledger.settle()
    beside = read_night(tmp_path)
    assert beside is not None
    assert beside.mark is not None
    assert beside.mark.ran_ms == 299

    ledger.mark(number, Mark(box.time.now(), 0, 300, running=False, closing=True))
    ledger.close()
    after = read_night(tmp_path)
    assert after is not None
    assert after.mark == Mark(box.time.now(), 0, 300, running=False, closing=True)


def test_acts_do_not_wait_for_marks_to_be_read(tmp_path: Path) -> None:
    """Acts and marks on two threads do not get into each other's way."""
    box = Box(tmp_path)
    ledger = Ledger(tmp_path, box.time.now(), durable=False)
    number = ledger.begin(box.tonight, box.time.now())
    for seq in range(1, 400):
        ledger.append(number, seq, small_act(seq))
        ledger.mark(number, Mark(box.time.now(), seq, seq, running=True))
    ledger.close()

    stored = read_night(tmp_path)
    assert stored is not None
    assert stored.whole
    assert len(stored.kept) == 399
    assert stored.mark is not None
    assert stored.mark.acts == 399


def test_trouble_of_a_mark_is_told_with_the_next(tmp_path: Path) -> None:
    """A mark that could not be written is told when the next is made, and forgotten when one could."""
    box = Box(tmp_path)
    ledger = Ledger(tmp_path, box.time.now())
    number = ledger.begin(box.tonight, box.time.now())
    mark = Mark(box.time.now(), 0, 0, running=True)
    moved = tmp_path / "elsewhere"
    (tmp_path / "ledger.sqlite").rename(moved)

    ledger.mark(number, mark)
    ledger.settle()
    with pytest.raises(NotSaved) as why:
        ledger.mark(number, mark)
    assert why.value.cause is NotSaving.READ_ONLY

    moved.rename(tmp_path / "ledger.sqlite")
    ledger.mark(number, mark)
    ledger.settle()
    ledger.mark(number, mark)
    ledger.close()
    assert read_night(tmp_path) is not None


def test_a_mark_that_the_disk_does_not_take_is_seen_at_work(tmp_path: Path) -> None:
    """Whoever looks after the thread sees which mark it is at, and that it is at rest before and after."""
    box = Box(tmp_path)
    ledger = Ledger(tmp_path, box.time.now())
    number = ledger.begin(box.tonight, box.time.now())
    mark = Mark(box.time.now(), 0, 0, running=True)
    assert ledger.at_work is None
    ledger.mark(number, mark)
    ledger.settle()
    with closing(sqlite3.connect(tmp_path / "ledger.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        ledger.mark(number, mark)
        began = monotonic()
        while ledger.at_work is None:
            assert monotonic() - began < WITHIN_S
        at = ledger.at_work
        other.execute("ROLLBACK")
    ledger.settle()

    assert at == 2
    assert ledger.at_work is None
    ledger.close()
