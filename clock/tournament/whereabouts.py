"""Acts on where a player is: not come yet, arrived, away from the table, back (E4, O5)."""

from clock.tournament import checks
from clock.tournament.events import Arrived, CameBack, Event, WasAbsent, WentAway
from clock.tournament.levels import elapsed_ms
from clock.tournament.refusals import AlreadyMarked, NotAbsent, NotAway, Refused
from clock.tournament.state import Status, Tournament
from clock.values import replace


def mark_absent(tournament: Tournament, number: int, now_ms: int) -> list[Event]:
    """Decide that a registered player has not come and owes the entry (E4)."""
    checks.not_over(tournament)
    player = checks.playing(tournament, number)
    if player.status is not Status.IN:
        raise Refused(AlreadyMarked(number))
    return [WasAbsent(now_ms, number)]


def mark_arrived(tournament: Tournament, number: int, now_ms: int) -> list[Event]:
    """Decide that an absent player is here."""
    checks.not_over(tournament)
    if checks.playing(tournament, number).status is not Status.ABSENT:
        raise Refused(NotAbsent(number))
    return [Arrived(now_ms, number)]


def mark_away(tournament: Tournament, number: int, now_ms: int) -> list[Event]:
    """Decide that a player has left the table for a while (O5)."""
    checks.in_play(tournament)
    if checks.playing(tournament, number).status is not Status.IN:
        raise Refused(AlreadyMarked(number))
    return [WentAway(now_ms, number)]


def mark_returned(tournament: Tournament, number: int, now_ms: int) -> list[Event]:
    """Decide that an away player is back."""
    checks.not_over(tournament)
    if checks.playing(tournament, number).status is not Status.AWAY:
        raise Refused(NotAway(number))
    return [CameBack(now_ms, number)]


def apply_absent(tournament: Tournament, event: WasAbsent) -> Tournament:
    """Return the tournament with the player absent, owing the entry and without a bonus for being on time."""
    player = tournament.players[event.player]
    entry = replace(player.purchases[0], chips=tournament.house.stack_for(player.name), paid=False)
    chips = tournament.chips_in_play + entry.chips - player.purchases[0].chips
    absent = replace(player, status=Status.ABSENT, purchases=(entry, *player.purchases[1:]))
    return replace(tournament.with_player(absent), chips_in_play=chips)


def apply_whereabouts(tournament: Tournament, event: Arrived | WentAway | CameBack) -> Tournament:
    """Return the tournament with the player here, or away since now.

    Who arrives before the first deal is there in time, and has the bonus for it.
    """
    player = tournament.players[event.player]
    if isinstance(event, WentAway):
        since = elapsed_ms(tournament.clock, event.at_ms)
        return tournament.with_player(replace(player, status=Status.AWAY, away_since_ms=since))
    here = replace(player, status=Status.IN, away_since_ms=None)
    bonus = tournament.house.on_time_bonus
    if isinstance(event, CameBack) or tournament.started or not bonus:
        return tournament.with_player(here)
    entry = replace(player.purchases[0], chips=player.purchases[0].chips + bonus)
    in_time = replace(here, purchases=(entry, *player.purchases[1:]))
    return replace(tournament.with_player(in_time), chips_in_play=tournament.chips_in_play + bonus)
