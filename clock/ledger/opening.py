"""Opening a data folder for its writer: begun if it is new, brought up to date, rebuilt if damaged."""

import os
import sqlite3
from contextlib import closing

from clock.ledger.copies import copied_numbers
from clock.ledger.entries import StoredNight
from clock.ledger.folder import Folder
from clock.ledger.reading import NightRows, check_pages
from clock.ledger.rebuilding import build, rebuild
from clock.ledger.schema import migrate, transaction
from clock.ledger.stored import latest_rows, ledger_to_read, stored
from clock.ledger.troubles import Damaged, is_damage
from clock.mishaps import LedgerDamaged
from clock.moment import Moment
from clock.values import Struct, replace


class Ready(Struct, frozen=True):
    """The latest night of a ledger that is fit to be written, and what was wrong with it before."""

    rows: NightRows | None
    night: StoredNight | None
    damage: LedgerDamaged | None = None


def make_ready(folder: Folder, now: Moment) -> Ready:
    """Make a ledger fit to be written. Raises FromNewer, sqlite3.Error and OSError."""
    if not folder.ledger.exists() and not folder.log.exists() and not copied_numbers(folder):
        build(folder)
    try:
        return _checked(folder)
    except Damaged:
        aside = rebuild(folder, now)
    ready = _checked(folder)
    return replace(ready, damage=LedgerDamaged(aside, len(ready.rows.acts) if ready.rows else 0))


def _checked(folder: Folder) -> Ready:
    """Read the latest night; raises Damaged where it, or a page of the file, is not as it was written."""
    with ledger_to_read(folder) as connection:
        if connection is None:
            raise Damaged(f"{folder.ledger} is missing, or no ledger")
        check_pages(connection)
        rows = latest_rows(connection, folder)
    if rows is not None and not rows.whole:
        raise Damaged(f"night {rows.night.number} is not whole")
    # What a newer clock wrote is found here, before anything is changed.
    night = None if rows is None else stored(folder, rows)
    _bring_up_to_date(folder)
    return Ready(rows, night)


def _bring_up_to_date(folder: Folder) -> None:
    try:
        with closing(folder.to_write()) as connection:
            migrate(connection)
            with transaction(connection):
                pass  # a file whose head forbids writing is found here, not at the first act
    except sqlite3.DatabaseError as error:
        forbidden = isinstance(error, sqlite3.OperationalError) and os.access(folder.ledger, os.W_OK)
        if is_damage(error) or (forbidden and error.sqlite_errorcode == sqlite3.SQLITE_READONLY):
            raise Damaged(str(error)) from error
        raise
