"""Backups: whole ledgers in a folder of their own, each of them fit to be taken for the ledger itself.

They are numbered one after the other and not dated, so that a box that wakes in another year loses none.
"""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from clock.ledger.folder import Folder, sync
from clock.ledger.reading import check_pages
from clock.ledger.troubles import Damaged
from clock.values import Struct

KEPT = 10
"""How many backups a folder keeps: a week of days, and the ends of the last nights."""

NAME = re.compile(r"ledger-(\d{4,})-night-(\d+)-acts-(\d+)\.sqlite")


class Backup(Struct, frozen=True):
    """A backup: the file, its number in its folder, and how far the latest night had come in it."""

    file: Path
    number: int
    night: int
    acts: int


def backups_in(folder: Path) -> tuple[Backup, ...]:
    """Return the backups in a folder, oldest first; none where there is no such folder."""
    found = []
    for file in folder.glob("ledger-*.sqlite"):
        named = NAME.fullmatch(file.name)
        if named is not None:
            found.append(Backup(file, *map(int, named.groups())))
    return tuple(sorted(found, key=lambda backup: backup.number))


def back_up(data_dir: Path, into: Path, kept: int = KEPT) -> Backup | None:
    """Bring the ledger of a data folder into a folder, beside a clock that writes; return the newest there.

    It is there whole or not at all, and not again when nothing has happened since. The oldest beyond `kept`
    go. None means that there is no night yet. Raises OSError, sqlite3.Error, and Damaged where what was
    written is not what was read.
    """
    folder = Folder(data_dir)
    before = backups_in(into)
    if not folder.ledger.exists():
        return before[-1] if before else None
    with closing(folder.to_read()) as ledger:
        state = _state(ledger)
        if state is None or (before and (before[-1].night, before[-1].acts) == state):
            return before[-1] if before else None
        into.mkdir(parents=True, exist_ok=True)
        new = into / "ledger.new"
        new.unlink(missing_ok=True)
        try:
            state = _copied(ledger, new)
            number = before[-1].number + 1 if before else 1
            file = into / f"ledger-{number:04}-night-{state[0]}-acts-{state[1]}.sqlite"
            new.rename(file)
        finally:
            new.unlink(missing_ok=True)
    sync(into)
    for old in before[: max(0, len(before) + 1 - kept)]:
        old.file.unlink()
    return Backup(file, number, *state)


def _copied(ledger: sqlite3.Connection, new: Path) -> tuple[int, int]:
    """Copy a ledger into a new file, on the disk when this returns; return how far its latest night is."""
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


def _state(connection: sqlite3.Connection) -> tuple[int, int] | None:
    """Return the number of the latest night and of its acts, None without a night."""
    (night,) = connection.execute("SELECT max(number) FROM nights").fetchone()
    if night is None:
        return None
    (acts,) = connection.execute("SELECT count(*) FROM acts WHERE night = ?", (night,)).fetchone()
    return int(night), int(acts)
