"""The thread that writes marks, so that a slow disk never holds up the picture."""

import sqlite3
from queue import SimpleQueue
from threading import Event, Thread

from clock.ledger.folder import Folder
from clock.ledger.rebuilding import insert
from clock.ledger.rows import MarkRow
from clock.ledger.troubles import cause_of
from clock.mishaps import NotSaving


class MarkWriter:
    """Writes the newest mark it was given; one that is overtaken before its turn is not missed.

    `trouble` says why the last mark could not be written, None if it could. `at_work` says which mark is
    being written, counted from 1; None at rest.
    """

    def __init__(self, folder: Folder) -> None:
        self.trouble: NotSaving | None = None
        self.at_work: int | None = None
        self._folder = folder
        self._newest: MarkRow | None = None
        # A condition would do, but its lock, which both threads take, wakes them two times more a mark.
        self._turns: SimpleQueue[Event | None] = SimpleQueue()
        # A disk that hangs must not keep the process from ending.
        self._thread = Thread(target=self._run, name="marks", daemon=True)
        self._thread.start()

    def put(self, row: MarkRow) -> None:
        """Hand a mark over, and return at once."""
        self._newest = row
        self._turns.put(Event())

    def settle(self) -> None:
        """Wait until the last mark that was handed over has had its turn."""
        turn = Event()
        self._turns.put(turn)
        turn.wait()

    def close(self) -> None:
        """End after what was handed over, and wait for it."""
        self.leave()
        self._thread.join()

    def leave(self) -> None:
        """Let the thread end when it can; nobody waits for a disk that hangs."""
        self._turns.put(None)

    def _run(self) -> None:
        connection: sqlite3.Connection | None = None
        written: MarkRow | None = None
        number = 0
        while (turn := self._turns.get()) is not None:
            row = self._newest
            if row is not None and row is not written:
                number += 1
                self.at_work = number
                connection = self._insert(connection, row)
                written = row
                self.at_work = None
            turn.set()
        if connection is not None:
            connection.close()

    def _insert(self, connection: sqlite3.Connection | None, row: MarkRow) -> sqlite3.Connection | None:
        """Write a row and return the connection for the next, None where a new one must be opened."""
        try:
            connection = connection or self._folder.to_write()
            insert(connection, row)
        except sqlite3.Error as error:
            self.trouble = cause_of(error, self._folder.path)
            if connection is not None:
                connection.close()
            return None
        self.trouble = None
        return connection
