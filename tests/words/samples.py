"""A sample of every value in a union of the rules, so that a test can ask a language for its words."""

import types
import typing
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from enum import EnumType
from typing import Any

from msgspec.structs import fields

from clock.tournament.state import (
    Bought,
    Clock,
    Exit,
    Field,
    Going,
    Player,
    Positions,
    Purchase,
    Status,
    Table,
    Tournament,
)
from clock.tournament.structure import House, Level, MoveRule, Price, Seat, Stage
from clock.tournament.suggestions import FormFinalTable, SeatChange, Suggestion
from clock.values import Struct, replace

NAMES = {1: "Zoe", 2: "Ada Byron", 3: "3", 4: "Ada Lindqvist"}
A_SEAT = Seat(2, 5)
A_PURCHASE = Purchase(Bought.REBUY, Price(pool=20_00), 1000)


def night(house: House, names: Mapping[int, str] = NAMES, out: tuple[int, ...] = ()) -> Tournament:
    """Return a night in its first level, with two tables; those `out` went out in that order."""
    players = {
        number: Player(
            number,
            name,
            status=Status.OUT if number in out else Status.IN,
            seat=Seat(1 + index % 2, 1 + index // 2),
            purchases=(Purchase(Bought.ENTRY, house.buy_in, house.stack_total),),
        )
        for index, (number, name) in enumerate(names.items())
    }
    exits = tuple(
        Exit(number, 1, hand, 0, Going.BUST_OUT, players[number].seat, 0)
        for hand, number in enumerate(out, start=1)
    )
    return Tournament(
        house,
        house.stages,
        Clock(stage=0, ends_ms=house.stages[0].duration_ms, since_ms=0, waiting=None),
        players=Field(players),
        tables=(Table(1), Table(2)),
        next_number=max(names) + 1,
        exits=exits,
        hand=len(out),
        chips_in_play=house.stack_total * len(names),
        started=True,
    )


def samples(union: object) -> list[Any]:
    """Return one instance of every class in a union, and more where a field may be None or empty."""
    kinds: tuple[Any, ...] = typing.get_args(union) or (union,)
    return [sample for kind in kinds for sample in _of_kind(kind)]


def _of_kind(kind: type) -> Iterator[Any]:
    full = kind(**{field.name: _value(hint) for field, hint in _hints(kind)})
    yield full
    for field, hint in _hints(kind):
        for other in _others(hint):
            yield replace(full, **{field.name: other})


def _hints(kind: type) -> list[tuple[Any, Any]]:
    hints = typing.get_type_hints(kind)
    return [(field, hints[field.name]) for field in fields(kind)]


def _value(hint: Any) -> Any:
    """Return a value of a type: players 1 and 2 of the sample night, small numbers, short words."""
    known: dict[Any, Any] = {
        int: 2,
        str: "rebuy",
        datetime: datetime(2026, 10, 3, 21, 14, tzinfo=UTC),
        bool: True,
        Seat: A_SEAT,
        Purchase: A_PURCHASE,
        Level: Level(2, 25, 50, 60_000),
        Positions: Positions(1, 2, 3),
        MoveRule: MoveRule.RANDOM,
        Suggestion: FormFinalTable(2),
        tuple[int, ...]: (1, 2),
        tuple[SeatChange, ...]: (SeatChange(1, Seat(2, 1), A_SEAT),),
        tuple[Stage, ...]: (Level(1, 25, 50, 60_000),),
        tuple[tuple[int, ...], ...]: ((1,), (2,)),
        frozenset[int]: frozenset({1}),
        Mapping[int, int]: {1: 1, 2: 0},
        Mapping[int, Seat]: {1: A_SEAT},
        Mapping[int, tuple[str, ...]]: {1: ("As",)},
    }
    if hint in known:
        return known[hint]
    if typing.get_origin(hint) in {types.UnionType, typing.Union}:
        return _value(next(part for part in typing.get_args(hint) if part is not types.NoneType))
    if typing.get_origin(hint) is tuple:
        several, *_ = typing.get_args(hint)
        return tuple(several)[:2] if isinstance(several, EnumType) else ()
    if isinstance(hint, type) and issubclass(hint, Struct):
        return next(_of_kind(typing.cast("type", hint)))
    raise AssertionError(f"no sample for {hint}")


def _others(hint: Any) -> list[Any]:
    if hint is MoveRule:
        return [picked for picked in MoveRule if picked is not MoveRule.RANDOM]
    if hint is bool:
        return [False]
    if typing.get_origin(hint) in {types.UnionType, typing.Union}:
        kinds = typing.get_args(hint)
        return [None] if types.NoneType in kinds else [_value(kind) for kind in kinds[1:]]
    return [0] if hint is int else []


class Whole(Struct, frozen=True):
    """Two fields for the samples' own test: one that may be None and one that is a list of numbers."""

    maybe: int | None
    many: tuple[int, ...]


class Bare(Struct, frozen=True):
    """No field, for the samples' own test."""
