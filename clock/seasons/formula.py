"""The formula of a season file: stated, or by a name, and what is wrong with one, in words (L1)."""

from collections.abc import Mapping

from clock.files.faults import did_you_mean, quoted
from clock.files.sheet import Sheet
from clock.league.arithmetic import FUNCTIONS, Flaw
from clock.league.formula import LONGEST, MOST_SLOW, VARIABLES, BadFormula, Formula
from clock.league.points import GANANDA, PRESETS, TABLE
from clock.league.trial import tried


def read_formula(sheet: Sheet, *, has_table: bool) -> Formula:
    """Return the formula: the one stated, or the table's own, or that of G."""
    if sheet.has("preset"):
        if sheet.has("formula"):
            sheet.fault("preset", "stands beside a formula", "leave one of them out")
        return Formula.read(sheet.one_of("preset", PRESETS))
    if not sheet.has("formula"):
        return Formula.read(TABLE) if has_table else GANANDA.formula
    text = sheet.text("formula", "", most=LONGEST)
    if not text:
        return GANANDA.formula
    if text in PRESETS.values():  # tried by the tests; a start would take a tenth longer
        return Formula.read(text)
    try:
        return tried(text)
    except BadFormula as bad:
        sheet.fault("formula", *told(bad))
        return GANANDA.formula


def told(bad: BadFormula) -> tuple[str, str]:
    """Return what is wrong with a formula, and where, and what would be right."""
    part = quoted(bad.part) if bad.part else "the end"
    return f"letter {bad.start + 1}, {part}, {_WRONG[bad.flaw]}{_when(bad)}", _right(bad)


_WRONG: Mapping[Flaw, str] = {
    Flaw.UNREADABLE: "cannot be read as arithmetic",
    Flaw.NOT_ARITHMETIC: "is no arithmetic",
    Flaw.UNKNOWN_NAME: "is no name that a formula knows",
    Flaw.UNKNOWN_FUNCTION: "is no function",
    Flaw.WRONG_COUNT: "has the wrong count of numbers",
    Flaw.TOO_LONG: "is too much",
    Flaw.TOO_DEEP: "has too many parts within parts",
    Flaw.TOO_SLOW: "takes too long: it is one power or logarithm too many",
    Flaw.TOO_LARGE: "is too large a number",
    Flaw.DIVIDES_BY_ZERO: "divides by zero",
    Flaw.NO_ANSWER: "has no answer",
}


def _when(bad: BadFormula) -> str:
    if not bad.values:
        return ""
    return f" when {' and '.join(f'{name} is {value.normalize():f}' for name, value in bad.values.items())}"


def _right(bad: BadFormula) -> str:
    match bad.flaw:
        case Flaw.UNKNOWN_NAME:
            return did_you_mean(bad.part, VARIABLES)
        case Flaw.UNKNOWN_FUNCTION if bad.part == "log":
            return "write log10, or ln for the natural logarithm"
        case Flaw.UNKNOWN_FUNCTION:
            return did_you_mean(bad.part, FUNCTIONS)
        case Flaw.WRONG_COUNT:
            return "write sqrt(players); only min and max take more than one number"
        case Flaw.TOO_LONG:
            return f"write at most {LONGEST} letters"
        case Flaw.TOO_SLOW:
            return f"use at most {MOST_SLOW} of them"
        case Flaw.DIVIDES_BY_ZERO | Flaw.NO_ANSWER:
            return "a formula needs an answer at every place of every field"
    return f'write it like "{PRESETS["gananda"]}"'
