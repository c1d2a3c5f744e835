"""CSV as people write it: the first line names the columns, each other one a player; faults by their line."""

import csv
import io
from collections.abc import Iterator, Sequence

from clock.files.faults import Fault, did_you_mean, quoted
from clock.tournament.names import LONGEST_NAME

_QUOTES = "a name with a comma stands in quotes"


class Lines:
    """The lines of a CSV file, and what is wrong with them; `number` is that of the line which is read."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.number = 0
        self.faults: list[Fault] = []

    def fault(self, wrong: str, right: str, column: str = "", line: int | None = None) -> None:
        """Note a fault of the line that is read, or of an earlier one, with the column where it is in one."""
        key = f"line {self.number if line is None else line} {column}".rstrip()
        self.faults.append(Fault(self.file, key, wrong, right))

    def fault_of_file(self, wrong: str, right: str) -> None:
        """Note a fault that is in no line."""
        self.faults.append(Fault(self.file, "file", wrong, right))

    def cells(self, text: str, delimiter: str) -> Iterator[list[str]]:
        """Give the cells of each line that has any, without the blanks around them.

        Where the text is no CSV that is a fault, and the last thing that is read.
        """
        rows = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
        try:
            for row in rows:
                self.number = rows.line_num
                cells = [cell.strip() for cell in row]
                if any(cells):
                    yield cells
        except csv.Error as error:
            self.fault(f"cannot be read: {error}", "write one player a line", line=self.number + 1)

    def check_columns(self, columns: Sequence[str], needed: Sequence[str], known: Sequence[str]) -> bool:
        """Note what is wrong with the columns that the first line names; return whether they can be used."""
        before = len(self.faults)
        for column in needed:
            if column not in columns:
                begin = f"begin with the line {','.join(needed)}"
                self.fault(f'the first line has no column "{column}"', begin)
        for column in columns:
            if column not in known:
                self.fault(f"{quoted(column)} is no column", did_you_mean(column, known))
        named = [column for column in columns if column]
        if len(set(named)) < len(named):
            self.fault("a column stands here twice", "name each column once")
        return len(self.faults) == before

    def check_length(self, cells: Sequence[str], columns: Sequence[str]) -> bool:
        """Note a line that has not as many cells as there are columns; return whether it has."""
        if len(cells) == len(columns):
            return True
        self.fault(f"has {len(cells)} columns instead of {len(columns)}", _QUOTES)
        return False


def unfit_name(name: str) -> tuple[str, str] | None:
    """Return what is wrong with a player's name and what would be right, None for one that can be taken."""
    return unfit_text(name, "a name", LONGEST_NAME)


def unfit_text(text: str, what: str, longest: int) -> tuple[str, str] | None:
    """Return what is wrong with a text that every player has, `what` says which, and what would be right."""
    if not text:
        return "is empty", f"give every player {what}"
    if len(text) > longest:
        return f"{quoted(text)} has {len(text)} letters", f"write at most {longest}"
    if not text.isprintable():
        return f"{quoted(ascii(text))} has letters that cannot be shown", "write plain text"
    return None
