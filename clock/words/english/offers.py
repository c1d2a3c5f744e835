"""What keys, buttons and menu entries do, in the few words that fit beside a keycap."""

from collections.abc import Mapping

from clock.tournament.structure import House, Level, Stage
from clock.words.english.numbers import listed
from clock.words.english.stages import level_within, word_within
from clock.words.offers import Does, Entry

_DOES: Mapping[Does, str] = {
    Does.OUT: "out",
    Does.NEXT_OUT: "next out",
    Does.ASK_BY: "out, by whom?",
    Does.BY_NOBODY: "out, by nobody",
    Does.SPLIT: "split with another",
    Does.ANOTHER: "another, same hand",
    Does.SAME_HAND: "next out on the same hand",
    Does.REST_EQUAL: "the rest had the same",
    Does.BUY: "buy",
    Does.CLOCK: "clock",
    Does.STOP_CLOCK: "stop the clock on the player",
    Does.UNDO: "undo",
    Does.FURTHER_BACK: "further back",
    Does.REDO: "redo",
    Does.MENU: "menu",
    Does.CHOOSE: "choose",
    Does.PAGE: "next page",
    Does.BACK: "back",
    Does.ERASE: "erase",
    Does.CLOSE: "close",
    Does.DONE: "done",
    Does.NUMBER: "number",
    Does.PLAYER: "player",
    Does.LATER: "later",
    Does.YES: "yes",
    Does.NO: "no",
    Does.BUTTON_SEAT: "seat of the button",
    Does.NOT_KNOWN: "not known",
    Does.NOT_ON_LIST: "not on the list",
    Does.DEAL: "deal",
    Does.STOP: "stop",
    Does.GO_ON: "go on",
    Does.WHAT_WAITS: "what waits",
    Does.WRITE: "letters, as on a telephone",
    Does.CHECK_IN: "check in",
    Does.HOW_MANY: "how many play",
    Does.DRAW_SEATS: "draw the seats",
    Does.COUNT_CHIPS: "count their chips",
    Does.COUNT_STACK: "count the chips",
    Does.WHO_MOVES: "who moves?",
    Does.HOUSE: "another house",
    Does.NEW_NIGHT: "a new night",
    Does.ALL_KEYS: "all keys",
}

_ENTRIES: Mapping[Entry, str] = {
    Entry.MENU: "Menu",
    Entry.PLAYERS: "Players",
    Entry.OUT_TOGETHER: "Out together",
    Entry.PUT_BACK: "Put back in",
    Entry.MEND_KNOCKOUT: "Mend a knockout",
    Entry.OUT_FOR_GOOD: "Out for good",
    Entry.AWAY: "Away",
    Entry.WHO_IS_HERE: "Who is here",
    Entry.NAMES: "Names",
    Entry.STRIKE: "Strike an entry",
    Entry.SUBS: "Who is a sub",
    Entry.MONEY: "Money",
    Entry.BUY: "Buy",
    Entry.WHO_OWES: "Who owes",
    Entry.PRIZES_HANDED: "Prizes handed over",
    Entry.DEAL: "Deal",
    Entry.TABLES: "Tables and chips",
    Entry.SEATS: "Seats",
    Entry.MOVE: "Move a player",
    Entry.DRAW_SEATS: "Draw the seats",
    Entry.BUTTON: "Button and next hand",
    Entry.DEALER: "Dealer",
    Entry.RACE: "Race",
    Entry.CHIPS_OUT: "Chips out",
    Entry.COUNT_CHIPS: "Count a stack",
    Entry.SUGGESTIONS: "What was put aside",
    Entry.TIME: "Time",
    Entry.PLAYER_CLOCK: "Clock on a player",
    Entry.BREAK_NOW: "Break now",
    Entry.BREAK_AT_END: "Break at the end of this level",
    Entry.MORE_TIME: "A minute more",
    Entry.LESS_TIME: "A minute less",
    Entry.LEVEL: "Go to a level",
    Entry.LEVEL_LENGTH: "Length of a level",
    Entry.BACK: "Back to the start of this level",
    Entry.UNDO: "Undo",
    Entry.REDO: "Redo",
    Entry.SHOW: "Show",
    Entry.PANELS: "Panels",
    Entry.RULINGS: "Rulings",
    Entry.STANDINGS: "Standings",
    Entry.STACKS: "Champions' stacks",
    Entry.SETTINGS: "Settings",
    Entry.HOUSE: "House",
    Entry.SEASON: "Season",
    Entry.LANGUAGE: "Language",
    Entry.SOUND: "Sound",
    Entry.TIME_OF_DAY: "Time of day",
    Entry.ABOUT: "About",
    Entry.FINISH: "End the night",
    Entry.SHUT_DOWN: "Shut down",
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
    return "Space"


def out_by(names: tuple[str, ...]) -> str:
    """Return what the key that ends a bust-out does: "out, by Ben"."""
    return f"out, by {listed(names)}" if names else does(Does.BY_NOBODY)


def undo_for(seconds: int) -> str:
    """Return how long the slip still takes its act back: "undo, 8 s"."""
    return f"undo, {seconds} s"


def skip(stage: Stage, following: Stage | None, house: House, *, hold: bool) -> str:
    """Return what SKIP does: "hold for round 7", or "hold to end the break"; without `hold`, at once."""
    if not isinstance(stage, Level):
        return "hold to end the break" if hold else "end the break"
    if following is None:
        return f"last {word_within(house)}"
    target = level_within(following.number, house) if isinstance(following, Level) else "the break"
    return f"hold for {target}" if hold else f"on to {target}"
