"""The table of points: rows like "8-12  30%/20%/15%  others 50", one for each size of the field (L1)."""

import re
from decimal import Decimal

from clock.files.amounts import Wrong
from clock.files.faults import quoted
from clock.files.sheet import Sheet
from clock.league.points import NOTHING, Amount, PointsRow

MOST_ROWS = 60

_PLAYERS = re.compile(r"(?P<first>[0-9]{1,4})(?P<open>-(?P<last>[0-9]{1,4})?)?")
_AMOUNT = re.compile(r"([0-9]{1,7}(?:\.[0-9]{1,6})?)(%?)")
_A_ROW = 'write a row like "2-7  450/300/220" or "8-  30%/20%/15%  others 50": the players, then the points'


def read_table(sheet: Sheet) -> tuple[PointsRow, ...]:
    """Return the table, empty where there is none; what cannot be read is noted as a fault."""
    rows: list[PointsRow] = []
    for key, text in sheet.rows("table", MOST_ROWS, required=False):
        try:
            row = read_row(text)
        except Wrong as error:
            sheet.fault(key, error.wrong, error.right)
            continue
        if rows and (rows[-1].last is None or row.first != rows[-1].last + 1):
            wrong = f"begins at {row.first} players, which is not where the row before ends"
            sheet.fault(key, wrong, "let every field have one row")
        rows.append(row)
    return tuple(rows)


def read_row(text: str) -> PointsRow:
    """Return one row of the table. Raises Wrong."""
    players, *amounts = text.lower().replace("/", " ").split()
    match = _PLAYERS.fullmatch(players)
    others = amounts[-1] if len(amounts) > 2 and amounts[-2] == "others" else None
    listed = amounts[:-2] if others else amounts
    if match is None or not listed:
        raise Wrong(f"{quoted(text)} is no row of points", _A_ROW)
    first = int(match["first"])
    last = int(match["last"]) if match["last"] else None if match["open"] else first
    if first < 1 or (last is not None and last < first):
        raise Wrong(f"{players} is no range of players", _A_ROW)
    return PointsRow(
        first, last, tuple(_amount(amount) for amount in listed), _amount(others) if others else NOTHING
    )


def _amount(text: str) -> Amount:
    match = _AMOUNT.fullmatch(text)
    if match is None:
        raise Wrong(f"{quoted(text)} is neither points nor a percent", _A_ROW)
    return Amount(Decimal(match[1]), percent=bool(match[2]))
