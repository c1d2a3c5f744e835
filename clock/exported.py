"""A night as files that other programs read: everything as JSON, the players as a table."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from clock.files.spreadsheet import spreadsheet
from clock.files.writing import write_whole
from clock.league.nights import out_by, played
from clock.ledger import Kept, StoredNight, standing
from clock.ledger.codec import encode
from clock.moment import Moment
from clock.past_nights import scores_in
from clock.report import report
from clock.tournament.state import Tournament
from clock.words import Words
from clock.words.figures import decimal

OF_THE_STATE = (
    *("place", "number", "name", "status", "table", "seat", "by", "knockouts", "rebuys", "add_ons"),
    *("paid", "owes", "prize", "bounties", "points", "bonus", "score"),
)
"""The first columns of the table: keys of a player in the state, the same as `state --json` has."""

OF_THE_LEAGUE = ("sub", "absent", "cost", "out_by")
"""The others: what a season needs besides, so that `season enter` takes the table elsewhere."""


def night_as_json(data: Path, stored: StoredNight, now: Moment, words: Words) -> str:
    """Return all of a night: what it was opened with, how it stands, and every act with what it led to.

    Raises BadFile where its season cannot be read.
    """
    return _json(stored, _state(data, stored, now, words))


def night_as_csv(data: Path, stored: StoredNight, now: Moment, words: Words) -> str:
    """Return a night's players as a table, those with a place first, in its order.

    Raises BadFile where its season cannot be read.
    """
    return _csv(standing(stored, now), _state(data, stored, now, words))


def write_night(folder: Path, data: Path, stored: StoredNight, now: Moment, words: Words) -> tuple[Path, ...]:
    """Write a night into a folder, as both; return the files. Raises OSError, or BadFile as above."""
    name = f"night-{stored.number:04}"
    files = (folder / f"{name}.json", folder / f"{name}.csv")
    state = _state(data, stored, now, words)
    write_whole(files[0], _json(stored, state).encode())
    # The mark at the beginning tells spreadsheets that names are in UTF-8.
    write_whole(files[1], _csv(standing(stored, now), state).encode("utf-8-sig"))
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


def _csv(tournament: Tournament, state: Mapping[str, object]) -> str:
    players, in_league = state["players"], _in_league(tournament)
    listed = players["list"] if isinstance(players, Mapping) else []
    by_place = sorted(listed, key=lambda one: (one["place"] is None, one["place"] or 0, one["number"]))
    lines = ((*(one[column] for column in OF_THE_STATE), *in_league[one["number"]]) for one in by_place)
    return spreadsheet([(*OF_THE_STATE, *OF_THE_LEAGUE), *lines])


def _in_league(tournament: Tournament) -> Mapping[int, Sequence[object]]:
    """Return the columns of the league by the players' numbers."""
    night = played(tournament)
    by = out_by(night)
    return {
        part.number: (
            part.sub,
            part.absent,
            decimal(part.cost),
            " + ".join(who.name for who in by.get(part.key, ())),
        )
        for part in night.parts
    }


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
