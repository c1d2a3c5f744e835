"""Numbers in English: chips, money, places, the time of day, and lists of things."""

from collections.abc import Sequence
from fractions import Fraction

from clock.tournament.state import Tournament
from clock.tournament.structure import MINUTES_A_DAY
from clock.words.figures import MILLION, hands, millions
from clock.words.lists import joined
from clock.words.names import numbered

_SMALL = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def chips(count: int) -> str:
    """Return "1,234"; from a million on "1.5M", with what does not fit cut off, never rounded up."""
    if count < MILLION:
        return f"{count:,}"
    whole, decimals = millions(count)
    return f"{whole:,}.{decimals}M" if decimals else f"{whole:,}M"


def ordinal(number: int) -> str:
    """Return "1st", "2nd", "3rd", "4th", "11th", "21st"."""
    if number % 100 in {11, 12, 13}:
        return f"{number}th"
    return f"{number}" + {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")


def money(cents: int, currency: str) -> str:
    """Return "$129" or "$37.50"; a currency written in letters follows the amount, "129 kr"."""
    sign = "-" if cents < 0 else ""
    units, rest = divmod(abs(cents), 100)
    amount = f"{units:,}.{rest:02}" if rest else f"{units:,}"
    return f"{sign}{amount} {currency}" if currency[-1:].isalpha() else f"{sign}{currency}{amount}"


def percent(share: Fraction) -> str:
    """Return "46%" or "5.5%", with at most two decimals."""
    return f"{float(share):.2f}".rstrip("0").rstrip(".") + "%"


def time_of_day(minute: int, *, twelve_hour: bool) -> str:
    """Return the minute of the day as "9:15 pm", or as "21:15"; minutes past midnight go on from 0:00."""
    if not twelve_hour:
        return hands(minute)
    hour, rest = divmod(minute % MINUTES_A_DAY, 60)
    return f"{hour % 12 or 12}:{rest:02} {'am' if hour < 12 else 'pm'}"


def minutes(duration_ms: int) -> str:
    """Return "20 minutes", "1 minute", or "1:30" where it is no whole minute."""
    whole, rest = divmod(duration_ms, 60_000)
    return f"{whole}:{rest // 1000:02}" if rest else counted(whole, "minute")


def listed(things: Sequence[str], last: str = "and") -> str:
    """Return "a", "a and b", or "a, b and c"."""
    return joined(things, last)


def players_listed(players: Sequence[int], tournament: Tournament, last: str = "and") -> str:
    """Return "12 Ada and 5 Ben"."""
    return listed([numbered(tournament, player) for player in players], last)


def counted(number: int, thing: str) -> str:
    """Return "1 player" or "2 players"."""
    return f"{chips(number)} {thing}" if number == 1 else f"{chips(number)} {thing}s"


def small_number(number: int) -> str:
    """Return "five" up to ten, figures above."""
    return _SMALL[number] if 0 <= number < len(_SMALL) else chips(number)
