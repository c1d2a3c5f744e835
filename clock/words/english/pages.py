"""A season's web pages, in English."""

from collections.abc import Mapping
from datetime import date as Day  # noqa: N812  "date" is what a page says of it

from clock.league.records import Feat
from clock.words.english.numbers import counted, ordinal
from clock.words.figures import hundredths_text
from clock.words.pages import Heading

_HEADINGS: Mapping[Heading, str] = {
    Heading.STANDINGS: "Standings",
    Heading.RANK: "Rank",
    Heading.NAME: "Name",
    Heading.PLAYERS: "Players",
    Heading.PLAYER: "Player",
    Heading.TOTAL: "Total",
    Heading.NIGHTS: "Nights",
    Heading.NUMBER: "No.",
    Heading.NIGHT: "Night",
    Heading.RECORDS: "Records",
    Heading.RECORD: "Record",
    Heading.HELD_BY: "Held by",
    Heading.CALENDAR: "Calendar",
    Heading.DATE: "Date",
    Heading.PLACE: "Place",
    Heading.POINTS: "Points",
    Heading.BONUS: "Knockout bonus",
    Heading.SCORE: "Score",
    Heading.PRIZE: "Prize",
    Heading.PAID: "Paid",
    Heading.RESULT: "Result",
    Heading.WON: "Money won",
    Heading.KNOCKOUTS: "Knockouts",
    Heading.OUT_BY: "Out by",
    Heading.KNOCKED_OUT: "Knocked out",
    Heading.PLAYED: "Nights played",
    Heading.WINS: "Wins",
    Heading.COUNTS: "Counts",
    Heading.CORRECTED: "Corrected",
    Heading.BY_HAND: "by hand",
    Heading.ARITHMETIC: "The arithmetic",
    Heading.WINNER: "Winner",
    Heading.FIELD: "Entries",
    Heading.POOL: "Prize pool",
    Heading.CHAMPIONS: "Champions' night",
    Heading.STACK: "Starting stack",
    Heading.CHAMPIONS_POOL: "Pool so far",
    Heading.SUB: "plays as a sub",
    Heading.ABSENT: "never came",
    Heading.TIED: "tied",
    Heading.YES: "yes",
    Heading.NO: "no",
    Heading.NEXT_NIGHT: "Next night",
    Heading.DOWNLOAD: "As a spreadsheet (CSV)",
    Heading.TO_THE_CONTENT: "Skip to the content",
    Heading.SEASON: "Season",
    Heading.BY_PLACE: "Places, night by night",
    Heading.BY_POINTS: "Scores, night by night",
    Heading.UNPLAYED: "to be played",
    Heading.NO_NIGHTS: "No night has been played yet.",
    Heading.BRACKETS: "A night in brackets does not count.",
}

_FEATS: Mapping[Feat, str] = {
    Feat.BEST_SCORE: "Best score in a night",
    Feat.MOST_WINS: "Most nights won",
    Feat.MOST_PAID_PLACES: "Most paid places",
    Feat.MOST_KNOCKOUTS_IN_A_NIGHT: "Most knockouts in a night",
    Feat.MOST_KNOCKOUTS: "Most knockouts of the season",
    Feat.LARGEST_PRIZE: "Largest prize",
    Feat.MOST_WON: "Most money won in the season",
    Feat.MOST_NIGHTS: "Most nights played",
    Feat.LARGEST_FIELD: "Largest field",
    Feat.LARGEST_POOL: "Largest prize pool",
}

_MONTHS = (
    *("January", "February", "March", "April", "May", "June", "July"),
    *("August", "September", "October", "November", "December"),
)


def heading(which: Heading) -> str:
    """Return a heading, a column or a remark."""
    return _HEADINGS[which]


def points(hundredths: int) -> str:
    """Return "127.48"."""
    return hundredths_text(hundredths)


def date(day: Day) -> str:
    """Return "4 October 2014"."""
    return f"{day.day} {_MONTHS[day.month - 1]} {day.year}"


def night(number: int) -> str:
    """Return "Night 3"."""
    return f"Night {number}"


def after(nights: int) -> str:
    """Return "After 3 nights"."""
    return f"After {counted(nights, 'night')}"


def moved(climbed: int | None) -> str:
    """Return "up 2", "down 1", "as before" or "new"."""
    if climbed is None:
        return "new"
    if climbed == 0:
        return "as before"
    return f"{'up' if climbed > 0 else 'down'} {abs(climbed)}"


def place_of(place: int, players: int) -> str:
    """Return "3rd of 26"."""
    return f"{ordinal(place)} of {players}"


def feat(which: Feat) -> str:
    """Return what there is a record of."""
    return _FEATS[which]


def knockout(name: str, *, of_winner: bool, of_leader: bool, shared_by: int) -> str:
    """Return "Ada (last winner, points leader, shared by 2)"."""
    remarks = [
        *(["last winner"] if of_winner else []),
        *(["points leader"] if of_leader else []),
        *([f"shared by {shared_by}"] if shared_by > 1 else []),
    ]
    return f"{name} ({', '.join(remarks)})" if remarks else name


def counts_twice(factor: int) -> str:
    """Return "Points count 2 times."."""
    return "Points count twice." if factor == 2 else f"Points count {factor} times."


def rounded(points: str) -> str:
    """Return "rounded 127.48"."""
    return f"rounded {points}"


def champions_rule(attended: int, among: int, *, everyone: bool) -> str:
    """Return who plays the champions' night (L5)."""
    if everyone:
        return "Everyone plays it. Chips go by the rank of the season."
    nights = counted(attended, "night")
    who = f"Whoever played {nights} or more, or is among the first {among}, is in"
    return f"{who}. Chips go by the rank of the season."


def counting(nights: int | None) -> str:
    """Return how many of a player's nights count (L4)."""
    if nights is None:
        return "All nights count."
    return "Each player's best night counts." if nights == 1 else f"Each player's best {nights} nights count."
