"""The rules of a night: what an act leads to, what time brings, and how an event changes things.

`decide` answers a command with events or refuses; `due` says what time alone has brought; `apply` makes the
next tournament from an event. None of them knows a clock, a file or a screen: the time comes in as `now_ms`
on the boot clock, chance as a `Draw`.
"""

from dataclasses import replace

from clock.tournament import buys, checks, moves, outs, schedule, tables, timing
from clock.tournament import commands as c
from clock.tournament import events as e
from clock.tournament.balancing import plan
from clock.tournament.dealing import BUTTON_HOLDS_MS
from clock.tournament.draw import Draw
from clock.tournament.entries import in_grace, may_return
from clock.tournament.levels import (
    elapsed_ms,
    level_number,
    level_played_ms,
    settle,
)
from clock.tournament.state import Clock, Status, Tournament
from clock.tournament.structure import SECOND, House, Level
from clock.tournament.suggestions import ForfeitAway, Plan, RemoveAbsent, Suggestion

DEAD_HAND_MS = 5 * SECOND
"""How long a player's clock that has run out is still to be seen: the hand is dead (O6)."""


def opened(house: House) -> Tournament:
    """Return a night in setup, with nobody entered."""
    clock = Clock(stage=0, ends_ms=house.stages[0].duration_ms)
    return Tournament(house=house, stages=house.stages, clock=clock)


def decide(tournament: Tournament, command: c.Command, now_ms: int, draw: Draw) -> tuple[e.Event, ...]:
    """Return what the command leads to, with all that follows from it.

    Raises Refused with the reason when it cannot be done. Undo and Redo need the history: see acts.
    """
    tournament = look(tournament, now_ms)
    events = asked(tournament, command, now_ms, draw)
    after = tournament
    for event in events:
        after = apply(after, event)
    return (*events, *due(after, now_ms, draw))


def asked(tournament: Tournament, command: c.Command, now_ms: int, draw: Draw) -> list[e.Event]:
    """Return the events of the command itself, or raise Refused."""
    match command:
        case c.Register():
            return buys.register(tournament, command, now_ms)
        case c.Unregister(player):
            return buys.unregister(tournament, player, now_ms)
        case c.DrawSeats():
            return moves.drawn_seats(tournament, now_ms, draw)
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
        case c.SetLength():
            return schedule.set_length(tournament, command, now_ms)
        case c.Replan():
            return schedule.replan(tournament, command, now_ms)
        case c.AddTime():
            return timing.add_time(tournament, command, now_ms)
        case c.CallBreak():
            return schedule.call_break(tournament, command, now_ms)
        case c.Finish():
            checks.in_play(tournament)
            return [e.Finished(now_ms)]
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
        case c.Rebuy():
            return buys.rebuy(tournament, command, now_ms, draw)
        case c.DeclineReturn(player):
            return buys.decline_return(tournament, player, now_ms)
        case c.BuyAddOn(player):
            return buys.buy_add_on(tournament, player, now_ms)
        case c.ReEnter(player):
            return buys.re_enter(tournament, player, now_ms, draw)
        case c.EnterLate():
            return buys.enter_late(tournament, command, now_ms, draw)
        case c.SettleDebt(player):
            return buys.settle_debt(tournament, player, now_ms)
        case c.Rename():
            return buys.rename(tournament, command, now_ms)
        case c.MarkAbsent(player):
            return buys.mark_absent(tournament, player, now_ms)
        case c.MarkArrived(player):
            return buys.mark_arrived(tournament, player, now_ms)
        case c.MarkAway(player):
            return buys.mark_away(tournament, player, now_ms)
        case c.MarkReturned(player):
            return buys.mark_returned(tournament, player, now_ms)
        case c.HandPrize(player):
            return buys.hand_prize(tournament, player, now_ms)
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
        case c.Accept():
            return moves.accept(tournament, command, now_ms, draw)
        case c.Decline():
            return moves.decline(tournament, now_ms)
        case c.BringBack():
            return moves.bring_back(tournament, now_ms)
        case c.Move():
            return moves.move(tournament, command, now_ms)
        case c.Undo() | c.Redo():
            raise AssertionError("acts.decide_act keeps the history")


def due(tournament: Tournament, now_ms: int, draw: Draw) -> tuple[e.Event, ...]:
    """Return what is due now without anybody asking: the end of the night, and other suggestions."""
    tournament = look(tournament, now_ms)
    if not tournament.started or tournament.finished:
        return (e.Suggested(now_ms, ()),) if tournament.suggestions else ()
    returning = any(player.may_return for player in tournament.players.values())
    if tournament.left() == 1 and not returning:
        return (e.Finished(now_ms),)
    plan = suggestions_due(tournament, now_ms, draw)
    if (plan.suggestions, plan.aside) == (tournament.suggestions, tournament.aside):
        return ()
    return (e.Suggested(now_ms, plan.suggestions, plan.aside),)


def suggestions_due(tournament: Tournament, now_ms: int, draw: Draw) -> Plan:
    """Return all suggestions that are due, in the order in which they are to be made (E4, O5, T2 to T6)."""
    elapsed = elapsed_ms(tournament.clock, now_ms)
    found: list[Suggestion] = []
    level = tournament.house.absent_out_level
    absent = tuple(number for number, player in tournament.players.items() if player.status is Status.ABSENT)
    if level is not None and level_number(tournament) >= level and absent:
        found.append(RemoveAbsent(absent))
    found.extend(
        ForfeitAway(number)
        for number, player in tournament.players.items()
        if away_too_long(tournament.house, player.away_since_ms, elapsed)
    )
    shown = tuple(suggestion for suggestion in found if suggestion not in tournament.aside)
    hidden = tuple(suggestion for suggestion in found if suggestion in tournament.aside)
    return Plan(shown, hidden) + plan(tournament, elapsed, draw)


