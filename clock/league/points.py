"""The points of a place: a formula, a table by field size, or both, rounded to hundredths (L1, L7)."""

from collections.abc import Mapping
from decimal import ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, Decimal
from enum import Enum

from clock.league.arithmetic import settled
from clock.league.formula import Formula
from clock.league.nights import Part, PlayedNight
from clock.values import Struct

PRESETS: Mapping[str, str] = {
    "gananda": "sqrt(players * buy_in) / (place + 1) * 10",
    "neau": "sqrt(players * buy_in * buy_in / cost) / (place + 1)",
    "linear": "players - place + 1",
    "logarithm": "ln((players + 1) / place)",
}
"""Formulas by their names: L1, the one it comes from, which counts all that a player paid, and two more."""

TABLE = "listed"
"""The formula of a league that has a table and nothing else."""


class Rounding(Enum):
    """How points are rounded to their unit."""

    HALF_UP = "half up"
    UP = "up"
    DOWN = "down"


class Tied(Enum):
    """What players who tie for a place get: the points of the better place, or the mean (L7)."""

    BETTER_PLACE = "better place"
    MEAN = "mean"


class Amount(Struct, frozen=True):
    """Points, or with `percent` a share of the night's pool of points."""

    number: Decimal
    percent: bool = False


NOTHING = Amount(Decimal(0))


class PointsRow(Struct, frozen=True):
    """The points in fields of `first` to `last` players (None: and more), best place first.

    `others` is what the places below get.
    """

    first: int
    last: int | None
    amounts: tuple[Amount, ...]
    others: Amount = NOTHING


class PointsRules(Struct, frozen=True):
    """How a place becomes points.

    `rows` is the table whose amount the formula finds under the name `listed`; each player brings
    `pool_per_player` points into the pool that its percents are of. `unit` is what points are rounded to, in
    hundredths.
    """

    formula: Formula
    rows: tuple[PointsRow, ...] = ()
    pool_per_player: Decimal = Decimal(0)
    unit: int = 1
    rounding: Rounding = Rounding.HALF_UP
    tied: Tied = Tied.BETTER_PLACE


GANANDA = PointsRules(Formula.read(PRESETS["gananda"]))


def points(rules: PointsRules, night: PlayedNight, part: Part, place: int, sharing: int = 1) -> int:
    """Return the hundredths of a point that a player gets for a place that `sharing` players have (L1, L7).

    The mean of tied places is that of their points before rounding. A night's factor multiplies what is
    rounded. Raises BadFormula where the formula has no answer for this player.
    """
    count = sharing if rules.tied is Tied.MEAN else 1
    worth = [
        rules.formula.worth(variables(rules, night, part, taken)) for taken in range(place, place + count)
    ]
    return night.factor * rounded(sum(worth, Decimal(0)) / count, rules)


def rounded(number: Decimal, rules: PointsRules) -> int:
    """Return points as hundredths, rounded to the rules' unit; a half goes up, away from 0."""
    how = {Rounding.HALF_UP: ROUND_HALF_UP, Rounding.UP: ROUND_CEILING, Rounding.DOWN: ROUND_FLOOR}
    units = settled(number * 100 / rules.unit)
    return int(units.to_integral_value(how[rules.rounding])) * rules.unit


def variables(rules: PointsRules, night: PlayedNight, part: Part, place: int) -> Mapping[str, Decimal]:
    """Return what the names of a formula stand for, for one player at a place; money is in the currency."""
    players = len(night.parts)
    return {
        "place": Decimal(place),
        "players": Decimal(players),
        "entries": Decimal(night.entries),
        "buy_in": Decimal(part.buy_in) / 100,
        "cost": Decimal(part.cost) / 100,
        "rebuys": Decimal(part.rebuys),
        "add_ons": Decimal(part.add_ons),
        "knockouts": Decimal(len(part.hits)),
        "pool": Decimal(night.pool) / 100,
        "prize": Decimal(part.prize) / 100,
        "paid": Decimal(night.paid_places),
        "listed": listed(rules, players, place),
    }


def listed(rules: PointsRules, players: int, place: int) -> Decimal:
    """Return what the table has for a place: 0 without a table, the nearest row for fields without one."""
    if not rules.rows:
        return Decimal(0)
    fitting = [row for row in rules.rows if row.first <= players]
    row = fitting[-1] if fitting else rules.rows[0]
    amount = row.amounts[place - 1] if place <= len(row.amounts) else row.others
    if not amount.percent:
        return amount.number
    return amount.number * rules.pool_per_player * players / 100
