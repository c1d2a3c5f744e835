"""A season's web pages, in German."""

from collections.abc import Mapping
from datetime import date as Day  # noqa: N812  "date" is what a page says of it

from clock.league.records import Feat
from clock.words.figures import hundredths_text
from clock.words.german.numbers import counted, ordinal
from clock.words.pages import Heading

_HEADINGS: Mapping[Heading, str] = {
    Heading.STANDINGS: "Tabelle",
    Heading.RANK: "Rang",
    Heading.NAME: "Name",
    Heading.PLAYERS: "Spieler",
    Heading.PLAYER: "Spieler",
    Heading.TOTAL: "Gesamt",
    Heading.NIGHTS: "Abende",
    Heading.NUMBER: "Nr.",
    Heading.NIGHT: "Abend",
    Heading.RECORDS: "Rekorde",
    Heading.RECORD: "Rekord",
    Heading.HELD_BY: "Gehalten von",
    Heading.CALENDAR: "Kalender",
    Heading.DATE: "Datum",
    Heading.PLACE: "Platz",
    Heading.POINTS: "Punkte",
    Heading.BONUS: "Knockout-Bonus",
    Heading.SCORE: "Wertung",
    Heading.PAID: "Gezahlt",
    Heading.PRIZE: "Preis",
    Heading.RESULT: "Ergebnis",
    Heading.WON: "Gewonnen",
    Heading.KNOCKOUTS: "Knockouts",
    Heading.OUT_BY: "Raus durch",
    Heading.KNOCKED_OUT: "Rausgeworfen",
    Heading.PLAYED: "Mitgespielt",
    Heading.WINS: "Siege",
    Heading.COUNTS: "Zählt",
    Heading.CORRECTED: "Berichtigt",
    Heading.BY_HAND: "von Hand",
    Heading.ARITHMETIC: "So gerechnet",
    Heading.WINNER: "Sieger",
    Heading.FIELD: "Teilnahmen",
    Heading.POOL: "Preispool",
    Heading.CHAMPIONS: "Finalabend",
    Heading.STACK: "Startstack",
    Heading.CHAMPIONS_POOL: "Pool bisher",
    Heading.SUB: "spielt als Ersatz",
    Heading.ABSENT: "kam nicht",
    Heading.TIED: "geteilt",
    Heading.YES: "ja",
    Heading.NO: "nein",
    Heading.NEXT_NIGHT: "Nächster Abend",
    Heading.DOWNLOAD: "Als Tabellenblatt (CSV)",
    Heading.TO_THE_CONTENT: "Zum Inhalt springen",
    Heading.SEASON: "Saison",
    Heading.BY_PLACE: "Plätze, Abend für Abend",
    Heading.BY_POINTS: "Wertungen, Abend für Abend",
    Heading.UNPLAYED: "noch nicht gespielt",
    Heading.NO_NIGHTS: "Noch kein Abend wurde gespielt.",
    Heading.BRACKETS: "Ein Abend in Klammern zählt nicht.",
}

_FEATS: Mapping[Feat, str] = {
    Feat.BEST_SCORE: "Beste Wertung eines Abends",
    Feat.MOST_WINS: "Meiste Siege",
    Feat.MOST_PAID_PLACES: "Meiste bezahlte Plätze",
    Feat.MOST_KNOCKOUTS_IN_A_NIGHT: "Meiste Knockouts eines Abends",
    Feat.MOST_KNOCKOUTS: "Meiste Knockouts der Saison",
    Feat.LARGEST_PRIZE: "Größter Preis",
    Feat.MOST_WON: "Höchster Gewinn der Saison",
    Feat.MOST_NIGHTS: "Am häufigsten dabei",
    Feat.LARGEST_FIELD: "Größtes Feld",
    Feat.LARGEST_POOL: "Größter Preispool",
}

_MONTHS = (
    *("Januar", "Februar", "März", "April", "Mai", "Juni", "Juli"),
    *("August", "September", "Oktober", "November", "Dezember"),
)


def heading(which: Heading) -> str:
    """Return a heading, a column or a remark."""
    return _HEADINGS[which]


def points(hundredths: int) -> str:
    """Return "127,48"."""
    return hundredths_text(hundredths).replace(".", ",")


def date(day: Day) -> str:
    """Return "4. Oktober 2014"."""
    return f"{day.day}. {_MONTHS[day.month - 1]} {day.year}"


def night(number: int) -> str:
    """Return "Abend 3"."""
    return f"Abend {number}"


def after(nights: int) -> str:
    """Return "Nach 3 Abenden"."""
    return f"Nach {counted(nights, 'Abend', 'Abenden')}"


def moved(climbed: int | None) -> str:
    """Return "2 höher", "1 tiefer", "wie zuvor" or "neu"."""
    if climbed is None:
        return "neu"
    if climbed == 0:
        return "wie zuvor"
    return f"{abs(climbed)} {'höher' if climbed > 0 else 'tiefer'}"


def place_of(place: int, players: int) -> str:
    """Return "3. von 26"."""
    return f"{ordinal(place)} von {players}"


def feat(which: Feat) -> str:
    """Return what there is a record of."""
    return _FEATS[which]


def knockout(name: str, *, of_winner: bool, of_leader: bool, shared_by: int) -> str:
    """Return "Ada (letzter Sieger, führt nach Punkten, geteilt durch 2)"."""
    remarks = [
        *(["letzter Sieger"] if of_winner else []),
        *(["führt nach Punkten"] if of_leader else []),
        *([f"zu {shared_by}"] if shared_by > 1 else []),
    ]
    return f"{name} ({', '.join(remarks)})" if remarks else name


def counts_twice(factor: int) -> str:
    """Return "Punkte zählen doppelt."."""
    return "Punkte zählen doppelt." if factor == 2 else f"Punkte zählen {factor}-fach."


def rounded(points: str) -> str:
    """Return "gerundet 127,48"."""
    return f"gerundet {points}"


def champions_rule(attended: int, among: int, *, everyone: bool) -> str:
    """Return who plays the champions' night (L5)."""
    if everyone:
        return "Alle spielen mit. Die Chips gehen nach dem Rang der Saison."
    nights = counted(attended, "Abend", "Abende")
    who = f"Dabei ist, wer mindestens {nights} gespielt hat oder unter den ersten {among} ist"
    return f"{who}. Die Chips gehen nach Rang."


def counting(nights: int | None) -> str:
    """Return how many of a player's nights count (L4)."""
    if nights is None:
        return "Alle Abende zählen."
    return "Der beste Abend zählt." if nights == 1 else f"Die besten {nights} Abende zählen."
