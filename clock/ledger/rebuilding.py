"""Making a ledger: an empty one, or one of all that a damaged one and its copies still tell."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from itertools import chain, count
from pathlib import Path

import msgspec

from clock.ledger.folder import Folder, sync
from clock.ledger.notes import note_rows
from clock.ledger.reading import NightRows
from clock.ledger.rows import ActRow, MarkRow, NightRow, NoteRow, ResultRow, Row, mark_after
from clock.ledger.schema import migrate, transaction
from clock.ledger.stored import all_rows, ledger_to_read
from clock.moment import Moment

TABLES: dict[type[Row], str] = {
    NightRow: "nights",
    ActRow: "acts",
    MarkRow: "marks",
    ResultRow: "results",
    NoteRow: "notes",
}


def insert(connection: sqlite3.Connection, row: Row) -> None:
    """Add a row to its table, a result in place of an earlier one; raises sqlite3.Error."""
    put = "INSERT OR REPLACE" if isinstance(row, ResultRow) else "INSERT"
    columns = type(row).__struct_fields__
    places = ", ".join("?" * len(columns))
    connection.execute(
        f"{put} INTO {TABLES[type(row)]} ({', '.join(columns)}) VALUES ({places})",
        msgspec.structs.astuple(row),
    )


def build(folder: Folder, nights: Iterable[NightRows] = (), notes: Iterable[NoteRow] = ()) -> None:
    """Make the ledger's file with all of these in it, whole or not at all; raises sqlite3.Error, OSError."""
    new = folder.path / "ledger.new"
    new.unlink(missing_ok=True)
    with closing(folder.to_build(new.name)) as connection:
        migrate(connection)
        with transaction(connection):
            for row in chain(chain.from_iterable(map(rows_in_order, nights)), notes):
                insert(connection, row)
    sync(new)
    new.rename(folder.ledger)
    sync(folder.path)


def rows_in_order(night: NightRows) -> Iterator[Row]:
    """Give the rows of a night as they are entered."""
    yield night.night
    yield from night.acts
    if night.mark is not None:
        yield mark_after(len(night.acts), night.mark)


def rebuild(folder: Folder, now: Moment) -> str | None:
    """Keep a damaged ledger aside and begin a new one with all that can still be read.

    Returns the name under which the old one was kept, None where there was none. Raises sqlite3.Error,
    OSError.
    """
    with ledger_to_read(folder) as connection:
        nights = all_rows(connection, folder)
        notes = note_rows(connection, folder)
    aside = _name_aside(folder, now) if folder.ledger.exists() else None
    if aside is not None:
        folder.ledger.rename(aside)
        # The old log must never be taken for the new ledger's.
        if folder.log.exists():
            folder.log.rename(aside.with_name(f"{aside.name}-wal"))
    folder.log.unlink(missing_ok=True)
    folder.index.unlink(missing_ok=True)
    build(folder, nights, notes)
    return None if aside is None else aside.name


def _name_aside(folder: Folder, now: Moment) -> Path:
    """Return a new name for the ledger's file that tells when it was found damaged."""
    when = f"{now.wall:%Y%m%d-%H%M%S}" if now.wall else f"{now.boot_id[:8]}-{now.boot_ms}"
    names = (folder.path / f"ledger-damaged-{when}-{number}.sqlite" for number in count(1))
    return next(name for name in names if not name.exists())
