"""Values of the night to JSON and back, with their type's name, and what they are made of.

A value of several fields becomes an object whose `is` names its type; no field can have that name, it is a
keyword. Reading follows the type hints strictly, so that what comes back equals what was written. A field
that was added since takes its default; a name that is not known was written by a newer clock and raises
`Unreadable`.
"""

from collections.abc import Callable, Mapping
from enum import Enum
from fractions import Fraction
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeGuard, Union, get_args, get_origin, get_type_hints

import msgspec

from clock.league.corrections import Fact
from clock.tournament.commands import Command
from clock.tournament.events import Event
from clock.tournament.structure import House
from clock.values import Struct

TAG = "is"

Read = Callable[[Any], Any]
"""Makes a value from its JSON form."""


class Unreadable(ValueError):  # noqa: N818  reads as what it is where it is caught
    """A text is not what a clock of this version writes."""


def encode(value: object) -> str:
    """Return the JSON text of a value; raises TypeError for a type that the night does not use."""
    return msgspec.json.encode(_plain(value)).decode()


def command_from(text: str) -> Command:
    """Return the command that was written; raises Unreadable."""
    command: Command = _decode(_READ_COMMAND, text)
    return command


def events_from(text: str) -> tuple[Event, ...]:
    """Return the events that were written; raises Unreadable."""
    events: tuple[Event, ...] = _decode(_READ_EVENTS, text)
    return events


def fact_from(text: str) -> Fact:
    """Return the fact that was noted; raises Unreadable."""
    fact: Fact = _decode(_reader(Fact), text)
    return fact


def house_from(text: str) -> House:
    """Return the house that was written; raises Unreadable."""
    house: House = _decode(_reader(House), text)
    return house


def _plain(value: Any) -> Any:
    """Return a value as JSON has it."""
    match value:
        case None | bool() | int() | str():
            return value
        case Enum():
            return value.value
        case Fraction():
            return str(value)
        case tuple():
            return [_plain(item) for item in value]
        case frozenset():
            return sorted(_plain(item) for item in value)
        case Mapping():
            return {str(key): _plain(item) for key, item in value.items()}
    if not isinstance(value, Struct):
        raise TypeError(f"{type(value).__name__} is not a value of the night")
    fields = {name: _plain(getattr(value, name)) for name in value.__struct_fields__}
    return {TAG: type(value).__name__} | fields


def _decode(read: Read, text: str) -> Any:
    try:
        return read(msgspec.json.decode(text))
    except (ValueError, TypeError, AttributeError) as error:  # msgspec's own errors are ValueErrors
        raise Unreadable(f"{error} in {text[:200]}") from error


@cache
def _reader(hint: Any) -> Read:
    """Return what reads values of one type hint; raises TypeError for a hint the night does not use."""
    origin, arguments = get_origin(hint), get_args(hint)
    if hint in {bool, int, str, NoneType}:
        return _exactly(hint)
    if hint is Fraction:
        return Fraction
    if origin in {Union, UnionType}:
        return _one_of(arguments)
    if origin is tuple and arguments[1:] == (...,):
        return _many(tuple, arguments[0])
    if origin is frozenset:
        return _many(frozenset, arguments[0])
    if origin is Mapping:
        return _mapping(*arguments)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return hint
    if _has_fields(hint):
        return _fields_of(hint)
    raise TypeError(f"{hint} is not a type of the night")


def _has_fields(hint: Any) -> TypeGuard[type[Struct]]:
    return isinstance(hint, type) and issubclass(hint, Struct)


def _exactly(kind: type) -> Read:
    def read(raw: Any) -> Any:
        if type(raw) is not kind:  # JSON's true is no number here
            raise Unreadable(f"{raw!r} is no {kind.__name__}")
        return raw

    return read


def _many(make: Callable[[Any], Any], item: Any) -> Read:
    read_item = _reader(item)

    def read(raw: Any) -> Any:
        if type(raw) is not list:
            raise Unreadable(f"{raw!r} is no list")
        return make(map(read_item, raw))

    return read


def _mapping(key: Any, item: Any) -> Read:
    read_key: Read = int if key is int else _reader(key)
    read_item = _reader(item)
    return lambda raw: {read_key(name): read_item(value) for name, value in raw.items()}


def _one_of(choices: tuple[Any, ...]) -> Read:
    """Return what reads a union: its values are told apart by name, and at most one choice has none."""
    named = [choice for choice in choices if _has_fields(choice)]
    plain = [_reader(choice) for choice in choices if choice not in {*named, NoneType}]
    optional = NoneType in choices
    by_name: dict[str, Any] = {choice.__name__: choice for choice in named}
    readers: dict[str, Read] = {}

    def read(raw: Any) -> Any:
        if raw is None and optional:
            return None
        if type(raw) is not dict:
            if len(plain) != 1:
                raise Unreadable(f"{raw!r} is none of {sorted(by_name)}")
            return plain[0](raw)
        name = raw.get(TAG)
        if name not in readers:
            if name not in by_name:
                raise Unreadable(f"{name!r} is none of {sorted(by_name)}")
            readers[name] = _reader(by_name[name])
        return readers[name](raw)

    return read


def _fields_of(kind: type[Struct]) -> Read:
    """Return what reads a value of several fields: every field it names, and no other."""
    hints = get_type_hints(kind)
    fields: tuple[tuple[str, Read], ...] = tuple(
        (name, _reader(hints[name])) for name in kind.__struct_fields__
    )
    names = {TAG, *kind.__struct_fields__}

    def read(raw: Any) -> Any:
        if raw.get(TAG) != kind.__name__:
            raise Unreadable(f"{raw!r} is no {kind.__name__}")
        if raw.keys() == names:
            return kind(*[read_field(raw[name]) for name, read_field in fields])
        unknown = sorted(raw.keys() - names)
        if unknown:
            raise Unreadable(f"{kind.__name__} has no field {', '.join(unknown)}")
        return kind(**{name: read_field(raw[name]) for name, read_field in fields if name in raw})

    return read


_READ_COMMAND = _reader(Command)
_READ_EVENTS = _reader(tuple[Event, ...])
"""What reads an act of the thousands of a night: to find it by so large a union costs what the JSON does."""
