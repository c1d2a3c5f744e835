"""What the voice says, in German."""

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
from clock.words.german.counting import in_words
from clock.words.german.stages import level_word
from clock.words.names import has_name, name


def announcement(what: Announcement, tournament: Tournament) -> str:
    """Return what the voice says of an announcement."""
    house = tournament.house
    match what:
        case PlayBegins(level):
            return f"Mischen und geben. {_level(level, house)}"
        case LevelBegins(level):
            return _level(level, house, " ab der nächsten Hand")
        case MinuteLeft(stage, following):
            return _minute_left(stage, following)
        case BreakBegins(pause):
            return f"Pause {in_words(pause.number)}{_length(pause)}. Hand zu Ende spielen, keine neue geben."
        case BreakOver(level):
            return f"Die Pause ist vorbei. {_level(level, house)}"
        case BreakRanOut():
            return "Die Pause ist vorbei. Bitte Platz nehmen."
        case Proposed(suggestion):
            return _proposed(suggestion, tournament)
        case Won(player):
            return f"{_called(player, tournament)} gewinnt."


def _level(level: Level, house: House, since: str = "") -> str:
    """Return "Runde fünf. Blinds fünfzig, einhundert.", with the ante if there is one (S6)."""
    said = f"{level_word(house)} {in_words(level.number)}. {_blinds(level)}{since}."
    if not level.ante:
        return said
    if level.ante_kind is AnteKind.BIG_BLIND:
        return f"{said} Ante vom Big Blind {in_words(level.ante)}."
    return f"{said} Ante {in_words(level.ante)} von jedem."


def _blinds(level: Level) -> str:
    return f"Blinds {in_words(level.small)}, {in_words(level.big)}"


def _minute_left(stage: Stage, following: Stage | None) -> str:
    if isinstance(stage, Break):
        return "Noch eine Minute Pause."
    match following:
        case None:
            return "Noch eine Minute."
        case Break():
            return "Noch eine Minute bis zur Pause."
        case Level():
            return f"Noch eine Minute. Dann {_blinds(following)}."


def _length(pause: Break) -> str:
    """Return ", zehn Minuten", or nothing where it is no whole number of minutes."""
    minutes, rest = divmod(pause.duration_ms, MINUTE)
    if rest:
        return ""
    return ", eine Minute" if minutes == 1 else f", {in_words(minutes)} Minuten"


def _proposed(suggestion: MovePlayer | BreakTable | FormFinalTable, tournament: Tournament) -> str:
    match suggestion:
        case MovePlayer(player=int(player), to_seat=Seat() as seat):
            return _way(player, seat, tournament)
        case MovePlayer(from_table=giving, to_table=taking):
            return f"Ein Spieler geht von Tisch {in_words(giving)} an Tisch {in_words(taking)}."
        case BreakTable(table=table, moves=moves):
            ways = (_way(move.player, move.to_seat, tournament) for move in moves)
            return " ".join((f"Tisch {in_words(table)} wird aufgelöst.", *ways))
        case FormFinalTable():
            redraw = tournament.house.final_table.redraw
            return "Finaltisch. Alle losen neue Sitze." if redraw else "Finaltisch."


def _way(player: int, seat: Seat, tournament: Tournament) -> str:
    to = f"Tisch {in_words(seat.table)}, Sitz {in_words(seat.seat)}"
    return f"{_called(player, tournament)} an {to}."


def _called(player: int, tournament: Tournament) -> str:
    return name(tournament, player) if has_name(tournament, player) else f"Spieler {in_words(player)}"
