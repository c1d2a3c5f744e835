"""Expectations: paths, operators, and when two values are the same."""

import pytest

from clock.rehearsal.expecting import Failed, check, expectation_of, same

STATE: dict[str, object] = {
    "phase": "running",
    "waiting": None,
    "remaining": 599.7,
    "stage": {"name": "Break 1", "level": 4},
    "money": {"prizes": ["129", "76"]},
    "notices": ["One from the money."],
    "players": {"list": [{"number": 12, "place": 14, "tied": False, "by": [5]}]},
    "tables": [{"seats": {"1": 7, "2": None}}],
}


@pytest.mark.parametrize(
    "text",
    [
        "phase running",
        'stage.name "Break 1"',
        "stage.name Break 1",
        "stage.level 4",
        'stage.level "4"',
        "stage.level 4.0",
        "waiting null",
        "remaining near 600 0.5",
        "remaining < 600",
        "remaining >= 599.7",
        "stage.level != 5",
        "stage.name has Break",
        "notices has One from the money.",
        "notices.0 has money",
        "money.prizes [129, 76]",
        "money.prizes has 76",
        "money.prizes.0 129",
        "player.12.place 14",
        "player.12.by [5]",
        "player.12.tied false",
        "tables.0.seats.1 7",
        "tables.0.seats.2 null",
        "players.list.0.number 12",
    ],
)
def test_it_holds(text: str) -> None:
    """JSON or a bare word; what reads as a number compares as one."""
    assert check(expectation_of(text), STATE) is None


@pytest.mark.parametrize(
    "text",
    [
        "phase paused",
        "stage.level 5",
        "stage.level != 4",
        "remaining near 600 0.2",
        "remaining < 599.7",
        "phase < 5",
        "stage.nothing 4",
        "stage.nothing null",
        "player.13.place 14",
        "money.prizes.7 1",
        "money.prizes [129]",
        "notices has nothing",
        "player.12.tied 0",
        "waiting false",
        "phase != running",
    ],
)
def test_it_fails(text: str) -> None:
    """A missing path fails, whatever is expected of it."""
    assert isinstance(check(expectation_of(text), STATE), Failed)


def test_values_are_the_same_in_depth() -> None:
    """Lists and objects compare by their parts, truth is no number."""
    assert same({"a": ["1", 2]}, {"a": [1, "2.0"]})
    assert not same({"a": 1}, {"b": 1})
    assert not same(True, 1)
    assert not same(None, "")
    assert not same("NaN", "NaN ")
