"""Levels and breaks in German: their names, their blinds, and what is said when they begin or wait."""

from collections.abc import Mapping, Sequence

from clock.tournament.levels import stage_of
from clock.tournament.state import Tournament, Waiting
from clock.tournament.structure import AnteKind, Chip, House, Level, Stage
from clock.words.figures import MILLION
from clock.words.german.numbers import chips, in_millions, listed, of_value, small_number

_LEVEL_WORDS: Mapping[str, str] = {"round": "Runde", "level": "Level", "stage": "Stufe"}
"""The usual words of house files; any other word is the host's own and stays as it is."""

_SEVERAL: Mapping[str, str] = {
    "red": "rote",
    "green": "grüne",
    "blue": "blaue",
    "black": "schwarze",
    "white": "weiße",
    "purple": "lila",
    "yellow": "gelbe",
    "orange": "orange",
    "pink": "rosa",
    "grey": "graue",
    "brown": "braune",
}
"""A chip's colour before several of them."""


def name(stage: Stage, house: House) -> str:
    """Return "Runde 5" in the house's own word for a level, or "Pause 1"."""
    return level_name(stage.number, house) if isinstance(stage, Level) else f"Pause {stage.number}"


def level_name(number: int, house: House) -> str:
    """Return "Runde 5" in the house's own word for a level."""
    return f"{level_word(house)} {number}"


def level_word(house: House) -> str:
    """Return "Runde", or the host's own word."""
    return _LEVEL_WORDS.get(house.level_word.lower(), house.level_word)


def within(stage: Stage, house: House) -> str:
    """Return "Runde 5" or "Pause 1", which are the same within a sentence."""
    return name(stage, house)


def blinds(level: Level) -> str:
    """Return "75/150"."""
    return _together(level.small, level.big)


def posted(level: Level) -> str:
    """Return the blinds and, where the big blind posts it, the table's one ante: "100/200/200" (S6)."""
    if level.ante and level.ante_kind is AnteKind.BIG_BLIND:
        return _together(level.small, level.big, level.ante)
    return blinds(level)


def _together(*amounts: int) -> str:
    """Return amounts with strokes between them; if they are all millions the word stands once at the end."""
    if min(amounts) < MILLION:
        return "/".join(map(chips, amounts))
    return f"{'/'.join(map(in_millions, amounts))} Mio."


def ante(level: Level) -> str:
    """Return who posts what besides the blinds, or nothing where there is no ante (S6)."""
    if not level.ante:
        return ""
    if level.ante_kind is AnteKind.BIG_BLIND:
        return f"Ante {chips(level.ante)} je Tisch, vom Big Blind"
    return f"Ante {chips(level.ante)} von jedem"


def announced(level: Level, house: House) -> str:
    """Return what is said as a level begins: "Runde 7, 100/200 ab der nächsten Hand" (S3)."""
    extra = f", {ante(level)}," if level.ante else ""
    return f"{level_name(level.number, house)}, {blinds(level)}{extra} ab der nächsten Hand"


def hand_begins(house: House) -> str:
    """Return when a hand has begun, so that the old blinds still hold for it (S3)."""
    match house.hand_begins:
        case "riffle":
            return "Eine Hand hat begonnen, sobald gemischt wird."
        case "cut":
            return "Eine Hand hat begonnen, sobald abgehoben ist."
        case "blinds":
            return "Eine Hand hat begonnen, wenn die Blinds liegen und gemischt wird."
        case other:
            return f"Wann eine Hand begonnen hat: {other}."


def waiting(tournament: Tournament) -> str:
    """Return what the clock waits for, or nothing where it does not wait."""
    stage = stage_of(tournament)
    match tournament.clock.waiting:
        case None:
            return ""
        case Waiting.START:
            return "Zum Start PAUSE drücken"
        case Waiting.BREAK:
            return f"{name(stage, tournament.house)} ist vorbei. Weiter mit PAUSE"
        case Waiting.LEVEL:
            return f"{name(stage, tournament.house)} ist dran. Weiter mit PAUSE"
        case Waiting.FINAL_TABLE if tournament.final_table:
            return "Finaltisch. PAUSE drücken, wenn alle sitzen"
        case Waiting.FINAL_TABLE:
            return "Finaltisch. Alle Plätze werden neu ausgelost"
        case Waiting.POWER:
            return "Der Strom war weg. Weiter mit PAUSE"


def break_called(level: Level, house: House) -> str:
    """Return what the screen says as a break is called for the end of a level (S10)."""
    return f"Pause am Ende von {level_name(level.number, house)}"


def chip_change(leaving: int, new: int) -> str:
    """Return the first step of a chip-up: "Fünf 5er für einen 25er" (S9)."""
    count, rest = divmod(new, leaving)
    if rest:
        return f"{of_value(leaving)} gegen {of_value(new)} tauschen"
    return f"{small_number(count).capitalize()} {of_value(leaving)} für einen {of_value(new)}"


def chips_leave(leaving: Sequence[Chip]) -> str:
    """Return the headline of a chip-up: "Rote 5er gehen raus" (V4)."""
    kinds = listed([f"{_SEVERAL.get(chip.colour, chip.colour)} {of_value(chip.value)}" for chip in leaving])
    return f"{kinds[:1].upper()}{kinds[1:]} gehen raus"


def race_steps(leaving: Sequence[int], new: int) -> tuple[str, ...]:
    """Return what players do at a chip-up, in order (S9, V4)."""
    single = len(leaving) == 1
    odd = (
        f"{of_value(leaving[0])}: je eine Karte" if single else f"Chips: eine Karte je {chips(min(leaving))}"
    )
    return (
        *(chip_change(value, new) for value in leaving),
        f"Übrige {odd}, ab Sitz 1",
        best_card(new),
        "Einer je Spieler, keiner fliegt raus",
    )


def best_card(new: int) -> str:
    """Return the step of a race that says what the best card wins (S9)."""
    return f"Beste Karte: ein {of_value(new)}"
