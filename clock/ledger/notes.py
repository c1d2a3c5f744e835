"""What the league's secretary has noted: kept in the ledger and its copy, put on the nights it is about."""

import sqlite3
from collections.abc import Sequence
from datetime import datetime

import msgspec

from clock.files.writing import write_whole
from clock.league.corrections import NightEntered, NightMoved, Note, corrected, in_force, notes_on
from clock.ledger.codec import Unreadable
from clock.ledger.entries import PastNight
from clock.ledger.folder import Folder
from clock.ledger.reading import sound, sound_rows
from clock.ledger.rows import NoteRow, note_of
from clock.ledger.troubles import Damaged, FromNewer
from clock.values import replace


def note_rows(connection: sqlite3.Connection | None, folder: Folder) -> tuple[NoteRow, ...]:
    """Return the notes that can be read, from the ledger or its copy: each stands for itself."""
    in_ledger = [] if connection is None else sound_rows(connection, NoteRow, "notes ORDER BY number")
    found = {row.number: row for row in (*_copied(folder), *in_ledger)}
    return tuple(found[number] for number in sorted(found))


def notes(connection: sqlite3.Connection | None, folder: Folder) -> tuple[Note, ...]:
    """Return the notes as values; raises FromNewer where one says what this clock does not know."""
    try:
        return tuple(note_of(row) for row in note_rows(connection, folder))
    except Unreadable as unknown:
        raise FromNewer(folder.ledger, str(unknown)) from unknown


def copy_notes(folder: Folder, rows: Sequence[NoteRow]) -> None:
    """Write the copy of the notes anew, whole or not at all."""
    content = b"".join(msgspec.json.encode(row) + b"\n" for row in rows)
    try:
        write_whole(folder.copies / "notes.jsonl", content)
    except OSError:
        return  # the ledger has them; the next note writes the copy again


def _copied(folder: Folder) -> list[NoteRow]:
    path = folder.copies / "notes.jsonl"
    found: list[NoteRow] = []
    try:
        lines = path.read_bytes().splitlines()
    except OSError:
        return found
    for line in lines:
        try:
            found.append(sound(msgspec.json.decode(line, type=NoteRow)))
        except (msgspec.DecodeError, Damaged):
            continue  # the others stand for themselves
    return found


def noted(past: Sequence[PastNight], notes: Sequence[Note]) -> tuple[PastNight, ...]:
    """Return the nights with what was noted put right, and those that were entered where their days are."""
    if not notes:
        return tuple(past)
    holding = in_force(notes)
    entered = [_entered(note, note.fact) for note in holding if isinstance(note.fact, NightEntered)]
    return tuple(_noted(night, holding) for night in _by_day(past, entered))


def _entered(note: Note, fact: NightEntered) -> PastNight:
    return PastNight(
        number=0,
        season=fact.season,
        label=fact.label or None,
        champions=fact.champions,
        house="",
        currency=fact.currency,
        ids={},
        began=datetime.fromisoformat(fact.day),
        night=fact.night,
        note=note.number,
    )


def _by_day(past: Sequence[PastNight], entered: Sequence[PastNight]) -> list[PastNight]:
    """Return the nights in the order of the ledger, with the entered ones before the first later day."""
    line = list(past)
    for night in entered:
        later = (
            index
            for index, other in enumerate(line)
            if other.began is not None and night.began is not None and other.began.date() > night.began.date()
        )
        line.insert(next(later, len(line)), night)
    return line


def _noted(past: PastNight, holding: Sequence[Note]) -> PastNight:
    """Return a night with the notes on it that hold."""
    mine = notes_on(past.ref, holding)
    for note in mine:
        if isinstance(note.fact, NightMoved):
            past = replace(past, season=note.fact.season)
    return past if past.night is None or not mine else replace(past, night=corrected(past.night, mine))
