"""A night as files that other programs read: everything as JSON, the players as a table."""

import json
from collections.abc import Mapping
from pathlib import Path

from clock.files.spreadsheet import spreadsheet
from clock.files.writing import write_whole
from clock.ledger import Kept, StoredNight, standing
from clock.ledger.codec import encode
from clock.moment import Moment
from clock.past_nights import scores_in
from clock.report import report
from clock.words import Words

COLUMNS = (
    *("place", "number", "name", "status", "table", "seat", "by", "knockouts", "rebuys", "add_ons"),
    *("paid", "owes", "prize", "bounties", "points", "bonus", "score"),
)
"""The columns of the table: keys of a player in the state, the same as `state --json` has."""


def night_as_json(data: Path, stored: StoredNight, now: Moment, words: Words) -> str:
    """Return all of a night: what it was opened with, how it stands, and every act with what it led to.

    Raises BadFile where its season cannot be read.
    """
    return _json(stored, _state(data, stored, now, words))


def night_as_csv(data: Path, stored: StoredNight, now: Moment, words: Words) -> str:
    """Return a night's players as a table, those with a place first, in its order.

    Raises BadFile where its season cannot be read.
    """
    return _csv(_state(data, stored, now, words))


def write_night(folder: Path, data: Path, stored: StoredNight, now: Moment, words: Words) -> tuple[Path, ...]:
    """Write a night into a folder, as both; return the files. Raises OSError, or BadFile as above."""
    name = f"night-{stored.number:04}"
    files = (folder / f"{name}.json", folder / f"{name}.csv")
    state = _state(data, stored, now, words)
    write_whole(files[0], _json(stored, state).encode())
    # The mark at the beginning tells spreadsheets that names are in UTF-8.
    write_whole(files[1], _csv(state).encode("utf-8-sig"))
    return files


def _json(stored: StoredNight, state: Mapping[str, object]) -> str:
    night = stored.night
    began = stored.began_wall
    return json.dumps(
        {
            "night": stored.number,
            "house": night.house.name,
            "title": night.house.title,
            "season": night.season,
            "label": night.label,
            "began": None if began is None else began.isoformat(timespec="minutes"),
            "whole": stored.whole,
            "state": state,
            "acts": [_act(seq, kept) for seq, kept in enumerate(stored.kept, start=1)],
        },
        ensure_ascii=False,
        indent=1,
    )


def _csv(state: Mapping[str, object]) -> str:
    players = state["players"]
    listed = players["list"] if isinstance(players, Mapping) else []
    by_place = sorted(listed, key=lambda one: (one["place"] is None, one["place"] or 0, one["number"]))
    return spreadsheet([COLUMNS, *([player[column] for column in COLUMNS] for player in by_place)])


def _state(data: Path, stored: StoredNight, now: Moment, words: Words) -> dict[str, object]:
    tournament = standing(stored, now)
    scores = scores_in(data, stored, tournament)
    return report(tournament, now.boot_ms, None, now.boot_ms / 1000, words, scores)


def _act(seq: int, kept: Kept) -> dict[str, object]:
    wall, command = kept.at.wall, kept.act.command
    return {
        "seq": seq,
        "wall": None if wall is None else wall.isoformat(timespec="seconds"),
        "boottime": kept.at.boot_ms / 1000,
        "command": None if command is None else json.loads(encode(command)),
        "events": json.loads(encode(kept.act.events)),
    }
