"""Questions, titles and answers of the scenes, in German: short, as they are read from the keypad."""

from collections.abc import Mapping, Sequence

from clock.tournament.commands import Rebuy, ReEnter
from clock.tournament.state import Bought, Status, Tournament
from clock.tournament.structure import Seat
from clock.words.asking import Phrase
from clock.words.german.acts import seat_named
from clock.words.german.numbers import chips, minutes, players_listed
from clock.words.names import numbered

_PHRASES: Mapping[Phrase, str] = {
    Phrase.WHO_IS_BACK: "Wer war nicht raus?",
    Phrase.WHOSE_KNOCKOUT: "Wessen Knockout berichtigen?",
    Phrase.WHO_LEAVES: "Wer ist endgültig raus?",
    Phrase.WHY: "Warum?",
    Phrase.BY_CHOICE: "freiwillig",
    Phrase.DISQUALIFIED: "disqualifiziert",
    Phrase.UNWELL: "krank",
    Phrase.HIDDEN: "versteckte Chips",
    Phrase.MISCOUNTED: "verzählt",
    Phrase.LOST: "verloren",
    Phrase.OTHER_REASON: "anderer Grund",
    Phrase.WHO_IS_AWAY: "Wer ist weg, oder zurück?",
    Phrase.WHO_IS_HERE: "Wer da ist",
    Phrase.HERE_OR_NOT: "da oder nicht da",
    Phrase.WHO_HAS_COME: "Wer ist gekommen, oder nicht?",
    Phrase.SUBS: "Wer Ersatz ist",
    Phrase.SUB_OR_MEMBER: "Ersatz oder Mitglied",
    Phrase.WHO_IS_A_SUB: "Wer ist Ersatz, oder nicht?",
    Phrase.WHOSE_NAME: "Wessen Name?",
    Phrase.WHO_IS_STRUCK: "Wessen Anmeldung streichen?",
    Phrase.WHO_REBUYS: "Wer kauft einen Rebuy?",
    Phrase.WHO_ADDS_ON: "Wer kauft ein Add-on?",
    Phrase.WHO_RE_ENTERS: "Wer kommt mit Re-Entry?",
    Phrase.WHO_STAYS_OUT: "Wer bleibt raus?",
    Phrase.WHO_ENTERS: "Wer spielt mit?",
    Phrase.NO_REBUY: "Kein Rebuy: bleibt raus",
    Phrase.WHO_OWES: "Wer noch zahlen muss",
    Phrase.WHO_HAS_PAID: "Wer hat bezahlt?",
    Phrase.HAS_PAID: "hat bezahlt",
    Phrase.NOBODY_OWES: "Niemand schuldet etwas.",
    Phrase.NOBODY_OUT: "Noch ist niemand raus.",
    Phrase.NOTHING_TO_ANSWER: "Es ist nichts gefragt. Mit 0 0 # geht der Nächste in der gleichen Hand raus.",
    Phrase.COLLECTED: "Eingenommen",
    Phrase.OWED: "Noch offen",
    Phrase.WHOSE_PRIZE: "Wessen Preis?",
    Phrase.HANDED: "hat den Preis",
    Phrase.HANDED_OVER: "ausgezahlt",
    Phrase.RACE_AT: "Chip-Race an welchem Tisch?",
    Phrase.HOW_MANY_CHIPS_OUT: "Wie viele Chips gehen aus dem Spiel?",
    Phrase.WHOSE_STACK: "Wessen Stack ist gezählt?",
    Phrase.DEAL_BY: "Ein Deal nach",
    Phrase.ICM: "ICM: was die Stacks erwarten lassen",
    Phrase.CHOP: "Chip-Chop: niedrigster Preis sicher, der Rest nach Chips",
    Phrase.HALVES: "Abbruch: eine Hälfte gleich, eine nach Chips",
    Phrase.DEAL_RESULT: "Ein Deal ergäbe",
    Phrase.WHO_MOVES: "Wer wechselt den Sitz?",
    Phrase.TABLE_AND_SEAT: "Tisch und zweistelligen Sitz eingeben: 306 ist Tisch 3, Sitz 6.",
    Phrase.BUTTON_AT: "Der Button an welchem Tisch?",
    Phrase.TELL_BUTTON: "Sitz des Buttons nennen",
    Phrase.NEXT_HAND: "Die nächste Hand",
    Phrase.DEALER_AT: "Wer gibt, an welchem Tisch?",
    Phrase.WHO_DEALS: "Wer gibt?",
    Phrase.CLOCK_ON_WHOM: "Bedenkzeit für wen?",
    Phrase.MINUTES_MORE: "Wie viele Minuten mehr? # ist eine",
    Phrase.MINUTES_LESS: "Wie viele Minuten weniger? # ist eine",
    Phrase.WHICH_LEVEL: "Welches Level?",
    Phrase.LENGTH_OF_LEVEL: "Länge von welchem Level? # ist dieses",
    Phrase.WHAT_TIME: "Wie spät ist es? Vier Ziffern, 2115 für 21:15",
    Phrase.NO_SUCH_TIME: "Das ist keine Uhrzeit. Vier Ziffern eingeben, 2115 für 21:15.",
    Phrase.END_NIGHT: "Das Turnier hier beenden?",
    Phrase.SAFE_MENU: "Schluss machen",
    Phrase.HOLD_PANEL: "Diese Tafel festhalten",
    Phrase.NEXT_PANEL: "Die nächste Tafel",
    Phrase.PANELS_TURN: "Tafeln wechseln lassen",
    Phrase.PLACES: "Plätze bisher",
    Phrase.EXPECTED_END: "Wann Schluss ist",
    Phrase.HELP: "Alle Tasten",
    Phrase.WHICH_HOUSE: "Welche Hausregeln?",
    Phrase.OTHER_HOUSE: "Andere Hausregeln",
    Phrase.HOW_MANY_PLAY: "Wie viele spielen?",
    Phrase.SEAT_ONE_DEALS: "Sitz 1 gibt zuerst",
    Phrase.SOUND_OFF: "Aus",
    Phrase.SOUND_SOFT: "Leise",
    Phrase.SOUND_MEDIUM: "Mittel",
    Phrase.SOUND_LOUD: "Laut",
}

