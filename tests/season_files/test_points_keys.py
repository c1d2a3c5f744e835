"""How a season file makes points: a formula, a preset, a table."""

from decimal import Decimal

import pytest

from clock.league.points import GANANDA, NOTHING, Amount, PointsRow, PointsRules, Rounding, Tied
from tests.season_text import faults_of, one_fault_of, season_of, with_points


def rules_of(*lines: str) -> PointsRules:
    """Return the rules of points that stand in these lines."""
    return season_of(with_points(*lines)).season.points


def amounts(*numbers: int, percent: bool = False) -> tuple[Amount, ...]:
    """Return the amounts of a table's row."""
    return tuple(Amount(Decimal(number), percent) for number in numbers)


def test_without_a_word_points_are_those_of_g() -> None:
    """L1: the formula, two decimals half up, and the better place."""
    assert rules_of() == GANANDA


def test_a_formula_and_its_rounding() -> None:
    """L1, L7: each part of how points are made is a setting."""
    rules = rules_of('formula = "ln(players + 1) / place"', 'round = "up"', "round_to = 0.5", 'tied = "mean"')

    assert rules.formula.text == "ln(players + 1) / place"
    assert (rules.unit, rules.rounding, rules.tied) == (50, Rounding.UP, Tied.MEAN)


def test_a_preset() -> None:
    """A formula can be called by its name."""
    assert rules_of('preset = "linear"').formula.text == "players - place + 1"


def test_a_table_by_field_size() -> None:
    """Case 91: points for small fields, percents of a pool for larger ones, and some for all others."""
    rules = rules_of(
        "pool_per_player = 200",
        'table = ["1-7  450/300/220", "8 500", "9-  30% / 20%/15%  others 50"]',
    )

    assert rules.formula.text == "listed"
    assert rules.pool_per_player == 200
    assert rules.rows == (
        PointsRow(1, 7, amounts(450, 300, 220), NOTHING),
        PointsRow(8, 8, amounts(500), NOTHING),
        PointsRow(9, None, amounts(30, 20, 15, percent=True), Amount(Decimal(50))),
    )


def test_a_table_within_a_formula() -> None:
    """Case 94: the formula can make something of what the table has."""
    rules = rules_of('formula = "listed * (1 + players / 100)"', 'table = ["1-  10000/9000"]')

    assert rules.formula.text == "listed * (1 + players / 100)"


@pytest.mark.parametrize(
    ("formula", "fault"),
    [
        (
            "10/(place - 5)",
            'letter 1, "10/(place - 5)", divides by zero when place is 5; a formula needs an answer at every',
        ),
        ("sqrt(3 - place)", 'letter 1, "sqrt(3 - place)", has no answer when place is 4; '),
        ("10 * player", 'letter 6, "player", is no name that a formula knows; did you mean players?'),
        ("2 + log(players)", 'letter 5, "log", is no function; write log10, or ln for the natural logarithm'),
        ("sqr(players)", 'letter 1, "sqr", is no function; did you mean sqrt?'),
        ("sqrt(1, 2)", 'letter 1, "sqrt(1, 2)", has the wrong count of numbers; '),
        ("(players", 'letter 1, "(players", cannot be read as arithmetic; write it like '),
        ("__import__('os')", 'letter 12, "\'", is no arithmetic; '),
        ("place.real", 'letter 1, "place.real", is no arithmetic; '),
        ("9^9^9", 'letter 1, "9^9^9", is too large a number; '),
        ("-" * 20 + "place", "letter 17, "),
    ],
)
def test_a_formula_is_refused_with_its_place(formula: str, fault: str) -> None:
    """L1: what is no arithmetic, or has no answer somewhere, is told with the letter it begins at."""
    line = one_fault_of(with_points(f'formula = "{formula}"'))

    assert line.startswith(f"points.formula: {fault}")


def test_a_formula_that_is_too_long() -> None:
    """A formula has a line's length."""
    line = one_fault_of(with_points(f'formula = "{"1+" * 150}1"'))

    assert line.endswith("has 301 letters; write at most 200")


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        (['formula = "place"', 'preset = "neau"'], "points.preset: stands beside a formula; "),
        (['preset = "nau"'], 'points.preset: "nau" is not one of its words; write one of "gananda", '),
        (['formula = ""'], "points.formula: an empty text is no text; "),
        (["formula = 3"], 'points.formula: the value "3" is no text; '),
        (["round_to = 0"], "points.round_to: is nothing; "),
        (['table = ["1-7 30%"]'], "points.pool_per_player: is nothing, but the table has percents; "),
        (['table = ["1-7 30%/x"]', "pool_per_player = 1"], 'points.table row 1: "x" is neither points nor'),
        (['table = ["seven 30"]'], 'points.table row 1: "seven 30" is no row of points; '),
        (['table = ["7"]'], 'points.table row 1: "7" is no row of points; '),
        (['table = ["7-2 30"]'], "points.table row 1: 7-2 is no range of players; "),
        (['table = ["1-7 30", "9- 40"]'], "points.table row 2: begins at 9 players, which is not where "),
        (['table = ["1- 30", "9- 40"]'], "points.table row 2: begins at 9 players, which is not where "),
        (['formula = "place"', 'table = ["1- 30"]'], "points.formula: does not use the table; "),
        (['formula = "2 * listed"'], 'points.formula: says "listed", but there is no table; '),
        (["rounding = 1"], "points.rounding: is no key here; did you mean round?"),
    ],
)
def test_other_faults(lines: list[str], fault: str) -> None:
    """Each slip is told with its key."""
    assert one_fault_of(with_points(*lines)).startswith(fault)


def test_all_faults_are_told_at_once() -> None:
    """A host can put all of them right at once."""
    lines = faults_of(with_points('formula = "foo"', 'round = "off"', 'table = ["x y"]'))

    assert len(lines) == 3
