"""What the voice says, in English."""

from clock.tournament.announcements import (
    Announcement,
    BreakBegins,
    BreakOver,
    BreakRanOut,
    LevelBegins,
    MinuteLeft,
    PlayBegins,
    Proposed,
    Won,
)
from clock.tournament.state import Tournament
from clock.tournament.structure import MINUTE, AnteKind, Break, House, Level, Seat, Stage
from clock.tournament.suggestions import BreakTable, FormFinalTable, MovePlayer
from clock.words.english.counting import in_words
from clock.words.names import has_name, name


def announcement(what: Announcement, tournament: Tournament) -> str:
    """Return what the voice says of an announcement."""
    house = tournament.house
    match what:
        case PlayBegins(level):
            return f"Shuffle up and deal. {_level(level, house)}"
        case LevelBegins(level):
            return _level(level, house, " from the next hand")
        case MinuteLeft(stage, following):
            return _minute_left(stage, following)
        case BreakBegins(pause):
            return f"Break {in_words(pause.number)}{_length(pause)}. Finish the hand and deal no new one."
        case BreakOver(level):
            return f"The break is over. {_level(level, house)}"
        case BreakRanOut():
            return "The break is over. Please take your seats."
        case Proposed(suggestion):
            return _proposed(suggestion, tournament)
        case Won(player):
            return f"{_called(player, tournament)} wins."


def _level(level: Level, house: House, since: str = "") -> str:
    """Return "Round five. Blinds fifty, one hundred.", with the ante if there is one (S6)."""
    said = f"{house.level_word} {in_words(level.number)}. {_blinds(level)}{since}."
    if not level.ante:
        return said
    if level.ante_kind is AnteKind.BIG_BLIND:
        return f"{said} Big blind ante {in_words(level.ante)}."
    return f"{said} Ante {in_words(level.ante)} each."


def _blinds(level: Level) -> str:
    return f"Blinds {in_words(level.small)}, {in_words(level.big)}"


def _minute_left(stage: Stage, following: Stage | None) -> str:
    if isinstance(stage, Break):
        return "The break is over in one minute."
    match following:
        case None:
            return "One minute left."
        case Break():
            return "One minute to the break."
        case Level():
            return f"One minute left. Next, {_blinds(following).lower()}."


def _length(pause: Break) -> str:
    """Return ", ten minutes", or nothing where it is no whole number of minutes."""
    minutes, rest = divmod(pause.duration_ms, MINUTE)
    if rest:
        return ""
    return f", {in_words(minutes)} minute" + ("" if minutes == 1 else "s")


def _proposed(suggestion: MovePlayer | BreakTable | FormFinalTable, tournament: Tournament) -> str:
    match suggestion:
        case MovePlayer(player=int(player), to_seat=Seat() as seat):
            return _way(player, seat, tournament)
        case MovePlayer(from_table=giving, to_table=taking):
            return f"One player moves from table {in_words(giving)} to table {in_words(taking)}."
        case BreakTable(table=table, moves=moves):
            ways = (_way(move.player, move.to_seat, tournament) for move in moves)
            return " ".join((f"Table {in_words(table)} breaks.", *ways))
        case FormFinalTable():
            redraw = tournament.house.final_table.redraw
            return "Final table. Everyone draws a new seat." if redraw else "Final table."


def _way(player: int, seat: Seat, tournament: Tournament) -> str:
    to = f"table {in_words(seat.table)}, seat {in_words(seat.seat)}"
    return f"{_called(player, tournament)} to {to}."


def _called(player: int, tournament: Tournament) -> str:
    return name(tournament, player) if has_name(tournament, player) else f"Player {in_words(player)}"
