"""Values of the night to JSON and back."""

from collections.abc import Mapping
from enum import Enum
from fractions import Fraction
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clock.ledger.codec import Unreadable, command_from, encode, events_from, house_from
from clock.tournament.commands import Command, Pause, Rename
from clock.tournament.events import Event, Paused, Renamed
from clock.tournament.structure import House
from clock.values import Struct
from tests.houses import gananda, new_year, wired_pair


def values_of(hint: Any) -> st.SearchStrategy[Any]:
    """Return what makes any value of a type hint of the night."""
    origin, arguments = get_origin(hint), get_args(hint)
    if hint is int:
        return st.integers(-(2**53), 2**53)
    if hint is str:
        return st.text()
    if hint in {bool, NoneType}:
        return st.from_type(hint)
    if hint is Fraction:
        return st.fractions()
    if origin in {Union, UnionType}:
        return st.one_of([values_of(argument) for argument in arguments])
    if origin is tuple:
        return st.lists(values_of(arguments[0]), max_size=3).map(tuple)
    if origin is frozenset:
        return st.frozensets(values_of(arguments[0]), max_size=3)
    if origin is Mapping:
        return st.dictionaries(*map(values_of, arguments), max_size=3)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return st.sampled_from(hint)
    assert isinstance(hint, type)
    assert issubclass(hint, Struct)
    kinds = get_type_hints(hint)
    hints = {name: kinds[name] for name in hint.__struct_fields__}
    return st.deferred(lambda: st.builds(hint, **{name: values_of(kind) for name, kind in hints.items()}))


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
def test_every_event_comes_back(kind: type[Event]) -> None:
    """An event of any kind, whatever is in it, is read as it was written."""

    @settings(max_examples=30)
    @given(values_of(kind))
    def comes_back(event: Event) -> None:
        assert events_from(encode((event, event))) == (event, event)

    comes_back()


@pytest.mark.parametrize("kind", get_args(Command), ids=lambda kind: kind.__name__)
def test_every_command_comes_back(kind: type[Command]) -> None:
    """A command of any kind, whatever is in it, is read as it was written."""

    @settings(max_examples=30)
    @given(values_of(kind))
    def comes_back(command: Command) -> None:
        assert command_from(encode(command)) == command

    comes_back()


@given(values_of(House))
def test_any_house_comes_back(house: House) -> None:
    """A house is read as it was written, so that a night never depends on how house files are read."""
    assert house_from(encode(house)) == house


@pytest.mark.parametrize("house", [gananda(), new_year(), wired_pair()], ids=lambda house: house.name)
def test_real_houses_come_back(house: House) -> None:
    """The houses come back with their fractions, enums and numbers as keys."""
    assert house_from(encode(house)) == house


def test_what_is_written_says_what_it_is() -> None:
    """The text can be read by people, and by a program that knows nothing of this one."""
    assert encode(Rename(3, "Ada")) == '{"is":"Rename","player":3,"name":"Ada"}'
    assert encode((Paused(7),)) == '[{"is":"Paused","at_ms":7}]'


def test_a_field_added_since_takes_its_default() -> None:
    """What an older clock wrote is read, though a command has learnt something since."""
    assert command_from('{"is":"Pause"}') == Pause()
    assert command_from('{"is":"Register"}') == command_from('{"is":"Register","name":null,"sub":false}')


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "7",
        "null",
        '{"player":3,"name":"Ada"}',
        '{"is":"Rename","player":3}',
        '{"is":"Rename","player":"3","name":"Ada"}',
        '{"is":"Rename","player":true,"name":"Ada"}',
        '{"is":"Rename","player":3,"name":"Ada","colour":"red"}',
        '{"is":"Renamed","at_ms":1,"player":3,"name":"Ada"}',
        '{"is":"Seat","table":1,"seat":1}',
        '{"is":["Rename"],"player":3,"name":"Ada"}',
        '{"is":"Replan","stages":{}}',
        '{"is":"Replan","stages":[{"is":"Pause"}]}',
        '{"is":"Accept","chips":{"one":1}}',
        '{"is":"Accept","chips":[]}',
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    """A text that no clock of this version wrote raises Unreadable, and nothing else."""
    with pytest.raises(Unreadable):
        command_from(text)


def test_events_are_a_list() -> None:
    """Events are read as a list of them, or not at all."""
    assert events_from("[]") == ()
    with pytest.raises(Unreadable):
        events_from(encode(Renamed(1, 2, "Ada")))


def test_what_is_no_value_of_the_night_is_not_written() -> None:
    """A float or a list in an act is a fault of the program, and found when it is written."""
    for value in (1.5, [1], object()):
        with pytest.raises(TypeError):
            encode(value)
