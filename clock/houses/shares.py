"""The prizes: rows like "10-18  46/27/17/10" and how the pool is rounded (P1 to P3)."""

import re
from fractions import Fraction

from clock.files.amounts import Wrong, percent
from clock.files.faults import quoted
from clock.files.sheet import Sheet
from clock.tournament.structure import Band, PrizeRules, Remainder

MOST_PLAYERS = 9_999

_A_BAND = 'write a row like "10-18  46/27/17/10": from how many to how many players, and the percents'


def read_prizes(sheet: Sheet) -> PrizeRules:
    """Return the prize rules; what cannot be read is noted as a fault."""
    rules = PrizeRules(
        bands=_read_bands(sheet),
        unit=sheet.money("unit", 1_00),
        remainder=sheet.word("remainder", Remainder.LOWEST_UP),
        guarantee=sheet.money("guarantee", 0),
        minimum_cash=sheet.money("minimum_cash", 0),
        fixed=sheet.amounts("fixed"),
        taken_off=sheet.money("taken_off", 0),
        taken_off_percent=sheet.share("taken_off_percent", 99) * 100,
    )
    if rules.unit == 0:
        sheet.fault("unit", "is nothing", "write 1 to round to whole units, 0.01 for no rounding")
    if any(amount == 0 for amount in rules.fixed):
        sheet.fault("fixed", "has a prize of nothing", "leave it out")
    if not rules.bands and not rules.fixed and sheet.clean:
        sheet.fault("shares", "is missing", _A_BAND)
    return rules


def _read_bands(sheet: Sheet) -> tuple[Band, ...]:
    rows: list[Band | None] = []
    for key, text in sheet.rows("shares", 100, required=False):
        try:
            band = read_band(text)
        except Wrong as error:
            sheet.fault(key, error.wrong, error.right)
            rows.append(None)
            continue
        if not rows:
            _check_first(sheet, key, band)
        elif rows[-1] is not None:
            _check_next(sheet, key, rows[-1], band)
        if list(band.percents) != sorted(band.percents, reverse=True):
            sheet.warn(key, "a place gets more than the place above it", "write the best place first")
        rows.append(band)
    return tuple(row for row in rows if row is not None)


def read_band(text: str) -> Band:
    """Return the band of one row. Raises Wrong."""
    match = re.fullmatch(r"([0-9]{1,4})(?: ?- ?([0-9]{1,4}))? (.+)", " ".join(text.split()))
    if match is None:
        raise Wrong(f"{quoted(text)} is no prize row", _A_BAND)
    first, last = int(match[1]), int(match[2] or match[1])
    if not 1 <= first <= last:
        raise Wrong(f"{first}-{last} is no range of players", _A_BAND)
    percents = tuple(percent(share) for share in re.split(r" ?/ ?| ", match[3]))
    if any(share == 0 for share in percents):
        raise Wrong("a place gets 0 percent", "leave out the places that are not paid")
    if sum(percents) != 100:
        raise Wrong(f"the percents add up to {_written(sum(percents, Fraction()))}", "let them add up to 100")
    return Band(first, last, percents)


def _check_first(sheet: Sheet, key: str, band: Band) -> None:
    if band.first > 2:
        wrong = f"fields below {band.first} players have no row"
        sheet.warn(key, wrong, "this row is used for them too")


def _check_next(sheet: Sheet, key: str, before: Band, band: Band) -> None:
    """Note a gap or an overlap between a band and the one before (P1)."""
    expected = before.last + 1
    right = f"let this row begin at {expected}"
    if band.first > expected:
        missing = f"{expected}" if band.first == expected + 1 else f"{expected} to {band.first - 1}"
        sheet.fault(key, f"fields of {missing} players have no row", right)
    elif band.first < expected:
        wrong = f"begins at {band.first} players, but the row before goes to {before.last}"
        sheet.fault(key, wrong, right)


def _written(amount: Fraction) -> str:
    return f"{float(amount):g}"
