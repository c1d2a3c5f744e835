"""Levels and breaks in English: their names, their blinds, and what is said when they begin or wait."""

from collections.abc import Sequence

from clock.tournament.levels import stage_of
from clock.tournament.state import Tournament, Waiting
from clock.tournament.structure import AnteKind, Chip, House, Level, Stage
from clock.words.english.numbers import chips, listed, small_number

_LEVEL_WORDS = {"Level", "Round", "Stage"}
"""The usual words of house files; any other word is the host's own and stays as it is."""


def name(stage: Stage, house: House) -> str:
    """Return "Round 5" in the house's own word for a level, or "Break 1"."""
    return level_name(stage.number, house) if isinstance(stage, Level) else f"Break {stage.number}"


def level_name(number: int, house: House) -> str:
    """Return "Round 5" in the house's own word for a level."""
    return f"{house.level_word} {number}"


def level_within(number: int, house: House) -> str:
    """Return "round 5", as it stands within a sentence."""
    return f"{word_within(house)} {number}"


def word_within(house: House) -> str:
    """Return "round", or the host's own word, as it stands within a sentence."""
    return house.level_word.lower() if house.level_word in _LEVEL_WORDS else house.level_word


def within(stage: Stage, house: House) -> str:
    """Return "round 5" or "break 1", as it stands within a sentence."""
    return level_within(stage.number, house) if isinstance(stage, Level) else f"break {stage.number}"


def blinds(level: Level) -> str:
    """Return "75/150"."""
    return f"{chips(level.small)}/{chips(level.big)}"


def posted(level: Level) -> str:
    """Return the blinds and, where the big blind posts it, the table's one ante: "100/200/200" (S6)."""
    if level.ante and level.ante_kind is AnteKind.BIG_BLIND:
        return f"{blinds(level)}/{chips(level.ante)}"
    return blinds(level)


def ante(level: Level) -> str:
    """Return who posts what besides the blinds, or nothing where there is no ante (S6)."""
    if not level.ante:
        return ""
    if level.ante_kind is AnteKind.BIG_BLIND:
        return f"ante {chips(level.ante)}, once a table, from the big blind"
    return f"ante {chips(level.ante)} from each player"


def announced(level: Level, house: House) -> str:
    """Return what is said as a level begins: "Round 7, 100/200 from the next hand" (S3)."""
    extra = f", {ante(level)}," if level.ante else ""
    return f"{level_name(level.number, house)}, {blinds(level)}{extra} from the next hand"


def hand_begins(house: House) -> str:
    """Return when a hand has begun, so that the old blinds still hold for it (S3)."""
    match house.hand_begins:
        case "riffle":
            return "A hand has begun at the first riffle."
        case "cut":
            return "A hand has begun once the deck is cut."
        case "blinds":
            return "A hand has begun when the blinds are posted and the dealer is shuffling."
        case other:
            return f"A hand has begun at: {other}."


def waiting(tournament: Tournament) -> str:
    """Return what the clock waits for, or nothing where it does not wait."""
    stage = stage_of(tournament)
    match tournament.clock.waiting:
        case None:
            return ""
        case Waiting.START:
            return "Press PAUSE to deal"
        case Waiting.BREAK:
            return f"{name(stage, tournament.house)} is over. PAUSE to deal"
        case Waiting.LEVEL:
            return f"{name(stage, tournament.house)} is next. PAUSE to deal"
        case Waiting.FINAL_TABLE if tournament.final_table:
            return "Final table. PAUSE to go on when everyone sits"
        case Waiting.FINAL_TABLE:
            return "Final table. Everyone draws a new seat"
        case Waiting.POWER:
            return "Power was lost. Press PAUSE to go on"


def break_called(level: Level, house: House) -> str:
    """Return what the screen says as a break is called for the end of a level (S10)."""
    return f"Break at the end of {level_within(level.number, house)}"


def chip_change(leaving: int, new: int) -> str:
    """Return the first step of a chip-up: "Change five 5s for one 25" (S9)."""
    count, rest = divmod(new, leaving)
    if rest:
        return f"Change {chips(leaving)}s for {chips(new)}s"
    return f"Change {small_number(count)} {chips(leaving)}s for one {chips(new)}"


def chips_leave(leaving: Sequence[Chip]) -> str:
    """Return the headline of a chip-up: "Red 5s leave the table" (V4)."""
    kinds = listed([f"{chip.colour} {chips(chip.value)}s" for chip in leaving])
    return f"{kinds[:1].upper()}{kinds[1:]} leave the table"


def race_steps(leaving: Sequence[int], new: int) -> tuple[str, ...]:
    """Return what players do at a chip-up, in order (S9, V4)."""
    single = len(leaving) == 1
    odd = f"{chips(leaving[0])}s: a card each" if single else f"chips: a card per {chips(min(leaving))}"
    return (
        *(chip_change(value, new) for value in leaving),
        f"Odd {odd}, from seat 1",
        best_card(new),
        "One a player, and nobody is raced out",
    )


def best_card(new: int) -> str:
    """Return the step of a race that says what the best card wins (S9)."""
    return f"Best card wins a {chips(new)}"
