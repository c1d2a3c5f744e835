"""Nights as the league sees them, written down as a list of places, for the tests of the league."""

from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal

from clock.league.formula import Formula
from clock.league.nights import Hit, Part, PlayedNight
from clock.league.points import Amount, PointsRow, PointsRules
from clock.values import replace

BUY_IN = 25_00
LEAGUE = 5_00


def night(
    *places: str | Sequence[str],
    hits: Mapping[str, Iterable[str]] | None = None,
    subs: Iterable[str] = (),
    absent: Iterable[str] = (),
) -> PlayedNight:
    """Return a night whose players are given best place first; those who tie stand in one sequence.

    `hits` says whom each has knocked out; a target that stands in the lists of two was knocked out by both.
    """
    made = {by: tuple(targets) for by, targets in (hits or {}).items()}
    all_targets = [target for targets in made.values() for target in targets]
    parts: list[Part] = []
    for step in places:
        tied = (step,) if isinstance(step, str) else tuple(step)
        place = len(parts) + 1
        for name in tied:
            mine = tuple(Hit(target, all_targets.count(target)) for target in made.get(name, ()))
            parts.append(
                Part(
                    key=name,
                    name=name,
                    place=place,
                    tied=len(tied) > 1,
                    sub=name in subs,
                    absent=name in absent,
                    buy_in=BUY_IN,
                    cost=BUY_IN,
                    hits=mine,
                    number=len(parts) + 1,
                )
            )
    return PlayedNight(
        tuple(parts), entries=len(parts), pool=2000 * len(parts), league=LEAGUE * len(parts), paid_places=5
    )


def field(players: int, **changes: object) -> PlayedNight:
    """Return a night of so many, named "1" to the last by their places; all parts are changed so."""
    plain = night(*(str(place) for place in range(1, players + 1)))
    return replace(plain, parts=tuple(replace(part, **changes) for part in plain.parts))  # type: ignore[arg-type]  # fields of a part


def amounts(*numbers: float, percent: bool = False) -> tuple[Amount, ...]:
    """Return the amounts of a table's row."""
    return tuple(Amount(Decimal(str(number)), percent) for number in numbers)


SCALED = PointsRules(
    Formula.read("listed * (1 + players / 100)"),
    (PointsRow(1, None, amounts(10_000, 9_000, 8_000, 7_000, 6_500)),),
)
"""A table whose points grow by a percent a player (case 94)."""
