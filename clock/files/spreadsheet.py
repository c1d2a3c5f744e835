"""Tables for spreadsheets: what people wrote is text there, never a formula, and is read back as it was."""

import csv
import io
import re
from collections.abc import Iterable, Sequence

_FORMULA = re.compile(r"'*[=+\-@\t\r]")
"""How a text begins that a spreadsheet would work out."""

_NUMBER = re.compile(r"[-+]?[0-9]+(?:\.[0-9]+)?")


def spreadsheet(rows: Iterable[Sequence[object]]) -> str:
    """Return a table as CSV; what is not there is empty, and several in one cell are parted by blanks.

    A text that would be taken for a formula has an apostrophe before it.
    """
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows([_cell(value) for value in row] for row in rows)
    return text.getvalue()


def from_spreadsheet(cell: str) -> str:
    """Return a cell as it was before it was written, without the apostrophe against formulas."""
    return cell[1:] if cell.startswith("'") and _FORMULA.match(cell) else cell


def _cell(value: object) -> object:
    match value:
        case None:
            return ""
        case bool():
            return "yes" if value else "no"
        case list() | tuple():
            return _cell(" ".join(map(str, value)))
        case str() if _FORMULA.match(value) and not _NUMBER.fullmatch(value):
            return f"'{value}"
    return value
