"""The chip set: rows like "25 green  13 each  200 in the case" (E1, S8)."""

import re
from collections.abc import Mapping

from clock.files.amounts import Wrong, chips
from clock.files.faults import did_you_mean, quoted
from clock.files.sheet import Sheet
from clock.tournament.structure import Chip
from clock.values import Struct

COLOURS = (
    "white", "red", "blue", "green", "black", "purple", "yellow", "orange", "pink", "grey", "brown",
)  # fmt: skip
"""The colours a chip can have; the screen draws each as it is."""

MOST_OF_A_CHIP = 10_000

_ROW = re.compile(
    r"(?P<value>[^ ]+) (?P<colour>[^ ]+)(?: (?P<each>[^ ]+) each)?(?: (?P<owned>[^ ]+) in the case)?"
)
_A_CHIP = 'write a chip like "25 green", "25 green 13 each" or "25 green 13 each 200 in the case"'


class ChipSet(Struct, frozen=True):
    """The chips of a house, lowest value first, and how many of each value one player starts with."""

    chips: tuple[Chip, ...]
    stack: Mapping[int, int]


def read_chip_set(sheet: Sheet) -> ChipSet:
    """Return the chip set; what cannot be read is noted as a fault."""
    found: dict[int, Chip] = {}
    stack: dict[int, int] = {}
    for key, text in sheet.rows("rows", 20):
        try:
            chip, each = read_row(text)
        except Wrong as error:
            sheet.fault(key, error.wrong, error.right)
            continue
        if chip.value in found:
            sheet.fault(key, f"the value {chip.value} stands here twice", "give each value one row")
        if any(chip.colour == other.colour for other in found.values()):
            sheet.warn(key, f"{chip.colour} has two values", "chips of one colour are hard to tell apart")
        found[chip.value] = chip
        if each:
            stack[chip.value] = each
    _check_stack(sheet, found, stack)
    values = sorted(found)
    return ChipSet(
        tuple(found[value] for value in values), {value: stack[value] for value in values if value in stack}
    )


def read_row(text: str) -> tuple[Chip, int]:
    """Return a row's chip and how many of it one player starts with. Raises Wrong."""
    if re.search(r"[0-9],[0-9]", text):
        raise Wrong(f"{quoted(text)} has a comma within a number", "write 1000 instead of 1,000")
    match = _ROW.fullmatch(" ".join(text.lower().replace(",", " ").split()))
    if match is None:
        raise Wrong(f"{quoted(text)} is no chip", _A_CHIP)
    value, colour, each, owned = match.groups()
    if colour not in COLOURS:
        raise Wrong(f"{quoted(colour)} is no colour of a chip", did_you_mean(colour, COLOURS))
    return Chip(chips(value), colour, _how_many(owned)), _how_many(each) or 0


def _how_many(text: str | None) -> int | None:
    if text is None:
        return None
    if not re.fullmatch(r"[0-9]{1,5}", text) or int(text) > MOST_OF_A_CHIP:
        raise Wrong(f"{quoted(text)} is no number of chips", f"write a whole number up to {MOST_OF_A_CHIP}")
    return int(text)


def _check_stack(sheet: Sheet, found: Mapping[int, Chip], stack: Mapping[int, int]) -> None:
    total = sheet.whole("stack", 1, 100_000_000) if sheet.has("stack") else None
    if not sheet.clean:
        return
    if not found:
        sheet.fault("rows", "has no chip", _A_CHIP)
        return
    added = sum(value * count for value, count in stack.items())
    if added == 0:
        sheet.fault(
            "rows", "gives a player no chips", 'say how many one player starts with: "25 green 13 each"'
        )
    elif total is not None and added != total:
        sheet.fault("stack", f"is {total}, but the rows add up to {added}", "put the rows or the total right")
