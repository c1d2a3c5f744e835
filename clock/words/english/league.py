"""A season in English."""

from collections.abc import Sequence
from datetime import date

from clock.words.english.numbers import counted, listed

_WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)


def night(number: int, label: str) -> str:
    """Return "night 5", or the night's own name."""
    return label or f"night {number}"


def champions_night() -> str:
    """Return "champions' night"."""
    return "champions' night"


def titled(season: str, night: str) -> str:
    """Return "Gananda 2014/15, night 5"."""
    return f"{season}, {night}"


def no_season() -> str:
    """Return the choice of none."""
    return "No season"


def which_season() -> str:
    """Return the question which it is."""
    return "Which season?"


def begins(house: str, night: str) -> str:
    """Return "Begin a new night: Gananda, Gananda 2014/15, night 5?"."""
    return f"Begin a new night: {house}, {night}?"


def sub() -> str:
    """Return "sub"."""
    return "sub"


def standings() -> str:
    """Return the heading."""
    return "Standings"


def after(nights: int) -> str:
    """Return "after 5 nights"."""
    return f"after {counted(nights, 'night')}"


def ended_now() -> str:
    """Return the heading."""
    return "If it ended now"


def passes(player: str, passed: Sequence[str], more: int) -> str:
    """Return "Ben would pass Ada and Cleo", or "Ben would pass Ada, Cleo and 3 more"."""
    others = [*passed, f"{more} more"] if more else passed
    return f"{player} would pass {listed(others) or 'nobody'}"


def points(hundredths: int) -> str:
    """Return "125.90"."""
    whole, rest = divmod(abs(hundredths), 100)
    return f"{'-' if hundredths < 0 else ''}{whole:,}.{rest:02}"


def bonus(hundredths: int) -> str:
    """Return "+5", or "+2.50"."""
    return f"+{points(hundredths) if hundredths % 100 else hundredths // 100}"


def target(bonus: str, *, last_winner: bool, leader: bool) -> str:
    """Return "+5: winner and leader"."""
    why = " and ".join(word for word, is_so in (("winner", last_winner), ("leader", leader)) if is_so)
    return f"{bonus}: {why}" if why else bonus


def of_the_night() -> str:
    """Return the heading."""
    return "Points of the night"


def earned() -> tuple[str, str, str]:
    """Return the headings."""
    return "points", "bonus", "in all"


def next_night(*, champions: bool) -> str:
    """Return "Next night", or "Champions' night"."""
    return "Champions' night" if champions else "Next night"


def day(day: date) -> str:
    """Return "Saturday 13 December"."""
    return f"{_WEEKDAYS[day.weekday()]} {day.day} {_MONTHS[day.month - 1]}"


def day_at(day: str, time: str) -> str:
    """Return "Saturday 13 December, 7:00 pm"."""
    return f"{day}, {time}"


def in_days(days: int) -> str:
    """Return "today", "tomorrow" or "in 12 days"."""
    return {0: "today", 1: "tomorrow"}.get(days, f"in {days} days")


def finalists() -> str:
    """Return the heading."""
    return "Champions' night: stacks"


def plays_for(money: str) -> str:
    """Return "for $1,935"."""
    return f"for {money}"
