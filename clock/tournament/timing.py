"""Acts on the clock: decided and applied, those on the schedule applied (S1 to S5, S10, S11).

All times of the schedule are elapsed time, which flows only while the clock runs. So an act on the time
can be taken back by setting the schedule to what it was and letting the time that ran since count.
"""

from clock.tournament import checks
from clock.tournament.commands import AddTime, GoToLevel
from clock.tournament.events import (
    Event,
    Finished,
    Paused,
    PowerReturned,
    Resumed,
    ScheduleChanged,
    StageSet,
    Started,
    ToggleTakenBack,
    Undone,
)
from clock.tournament.levels import (
    elapsed_ms,
    entered,
    going,
    level_number,
    settle,
    stage_of,
    stage_played_ms,
    stopped,
    tables_in,
    with_next,
)
from clock.tournament.refusals import (
    AlreadyRunning,
    AlreadyStanding,
    AlreadyStarted,
    LastLevel,
    NothingToTakeBack,
    Refused,
    TooFewPlayers,
)
from clock.tournament.schedule import (
    index_of,
    moved_on,
    spot_of,
    stages_up_to,
    start_of,
    went_to,
    whole_from,
)
from clock.tournament.state import Tournament, Waiting
from clock.tournament.structure import SECOND, Break
from clock.values import replace

JUST_BEGUN_MS = 10 * SECOND
"""Played longer than this, Back plays the stage again instead of the one before."""


def start(tournament: Tournament, now_ms: int) -> list[Event]:
    """Decide the first deal."""
    if tournament.started:
        raise Refused(AlreadyStarted())
    if len(tournament.players) < 2:
        raise Refused(TooFewPlayers())
    return [Started(now_ms)]


def pause(tournament: Tournament, now_ms: int) -> list[Event]:
    """Decide to stop the clock."""
    checks.in_play(tournament)
    if not tournament.clock.running:
        raise Refused(AlreadyStanding())
    return [Paused(now_ms)]


def resume(tournament: Tournament, now_ms: int) -> list[Event]:
    """Decide to let the clock run again."""
    checks.in_play(tournament)
    if tournament.clock.running:
        raise Refused(AlreadyRunning())
    return [Resumed(now_ms)]


def take_back_toggle(tournament: Tournament, now_ms: int) -> list[Event]:
    """Decide that the last start, pause or resume never was."""
    if tournament.toggled_from is None:
        raise Refused(NothingToTakeBack())
    return [ToggleTakenBack(now_ms)]


def finish(tournament: Tournament, now_ms: int) -> list[Event]:
    """Decide that the night ends, however many are left."""
    checks.in_play(tournament)
    return [Finished(now_ms)]


def skip(tournament: Tournament, now_ms: int) -> list[Event]:
    """Decide to end the stage; a held break that waits resumes play."""
    checks.in_play(tournament)
    longer = with_next(tournament)
    following = tournament.clock.stage + 1
    if following == len(longer.stages):
        raise Refused(LastLevel())
    events: list[Event] = [went_to(tournament, start_of(longer.stages, following), now_ms)]
    if tournament.clock.waiting is Waiting.BREAK:
        events.append(Resumed(now_ms))
    return events


def back(tournament: Tournament, now_ms: int) -> list[Event]:
    """Decide to play the stage from its start, or the one before when this one has just begun."""
    checks.in_play(tournament)
    stage = tournament.clock.stage
    if stage_played_ms(tournament, now_ms) <= JUST_BEGUN_MS:
        stage = max(0, stage - 1)
    return [went_to(tournament, whole_from(tournament.stages, stage), now_ms)]


def go_to_level(tournament: Tournament, command: GoToLevel, now_ms: int) -> list[Event]:
    """Decide to go to a level, whole."""
    checks.not_over(tournament)
    stages = stages_up_to(tournament, command.level)
    return [went_to(tournament, whole_from(stages, index_of(stages, command.level)), now_ms)]


def add_time(tournament: Tournament, command: AddTime, now_ms: int) -> list[Event]:
    """Decide to give the stage more time or less; less than nothing carries into the next stage.

    More time is more left than the screen shows, so in overtime it counts from 0.
    """
    checks.in_play(tournament)
    checks.duration(abs(command.delta_ms), least=0)
    spot = spot_of(tournament, now_ms)
    left = max(0, spot.left_ms) if command.delta_ms > 0 else spot.left_ms
    moved = moved_on(tournament, replace(spot, left_ms=left + command.delta_ms))
    return [went_to(tournament, moved, now_ms)]


def apply_started(tournament: Tournament, event: Started) -> Tournament:
    """Return the night begun; what was done before it is not taken back any more."""
    clock = replace(tournament.clock, since_ms=event.at_ms, waiting=None)
    return replace(tournament, clock=clock, started=True, done=None, undone=())


def apply_paused(tournament: Tournament, event: Paused) -> Tournament:
    """Return the clock standing."""
    clock = stopped(tournament.clock, elapsed_ms(tournament.clock, event.at_ms), None)
    return replace(tournament, clock=clock)


