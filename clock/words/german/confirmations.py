"""What the slip says when an act is done: "12 Ada ist raus, durch 5 Ben, Platz 9". Some events are silent.

Players stand before places and seats: their numbers become keycaps, each where it first stands.
"""

from collections.abc import Mapping, Sequence

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
from clock.words.event_lines import EventLines
from clock.words.german import acts
from clock.words.german.acts import seat_named
from clock.words.german.numbers import chips, counted, listed, money, players_listed
from clock.words.german.showing import entered
from clock.words.german.stages import announced, break_called
from clock.words.german.stages import name as stage_name
from clock.words.going_out import Leaving, leaving, one_prize, staying_out
from clock.words.names import name, numbered
from clock.words.subjects import ActOnSchedule

_BUYS: Mapping[Bought, str] = {
    Bought.ENTRY: "kauft sich ein",
    Bought.LATE_ENTRY: "ist nachgemeldet",
    Bought.REBUY: "kauft einen Rebuy",
    Bought.ADD_ON: "kauft ein Add-on",
    Bought.RE_ENTRY: "ist mit einem Re-Entry wieder drin",
}


def confirmation(happened: Sequence[Event], tournament: Tournament) -> str:
    """Return what has happened, in the tournament as it stands afterwards; empty where nothing is said."""
    return _LINES.told(happened, tournament)


def _time(event: TimeEvent, tournament: Tournament) -> str:
    match event:
        case events.Started():
            return "Es geht los: mischen und geben"
        case events.Paused():
            return "Die Uhr steht"
        case events.Resumed():
            return "Die Uhr läuft"
        case events.ToggleTakenBack():
            return "Zurückgenommen"
        case events.PowerReturned():
            return ""
        case events.StageSet() | events.ScheduleChanged():
            return _schedule(tournament)
        case events.Finished():
            return "Das Turnier ist zu Ende"


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
            return "Die Sitze am Finaltisch sind ausgelost" if final else "Die Sitze sind ausgelost"
        case events.Seated(seats=seats, closed=closed):
            ways = [f"{numbered(tournament, player)} an {seat_named(seat)}" for player, seat in seats.items()]
            return f"Tisch {closed} ist aufgelöst" if closed is not None else listed(ways)
        case events.Suggested() | events.PutAside() | events.ButtonSkipped() | events.BroughtBack():
            return ""


def _table(event: TableEvent, tournament: Tournament) -> str:
    match event:
        case events.BlindsPlaced(table=table, lying=lying):
            return f"Tisch {table}: Button auf Sitz {lying}"
        case events.DealTaken(table=table, player=player):
            return f"{numbered(tournament, player)} gibt an Tisch {table}"
        case events.ClockCalled(player=player, total_ms=total_ms):
            whose = "" if player is None else f" für {numbered(tournament, player)}"
            return f"Bedenkzeit{whose}, {counted(total_ms // 1000, 'Sekunde', 'Sekunden')}"
        case events.ClockStopped():
            return "Die Bedenkzeit ist beendet"
        case events.ChipsCounted(player=player, chips=count):
            return f"{numbered(tournament, player)} hat {chips(count)} Chips"
        case events.ChipsTaken(chips=count):
            return f"{chips(count)} Chips gehen aus dem Spiel"
        case events.Raced():
            return _race(event, tournament)


def _race(event: events.Raced, tournament: Tournament) -> str:
    winners = [player for player, won in event.won.items() if won]
    who = players_listed(winners, tournament) or "niemand"
    wins = "gewinnen je einen Chip" if len(winners) > 1 else "gewinnt einen Chip"
    keeps = "behalten je einen" if len(event.saved) > 1 else "behält einen"
    stay = f", {players_listed(event.saved, tournament)} {keeps}" if event.saved else ""
    total = f"Im Spiel vorher {chips(event.before)}, jetzt {chips(event.after)} Chips"
    return f"Chip-Race an Tisch {event.table}: {who} {wins}{stay}. {total}"


def _out(event: OutEvent, tournament: Tournament) -> str:
    match event:
        case events.WentOut():
            return _went_out(event, tournament)
        case events.PutBack(player=player, seat=seat):
            where = f", an {seat_named(seat)}" if seat else ""
            return f"{numbered(tournament, player)} ist wieder drin{where}"
        case events.KnockoutMended(player=player, by=by):
            whom = players_listed(by, tournament) or "niemanden"
            return f"{numbered(tournament, player)} ist raus durch {whom}"
        case events.StackShared(player=player, share=share, to=to, to_bank=bank):
            rest = f", {chips(bank)} an die Bank" if bank else ""
            return f"Stack von {numbered(tournament, player)}: je {chips(share)} an {len(to)} Spieler{rest}"


