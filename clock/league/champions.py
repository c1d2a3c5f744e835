"""The champions' night: who plays it, with how many chips, and for how much (L5)."""

from collections import Counter
from collections.abc import Mapping, Sequence

from clock.league.nights import PlayedNight
from clock.league.rows import Row
from clock.league.season import ChampionsRules, Season
from clock.league.standings import Standings
from clock.tournament.entries import starting_chips
from clock.tournament.structure import House, Price
from clock.values import Struct, replace


class Finalist(Struct, frozen=True):
    """A player of the champions' night: the row in the standings, and the stack in chips."""

    row: Row
    stack: int


def finalists(season: Season, table: Standings) -> tuple[Finalist, ...]:
    """Return who plays the champions' night, best first; players of one rank have equal stacks (L5)."""
    rules = season.champions
    return tuple(Finalist(row, stack_of(rules, row.rank)) for row in table.rows if is_in(rules, row))


def is_in(rules: ChampionsRules, row: Row) -> bool:
    """Return whether a player of the standings plays the champions' night (L5)."""
    return rules.everyone or row.attended >= rules.attended or row.rank <= rules.among


def stack_of(rules: ChampionsRules, rank: int) -> int:
    """Return the chips with which a rank of the season begins (L5)."""
    stack = rules.first_stack - (rank - 1) * rules.step
    return stack if stack >= rules.last_stack else rules.other_stack


def champions_pool(season: Season, nights: Sequence[PlayedNight], table: Standings) -> int:
    """Return what is played for, in cents: all fees, and what each entry gave to the league (E1, L5).

    Where nobody counted the members they are those who have played, and who never came has not.
    """
    played = sum(1 for row in table.rows if row.attended)
    members = played if season.members is None else season.members
    return members * season.fee + sum(night.league for night in nights)


def chips_needed(house: House, stacks: Sequence[int]) -> Mapping[int, int]:
    """Return how many chips of each value the case must hold for all the stacks, lowest value first (S8)."""
    needed: Counter[int] = Counter()
    for stack in stacks:
        needed.update(starting_chips(house, stack))
    return {value: needed[value] for value in sorted(needed)}


def champions_house(house: House, season: Season, pool: int, stacks: Mapping[str, int]) -> House:
    """Return a house as it is on the champions' night: an entry costs nothing, `pool` cents are added (L5).

    `stacks` are those of the finalists, by their folded names; anybody else has the stack of the last ranks.
    """
    return replace(
        house,
        buy_in=Price(0),
        added=pool,
        stack=starting_chips(house, season.champions.other_stack),
        stacks=stacks,
    )
