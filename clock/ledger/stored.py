"""Nights as they stand in a data folder, for whoever reads beside the clock: nothing here writes."""

import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar

from clock.league.corrections import Note
from clock.ledger.codec import Unreadable
from clock.ledger.copies import copied_numbers, copied_rows
from clock.ledger.entries import PastNight, StoredNight
from clock.ledger.folder import Folder
from clock.ledger.notes import noted, notes
from clock.ledger.reading import NightRows, night_numbers, night_rows, sound_rows
from clock.ledger.results import past_from_results, past_night
from clock.ledger.rows import NightRow, kept_of, mark_of, moment_of, night_of
from clock.ledger.schema import STEPS, version_of
from clock.ledger.troubles import Damaged, FromNewer, is_damage
from clock.values import replace

Found = TypeVar("Found")


def read_night(data_dir: Path) -> StoredNight | None:
    """Return the latest night of a data folder, None where there is none.

    It works while a clock has the folder open, and settles nothing. Raises FromNewer, or Damaged where no
    night can be read any more.
    """
    folder = Folder(data_dir)
    rows = _read(folder, latest_rows)
    return None if rows is None else stored(folder, rows)


def read_nights(data_dir: Path) -> tuple[StoredNight, ...]:
    """Return all the nights of a data folder that can be read, in their order; raises FromNewer."""
    folder = Folder(data_dir)
    return tuple(stored(folder, rows) for rows in _read(folder, all_rows))


def look_back(data_dir: Path) -> tuple[PastNight, ...]:
    """Return all the nights of a data folder as a season looks back on them, in their order.

    What was noted beside them is put right, and nights that were entered are among them. A night that has a
    result is not made again from its acts. Raises FromNewer.
    """
    return _read(Folder(data_dir), _with_notes)


def kept_nights(data_dir: Path) -> tuple[PastNight, ...]:
    """Return the nights of a data folder as the clock has kept them, without what was noted beside them.

    Raises FromNewer.
    """
    return _read(Folder(data_dir), lambda connection, folder: tuple(_past_nights(connection, folder)))


def read_notes(data_dir: Path) -> tuple[Note, ...]:
    """Return all that was noted beside the nights of a data folder, in order; raises FromNewer."""
    return _read(Folder(data_dir), notes)


def kept_seasons(data_dir: Path) -> Mapping[str, str]:
    """Return the texts of the seasons' files as nights have kept them, by what the nights call the season.

    Of several the latest night's. Raises FromNewer.
    """
    rows = _read(Folder(data_dir), _openings)
    return {row.season: row.season_text for row in rows if row.season and row.season_text}


def unsealed(folder: Folder) -> tuple[StoredNight, ...]:
    """Return the whole nights of a ledger without a result that counts; raises FromNewer, sqlite3.Error."""
    with ledger_to_read(folder) as connection:
        if connection is None:
            return ()
        sealed, (numbers, _) = past_from_results(connection), night_numbers(connection)
        rows = [_rows_of(connection, folder, number) for number in numbers if number not in sealed]
    return tuple(stored(folder, night) for night in rows if night is not None and night.whole)


def _read(folder: Folder, what: Callable[[sqlite3.Connection | None, Folder], Found]) -> Found:
    """Read from the ledger and its copies, or from the copies alone where the ledger cannot be read."""
    try:
        with ledger_to_read(folder) as connection:
            return what(connection, folder)
    except sqlite3.Error:
        return what(None, folder)


def _with_notes(connection: sqlite3.Connection | None, folder: Folder) -> tuple[PastNight, ...]:
    return noted(tuple(_past_nights(connection, folder)), notes(connection, folder))


def _openings(connection: sqlite3.Connection | None, folder: Folder) -> tuple[NightRow, ...]:
    """Return the latest opening of each season, in which its file is kept."""
    if connection is None:
        return tuple(rows.night for rows in all_rows(connection, folder))
    latest = "SELECT max(number) FROM nights WHERE season_text != '' GROUP BY season"
    return tuple(sound_rows(connection, NightRow, f"nights WHERE number IN ({latest})"))


def _past_nights(connection: sqlite3.Connection | None, folder: Folder) -> Iterator[PastNight]:
    numbers, _ = _numbers(connection, folder)
    found = {} if connection is None else past_from_results(connection)
    for number in numbers:
        if number in found:
            yield found[number]
        elif (rows := _rows_of(connection, folder, number)) is not None:
            yield past_night(stored(folder, rows))


@contextmanager
def ledger_to_read(folder: Folder) -> Iterator[sqlite3.Connection | None]:
    """Open the ledger to read, as None where it is missing or no ledger any more.

    Raises FromNewer, and sqlite3.Error for what is not the file's fault.
    """
    if not folder.ledger.exists():
        yield None
        return
    with closing(folder.to_read()) as connection:
        try:
            version = version_of(connection)
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
            version = None
        if version is not None and version > len(STEPS):
            raise FromNewer(folder.ledger, f"its version is {version}, this one reads up to {len(STEPS)}")
        yield None if version is None else connection


def latest_rows(connection: sqlite3.Connection | None, folder: Folder) -> NightRows | None:
    """Return the latest night that can be read, None where there is none.

    Raises Damaged where there was one.
    """
    numbers, whole = _numbers(connection, folder)
    for number in reversed(numbers):
        rows = _rows_of(connection, folder, number)
        if rows is not None:
            return replace(rows, whole=rows.whole and whole)
        whole = False
    if not whole:
        raise Damaged(f"No night in {folder.ledger} can be read.")
    return None


def all_rows(connection: sqlite3.Connection | None, folder: Folder) -> tuple[NightRows, ...]:
    """Return every night that can be read."""
    numbers, _ = _numbers(connection, folder)
    found = (_rows_of(connection, folder, number) for number in numbers)
    return tuple(rows for rows in found if rows is not None)


def _numbers(connection: sqlite3.Connection | None, folder: Folder) -> tuple[list[int], bool]:
    """Return the numbers of all nights, and whether the ledger tells them all."""
    copied = copied_numbers(folder)
    in_ledger, whole = ((), not folder.ledger.exists()) if connection is None else night_numbers(connection)
    return sorted({*copied, *in_ledger}), whole and set(copied) <= set(in_ledger)


def _rows_of(connection: sqlite3.Connection | None, folder: Folder, number: int) -> NightRows | None:
    """Return a night from the ledger, or from its copy where the ledger has lost some of it."""
    # The copy is read first: beside a clock that runs, the ledger is never behind it.
    copied = copied_rows(folder, number)
    kept = None
    if connection is not None:
        connection.execute("BEGIN")  # acts and mark of one instant
        kept = night_rows(connection, number)
        if connection.in_transaction:  # some errors of a damaged file end it by themselves
            connection.execute("ROLLBACK")
    if copied is None:
        return kept
    if kept is None:
        return replace(copied, whole=False)
    goes_on = copied.night == kept.night and copied.acts[: len(kept.acts)] == kept.acts
    if goes_on and len(copied.acts) > len(kept.acts):
        return replace(kept, acts=copied.acts, whole=False)
    return kept


def stored(folder: Folder, rows: NightRows) -> StoredNight:
    """Return a night as values; raises FromNewer where its sound rows say what this clock does not know."""
    try:
        night = night_of(rows.night)
        kept = tuple(kept_of(row) for row in rows.acts)
    except Unreadable as unknown:
        raise FromNewer(folder.ledger, str(unknown)) from unknown
    mark = None if rows.mark is None else mark_of(rows.mark)
    return StoredNight(rows.night.number, night, moment_of(rows.night), kept, mark, rows.whole)
