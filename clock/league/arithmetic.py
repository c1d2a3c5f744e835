"""The arithmetic of a points formula: decimal numbers with 28 digits, so that 1.1 is 1.1 on every machine.

What has no answer is refused here, and numbers cannot grow without end, so that every formula is quick.
"""

import ast
import operator
from collections.abc import Callable, Mapping
from decimal import (
    ROUND_CEILING,
    ROUND_FLOOR,
    ROUND_HALF_UP,
    Context,
    Decimal,
    DivisionByZero,
    InvalidOperation,
    Overflow,
)
from enum import Enum

MOST_EXPONENT = 100
LARGEST = Decimal(10) ** 12

EXACT = Decimal("1e-12")
"""Two numbers that differ by less are the same one: roots and logarithms have no last digit."""


class Flaw(Enum):
    """Why a formula cannot be used."""

    UNREADABLE = "unreadable"
    NOT_ARITHMETIC = "not arithmetic"
    UNKNOWN_NAME = "unknown name"
    UNKNOWN_FUNCTION = "unknown function"
    WRONG_COUNT = "wrong count"
    TOO_LONG = "too long"
    TOO_DEEP = "too deep"
    TOO_SLOW = "too slow"
    TOO_LARGE = "too large"
    DIVIDES_BY_ZERO = "divides by zero"
    NO_ANSWER = "no answer"


class Unanswered(ArithmeticError):  # noqa: N818  reads as what it is where it is caught
    """A step of a reckoning has no answer, or one that is too large."""

    def __init__(self, flaw: Flaw) -> None:
        """Keep why."""
        self.flaw = flaw
        super().__init__(flaw.value)


Number = Decimal | int
Step = Callable[..., Number]

_CONTEXT = Context(prec=28, Emin=-60, Emax=30, traps=[DivisionByZero, InvalidOperation, Overflow])


def _checked(step: Step) -> Step:
    """Return a step that raises Unanswered instead of what decimal numbers raise."""

    def checked(*numbers: Number) -> Number:
        try:
            result = step(*numbers)
        except Overflow as error:
            raise Unanswered(Flaw.TOO_LARGE) from error
        except (DivisionByZero, InvalidOperation) as error:
            raise Unanswered(Flaw.NO_ANSWER) from error
        if abs(Decimal(result)) > LARGEST:
            raise Unanswered(Flaw.TOO_LARGE)
        return result

    return checked


def _divided(dividend: Number, divisor: Number) -> Number:
    if divisor == 0:
        raise Unanswered(Flaw.DIVIDES_BY_ZERO)
    return _CONTEXT.divide(dividend, divisor)


def _remainder(dividend: Number, divisor: Number) -> Number:
    if divisor == 0:
        raise Unanswered(Flaw.DIVIDES_BY_ZERO)
    return _CONTEXT.remainder(dividend, divisor)


def _power(number: Number, exponent: Number) -> Number:
    if abs(Decimal(exponent)) > MOST_EXPONENT:
        raise Unanswered(Flaw.TOO_LARGE)
    if number == 0 and exponent < 0:
        raise Unanswered(Flaw.DIVIDES_BY_ZERO)
    return _CONTEXT.power(number, exponent)


def _logarithm(step: Callable[[Number], Decimal]) -> Step:
    def logarithm(number: Number) -> Number:
        if number <= 0:
            raise Unanswered(Flaw.NO_ANSWER)
        return step(number)

    return logarithm


def _whole(rounding: str) -> Step:
    return lambda number: settled(Decimal(number)).to_integral_value(rounding)


def settled(number: Decimal) -> Decimal:
    """Return the number as it would be if roots and logarithms had a last digit."""
    return _CONTEXT.quantize(number, EXACT)


def _compared(step: Callable[[Decimal, Decimal], bool]) -> Callable[[Number, Number], bool]:
    return lambda one, other: step(settled(Decimal(one)), settled(Decimal(other)))


OPERATORS: Mapping[type[ast.AST], Step] = {
    ast.Add: _checked(_CONTEXT.add),
    ast.Sub: _checked(_CONTEXT.subtract),
    ast.Mult: _checked(_CONTEXT.multiply),
    ast.Div: _checked(_divided),
    ast.Mod: _checked(_remainder),
    ast.Pow: _checked(_power),
    ast.USub: _checked(_CONTEXT.minus),
    ast.UAdd: _checked(_CONTEXT.plus),
    ast.Not: operator.not_,
    ast.Eq: _compared(operator.eq),
    ast.NotEq: _compared(operator.ne),
    ast.Lt: _compared(operator.lt),
    ast.LtE: _compared(operator.le),
    ast.Gt: _compared(operator.gt),
    ast.GtE: _compared(operator.ge),
}

FUNCTIONS: Mapping[str, Step] = {
    "sqrt": _checked(_CONTEXT.sqrt),
    "ln": _checked(_logarithm(_CONTEXT.ln)),
    "log10": _checked(_logarithm(_CONTEXT.log10)),
    "floor": _checked(_whole(ROUND_FLOOR)),
    "ceil": _checked(_whole(ROUND_CEILING)),
    "round": _checked(_whole(ROUND_HALF_UP)),
    "abs": _checked(_CONTEXT.abs),
    "min": min,
    "max": max,
}

ARGUMENTS: Mapping[str, tuple[int, int]] = {"min": (2, 9), "max": (2, 9)}
"""How many numbers a function takes, from and to; the others take one."""
