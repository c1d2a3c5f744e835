"""Who would pass whom in the standings if the night ended now."""

from clock.league.passing import passing
from clock.league.rows import Row
from clock.league.standings import Standings
from clock.values import replace


def table(*ranked: tuple[str, int]) -> Standings:
    """Return standings of players by name and rank."""
    rows = tuple(Row(name, name, (), 1, 0, 0, rank) for name, rank in ranked)
    return Standings("2026", 1, rows)


def passed(before: Standings, after: Standings) -> dict[str, list[str]]:
    """Return who passes whom, by name."""
    return {one.row.name: [row.name for row in one.passed] for one in passing(before, after)}


def test_who_climbs_passes_those_between() -> None:
    """From 4th to 1st: all three are passed, the best of them first; who falls passes nobody."""
    before = table(("Ada", 1), ("Ben", 2), ("Cleo", 3), ("Dan", 4))
    after = table(("Dan", 1), ("Ada", 2), ("Cleo", 3), ("Ben", 4))

    assert passed(before, after) == {"Dan": ["Ada", "Cleo", "Ben"], "Cleo": ["Ben"]}


def test_who_was_level_is_passed_too() -> None:
    """Of two with one rank the one who comes to stand above passes the other."""
    before = table(("Ada", 1), ("Ben", 1), ("Cleo", 3))

    assert passed(before, table(("Ben", 1), ("Ada", 2), ("Cleo", 3))) == {"Ben": ["Ada"]}
    assert passed(before, before) == {}


def test_a_newcomer_passes_nobody() -> None:
    """Who was not in the standings before only enters them."""
    before = table(("Ada", 1), ("Ben", 2))
    after = table(("Eva", 1), ("Ada", 2), ("Ben", 3))

    assert passed(before, after) == {}
    assert passed(replace(before, rows=()), after) == {}
