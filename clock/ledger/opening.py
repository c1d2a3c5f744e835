"""Opening a data folder for its writer: begun if it is new, brought up to date, rebuilt if damaged."""

import os
import sqlite3
from contextlib import closing

from clock.ledger.copies import copied_numbers
from clock.ledger.folder import Folder
from clock.ledger.reading import NightRows, check_pages
from clock.ledger.rebuilding import build, rebuild
from clock.ledger.schema import migrate, transaction
from clock.ledger.stored import latest_rows, ledger_to_read, stored
from clock.ledger.troubles import Damaged, is_damage
from clock.mishaps import LedgerDamaged
from clock.moment import Moment


def make_ready(folder: Folder, now: Moment) -> tuple[NightRows | None, LedgerDamaged | None]:
    """Return the latest night of a ledger that is fit to be written, and what was wrong with it.

    Raises FromNewer, sqlite3.Error and OSError; nothing is changed then.
    """
    if not folder.ledger.exists() and not folder.log.exists() and not copied_numbers(folder):
        build(folder)
    try:
        return _checked(folder), None
    except Damaged:
        aside = rebuild(folder, now)
    rows = _checked(folder)
    return rows, LedgerDamaged(aside, len(rows.acts) if rows else 0)


def _checked(folder: Folder) -> NightRows | None:
    """Return the latest night; raises Damaged where it, or a page of the file, is not as it was written."""
    with ledger_to_read(folder) as connection:
        if connection is None:
            raise Damaged(f"{folder.ledger} is missing, or no ledger")
        check_pages(connection)
        rows = latest_rows(connection, folder)
    if rows is not None:
        if not rows.whole:
            raise Damaged(f"night {rows.night.number} is not whole")
        stored(folder, rows)  # what a newer clock wrote is found before anything is changed
    _bring_up_to_date(folder)
    return rows


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