_STATUS: Mapping[Status, str] = {
    Status.IN: "da",
    Status.OUT: "raus",
    Status.ABSENT: "fehlt",
    Status.AWAY: "weg",
}

_BOUGHT: Mapping[Bought, str] = {
    Bought.ENTRY: "Anmeldung",
    Bought.LATE_ENTRY: "Nachmeldung",
    Bought.REBUY: "Rebuy",
    Bought.ADD_ON: "Add-on",
    Bought.RE_ENTRY: "Re-Entry",
}

_KEYS = (
    ("1\N{EN DASH}99", "raus: Nummer und #, dann durch wen und #"),
    ("205", "dasselbe mit Tisch und Sitz: Tisch 2, Sitz 5"),
    ("A", "noch ein Spieler: gleiche Hand, oder geteilter Knockout"),
    ("0 0 #", "der Nächste ging in der gleichen Hand raus"),
    ("B", "kaufen: Rebuy, Add-on, Nachmeldung, Re-Entry"),
    ("C", "Bedenkzeit, allein oder nach einer Nummer"),
    ("D", "rückgängig, noch einmal: weiter zurück; dann wiederholt #"),
    ("#", "fertig, ja, Vorschlag annehmen"),
    ("*", "eine Ziffer zurück, verlassen, zurückstellen, oder Menü"),
    ("PAUSE", "Start, Halt, weiter; 3 Sekunden halten: Schluss machen"),
    ("SKIP", "halten: Ende von Level oder Pause"),
    ("Leertaste", "auf der Tastatur PAUSE, und N halten ist SKIP"),
    ("Enter", "auf der Tastatur #, und die Rücktaste ist *"),
    ("P", "auf der Tastatur zurück: dieses Level noch einmal, oder das davor"),
    ("+ -", "auf der Tastatur eine Minute mehr, eine weniger"),
    ("Strg Z", "auf der Tastatur rückgängig, und Strg Y wiederholt"),
    ("F", "auf der Tastatur ganzer Bildschirm, oder ein Fenster"),
    ("?", "auf der Tastatur diese Liste"),
)


def phrase(which: Phrase) -> str:
    """Return words that are always the same."""
    return _PHRASES[which]


def who_is_out(players: Sequence[int], tournament: Tournament, *, same: bool) -> str:
    """Return "Wer ist raus?", or "12 Ada, und wer noch?"."""
    if players:
        return f"{players_listed(players, tournament)}, und wer noch?"
    return "Wer noch in der gleichen Hand?" if same else "Wer ist raus?"


def by_whom(players: Sequence[int], by: Sequence[int], tournament: Tournament) -> str:
    """Return "12 Ada ist raus. Durch wen?", or with some named already "Durch 5 Ben und wen?"."""
    are = "ist" if len(players) == 1 else "sind"
    asked = f"Durch {players_listed(by, tournament)} und wen?" if by else "Durch wen?"
    return f"{players_listed(players, tournament)} {are} raus. {asked}"


def who_had_more(players: Sequence[int], tournament: Tournament) -> str:
    """Return "Wer hatte vor der Hand mehr, 12 Ada oder 7 Gina?"."""
    return f"Wer hatte vor der Hand mehr, {players_listed(players, tournament, 'oder')}?"


