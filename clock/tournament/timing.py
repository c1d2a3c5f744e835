"""Acts on the clock and the schedule: decided and applied (S1 to S5, S10, S11).

All times of the schedule are elapsed time, which flows only while the clock runs. So an act on the time
can be taken back by setting the schedule to what it was and letting the time that ran since count.
"""

from collections.abc import Sequence
from dataclasses import replace

from clock.tournament import checks
from clock.tournament.commands import AddTime, CallBreak, GoToLevel, Replan, SetLength
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
    JUST_BEGUN_MS,
    elapsed_ms,
    entered,
    going,
    left_ms,
    level_index,
    level_played_ms,
    moved_on,
    renumbered,
    settle,
    stage_of,
    stopped,
    with_next,
)
from clock.tournament.refusals import (
    AlreadyRunning,
    AlreadyStanding,
    AlreadyStarted,
    BadAmount,
    BreakFollows,
    InBreak,
    LastLevel,
    LevelIsOver,
    NoSuchLevel,
    NothingToTakeBack,
    Refused,
    TooFewPlayers,
)
from clock.tournament.state import Clock, Tournament, Waiting
from clock.tournament.structure import MINUTE, Break, Level, Stage

LONGEST_MS = 24 * 60 * MINUTE
"""No level, break or change of time is longer than a day."""


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


def skip(tournament: Tournament, now_ms: int) -> list[Event]:
    """Decide to end the stage; a held break that waits resumes play."""
    checks.in_play(tournament)
    longer = with_next(tournament)
    following = tournament.clock.stage + 1
    if following == len(longer.stages):
        raise Refused(LastLevel())
    left = longer.stages[following].duration_ms
    events: list[Event] = [StageSet(now_ms, following, left)]
    if longer is not tournament:
        events = [ScheduleChanged(now_ms, longer.stages, following, left)]
    if tournament.clock.waiting is Waiting.BREAK:
        events.append(Resumed(now_ms))
    return events


def back(tournament: Tournament, now_ms: int) -> list[Event]:
    """Decide to play the stage from its start, or the one before when this one has just begun."""
    checks.in_play(tournament)
    stage = tournament.clock.stage
    if level_played_ms(tournament, now_ms) <= JUST_BEGUN_MS:
        stage = max(0, stage - 1)
    return [StageSet(now_ms, stage, tournament.stages[stage].duration_ms)]


def go_to_level(tournament: Tournament, command: GoToLevel, now_ms: int) -> list[Event]:
    """Decide to go to a level, whole."""
    checks.not_over(tournament)
    index = _index_of(tournament, command.level)
    return [StageSet(now_ms, index, tournament.stages[index].duration_ms)]


def set_length(tournament: Tournament, command: SetLength, now_ms: int) -> list[Event]:
    """Decide another length of a level; of the one that is on, what is played stays played."""
    checks.not_over(tournament)
    _check_amount(command.duration_ms, least=1)
    index = _index_of(tournament, command.level)
    if index < tournament.clock.stage:
        raise Refused(LevelIsOver(command.level))
    level = tournament.stages[index]
    stages = (
        *tournament.stages[:index],
        replace(level, duration_ms=command.duration_ms),
        *tournament.stages[index + 1 :],
    )
    if index > tournament.clock.stage:
        return [_schedule_changed(tournament, stages, now_ms)]
    left = _signed_left(tournament, now_ms) + command.duration_ms - level.duration_ms
    moved = moved_on(replace(tournament, stages=stages), left)
    return [ScheduleChanged(now_ms, moved.stages, moved.clock.stage, moved.clock.ends_ms)]


def replan(tournament: Tournament, command: Replan, now_ms: int) -> list[Event]:
    """Decide to take the stages still to come from another schedule; the present one stays."""
    checks.not_over(tournament)
    played = tournament.stages[: tournament.clock.stage + 1]
    rest = tournament.stages[tournament.clock.stage + 1 :]
    if rest and isinstance(rest[0], Level) and rest[0].continued:
        played = (*played, rest[0])
    elif len(rest) > 1 and isinstance(rest[1], Level) and rest[1].continued:
        played = (*played, *rest[:2])
    number = max((stage.number for stage in played if isinstance(stage, Level)), default=0)
    coming = _after_level(command.stages, number)
    if isinstance(played[-1], Break):
        coming = coming[next((i for i, stage in enumerate(coming) if isinstance(stage, Level)), 0) :]
    return [_schedule_changed(tournament, renumbered((*played, *coming)), now_ms)]


def add_time(tournament: Tournament, command: AddTime, now_ms: int) -> list[Event]:
    """Decide to give the stage more time or less; less than nothing carries into the next stage."""
    checks.in_play(tournament)
    _check_amount(abs(command.delta_ms), least=0)
    left = _signed_left(tournament, now_ms) + command.delta_ms
    moved = moved_on(tournament, left)
    if moved.stages != tournament.stages:
        return [ScheduleChanged(now_ms, moved.stages, moved.clock.stage, moved.clock.ends_ms)]
    return [StageSet(now_ms, moved.clock.stage, moved.clock.ends_ms)]


