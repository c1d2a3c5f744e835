"""One table of a TOML file, read key by key; the faults of the whole file are collected on the way."""

from collections.abc import Callable, Mapping
from enum import Enum
from fractions import Fraction
from typing import Any, TypeVar

from clock.files.amounts import (
    Wrong,
    cents,
    kind,
    minute_of_day,
    points,
    share,
    span_ms,
    whole,
    written_span,
)
from clock.files.faults import Fault, did_you_mean, quoted
from clock.tournament.structure import SECOND

LONGEST_ROW = 160

Value = TypeVar("Value")
Word = TypeVar("Word", bound=Enum)


class Sheet:
    """A table being read.

    A reader that meets a fault notes it and returns the default, or a value that stands in for it: what is
    read counts only when `clean` says so. A reader without a default notes a missing key.
    """

    def __init__(
        self,
        table: Mapping[str, Any],
        file: str,
        path: str = "",
        faults: list[Fault] | None = None,
        *,
        there: bool = True,
    ) -> None:
        """Open a table that stands at `path` in `file`; faults are added to the list given.

        Of a table that is not `there`, no key is missed: that it is missing has been said.
        """
        self.faults: list[Fault] = [] if faults is None else faults
        self.path = path
        self.file = file
        self._table = table
        self._there = there
        self._known: list[str] = []

    @property
    def clean(self) -> bool:
        """Return whether this table and all that stands in it is free of faults so far."""
        mine = (f"{self.path}.", f"{self.path} ") if self.path else ""
        return not any(
            not fault.warning and (fault.key == self.path or fault.key.startswith(mine))
            for fault in self.faults
        )

    def at(self, key: str) -> str:
        """Return the path of a key of this table."""
        return f"{self.path}.{key}" if self.path else key

    def fault(self, key: str, wrong: str, right: str) -> None:
        """Note that a key is wrong; an empty key is the table itself."""
        self.faults.append(Fault(self.file, self.at(key) if key else self.path, wrong, right))

    def warn(self, key: str, wrong: str, right: str) -> None:
        """Note that a key looks like a slip, though it can be used."""
        self.faults.append(Fault(self.file, self.at(key) if key else self.path, wrong, right, warning=True))

    def has(self, key: str) -> bool:
        """Return whether the file states the key."""
        self._known.append(key)
        return key in self._table

    def read(self, key: str, read: Callable[[object], Value], default: Value) -> Value:
        """Return what a reader makes of the key's value; it raises Wrong at one that is none."""
        return self._read(key, read, default, default)

    def needed(self, key: str, read: Callable[[object], Value], stand_in: Value) -> Value:
        """Return what a reader makes of the value of a key that must be there; it raises Wrong at none."""
        return self._read(key, read, None, stand_in)

    def text(self, key: str, default: str | None = None, most: int = 60) -> str:
        """Return a text of one line and at most `most` letters."""
        return self._read(key, lambda value: _one_line(value, most), default, "")

    def one_of(self, key: str, words: Mapping[str, Value], default: Value | None = None) -> Value:
        """Return what one of the given words stands for."""

        def read(value: object) -> Value:
            if not isinstance(value, str) or value not in words:
                named = quoted(value) if isinstance(value, str) else kind(value)
                choice = ", ".join(f'"{word}"' for word in words)
                raise Wrong(f"{named} is not one of its words", f"write one of {choice}")
            return words[value]

        return self._read(key, read, default, next(iter(words.values())))

    def word(self, key: str, default: Word) -> Word:
        """Return a member of the default's enum, written as its value."""
        return self.one_of(key, {member.value: member for member in type(default)}, default)

    def yes(self, key: str, default: bool) -> bool:
        """Return true or false."""

        def read(value: object) -> bool:
            if not isinstance(value, bool):
                raise Wrong(f"{kind(value)} is neither yes nor no", "write true or false, without quotes")
            return value

        return self._read(key, read, default, default)

    def whole(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """Return a whole number from `least` to `most`."""
        return self._read(key, lambda value: whole(value, least, most), default, least)

    def limit(
        self, key: str, default: int | None, word: str = "any", *, least: int = 1, most: int = 99
    ) -> int | None:
        """Return how many of something there may be, None for the word that sets no limit."""

        def read(value: object) -> int | None:
            if value == word:
                return None
            try:
                return whole(value, least, most)
            except Wrong as error:
                right = f'write a whole number from {least} to {most}, or "{word}"'
                raise Wrong(error.wrong, right) from error

        return self._read(key, read, default, default) if self.has(key) else default

    def money(self, key: str, default: int | None = None) -> int:
        """Return an amount in cents."""
        return self._read(key, cents, default, 0)

    def points(self, key: str, default: int) -> int:
        """Return points in hundredths."""
        return self._read(key, points, default, default)

    def share(self, key: str, most: int) -> Fraction:
        """Return a percentage as a fraction of one, 0 when the key is not there."""
        return self._read(key, lambda value: share(value, most), Fraction(0), Fraction(0))

    def span(self, key: str, most: int, default: int | None = None, least: int = SECOND) -> int:
        """Return a length of time in milliseconds, from `least` to `most`."""

        def read(value: object) -> int:
            if not isinstance(value, str):
                raise Wrong(f"{kind(value)} is no length of time", 'write it like "25 min", in quotes')
            length = span_ms(value)
            if not least <= length <= most:
                wrong = f"{quoted(value)} is too {'short' if length < least else 'long'}"
                raise Wrong(wrong, f"write from {written_span(least)} to {written_span(most)}")
            return length

        return self._read(key, read, default, most)

    def time_of_day(self, key: str) -> int | None:
        """Return minutes after midnight, None when the key is not there."""
        return self._read(key, minute_of_day, None, 0) if self.has(key) else None

    def rows(self, key: str, most: int, required: bool = True) -> tuple[tuple[str, str], ...]:
        """Return the rows of a list with their keys in faults ("levels row 3"), counted from 1."""
        found: list[tuple[str, str]] = []
        for number, row in self._list(key, most, required) or ():
            try:
                found.append((f"{key} row {number}", _one_line(row, LONGEST_ROW)))
            except Wrong as error:
                self.fault(f"{key} row {number}", error.wrong, error.right)
        return tuple(found)

    def texts(self, most: int, longest_key: int, longest: int) -> dict[str, str]:
        """Return every text of a table whose keys are free, such as titles, with its key."""
        found: dict[str, str] = {}
        for key in self._table:
            name = key if key.isprintable() else ascii(key)
            try:
                found[_one_line(key, longest_key)] = _one_line(self._table[key], longest)
            except Wrong as error:
                self.fault(name[:60], error.wrong, error.right)
        if len(self._table) > most:
            self.fault("", f"has {len(self._table)} texts", f"write at most {most}")
        return found

    def wholes(self, key: str, least: int, most: int) -> tuple[int, ...]:
        """Return a list of different whole numbers, empty when the key is not there."""
        numbers: list[int] = []
        for row, value in self._list(key, 100, required=False) or ():
            try:
                number = whole(value, least, most)
            except Wrong as error:
                self.fault(f"{key} row {row}", error.wrong, error.right)
                continue
            if number in numbers:
                self.fault(f"{key} row {row}", f"{number} is named twice", "name each once")
            numbers.append(number)
        return tuple(numbers)

    def amounts(self, key: str) -> tuple[int, ...]:
        """Return a list of amounts in cents, empty when the key is not there."""
        found: list[int] = []
        for row, value in self._list(key, 100, required=False) or ():
            try:
                found.append(cents(value))
            except Wrong as error:
                self.fault(f"{key} row {row}", error.wrong, error.right)
        return tuple(found)

    def sheet(self, key: str, required: bool = False) -> "Sheet":
        """Return the table under a key, an empty one when there is none."""
        value = self._table.get(key)
        there = self.has(key)
        if there != isinstance(value, dict) or (required and not there):
            wrong = f"{kind(value)} is no table" if there else "is missing"
            self.fault(key, wrong, f"write a line [{self.at(key)}] and its keys below it")
        table = value if isinstance(value, dict) else {}
        return Sheet(table, self.file, self.at(key), self.faults, there=isinstance(value, dict))

    def sheets(self, key: str, most: int) -> tuple["Sheet", ...]:
        """Return the tables under a key that may stand several times, none when there is none."""
        found = []
        for number, value in self._list(key, most, required=False) or ():
            if isinstance(value, dict):
                found.append(Sheet(value, self.file, f"{self.at(key)} {number}", self.faults))
            else:
                self.fault(
                    f"{key} {number}", f"{kind(value)} is no table", f"write a line [[{self.at(key)}]]"
                )
        return tuple(found)

    def finish(self) -> None:
        """Note every key that nothing has asked for, with the nearest that there is."""
        for key in self._table:
            if key not in self._known:
                name = key if key.isprintable() else ascii(key)
                self.fault(name[:60], "is no key here", did_you_mean(key, set(self._known)))

    def _list(self, key: str, most: int, required: bool) -> list[tuple[int, object]] | None:
        if not self.has(key):
            if required and self._there:
                self.fault(key, "is missing", f"write {key} = [ ] with its rows in quotes")
            return None
        value = self._table[key]
        if not isinstance(value, list):
            self.fault(key, f"{kind(value)} is no list", f"write {key} = [ ] with its rows inside")
            return None
        if len(value) > most:
            self.fault(key, f"has {len(value)} rows", f"write at most {most}")
        return list(enumerate(value[:most], start=1))

    def _read(
        self, key: str, read: Callable[[object], Value], default: Value | None, stand_in: Value
    ) -> Value:
        if not self.has(key):
            if default is not None:
                return default
            if self._there:
                self.fault(key, "is missing", f"write a line {key} = … under {self._where()}")
            return stand_in
        try:
            return read(self._table[key])
        except Wrong as error:
            self.fault(key, error.wrong, error.right)
            return stand_in if default is None else default

    def _where(self) -> str:
        return f"[{self.path}]" if self.path else "the top of the file"


def _one_line(value: object, most: int) -> str:
    """Return a text that can be shown in one line. Raises Wrong."""
    if not isinstance(value, str) or not value.strip():
        raise Wrong(f"{kind(value)} is no text", 'write a text in quotes, like "Round"')
    line = value.strip().replace("\t", " ")
    if len(line) > most:
        raise Wrong(f"{quoted(line)} has {len(line)} letters", f"write at most {most}")
    if not line.isprintable():
        raise Wrong(f"{quoted(ascii(line))} has letters that cannot be shown", "write one plain line")
    return line
