"""A points formula: arithmetic over the card room's names, read and checked once, worked out for each player.

The text is never run as code. It is parsed, everything that is not arithmetic is refused with its place, and
what is left is worked out by an expression library that knows our operators and functions only.
"""

import ast
import warnings
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from functools import lru_cache

from simpleeval import SimpleEval

from clock.league.arithmetic import ARGUMENTS, FUNCTIONS, LARGEST, OPERATORS, Flaw, Unanswered, settled

VARIABLES = (
    "place",
    "players",
    "entries",
    "buy_in",
    "cost",
    "rebuys",
    "add_ons",
    "knockouts",
    "pool",
    "prize",
    "paid",
    "listed",
)
"""The names that a formula may use: `points.variables` says what each is."""

LONGEST = 200
DEEPEST = 16

MOST_SLOW = 6
"""So many powers and logarithms at most: each takes as long as many sums, and a trial asks thousands."""

Values = Mapping[str, Decimal]

_ARITHMETIC = (ast.BinOp, ast.UnaryOp, ast.Compare, ast.BoolOp, ast.IfExp, ast.Call, ast.Name, ast.Constant)
_SIGNS = (*OPERATORS, ast.And, ast.Or)


class BadFormula(Exception):  # noqa: N818  reads as what it is where it is caught
    """A formula cannot be used: why, which part of its text, and with which values where it depends on them.

    `start` and `end` are the part's place in `text`, counted in letters from 0.
    """

    def __init__(self, flaw: Flaw, text: str, start: int, end: int, values: Values | None = None) -> None:
        """Keep all of it."""
        self.flaw = flaw
        self.text = text
        self.start = start
        self.end = end
        self.values: Values = values or {}
        super().__init__(f"{flaw.value} at letter {start + 1}: {self.part}")

    @property
    def part(self) -> str:
        """Return the part of the text that is meant."""
        return self.text[self.start : self.end]


@dataclass(frozen=True, slots=True)  # two are one formula by their text, whose other form has no equality
class Formula:
    """A formula whose text is arithmetic; `names` are the variables it uses, in order."""

    text: str
    names: tuple[str, ...] = field(compare=False, repr=False)
    tree: ast.expr = field(compare=False, repr=False)

    @classmethod
    def read(cls, text: str) -> "Formula":
        """Return the formula of a text. Raises BadFormula, with the place of what is wrong.

        A power is written ** or ^. What numbers alone come to is worked out here; what depends on a night is
        tried by `trial`.
        """
        text = text.strip()
        tree = _parsed(text)
        for node, depth in _walked(tree):
            _check(node, depth, text)
        slow = [node for node, _ in _walked(tree) if _is_slow(node)]
        if len(slow) > MOST_SLOW:
            raise _bad(Flaw.TOO_SLOW, text, slow[MOST_SLOW])
        _check_numbers(tree, text)
        return cls(text, tuple(sorted(_names_in(tree))), tree)

    def worth(self, values: Values) -> Decimal:
        """Return what the formula comes to; `values` has a number for each of its names.

        Raises BadFormula where it has no answer for these.
        """
        return _worth(self, tuple(values[name] for name in self.names))


@lru_cache(maxsize=4096)  # a season asks for the same places of the same fields over and over
def _worth(formula: Formula, numbers: tuple[Decimal, ...]) -> Decimal:
    values = dict(zip(formula.names, numbers, strict=True))
    reckoning = SimpleEval(dict(OPERATORS), dict(FUNCTIONS), values)
    try:
        return settled(Decimal(reckoning.eval(formula.text, formula.tree)))
    except Unanswered as unanswered:
        culprit = _culprit(formula.tree, reckoning)
        raise _bad(unanswered.flaw, formula.text, culprit, values) from unanswered


def _culprit(tree: ast.expr, reckoning: SimpleEval) -> ast.expr:
    """Return the smallest part that has no answer: one whose own parts have theirs."""
    culprit, parts = tree, _reached(tree, reckoning)
    while (part := next((part for part in parts if not _answers(part, reckoning)), None)) is not None:
        culprit, parts = part, _reached(part, reckoning)
    return culprit


def _parsed(text: str) -> ast.expr:
    """Return the tree of a text, with decimal numbers in it. Raises BadFormula."""
    if len(text) > LONGEST:
        raise BadFormula(Flaw.TOO_LONG, text, LONGEST, len(text))
    _check_letters(text)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")  # what Python only warns of, such as 2x, is no formula either
            tree = ast.parse(text.replace("^", "**"), mode="eval").body
    except SyntaxError as error:
        last = max(len(text) - 1, 0)
        start = min(_letter(text, error.offset - 1), last) if error.offset else last  # 0: more was expected
        raise BadFormula(Flaw.UNREADABLE, text, start, len(text)) from error
    except (MemoryError, RecursionError) as error:
        raise BadFormula(Flaw.TOO_DEEP, text, 0, len(text)) from error
    return tree