def call_break(tournament: Tournament, command: CallBreak, now_ms: int) -> list[Event]:
    """Decide a break at once, the level keeping the time it has left, or at the level's end (S10)."""
    checks.in_play(tournament)
    level = stage_of(tournament)
    if isinstance(level, Break):
        raise Refused(InBreak())
    here = tournament.clock.stage
    played, coming = tournament.stages[: here + 1], tournament.stages[here + 1 :]
    if not command.now and coming and isinstance(coming[0], Break):
        raise Refused(BreakFollows())
    duration = tournament.house.break_ms if command.duration_ms is None else command.duration_ms
    _check_amount(duration, least=1)
    held = any(isinstance(stage, Break) and stage.held for stage in tournament.house.stages)
    called = Break(number=0, duration_ms=duration, held=held)
    if not command.now:
        return [_schedule_changed(tournament, renumbered((*played, called, *coming)), now_ms)]
    rest = replace(level, duration_ms=left_ms(tournament, now_ms), continued=True)
    stages = renumbered((*played, called, rest, *coming))
    return [ScheduleChanged(now_ms, stages, here + 1, duration)]


def _after_level(stages: Sequence[Stage], number: int) -> tuple[Stage, ...]:
    """Return what follows the last part of a level, or the levels numbered above where it has none."""
    last = max((i for i, stage in enumerate(stages) if _is_level_up_to(stage, number)), default=-1)
    return tuple(stages[last + 1 :])


def _is_level_up_to(stage: Stage, number: int) -> bool:
    return isinstance(stage, Level) and stage.number <= number


def _index_of(tournament: Tournament, number: int) -> int:
    index = level_index(tournament.stages, number)
    if index is None:
        last = max(stage.number for stage in tournament.stages if isinstance(stage, Level))
        raise Refused(NoSuchLevel(number, last))
    return index


def _check_amount(amount_ms: int, least: int) -> None:
    if not least <= amount_ms <= LONGEST_MS:
        raise Refused(BadAmount(amount_ms, least))


def _signed_left(tournament: Tournament, now_ms: int) -> int:
    return tournament.clock.ends_ms - elapsed_ms(tournament.clock, now_ms)


def _schedule_changed(tournament: Tournament, stages: tuple[Stage, ...], now_ms: int) -> ScheduleChanged:
    return ScheduleChanged(now_ms, stages, tournament.clock.stage, _signed_left(tournament, now_ms))


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
    """Return the night as it stood at its last mark, the clock standing if it ran (design: power cut)."""
    if not tournament.clock.running:
        return replace(tournament, on_player=None, toggled_from=None)
    since = replace(tournament.clock, since_ms=0)
    ran = max(event.ran_ms, tournament.clock.ran_ms)
    settled = settle(replace(tournament, clock=since), ran - tournament.clock.ran_ms)
    if settled.clock.running:
        settled = replace(settled, clock=stopped(settled.clock, ran, Waiting.POWER))
    return replace(settled, on_player=None, toggled_from=None)


def apply_finished(tournament: Tournament, event: Finished) -> Tournament:
    """Return the night over: clock and elapsed time stand."""
    clock = stopped(tournament.clock, elapsed_ms(tournament.clock, event.at_ms), None)
    return replace(tournament, clock=clock, finished=True, suggestions=(), aside=(), on_player=None)


def apply_stage_set(tournament: Tournament, event: StageSet | ScheduleChanged) -> Tournament:
    """Return the night in the stage with the time left that the event says; running or standing stays."""
    if isinstance(event, ScheduleChanged):
        tournament = replace(tournament, stages=event.stages)
    elapsed = elapsed_ms(tournament.clock, event.at_ms)
    for stage in range(tournament.clock.stage + 1, event.stage + 1):
        tournament = entered(tournament, stage, elapsed)
    clock = replace(tournament.clock, stage=event.stage, ends_ms=elapsed + event.left_ms)
    stage_now = tournament.stages[event.stage]
    if isinstance(stage_now, Break) and stage_now.held and event.left_ms <= 0:
        clock = stopped(clock, elapsed, Waiting.BREAK)
    elif clock.waiting in {Waiting.BREAK, Waiting.LEVEL}:
        clock = replace(clock, waiting=None)
    return replace(tournament, clock=clock)


def apply_undone(tournament: Tournament, event: Undone) -> Tournament:
    """Return things as they stood before the last act, with the time that the clock ran since."""
    step = tournament.done
    if step is None:
        return tournament
    restored = replace(
        step.before,
        clock=_clock_without(tournament, step.before, event.at_ms),
        resumed=tournament.resumed,
        on_player=step.before.on_player if _ended_since(tournament, step.before) else tournament.on_player,
        latest=(),
        undone=(*tournament.undone, step),
        toggled_from=None,
    )
    return settle(restored, event.at_ms)


def _clock_without(tournament: Tournament, before: Tournament, at_ms: int) -> Clock:
    """Return the clock of `before` with the time that ran since, as it would be without the act after it.

    Where it stood and nobody resumed play, it stands as it did. Where it ran, only a pause by hand or the
    power has stopped it: a wait or an end that came since is as if it had not.
    """
    clock, elapsed = tournament.clock, elapsed_ms(tournament.clock, at_ms)
    then = replace(before.clock, ran_ms=elapsed)
    if not then.running and tournament.resumed == before.resumed:
        at_end = then.waiting is Waiting.BREAK
        return replace(then, ends_ms=max(then.ends_ms, elapsed)) if at_end else then
    came_by_itself = clock.waiting in {Waiting.BREAK, Waiting.LEVEL, Waiting.FINAL_TABLE}
    if clock.running or came_by_itself or _ended_since(tournament, before):
        return replace(going(then, at_ms), ran_ms=elapsed)
    return stopped(replace(then, waiting=None), elapsed, clock.waiting)


def _ended_since(tournament: Tournament, before: Tournament) -> bool:
    return tournament.finished and not before.finished
