"""When something is called out: one look at the night, compared with the look before.

What is heard belongs to the change, not to the moment: however many levels went by between two looks, the one
that is on is called once, and none of those that are over. A minute left is called when the time runs through
1:00, so not while the clock stands, not when an act has set the time beyond it, and not in a stage that is a
minute long.
"""

from collections.abc import Iterator

from clock.tournament.announcements import (
    Announcement,
    BreakBegins,
    BreakOver,
    BreakRanOut,
    BustedOut,
    LevelBegins,
    MinuteLeft,
    PlayBegins,
    PlayerTimeUp,
    PlayerWarned,
    Proposed,
    Signal,
    Won,
)
from clock.tournament.levels import elapsed_ms, level_ahead, next_level, next_stage, settle, stage_of
from clock.tournament.state import Clock, Going, Tournament, Waiting
from clock.tournament.structure import MINUTE, SECOND, Break, Level
from clock.tournament.suggestions import BreakTable, FormFinalTable, MovePlayer, Suggestion
from clock.values import Struct

LATE_MS = 2 * SECOND
"""A moment that was missed by more than this is not called any more: it would be wrong by then."""


class Look(Struct, frozen=True):
    """How things stand: `tournament`, settled at `now_ms` on the boot clock.

    `proposed` is the suggestion that the room sees, None while a slip or nothing is to be seen instead.
    """

    tournament: Tournament
    now_ms: int
    proposed: Suggestion | None = None


def announced(before: Look, now: Look) -> tuple[Announcement | Signal, ...]:
    """Return what is to be heard after a look, at most one announcement of the clock among it.

    Of two looks at different nights, or of one before the first deal, nothing is called.
    """
    if not now.tournament.started:
        return ()
    called = (*_of_the_clock(before, now), *_proposed(before, now))
    return (*called, *_on_player(before, now), *_busted_out(before, now))


def _of_the_clock(before: Look, now: Look) -> Iterator[Announcement]:
    """Give what the night's own clock calls: the start, another stage, a minute left, the winner."""
    if not before.tournament.started:
        yield from _play_begins(now.tournament)
    elif now.tournament.finished:
        yield from _won(before.tournament, now.tournament)
    else:
        other = list(_other_stage(before.tournament, now.tournament))
        yield from other or _minute_left(before, now)


def _play_begins(tournament: Tournament) -> Iterator[Announcement]:
    level = level_ahead(tournament)
    if level is not None:
        yield PlayBegins(level)


def _won(before: Tournament, now: Tournament) -> Iterator[Announcement]:
    left = [player.number for player in now.players.playing]
    if not before.finished and len(left) == 1:
        yield Won(left[0])


def _other_stage(before: Tournament, now: Tournament) -> Iterator[Announcement]:
    """Give what is called of the stage that is on, if it is another one or a held break has run out."""
    was, stage = stage_of(before), stage_of(now)
    waited = before.clock.waiting is Waiting.BREAK
    if isinstance(stage, Break):
        if now.clock.waiting is Waiting.BREAK:
            if not waited:
                yield BreakRanOut()
        elif not isinstance(was, Break) or was.number != stage.number:
            yield BreakBegins(stage)
    elif isinstance(was, Break):
        yield LevelBegins(stage) if waited else BreakOver(stage)
    elif _played_for(was) != _played_for(stage):
        yield LevelBegins(stage)


def _played_for(level: Level) -> tuple[object, ...]:
    """Return what players must know of a level; how long it is may change while it is on."""
    return level.number, level.small, level.big, level.ante, level.ante_kind


def _minute_left(before: Look, now: Look) -> Iterator[Announcement]:
    """Give the call of the last minute if the clock has just run through 1:00 of the stage."""
    clock = now.tournament.clock
    at_ms = _minute_mark(clock)
    if at_ms is None or not _by_itself(before, now):
        return
    then, elapsed = elapsed_ms(before.tournament.clock, before.now_ms), elapsed_ms(clock, now.now_ms)
    if then < at_ms <= elapsed <= at_ms + LATE_MS:
        yield MinuteLeft(stage_of(now.tournament), next_stage(now.tournament))


