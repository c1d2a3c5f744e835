"""Ties in the standings: what parts players with as many points, asked in the season's order."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby

from clock.league.rows import Row
from clock.league.season import TieBreak


def tie_broken(level: Sequence[Row], ties: Sequence[TieBreak]) -> list[tuple[Row, ...]]:
    """Return players who are level in groups that still are, the best group first."""
    if len(level) < 2 or not ties:
        return [tuple(level)]
    merit = _MERITS[ties[0]]
    merits = {row.key: merit(row, level) for row in level}
    best_first = sorted(level, key=lambda row: -merits[row.key])
    parted = [tuple(group) for _, group in groupby(best_first, key=lambda row: merits[row.key])]
    return [group for still_level in parted for group in tie_broken(still_level, ties[1:])]


def _head_to_head(row: Row, level: Sequence[Row]) -> int:
    """Return how often a player placed better than the others on the same night, less how often worse."""
    mine = {entry.night: entry.place for entry in row.nights if entry.place is not None}
    balance = 0
    for other in level:
        for entry in other.nights:
            place = mine.get(entry.night)
            if place is not None and entry.place is not None:
                balance += (place < entry.place) - (place > entry.place)
    return balance


_MERITS: Mapping[TieBreak, Callable[[Row, Sequence[Row]], int]] = {
    TieBreak.BEST_NIGHT: lambda row, _: row.best,
    TieBreak.HEAD_TO_HEAD: _head_to_head,
    TieBreak.KNOCKOUTS: lambda row, _: row.knockouts,
    TieBreak.ATTENDANCE: lambda row, _: row.attended,
    TieBreak.MONEY: lambda row, _: row.won,
}
