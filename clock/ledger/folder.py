"""The data folder on disk: what lies in it, its one writer, and connections to its ledger."""

import fcntl
import os
import sqlite3
from pathlib import Path
from typing import Any
from urllib.parse import quote

from clock.ledger.troubles import InUse
from clock.values import Struct

CHECKPOINT_PAGES = 250
"""So much of the log is written before it is taken over into the ledger: about a megabyte."""

CACHE_KIB = 64
"""How much of the ledger a writer keeps in memory: it only adds, and reads next to nothing back."""


class Folder(Struct, frozen=True):
    """A data folder. Without `durable`, writes survive the end of the process but not of the power."""

    path: Path
    durable: bool = True

    @property
    def ledger(self) -> Path:
        """Return the ledger's file."""
        return self.path / "ledger.sqlite"

    @property
    def log(self) -> Path:
        """Return SQLite's write-ahead log beside the ledger."""
        return self.path / "ledger.sqlite-wal"

    @property
    def index(self) -> Path:
        """Return SQLite's index of that log."""
        return self.path / "ledger.sqlite-shm"

    @property
    def reserve(self) -> Path:
        """Return the file that holds space for the end of a night."""
        return self.path / "ledger.reserve"

    @property
    def copies(self) -> Path:
        """Return the folder of the ledger's copies."""
        return self.path / "copies"

    def make(self) -> None:
        """Make the folder where it is missing, so that it survives a power cut; raises OSError."""
        for path in (self.path, self.copies):
            if not path.is_dir():
                path.mkdir(parents=True, exist_ok=True)
                sync(path.parent)

    def to_read(self) -> sqlite3.Connection:
        """Return a connection that changes nothing; raises sqlite3.Error."""
        return _connected(self.ledger, "ro")

    def to_write(self, checkpoint_pages: int = CHECKPOINT_PAGES) -> sqlite3.Connection:
        """Return a connection for the one writer; raises sqlite3.Error."""
        return self._set_up(_connected(self.ledger, "rw"), checkpoint_pages)

    def to_build(self, name: str) -> sqlite3.Connection:
        """Return a connection to a new file in the folder; raises sqlite3.Error."""
        return self._set_up(_connected(self.path / name, "rwc"), CHECKPOINT_PAGES)

    def _set_up(self, connection: sqlite3.Connection, checkpoint_pages: int) -> sqlite3.Connection:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute(f"PRAGMA synchronous = {'FULL' if self.durable else 'OFF'}")
            connection.execute(f"PRAGMA wal_autocheckpoint = {checkpoint_pages}")
            connection.execute(f"PRAGMA cache_size = -{CACHE_KIB}")
        except sqlite3.Error:
            connection.close()
            raise
        return connection


class Lock:
    """Keeps every other writer away from a data folder, for as long as the process lives."""

    def __init__(self, folder: Folder) -> None:
        """Take the lock; raises InUse, or OSError where the folder cannot be written."""
        self._file = os.open(folder.path / "ledger.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as taken:
            os.close(self._file)
            raise InUse(folder.path) from taken

    def release(self) -> None:
        """Let another writer in."""
        os.close(self._file)


def sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk; raises OSError."""
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


class _Connection(sqlite3.Connection):
    """A connection that complains of damage with an sqlite3.Error, also where it quotes what is damaged."""

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        """Run a statement; raises sqlite3.Error."""
        try:
            return super().execute(sql, parameters)
        except UnicodeDecodeError as error:
            raise sqlite3.DatabaseError("the file is damaged") from error


def _connected(path: Path, mode: str) -> sqlite3.Connection:
    connection = sqlite3.connect(
        f"file:{quote(str(path))}?mode={mode}", uri=True, isolation_level=None, factory=_Connection
    )
    # Damaged text must come as far as its checksum.
    connection.text_factory = lambda raw: raw.decode(errors="replace")
    return connection
