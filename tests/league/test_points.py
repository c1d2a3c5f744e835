"""What a place is worth: formulas over a night, tables by field size, rounding, and ties."""

from decimal import Decimal

import pytest

from clock.league.formula import Formula
from clock.league.points import (
    GANANDA,
    PRESETS,
    TABLE,
    Amount,
    PointsRow,
    PointsRules,
    Rounding,
    Tied,
    points,
    rounded,
)
from clock.league.trial import tried
from clock.values import replace
from tests.played import SCALED, amounts, field, night

WHOLE = 1_00
"""Rounds to whole points."""


def table(*rows: PointsRow, per_player: int = 0, formula: str = TABLE, unit: int = 1) -> PointsRules:
    """Return rules that are a table."""
    return PointsRules(Formula.read(formula), rows, Decimal(per_player), unit)


def worth(rules: PointsRules, players: int, count: int) -> list[float]:
    """Return the points of the first so many places in a field."""
    tonight = field(players)
    return [points(rules, tonight, tonight.parts[place - 1], place) / 100 for place in range(1, count + 1)]


def test_gananda_points() -> None:
    """L1: sqrt(a · b) / (c + 1) · 10, half up to two decimals."""
    of_26 = worth(GANANDA, 26, 26)

    assert of_26[:3] == [127.48, 84.98, 63.74]
    assert of_26[25] == 9.44
    assert worth(GANANDA, 20, 3) == [111.80, 74.54, 55.90]


def test_the_field_counts_players_or_entries() -> None:
    """E6: a counts players; a formula that says entries counts re-entries too."""
    tonight = replace(field(20), entries=26)
    by_entries = PointsRules(Formula.read("sqrt(entries * buy_in) / (place + 1) * 10"))

    assert points(GANANDA, tonight, tonight.parts[0], 1) == 111_80
    assert points(by_entries, tonight, tonight.parts[0], 1) == 127_48


def test_presets() -> None:
    """Each formula that has a name is one, and the linear one gives the last player a point (case 101)."""
    linear = PointsRules(Formula.read(PRESETS["linear"]))
    logarithm = PointsRules(Formula.read(PRESETS["logarithm"]))

    assert worth(linear, 18, 18) == list(range(18, 0, -1))
    assert worth(logarithm, 10, 2) == [2.40, 1.70]


@pytest.mark.parametrize("text", PRESETS.values())
def test_presets_have_an_answer_on_every_night(text: str) -> None:
    """They are not tried out when a season that has one is read."""
    assert tried(text).text == text


def test_rebuys_cost_points() -> None:
    """Case 79: in the Neau family a winner with one rebuy has 1/sqrt(2) of one without."""
    rules = PointsRules(Formula.read(PRESETS["neau"]))
    plain, rebought = field(17, buy_in=40_00, cost=40_00), field(17, buy_in=40_00, cost=80_00, rebuys=1)

    assert points(rules, plain, plain.parts[0], 1) == 13_04
    assert points(rules, rebought, rebought.parts[0], 1) == 9_22


def test_the_whole_vocabulary() -> None:
    """Every name of a formula stands for what its night and player have."""
    tonight = replace(
        field(3, buy_in=25_00, cost=75_50, rebuys=2, add_ons=1, prize=18_25),
        entries=4,
        pool=150_75,
        paid_places=2,
    )
    for name, stands_for in {
        "place": 2, "players": 3, "entries": 4, "buy_in": 25, "cost": 75.5, "rebuys": 2, "add_ons": 1,
        "knockouts": 0, "pool": 150.75, "prize": 18.25, "paid": 2, "listed": 0,
    }.items():  # fmt: skip
        rules = PointsRules(Formula.read(name))

        assert points(rules, tonight, tonight.parts[1], 2) == stands_for * 100


@pytest.mark.parametrize(
    ("players", "listed"),
    [
        (7, [450, 300, 220, 150, 125, 90, 75]),
        (8, [480, 320, 240, 144, 128, 112, 96, 80]),
        (11, [660, 440, 330, 198, 176, 154, 132, 110, 50, 50, 50]),
        (12, [720, 480, 360, 216, 192, 168, 144, 120, 50, 50, 50, 50]),
    ],
)
def test_a_pool_of_points_by_percent(players: int, listed: list[int]) -> None:
    """Case 91: 200 a player by percent, 50 for all others, and a fixed list for small fields."""
    rules = table(
        PointsRow(1, 7, amounts(450, 300, 220, 150, 125, 90, 75)),
        PointsRow(8, None, amounts(30, 20, 15, 9, 8, 7, 6, 5, percent=True), Amount(Decimal(50))),
        per_player=200,
    )

    assert worth(rules, players, players) == listed


