"""What each command leads to by itself, case by case; each subject has its file, each its match here.

No match has a catch-all: a command that is added is missed by the type checker, also one of no subject.
"""

from typing import assert_never

from clock.tournament import buys, moves, outs, registering, schedule, tables, timing, whereabouts
from clock.tournament import commands as c
from clock.tournament import events as e
from clock.tournament.draw import Draw
from clock.tournament.state import Tournament


def asked(tournament: Tournament, command: c.Decided, now_ms: int, draw: Draw) -> list[e.Event]:
    """Return the events of the command itself, or raise Refused."""
    if isinstance(command, c.TimeCommand):
        return _about_time(tournament, command, now_ms, draw)
    if isinstance(command, c.ScheduleCommand):
        return _about_schedule(tournament, command, now_ms)
    if isinstance(command, c.OutCommand):
        return _about_going_out(tournament, command, now_ms, draw)
    if isinstance(command, c.EntryCommand):
        return _about_entries(tournament, command, now_ms, draw)
    if isinstance(command, c.MoneyCommand):
        return _about_money(tournament, command, now_ms, draw)
    if isinstance(command, c.SeatCommand):
        return _about_seats(tournament, command, now_ms, draw)
    if isinstance(command, c.TableCommand):
        return _about_tables(tournament, command, now_ms, draw)
    assert_never(command)


def _about_time(tournament: Tournament, command: c.TimeCommand, now_ms: int, draw: Draw) -> list[e.Event]:
    match command:
        case c.Start():
            started = timing.start(tournament, now_ms)
            return [*moves.seats_before_start(tournament, now_ms, draw), *started]
        case c.Pause():
            return timing.pause(tournament, now_ms)
        case c.Resume():
            return timing.resume(tournament, now_ms)
        case c.TakeBackToggle():
            return timing.take_back_toggle(tournament, now_ms)
        case c.Skip():
            return timing.skip(tournament, now_ms)
        case c.Back():
            return timing.back(tournament, now_ms)
        case c.GoToLevel():
            return timing.go_to_level(tournament, command, now_ms)
        case c.AddTime():
            return timing.add_time(tournament, command, now_ms)
        case c.Finish():
            return timing.finish(tournament, now_ms)


def _about_schedule(tournament: Tournament, command: c.ScheduleCommand, now_ms: int) -> list[e.Event]:
    match command:
        case c.SetLength():
            return schedule.set_length(tournament, command, now_ms)
        case c.Replan():
            return schedule.replan(tournament, command, now_ms)
        case c.CallBreak():
            return schedule.call_break(tournament, command, now_ms)


def _about_going_out(tournament: Tournament, command: c.OutCommand, now_ms: int, draw: Draw) -> list[e.Event]:
    match command:
        case c.BustOut():
            return outs.bust_out(tournament, command, now_ms)
        case c.PutBackIn(player):
            return outs.put_back_in(tournament, player, now_ms, draw)
        case c.MendKnockout():
            return outs.mend_knockout(tournament, command, now_ms)
        case c.RemovePlayer():
            return outs.remove_player(tournament, command, now_ms)
        case c.Forfeit():
            return outs.forfeit(tournament, command, now_ms)


def _about_entries(tournament: Tournament, command: c.EntryCommand, now_ms: int, draw: Draw) -> list[e.Event]:
    match command:
        case c.Register():
            return registering.register(tournament, command, now_ms, draw)
        case c.SetField():
            return registering.set_field(tournament, command, now_ms, draw)
        case c.Unregister(player):
            return registering.unregister(tournament, player, now_ms)
        case c.EnterLate():
            return buys.enter_late(tournament, command, now_ms, draw)
        case c.Rename():
            return registering.rename(tournament, command, now_ms)
        case c.PlayAs():
            return registering.play_as(tournament, command, now_ms)
        case c.MarkAbsent(player):
            return whereabouts.mark_absent(tournament, player, now_ms)
        case c.MarkArrived(player):
            return whereabouts.mark_arrived(tournament, player, now_ms)
        case c.MarkAway(player):
            return whereabouts.mark_away(tournament, player, now_ms)
        case c.MarkReturned(player):
            return whereabouts.mark_returned(tournament, player, now_ms)


def _about_money(tournament: Tournament, command: c.MoneyCommand, now_ms: int, draw: Draw) -> list[e.Event]:
    match command:
        case c.Rebuy():
            return buys.rebuy(tournament, command, now_ms, draw)
        case c.DeclineReturn(player):
            return buys.decline_return(tournament, player, now_ms)
        case c.BuyAddOn(player):
            return buys.buy_add_on(tournament, player, now_ms)
        case c.ReEnter(player):
            return buys.re_enter(tournament, player, now_ms, draw)
        case c.SettleDebt(player):
            return buys.settle_debt(tournament, player, now_ms)
        case c.HandPrize(player):
            return buys.hand_prize(tournament, player, now_ms)


def _about_seats(tournament: Tournament, command: c.SeatCommand, now_ms: int, draw: Draw) -> list[e.Event]:
    match command:
        case c.DrawSeats():
            return moves.drawn_seats(tournament, now_ms, draw)
        case c.Accept():
            return moves.accept(tournament, command, now_ms, draw)
        case c.Decline():
            return moves.decline(tournament, now_ms)
        case c.BringBack():
            return moves.bring_back(tournament, now_ms)
        case c.Move():
            return moves.move(tournament, command, now_ms)


def _about_tables(tournament: Tournament, command: c.TableCommand, now_ms: int, draw: Draw) -> list[e.Event]:
    match command:
        case c.TellButton():
            return tables.tell_button(tournament, command, now_ms)
        case c.NextHand(table):
            return tables.next_hand(tournament, table, now_ms)
        case c.SetDealer():
            return tables.set_dealer(tournament, command, now_ms)
        case c.CallClock():
            return tables.call_clock(tournament, command, now_ms)
        case c.CountChips():
            return tables.count_chips(tournament, command, now_ms)
        case c.TakeChips():
            return tables.take_chips(tournament, command, now_ms)
        case c.Race():
            return tables.race(tournament, command, now_ms, draw)
