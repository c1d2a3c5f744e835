"""The ledger as its one writer has it."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

from clock.league.corrections import Fact, Note
from clock.ledger.copies import Copy
from clock.ledger.entries import Kept, Mark, Night, StoredNight
from clock.ledger.folder import CHECKPOINT_PAGES, Folder, Lock
from clock.ledger.marks import MarkWriter
from clock.ledger.notes import copy_notes, note_rows
from clock.ledger.opening import make_ready
from clock.ledger.reading import NightRows
from clock.ledger.rebuilding import insert
from clock.ledger.replay import replayed
from clock.ledger.reserve import Reserve
from clock.ledger.results import Result, result_of, result_row
from clock.ledger.rows import ActRow, NoteRow, act_row, mark_row, night_row, note_row
from clock.ledger.schema import transaction
from clock.ledger.stored import read_night, unsealed
from clock.ledger.troubles import Damaged, FromNewer, InUse, NotSaved, cause_of
from clock.mishaps import LedgerDamaged, NotSaving
from clock.moment import Moment

Write = Callable[[sqlite3.Connection], None]


class Ledger:
    """Keeps nights and their acts: what a call has returned from is on the disk.

    A folder that cannot be written is no reason not to play: the ledger opens all the same, reads what there
    is, and tries again with everything it is given. `damage` tells what was lost and what became of it.
    """

    def __init__(
        self, data_dir: Path, now: Moment, *, durable: bool = True, marks_apart: bool = True
    ) -> None:
        """Open the ledger of a folder, or begin one. Raises InUse and FromNewer.

        Without `durable`, writes outlive the process but not the power. With `marks_apart`, marks are
        written on a thread of their own.
        """
        self.damage: LedgerDamaged | None = None
        self._folder = Folder(data_dir, durable)
        self._reserve = Reserve(self._folder.reserve)
        self._marks_apart = marks_apart
        self._opened = now
        self._lock: Lock | None = None
        self._connection: sqlite3.Connection | None = None
        self._marks: MarkWriter | None = None
        self._copy: Copy | None = None
        self._found: StoredNight | None = None
        self._is_checked = False
        try:
            self._connected()
        except (sqlite3.Error, OSError) as error:
            self._failed(cause_of(error, data_dir))  # the first mark tries again, and tells
        except (InUse, FromNewer):
            self.close()
            raise

    @property
    def space_is_short(self) -> bool:
        """Return whether the disk is so full that the space kept for the night's end is gone."""
        return not self._reserve.kept

    @property
    def at_work(self) -> int | None:
        """Return which mark the thread of marks is writing; None at rest, and without such a thread."""
        return None if self._marks is None else self._marks.at_work

    def latest(self) -> StoredNight | None:
        """Return the latest night as it was when the ledger was opened, None where there was none.

        Where the ledger cannot be written that is what can be read of it. Raises FromNewer.
        """
        if self._is_checked:
            return self._found
        try:
            night = read_night(self._folder.path)
        except Damaged:
            self.damage = LedgerDamaged(None, 0)
            return None
        if night is not None and not night.whole:
            self.damage = LedgerDamaged(None, len(night.kept))
        return night

    def begin(self, night: Night, opened: Moment) -> int:
        """Add a night and return its number; only the latest night takes acts. Raises NotSaved."""
        number = 0

        def write(connection: sqlite3.Connection) -> None:
            nonlocal number
            (latest,) = connection.execute("SELECT coalesce(max(number), 0) FROM nights").fetchone()
            number = latest + 1
            row = night_row(number, night, opened)
            with transaction(connection):
                insert(connection, row)
                # Of a night that is over only the last mark is of use.
                connection.execute(
                    "DELETE FROM marks WHERE rowid NOT IN (SELECT max(rowid) FROM marks GROUP BY night)"
                )
            self._copy = Copy(self._folder, NightRows(row))

        self._write(write)
        return number

    def append(self, number: int, seq: int, kept: Kept) -> None:
        """Add act `seq` of the latest night, counted from 1 and without a gap. Raises NotSaved."""
        row = act_row(number, seq, kept)

        def write(connection: sqlite3.Connection) -> None:
            # An act whose writing was said to fail may be there all the same.
            if not _holds(connection, row):
                insert(connection, row)

        self._write(write)
        if self._copy is not None:
            self._copy.add(row)

    def mark(self, number: int, mark: Mark) -> None:
        """Note how far the night has come. Raises NotSaved when this, or the mark before it, cannot be."""
        row = mark_row(number, mark)
        if not self._marks_apart:
            self._write(lambda connection: insert(connection, row))
            return
        marks = self._marks or self._started_marks()
        marks.put(row)
        if marks.trouble is not None:
            raise self._failed(marks.trouble)
        self._reserve.keep()

    def seal(self, number: int, night: Night, result: Result) -> None:
        """Keep what a night came to with all the acts it has here. Raises NotSaved."""

        def write(connection: sqlite3.Connection) -> None:
            with transaction(connection):
                insert(connection, result_row(connection, number, night, result))

        self._write(write)

    def seal_all(self) -> None:
        """Seal what nights came to that have no result yet, or one that does not count. Raises NotSaved."""
        for stored in unsealed(self._folder):
            tournament = replayed(stored)
            if tournament.finished:
                moments = [kept.at for kept in stored.kept]
                self.seal(stored.number, stored.night, result_of(stored.night, moments, tournament))

    def note(self, fact: Fact, reason: str, at: Moment) -> int:
        """Add a note of the league's secretary and return its number. Raises NotSaved.

        Notes that only the copy has, because an earlier ledger was put back, come before it.
        """
        rows: list[NoteRow] = []

        def write(connection: sqlite3.Connection) -> None:
            known = note_rows(connection, self._folder)
            number = known[-1].number + 1 if known else 1
            rows[:] = [*known, note_row(Note(number, fact, reason), at)]
            with transaction(connection):
                held = {number for (number,) in connection.execute("SELECT number FROM notes")}
                for row in rows:
                    if row.number not in held:
                        insert(connection, row)

        self._write(write)
        copy_notes(self._folder, rows)
        return rows[-1].number

    def settle(self) -> None:
        """Wait until the last mark has had its turn."""
        if self._marks is not None:
            self._marks.settle()

    def close(self) -> None:
        """Let go of the folder, with the last mark written."""
        if self._marks is not None:
            self._marks.close()
        self._disconnect()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _write(self, write: Write) -> None:
        """Write something, at the end of the disk into the space that was kept. Raises NotSaved."""
        try:
            try:
                write(self._connected())
            except (sqlite3.Error, OSError) as error:
                full = cause_of(error, self._folder.path) is NotSaving.DISK_FULL
                if not full or not self._reserve.release():
                    raise
                write(self._connected())
        except (sqlite3.Error, OSError) as error:
            raise self._failed(cause_of(error, self._folder.path)) from error
        except (InUse, FromNewer) as error:  # the folder became writable, and another was quicker
            raise NotSaved(NotSaving.READ_ONLY) from error

    def _failed(self, cause: NotSaving) -> NotSaved:
        """Return the exception for the cause, after what gives the next attempt a better chance."""
        if cause is NotSaving.DISK_FULL:
            self._reserve.release()
        else:
            self._disconnect()
        if cause is NotSaving.DAMAGED:
            self._is_checked = False
        return NotSaved(cause)

    def _started_marks(self) -> MarkWriter:
        self._write(lambda _: None)
        self._marks = MarkWriter(self._folder)
        return self._marks

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._folder.make()
            self._lock = self._lock or Lock(self._folder)
            if not self._is_checked:
                self._check()
            self._reserve.keep()
            # Taking the log over can take seconds on a slow card: the thread comes first where there is one.
            pages = CHECKPOINT_PAGES * (2 if self._marks_apart else 1)
            self._connection = self._folder.to_write(pages)
        return self._connection

    def _check(self) -> None:
        ready = make_ready(self._folder, self._opened)
        self.damage = ready.damage or self.damage
        self._found = ready.night
        self._copy = None if ready.rows is None else Copy(self._folder, ready.rows)
        self._is_checked = True

    def _disconnect(self) -> None:
        if self._marks is not None:
            self._marks.leave()
            self._marks = None
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _holds(connection: sqlite3.Connection, row: ActRow) -> bool:
    """Return whether this very act is there."""
    held = connection.execute("SELECT seal FROM acts WHERE night = ? AND seq = ?", (row.night, row.seq))
    return bool(held.fetchone() == (row.seal,))
