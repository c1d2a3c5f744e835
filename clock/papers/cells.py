"""The cells of a sheet of results, read strictly: Wrong says what is wrong with one, and what is right."""

import re
from decimal import Decimal

from clock.files.amounts import Wrong
from clock.files.faults import quoted

MOST = 100_000_000
"""No amount, and no points, of a night are as many hundredths."""

_NUMBER = re.compile(r"-?[0-9]{1,7}(?:[.,][0-9]{1,2})?")
_YES = {"": False, "no": False, "nein": False, "yes": True, "ja": True}


def whole(text: str, least: int, most: int) -> int:
    """Return a whole number."""
    if not (text.isascii() and text.isdecimal() and least <= int(text) <= most):
        raise Wrong(f"{quoted(text)} is no whole number from {least} to {most}", "write figures only")
    return int(text)


def hundredths(text: str, least: int = -MOST) -> int:
    """Return an amount, or points, in hundredths."""
    match = _NUMBER.fullmatch(text)
    value = int(Decimal(text.replace(",", ".")) * 100) if match else None
    if value is None or value < least:
        raise Wrong(
            f"{quoted(text)} is no number of at most two decimals",
            "write it like 37.50, without a sign of the currency",
        )
    return value


def yes(text: str) -> bool:
    """Return yes or no; nothing is no."""
    if text.casefold() not in _YES:
        raise Wrong(f"{quoted(text)} is neither yes nor no", "write yes, no, or nothing")
    return _YES[text.casefold()]