def away_too_long(house: House, away_since_ms: int | None, elapsed: int) -> bool:
    """Return whether a player away since then has been away too long (O5)."""
    if away_since_ms is None or house.away_forfeit_ms is None:
        return False
    return elapsed - away_since_ms > house.away_forfeit_ms


def look(tournament: Tournament, now_ms: int) -> Tournament:
    """Return the tournament as it stands now: settled, and returns whose time is over made final (E10)."""
    tournament = settle(tournament, now_ms)
    lapsed = {
        number: replace(player, may_return=False)
        for number, player in tournament.players.items()
        if player.may_return and not may_return(tournament, player, now_ms)
    }
    if lapsed:
        tournament = replace(tournament, players={**tournament.players, **lapsed})
        tournament = outs.deal_after(tournament, lapsed)
    if tournament.on_player is not None and now_ms >= tournament.on_player.ends_at_ms + DEAD_HAND_MS:
        tournament = replace(tournament, on_player=None)
    return tournament


def next_due_ms(tournament: Tournament, now_ms: int) -> int | None:
    """Return the next moment on the boot clock at which time alone may bring something, None if it cannot.

    That is a stage's end, the end of the rebuy window's last minutes, an absence that is too long, or a
    button that was told too long ago to move players by.
    """
    tournament = look(tournament, now_ms)
    clock = tournament.clock
    if not clock.running or not tournament.started or tournament.finished:
        return None
    elapsed = elapsed_ms(clock, now_ms)
    moments = [clock.ends_ms] if clock.ends_ms > elapsed else []
    rebuys = tournament.house.rebuys
    in_level = isinstance(tournament.stages[clock.stage], Level)
    if rebuys is not None and in_level and in_grace(tournament, now_ms):
        moments.append(elapsed + rebuys.grace_ms - level_played_ms(tournament, now_ms))
    longest = tournament.house.away_forfeit_ms
    if longest is not None:
        away = [player.away_since_ms for player in tournament.players.values()]
        moments.extend(since + longest + 1 for since in away if since is not None)
    if len(tournament.tables) > 1:
        told = [table.told_ms for table in tournament.tables if table.positions is not None]
        moments.extend(since + BUTTON_HOLDS_MS + 1 for since in told)
    coming = [moment for moment in moments if moment > elapsed]
    return now_ms + min(coming) - elapsed if coming else None


def apply(tournament: Tournament, event: e.Event) -> Tournament:
    """Return the tournament after an event. It never refuses: what was decided has happened."""
    if isinstance(event, e.ToggleTakenBack):
        return timing.apply_toggle_taken_back(tournament, event)
    if isinstance(event, e.PowerReturned):
        return timing.apply_power_returned(tournament, event)
    return _applied(look(tournament, event.at_ms), event)


def _applied(tournament: Tournament, event: e.Event) -> Tournament:
    match event:
        case e.PlayerRegistered():
            return buys.apply_registered(tournament, event)
        case e.PlayerUnregistered():
            return buys.apply_unregistered(tournament, event)
        case e.SeatsDrawn():
            return moves.apply_seats_drawn(tournament, event)
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
        case e.WentOut():
            return outs.apply_went_out(tournament, event)
        case e.PutBack():
            return outs.apply_put_back(tournament, event)
        case e.KnockoutMended():
            return outs.apply_knockout_mended(tournament, event)
        case e.StackShared():
            return outs.apply_stack_shared(tournament, event)
        case e.BoughtIn():
            return buys.apply_bought_in(tournament, event)
        case e.EnteredLate():
            return buys.apply_entered_late(tournament, event)
        case e.ReturnDeclined():
            return buys.apply_return_declined(tournament, event)
        case e.DebtSettled():
            return buys.apply_debt_settled(tournament, event)
        case e.Renamed(player=number, name=name):
            return buys.with_player(tournament, replace(tournament.players[number], name=name))
        case e.WasAbsent():
            return buys.apply_absent(tournament, event)
        case e.Arrived() | e.WentAway() | e.CameBack():
            return buys.apply_whereabouts(tournament, event)
        case e.PrizeHanded(player=number):
            return buys.with_player(tournament, replace(tournament.players[number], handed=True))
        case e.BlindsPlaced():
            return tables.apply_blinds_placed(tournament, event)
        case e.DealTaken():
            return tables.apply_deal_taken(tournament, event)
        case e.Seated():
            return moves.apply_seated(tournament, event)
        case e.Suggested():
            return moves.apply_suggested(tournament, event)
        case e.PutAside() | e.ButtonSkipped() | e.BroughtBack():
            return moves.apply_set_aside(tournament, event)
        case e.ClockCalled() | e.ClockStopped():
            return tables.apply_player_clock(tournament, event)
        case e.ChipsCounted() | e.ChipsTaken() | e.Raced():
            return tables.apply_chips(tournament, event)
        case e.Undone():
            return timing.apply_undone(tournament, event)
        case e.Redone():
            return tournament
