"""Ways to damage a file that a host has written, each of which must be found."""

import tomllib
from collections.abc import Iterator, Mapping
from copy import deepcopy
from decimal import Decimal
from typing import Any

Path = tuple[str | int, ...]
Table = dict[str, Any]

WRONG_KINDS: tuple[object, ...] = (-7, True, "", "zebra", Decimal("-3.14159"), [[1]], {"x": 1})


def written(table: Mapping[str, Any]) -> str:
    """Return a table as TOML, on a line for each key."""
    return "\n".join(f"{_key(key)} = {_value(value)}" for key, value in table.items())


def _key(key: str) -> str:
    return f'"{key}"'


def _value(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case int() | Decimal():
            return str(value)
        case str():
            return f'"{value}"'
        case list():
            return f"[{', '.join(_value(item) for item in value)}]"
        case dict():
            return f"{{{', '.join(f'{_key(key)} = {_value(item)}' for key, item in value.items())}}}"
    raise AssertionError(f"{value!r} is not in our files")


def leaves(value: object, path: Path = ()) -> Iterator[tuple[Path, object]]:
    """Give every value of a table that holds no other, with the keys that lead to it."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from leaves(item, (*path, key))
    elif isinstance(value, list) and value:
        for index, item in enumerate(value):
            yield from leaves(item, (*path, index))
    else:
        yield path, value


def damaged_tables(text: str) -> Iterator[tuple[str, str]]:
    """Give damaged versions of a TOML text, each with what was done to it."""
    table = tomllib.loads(text, parse_float=Decimal)
    for path, value in leaves(table):
        name = ".".join(str(part) for part in path)
        for wrong in WRONG_KINDS:
            if not _may_stand_for(value, wrong):
                yield f"{name} is {wrong!r}", written(_with(table, path, wrong))
        if isinstance(path[-1], str):
            yield f"{name} is misspelled", written(_renamed(table, path))


def damaged_rows(text: str, rows: Path) -> Iterator[tuple[str, str]]:
    """Give versions of a TOML text in which a row of a list has lost a word or has one too many."""
    table = tomllib.loads(text, parse_float=Decimal)
    for index, row in enumerate(_at(table, rows)):
        _, _, rest = row.partition(" ")
        for damaged in (rest, f"zebra {rest}", f"{row} zebra"):
            yield f"{rows} row {index} is {damaged!r}", written(_with(table, (*rows, index), damaged))


def cut_texts(text: str, before: str) -> Iterator[tuple[str, str]]:
    """Give a text cut off at some twenty places before a part that it cannot do without."""
    end = text.index(before)
    for at in range(0, end, max(1, end // 20)):
        yield f"cut after {at} letters", text[:at]


def damaged_lines(text: str) -> Iterator[tuple[str, str]]:
    """Give versions of a CSV text in which one line is damaged."""
    head, *lines = text.splitlines()
    for index, line in enumerate(lines):
        first, _, rest = line.partition(",")
        for damaged in (first, f",{rest}", f"{first},,", f"{line},more", f'{first},"{rest}', f"{line}maybe"):
            yield (
                f"line {index} is {damaged!r}",
                "\n".join([head, *lines[:index], damaged, *lines[index + 1 :]]),
            )
        yield f"line {index} twice", "\n".join([head, *lines, line])
    yield "no head", "\n".join(lines)


def _may_stand_for(value: object, wrong: object) -> bool:
    """Return whether the wrong kind may be right here: a text for a text, yes for no."""
    if isinstance(value, str):
        return wrong == "zebra"
    return type(value) is type(wrong) and isinstance(value, bool)


def _at(table: Any, path: Path) -> Any:
    for part in path:
        table = table[part]
    return table


def _with(table: Table, path: Path, value: object) -> Table:
    copy = deepcopy(table)
    _at(copy, path[:-1])[path[-1]] = value
    return copy


def _renamed(table: Table, path: Path) -> Table:
    copy = deepcopy(table)
    holder = _at(copy, path[:-1])
    holder[f"{path[-1]}x"] = holder.pop(path[-1])
    return copy
