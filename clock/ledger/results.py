"""What a night came to, sealed at its end, so that a season is read without making every act again.

A result is derived: it follows from the acts and the rules, and is only as good as they are. It counts while
the night has the acts it was made of, by the revision of the rules it was made with, and while its seal fits.
Anything else is passed over, and the night is made again from its acts.
"""

import sqlite3
from collections.abc import Mapping, Sequence
from datetime import datetime

import msgspec

from clock.league.nights import PlayedNight, played
from clock.ledger.entries import Mark, Night, PastNight, StoredNight, began
from clock.ledger.reading import sound_rows
from clock.ledger.replay import replayed
from clock.ledger.rows import MarkRow, ResultRow, mark_of, seal_of
from clock.moment import Moment
from clock.roster import read_roster
from clock.tournament.names import folded
from clock.tournament.state import Tournament
from clock.values import Struct

REVISION = 2
"""Raised whenever the same acts come to another result than before, or a result is kept in another form."""


class Result(Struct, frozen=True):
    """A night that is over, as its acts alone tell it; `first` is the moment of the first one.

    The ids of its roster are kept beside it: rosters are long, and most nights have the same.
    """

    season: str | None
    label: str | None
    champions: bool
    house: str
    currency: str
    first: Moment
    began: datetime | None
    night: PlayedNight


def result_of(night: Night, moments: Sequence[Moment], tournament: Tournament) -> Result:
    """Return the result of a night that is over; `moments` are those of all its acts."""
    return Result(
        season=night.season,
        label=night.label,
        champions=night.champions,
        house=night.house.title,
        currency=night.house.currency,
        first=moments[0],
        began=began(moments),
        night=played(tournament, ids_in(night.roster)),
    )


def past_night(stored: StoredNight) -> PastNight:
    """Return a night as a season looks back on it, made again from its acts."""
    tournament, ids = replayed(stored), ids_in(stored.night.roster)
    return PastNight(
        number=stored.number,
        season=stored.night.season,
        label=stored.night.label,
        champions=stored.night.champions,
        house=stored.night.house.title,
        currency=stored.night.house.currency,
        ids=ids,
        began=stored.began_wall,
        night=played(tournament, ids) if tournament.finished else None,
    )


def ids_in(roster: str) -> Mapping[str, str]:
    """Return the ids of a roster by the names in it; lines with faults were told when it was read first."""
    return {folded(player.name): player.id for player in read_roster(roster, "")[0]}


def result_row(connection: sqlite3.Connection, number: int, night: Night, result: Result) -> ResultRow:
    """Return the row of the result of all the acts that a night has in the ledger, sealed."""
    found = connection.execute(
        "SELECT nights.seal, seq, acts.seal FROM nights JOIN acts ON night = number "
        "WHERE number = ? ORDER BY seq DESC LIMIT 1",
        (number,),
    )
    opening, acts, last = found.fetchone()
    ids, text = (msgspec.json.encode(part).decode() for part in (ids_in(night.roster), result))
    row = ResultRow(number, opening, acts, last, REVISION, ids, text)
    return msgspec.structs.replace(row, seal=seal_of(row))


def past_from_results(connection: sqlite3.Connection) -> Mapping[int, PastNight]:
    """Return the nights whose result counts, by their numbers; raises sqlite3.Error."""
    # Of acts that are only ever added, their count and the last one tell that they are the same.
    fitting = (
        "results WHERE revision = ?"
        " AND opening = (SELECT seal FROM nights WHERE number = results.night)"
        " AND acts = (SELECT max(seq) FROM acts WHERE night = results.night)"
        " AND last = (SELECT seal FROM acts WHERE night = results.night AND seq = results.acts)"
    )
    ids_of: dict[str, Mapping[str, str]] = {}
    found: dict[int, Result] = {}
    ids: dict[int, Mapping[str, str]] = {}
    for row in sound_rows(connection, ResultRow, fitting, REVISION):
        try:
            if row.ids not in ids_of:
                ids_of[row.ids] = msgspec.json.decode(row.ids, type=dict[str, str])
            found[row.night] = msgspec.json.decode(row.result, type=Result)
        except msgspec.DecodeError:
            continue  # another form than today's: the night is made again
        ids[row.night] = ids_of[row.ids]
    told = all(result.began for result in found.values())
    marks = {} if told else _last_marks(connection)
    return {
        number: _looked_back(number, result, ids[number], marks.get(number))
        for number, result in found.items()
    }


def _looked_back(number: int, result: Result, ids: Mapping[str, str], mark: Mark | None) -> PastNight:
    """Return a night as a season looks back on it, from its result; its day can be told by its last mark."""
    wall = result.began
    if wall is None and mark is not None:
        wall = began([result.first, mark.at])
    return PastNight(
        number=number,
        season=result.season,
        label=result.label,
        champions=result.champions,
        house=result.house,
        currency=result.currency,
        ids=ids,
        began=wall,
        night=result.night,
    )


def _last_marks(connection: sqlite3.Connection) -> Mapping[int, Mark]:
    latest = "marks WHERE rowid IN (SELECT max(rowid) FROM marks GROUP BY night)"
    return {row.night: mark_of(row) for row in sound_rows(connection, MarkRow, latest)}