def _check_letters(text: str) -> None:
    """Refuse letters that no arithmetic needs: quotes, brackets, lines."""
    for at, letter in enumerate(text):
        if not (letter.isascii() and (letter.isalnum() or letter in " _.,+-*/%^()<>=!")):
            raise BadFormula(Flaw.NOT_ARITHMETIC, text, at, at + 1)


def _letter(text: str, column: int) -> int:
    """Return where a column of the parsed text stands in the text as written, where ^ is one letter."""
    for at, letter in enumerate(text):
        if column <= 0:
            return at
        column -= 2 if letter == "^" else 1
    return len(text)


def _bad(flaw: Flaw, text: str, node: ast.expr | ast.keyword, values: Values | None = None) -> BadFormula:
    start, end = node.col_offset, node.end_col_offset or node.col_offset
    return BadFormula(flaw, text, _letter(text, start), _letter(text, end), values)


def _walked(tree: ast.expr, depth: int = 1) -> Iterator[tuple[ast.expr, int]]:
    """Give every part of a tree with its depth, whole parts first."""
    yield tree, depth
    for part in _parts(tree):
        yield from _walked(part, depth + 1)


def _parts(node: ast.expr) -> list[ast.expr]:
    """Return the parts of a part; the name of a function is none."""
    if isinstance(node, ast.Call):
        return node.args
    return [part for part in ast.iter_child_nodes(node) if isinstance(part, ast.expr)]


def _check(node: ast.expr, depth: int, text: str) -> None:
    """Refuse a part that is not arithmetic, and make its number a decimal one. Raises BadFormula."""
    if depth > DEEPEST:
        raise _bad(Flaw.TOO_DEEP, text, node)
    if not isinstance(node, _ARITHMETIC) or not all(isinstance(sign, _SIGNS) for sign in _signs(node)):
        raise _bad(Flaw.NOT_ARITHMETIC, text, node)
    match node:
        case ast.Call():
            _check_call(node, text)
        case ast.Name() if node.id in FUNCTIONS:
            raise _bad(Flaw.WRONG_COUNT, text, node)
        case ast.Name() if node.id not in VARIABLES:
            raise _bad(Flaw.UNKNOWN_NAME, text, node)
        case ast.Constant():
            _make_decimal(node, text)


def _names_in(tree: ast.expr) -> set[str]:
    return {node.id for node, _ in _walked(tree) if isinstance(node, ast.Name)}


def _check_numbers(tree: ast.expr, text: str) -> None:
    """Refuse a part of numbers alone that has no answer, also where no night would ever ask for it."""
    reckoning = SimpleEval(dict(OPERATORS), dict(FUNCTIONS), {})
    for node, _ in _walked(tree):
        if _names_in(node):
            continue
        try:
            reckoning.eval("", node)
        except Unanswered as unanswered:
            raise _bad(unanswered.flaw, text, _culprit(node, reckoning)) from unanswered


def _is_slow(node: ast.expr) -> bool:
    """Return whether a part is a logarithm, or a power that is no mere square or cube."""
    match node:
        case ast.Call(func=ast.Name(id="ln" | "log10")):
            return True
        case ast.BinOp(op=ast.Pow(), right=ast.Constant(value=exponent)):
            return exponent not in {1, 2, 3}
        case ast.BinOp(op=ast.Pow()):
            return True
    return False


def _signs(node: ast.expr) -> list[ast.AST]:
    match node:
        case ast.BinOp() | ast.UnaryOp() | ast.BoolOp():
            return [node.op]
        case ast.Compare():
            return list(node.ops)
    return []


def _check_call(node: ast.Call, text: str) -> None:
    if not isinstance(node.func, ast.Name):
        raise _bad(Flaw.NOT_ARITHMETIC, text, node.func)
    if node.func.id not in FUNCTIONS:
        raise _bad(Flaw.UNKNOWN_FUNCTION, text, node.func)
    if node.keywords:
        raise _bad(Flaw.NOT_ARITHMETIC, text, node.keywords[0])
    least, most = ARGUMENTS.get(node.func.id, (1, 1))
    if not least <= len(node.args) <= most:
        raise _bad(Flaw.WRONG_COUNT, text, node)


def _make_decimal(node: ast.Constant, text: str) -> None:
    """Put the number in the tree as it is written: 1.1 is not the nearest binary fraction."""
    if isinstance(node.value, bool) or not isinstance(node.value, int | float):
        raise _bad(Flaw.NOT_ARITHMETIC, text, node)
    number = Decimal(repr(node.value))
    if not number.is_finite() or number > LARGEST:
        raise _bad(Flaw.TOO_LARGE, text, node)
    node.value = number  # type: ignore[assignment]  # the library gives back whatever stands there


def _answers(node: ast.expr, reckoning: SimpleEval) -> bool:
    try:
        reckoning.eval("", node)
    except Unanswered:
        return False
    return True


def _reached(node: ast.expr, reckoning: SimpleEval) -> list[ast.expr]:
    """Return the parts that are worked out: of a choice, the question and what it chooses."""
    if not isinstance(node, ast.IfExp):
        return _parts(node)
    if not _answers(node.test, reckoning):
        return [node.test]
    return [node.body if reckoning.eval("", node.test) else node.orelse]
