"""The roster: players.csv lists who plays in this house, one player a line (id, name, sub)."""

import csv
import io
from pathlib import Path

from clock.files.config import ROSTER_FILE
from clock.files.faults import BadFile, Fault, did_you_mean, quoted
from clock.files.reading import read_text
from clock.tournament.names import LONGEST_NAME, folded
from clock.values import Struct

COLUMNS = ("id", "name", "sub")
LONGEST_ID = 40
MOST_PLAYERS = 2_000

_SUB = {"": False, "no": False, "yes": True}


class Regular(Struct, frozen=True):
    """A player of the roster. The id stays the same when the name changes; a sub earns no points (L3)."""

    id: str
    name: str
    sub: bool = False


def read_roster(text: str, file: str) -> tuple[tuple[Regular, ...], tuple[Fault, ...]]:
    """Return the players of a file's text in its order, and all its faults."""
    reading = _Reading(file)
    try:
        reading.read(text)
    except csv.Error as error:
        reading.fault(f"line {reading.line + 1}", f"cannot be read: {error}", "write one player a line")
    return tuple(reading.players), tuple(reading.faults)


def load_roster(path: Path) -> tuple[Regular, ...]:
    """Return the players of a file in its order. Raises BadFile."""
    players, faults = read_roster(read_text(path), str(path))
    if faults:
        raise BadFile(faults)
    return players


def roster_in(config: Path) -> tuple[Regular, ...]:
    """Return the players of a configuration's roster, nobody where it has none. Raises BadFile."""
    path = config / ROSTER_FILE
    return load_roster(path) if path.is_file() else ()


class _Reading:
    """One pass through a roster, with what it has found so far."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.line = 0
        self.players: list[Regular] = []
        self.faults: list[Fault] = []
        self._ids: dict[str, int] = {}
        self._names: dict[str, int] = {}

    def fault(self, key: str, wrong: str, right: str) -> None:
        self.faults.append(Fault(self.file, key, wrong, right))

    def read(self, text: str) -> None:
        """Read all lines; raises csv.Error where the text is no CSV."""
        first = text.split("\n", 1)[0]
        # A German spreadsheet parts columns by semicolons.
        delimiter = ";" if ";" in first and "," not in first else ","
        rows = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
        columns: list[str] | None = None
        for row in rows:
            self.line = rows.line_num
            cells = [cell.strip() for cell in row]
            if not any(cells) or cells[0].startswith("#"):
                continue
            if columns is None:
                columns = [cell.lower() for cell in cells]
                if not self._check_columns(columns):
                    return
            elif len(self.players) == MOST_PLAYERS:
                self.fault(f"line {self.line}", f"is more than {MOST_PLAYERS} players", "leave some out")
                return
            else:
                self._read_player(columns, cells)
        if columns is None or (not self.players and not self.faults):
            self.fault("file", "lists no player", "write id,name,sub and then one player a line")

    def _check_columns(self, columns: list[str]) -> bool:
        before = len(self.faults)
        for column in COLUMNS[:2]:
            if column not in columns:
                wrong = f'the first line has no column "{column}"'
                self.fault(f"line {self.line}", wrong, "begin with the line id,name,sub")
        for column in columns:
            if column not in COLUMNS:
                self.fault(
                    f"line {self.line}", f"{quoted(column)} is no column", did_you_mean(column, COLUMNS)
                )
        if len(set(columns)) < len(columns):
            self.fault(f"line {self.line}", "a column stands here twice", "begin with the line id,name,sub")
        return len(self.faults) == before

    def _read_player(self, columns: list[str], cells: list[str]) -> None:
        line = f"line {self.line}"
        if len(cells) != len(columns):
            wrong = f"has {len(cells)} columns instead of {len(columns)}"
            self.fault(line, wrong, f"write {','.join(columns)}; a name with a comma stands in quotes")
            return
        values = dict(zip(columns, cells, strict=True))
        self._check_text(line, "id", values["id"], LONGEST_ID, self._ids)
        self._check_text(line, "name", values["name"], LONGEST_NAME, self._names)
        sub = values.get("sub", "").lower()
        if sub not in _SUB:
            self.fault(f"{line} sub", f"{quoted(sub)} is neither yes nor no", "write yes, no, or nothing")
        self.players.append(Regular(values["id"], values["name"], _SUB.get(sub, False)))

    def _check_text(self, line: str, column: str, value: str, most: int, seen: dict[str, int]) -> None:
        """Note a cell that is empty, too long, cannot be shown, or stands in an earlier line."""
        key = f"{line} {column}"
        if not value:
            self.fault(key, "is empty", f"give every player a{'n id' if column == 'id' else ' name'}")
            return
        if len(value) > most:
            self.fault(key, f"{quoted(value)} has {len(value)} letters", f"write at most {most}")
        elif not value.isprintable():
            self.fault(key, f"{quoted(ascii(value))} has letters that cannot be shown", "write plain text")
        earlier = seen.setdefault(folded(value), self.line)
        if earlier != self.line:
            right = "give everyone an own id" if column == "id" else "add a letter, so that they differ"
            self.fault(key, f"{quoted(value)} stands in line {earlier} too", right)
