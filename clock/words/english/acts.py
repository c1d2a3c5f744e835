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
from clock.words.english.numbers import chips, counted, listed, minutes, ordinal
from clock.words.english.stages import level_within
from clock.words.going_out import are_tied
from clock.words.names import name
from clock.words.subjects import ActAtTable, ActOfTime, ActOnPlayer


def undo(tournament: Tournament) -> str | None:
    """Return what undo would take back, "Ada out, 9th", or None where there is nothing."""
    return _LINES.undo(tournament)


def redo(tournament: Tournament) -> str | None:
    """Return what redo would make again, or None where there is nothing."""
    return _LINES.redo(tournament)


def _out(command: BustOut, tournament: Tournament, known: Sequence[Place]) -> str:
    who = listed([name(tournament, player) for player in command.players])
    return f"{who} out, {in_places(known)}" if known else f"{who} out"


def in_places(known: Sequence[Place]) -> str:
    """Return the places of those who went out together: "4th and 5th", or "tied 4th" (O2)."""
    if are_tied(known):
        return f"tied {ordinal(known[0].place)}"
    return listed([ordinal(place.place) for place in known])


def _of_time(command: ActOfTime, tournament: Tournament) -> str:
    house = tournament.house
    match command:
        case commands.Start():
            return "start"
        case commands.Pause():
            return "pause"
        case commands.Resume():
            return "clock let run again"
        case commands.TakeBackToggle():
            return "start or pause taken back"
        case commands.Skip():
            return "skip"
        case commands.Back():
            return "step back"
        case commands.GoToLevel(level):
            return f"jump to {level_within(level, house)}"
        case commands.SetLength(level, duration_ms):
            return f"{level_within(level, house)} set to {minutes(duration_ms)}"
        case commands.Replan():
            return "new schedule"
        case commands.AddTime(delta_ms):
            return f"{minutes(abs(delta_ms))} {'less' if delta_ms < 0 else 'more'}"
        case commands.CallBreak(duration_ms, now):
            length = minutes(house.break_ms if duration_ms is None else duration_ms)
            return f"break of {length} called{', at once' if now else ''}"
        case commands.Finish():
            return "end of the night"


def _at_table(command: ActAtTable, tournament: Tournament) -> str:
    match command:
        case commands.DrawSeats():
            return "seats drawn"
        case commands.TellButton(table, seat):
            return f"button at {seat_named(Seat(table, seat))}"
        case commands.NextHand(table):
            return f"next hand at table {table}"
        case commands.SetDealer(table, player):
            return f"{name(tournament, player)} deals at table {table}"
        case commands.Move(player, table, seat):
            return f"{name(tournament, player)} to {seat_named(Seat(table, seat))}"
        case commands.CountChips(player, count):
            return f"{name(tournament, player)} has {chips(count)}"
        case commands.TakeChips(count):
            return f"{chips(count)} in chips out of play"
        case commands.Race(table):
            return f"race at table {table}"
        case commands.Forfeit(player, count):
            return f"{name(tournament, player)} forfeited {chips(count)}"
        case commands.Decline():
            return "suggestion put aside"
        case commands.BringBack():
            return "suggestion brought back"
        case commands.CallClock(player):
            return "clock on a player" if player is None else f"clock on {name(tournament, player)}"


def seat_named(seat: Seat) -> str:
    """Return "table 3, seat 6"."""
    return f"table {seat.table}, seat {seat.seat}"


def _accepted(before: Tournament) -> str:
    """Return in words what was accepted: the first suggestion that waited."""
    if not before.suggestions:
        return "suggestion accepted"
    match before.suggestions[0]:
        case MovePlayer(player=int(player), to_seat=Seat() as seat):
            return f"{name(before, player)} to {seat_named(seat)}"
        case MovePlayer(from_table=giving, to_table=taking):
            return f"move from table {giving} to table {taking}"
        case BreakTable(table=table):
            return f"table {table} broken"
        case FormFinalTable():
            return "final table"
        case AskButton(table=table):
            return f"button at table {table} not told"
        case RemoveAbsent(players=players):
            return f"{listed([name(before, player) for player in players])} out, not here"
        case ForfeitAway(player=player):
            return f"{name(before, player)} forfeited the stack"


def _of_player(command: ActOnPlayer, before: Tournament, tournament: Tournament) -> str:
    match command:
        case commands.Register(called):
            return f"{called or before.next_number} entered"
        case commands.SetField(players):
            return f"{counted(players, 'player')} in all"
        case commands.EnterLate(called):
            return f"{called or before.next_number} entered late"
        case commands.Unregister(player):
            return f"{name(before, player)} struck from the list"
        case commands.Rename(player, called):
            return f"{name(before, player)} named {called}"
        case commands.PlayAs(player, sub):
            return f"{name(tournament, player)} a {'sub' if sub else 'member'}"
        case commands.PutBackIn(player):
            return f"{name(tournament, player)} back in"
        case commands.MendKnockout(player, by):
            who = listed([name(tournament, other) for other in by]) or "nobody"
            return f"{name(tournament, player)} out by {who}"
        case commands.RemovePlayer(player):
            return f"{name(tournament, player)} out for good"
        case commands.Rebuy(player):
            return f"rebuy of {name(tournament, player)}"
        case commands.DeclineReturn(player):
            return f"{name(tournament, player)} stays out"
        case commands.BuyAddOn(player):
            return f"add-on of {name(tournament, player)}"
        case commands.ReEnter(player):
            return f"re-entry of {name(tournament, player)}"
        case commands.SettleDebt(player):
            return f"{name(tournament, player)} paid"
        case commands.MarkAbsent(player):
            return f"{name(tournament, player)} absent"
        case commands.MarkArrived(player):
            return f"{name(tournament, player)} arrived"
        case commands.MarkAway(player):
            return f"{name(tournament, player)} away"
        case commands.MarkReturned(player):
            return f"{name(tournament, player)} back at the table"
        case commands.HandPrize(player):
            return f"prize of {name(tournament, player)} handed over"


_LINES = ActLines(_out, _accepted, _of_time, _at_table, _of_player)
