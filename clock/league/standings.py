"""The standings of a season: the best nights of each player, added up and ranked (L4, L6)."""

from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter

from clock.league.nights import Part, PlayedNight
from clock.league.rows import Entry, Row
from clock.league.scores import NO_SCORE, Score, Scores, counting, earns, season_scores
from clock.league.season import Season
from clock.league.ties import tie_broken
from clock.tournament.names import folded
from clock.values import Struct, replace

PlayersNight = tuple[int, Part, Score]
"""A player's night: its number in the season, the part played, the score."""


class Standings(Struct, frozen=True):
    """A season after so many nights, best row first."""

    season: str
    nights: int
    rows: tuple[Row, ...]


def standings(season: Season, nights: Sequence[PlayedNight]) -> Standings:
    """Return the standings after these nights, in their order (L4, L6).

    What they would be if a night that is still played ended now: let the last one be `played` with `sure`.
    """
    scored = season_scores(season, nights)
    before = {row.key: row.rank for row in _ranked(season, nights[:-1], scored[:-1])}
    rows = _ranked(season, nights, scored)
    moved = (replace(row, climbed=before[row.key] - row.rank) if row.key in before else row for row in rows)
    return Standings(season.name, len(nights), tuple(moved))


def _ranked(season: Season, nights: Sequence[PlayedNight], scored: Sequence[Scores]) -> list[Row]:
    """Return the rows from the best down, those who are level in everything by their names."""
    rows: list[Row] = []
    best_first = sorted(_rows(season, nights, scored), key=attrgetter("total"), reverse=True)
    for _, equal in groupby(best_first, key=attrgetter("total")):
        for level in tie_broken(tuple(equal), season.ties):
            rank = len(rows) + 1
            by_name = sorted(level, key=lambda row: folded(row.name))
            rows.extend(replace(row, rank=rank) for row in by_name)
    return rows


def _rows(season: Season, nights: Sequence[PlayedNight], scored: Sequence[Scores]) -> list[Row]:
    """Return every member's row; nights as a sub are none of a member's (L3)."""
    nights_of: dict[str, list[PlayersNight]] = {}
    for number, (night, scores) in enumerate(zip(nights, scored, strict=True), start=1):
        for part in night.parts:
            if not part.sub:
                score = scores.get(part.key, NO_SCORE)
                nights_of.setdefault(part.key, []).append((number, part, score))
    return [_row(season, key, mine) for key, mine in nights_of.items()]


def _row(season: Season, key: str, mine: Sequence[PlayersNight]) -> Row:
    able = [(number, score.total) for number, part, score in mine if earns(season, part)]
    best = counting(season, [total for _, total in able])
    counts = {able[index][0] for index in best}
    return Row(
        key=key,
        name=mine[-1][1].name,
        nights=tuple(
            Entry(number, part.place, score, number in counts, part.absent) for number, part, score in mine
        ),
        attended=sum(1 for _, part, _ in mine if not part.absent),
        knockouts=sum(len(part.hits) for _, part, _ in mine),
        won=sum(part.prize for _, part, _ in mine),
    )
