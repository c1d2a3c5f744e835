"""What each event changes, case by case; each subject has its file, each its match here.

No match has a catch-all: an event that is added is missed by the type checker, also one of no subject.
"""

from typing import assert_never

from clock.tournament import buys, moves, outs, registering, tables, timing, whereabouts
from clock.tournament import events as e
from clock.tournament.state import Tournament
from clock.values import replace


def applied(tournament: Tournament, event: e.Event) -> Tournament:
    """Return the tournament, as it stands at that moment, after an event."""
    if isinstance(event, e.TimeEvent):
        return _in_time(tournament, event)
    if isinstance(event, e.OutEvent):
        return buys.with_handed_mended(_in_play(tournament, event), tournament)
    if isinstance(event, e.EntryEvent):
        return buys.with_handed_mended(_in_entries(tournament, event), tournament)
    if isinstance(event, e.MoneyEvent):
        return buys.with_handed_mended(_in_money(tournament, event), tournament)
    if isinstance(event, e.SeatEvent):
        return _in_seats(tournament, event)
    if isinstance(event, e.TableEvent):
        return _at_tables(tournament, event)
    match event:
        case e.Undone():
            return timing.apply_undone(tournament, event)
        case e.Redone():
            return tournament
        case _:
            assert_never(event)


def _in_time(tournament: Tournament, event: e.TimeEvent) -> Tournament:
    match event:
        case e.Started():
            return timing.apply_started(tournament, event)
        case e.Paused():
            return timing.apply_paused(tournament, event)
        case e.Resumed():
            return timing.apply_resumed(tournament, event)
        case e.ToggleTakenBack():
            return timing.apply_toggle_taken_back(tournament, event)
        case e.PowerReturned():
            return timing.apply_power_returned(tournament, event)
        case e.StageSet() | e.ScheduleChanged():
            return timing.apply_stage_set(tournament, event)
        case e.Finished():
            return timing.apply_finished(tournament, event)


def _in_play(tournament: Tournament, event: e.OutEvent) -> Tournament:
    match event:
        case e.WentOut():
            return outs.apply_went_out(tournament, event)
        case e.PutBack():
            return outs.apply_put_back(tournament, event)
        case e.KnockoutMended():
            return outs.apply_knockout_mended(tournament, event)
        case e.StackShared():
            return outs.apply_stack_shared(tournament, event)


def _in_entries(tournament: Tournament, event: e.EntryEvent) -> Tournament:
    match event:
        case e.PlayerRegistered():
            return registering.apply_registered(tournament, event)
        case e.FieldSet():
            return registering.apply_field_set(tournament, event)
        case e.PlayerUnregistered():
            return registering.apply_unregistered(tournament, event)
        case e.EnteredLate():
            return buys.apply_entered_late(tournament, event)
        case e.Renamed(player=number, name=name):
            return tournament.with_player(replace(tournament.players[number], name=name))
        case e.PlaysAs(player=number, sub=sub):
            return tournament.with_player(replace(tournament.players[number], sub=sub))
        case e.WasAbsent():
            return whereabouts.apply_absent(tournament, event)
        case e.Arrived() | e.WentAway() | e.CameBack():
            return whereabouts.apply_whereabouts(tournament, event)


def _in_money(tournament: Tournament, event: e.MoneyEvent) -> Tournament:
    match event:
        case e.BoughtIn():
            return buys.apply_bought_in(tournament, event)
        case e.ReturnDeclined():
            return buys.apply_return_declined(tournament, event)
        case e.DebtSettled():
            return buys.apply_debt_settled(tournament, event)
        case e.PrizeHanded(player=number):
            return tournament.with_player(replace(tournament.players[number], handed=True))


def _in_seats(tournament: Tournament, event: e.SeatEvent) -> Tournament:
    match event:
        case e.SeatsDrawn():
            return moves.apply_seats_drawn(tournament, event)
        case e.Seated():
            return moves.apply_seated(tournament, event)
        case e.Suggested():
            return moves.apply_suggested(tournament, event)
        case e.PutAside() | e.ButtonSkipped() | e.BroughtBack():
            return moves.apply_set_aside(tournament, event)


def _at_tables(tournament: Tournament, event: e.TableEvent) -> Tournament:
    match event:
        case e.BlindsPlaced():
            return tables.apply_blinds_placed(tournament, event)
        case e.DealTaken():
            return tables.apply_deal_taken(tournament, event)
        case e.ClockCalled() | e.ClockStopped():
            return tables.apply_player_clock(tournament, event)
        case e.ChipsCounted() | e.ChipsTaken() | e.Raced():
            return tables.apply_chips(tournament, event)
