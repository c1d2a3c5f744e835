"""Points formulas: what they can say, what they come to, and what is refused where."""

from decimal import Decimal
from fractions import Fraction
from time import monotonic, process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clock.league.arithmetic import Flaw
from clock.league.formula import BadFormula, Formula
from clock.league.trial import tried


def worth(text: str, **values: float) -> Decimal:
    """Return what a formula comes to."""
    return Formula.read(text).worth({name: Decimal(str(value)) for name, value in values.items()})


def refused(text: str) -> tuple[Flaw, str]:
    """Return why a text is refused, with the part that is marked."""
    with pytest.raises(BadFormula) as bad:
        tried(text)
    assert bad.value.text[bad.value.start : bad.value.end] == bad.value.part
    return bad.value.flaw, bad.value.part


@pytest.mark.parametrize(
    ("players", "buy_in", "cost", "place", "comes_to"),
    [
        (10, 20, 20, 1, "7.0711"),
        (10, 20, 20, 2, "4.7140"),
        (10, 20, 20, 10, "1.2856"),
        (17, 40, 40, 1, "13.0384"),
        (17, 40, 80, 1, "9.2195"),
        (17, 40, 80, 2, "6.1464"),
        (12, 30, 90, 3, "2.7386"),
    ],
)
def test_neau(players: int, buy_in: int, cost: int, place: int, comes_to: str) -> None:
    """Case 79: the plain Neau formula counts all that a player paid."""
    text = "sqrt(players * buy_in * buy_in / cost) / (place + 1)"
    found = worth(text, players=players, buy_in=buy_in, cost=cost, place=place)

    assert round(found, 4) == Decimal(comes_to)


@pytest.mark.parametrize(
    ("players", "place", "buy_in", "comes_to"),
    [(150, 3, 20, "163.09"), (900, 25, 0, "23.88"), (250, 10, 10, "100.54")],
)
def test_a_leader_board_to_base_10(players: int, place: int, buy_in: int, comes_to: str) -> None:
    """Case 85: published points that only the logarithm to base 10 gives."""
    text = "10 * sqrt(players / place) * (1 + log10(buy_in + 0.25))"

    assert round(worth(text, players=players, place=place, buy_in=buy_in), 2) == Decimal(comes_to)


@pytest.mark.parametrize(
    ("place", "cost", "comes_to"),
    [(8, 300, "85.80"), (1, 150, "270.63"), (1, 300, "242.69"), (15, 150, "69.88"), (15, 300, "62.66")],
)
def test_a_formula_of_natural_logarithms(place: int, cost: int, comes_to: str) -> None:
    """Case 86: ln is the natural logarithm, and ^ a power."""
    text = "10 * sqrt(players/place) * (1 + ln(pool/players + 0.25))^2 / (1 + ln(cost + 0.25))"

    assert round(worth(text, players=15, place=place, pool=3600, cost=cost), 2) == Decimal(comes_to)


@pytest.mark.parametrize(("place", "knockouts", "comes_to"), [(1, 3, 18), (3, 0, 11), (12, 0, 1)])
def test_linear_points_with_bonuses(place: int, knockouts: int, comes_to: int) -> None:
    """Case 89: a comparison counts 1 where it is true."""
    text = "players - place + 1 + (place <= paid) + 2 * (place == 1) + knockouts"

    assert worth(text, players=12, place=place, paid=3, knockouts=knockouts) == comes_to


@pytest.mark.parametrize(
    ("players", "first"),
    [(10, [200, 135, 100, 70, 60, 50]), (16, [320, 225, 175, 143, 120]), (9, [180, 120, 88, 60])],
)
def test_inverse_places_with_factors(players: int, first: list[int]) -> None:
    """Case 95: a choice by place, rounded up only where something is left over."""
    factor = (
        "(2 if place==1 else 1.5 if place==2 else 1.25 if place==3 else 1 + 0.1*(place==4 and players>=16))"
    )
    text = f"ceil(10 * (players-place+1) * {factor})"

    assert [worth(text, players=players, place=place) for place in range(1, len(first) + 1)] == first


@pytest.mark.parametrize(("place", "comes_to"), [(1, "2.3979"), (2, "1.1989"), (3, "0.7993"), (10, "0.2398")])
def test_logarithm_of_the_field_by_the_place(place: int, comes_to: str) -> None:
    """Case 97: the logarithm of the field, divided by the place."""
    found = worth("ln(players + 1) / place", players=10, place=place)

    # The source cuts 1.19895 off instead of rounding it.
    assert abs(found - Decimal(comes_to)) < Decimal("0.0001")


def test_decimal_numbers_are_what_they_say() -> None:
    """L1: a tenth is a tenth, roots come back whole, and no rounding up is for a binary fraction's sake."""
    assert worth("ceil(100 * 1.1)") == 110
    assert worth("ceil(1.1 + 2.2 - 3.3)") == 0
    assert worth("sqrt(2) * sqrt(2)") == 2
    assert worth("floor(10 ^ log10(1000))") == 1000
    assert worth("round(2.5)") == 3


