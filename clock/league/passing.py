"""Who would pass whom, between the standings as they were and as they would be."""

from clock.league.rows import Row
from clock.league.standings import Standings
from clock.values import Struct


class Pass(Struct, frozen=True):
    """A player who comes to stand before others that were better, or as good: the best of them first."""

    row: Row
    passed: tuple[Row, ...]


def passing(before: Standings, after: Standings) -> tuple[Pass, ...]:
    """Return who passes whom, best first; who was not in the standings before passes nobody."""
    rank_before = {row.key: row.rank for row in before.rows}
    known = [row for row in after.rows if row.key in rank_before]
    found = (
        Pass(
            row,
            tuple(
                other
                for other in known
                if other.rank > row.rank and rank_before[other.key] <= rank_before[row.key]
            ),
        )
        for row in known
    )
    return tuple(one for one in found if one.passed)