def _minute_mark(clock: Clock) -> int | None:
    """Return the elapsed time at which the stage has a minute left, None in one that is no longer."""
    return clock.ends_ms - MINUTE if clock.ends_ms - clock.began_ms > MINUTE else None


def _by_itself(before: Look, now: Look) -> bool:
    """Return whether the stage ends where it would have without an act on the time since."""
    alone, clock = settle(before.tournament, now.now_ms).clock, now.tournament.clock
    return (alone.stage, alone.began_ms, alone.ends_ms) == (clock.stage, clock.began_ms, clock.ends_ms)


def _proposed(before: Look, now: Look) -> Iterator[Announcement]:
    match now.proposed:
        case MovePlayer() | BreakTable() | FormFinalTable() as suggestion if suggestion != before.proposed:
            yield Proposed(suggestion)


def _on_player(before: Look, now: Look) -> Iterator[Signal]:
    called = now.tournament.on_player
    if called is None or called != before.tournament.on_player:
        return
    for at_ms, signal in (
        (called.ends_at_ms, PlayerTimeUp()),
        (called.ends_at_ms - now.tournament.house.player_clock.warning_ms, PlayerWarned()),
    ):
        if before.now_ms < at_ms <= now.now_ms <= at_ms + LATE_MS:
            yield signal
            return


def _busted_out(before: Look, now: Look) -> Iterator[Signal]:
    """Give the signal for a bust-out that leaves players in: the last one is the winner's moment."""
    if now.tournament.finished:
        return
    known = {(gone.player, gone.entry) for gone in before.tournament.exits}
    bust_outs = (gone for gone in now.tournament.exits if gone.going is Going.BUST_OUT)
    if any((gone.player, gone.entry) not in known for gone in bust_outs):
        yield BustedOut()


def next_announcement_ms(look: Look) -> int | None:
    """Return the next moment on the boot clock at which time alone brings something to be heard."""
    tournament, now_ms = look.tournament, look.now_ms
    moments = []
    if tournament.clock.running and tournament.in_play:
        clock = tournament.clock
        marks = (clock.ends_ms, _minute_mark(clock))
        gone_ms = elapsed_ms(clock, now_ms)
        moments += [now_ms + mark - gone_ms for mark in marks if mark is not None]
    if tournament.on_player is not None:
        ends_ms = tournament.on_player.ends_at_ms
        moments += [ends_ms, ends_ms - tournament.house.player_clock.warning_ms]
    return min((moment for moment in moments if moment > now_ms), default=None)


def foreseen(look: Look) -> tuple[Announcement, ...]:
    """Return what may be called next, so that its words can be made ready."""
    tournament = look.tournament
    if tournament.finished:
        return ()
    if not tournament.started:
        return tuple(_play_begins(tournament))
    return (*_stages_foreseen(tournament), *_proposals(tournament))


def _stages_foreseen(tournament: Tournament) -> Iterator[Announcement]:
    stage, following, level = stage_of(tournament), next_stage(tournament), next_level(tournament)
    yield MinuteLeft(stage, following)
    if isinstance(following, Break):
        yield BreakBegins(following)
    elif isinstance(stage, Level) and following is not None:
        yield LevelBegins(following)
    if isinstance(stage, Break) and level is not None:
        if stage.held:
            yield from (BreakRanOut(), LevelBegins(level))
        else:
            yield BreakOver(level)


def _proposals(tournament: Tournament) -> Iterator[Announcement]:
    for suggestion in tournament.suggestions[:2]:
        if isinstance(suggestion, MovePlayer | BreakTable | FormFinalTable):
            yield Proposed(suggestion)
