"""Single values as a host writes them: money, chips, lengths of time, percents, times of day.

Each reader returns the exact value or raises Wrong; none of them goes through a binary fraction.
"""

import re
from datetime import time
from decimal import Decimal
from fractions import Fraction

from clock.files.faults import quoted
from clock.moment import minute_of
from clock.tournament.structure import HOUR, MINUTE, SECOND

MOST_MONEY = 10_000_000
MOST_CHIPS = 10_000_000
LARGEST_NUMBER = 10**12
MOST_DECIMALS = 6

_UNITS = {"h": HOUR, "min": MINUTE, "s": SECOND}
_SPAN = re.compile(r"(?:(?P<h>[0-9]{1,4}) ?h ?)?(?:(?P<min>[0-9]{1,4}) ?min ?)?(?:(?P<s>[0-9]{1,5}) ?s)?")
_TIME = re.compile(r"([0-9]{1,2}):([0-9]{2})")
_SHOWN_AS = 'write it like "25 min", "90 s" or "1 h 30 min"'


class Wrong(ValueError):  # noqa: N818 - it is no program's error, and reads as what it is
    """A value is not what it should be: what is wrong, and what would be right."""

    def __init__(self, wrong: str, right: str) -> None:
        """Keep both halves of the fault."""
        self.wrong = wrong
        self.right = right
        super().__init__(f"{wrong}; {right}")


def cents(value: object) -> int:
    """Return an amount of money in cents, from a TOML number like 20 or 12.50. Raises Wrong."""
    return _hundredths(value, "amount of money", "a cent", "write a plain number like 20 or 12.50")


def points(value: object) -> int:
    """Return points in hundredths, from a TOML number like 2 or 0.5. Raises Wrong."""
    return _hundredths(value, "number of points", "a hundredth", "write a plain number like 2 or 0.5")


def _hundredths(value: object, what: str, least: str, right: str) -> int:
    number = _exact(value, what, right)
    if not 0 <= number <= MOST_MONEY:
        raise Wrong(f"{value} is {'below nothing' if number < 0 else 'too large'}", right)
    in_hundredths = number * 100
    if in_hundredths != int(in_hundredths):
        raise Wrong(f"{value} has parts of {least}", right)
    return int(in_hundredths)


def share(value: object, most: int) -> Fraction:
    """Return a part of one, from a TOML number of percent like 10 or 2.5, at most `most`. Raises Wrong."""
    right = f"write a percentage from 0 to {most}, like 10 or 2.5"
    percentage = _exact(value, "percentage", right)
    if not 0 <= percentage <= most:
        raise Wrong(f"{value} is too {'small' if percentage < 0 else 'large'}", right)
    return Fraction(percentage) / 100


def whole(value: object, least: int, most: int) -> int:
    """Return a whole TOML number from `least` to `most`. Raises Wrong."""
    right = f"write a whole number from {least} to {most}"
    if isinstance(value, bool) or not isinstance(value, int):
        raise Wrong(f"{kind(value)} is no whole number", f"{right}, without quotes")
    if not least <= value <= most:
        raise Wrong(f"{value} is too {'small' if value < least else 'large'}", right)
    return value


def chips(text: str) -> int:
    """Return the number of chips that part of a row says, at least 1. Raises Wrong."""
    right = "write chips as a whole number without a comma or point, like 1500"
    if not re.fullmatch(r"[0-9]+", text):
        raise Wrong(f"{quoted(text)} is no number of chips", right)
    if len(text) > len(str(MOST_CHIPS)) or int(text) > MOST_CHIPS:
        raise Wrong(f"{quoted(text)} chips are too many", f"write at most {MOST_CHIPS}")
    if int(text) == 0:
        raise Wrong("0 chips are nothing", right)
    return int(text)


def span_ms(text: str) -> int:
    """Return a length of time in milliseconds, from a text like "25 min". Raises Wrong."""
    match = _SPAN.fullmatch(" ".join(text.lower().split()))
    if match is None or not any(match.groups()):
        raise Wrong(f"{quoted(text)} is no length of time", _SHOWN_AS)
    return sum(int(match[unit]) * length for unit, length in _UNITS.items() if match[unit])


def written_span(span: int) -> str:
    """Return a length of time in milliseconds as a file writes it."""
    left, words = span, []
    for unit, length in _UNITS.items():
        count, left = divmod(left, length)
        if count:
            words.append(f"{count} {unit}")
    return " ".join(words) or "0 s"


def percent(text: str) -> Fraction:
    """Return a share in percent, from a text like "27" or "11.9". Raises Wrong."""
    if not re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,6})?", text):
        raise Wrong(f"{quoted(text)} is no percent", "write it like 27 or 11.9")
    return Fraction(text)


def minute_of_day(value: object) -> int:
    """Return a time of day in minutes after midnight, from "19:00". Raises Wrong."""
    right = 'write a time of day in quotes, like "19:00"'
    if isinstance(value, time):
        return minute_of(value)
    match = _TIME.fullmatch(value.strip()) if isinstance(value, str) else None
    if match is None:
        raise Wrong(f"{quoted(value)} is no time of day", right)
    hours, minutes = int(match[1]), int(match[2])
    if hours > 23 or minutes > 59:
        raise Wrong(f"{quoted(value)} is no time of day", right)
    return hours * 60 + minutes


def _exact(value: object, what: str, right: str) -> Decimal:
    """Return a TOML number of a size at which Decimal reckons without rounding. Raises Wrong."""
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        raise Wrong(f"{kind(value)} is no {what}", f"{right}, without quotes")
    number = Decimal(value)
    if not number.is_finite() or abs(number) > LARGEST_NUMBER:
        raise Wrong(f"{quoted(value)} is no {what}", right)
    exponent = number.as_tuple().exponent
    if isinstance(exponent, int) and exponent < -MOST_DECIMALS:
        raise Wrong(f"{quoted(value)} has too many decimals", right)
    return number


def kind(value: object) -> str:
    """Return what a TOML value is, in words, to quote in a fault."""
    if isinstance(value, bool):
        return f"the word {str(value).lower()}"
    if isinstance(value, str):
        return f"the text {quoted(value)}" if value.strip() else "an empty text"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "a table"
    return f"the value {quoted(value)}"
