"""A season in German."""

from collections.abc import Sequence
from datetime import date

from clock.words.german.numbers import grouped, listed

_WEEKDAYS = ("Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag")
_MONTHS = (
    *("Januar", "Februar", "März", "April", "Mai", "Juni"),
    *("Juli", "August", "September", "Oktober", "November", "Dezember"),
)


def night(number: int, label: str) -> str:
    """Return "Abend 5", or the night's own name."""
    return label or f"Abend {number}"


def champions_night() -> str:
    """Return "Finalabend"."""
    return "Finalabend"


def titled(season: str, night: str) -> str:
    """Return "Gananda 2014/15, Abend 5"."""
    return f"{season}, {night}"


def no_season() -> str:
    """Return the choice of none."""
    return "Keine Saison"


def which_season() -> str:
    """Return the question which it is."""
    return "Welche Saison?"


def begins(house: str, night: str) -> str:
    """Return "Neues Turnier beginnen: Gananda, Gananda 2014/15, Abend 5?"."""
    return f"Neues Turnier beginnen: {house}, {night}?"


def sub() -> str:
    """Return "Ersatz"."""
    return "Ersatz"


def standings() -> str:
    """Return the heading."""
    return "Tabelle"


def after(nights: int) -> str:
    """Return "nach 5 Abenden"."""
    return f"nach {nights} {'Abend' if nights == 1 else 'Abenden'}"


def ended_now() -> str:
    """Return the heading."""
    return "Wäre jetzt Schluss"


def passes(player: str, passed: Sequence[str], more: int) -> str:
    """Return "Ben zöge an Ada und Cleo vorbei", or "Ben zöge an Ada, Cleo und 3 weiteren vorbei"."""
    others = [*passed, f"{more} weiteren"] if more else passed
    return f"{player} zöge an {listed(others) or 'niemandem'} vorbei"


def points(hundredths: int) -> str:
    """Return "125,90"."""
    whole, rest = divmod(abs(hundredths), 100)
    return f"{'-' if hundredths < 0 else ''}{grouped(whole)},{rest:02}"


def bonus(hundredths: int) -> str:
    """Return "+5", or "+2,50"."""
    return f"+{points(hundredths) if hundredths % 100 else hundredths // 100}"


def target(bonus: str, *, last_winner: bool, leader: bool) -> str:
    """Return "+5: Sieger und Führender"."""
    why = " und ".join(word for word, is_so in (("Sieger", last_winner), ("Führender", leader)) if is_so)
    return f"{bonus}: {why}" if why else bonus


def of_the_night() -> str:
    """Return the heading."""
    return "Punkte des Abends"


def earned() -> tuple[str, str, str]:
    """Return the headings."""
    return "Punkte", "Bonus", "gesamt"


def next_night(*, champions: bool) -> str:
    """Return "Nächster Abend", or "Finalabend"."""
    return "Finalabend" if champions else "Nächster Abend"


def day(day: date) -> str:
    """Return "Samstag, 13. Dezember"."""
    return f"{_WEEKDAYS[day.weekday()]}, {day.day}. {_MONTHS[day.month - 1]}"


def day_at(day: str, time: str) -> str:
    """Return "Samstag, 13. Dezember, 19:00"."""
    return f"{day}, {time}"


def in_days(days: int) -> str:
    """Return "heute", "morgen" or "in 12 Tagen"."""
    return {0: "heute", 1: "morgen"}.get(days, f"in {days} Tagen")


def finalists() -> str:
    """Return the heading."""
    return "Finalabend: Stacks"


def plays_for(money: str) -> str:
    """Return "um 1.935 $"."""
    return f"um {money}"
