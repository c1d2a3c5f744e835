"""Acts in a few words, for the lines that say what undo takes back and what redo makes again."""

from collections.abc import Sequence

from clock.tournament import commands
from clock.tournament.commands import BustOut
from clock.tournament.places import Place
from clock.tournament.state import Tournament
from clock.tournament.structure import Seat
from clock.tournament.suggestions import (
    AskButton,
    BreakTable,
    ForfeitAway,
    FormFinalTable,
    MovePlayer,
    RemoveAbsent,
)
from clock.words.act_lines import ActLines
from clock.words.german.numbers import chips, listed, minutes
from clock.words.german.stages import level_name
from clock.words.going_out import are_tied
from clock.words.names import name
from clock.words.subjects import ActAtTable, ActOfTime, ActOnPlayer


def undo(tournament: Tournament) -> str | None:
    """Return what undo would take back, "Ada raus, Platz 9", or None where there is nothing."""
    return _LINES.undo(tournament)


def redo(tournament: Tournament) -> str | None:
    """Return what redo would make again, or None where there is nothing."""
    return _LINES.redo(tournament)


def _out(command: BustOut, tournament: Tournament, known: Sequence[Place]) -> str:
    who = listed([name(tournament, player) for player in command.players])
    return f"{who} raus, {in_places(known)}" if known else f"{who} raus"


def in_places(known: Sequence[Place]) -> str:
    """Return the places of those who went out together: "Platz 4 und 5", or "geteilter Platz 4" (O2)."""
    if are_tied(known):
        return f"geteilter Platz {known[0].place}"
    return f"Platz {listed([str(place.place) for place in known])}"


def _of_time(command: ActOfTime, tournament: Tournament) -> str:
    house = tournament.house
    match command:
        case commands.Start():
            return "Start"
        case commands.Pause():
            return "Uhr angehalten"
        case commands.Resume():
            return "Uhr läuft wieder"
        case commands.TakeBackToggle():
            return "Start oder Halt zurückgenommen"
        case commands.Skip():
            return "weitergesprungen"
        case commands.Back():
            return "zurückgesprungen"
        case commands.GoToLevel(level):
            return f"Sprung zu {level_name(level, house)}"
        case commands.SetLength(level, duration_ms):
            return f"{level_name(level, house)} dauert {minutes(duration_ms)}"
        case commands.Replan():
            return "neuer Zeitplan"
        case commands.AddTime(delta_ms):
            return f"{minutes(abs(delta_ms))} {'weniger' if delta_ms < 0 else 'mehr'}"
        case commands.CallBreak(duration_ms, now):
            length = minutes(house.break_ms if duration_ms is None else duration_ms)
            return f"Pause angesagt, {length}{', sofort' if now else ''}"
        case commands.Finish():
            return "Ende des Turniers"


def _at_table(command: ActAtTable, tournament: Tournament) -> str:
    match command:
        case commands.DrawSeats():
            return "Sitze ausgelost"
        case commands.TellButton(table, seat):
            return f"Button: {seat_named(Seat(table, seat))}"
        case commands.NextHand(table):
            return f"nächste Hand an Tisch {table}"
        case commands.SetDealer(table, player):
            return f"{name(tournament, player)} gibt an Tisch {table}"
        case commands.Move(player, table, seat):
            return f"{name(tournament, player)} an {seat_named(Seat(table, seat))}"
        case commands.CountChips(player, count):
            return f"{name(tournament, player)} hat {chips(count)} Chips"
        case commands.TakeChips(count):
            return f"{chips(count)} Chips aus dem Spiel"
        case commands.Race(table):
            return f"Chip-Race an Tisch {table}"
        case commands.Forfeit(player, count):
            return f"Stack von {name(tournament, player)} verfallen, {chips(count)} Chips"
        case commands.Decline():
            return "Vorschlag zurückgestellt"
        case commands.BringBack():
            return "Vorschlag zurückgeholt"
        case commands.CallClock(player):
            return "Bedenkzeit" if player is None else f"Bedenkzeit für {name(tournament, player)}"


def seat_named(seat: Seat) -> str:
    """Return "Tisch 2, Sitz 5"."""
    return f"Tisch {seat.table}, Sitz {seat.seat}"


def _accepted(before: Tournament) -> str:
    """Return in words what was accepted: the first suggestion that waited."""
    if not before.suggestions:
        return "Vorschlag angenommen"
    match before.suggestions[0]:
        case MovePlayer(player=int(player), to_seat=Seat() as seat):
            return f"{name(before, player)} an {seat_named(seat)}"
        case MovePlayer(from_table=giving, to_table=taking):
            return f"Wechsel von Tisch {giving} an Tisch {taking}"
        case BreakTable(table=table):
            return f"Tisch {table} aufgelöst"
        case FormFinalTable():
            return "Finaltisch"
        case AskButton(table=table):
            return f"Button an Tisch {table} nicht genannt"
        case RemoveAbsent(players=players):
            return f"{listed([name(before, player) for player in players])} raus, nicht gekommen"
        case ForfeitAway(player=player):
            return f"Stack von {name(before, player)} verfallen"


def _of_player(command: ActOnPlayer, before: Tournament, tournament: Tournament) -> str:
    match command:
        case commands.Register(called):
            return f"{called or before.next_number} angemeldet"
        case commands.SetField(players):
            return f"{players} Spieler insgesamt"
        case commands.EnterLate(called):
            return f"{called or before.next_number} nachgemeldet"
        case commands.Unregister(player):
            return f"{name(before, player)} gestrichen"
        case commands.Rename(player, called):
            return f"{name(before, player)} heißt {called}"
        case commands.PlayAs(player, sub):
            return f"{name(tournament, player)} {'Ersatz' if sub else 'Mitglied'}"
        case commands.PutBackIn(player):
            return f"{name(tournament, player)} wieder drin"
        case commands.MendKnockout(player, by):
            who = listed([name(tournament, other) for other in by]) or "niemanden"
            return f"{name(tournament, player)} raus durch {who}"
        case commands.RemovePlayer(player):
            return f"{name(tournament, player)} endgültig raus"
        case commands.Rebuy(player):
            return f"Rebuy von {name(tournament, player)}"
        case commands.DeclineReturn(player):
            return f"{name(tournament, player)} bleibt raus"
        case commands.BuyAddOn(player):
            return f"Add-on von {name(tournament, player)}"
        case commands.ReEnter(player):
            return f"Re-Entry von {name(tournament, player)}"
        case commands.SettleDebt(player):
            return f"{name(tournament, player)} hat bezahlt"
        case commands.MarkAbsent(player):
            return f"{name(tournament, player)} fehlt"
        case commands.MarkArrived(player):
            return f"{name(tournament, player)} ist da"
        case commands.MarkAway(player):
            return f"{name(tournament, player)} ist weg"
        case commands.MarkReturned(player):
            return f"{name(tournament, player)} ist zurück"
        case commands.HandPrize(player):
            return f"Preis von {name(tournament, player)} ausgezahlt"


_LINES = ActLines(_out, _accepted, _of_time, _at_table, _of_player)
