"""Figures that read the same in every language: money in data, time left, time gone."""

from clock.tournament.structure import HOUR, MINUTE, SECOND

CENTS = 100


def decimal(cents: int) -> str:
    """Return an amount for data: "129" when whole, else with two decimals, "37.50"."""
    sign = "-" if cents < 0 else ""
    units, rest = divmod(abs(cents), CENTS)
    return f"{sign}{units}.{rest:02}" if rest else f"{sign}{units}"


def time_left(left_ms: int) -> str:
    """Return what is left as "7:12" or "1:14:37", a begun second counted whole; never below 0:00."""
    return _short(-(-max(left_ms, 0) // SECOND) * SECOND)


def time_gone(gone_ms: int) -> str:
    """Return what is gone as "7:12" or "1:14:37", whole seconds only."""
    return _short(max(gone_ms, 0))


def hours(time_ms: int) -> str:
    """Return a time as "h:mm:ss", the hour also when it is 0; whole seconds only."""
    hour, minute, second = _parts(max(time_ms, 0))
    return f"{hour}:{minute:02}:{second:02}"


def _short(time_ms: int) -> str:
    hour, minute, second = _parts(time_ms)
    return f"{hour}:{minute:02}:{second:02}" if hour else f"{minute}:{second:02}"


def _parts(time_ms: int) -> tuple[int, int, int]:
    return time_ms // HOUR, time_ms % HOUR // MINUTE, time_ms % MINUTE // SECOND