def _entry(event: EntryEvent, tournament: Tournament) -> str:
    match event:
        case events.PlayerRegistered(player=player, absent=absent, seat=seat):
            where = f", {seat_named(seat)}" if seat else ""
            return f"{numbered(tournament, player)} ist angemeldet{where}{', fehlt noch' if absent else ''}"
        case events.FieldSet():
            return entered(len(tournament.players))
        case events.PlayerUnregistered(player=player):
            return f"{player} ist gestrichen"
        case events.EnteredLate():
            return _late(event, tournament)
        case events.Renamed(player=player):
            return f"{player} heißt jetzt {name(tournament, player)}"
        case events.PlaysAs(player=player, sub=sub):
            what = "Ersatz, ohne Punkte" if sub else "Mitglied, um Punkte"
            return f"{numbered(tournament, player)} spielt als {what}"
        case events.WasAbsent(player=player):
            return f"{numbered(tournament, player)} fehlt"
        case events.Arrived(player=player):
            return f"{numbered(tournament, player)} ist da"
        case events.WentAway(player=player):
            return f"{numbered(tournament, player)} ist weg"
        case events.CameBack(player=player):
            return f"{numbered(tournament, player)} ist zurück"


def _money(event: MoneyEvent, tournament: Tournament) -> str:
    match event:
        case events.BoughtIn():
            return _bought(event, tournament)
        case events.ReturnDeclined(player=player):
            where = _where(staying_out(player, tournament), tournament)
            return f"{numbered(tournament, player)} bleibt raus{where}"
        case events.DebtSettled(player=player):
            return f"{numbered(tournament, player)} hat bezahlt"
        case events.PrizeHanded(player=player):
            return f"{numbered(tournament, player)} hat den Preis bekommen"


def _went_out(event: WentOut, tournament: Tournament) -> str:
    """Return "12 Ada ist raus, durch 5 Ben, Platz 9"; several are told in one sentence."""
    left = leaving(event, tournament)
    out = f"{players_listed(event.players, tournament)} {'ist' if len(event.players) == 1 else 'sind'} raus"
    by = f", durch {players_listed(left.by, tournament)}" if left.by else ""
    return f"{out}{by}{_where(left, tournament)}{f', {left.why}' if left.why else ''}"


def _where(left: Leaving, tournament: Tournament) -> str:
    return f", {_in_places(left, tournament.house.currency)}" if left.places else ""


def _in_places(left: Leaving, currency: str) -> str:
    """Return the places, those that have a prize with it: "Platz 3 für 28 $ und Platz 4" (P2)."""
    if not any(left.won):
        return acts.in_places(left.places)
    alike = one_prize(left)
    if alike is not None:
        each = "je " if len(left.won) > 1 else ""
        return f"{acts.in_places(left.places)} für {each}{money(alike, currency)}"
    return listed(
        [
            f"Platz {place.place} für {money(cents, currency)}" if cents else f"Platz {place.place}"
            for place, cents in zip(left.places, left.won, strict=True)
        ]
    )


def _bought(event: events.BoughtIn, tournament: Tournament) -> str:
    what = event.purchase.bought
    price = money(event.purchase.price.total, tournament.house.currency)
    where = f", an {seat_named(event.seat)}" if event.seat and what is not Bought.ADD_ON else ""
    return f"{numbered(tournament, event.player)} {_BUYS[what]}, {price}{where}"


def _late(event: events.EnteredLate, tournament: Tournament) -> str:
    price = money(event.purchase.price.total, tournament.house.currency)
    who = numbered(tournament, event.player)
    return f"{who} steigt ein an {seat_named(event.seat)}, {price}{_pot(event.penalty)}"


def _pot(penalty: int) -> str:
    return f", {chips(penalty)} Chips in den ersten Pot" if penalty else ""


def _history(event: events.Undone | events.Redone, tournament: Tournament) -> str:
    if isinstance(event, events.Undone):
        return f"Zurückgenommen: {acts.redo(tournament) or 'der letzte Schritt'}"
    return f"Wiederholt: {acts.undo(tournament) or 'der letzte Schritt'}"


_LINES = EventLines(_time, _seats, _table, _out, _entry, _money, _history)