def test_what_stands_for_what() -> None:
    """Powers bind first, signs and functions do as on paper."""
    assert worth("2 * 3 ^ 2") == 18
    assert worth("-2 ** 2") == -4
    assert worth("min(place, 3) + max(1, 2, 7) - abs(-1)", place=9) == 9
    assert worth("7 % 3") == 1
    assert worth("1 if not place > 3 else 0", place=3) == 1
    assert worth("(place < 2 or place > 8) and 5", place=9) == 5


@pytest.mark.parametrize(
    ("text", "flaw", "part"),
    [
        ("10/(place - 5)", Flaw.DIVIDES_BY_ZERO, "10/(place - 5)"),
        ("10^2 + 100/rebuys", Flaw.DIVIDES_BY_ZERO, "100/rebuys"),
        ("5 % knockouts", Flaw.DIVIDES_BY_ZERO, "5 % knockouts"),
        ("0 ^ (0 - place)", Flaw.DIVIDES_BY_ZERO, "0 ^ (0 - place)"),
        ("1/(knockouts - 4)", Flaw.DIVIDES_BY_ZERO, "1/(knockouts - 4)"),
        ("1/(rebuys - 2)", Flaw.DIVIDES_BY_ZERO, "1/(rebuys - 2)"),
        ("1/(add_ons - 2)", Flaw.DIVIDES_BY_ZERO, "1/(add_ons - 2)"),
        ("1/(buy_in - 20)", Flaw.DIVIDES_BY_ZERO, "1/(buy_in - 20)"),
        ("1/(cost - 45)", Flaw.DIVIDES_BY_ZERO, "1/(cost - 45)"),
        ("0 if place == 1 else 10/(place - 2)", Flaw.DIVIDES_BY_ZERO, "10/(place - 2)"),
        ("players if place > 0 else 2 + 1/0", Flaw.DIVIDES_BY_ZERO, "1/0"),
        ("place < 0 and ln(1 - 1)", Flaw.NO_ANSWER, "ln(1 - 1)"),
        ("0 if 1/(place - 1) else 2", Flaw.DIVIDES_BY_ZERO, "1/(place - 1)"),
        ("sqrt(buy_in) + sqrt(3 - place)", Flaw.NO_ANSWER, "sqrt(3 - place)"),
        ("ln(players - 1)", Flaw.NO_ANSWER, "ln(players - 1)"),
        ("(place - 4) ^ 0.5", Flaw.NO_ANSWER, "(place - 4) ^ 0.5"),
    ],
)
def test_no_answer_on_some_night(text: str, flaw: Flaw, part: str) -> None:
    """L1: what has no answer on some night is refused as it is read, and the part of it is marked."""
    assert refused(text) == (flaw, part)


def test_the_night_that_has_no_answer_is_told() -> None:
    """A formula that fails says for which values."""
    with pytest.raises(BadFormula) as bad:
        tried("place / (players - 77)")

    assert bad.value.values == {"place": 1, "players": 77}


@pytest.mark.parametrize(
    ("text", "flaw", "part"),
    [
        ("sqrt(player * buy_in)", Flaw.UNKNOWN_NAME, "player"),
        ("2^2 + log(players)", Flaw.UNKNOWN_FUNCTION, "log"),
        ("sqrt(place, 2)", Flaw.WRONG_COUNT, "sqrt(place, 2)"),
        ("max(place)", Flaw.WRONG_COUNT, "max(place)"),
        ("sqrt + 1", Flaw.WRONG_COUNT, "sqrt"),
        ("sqrt(players * buy_in/(place + 1)", Flaw.UNREADABLE, "(players * buy_in/(place + 1)"),
        ("players 5", Flaw.UNREADABLE, None),
        ("2x", Flaw.UNREADABLE, None),
        ("place = 3", Flaw.UNREADABLE, "= 3"),
        ("2^2 + place *", Flaw.UNREADABLE, "*"),
        ("", Flaw.UNREADABLE, ""),
        ("9 ** 9 ** 9", Flaw.TOO_LARGE, "9 ** 9 ** 9"),
        ("10^12 * 10^12", Flaw.TOO_LARGE, "10^12 * 10^12"),
        ("place + 1e400", Flaw.TOO_LARGE, "1e400"),
        ("-" * 60 + "place", Flaw.TOO_DEEP, "-" * 44 + "place"),
        ("(" * 150 + "1" + ")" * 40, Flaw.UNREADABLE, None),
        ("1 + " * 60 + "1", Flaw.TOO_LONG, None),
        ("place^.5 + " * 6 + "players ^ .5", Flaw.TOO_SLOW, "players ^ .5"),
        ("ln(2) + " * 6 + "2 ^ place", Flaw.TOO_SLOW, "2 ^ place"),
    ],
)
def test_no_formula(text: str, flaw: Flaw, part: str | None) -> None:
    """A slip, a name that is not there, and what would take too long are refused with their place."""
    found = refused(text)

    assert found[0] is flaw
    assert part is None or found[1] == part


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("__import__('os').system('x')", "'"),
        ("place.__class__", "place.__class__"),
        ("(lambda: 1)()", ":"),
        ("[place for place in (1,2)]", "["),
        ("players[0]", "["),
        ('"a" * 9', '"'),
        ("(1, 2)", "(1, 2)"),
        ("min(1, 2)(3)", "min(1, 2)"),
        ("min(place, key=abs)", "key=abs"),
        ("min(1, *players)", "*players"),
        ("(x := 3)", ":"),
        ("place is 3", "place is 3"),
        ("place in players", "place in players"),
        ("~place", "~"),
        ("place // 2", "place // 2"),
        ("True", "True"),
        ("2j", "2j"),
        ("1; 2", ";"),
        ("1\n2", "\n"),
        ("2 · place", "·"),
    ],
)
def test_anything_but_arithmetic(text: str, part: str) -> None:
    """A formula is never code: what is no arithmetic is refused, and the place of it is told."""
    assert refused(text) == (Flaw.NOT_ARITHMETIC, part)


