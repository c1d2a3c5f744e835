"""The thread that writes marks, so that a slow disk never holds up the picture."""

import sqlite3
from threading import Condition, Thread

from clock.ledger.folder import Folder
from clock.ledger.rebuilding import insert
from clock.ledger.rows import MarkRow
from clock.ledger.troubles import cause_of
from clock.mishaps import NotSaving


class MarkWriter:
    """Writes the newest mark it was given; one that is overtaken before its turn is not missed.

    `trouble` says why the last mark could not be written, None if it could.
    """

    def __init__(self, folder: Folder) -> None:
        self.trouble: NotSaving | None = None
        self._folder = folder
        self._newest: MarkRow | None = None
        self._writing = False
        self._written = 0
        self._ends = False
        self._change = Condition()
        # A disk that hangs must not keep the process from ending.
        self._thread = Thread(target=self._run, name="marks", daemon=True)
        self._thread.start()

    @property
    def at_work(self) -> int | None:
        """Return which mark is being written, counted from 1; None at rest."""
        return self._written if self._writing else None

    def put(self, row: MarkRow) -> None:
        """Hand a mark over, and return at once."""
        with self._change:
            self._newest = row
            self._change.notify_all()

    def settle(self) -> None:
        """Wait until the last mark that was handed over has had its turn."""
        with self._change:
            self._change.wait_for(lambda: self._newest is None and not self._writing)

    def close(self) -> None:
        """End after what was handed over, and wait for it."""
        self.leave()
        self._thread.join()

    def leave(self) -> None:
        """Let the thread end when it can; nobody waits for a disk that hangs."""
        with self._change:
            self._ends = True
            self._change.notify_all()

    def _run(self) -> None:
        connection: sqlite3.Connection | None = None
        while (row := self._next()) is not None:
            try:
                connection = connection or self._folder.to_write()
                insert(connection, row)
                self.trouble = None
            except sqlite3.Error as error:
                self.trouble = cause_of(error, self._folder.path)
                if connection is not None:
                    connection.close()
                connection = None
            self._done()
        if connection is not None:
            connection.close()

    def _next(self) -> MarkRow | None:
        """Wait for a mark and take it, None when there will be no more."""
        with self._change:
            self._change.wait_for(lambda: self._newest is not None or self._ends)
            row, self._newest = self._newest, None
            self._writing = row is not None
            self._written += self._writing
            return row

    def _done(self) -> None:
        with self._change:
            self._writing = False
            self._change.notify_all()
