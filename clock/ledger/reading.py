"""Reading nights out of a ledger, up to the first thing that is damaged."""

import sqlite3
from collections.abc import Iterator
from itertools import count, takewhile
from typing import Any, TypeVar

import msgspec

from clock.ledger.rows import ActRow, MarkRow, NightRow, NoteRow, ResultRow, seal_of
from clock.ledger.troubles import Damaged, is_damage
from clock.values import Struct

Item = TypeVar("Item")
AnyRow = TypeVar("AnyRow", NightRow, ActRow, MarkRow, ResultRow, NoteRow)


class NightRows(Struct, frozen=True):
    """The sound rows of a night: `acts` from the first on without a gap.

    `whole` is False where something after them is known to be damaged or missing.
    """

    night: NightRow
    acts: tuple[ActRow, ...] = ()
    mark: MarkRow | None = None
    whole: bool = True


def night_numbers(connection: sqlite3.Connection) -> tuple[tuple[int, ...], bool]:
    """Return the numbers of the nights, and whether all of them could be read."""
    cells, whole = until_damage(_cells(connection, "SELECT number FROM nights ORDER BY number"))
    return tuple(number for (number,) in cells), whole


def night_rows(connection: sqlite3.Connection, number: int) -> NightRows | None:
    """Return what can be read of a night, None where not even its opening can."""
    nights, _ = until_damage(_rows(connection, NightRow, "nights WHERE number = ?", number))
    if not nights:
        return None
    acts, acts_whole = until_damage(_rows(connection, ActRow, "acts WHERE night = ? ORDER BY seq", number))
    latest = "marks WHERE night = ? ORDER BY rowid DESC LIMIT 1"
    marks, marks_whole = until_damage(_rows(connection, MarkRow, latest, number))
    return fitted(nights[0], acts, marks[0] if marks else None, whole=acts_whole and marks_whole)


def fitted(night: NightRow, acts: tuple[ActRow, ...], mark: MarkRow | None, *, whole: bool) -> NightRows:
    """Return a night with its acts up to the first gap; a mark can tell that more had been made."""
    fitting = tuple(row for row, _ in takewhile(lambda pair: pair[0].seq == pair[1], zip(acts, count(1))))
    missing = len(fitting) < len(acts) or (mark is not None and mark.acts > len(fitting))
    return NightRows(night, fitting, mark, whole and not missing)


def check_pages(connection: sqlite3.Connection) -> None:
    """Raise Damaged unless SQLite finds the file in order."""
    for (answer,) in _cells(connection, "PRAGMA quick_check(1)"):
        if answer != "ok":
            raise Damaged(answer)


def sound_rows(connection: sqlite3.Connection, kind: type[AnyRow], rest: str, *values: int) -> list[AnyRow]:
    """Return the rows of a query that are sound, for what may be missing; what is not is passed over."""
    found: list[AnyRow] = []
    for cells in until_damage(_cells_of(connection, kind, rest, *values))[0]:
        try:
            found.append(_row(kind, cells))
        except Damaged:
            continue
    return found


def _rows(connection: sqlite3.Connection, kind: type[AnyRow], rest: str, *values: int) -> Iterator[AnyRow]:
    """Give the rows of a query; raises Damaged at the first one that is not sound."""
    for cells in _cells_of(connection, kind, rest, *values):
        yield _row(kind, cells)


def _row(kind: type[AnyRow], cells: tuple[Any, ...]) -> AnyRow:
    """Return a row of the ledger; raises Damaged where it is not as it was written."""
    try:
        return sound(msgspec.convert(cells, kind))
    except msgspec.ValidationError as error:
        raise Damaged(str(error)) from error


def _cells_of(
    connection: sqlite3.Connection, kind: type[AnyRow], rest: str, *values: int
) -> Iterator[tuple[Any, ...]]:
    """Give the cells of the rows of a query; raises Damaged where the file is."""
    columns = ", ".join(_columns(connection, kind, rest.partition(" ")[0]))
    yield from _cells(connection, f"SELECT {columns} FROM {rest}", *values)  # noqa: S608  our own words


def _columns(connection: sqlite3.Connection, kind: type[AnyRow], table: str) -> tuple[str, ...]:
    """Return the columns of a table; a ledger that no writer has brought up to date lacks the last ones."""
    there = {name for (name,) in _cells(connection, f"SELECT name FROM pragma_table_info('{table}')")}  # noqa: S608  our own words
    return tuple(name for name in kind.__struct_fields__ if name in there) or kind.__struct_fields__


def _cells(connection: sqlite3.Connection, query: str, *values: int) -> Iterator[tuple[Any, ...]]:
    """Give what a query finds; raises Damaged where the file is, and sqlite3.Error for other reasons."""
    try:
        yield from connection.execute(query, values)
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
        raise Damaged(str(error)) from error


def sound(row: AnyRow) -> AnyRow:
    """Return the row; raises Damaged where its seal does not fit."""
    if seal_of(row) != row.seal:
        raise Damaged(f"the seal does not fit {row}")
    return row


def until_damage(items: Iterator[Item]) -> tuple[tuple[Item, ...], bool]:
    """Return what comes before the damage, and whether there is none."""
    found: list[Item] = []
    try:
        for item in items:
            found.append(item)  # noqa: PERF402  what came before the damage is kept
    except Damaged:
        return tuple(found), False
    return tuple(found), True