PIECES = (
    "place", "players", "1", "0", "2.5", "99", "sqrt", "ln", "min", "(", ")", "(", ")", "+", "-", "*", "/",
    "^", "%", ",", " ", "if", "else", "<=", "==", "and", "not", "foo", "'", "[", ".", "lambda",
)  # fmt: skip


@given(st.lists(st.sampled_from(PIECES), max_size=40).map(" ".join) | st.text(max_size=220))
def test_any_text_is_a_formula_or_refused_at_once(text: str) -> None:
    """Whatever stands in the file: it has an answer on every night, or it is refused, and soon."""
    began = monotonic()
    try:
        tried(text)
    except BadFormula as bad:
        assert 0 <= bad.start <= bad.end <= len(bad.text)  # noqa: PT017  either outcome is right
    assert monotonic() - began < 5


def test_squares_are_not_slow() -> None:
    """A formula may have as many squares and cubes as fit."""
    assert worth(f"({' + '.join(['place^2'] * 8)}) + players^3", place=2, players=3) == 8 * 4 + 27


SLOW_PARTS = (
    "prize^.3",
    "ln(cost + 1)",
    "log10(players + pool)",
    "players^place^.01",
    "cost^.9",
    "sqrt(pool)",
)


@given(st.lists(st.sampled_from(SLOW_PARTS), min_size=1, max_size=14), st.sampled_from("+-*"))
@settings(max_examples=15, deadline=None)
def test_no_formula_takes_long(parts: list[str], sign: str) -> None:
    """Whatever is as slow as it can be in as many letters: it is tried, or refused, in a moment."""
    began = process_time()
    try:
        tried(balanced(parts, sign))
    except BadFormula as bad:
        assert bad.flaw in {Flaw.TOO_SLOW, Flaw.TOO_LONG, Flaw.TOO_LARGE}  # noqa: PT017  either outcome is right
    assert process_time() - began < 4


def balanced(parts: list[str], sign: str) -> str:
    """Return parts joined in pairs of pairs, so that none is too deep."""
    if len(parts) == 1:
        return parts[0]
    half = len(parts) // 2
    return f"({balanced(parts[:half], sign)} {sign} {balanced(parts[half:], sign)})"


Worked = tuple[str, Fraction | None]
"""An expression, and what it comes to."""

NUMBERS = {"place": 3, "players": 7, "rebuys": 0}
LEAVES = st.sampled_from([*NUMBERS, "2", "0", "0.5"]).map(
    lambda text: (text, Fraction(NUMBERS.get(text, text)))
)


def combined(one: Worked, sign: str, other: Worked) -> Worked:
    """Return two expressions joined by a sign, with what exact fractions come to; None for no answer."""
    text = f"({one[0]} {sign} {other[0]})"
    a, b = one[1], other[1]
    if a is None or b is None or (sign == "/" and b == 0):
        return text, None
    return text, {"+": a + b, "-": a - b, "*": a * b, "/": a / b if b else None}[sign]


@given(
    st.recursive(
        LEAVES, lambda inner: st.builds(combined, inner, st.sampled_from("+-*/"), inner), max_leaves=12
    )
)
def test_sums_are_those_of_exact_fractions(worked: Worked) -> None:
    """L1: any arithmetic comes to what fractions do; where they have no answer, the division is marked."""
    text, exact = worked
    try:
        formula = Formula.read(text)
    except BadFormula as bad:
        no_answer = {Flaw.DIVIDES_BY_ZERO} if exact is None else set()
        assert bad.flaw in {Flaw.TOO_LONG, Flaw.TOO_DEEP, *no_answer}  # noqa: PT017  as long as that it may be
        return
    values = {name: Decimal(number) for name, number in NUMBERS.items()}
    if exact is None:
        with pytest.raises(BadFormula) as refusal:
            formula.worth(values)
        assert refusal.value.flaw is Flaw.DIVIDES_BY_ZERO
        assert "/" in refusal.value.part
    else:
        assert abs(Fraction(formula.worth(values)) - exact) < Fraction(1, 10**10)
