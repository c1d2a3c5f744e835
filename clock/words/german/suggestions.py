"""What the clock proposes, in German: where to go, and the reason that a player accepts (T2 to T7)."""

from collections.abc import Mapping

from clock.tournament.state import Tournament
from clock.tournament.structure import MINUTE, MoveRule, Seat
from clock.tournament.suggestions import (
    AskButton,
    BreakTable,
    DrawnCard,
    ForfeitAway,
    FormFinalTable,
    MovePlayer,
    RemoveAbsent,
    Suggestion,
    stops_for,
)
from clock.words.german.acts import seat_named
from clock.words.german.numbers import counted, listed, players_listed
from clock.words.german.showing import player as player_called
from clock.words.german.stages import level_name
from clock.words.names import first_name, has_name, name, numbered

_RANKS: Mapping[int, str] = {11: "Bube", 12: "Dame", 13: "König", 14: "Ass"}
_SUITS: Mapping[str, str] = {"spades": "Pik", "hearts": "Herz", "diamonds": "Karo", "clubs": "Kreuz"}


def headline(suggestion: Suggestion, tournament: Tournament) -> str:
    """Return what is proposed, as it stands in large letters."""
    match suggestion:
        case MovePlayer(player=int(player), to_seat=Seat() as seat):
            return way(player, seat, tournament)
        case MovePlayer(from_table=giving, to_table=taking):
            return f"Ein Spieler von Tisch {giving} an Tisch {taking}"
        case BreakTable(table=table):
            return f"Tisch {table} wird aufgelöst"
        case FormFinalTable():
            return "Finaltisch"
        case AskButton(table=table):
            return f"Button an Tisch {table}?"
        case RemoveAbsent(players=players):
            return f"{players_listed(players, tournament)} raus, nicht gekommen"
        case ForfeitAway(player=player):
            return f"Stack von {numbered(tournament, player)} verfällt"


def way(player: int, seat: Seat, tournament: Tournament) -> str:
    """Return "Ada Lindqvist an Tisch 3, Sitz 6", the player's number standing beside it."""
    if not has_name(tournament, player):
        return f"an {seat_named(seat)}"
    return f"{name(tournament, player)} an {seat_named(seat)}"


def reason(suggestion: Suggestion, tournament: Tournament, *, drawn: bool = False) -> str:
    """Return why it is proposed, in the words of the house's rule; cards that are `drawn` are not told."""
    match suggestion:
        case MovePlayer():
            return _move(suggestion, tournament, drawn=drawn)
        case BreakTable():
            return _break(suggestion)
        case FormFinalTable(left=left):
            redraw = tournament.house.final_table.redraw
            return f"Noch {left} Spieler. {'Alle losen neue Sitze.' if redraw else 'Ein Tisch reicht.'}"
        case AskButton():
            return headline(suggestion, tournament)
        case RemoveAbsent(players=players):
            return _absent(players, tournament)
        case ForfeitAway(player=player):
            return _away(player, tournament)


def _move(move: MovePlayer, tournament: Tournament, *, drawn: bool) -> str:
    sizes = f"Tisch {move.from_table} hat {move.from_size}, Tisch {move.to_table} hat {move.to_size}."
    parts = [sizes, *_low_card(move, drawn=drawn), _picked(move, tournament)]
    waits = ["Karten gibt es, wenn der Button vorbei ist."] if move.waits else []
    stops = [f"Tisch {move.to_table} hält so lange an."] if stops_for(move, tournament.house) else []
    return " ".join([*parts, *waits, *stops])


def _break(breaking: BreakTable) -> str:
    after, left = breaking.tables_after, breaking.left
    hold = "reicht 1 Tisch" if after == 1 else f"reichen {after} Tische"
    why = f"Für {left} Spieler {hold}, also wird Tisch {breaking.table} aufgelöst."
    return " ".join([why, *_waiting(breaking)])


def _waiting(breaking: BreakTable) -> list[str]:
    """Return who is not dealt in at once; where a button is not known, the rule's words (T4)."""
    if breaking.waiting is None:
        return ["Zwischen Button und Small Blind gibt es Karten, wenn der Button vorbei ist."]
    waiting = [str(player) for player in breaking.waiting]
    get = "bekommt" if len(waiting) == 1 else "bekommen"
    return [f"{listed(waiting)} {get} Karten, wenn der Button vorbei ist."] if waiting else []


def _low_card(move: MovePlayer, *, drawn: bool) -> list[str]:
    if not move.cards:
        return []
    cards = listed([f"Tisch {card.table} {_card(card)}" for card in move.cards])
    return ["Die niedrigste Karte gibt ab." if drawn else f"Die niedrigste Karte gibt ab: {cards}."]


def _card(card: DrawnCard) -> str:
    return f"{_SUITS[card.suit]} {_RANKS.get(card.rank, str(card.rank))}"


def _picked(move: MovePlayer, tournament: Tournament) -> str:
    if move.player is None:
        return _rule(move)
    named = has_name(tournament, move.player)
    who = first_name(tournament, move.player) if named else player_called(move.player)
    if move.from_seat is not None:
        who = f"{who} auf Sitz {move.from_seat.seat}"
    match move.picked:
        case MoveRule.RANDOM:
            return f"{who} ist ausgelost, der neue Sitz auch."
        case MoveRule.SAME_PLACE:
            return f"{who} sitzt zum Button so wie der Spieler, der ausgeschieden ist."
        case MoveRule.NEXT_BIG_BLIND:
            return f"{who} ist als Nächstes Big Blind."


def _rule(move: MovePlayer) -> str:
    match move.picked:
        case MoveRule.NEXT_BIG_BLIND:
            return "Der nächste Big Blind wechselt auf den schlechtesten freien Sitz: nach dem Small Blind."
        case MoveRule.SAME_PLACE:
            return "Wer zum Button so sitzt wie der Spieler, der ausgeschieden ist, nimmt dessen Sitz."
        case MoveRule.RANDOM:
            return "Die Turnierleitung wählt Spieler und Sitz."


def _absent(players: tuple[int, ...], tournament: Tournament) -> str:
    who = players_listed(players, tournament)
    have = "ist" if len(players) == 1 else "sind"
    level = tournament.house.absent_out_level
    when = "" if level is None else f"{level_name(level, tournament.house)} hat begonnen. "
    return f"{when}{who} {have} nicht gekommen, die Chips gehen aus dem Spiel."


def _away(player: int, tournament: Tournament) -> str:
    limit = tournament.house.away_forfeit_ms
    long = "zu lange" if limit is None else f"mehr als {counted(limit // MINUTE, 'Minute', 'Minuten')}"
    return f"{numbered(tournament, player)} ist {long} weg. Stack zählen, der Tisch teilt ihn."
