"""From what is stored to how the night stands, and what a power cut in between makes of it."""

from clock.ledger.entries import Mark, StoredNight
from clock.mishaps import LastStop, PowerLost, ShutDown
from clock.moment import Moment
from clock.tournament.acts import Act, carry_out
from clock.tournament.events import PowerReturned
from clock.tournament.levels import elapsed_ms, settle
from clock.tournament.rules import opened
from clock.tournament.state import Tournament


def replayed(stored: StoredNight) -> Tournament:
    """Return the night as it stands after its acts."""
    tournament = opened(stored.night.house)
    for kept in stored.kept:
        tournament = carry_out(tournament, kept.act)
    return tournament


def marked(tournament: Tournament, acts: int, at: Moment, *, closing: bool = False) -> Mark:
    """Return the mark of a night that stands so after so many acts."""
    clock = settle(tournament, at.boot_ms).clock
    return Mark(at, acts, elapsed_ms(clock, at.boot_ms), clock.running, closing)


def last_mark(stored: StoredNight, tournament: Tournament) -> Mark:
    """Return the last that is known of how far a night had come: its last act is a mark too."""
    acts = len(stored.kept)
    if stored.mark is not None and stored.mark.acts >= acts:
        return stored.mark
    return marked(tournament, acts, stored.kept[-1].at if stored.kept else stored.opened)


def last_stop(mark: Mark) -> LastStop:
    """Return how the box went after its last mark, when it came back in another boot."""
    return ShutDown(mark.at.wall) if mark.closing else PowerLost(mark.at.wall)


def power_returned(tournament: Tournament, mark: Mark, now: Moment) -> Act | None:
    """Return the act of the power's return, None where the night is over or was not touched by it.

    In the same boot a clock that ran has run on; in another the time the box was off is not known.
    """
    if mark.at.boot_id == now.boot_id or mark.acts == 0 or tournament.finished:
        return None
    returned = PowerReturned(now.boot_ms, mark.ran_ms, mark.closing)
    return Act(now.boot_ms, None, 0, (returned,))


def standing(stored: StoredNight, now: Moment) -> Tournament:
    """Return how a stored night stands for somebody who looks now, and changes nothing."""
    tournament = replayed(stored)
    act = power_returned(tournament, last_mark(stored, tournament), now)
    return tournament if act is None else carry_out(tournament, act)
