"""The tables of the ledger, and how an older ledger becomes one of today.

Acts and nights are only ever added: their tables refuse anything else. The version stands in the
file's `user_version`.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

Step = tuple[str, ...]
"""The statements that lead from one version to the next."""

FIRST_TABLES: Step = (
    """
    CREATE TABLE nights (
        number INTEGER PRIMARY KEY,
        boot_id TEXT NOT NULL,
        boot_ms INTEGER NOT NULL,
        wall TEXT,
        name TEXT NOT NULL,
        title TEXT NOT NULL,
        house TEXT NOT NULL,
        house_text TEXT NOT NULL,
        season TEXT,
        label TEXT,
        champions INTEGER NOT NULL,
        roster TEXT NOT NULL,
        seal INTEGER NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE acts (
        night INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        at_ms INTEGER NOT NULL,
        boot_id TEXT NOT NULL,
        boot_ms INTEGER NOT NULL,
        wall TEXT,
        seed INTEGER NOT NULL,
        command TEXT,
        events TEXT NOT NULL,
        seal INTEGER NOT NULL,
        PRIMARY KEY (night, seq)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE marks (
        night INTEGER NOT NULL,
        acts INTEGER NOT NULL,
        boot_id TEXT NOT NULL,
        boot_ms INTEGER NOT NULL,
        wall TEXT,
        ran_ms INTEGER NOT NULL,
        running INTEGER NOT NULL,
        closing INTEGER NOT NULL,
        seal INTEGER NOT NULL
    ) STRICT
    """,
    """
    CREATE TRIGGER nights_follow_one_another BEFORE INSERT ON nights
    WHEN NEW.number <= (SELECT max(number) FROM nights)
    BEGIN SELECT raise(ABORT, 'nights follow one another'); END
    """,
    """
    CREATE TRIGGER acts_follow_one_another BEFORE INSERT ON acts
    WHEN NEW.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM acts WHERE night = NEW.night)
    BEGIN SELECT raise(ABORT, 'acts follow one another'); END
    """,
    """
    CREATE TRIGGER acts_are_of_the_latest_night BEFORE INSERT ON acts
    WHEN NEW.night <> (SELECT coalesce(max(number), 0) FROM nights)
    BEGIN SELECT raise(ABORT, 'an earlier night is over'); END
    """,
    *(
        f"""
        CREATE TRIGGER no_{what.lower()}_of_{table} BEFORE {what} ON {table}
        BEGIN SELECT raise(ABORT, 'what has happened stays'); END
        """
        for table in ("nights", "acts")
        for what in ("UPDATE", "DELETE")
    ),
)

SEASON_TEXT: Step = ("ALTER TABLE nights ADD COLUMN season_text TEXT NOT NULL DEFAULT ''",)

RESULTS: Step = (
    """
    CREATE TABLE results (
        night INTEGER PRIMARY KEY,
        opening INTEGER NOT NULL,
        acts INTEGER NOT NULL,
        last INTEGER NOT NULL,
        revision INTEGER NOT NULL,
        ids TEXT NOT NULL,
        result TEXT NOT NULL,
        seal INTEGER NOT NULL
    ) STRICT
    """,
)
"""What nights came to: all of it follows from their acts, so it may be written anew."""

NOTES: Step = (
    """
    CREATE TABLE notes (
        number INTEGER PRIMARY KEY,
        boot_id TEXT NOT NULL,
        boot_ms INTEGER NOT NULL,
        wall TEXT,
        fact TEXT NOT NULL,
        reason TEXT NOT NULL,
        seal INTEGER NOT NULL
    ) STRICT
    """,
    *(
        f"""
        CREATE TRIGGER no_{what.lower()}_of_notes BEFORE {what} ON notes
        BEGIN SELECT raise(ABORT, 'what was noted stays'); END
        """
        for what in ("UPDATE", "DELETE")
    ),
)
"""What the league's secretary has noted beside the nights."""

STEPS: tuple[Step, ...] = (FIRST_TABLES, SEASON_TEXT, RESULTS, NOTES)
"""The way from an empty file to a ledger of today, a step a version."""


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Make what is done within one transaction, whole or not at all."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # SQLite has already rolled back by itself after some errors, a full disk among them.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def version_of(connection: sqlite3.Connection) -> int:
    """Return the version of a ledger, 0 for an empty file."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def migrate(connection: sqlite3.Connection, steps: tuple[Step, ...] = STEPS) -> None:
    """Bring a ledger up to date, each step whole or not at all."""
    for version in range(version_of(connection), len(steps)):
        with transaction(connection):
            for statement in steps[version]:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {version + 1}")
