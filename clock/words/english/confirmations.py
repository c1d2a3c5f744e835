"""What the slip says when an act is done: "12 Ada is out, 9th, by 5 Ben". Some events are silent."""

from collections.abc import Sequence

from clock.tournament import events
from clock.tournament.commands import CallBreak
from clock.tournament.events import (
    EntryEvent,
    Event,
    MoneyEvent,
    OutEvent,
    SeatEvent,
    TableEvent,
    TimeEvent,
    WentOut,
)
from clock.tournament.levels import stage_of
from clock.tournament.state import Bought, Tournament
from clock.tournament.structure import Level
from clock.words.english import acts
from clock.words.english.acts import seat_named
from clock.words.english.numbers import chips, counted, listed, money, ordinal, players_listed
from clock.words.english.showing import entered
from clock.words.english.stages import announced, break_called
from clock.words.english.stages import name as stage_name
from clock.words.event_lines import EventLines
from clock.words.going_out import Leaving, leaving, one_prize, staying_out
from clock.words.names import name, numbered
from clock.words.subjects import ActOnSchedule


def confirmation(happened: Sequence[Event], tournament: Tournament) -> str:
    """Return what has happened, in the tournament as it stands afterwards; empty where nothing is said."""
    return _LINES.told(happened, tournament)


def _time(event: TimeEvent, tournament: Tournament) -> str:
    match event:
        case events.Started():
            return "Shuffle up and deal"
        case events.Paused():
            return "The clock stands"
        case events.Resumed():
            return "The clock runs"
        case events.ToggleTakenBack():
            return "Taken back"
        case events.PowerReturned():
            return ""
        case events.StageSet() | events.ScheduleChanged():
            return _schedule(tournament)
        case events.Finished():
            return "The night is over"


def _schedule(tournament: Tournament) -> str:
    """Return what was changed in the schedule, or the stage that the act has led to."""
    stage, done = stage_of(tournament), tournament.done.command if tournament.done else None
    if isinstance(stage, Level) and isinstance(done, CallBreak) and not done.now:
        return break_called(stage, tournament.house)
    if isinstance(done, ActOnSchedule):
        changed = acts.undo(tournament) or ""
        return f"{changed[:1].upper()}{changed[1:]}"
    if isinstance(stage, Level):
        return announced(stage, tournament.house)
    return stage_name(stage, tournament.house)


def _seats(event: SeatEvent, tournament: Tournament) -> str:
    match event:
        case events.SeatsDrawn(final=final):
            return "The seats of the final table are drawn" if final else "The seats are drawn"
        case events.Seated(seats=seats, closed=closed):
            ways = [f"{numbered(tournament, player)} to {seat_named(seat)}" for player, seat in seats.items()]
            return f"Table {closed} is broken" if closed is not None else listed(ways)
        case events.Suggested() | events.PutAside() | events.ButtonSkipped() | events.BroughtBack():
            return ""


def _table(event: TableEvent, tournament: Tournament) -> str:
    match event:
        case events.BlindsPlaced(table=table, lying=lying):
            return f"Table {table}: button at seat {lying}"
        case events.DealTaken(table=table, player=player):
            return f"{numbered(tournament, player)} deals at table {table}"
        case events.ClockCalled(player=player, total_ms=total_ms):
            who = "a player" if player is None else numbered(tournament, player)
            return f"Clock on {who}, {counted(total_ms // 1000, 'second')}"
        case events.ClockStopped():
            return "The clock on the player is stopped"
        case events.ChipsCounted(player=player, chips=count):
            return f"{numbered(tournament, player)} has {chips(count)} in chips"
        case events.ChipsTaken(chips=count):
            return f"{chips(count)} in chips left play"
        case events.Raced():
            return _race(event, tournament)


def _race(event: events.Raced, tournament: Tournament) -> str:
    winners = [player for player, won in event.won.items() if won]
    who = players_listed(winners, tournament) or "nobody"
    stay = f", {players_listed(event.saved, tournament)} kept one chip" if event.saved else ""
    total = f"{chips(event.before)} in play before, now {chips(event.after)}"
    return f"Race at table {event.table}: {who} won a chip{stay}. {total}"


def _out(event: OutEvent, tournament: Tournament) -> str:
    match event:
        case events.WentOut():
            return _went_out(event, tournament)
        case events.PutBack(player=player, seat=seat):
            where = f", at {seat_named(seat)}" if seat else ""
            return f"{numbered(tournament, player)} is back in{where}"
        case events.KnockoutMended(player=player, by=by):
            by_whom = players_listed(by, tournament) or "nobody"
            return f"{numbered(tournament, player)} was knocked out by {by_whom}"
        case events.StackShared(player=player, share=share, to=to, to_bank=bank):
            rest = f", {chips(bank)} to the bank" if bank else ""
            return f"The stack of {numbered(tournament, player)}: {chips(share)} to each of {len(to)}{rest}"


