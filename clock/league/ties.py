"""Ties in the standings: what parts players with as many points, asked in the season's order."""

from collections.abc import Sequence
from itertools import groupby

from clock.league.rows import Row
from clock.league.season import TieBreak


def tie_broken(level: Sequence[Row], ties: Sequence[TieBreak]) -> list[tuple[Row, ...]]:
    """Return players who are level in groups that still are, the best group first."""
    if len(level) < 2 or not ties:
        return [tuple(level)]
    merits = {row.key: _merit(ties[0], row, level) for row in level}
    best_first = sorted(level, key=lambda row: -merits[row.key])
    parted = [tuple(group) for _, group in groupby(best_first, key=lambda row: merits[row.key])]
    return [group for still_level in parted for group in tie_broken(still_level, ties[1:])]


def _merit(tie: TieBreak, row: Row, level: Sequence[Row]) -> int:
    """Return what a player has to show among those who are level: more is better."""
    match tie:
        case TieBreak.BEST_NIGHT:
            return row.best
        case TieBreak.HEAD_TO_HEAD:
            return _head_to_head(row, level)
        case TieBreak.KNOCKOUTS:
            return row.knockouts
        case TieBreak.ATTENDANCE:
            return row.attended
        case TieBreak.MONEY:
            return row.won


def _head_to_head(row: Row, level: Sequence[Row]) -> int:
    """Return how often a player placed better than the others on the same night, less how often worse."""
    mine = _places(row)
    balance = 0
    for other in level:
        for night, theirs in _places(other).items():
            place = mine.get(night, theirs)
            balance += (place < theirs) - (place > theirs)
    return balance


def _places(row: Row) -> dict[int, int]:
    """Return the places of the nights that were played, by night: who never came played none (E4, L6)."""
    return {entry.night: entry.place for entry in row.nights if entry.place is not None and not entry.absent}