@pytest.mark.parametrize(
    ("players", "listed"), [(10, [125, 75, 50]), (13, [130, 98, 65, 33]), (17, [170, 128, 85, 43])]
)
def test_points_always_rounded_up(players: int, listed: list[int]) -> None:
    """Case 92: 25 a player, rounded up to whole points, whatever that adds up to."""
    rules = replace(
        table(
            PointsRow(1, 10, amounts(50, 30, 20, percent=True)),
            PointsRow(11, 20, amounts(40, 30, 20, 10, percent=True)),
            per_player=25,
            unit=WHOLE,
        ),
        rounding=Rounding.UP,
    )

    assert worth(rules, players, len(listed)) == listed


def test_percents_above_a_hundred() -> None:
    """Case 93: shares of points need not add up to the pool."""
    shares = (25, 20, 16, 13, 11, 10, 8, 6, 5.5, 5, 4.5, 3.5, 3, 2.5, 1.5, 1)
    rules = table(PointsRow(1, None, amounts(*shares, percent=True)), per_player=100)

    assert worth(rules, 25, 17) == [
        625, 500, 400, 325, 275, 250, 200, 150, 137.5, 125, 112.5, 87.5, 75, 62.5, 37.5, 25, 0,
    ]  # fmt: skip


@pytest.mark.parametrize(("players", "first"), [(10, 11_000), (25, 12_500), (17, 11_700)])
def test_a_table_scaled_by_the_field(players: int, first: int) -> None:
    """Case 94: the table's points and as many percent as there are players."""
    assert worth(SCALED, players, 1) == [first]


def test_a_night_that_counts_twice() -> None:
    """Case 94: on a double night the points count twice."""
    tonight = replace(field(17), factor=2)

    assert points(SCALED, tonight, tonight.parts[1], 2) == 21_060_00


def test_a_field_that_the_table_does_not_have() -> None:
    """The nearest row is used: the first for fewer players, the last for more."""
    rules = table(PointsRow(5, 9, amounts(9, 8)), PointsRow(10, 12, amounts(20, 15)))

    assert worth(rules, 3, 2) == [9, 8]
    assert worth(rules, 30, 3) == [20, 15, 0]


@pytest.mark.parametrize(
    ("rounding", "unit", "number", "hundredths"),
    [
        (Rounding.HALF_UP, 1, "12.345", 12_35),
        (Rounding.HALF_UP, 1, "12.34499", 12_34),
        (Rounding.HALF_UP, 1, "-0.125", -13),
        (Rounding.HALF_UP, 50, "7.25", 7_50),
        (Rounding.UP, 1, "1.000000000000001", 1_00),
        (Rounding.UP, 1, "1.0001", 1_01),
        (Rounding.UP, 100, "43.25", 44_00),
        (Rounding.DOWN, 100, "43.99", 43_00),
    ],
)
def test_rounding(rounding: Rounding, unit: int, number: str, hundredths: int) -> None:
    """L1: half up to two decimals; settings are other units, always up, and always down."""
    rules = replace(GANANDA, rounding=rounding, unit=unit)

    assert rounded(Decimal(number), rules) == hundredths


def test_tied_places() -> None:
    """L7: tied players have the points of the better place, or the mean of their places' points."""
    tonight = night("a", "b", "c", ("d", "e"), *(f"p{number}" for number in range(15)))
    tied = tonight.parts[3]
    mean = replace(GANANDA, tied=Tied.MEAN)

    assert points(GANANDA, tonight, tied, 4, 2) == 44_72
    # 44.7213… for 4th and 37.2677… for 5th: half of their sum is 40.9945….
    assert points(mean, tonight, tied, 4, 2) == 40_99
    assert points(mean, tonight, tonight.parts[0], 1) == points(GANANDA, tonight, tonight.parts[0], 1)