def _entry(event: EntryEvent, tournament: Tournament) -> str:
    match event:
        case events.PlayerRegistered(player=player, absent=absent, seat=seat):
            where = f" at {seat_named(seat)}" if seat else ""
            return f"{numbered(tournament, player)} is entered{where}{', absent' if absent else ''}"
        case events.FieldSet():
            return entered(len(tournament.players))
        case events.PlayerUnregistered(player=player):
            return f"{player} is struck from the list"
        case events.EnteredLate():
            return _late(event, tournament)
        case events.Renamed(player=player):
            return f"{player} is now called {name(tournament, player)}"
        case events.PlaysAs(player=player, sub=sub):
            what = "a sub, without points" if sub else "a member, for points"
            return f"{numbered(tournament, player)} plays as {what}"
        case events.WasAbsent(player=player):
            return f"{numbered(tournament, player)} is absent"
        case events.Arrived(player=player):
            return f"{numbered(tournament, player)} is here"
        case events.WentAway(player=player):
            return f"{numbered(tournament, player)} is away"
        case events.CameBack(player=player):
            return f"{numbered(tournament, player)} is back"


def _money(event: MoneyEvent, tournament: Tournament) -> str:
    match event:
        case events.BoughtIn():
            return _bought(event, tournament)
        case events.ReturnDeclined(player=player):
            where = _where(staying_out(player, tournament), tournament)
            return f"{numbered(tournament, player)} stays out{where}"
        case events.DebtSettled(player=player):
            return f"{numbered(tournament, player)} has paid"
        case events.PrizeHanded(player=player):
            return f"{numbered(tournament, player)} has the prize"


def _went_out(event: WentOut, tournament: Tournament) -> str:
    """Return "12 Ada is out, 9th, by 5 Ben"; several are told in one sentence."""
    who = players_listed(event.players, tournament)
    left = leaving(event, tournament)
    out = f"{who} {'is' if len(event.players) == 1 else 'are'} out"
    by = f", by {players_listed(left.by, tournament)}" if left.by else ""
    return f"{out}{_where(left, tournament)}{by}{f', {left.why}' if left.why else ''}"


def _where(left: Leaving, tournament: Tournament) -> str:
    return f", {_in_places(left, tournament.house.currency)}" if left.places else ""


def _in_places(left: Leaving, currency: str) -> str:
    """Return the places, those that have a prize with it: "3rd for $28 and 4th" (P2)."""
    if not any(left.won):
        return acts.in_places(left.places)
    alike = one_prize(left)
    if alike is not None:
        each = " each" if len(left.won) > 1 else ""
        return f"{acts.in_places(left.places)} for {money(alike, currency)}{each}"
    return listed(
        [
            f"{ordinal(place.place)} for {money(cents, currency)}" if cents else ordinal(place.place)
            for place, cents in zip(left.places, left.won, strict=True)
        ]
    )


def _bought(event: events.BoughtIn, tournament: Tournament) -> str:
    who = numbered(tournament, event.player)
    what = event.purchase.bought
    price = money(event.purchase.price.total, tournament.house.currency)
    where = f", at {seat_named(event.seat)}" if event.seat and what is not Bought.ADD_ON else ""
    verb = "is in again with a re-entry" if what is Bought.RE_ENTRY else f"has bought {_a(what)}"
    return f"{who} {verb} for {price}{where}"


def _a(what: Bought) -> str:
    return f"an {what.value}" if what.value[0] in "aeiou" else f"a {what.value}"


def _late(event: events.EnteredLate, tournament: Tournament) -> str:
    price = money(event.purchase.price.total, tournament.house.currency)
    who = numbered(tournament, event.player)
    return f"{who} enters at {seat_named(event.seat)} for {price}{_pot(event.penalty)}"


def _pot(penalty: int) -> str:
    return f", {chips(penalty)} in chips into the first pot" if penalty else ""


def _history(event: events.Undone | events.Redone, tournament: Tournament) -> str:
    if isinstance(event, events.Undone):
        return f"Taken back: {acts.redo(tournament) or 'the last act'}"
    return f"Made again: {acts.undo(tournament) or 'the last act'}"


_LINES = EventLines(_time, _seats, _table, _out, _entry, _money, _history)
