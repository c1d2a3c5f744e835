"""Labels and titles of the pictures, in German."""

from collections.abc import Sequence

from clock.tournament.state import Tournament
from clock.tournament.structure import AnteKind, Level, Seat
from clock.words.german import numbers
from clock.words.german.acts import seat_named
from clock.words.german.numbers import counted
from clock.words.names import numbered

_HANDS = (
    "Royal Flush",
    "Straight Flush",
    "Vierling",
    "Full House",
    "Flush",
    "Straße",
    "Drilling",
    "Zwei Paare",
    "Ein Paar",
    "Höchste Karte",
)

_COLOURS = {
    "red": "Rot",
    "green": "Grün",
    "blue": "Blau",
    "black": "Schwarz",
    "white": "Weiß",
    "purple": "Lila",
    "yellow": "Gelb",
    "orange": "Orange",
    "pink": "Rosa",
    "grey": "Grau",
    "brown": "Braun",
}


def of_entries(entries: int) -> tuple[str, str]:
    """Return "von 23" and "Spielern"."""
    return f"von {numbers.chips(entries)}", "Spieler" if entries == 1 else "Spielern"


def average(big_blinds: int) -> tuple[str, tuple[str, ...]]:
    """Return "Schnitt" and "14 Big Blinds", in short "14 BB"."""
    return "Schnitt", (_big_blinds(big_blinds), f"{numbers.chips(big_blinds)} BB")


def _big_blinds(count: int) -> str:
    return counted(count, "Big Blind", "Big Blinds")


def ante(level: Level) -> tuple[str, str]:
    """Return "Ante" and "von jedem"."""
    return "Ante", "vom Big Blind" if level.ante_kind is AnteKind.BIG_BLIND else "von jedem"


def following() -> str:
    """Return the word before the blinds that come next."""
    return "danach"


def break_in() -> str:
    """Return the words before the time to the next break."""
    return "Pause in"


def paused(stage: str) -> str:
    """Return "Runde 6 angehalten"."""
    return f"{stage} angehalten"


def with_ante(stage: str, ante: str) -> str:
    """Return "Runde 6, Ante 200 je Tisch, vom Big Blind"."""
    return f"{stage}, {ante}"


def titled(stage: str, more: str) -> tuple[str, ...]:
    """Return "Runde 6, noch einer bis zum Geld", and "Runde 6" where there is no room."""
    return f"{stage}, {more}", stage


def overtime() -> str:
    """Return that the last level goes on (S4)."""
    return "Verlängerung"


def one_from_the_money(*, hand_for_hand: bool) -> str:
    """Return "noch einer bis zum Geld", and that it is hand for hand (O8)."""
    return "noch einer bis zum Geld, Hand für Hand" if hand_for_hand else "noch einer bis zum Geld"


def in_the_money() -> str:
    """Return that everyone left is paid."""
    return "im Geld"


def prizes() -> str:
    """Return the title of the prizes."""
    return "Preise"


def chips() -> str:
    """Return the title of the chips."""
    return "Chips"


def in_play(count: int) -> str:
    """Return "34.500 im Spiel"."""
    return f"{numbers.chips(count)} im Spiel"


def colour(colour: str) -> str:
    """Return "Rot"."""
    return _COLOURS.get(colour, colour.capitalize())


def schedule() -> str:
    """Return the title of the schedule."""
    return "Zeitplan"


def played(elapsed: str) -> str:
    """Return "2:05 gespielt"."""
    return f"{elapsed} gespielt"


def places() -> str:
    """Return the title of the places so far."""
    return "Plätze bisher"


def knockouts() -> str:
    """Return the title of the knockouts."""
    return "Knockouts"


def each(amount: str) -> str:
    """Return what there is for each knockout."""
    return f"je {amount}"


def to_know() -> str:
    """Return the title of what is to be known just now."""
    return "Hinweis"


def last_good(file: str) -> str:
    """Return that a file has faults and its last good copy is in use."""
    return f"{file} hat Fehler, der letzte gute Stand gilt. Mehr mit: tournament-clock check"


def notes() -> str:
    """Return the title of the house's notes."""
    return "Hausregeln"


def hands() -> tuple[str, Sequence[str]]:
    """Return the title and the official ranking of hands."""
    return "Hände, beste zuerst", _HANDS


def race_at(table: int) -> str:
    """Return "Chip-Race an Tisch 1"."""
    return f"Chip-Race an Tisch {table}"


def race_total(before: int, after: int) -> str:
    """Return "16.005 im Spiel, jetzt 16.000"."""
    return f"{numbers.chips(before)} im Spiel, jetzt {numbers.chips(after)}"


def race_result(*, won: bool, saved: bool) -> str:
    """Return "gewinnt einen Chip", or "behält einen Chip"."""
    return "gewinnt einen Chip" if won else "behält einen Chip" if saved else ""


def table(number: int) -> str:
    """Return "Tisch 1"."""
    return f"Tisch {number}"


def seat(seat: Seat) -> str:
    """Return "Tisch 3, Sitz 6"."""
    return seat_named(seat)