def apply_resumed(tournament: Tournament, event: Resumed) -> Tournament:
    """Return the clock running; a held break that has run out is over."""
    at_end = tournament.clock.ends_ms <= tournament.clock.ran_ms
    stage = stage_of(tournament)
    if isinstance(stage, Break) and stage.held and at_end:
        tournament = with_next(tournament)
        if tournament.clock.stage + 1 < len(tournament.stages):
            tournament = entered(tournament, tournament.clock.stage + 1, tournament.clock.ran_ms)
    return replace(tournament, clock=going(tournament.clock, event.at_ms))


def apply_toggle_taken_back(tournament: Tournament, event: ToggleTakenBack) -> Tournament:
    """Return things as they stood before the last start, pause or resume, the time since counted as then."""
    if tournament.toggled_from is None:
        return tournament
    return settle(tournament.toggled_from, event.at_ms)


def apply_power_returned(tournament: Tournament, event: PowerReturned) -> Tournament:
    """Return the night as it stood at its last mark before the power went, the clock standing if it ran."""
    if not tournament.clock.running:
        return replace(tournament, on_player=None, toggled_from=None)
    since = replace(tournament.clock, since_ms=0)
    ran = max(event.ran_ms, tournament.clock.ran_ms)
    settled = settle(replace(tournament, clock=since), ran - tournament.clock.ran_ms)
    if settled.clock.running:
        settled = replace(settled, clock=stopped(settled.clock, ran, Waiting.POWER))
    return replace(settled, on_player=None, toggled_from=None)


def apply_finished(tournament: Tournament, event: Finished) -> Tournament:
    """Return the night over: clock and elapsed time stand, and nobody comes back in any more (E10)."""
    clock = stopped(tournament.clock, elapsed_ms(tournament.clock, event.at_ms), None)
    final = [replace(player, may_return=False) for player in tournament.players.returning]
    return replace(
        tournament,
        clock=clock,
        players=tournament.players.having(*final),
        finished=True,
        suggestions=(),
        aside=(),
        on_player=None,
    )


def apply_stage_set(tournament: Tournament, event: StageSet | ScheduleChanged) -> Tournament:
    """Return the night in the stage with the time left that the event says; running or standing stays.

    A wait at a stage's end or start is over in another place, but for the final table it waits anywhere.
    """
    stages = event.stages if isinstance(event, ScheduleChanged) else tournament.stages
    scheduled = tournament if stages is tournament.stages else replace(tournament, stages=stages)
    here, elapsed = tournament.clock.stage, elapsed_ms(tournament.clock, event.at_ms)
    clock = replace(
        tournament.clock,
        stage=event.stage,
        began_ms=elapsed - event.played_ms,
        ends_ms=elapsed + event.left_ms,
    )
    stage_now, waiting = stages[event.stage], clock.waiting
    over = isinstance(stage_now, Break) and stage_now.held and event.left_ms <= 0
    if over and waiting is not Waiting.FINAL_TABLE:
        clock = stopped(clock, elapsed, Waiting.BREAK)
    elif waiting is Waiting.BREAK or (waiting is Waiting.LEVEL and event.stage != here):
        clock = replace(clock, waiting=None)
    tables = tables_in(scheduled, event.stage, level_number(tournament))
    return replace(scheduled, clock=clock, tables=tables)


def apply_undone(tournament: Tournament, event: Undone) -> Tournament:
    """Return things as they stood before the last act, with the time that the clock ran since."""
    step = tournament.done
    if step is None:
        return tournament
    restored = replace(
        step.before,
        resumed=tournament.resumed,
        on_player=tournament.on_player,
        latest=(),
        undone=(*tournament.undone, step),
        toggled_from=None,
    )
    return _with_time_since(step.before, restored, tournament, event.at_ms)


def _with_time_since(
    before: Tournament, restored: Tournament, tournament: Tournament, at_ms: int
) -> Tournament:
    """Return what was restored with the time that ran since `before`, as it would have without the act.

    Where the clock stood before and nobody resumed play, it stands as it did. Where it ran, only a pause by
    hand or the power has stopped it: a wait or an end that came since is as if it had not.
    """
    then, clock, elapsed = before.clock, tournament.clock, elapsed_ms(tournament.clock, at_ms)
    stood = not then.running and tournament.resumed == before.resumed
    if stood and elapsed == then.ran_ms:
        return restored
    running = replace(going(then, at_ms), ran_ms=elapsed)
    moved = settle(replace(restored, clock=running), at_ms)
    if stood:
        there = moved.clock
        stands = replace(then, stage=there.stage, began_ms=there.began_ms, ends_ms=there.ends_ms)
        return replace(moved, clock=replace(stands, ran_ms=elapsed))
    came_by_itself = clock.waiting in {Waiting.BREAK, Waiting.LEVEL, Waiting.FINAL_TABLE}
    ended = tournament.finished and not before.finished
    if clock.running or came_by_itself or ended or not moved.clock.running:
        return moved
    return replace(moved, clock=stopped(moved.clock, elapsed, clock.waiting))
