"""Trying a formula out: on nights of every size, at every place, with and without rebuys, prizes, knockouts.

No reading of a formula tells that it divides by the place less 5. Nights of up to a hundred players do.
"""

from collections.abc import Iterator, Mapping
from decimal import Decimal

from clock.league.formula import Formula

LARGEST_FIELD = 100
SMALL_FIELD = 25
"""Up to so many players every place is tried, above it the places that differ."""

BUY_IN = 25

_OTHERWISE: tuple[Mapping[str, int], ...] = (
    {},
    {"rebuys": 1, "cost": 2 * BUY_IN},
    {"rebuys": 3, "add_ons": 1, "cost": 5 * BUY_IN},
    {"knockouts": 1},
    {"knockouts": 7},
    {"prize": 130},
    {"listed": 10},
)
"""What can be different for a player who has the same place in a field of the same size."""

_COUNTS: tuple[Mapping[str, int], ...] = (
    *({name: count} for name in ("rebuys", "add_ons", "knockouts", "listed") for count in range(31)),
    *({"buy_in": price, "cost": price} for price in (1, 2, 5, 10, 15, 20, 30, 40, 50, 100, 200)),
    *({"cost": BUY_IN + count} for count in range(0, 10 * BUY_IN, 5)),
)
"""Numbers that a formula could divide by the distance from, tried at some places of one field."""

COUNTED_FIELD = 31
"""The field of that many players in which `_COUNTS` are tried."""


def tried(text: str) -> Formula:
    """Return the formula of a text that has an answer on every night. Raises BadFormula."""
    formula = Formula.read(text)
    seen: set[tuple[Decimal, ...]] = set()
    for night in _nights():
        values = {name: Decimal(night[name]) for name in formula.names}
        key = tuple(values.values())
        if key not in seen:
            seen.add(key)
            formula.worth(values)
    return formula


def _nights() -> Iterator[Mapping[str, int]]:
    for players in range(1, LARGEST_FIELD + 1):
        paid = max(1, players // 5)
        for place in _places(players):
            usual: Mapping[str, int] = {
                "place": place,
                "players": players,
                "entries": players,
                "buy_in": BUY_IN,
                "cost": BUY_IN,
                "rebuys": 0,
                "add_ons": 0,
                "knockouts": 0,
                "pool": players * BUY_IN,
                "prize": 0,
                "paid": paid,
                "listed": 0,
            }
            counts = _COUNTS if players == COUNTED_FIELD else ()
            for otherwise in (*_OTHERWISE, *counts):
                yield {**usual, **otherwise}
            yield {**usual, "entries": players + 3}


def _places(players: int) -> tuple[int, ...]:
    if players <= SMALL_FIELD or players == LARGEST_FIELD:
        return tuple(range(1, players + 1))
    return (1, 2, 3, players // 2, players - 1, players)
