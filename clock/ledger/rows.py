"""The rows of the ledger's tables, and how nights, acts and marks are written in them.

Every row ends with a seal, a checksum over the rest of it, so that a row that a failing card has changed is
known for what it is. The same rows, a line each, make the ledger's copy.
"""

import zlib
from datetime import datetime

import msgspec

from clock.league.corrections import Note
from clock.ledger import codec
from clock.ledger.entries import Kept, Mark, Night
from clock.moment import Moment
from clock.tournament.acts import Act


class NightRow(msgspec.Struct, frozen=True, array_like=True):
    """A night: `house` is the House it is replayed with, `house_text` the file that was read.

    What was added since the first ledgers stands behind the seal, for rows that end with it.
    """

    number: int
    boot_id: str
    boot_ms: int
    wall: str | None
    name: str
    title: str
    house: str
    house_text: str
    season: str | None
    label: str | None
    champions: int
    roster: str
    seal: int = 0
    season_text: str = ""


class ActRow(msgspec.Struct, frozen=True, array_like=True):
    """Act `seq`, counted from 1, of a night."""

    night: int
    seq: int
    at_ms: int
    boot_id: str
    boot_ms: int
    wall: str | None
    seed: int
    command: str | None
    events: str
    seal: int = 0


class MarkRow(msgspec.Struct, frozen=True, array_like=True):
    """A mark of a night, after `acts` acts."""

    night: int
    acts: int
    boot_id: str
    boot_ms: int
    wall: str | None
    ran_ms: int
    running: int
    closing: int
    seal: int = 0


class ResultRow(msgspec.Struct, frozen=True, array_like=True):
    """What a night came to after `acts` acts, by a `revision` of the league's reckoning.

    `opening` is the seal of the night's row, `last` that of its last act.
    """

    night: int
    opening: int
    acts: int
    last: int
    revision: int
    ids: str
    result: str
    seal: int = 0


class NoteRow(msgspec.Struct, frozen=True, array_like=True):
    """A note of the league's secretary, counted from 1."""

    number: int
    boot_id: str
    boot_ms: int
    wall: str | None
    fact: str
    reason: str
    seal: int = 0


Row = NightRow | ActRow | MarkRow | ResultRow | NoteRow


def seal_of(row: Row) -> int:
    """Return the checksum over all of a row but its seal; what an older row did not have is left out."""
    cells, seal = msgspec.structs.astuple(row), row.__struct_fields__.index("seal")
    newer = (cell for cell in cells[seal + 1 :] if cell != "")
    return zlib.crc32(msgspec.json.encode((*cells[:seal], *newer)))


def night_row(number: int, night: Night, opened: Moment) -> NightRow:
    """Return the row of a night, sealed."""
    row = NightRow(
        number,
        opened.boot_id,
        opened.boot_ms,
        _wall_text(opened),
        night.house.name,
        night.house.title,
        codec.encode(night.house),
        night.house_text,
        night.season,
        night.label,
        int(night.champions),
        night.roster,
        season_text=night.season_text,
    )
    return msgspec.structs.replace(row, seal=seal_of(row))


def act_row(number: int, seq: int, kept: Kept) -> ActRow:
    """Return the row of an act, sealed."""
    act, at = kept.act, kept.at
    command = None if act.command is None else codec.encode(act.command)
    events = codec.encode(act.events)
    row = ActRow(number, seq, act.at_ms, at.boot_id, at.boot_ms, _wall_text(at), act.seed, command, events)
    return msgspec.structs.replace(row, seal=seal_of(row))


def mark_row(number: int, mark: Mark) -> MarkRow:
    """Return the row of a mark, sealed."""
    at = mark.at
    row = MarkRow(
        number,
        mark.acts,
        at.boot_id,
        at.boot_ms,
        _wall_text(at),
        mark.ran_ms,
        int(mark.running),
        int(mark.closing),
    )
    return msgspec.structs.replace(row, seal=seal_of(row))


def note_row(note: Note, at: Moment) -> NoteRow:
    """Return the row of a note, sealed."""
    row = NoteRow(note.number, at.boot_id, at.boot_ms, _wall_text(at), codec.encode(note.fact), note.reason)
    return msgspec.structs.replace(row, seal=seal_of(row))


def note_of(row: NoteRow) -> Note:
    """Return the note of a sound row; raises codec.Unreadable where a newer clock wrote it."""
    return Note(row.number, codec.fact_from(row.fact), row.reason)


def mark_after(acts: int, row: MarkRow) -> MarkRow:
    """Return a mark as one after only so many acts, sealed: the clock had come as far, but acts are lost."""
    fewer = msgspec.structs.replace(row, acts=min(row.acts, acts))
    return msgspec.structs.replace(fewer, seal=seal_of(fewer))


def night_of(row: NightRow) -> Night:
    """Return the night of a sound row; raises codec.Unreadable where a newer clock wrote it."""
    house = codec.house_from(row.house)
    return Night(
        house, row.house_text, row.season, row.label, bool(row.champions), row.roster, row.season_text
    )


def kept_of(row: ActRow) -> Kept:
    """Return the act of a sound row; raises codec.Unreadable where a newer clock wrote it."""
    command = None if row.command is None else codec.command_from(row.command)
    return Kept(Act(row.at_ms, command, row.seed, codec.events_from(row.events)), moment_of(row))


def mark_of(row: MarkRow) -> Mark:
    """Return the mark of a sound row."""
    return Mark(moment_of(row), row.acts, row.ran_ms, bool(row.running), bool(row.closing))


def moment_of(row: NightRow | ActRow | MarkRow) -> Moment:
    """Return when a row was written."""
    wall = None if row.wall is None else datetime.fromisoformat(row.wall)
    return Moment(row.boot_id, row.boot_ms, wall)


def _wall_text(at: Moment) -> str | None:
    return None if at.wall is None else at.wall.isoformat(timespec="seconds")
