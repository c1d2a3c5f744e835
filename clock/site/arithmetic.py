"""The arithmetic of a score as a night's page shows it: the formula with its numbers, and the knockouts."""

import re
from decimal import Decimal

from clock.league.points import TABLE
from clock.league.workings import Working
from clock.site.yearbook import Yearbook

TIMES, BY, MINUS = "\N{MULTIPLICATION SIGN}", "\N{DIVISION SIGN}", "\N{MINUS SIGN}"

_SIGNS = {
    "**": "^",
    "*": f" {TIMES} ",
    "/": f" {BY} ",
    "-": f" {MINUS} ",
    "+": " + ",
    "sqrt": "\N{SQUARE ROOT}",
}
_PART = re.compile(r"[A-Za-z_][A-Za-z_0-9]*|[0-9.]+(?:e[0-9]+)?|\*\*|[<>=!]=|\S")


def points_worked(book: Yearbook, working: Working) -> str:
    """Return how the points came about: the formula with its numbers, and what it comes to; empty without."""
    score = working.score
    if score is None or score.points is None:
        return ""
    words, formula = book.words.pages, book.so_far.plan.season.points.formula
    made = with_numbers(formula.text, {name: _number(book, value) for name, value in working.values.items()})
    points = words.points(score.points)
    return points if formula.text == TABLE or working.part.stated is not None else f"{made} = {points}"


def with_numbers(formula: str, numbers: dict[str, str]) -> str:
    """Return a formula with its names replaced by what they stand for, in the signs of arithmetic."""
    text = ""
    for part in _PART.findall(formula):
        if part in numbers:
            text += numbers[part]
        elif part == "," or re.fullmatch(r"[<>=!]=?", part) or part in {"if", "else", "and", "or", "not"}:
            text += f"{part} " if part == "," else f" {part} "
        else:
            text += _SIGNS.get(part, part)
    return " ".join(text.split()).replace(f"( {MINUS} ", f"({MINUS}")


def total_worked(book: Yearbook, working: Working) -> str:
    """Return how a score came about, each knockout by itself: "63.74 + 1 + 5 = 69.74"; empty without more."""
    score = working.score
    if score is None or not (score.bonus or score.adjusted):
        return ""
    words = book.words.pages
    hits = [_short(book, hit.worth) for hit in working.hits]
    bonus = hits if working.part.stated_bonus is None else [_short(book, score.bonus)]
    parts = " + ".join([words.points(score.points or 0), *bonus])
    sign = "+" if score.adjusted > 0 else MINUS
    by_hand = f" {sign} {_short(book, abs(score.adjusted))}" if score.adjusted else ""
    return f"{parts}{by_hand} = {words.points(score.total)}"


def _short(book: Yearbook, hundredths: int) -> str:
    """Return points without decimals where they are whole."""
    return str(hundredths // 100) if hundredths % 100 == 0 else book.words.pages.points(hundredths)


def _number(book: Yearbook, value: Decimal) -> str:
    """Return a number of the formula as the language writes it."""
    text = f"{value.normalize():f}"
    return text.replace(".", ",") if book.words.pages.points(0) == "0,00" else text
