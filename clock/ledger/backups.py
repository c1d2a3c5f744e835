"""Backups: whole ledgers in a folder of their own, each of them fit to be taken for the ledger itself.

They are numbered one after the other and not dated, so that a box that wakes in another year loses none.
"""

import re
import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path

from clock.ledger.folder import Folder, sync
from clock.ledger.reading import check_pages
from clock.ledger.troubles import Damaged
from clock.values import Struct

NIGHTS_KEPT = 10
LATEST_KEPT = 3
"""A folder keeps the last backup of so many nights, which has all that was played, and the latest of all."""

NAME = re.compile(r"ledger-(\d{4,})-night-(\d+)-acts-(\d+)\.sqlite")


class Backup(Struct, frozen=True):
    """A backup: the file, its number in its folder, and how far the latest night had come in it."""

    file: Path
    number: int
    night: int
    acts: int


class _State(Struct, frozen=True):
    """How far a ledger is: the latest night in which anything was done, its acts, and the season's notes."""

    night: int
    acts: int
    notes: int


def backups_in(folder: Path) -> tuple[Backup, ...]:
    """Return the backups in a folder, oldest first; none where there is no such folder."""
    found = []
    for file in folder.glob("ledger-*.sqlite"):
        named = NAME.fullmatch(file.name)
        if named is not None:
            found.append(Backup(file, *map(int, named.groups())))
    return tuple(sorted(found, key=lambda backup: backup.number))


def back_up(data_dir: Path, into: Path) -> Backup | None:
    """Bring the ledger of a data folder into a folder, beside a clock that writes; return the newest there.

    It is there whole or not at all, and not again when nothing has happened since. Older ones that it makes
    needless go. None means that there is no night yet. Raises OSError, sqlite3.Error, and Damaged where what
    was written is not what was read.
    """
    folder = Folder(data_dir)
    before = backups_in(into)
    if not folder.ledger.exists():
        return before[-1] if before else None
    with closing(folder.to_read()) as ledger:
        state = _state(ledger)
        if state is None or (before and _state_in(before[-1].file) == state):
            return before[-1] if before else None
        into.mkdir(parents=True, exist_ok=True)
        new = into / "ledger.new"
        new.unlink(missing_ok=True)
        try:
            state = _copied(ledger, new)
            number = before[-1].number + 1 if before else 1
            file = into / f"ledger-{number:04}-night-{state.night}-acts-{state.acts}.sqlite"
            new.rename(file)
        finally:
            new.unlink(missing_ok=True)
    sync(into)
    newest = Backup(file, number, state.night, state.acts)
    for old in _needless((*before, newest)):
        old.file.unlink()
    return newest


def _needless(backups: tuple[Backup, ...]) -> tuple[Backup, ...]:
    """Return the backups that later ones make needless, however often one evening's clock was started.

    A ledger that was begun anew counts its nights from 1 again, and they are others than those of before.
    """
    ends = [one for one, later in pairwise(backups) if later.night != one.night]
    kept = (*ends[1 - NIGHTS_KEPT :], *backups[-LATEST_KEPT:])
    return tuple(backup for backup in backups if backup not in kept)


def _copied(ledger: sqlite3.Connection, new: Path) -> _State:
    """Copy a ledger into a new file, on the disk when this returns; return how far it is."""
    with closing(sqlite3.connect(new, isolation_level=None)) as copy:
        ledger.backup(copy)
        # One file without a log beside it can be carried anywhere.
        copy.execute("PRAGMA journal_mode = DELETE")
        check_pages(copy)
        state = _state(copy)
    if state is None:
        raise Damaged(f"{new} has no night")
    sync(new)
    return state


def _state(connection: sqlite3.Connection) -> _State | None:
    """Return how far a ledger is, None without a night.

    Where nothing was done in any night it is the latest of all: a box that only stands makes no backups.
    """
    played = "SELECT night, count(*) FROM acts GROUP BY night ORDER BY night DESC LIMIT 1"
    night, acts = connection.execute(played).fetchone() or (None, 0)
    if night is None:
        (night,) = connection.execute("SELECT max(number) FROM nights").fetchone()
    (notes,) = connection.execute("SELECT count(*) FROM notes").fetchone()
    return None if night is None else _State(int(night), int(acts), int(notes))


def _state_in(backup: Path) -> _State | None:
    """Return how far a backup is; None for a broken one, and for one from before there were notes."""
    try:
        where = f"{backup.resolve().as_uri()}?immutable=1"
        with closing(sqlite3.connect(where, uri=True)) as connection:
            return _state(connection)
    except sqlite3.Error:
        return None
