"""Numbers in German: chips, money, places, the time of day, and lists of things."""

from collections.abc import Sequence
from fractions import Fraction

from clock.tournament.state import Tournament
from clock.tournament.structure import MINUTES_A_DAY
from clock.words.figures import CENTS, MILLION, hands, millions
from clock.words.lists import joined
from clock.words.names import numbered

_SMALL = ("kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn")


def chips(count: int) -> str:
    """Return "1.234"; from a million on "1,5 Mio.", with what does not fit cut off, never rounded up."""
    return grouped(count) if count < MILLION else f"{in_millions(count)} Mio."


def grouped(count: int) -> str:
    """Return "1.234.567"."""
    return f"{count:,}".replace(",", ".")


def in_millions(count: int) -> str:
    """Return 1,500,000 as "1,5", to be followed by "Mio."."""
    whole, decimals = millions(count)
    return f"{grouped(whole)},{decimals}" if decimals else grouped(whole)


def ordinal(number: int) -> str:
    """Return "9."."""
    return f"{number}."


def money(cents: int, currency: str) -> str:
    """Return "129 €" or "37,50 €": the house's currency follows the amount."""
    sign = "-" if cents < 0 else ""
    units, rest = divmod(abs(cents), CENTS)
    amount = f"{grouped(units)},{rest:02}" if rest else grouped(units)
    return f"{sign}{amount} {currency}".rstrip()


def percent(share: Fraction) -> str:
    """Return "46 %" or "5,5 %", with at most two decimals."""
    return f"{float(share):.2f}".rstrip("0").rstrip(".").replace(".", ",") + " %"


def time_of_day(minute: int, *, twelve_hour: bool) -> str:
    """Return the minute of the day as "21:15", or as "9:15 PM" where the settings ask for it."""
    if not twelve_hour:
        return hands(minute)
    hour, rest = divmod(minute % MINUTES_A_DAY, 60)
    return f"{hour % 12 or 12}:{rest:02} {'AM' if hour < 12 else 'PM'}"


def minutes(duration_ms: int) -> str:
    """Return "20 Minuten", "1 Minute", or "1:30" where it is no whole minute."""
    whole, rest = divmod(duration_ms, 60_000)
    return f"{whole}:{rest // 1000:02}" if rest else counted(whole, "Minute", "Minuten")


def listed(things: Sequence[str], last: str = "und") -> str:
    """Return "a", "a und b", or "a, b und c"."""
    return joined(things, last)


def players_listed(players: Sequence[int], tournament: Tournament, last: str = "und") -> str:
    """Return "12 Ada und 5 Ben"."""
    return listed([numbered(tournament, player) for player in players], last)


def counted(number: int, one: str, several: str) -> str:
    """Return "1 Preis" or "2 Preise"."""
    return f"{chips(number)} {one if number == 1 else several}"


def small_number(number: int) -> str:
    """Return "fünf" up to ten, figures above."""
    return _SMALL[number] if 0 <= number < len(_SMALL) else chips(number)


def of_value(value: int) -> str:
    """Return what a chip is called, one or many of them: "25er", "1-Mio.er"."""
    return f"{chips(value).replace(' ', '-')}er"
