"""Reading what another program has written as literals: objects, lists, texts, numbers, and `new Name(…)`.

Nothing of it is run. What is none of these is refused with its line and column.
"""

import json
import re
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import TypeAlias

from clock.files.faults import BadFile, Fault, quoted
from clock.values import Struct

DEEPEST = 60

_TOKEN = re.compile(
    r"""\s*(?:
      (?P<text>"(?:[^"\\]|\\.)*")
    | (?P<number>-?[0-9]+(?:\.[0-9]+)?(?:[eE][-+]?[0-9]{1,2})?)
    | (?P<name>[A-Za-z_$][A-Za-z_$0-9]*(?:\.[A-Za-z_$][A-Za-z_$0-9]*)*)
    | (?P<sign>[{}\[\]():,])
    )""",
    re.VERBOSE | re.DOTALL,
)

_WORDS: Mapping[str, bool | None] = {"true": True, "false": False, "null": None, "undefined": None}


class Made(Struct, frozen=True):
    """What `new Name(…)` or `Name(…)` would make, with what stands in it."""

    name: str
    inside: "tuple[Literal, ...]"


Literal: TypeAlias = "Mapping[str, Literal] | Sequence[Literal] | Made | str | Decimal | bool | None"


def read_literal(text: str, file: str) -> Literal:
    """Return what a text says. Raises BadFile with the line and column of what is no literal."""
    reading = _Reading(text, file)
    value = reading.value(0)
    reading.end()
    return value


class _Reading:
    """One pass through a text, a token at a time."""

    def __init__(self, text: str, file: str) -> None:
        self._text = text
        self._file = file
        self._at = 0

    def value(self, depth: int) -> Literal:
        """Return the value that begins here."""
        if depth > DEEPEST:
            raise self._bad("stands too deep")
        kind, token = self._next()
        match kind, token:
            case "text", _:
                return self._unquoted(token)
            case "number", _:
                return Decimal(token)
            case "sign", "{":
                return self._object(depth)
            case "sign", "[":
                return self._values("]", depth)
            case "name", "new":
                kind, token = self._next()
                if kind != "name":
                    raise self._bad(f"{quoted(token)} is no name")
                return self._made(token, depth)
            case "name", _ if token in _WORDS:
                return _WORDS[token]
            case "name", _:
                return self._made(token, depth)
        raise self._bad(f"{quoted(token)} begins nothing that can be read")

    def end(self) -> None:
        """Refuse what stands behind the value."""
        if self._text[self._at :].strip(" \t\r\n;"):
            raise self._bad("something stands behind the end")

    def _made(self, name: str, depth: int) -> Made:
        self._expect("(")
        return Made(name, tuple(self._values(")", depth)))

    def _object(self, depth: int) -> dict[str, Literal]:
        found: dict[str, Literal] = {}
        while not self._comes("}"):
            kind, key = self._next()
            if kind not in {"name", "text", "number"}:
                raise self._bad(f"{quoted(key)} is no key")
            self._expect(":")
            found[self._unquoted(key) if kind == "text" else key] = self.value(depth + 1)
            if not self._comes(","):
                self._expect("}")
                return found
        return found

    def _values(self, end: str, depth: int) -> list[Literal]:
        found: list[Literal] = []
        while not self._comes(end):
            found.append(self.value(depth + 1))
            if not self._comes(","):
                self._expect(end)
                return found
        return found

    def _comes(self, sign: str) -> bool:
        """Return whether a sign comes next, and pass over it if so."""
        match = _TOKEN.match(self._text, self._at)
        if match is None or match["sign"] != sign:
            return False
        self._at = match.end()
        return True

    def _expect(self, sign: str) -> None:
        if not self._comes(sign):
            raise self._bad(f"{quoted(sign)} is missing")

    def _next(self) -> tuple[str, str]:
        match = _TOKEN.match(self._text, self._at)
        if match is None or match.lastgroup is None:
            raise self._bad("ends here" if not self._text[self._at :].strip() else "cannot be read")
        self._at = match.end()
        return match.lastgroup, match[match.lastgroup]

    def _unquoted(self, token: str) -> str:
        try:
            text: str = json.loads(token.replace("\\'", "'"), strict=False)
        except ValueError as error:
            raise self._bad(f"{quoted(token)} is no text") from error
        return text

    def _bad(self, wrong: str) -> BadFile:
        at = len(self._text) - len(self._text[self._at :].lstrip())
        at = self._at if at == len(self._text) else at
        line = self._text.count("\n", 0, at) + 1
        column = at - self._text.rfind("\n", 0, at)
        return BadFile(
            [
                Fault(
                    self._file, f"line {line} column {column}", wrong, "give the file as the program saved it"
                )
            ]
        )
