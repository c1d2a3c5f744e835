"""Every rule of a night and a season is proved by a test that names it, and so is every known case."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
RULES = Path(__file__).parent.parent / "docs" / "rules.md"

CASES = {
    1: "ticks that are counted",
    2: "a long silence",
    4: "time carried over a border",
    6: "the second shown at zero",
    7: "the last level runs out",
    8: "breaks counted as levels",
    9: "the next break during the countdown",
    12: "a new night at the old level",
    14: "a changed schedule",
    16: "add-ons in chips and pool",
    17: "the average after a rebuy",
    18: "a limit on every way in",
    20: "a wrong bust-out",
    22: "numbers that change hands",
    24: "more players than prizes",
    25: "sounds from two places, or twice",
    28: "two in one seat",
    31: "fixed amounts",
    34: "blinds that are not one to two",
    35: "the big blind's ante",
    36: "the league's structure",
    39: "four breaks",
    40: "printed removals",
    42: "antes in a chip-up",
    44: "bonus chips",
    47: "a pause moves every level",
    48: "a level more",
    49: "club presets",
    53: "a chip set that is exact",
    55: "chips at heads-up",
    57: "the league's prizes",
    58: "prizes and ties",
    61: "no rounding",
    63: "a part withheld",
    65: "a unit lost",
    66: "shares that are not all",
    70: "three out on one hand",
    71: "tickets off the pool",
    74: "tiers by the field",
    76: "three pots",
    78: "a deal by chips",
    79: "a family of formulas",
    83: "bonuses for knockouts",
    85: "which logarithm",
    86: "a power, and the natural logarithm",
    89: "a bonus for paid places",
    91: "a pool of points, and small fields",
    92: "points rounded up",
    93: "shares of points that are not all",
    94: "a night that counts twice",
    95: "points by the field and the place",
    97: "the best nights",
    101: "a field that grows until the break",
    105: "how many moves",
    107: "who moves where",
    110: "whether to balance",
    112: "which table breaks",
    114: "the final table jumped past",
    115: "a redraw for all",
    116: "the first draw",
}
"""The numbers of the collected cases that are about these rules, each with what went wrong in it."""


def rule_ids() -> list[str]:
    """Return the ids of the rules of a night, as the page of the rules has them."""
    found = re.findall(r"^(?:- )?\*\*([SETBOPRL]\d+)\b", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    return list(dict.fromkeys(found))


def promises() -> Iterator[str]:
    """Yield the docstring of every test but those here."""
    for path in sorted(set(TESTS.rglob("test_*.py")) - {Path(__file__)}):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


def test_the_page_has_all_the_rules() -> None:
    """The ids run without gaps: S1 to S11, E1 to E10, T1 to T7, B1 to B4, and so on to R1 to R14."""
    counts = {"S": 11, "E": 10, "T": 7, "B": 4, "O": 8, "P": 5, "L": 8, "R": 14}

    assert rule_ids() == [
        f"{part}{number}" for part, count in counts.items() for number in range(1, count + 1)
    ]


def test_every_rule_is_proved() -> None:
    """Each id is named by at least one test."""
    named = {rule for promise in promises() for rule in re.findall(r"\b[SETBOPRL]\d+\b", promise)}

    assert [rule for rule in rule_ids() if rule not in named] == []


def test_every_case_is_proved() -> None:
    """Each case is named by at least one test, as "case 12" or "cases 114, 115"."""
    listed = re.compile(r"\b[Cc]ases? (\d+(?:(?:, | and )\d+)*)")
    lists = [numbers for promise in promises() for numbers in listed.findall(promise)]
    named = {int(number) for numbers in lists for number in re.findall(r"\d+", numbers)}

    assert {case: what for case, what in CASES.items() if case not in named} == {}