def players(count: int) -> str:
    """Return "8 Spieler"."""
    return f"{count} Spieler"


def find_your_seat() -> str:
    """Return the title of the seats."""
    return "Sitzplätze"


def not_all_seated() -> tuple[str, ...]:
    """Return the title of the seats while the tables drawn have too few for those who have entered."""
    return "Nicht alle haben einen Sitz: # lost neu aus", "Nicht alle haben einen Sitz"


def who_plays() -> str:
    """Return the headline before anyone has entered."""
    return "Wer spielt?"


def how_to_enter(*, listed: bool) -> str:
    """Return which keys enter players."""
    return "Nummer und # für jeden, der mitspielt" if listed else "Eingeben, wie viele spielen, dann #"


def draw_now() -> str:
    """Return that the seats are to be drawn now, also for those who have not come."""
    return "# lost jetzt die Plätze aus, auch für die, die noch fehlen"


def to_first_deal() -> str:
    """Return the words behind the countdown."""
    return "bis zur ersten Hand"


def first_deal_in() -> str:
    """Return the words before the countdown."""
    return "Erste Hand in"


def entered(count: int) -> str:
    """Return "14 Spieler angemeldet"."""
    return f"{players(count)} angemeldet"


def owes(amount: str) -> str:
    """Return "schuldet 25 €"."""
    return f"schuldet {amount}"


def resumes_at() -> str:
    """Return the words before the time of day at which play resumes."""
    return "Weiter um"


def resumes_earliest() -> str:
    """Return the words before the time of day before which play does not resume."""
    return "Weiter frühestens um"


def take_your_seats() -> str:
    """Return what calls players back to the tables."""
    return "Bitte Platz nehmen"


def in_stage(stage: str) -> str:
    """Return "in Runde 5"."""
    return f"in {stage}"


def chips_out(count: int) -> str:
    """Return "575 raus"."""
    return f"{numbers.chips(count)} raus"


def chips_in(count: int) -> str:
    """Return "115 rein"."""
    return f"{numbers.chips(count)} rein"


def next_stage(stage: str) -> str:
    """Return "Danach: Runde 5"."""
    return f"Danach: {stage}"


def player(number: int) -> str:
    """Return "Nr. 12"."""
    return f"Nr. {number}"


def wins(name: str | None) -> str:
    """Return "Greta Olsen gewinnt"."""
    return f"{name} gewinnt" if name is not None else "Das Turnier ist zu Ende"


def night_in_a_line(day: str, players: int, pool: str) -> tuple[str, ...]:
    """Return "4. Oktober 2014, 23 Spieler, 460 €", in short "23 Spieler, 460 €"; no `pool` where none is."""
    line = ", ".join(filter(None, (f"{players} Spieler", pool)))
    return (f"{day}, {line}", line) if day else (line,)


def points(hundredths: int) -> tuple[str, str]:
    """Return "125,90 Punkte", in short "125,90"."""
    whole, rest = divmod(hundredths, 100)
    figure = f"{numbers.grouped(whole)},{rest:02}"
    return f"{figure} Punkte", figure


def clock_on(player: int | None, tournament: Tournament) -> str:
    """Return "Bedenkzeit für 12 Ada"."""
    return "Bedenkzeit läuft" if player is None else f"Bedenkzeit für {numbered(tournament, player)}"


def hand_is_dead(player: int | None, tournament: Tournament) -> str:
    """Return "Zeit abgelaufen. Die Hand von 12 Ada ist tot"."""
    whose = "Die Hand" if player is None else f"Die Hand von {numbered(tournament, player)}"
    return f"Zeit abgelaufen. {whose} ist tot"


def undone(act: str | None) -> str:
    """Return "Rückgängig: Ada raus, Platz 9"."""
    return f"Rückgängig: {act}" if act else "Rückgängig"


def redone(act: str, following: str) -> str:
    """Return "Wiederholt: Ada raus, Platz 9. Als Nächstes: Ben raus, Platz 8"."""
    return f"Wiederholt: {act}. Als Nächstes: {following}"


def out_line(place: str, name: str, by: str) -> str:
    """Return "9. Ada, durch Ben"."""
    return f"{place} {name}, durch {by}" if by else f"{place} {name}"


def go_on_or_new() -> tuple[str, str]:
    """Return the answers to an old night."""
    return "Damit weiter", "Ein neues beginnen"


def ends_in(stage: str, at: str) -> str:
    """Return "Ende wohl in Runde 14, um 23:35"."""
    return f"Ende wohl in {stage}, um {at}"


def one_level_less(at: str) -> str:
    """Return "Ein Level weniger: um 23:15"."""
    return f"Ein Level weniger: um {at}"


def home_by(at: str, *, late: bool) -> str:
    """Return "Schluss soll um 23:30 sein", and whether that is missed."""
    return f"Schluss soll um {at} sein: wird später" if late else f"Schluss soll um {at} sein"


def no_end_in_sight() -> str:
    """Return that the schedule is too short for the chips in play."""
    return "Der Zeitplan reicht nicht: am Ende sind noch zu viele Chips im Spiel."
