"""What a script expects of the state: a path into it, an operator and a value."""

import json
import operator
from collections.abc import Callable, Mapping
from decimal import Decimal, InvalidOperation
from enum import Enum

from clock.values import Struct

Json = object


class Missing(Enum):
    """Stands for what a path did not find."""

    MISSING = "missing"


class Expectation(Struct, frozen=True):
    """`expect PATH [OPERATOR] VALUE [TOLERANCE]`, read."""

    path: str
    operator: str
    value: Json
    tolerance: Decimal = Decimal(0)


class Failed(Struct, frozen=True):
    """An expectation that did not hold."""

    path: str
    wanted: str
    got: Json


_COMPARED: Mapping[str, Callable[[Decimal, Decimal], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


OPERATORS = (*_COMPARED, "!=", "has")
"""What may stand between a path and its value; near has a tolerance besides."""


def expectation_of(text: str) -> Expectation:
    """Return what follows the word expect, read; raises ValueError with what is wrong."""
    path, _, rest = text.strip().partition(" ")
    first, _, after = rest.strip().partition(" ")
    if not rest:
        raise ValueError("a path and a value are wanted: expect stage.level 5")
    if first == "near":
        value, _, tolerance = after.strip().rpartition(" ")
        number = number_of(read_value(tolerance))
        if not value or number is None:
            raise ValueError("near has a value and a tolerance: expect remaining near 600 0.5")
        return Expectation(path, "near", read_value(value), number)
    if first in OPERATORS and after.strip():
        return Expectation(path, first, read_value(after.strip()))
    return Expectation(path, "=", read_value(rest.strip()))


def read_value(text: str) -> Json:
    """Return a value as JSON, or as the text it is."""
    try:
        return json.loads(text)
    except ValueError:
        return text


def check(expected: Expectation, state: Json) -> Failed | None:
    """Return how the state fails what is expected, None when it holds."""
    got = found(state, expected.path)
    if got is not Missing.MISSING and _holds(expected, got):
        return None
    sign = "" if expected.operator == "=" else f"{expected.operator} "
    near = f" {expected.tolerance}" if expected.operator == "near" else ""
    return Failed(expected.path, f"{sign}{json.dumps(expected.value, ensure_ascii=False)}{near}", got)


def found(state: Json, path: str) -> Json:
    """Return what the path leads to: keys and list indexes, `player.12` the player numbered 12."""
    steps = path.split(".")
    at = state
    if steps[0] == "player" and len(steps) > 1:
        listed = found(state, "players.list")
        players = listed if isinstance(listed, list) else []
        at = next((each for each in players if str(each.get("number")) == steps[1]), Missing.MISSING)
        steps = steps[2:]
    for step in steps:
        at = _stepped(at, step)
    return at


def _stepped(at: Json, step: str) -> Json:
    if isinstance(at, Mapping):
        return at.get(step, Missing.MISSING)
    if isinstance(at, list) and step.isdecimal() and int(step) < len(at):
        return at[int(step)]
    return Missing.MISSING


def _holds(expected: Expectation, got: Json) -> bool:
    value = expected.value
    match expected.operator:
        case "=":
            return same(got, value)
        case "!=":
            return not same(got, value)
        case "has":
            if isinstance(got, list):
                return any(same(item, value) for item in got)
            return isinstance(got, str) and (value if isinstance(value, str) else json.dumps(value)) in got
        case _:
            left, right = number_of(got), number_of(value)
            if left is None or right is None:
                return False
            if expected.operator == "near":
                return abs(left - right) <= expected.tolerance
            return _COMPARED[expected.operator](left, right)


def same(one: Json, other: Json) -> bool:
    """Return whether two values are the same; what reads as a number compares as a number."""
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    left, right = number_of(one), number_of(other)
    if left is not None and right is not None:
        return left == right
    return type(one) is type(other) and one == other


def number_of(value: Json) -> Decimal | None:
    """Return the number a value reads as, None where it is none; true and false are none."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return None
    try:
        number = Decimal(str(value).strip())
    except InvalidOperation:
        return None
    return number if number.is_finite() else None
