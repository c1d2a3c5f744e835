"""The roster: players.csv lists who plays in this house, one player a line (id, name, sub)."""

from collections.abc import Mapping
from pathlib import Path

from clock.files.config import ROSTER_FILE
from clock.files.faults import BadFile, Fault, quoted
from clock.files.lines import Lines, unfit_name, unfit_text
from clock.files.reading import read_text
from clock.tournament.names import folded
from clock.values import Struct

NEEDED = ("id", "name")
COLUMNS = (*NEEDED, "sub")
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
    reading.read(text)
    return tuple(reading.players), tuple(reading.lines.faults)


def right_roster(text: str, file: str) -> tuple[Regular, ...]:
    """Return the players of a file's text in its order. Raises BadFile where it has faults."""
    players, faults = read_roster(text, file)
    if faults:
        raise BadFile(faults)
    return players


def load_roster(path: Path) -> tuple[Regular, ...]:
    """Return the players of a file in its order. Raises BadFile."""
    return right_roster(read_text(path), str(path))


def roster_in(config: Path) -> tuple[Regular, ...]:
    """Return the players of a configuration's roster, nobody where it has none. Raises BadFile."""
    path = config / ROSTER_FILE
    return load_roster(path) if path.is_file() else ()


class _Reading:
    """One pass through a roster, with what it has found so far."""

    def __init__(self, file: str) -> None:
        self.lines = Lines(file)
        self.players: list[Regular] = []
        self._ids: dict[str, int] = {}
        self._names: dict[str, int] = {}

    def read(self, text: str) -> None:
        """Read all lines but those with a remark."""
        first = text.split("\n", 1)[0]
        # A German spreadsheet parts columns by semicolons.
        delimiter = ";" if ";" in first and "," not in first else ","
        columns: list[str] | None = None
        for cells in self.lines.cells(text, delimiter):
            if cells[0].startswith("#"):
                continue
            if columns is None:
                columns = [cell.lower() for cell in cells]
                if not self.lines.check_columns(columns, NEEDED, COLUMNS):
                    return
            elif len(self.players) == MOST_PLAYERS:
                self.lines.fault(f"is more than {MOST_PLAYERS} players", "leave some out")
                return
            elif self.lines.check_length(cells, columns):
                self._read_player(dict(zip(columns, cells, strict=True)))
        if not self.players and not self.lines.faults:
            self.lines.fault_of_file(
                "lists no player",
                "write id,name,sub and then one player a line, or delete the file if nobody is to be listed",
            )

    def _read_player(self, cells: Mapping[str, str]) -> None:
        self._check("id", cells["id"], unfit_text(cells["id"], "an id", LONGEST_ID), self._ids)
        self._check("name", cells["name"], unfit_name(cells["name"]), self._names)
        sub = cells.get("sub", "").lower()
        if sub not in _SUB:
            self.lines.fault(f"{quoted(sub)} is neither yes nor no", "write yes, no, or nothing", "sub")
        self.players.append(Regular(cells["id"], cells["name"], _SUB.get(sub, False)))

    def _check(self, column: str, text: str, unfit: tuple[str, str] | None, seen: dict[str, int]) -> None:
        """Note a text that is `unfit`, or stands in an earlier line."""
        if unfit is not None:
            self.lines.fault(*unfit, column)
        if not text:
            return
        earlier = seen.setdefault(folded(text), self.lines.number)
        if earlier != self.lines.number:
            right = "give everyone an own id" if column == "id" else "add a letter, so that they differ"
            self.lines.fault(f"{quoted(text)} stands in line {earlier} too", right, column)