def not_on_hand(player: int, players: Sequence[int], tournament: Tournament) -> str:
    """Return the refusal of a player who is not one of these."""
    return f"{numbered(tournament, player)} gehört nicht dazu: {players_listed(players, tournament, 'oder')}."


def nobody_sits(table: int, seat: int) -> str:
    """Return the refusal of an empty seat."""
    return f"An {seat_named(Seat(table, seat))} sitzt niemand. Nummer prüfen."


def comes_back(offer: Rebuy | ReEnter, tournament: Tournament, *, named: bool) -> str:
    """Return "Rebuy?", or "Rebuy für 12 Ada?" where several went out."""
    what = "Rebuy" if isinstance(offer, Rebuy) else "Re-Entry"
    return f"{what} für {numbered(tournament, offer.player)}?" if named else f"{what}?"


def mended_by(player: int, by: Sequence[int], tournament: Tournament) -> str:
    """Return "Durch wen ging 12 Ada raus?", or with some named "Durch 5 Ben und wen ging ..."."""
    who = numbered(tournament, player)
    if not by:
        return f"Durch wen ging {who} raus? # ist niemand"
    return f"Durch {players_listed(by, tournament)} und wen ging {who} raus? # beendet"


def chips_of_leaver(player: int, usual: int, tournament: Tournament) -> str:
    """Return the question for the chips a leaving player had."""
    return f"Wie viele Chips hatte {numbered(tournament, player)}? # ist {chips(usual)}"


def odd_chips(player: int, value: int, tournament: Tournament) -> str:
    """Return the question how many odd chips a player has, counted in chips of that value (S9)."""
    who = numbered(tournament, player)
    return f"Wie viele übrige Chips hat {who}, in {chips(value)}ern gezählt? # für keinen"


def stack_of(player: int, tournament: Tournament, known: int | None = None) -> str:
    """Return the question for a player's stack, and what the key alone means, if anything."""
    asked = f"Wie viele Chips hat {numbered(tournament, player)}?"
    return asked if known is None else f"{asked} # ist {chips(known)}"


def where_to(player: int, tournament: Tournament) -> str:
    """Return the question to which table and seat a player goes."""
    return f"An welchen Tisch und Sitz geht {numbered(tournament, player)}?"


def button_at(table: int) -> str:
    """Return the question for the button's seat."""
    return f"Button an Tisch {table}?"


def how_long_a_break(usual_ms: int, *, now: bool) -> str:
    """Return the question for a break's minutes."""
    when = "sofort" if now else "nach diesem Level"
    return f"Pause {when}: wie viele Minuten? # für {minutes(usual_ms)}"


def how_many_minutes(level: str) -> str:
    """Return the question for a level's length."""
    return f"{level}: wie viele Minuten insgesamt?"


def no_such_number(most: int) -> str:
    """Return the refusal of a number of players above the most."""
    return f"Die Nummern gehen von 1 bis {most}."


def not_on_list(last: int, *, late: bool) -> str:
    """Return the refusal of a number that is not on the list of players, which goes up to `last`.

    It says how others enter, `late` after the deal.
    """
    others = "Jemand anders: erst löschen, dann #." if late else "Mehr Spieler: 0, dann wie viele mitspielen."
    return f"Die Liste geht von 1 bis {last}. {others}"


def number_plays(player: int, tournament: Tournament) -> str:
    """Return the refusal to enter somebody of the list whose number another player has tonight."""
    return f"{numbered(tournament, player)} spielt schon mit. Anderer Name: Menü, Spieler, Namen."


def miscounted(counted: int, in_play: int) -> str:
    """Return that the stacks of a deal are more or fewer chips than are in play."""
    return f"Neu zählen: {chips(counted)} Chips, aber {chips(in_play)} sind im Spiel."


def status(status: Status) -> str:
    """Return where a player is."""
    return _STATUS[status]


def bought(what: Bought) -> str:
    """Return what is bought."""
    return _BOUGHT[what]


def prize_of(place: str, name: str) -> str:
    """Return a place and its player."""
    return f"{place} {name}"


def already_entered(name: str, *, late: bool) -> str:
    """Return the refusal of somebody who is on tonight's list already; it says what strikes an entry.

    After the deal, `late`, none is struck.
    """
    return f"{name} ist schon angemeldet.{'' if late else ' Anmeldung streichen: Menü, Spieler.'}"


def new_night(title: str) -> str:
    """Return the question whether a new night in a house is to begin."""
    return f"Neues Turnier beginnen: {title}?"


def all_keys() -> tuple[tuple[str, str], ...]:
    """Return every key with what it does."""
    return _KEYS


def about(version: str) -> tuple[str, ...]:
    """Return what this box is."""
    return (
        f"Turnieruhr {version}",
        "Was sie zählt, bleibt gespeichert, auch wenn der Strom ausfällt.",
    )
