"""What keys, buttons and menu entries do, in the few words that fit beside a keycap."""

from collections.abc import Mapping

from clock.tournament.structure import House, Level, Stage
from clock.words.german.numbers import listed
from clock.words.german.stages import level_name
from clock.words.offers import Does, Entry

_DOES: Mapping[Does, str] = {
    Does.OUT: "raus",
    Does.NEXT_OUT: "nächster raus",
    Does.ASK_BY: "raus, durch wen?",
    Does.BY_NOBODY: "raus, durch niemanden",
    Does.SPLIT: "geteilt mit",
    Does.ANOTHER: "noch einer, gleiche Hand",
    Does.SAME_HAND: "nächster, gleiche Hand",
    Does.REST_EQUAL: "übrige gleich viel",
    Does.BUY: "kaufen",
    Does.CLOCK: "Bedenkzeit",
    Does.STOP_CLOCK: "Bedenkzeit beenden",
    Does.UNDO: "rückgängig",
    Does.FURTHER_BACK: "weiter zurück",
    Does.REDO: "wiederholen",
    Does.MENU: "Menü",
    Does.CHOOSE: "wählen",
    Does.PAGE: "nächste Seite",
    Does.BACK: "zurück",
    Does.ERASE: "löschen",
    Does.CLOSE: "schließen",
    Does.DONE: "fertig",
    Does.NUMBER: "Zahl",
    Does.PLAYER: "Spieler",
    Does.LATER: "später",
    Does.YES: "ja",
    Does.NO: "nein",
    Does.BUTTON_SEAT: "Sitz des Buttons",
    Does.NOT_KNOWN: "unbekannt",
    Does.NOT_ON_LIST: "nicht auf der Liste",
    Does.DEAL: "erste Hand",
    Does.STOP: "anhalten",
    Does.GO_ON: "weiter",
    Does.WHAT_WAITS: "was ansteht",
    Does.WRITE: "Buchstaben wie am Telefon",
    Does.CHECK_IN: "anmelden",
    Does.HOW_MANY: "wie viele spielen",
    Does.DRAW_SEATS: "Sitze auslosen",
    Does.COUNT_CHIPS: "Chips zählen",
    Does.COUNT_STACK: "Stack zählen",
    Does.WHO_MOVES: "wer wechselt?",
    Does.HOUSE: "andere Hausregeln",
    Does.NEW_NIGHT: "neues Turnier",
    Does.ALL_KEYS: "alle Tasten",
}

_ENTRIES: Mapping[Entry, str] = {
    Entry.MENU: "Menü",
    Entry.PLAYERS: "Spieler",
    Entry.OUT_TOGETHER: "Zusammen raus",
    Entry.PUT_BACK: "Wieder rein",
    Entry.MEND_KNOCKOUT: "Knockout berichtigen",
    Entry.OUT_FOR_GOOD: "Endgültig raus",
    Entry.AWAY: "Weg vom Tisch",
    Entry.WHO_IS_HERE: "Wer da ist",
    Entry.NAMES: "Namen",
    Entry.STRIKE: "Anmeldung streichen",
    Entry.SUBS: "Wer Ersatz ist",
    Entry.MONEY: "Geld",
    Entry.BUY: "Kaufen",
    Entry.WHO_OWES: "Wer noch zahlen muss",
    Entry.PRIZES_HANDED: "Preise auszahlen",
    Entry.DEAL: "Deal",
    Entry.TABLES: "Tische und Chips",
    Entry.SEATS: "Sitze",
    Entry.MOVE: "Spieler umsetzen",
    Entry.DRAW_SEATS: "Sitze auslosen",
    Entry.BUTTON: "Button und nächste Hand",
    Entry.DEALER: "Dealer",
    Entry.RACE: "Chip-Race",
    Entry.CHIPS_OUT: "Chips aus dem Spiel",
    Entry.COUNT_CHIPS: "Stack zählen",
    Entry.SUGGESTIONS: "Zurückgestelltes",
    Entry.TIME: "Zeit",
    Entry.PLAYER_CLOCK: "Bedenkzeit",
    Entry.BREAK_NOW: "Pause sofort",
    Entry.BREAK_AT_END: "Pause nach diesem Level",
    Entry.MORE_TIME: "Minuten mehr",
    Entry.LESS_TIME: "Minuten weniger",
    Entry.LEVEL: "Zu einem Level",
    Entry.LEVEL_LENGTH: "Länge eines Levels",
    Entry.BACK: "Zurück zum Anfang des Levels",
    Entry.UNDO: "Rückgängig",
    Entry.REDO: "Wiederholen",
    Entry.SHOW: "Anzeigen",
    Entry.PANELS: "Tafeln",
    Entry.RULINGS: "Regelfragen",
    Entry.STANDINGS: "Tabelle",
    Entry.STACKS: "Stacks des Finalabends",
    Entry.SETTINGS: "Einstellungen",
    Entry.HOUSE: "Hausregeln",
    Entry.SEASON: "Saison",
    Entry.LANGUAGE: "Sprache",
    Entry.SOUND: "Ton",
    Entry.TIME_OF_DAY: "Uhrzeit",
    Entry.ABOUT: "Über dieses Gerät",
    Entry.FINISH: "Turnier beenden",
    Entry.SHUT_DOWN: "Ausschalten",
}


def does(what: Does) -> str:
    """Return what a key does, as it stands beside its keycap."""
    return _DOES[what]


def entry(which: Entry) -> str:
    """Return an entry of the menu."""
    return _ENTRIES[which]


def player_keys() -> str:
    """Return the keycap for the digits that start an entry."""
    return "1\N{EN DASH}99"


def enter_key() -> str:
    """Return the keycap of the key that a keyboard has for #."""
    return "Enter"


def space_key() -> str:
    """Return the keycap of the key that a keyboard has for PAUSE."""
    return "Leertaste"


def out_by(names: tuple[str, ...]) -> str:
    """Return what the key that ends a bust-out does: "raus, durch Ben"."""
    return f"raus, durch {listed(names)}" if names else does(Does.BY_NOBODY)


def undo_for(seconds: int) -> str:
    """Return how long the slip still takes its act back: "rückgängig, 8 s"."""
    return f"rückgängig, {seconds} s"


def skip(stage: Stage, following: Stage | None, house: House, *, hold: bool) -> str:
    """Return what SKIP does: "halten: zu Runde 7", or "halten: Pause beenden"; without `hold`, at once."""
    held = "halten: " if hold else ""
    if not isinstance(stage, Level):
        return f"{held}Pause beenden"
    if following is None:
        return "danach kommt nichts"
    return (
        f"{held}zu {level_name(following.number, house)}"
        if isinstance(following, Level)
        else f"{held}zur Pause"
    )
