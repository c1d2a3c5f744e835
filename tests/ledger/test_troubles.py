"""SQLite's errors are told apart by what a host can do about them, whatever its version calls them."""

import sqlite3
from pathlib import Path

import pytest

from clock.ledger.troubles import cause_of, is_damage
from clock.mishaps import NotSaving

CUT_SHORT = sqlite3.SQLITE_IOERR_SHORT_READ


def error(code: int) -> sqlite3.OperationalError:
    """Return an error as the module raises it, with SQLite's code in full."""
    raised = sqlite3.OperationalError("from SQLite")
    raised.sqlite_errorcode = code
    return raised


@pytest.mark.parametrize(
    ("code", "cause"),
    [
        (CUT_SHORT, NotSaving.DAMAGED),
        (sqlite3.SQLITE_CORRUPT, NotSaving.DAMAGED),
        (sqlite3.SQLITE_NOTADB, NotSaving.DAMAGED),
        (sqlite3.SQLITE_IOERR_READ, NotSaving.FAILING),
        (sqlite3.SQLITE_IOERR_FSYNC, NotSaving.FAILING),
        (sqlite3.SQLITE_READONLY, NotSaving.READ_ONLY),
        (sqlite3.SQLITE_FULL, NotSaving.DISK_FULL),
    ],
)
def test_each_error_has_its_cause(tmp_path: Path, code: int, cause: NotSaving) -> None:
    """Case 142: a file that ends too early is damaged and is rebuilt; a disk that fails is tried again."""
    assert cause_of(error(code), tmp_path) is cause
    assert is_damage(error(code)) == (cause is NotSaving.DAMAGED)
