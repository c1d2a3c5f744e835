"""The rehearsal language: a script's text becomes a head and a list of timed lines.

The head sets the house, the players and the date; every other line is a time and what happens then.
"""

import re
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, time

from clock.rehearsal.numbers import whole_number
from clock.settings.wiring import Keypad
from clock.values import Struct


class BadScript(Exception):  # noqa: N818  named for what it is
    """A script that cannot be read; `line` counts from 1."""

    def __init__(self, line: int, wrong: str) -> None:
        super().__init__(f"line {line}: {wrong}")
        self.line = line


@dataclass(frozen=True, slots=True)
class ScriptPlayer:
    """A player named in the head."""

    number: int
    name: str | None
    sub: bool = False
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Head:
    """What the script sets before the night; `lines` are where its head lines stand, by their words."""

    house: str = "gananda"
    count: int = 0
    players: tuple[ScriptPlayer, ...] = ()
    roster: str | None = None
    seed: int = 1
    date: datetime | None = None
    starts: time | None = None
    keypad: Keypad = Keypad.WITH_LETTERS
    season: str | None = None
    night: str | None = None
    champions: bool = False
    goes_on: bool = False
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)

    def line(self, word: str) -> int:
        """Return where the head line of this word stands, the script's first line if it is not written."""
        return self.lines.get(word, 1)


class Line(Struct, frozen=True):
    """One timed line: its number in the script, its time in milliseconds, and its words.

    `words` are split at blanks with quotes taken off; `text` is what follows the time, as written.
    """

    number: int
    at_ms: int
    words: tuple[str, ...]
    text: str


class Script(Struct, frozen=True):
    """A whole script."""

    head: Head
    lines: tuple[Line, ...]


HEAD: Mapping[str, str] = {
    "house": "house NAME",
    "players": "players COUNT",
    "player": 'player N ["NAME"] [sub]',
    "roster": "roster FILE",
    "seed": "seed N",
    "date": "date YYYY-MM-DDTHH:MM",
    "starts": "starts H:MM",
    "keypad": "keypad 4x4 or keypad 4x3",
    "season": 'season "NAME"',
    "night": 'night "NAME"',
    "champions": "champions",
    "continue": "continue",
}
"""How every head line is written, by its first word."""

_TIME = re.compile(r"(\d+):([0-5]\d):([0-5]\d)(?:\.(\d{1,3}))?")


def read_script(text: str) -> Script:
    """Return the script, or raise BadScript with the line that cannot be read."""
    head: dict[str, object] = {}
    stands: dict[str, int] = {}
    players: list[ScriptPlayer] = []
    lines: list[Line] = []
    for number, written in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        content = without_comment(written).replace("\t", " ")
        if not content:
            continue
        first, _, rest = content.partition(" ")
        if first[0].isdigit():
            lines.append(_line(number, first, rest.strip(), lines))
        elif lines:
            raise BadScript(number, f"the head line '{first}' stands below the first timed line")
        else:
            stands[first] = number
            if first == "player":
                players.append(_player(number, rest, players))
            else:
                head.update(_head_line(number, first, rest.strip()))
    _check_players(stands)
    return Script(Head(players=tuple(players), lines=stands, **head), tuple(lines))  # type: ignore[arg-type]  # checked by line


def _check_players(stands: Mapping[str, int]) -> None:
    """Raise BadScript where the players are stated in more than one way."""
    ways = sorted((line, word) for word, line in stands.items() if word in {"players", "player", "roster"})
    if len(ways) > 1:
        raise BadScript(ways[1][0], f"the head has both '{ways[0][1]}' and '{ways[1][1]}': one is enough")


def without_comment(line: str) -> str:
    """Return a line without its comment: from # at its start, or from # after two blanks."""
    if line.lstrip().startswith("#"):
        return ""
    return re.split(r"\s{2,}#|\t+#", line, maxsplit=1)[0].strip()


def duration_ms(number: int, text: str) -> int:
    """Return the milliseconds of h:mm:ss; `number` is the line for BadScript."""
    match = _TIME.fullmatch(text)
    if match is None:
        raise BadScript(number, f"'{text}' is no time; write h:mm:ss, for example 0:05:00")
    hours, minutes, seconds, fraction = match.groups()
    return ((int(hours) * 60 + int(minutes)) * 60 + int(seconds)) * 1000 + int(
        (fraction or "0").ljust(3, "0")
    )


def _line(number: int, time_text: str, rest: str, before: Sequence[Line]) -> Line:
    at_ms = duration_ms(number, time_text)
    if before and at_ms < before[-1].at_ms:
        raise BadScript(number, f"{time_text} is before the line above it; times only go forward")
    if not rest:
        raise BadScript(number, "nothing stands after the time")
    return Line(number, at_ms, words_of(number, rest), rest)


def words_of(number: int, text: str) -> tuple[str, ...]:
    """Return the words of a line, quoted ones as one; raises BadScript for an open quote."""
    if text.startswith("keys "):
        return ("keys", text.removeprefix("keys").strip())
    if text.startswith("expect "):
        return ("expect", *text.split()[1:])
    try:
        return tuple(shlex.split(text))
    except ValueError as fault:
        raise BadScript(number, f"a quotation mark is not closed in: {text}") from fault


def _player(number: int, rest: str, before: Sequence[ScriptPlayer]) -> ScriptPlayer:
    words = words_of(number, rest)
    if not words or not words[0].isdecimal():
        raise BadScript(number, 'a player has a number first: player 3 "Ada"')
    if len(words) > 3 or (len(words) == 3 and words[2] != "sub"):
        raise BadScript(number, 'a player is a number, a name and perhaps sub: player 3 "Ada" sub')
    if any(player.number == int(words[0]) for player in before):
        raise BadScript(number, f"there is a player {words[0]} already")
    name = words[1] if len(words) > 1 else None
    return ScriptPlayer(int(words[0]), name, sub=len(words) == 3, line=number)


def _head_line(number: int, word: str, rest: str) -> dict[str, object]:
    try:
        return _head_value(word, rest)
    except ValueError as fault:
        should = f"; write {HEAD[word]}" if word in HEAD else ""
        raise BadScript(number, f"'{word} {rest}' cannot be read: {fault}{should}") from fault


def _head_value(word: str, rest: str) -> dict[str, object]:
    match word:
        case "house" | "roster" | "season" | "night":
            if not rest:
                raise ValueError("a name is missing")
            return {word: rest.strip('"')}
        case "players":
            return {"count": _whole(rest)}
        case "seed":
            return {"seed": whole_number(rest)}
        case "date":
            return {"date": datetime.fromisoformat(rest)}
        case "starts":
            return {"starts": time.fromisoformat(rest.rjust(5, "0"))}
        case "keypad":
            return {"keypad": Keypad(rest)}
        case "champions":
            return {"champions": True}
        case "continue":
            return {"goes_on": True}
        case _:
            raise ValueError(f"a line begins with a time, or with one of {', '.join(HEAD)}")


def _whole(text: str) -> int:
    value = whole_number(text)
    if value < 0:
        raise ValueError("it is less than nothing")
    return value
