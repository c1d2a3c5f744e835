"""The rules of a night: what an act leads to, what time brings, and how an event changes things.

`decide` answers a command with events or refuses; `due` says what time alone has brought, and `next_due_ms`
when it may bring more; `apply` makes the next tournament from an event; `look` is the tournament as it stands
now. None of them knows a clock, a file or a screen: the time comes in as `now_ms` on the boot clock, chance
as a `Draw`.
"""

from clock.tournament import commands as c
from clock.tournament import events as e
from clock.tournament import outs
from clock.tournament.applying import applied
from clock.tournament.balancing import plan
from clock.tournament.dealing import BUTTON_HOLDS_MS
from clock.tournament.deciding import asked
from clock.tournament.draw import Draw
from clock.tournament.entries import in_grace, may_return
from clock.tournament.levels import elapsed_ms, level_number, level_played_ms, settle, stage_of
from clock.tournament.state import Clock, OnPlayer, Status, Tournament
from clock.tournament.structure import SECOND, House, Level
from clock.tournament.suggestions import ForfeitAway, Plan, RemoveAbsent, Suggestion
from clock.values import replace

DEAD_HAND_MS = 5 * SECOND
"""How long a player's clock that has run out is still to be seen: the hand is dead (O6)."""


def opened(house: House) -> Tournament:
    """Return a night in setup, with nobody entered."""
    clock = Clock(stage=0, ends_ms=house.stages[0].duration_ms)
    return Tournament(house=house, stages=house.stages, clock=clock)


def decide(tournament: Tournament, command: c.Decided, now_ms: int, draw: Draw) -> tuple[e.Event, ...]:
    """Return what the command leads to, with all that follows from it.

    Raises Refused with the reason when it cannot be done. Undo and Redo need the history: see acts.
    """
    tournament = look(tournament, now_ms)
    events = asked(tournament, command, now_ms, draw)
    after = tournament
    for event in events:
        after = apply(after, event)
    return (*events, *due(after, now_ms, draw))


def due(tournament: Tournament, now_ms: int, draw: Draw) -> tuple[e.Event, ...]:
    """Return what is due now without anybody asking: the end of the night, and other suggestions."""
    tournament = look(tournament, now_ms)
    if not tournament.in_play:
        return (e.Suggested(now_ms, ()),) if tournament.suggestions else ()
    if tournament.left() == 1 and not tournament.players.returning:
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
    absent = tuple(player.number for player in tournament.players.absent)
    if level is not None and level_number(tournament) >= level and absent:
        found.append(RemoveAbsent(absent))
    found.extend(
        ForfeitAway(player.number)
        for player in tournament.players.away
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
    lapsed = [
        replace(player, may_return=False)
        for player in tournament.players.returning
        if not may_return(tournament, player, now_ms)
    ]
    if lapsed:
        tournament = replace(tournament, players=tournament.players.having(*lapsed))
        tournament = outs.deal_after(tournament, (player.number for player in lapsed))
    if tournament.on_player is not None and _is_over(tournament.on_player, tournament, now_ms):
        tournament = replace(tournament, on_player=None)
    return tournament


def _is_over(called: OnPlayer, tournament: Tournament, now_ms: int) -> bool:
    """Return whether a clock on a player is over: with its time, or as the player is in no more (O6)."""
    player = None if called.player is None else tournament.players.get(called.player)
    in_no_more = called.player is not None and (player is None or player.status is Status.OUT)
    return in_no_more or now_ms >= called.ends_at_ms + DEAD_HAND_MS


def next_due_ms(tournament: Tournament, now_ms: int) -> int | None:
    """Return the next moment on the boot clock at which time alone may bring something, None if it cannot.

    That is a stage's end, the end of the rebuy window's last minutes, an absence that is too long, or a
    button that was told too long ago to move players by.
    """
    tournament = look(tournament, now_ms)
    clock = tournament.clock
    if not clock.running or not tournament.in_play:
        return None
    elapsed = elapsed_ms(clock, now_ms)
    moments = [clock.ends_ms] if clock.ends_ms > elapsed else []
    rebuys = tournament.house.rebuys
    in_level = isinstance(stage_of(tournament), Level)
    if rebuys is not None and in_level and in_grace(tournament, now_ms):
        moments.append(elapsed + rebuys.grace_ms - level_played_ms(tournament, now_ms))
    longest = tournament.house.away_forfeit_ms
    if longest is not None:
        away = [player.away_since_ms for player in tournament.players.away]
        moments.extend(since + longest + 1 for since in away if since is not None)
    if len(tournament.tables) > 1:
        told = [table.told_ms for table in tournament.tables if table.positions is not None]
        moments.extend(since + BUTTON_HOLDS_MS + 1 for since in told)
    coming = [moment for moment in moments if moment > elapsed]
    return now_ms + min(coming) - elapsed if coming else None


def apply(tournament: Tournament, event: e.Event) -> Tournament:
    """Return the tournament after an event. It never refuses: what was decided has happened."""
    if isinstance(event, e.ToggleTakenBack | e.PowerReturned):
        # These say how things stood before; what time has brought since must not happen first.
        return applied(tournament, event)
    return applied(look(tournament, event.at_ms), event)
