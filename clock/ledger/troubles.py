"""What can be wrong with a ledger, and how SQLite's and the system's errors are told apart."""

import errno
import os
import sqlite3
from pathlib import Path

from clock.mishaps import NotSaving


class InUse(Exception):  # noqa: N818  reads as what it is where it is caught
    """Another clock is writing to this data folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"Another tournament clock is running on {folder}. Stop it first, or use --data.")
        self.folder = folder


class FromNewer(Exception):  # noqa: N818  reads as what it is where it is caught
    """The ledger was written by a newer clock; it was left as it is."""

    def __init__(self, ledger: Path, what: str) -> None:
        super().__init__(
            f"{ledger} was written by a newer tournament clock ({what}). It was left as it is: "
            "install that version again, or use another --data."
        )
        self.ledger = ledger


class NotSaved(Exception):  # noqa: N818  reads as what it is where it is caught
    """Something could not be written, and is still owed to the ledger."""

    def __init__(self, cause: NotSaving) -> None:
        super().__init__(cause.value)
        self.cause = cause


class Damaged(Exception):  # noqa: N818  reads as what it is where it is caught
    """What was read is not what was written."""


NOT_THE_LEDGERS_FAULT = {
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
}
"""Errors of the disk or of the moment. Any other error of a statement of ours means a damaged file."""


def is_damage(error: sqlite3.Error) -> bool:
    """Return whether an error says that the file is not what was written."""
    # Newer SQLites call it an error of the disk when a file ends before a page that it should have.
    cut_short = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_IOERR_SHORT_READ
    return cut_short or _code(error) not in NOT_THE_LEDGERS_FAULT


def cause_of(error: sqlite3.Error | OSError, folder: Path) -> NotSaving:
    """Return why something could not be written in the folder."""
    if isinstance(error, OSError):
        full, barred = {errno.ENOSPC, errno.EDQUOT}, {errno.EROFS, errno.EACCES, errno.EPERM}
        if error.errno in full:
            return NotSaving.DISK_FULL
        return NotSaving.READ_ONLY if error.errno in barred else NotSaving.FAILING
    code = _code(error)
    if code == sqlite3.SQLITE_FULL or (code == sqlite3.SQLITE_IOERR and _is_full(folder)):
        return NotSaving.DISK_FULL
    if code in {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM}:
        return NotSaving.READ_ONLY
    return NotSaving.DAMAGED if is_damage(error) else NotSaving.FAILING


def _code(error: sqlite3.Error) -> int:
    """Return SQLite's primary code, without the detail in the upper bits."""
    # The module's own errors (a wrong number of parameters) carry no code.
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF


def _is_full(folder: Path) -> bool:
    """Return whether no page more fits: the index of a full disk fails with an error of its own."""
    try:
        disk = os.statvfs(folder)
    except OSError:
        return False
    return disk.f_bavail * disk.f_frsize < 2**16
