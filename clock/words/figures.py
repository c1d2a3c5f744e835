"""Figures that read the same in every language: money in data, times, and what chips are told in."""

from clock.tournament.structure import HOUR, MINUTE, MINUTES_A_DAY, SECOND

CENTS = 100
HUNDRED = 100
THOUSAND = 1_000
MILLION = 1_000_000
BILLION = 1_000_000_000
LARGE = (BILLION, MILLION, THOUSAND, HUNDRED)
"""The numbers that have a word of their own in every language, the largest first."""

MINUTES_AN_HOUR = 60
SECONDS_A_MINUTE = 60
TWO_FIGURES = tuple(f"{number:02}" for number in range(60))
"""Written beforehand: a time is written each second."""


def decimal(cents: int) -> str:
    """Return an amount for data: "129" when whole, else with two decimals, "37.50"."""
    sign = "-" if cents < 0 else ""
    units, rest = divmod(abs(cents), CENTS)
    return f"{sign}{units}.{rest:02}" if rest else f"{sign}{units}"


def hundredths_text(hundredths: int) -> str:
    """Return hundredths of a point for data, with two decimals: "111.80"."""
    whole, rest = divmod(abs(hundredths), HUNDRED)
    return f"{'-' if hundredths < 0 else ''}{whole}.{rest:02}"


def thousands(count: int) -> str:
    """Return whole thousands in short, as on a chip: "100K"."""
    return f"{count // THOUSAND}K"


def on_chip(value: int) -> str:
    """Return the value of a chip as it stands on one: "500", "1K", "10M"; no more than is whole in short."""
    for unit, sign in ((MILLION, "M"), (THOUSAND, "K")):
        if value >= unit and value % unit == 0:
            return f"{value // unit}{sign}"
    return str(value)


def millions(count: int) -> tuple[int, str]:
    """Return a million or more as whole millions and up to three decimals without zeros at their end.

    What is no whole thousand is cut off after two decimals, never rounded up: nobody has more than is said.
    """
    thousands, rest = divmod(count, THOUSAND)
    if rest:
        thousands -= thousands % 10
    whole, decimals = divmod(thousands, THOUSAND)
    return whole, f"{decimals:03}".rstrip("0")


def hands(minute: int) -> str:
    """Return the minute of the day as "21:15"; minutes past midnight go on from 0:00."""
    hour, rest = divmod(minute % MINUTES_A_DAY, MINUTES_AN_HOUR)
    return f"{hour}:{rest:02}"


def time_left(left_ms: int) -> str:
    """Return what is left as "7:12" or "1:14:37", a begun second counted whole; never below 0:00."""
    return _short(-(-left_ms // SECOND))


def time_gone(gone_ms: int) -> str:
    """Return what is gone as "7:12" or "1:14:37", whole seconds only."""
    return _short(gone_ms // SECOND)


def time_over(over_ms: int) -> str:
    """Return how long a time has been over as "+7:12" or "+65:00", in whole seconds: it counts up."""
    minutes, second = divmod(over_ms // SECOND, SECONDS_A_MINUTE)
    return f"+{minutes}:{TWO_FIGURES[second]}"


def hours(time_ms: int) -> str:
    """Return a time as "h:mm:ss", the hour also when it is 0; whole seconds only."""
    hour, minute, second = _parts(max(time_ms, 0))
    return f"{hour}:{minute:02}:{second:02}"


def _short(seconds: int) -> str:
    if seconds <= 0:
        return "0:00"
    minutes, second = divmod(seconds, SECONDS_A_MINUTE)
    if minutes < MINUTES_AN_HOUR:
        return f"{minutes}:{TWO_FIGURES[second]}"
    hour, minute = divmod(minutes, MINUTES_AN_HOUR)
    return f"{hour}:{TWO_FIGURES[minute]}:{TWO_FIGURES[second]}"


def _parts(time_ms: int) -> tuple[int, int, int]:
    return time_ms // HOUR, time_ms % HOUR // MINUTE, time_ms % MINUTE // SECOND
