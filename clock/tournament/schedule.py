"""The schedule and the places in it: lengths changed, breaks called, levels taken from a changed file (S10).

All times are elapsed time. An act on the schedule says in which stage the night then stands, with how much of
it left and how much played.
"""

from collections.abc import Sequence

from clock.tournament import checks
from clock.tournament.commands import CallBreak, Replan, SetLength
from clock.tournament.events import Event, ScheduleChanged, StageSet
from clock.tournament.levels import (
    elapsed_ms,
    generated_level,
    left_ms,
    lengthened,
    level_number,
    stage_of,
    stage_played_ms,
)
from clock.tournament.refusals import BreakFollows, BreakWithin, InBreak, LevelIsOver, NoSuchLevel, Refused
from clock.tournament.state import Tournament
from clock.tournament.structure import Break, Level, Stage, last_level_number
from clock.values import Struct, replace

BEYOND = 9
"""So many levels at most are made only because the host goes to the last of them (S4)."""


class Spot(Struct, frozen=True):
    """A place in a schedule: a stage by index, what is left of it, and what of it is played."""

    stages: tuple[Stage, ...]
    stage: int
    left_ms: int
    played_ms: int = 0


def spot_of(tournament: Tournament, now_ms: int) -> Spot:
    """Return where a settled tournament is; in overtime less than nothing is left."""
    left = tournament.clock.ends_ms - elapsed_ms(tournament.clock, now_ms)
    return Spot(tournament.stages, tournament.clock.stage, left, stage_played_ms(tournament, now_ms))


def start_of(stages: tuple[Stage, ...], stage: int) -> Spot:
    """Return the start of a stage, with all its time."""
    return Spot(stages, stage, stages[stage].duration_ms)


def whole_from(stages: tuple[Stage, ...], stage: int) -> Spot:
    """Return the start of the stage to which the host goes, in a schedule without breaks that were for then.

    That is what a break was that the host called at once: where it would come again, the level that it
    parted is whole (S10).
    """
    coming: list[Stage] = []
    parts_ms: int | None = None
    for index in range(len(stages) - 1, stage - 1, -1):
        one = stages[index]
        if parts_ms is not None:
            one, parts_ms = replace(one, duration_ms=parts_ms), None
        if index == stage or isinstance(one, Level) or one.parts_ms is None:
            coming.append(one)
        elif one.parts_ms:
            coming.pop()
            parts_ms = one.parts_ms
    return start_of(renumbered((*stages[:stage], *reversed(coming))), stage)


def moved_on(tournament: Tournament, spot: Spot) -> Spot:
    """Return the place to which a place leads that may have nothing left, or less.

    What is too much is taken from the stages after it, so that no time is lost or won at a border; a held
    break stands at 0, and the last level counts up.
    """
    while spot.left_ms <= 0:
        stage, following = spot.stages[spot.stage], spot.stage + 1
        if isinstance(stage, Break) and stage.held:
            return replace(spot, left_ms=0, played_ms=min(spot.played_ms, stage.duration_ms))
        stages = spot.stages
        if following == len(stages):
            stages = lengthened(tournament.house, stages)
        if following == len(stages):
            return spot
        duration = stages[following].duration_ms
        spot = Spot(stages, following, spot.left_ms + duration, -spot.left_ms)
    return spot


def went_to(tournament: Tournament, spot: Spot, now_ms: int) -> Event:
    """Return the event that the night is at a place, in a schedule that may have changed for it."""
    if spot.stages == tournament.stages:
        return StageSet(now_ms, spot.stage, spot.left_ms, spot.played_ms)
    return ScheduleChanged(now_ms, spot.stages, spot.stage, spot.left_ms, spot.played_ms)


def index_of(stages: tuple[Stage, ...], number: int) -> int:
    """Return where the level of this number begins, or raise Refused."""
    index = level_index(stages, number)
    if index is None:
        raise Refused(NoSuchLevel(number, last_level_number(stages)))
    return index


def stages_up_to(tournament: Tournament, number: int) -> tuple[Stage, ...]:
    """Return the stages with all levels that the house's rule makes up to this number, at most (S4)."""
    stages = tournament.stages
    furthest = min(number, last_level_number(stages) + BEYOND)
    while last_level_number(stages) < furthest:
        longer = lengthened(tournament.house, stages)
        if longer is stages:
            break
        stages = longer
    return stages


def level_index(stages: tuple[Stage, ...], number: int) -> int | None:
    """Return where the level of this number begins, None when there is none."""
    for index, stage in enumerate(stages):
        if isinstance(stage, Level) and stage.number == number and not stage.continued:
            return index
    return None


def set_length(tournament: Tournament, command: SetLength, now_ms: int) -> list[Event]:
    """Decide another length of a level; of the one that is on, what is played stays played.

    Of a level with a break within it, the last part takes the change: the break stays where it is. A level
    that only the house's rule makes can have another length as well (S4).
    """
    checks.not_over(tournament)
    checks.duration(command.duration_ms, least=1)
    stages, here = stages_up_to(tournament, command.level), tournament.clock.stage
    first = index_of(stages, command.level)
    levels = ((index, stage) for index, stage in enumerate(stages) if isinstance(stage, Level))
    parts = [index for index, level in levels if index >= first and level.number == command.level]
    if parts[-1] < here:
        raise Refused(LevelIsOver(command.level))
    *before, part = parts
    others = sum(stages[other].duration_ms for other in before)
    duration = command.duration_ms - others
    if part != here and duration <= 0:
        raise Refused(BreakWithin(command.level, others))
    last = replace(stages[part], duration_ms=max(0, duration))
    parted = _parted(stages[first:part], last.duration_ms)
    changed = (*stages[:first], *parted, last, *stages[part + 1 :])
    spot = replace(spot_of(tournament, now_ms), stages=changed)
    if part == here:
        spot = moved_on(tournament, replace(spot, left_ms=duration - spot.played_ms))
    return [went_to(tournament, spot, now_ms)]


def _parted(stages: Sequence[Stage], last_ms: int) -> list[Stage]:
    """Return the parts of a level before the last, which is now so long, with their called breaks knowing it.

    Before a break of the schedule nothing is changed.
    """
    result, whole_ms = list(stages), last_ms
    parting: tuple[int, Break] | None = None
    for index in range(len(stages) - 1, -1, -1):
        stage = stages[index]
        if isinstance(stage, Level):
            whole_ms += stage.duration_ms
            if parting is not None:
                at, called = parting
                result[at] = replace(called, parts_ms=whole_ms)
        elif stage.parts_ms is None:
            break
        elif stage.parts_ms:
            parting = index, stage
    return result


def replan(tournament: Tournament, command: Replan, now_ms: int) -> list[Event]:
    """Decide to take the stages still to come from another schedule; the present one stays.

    Before the first deal all of them are to come. After the last level, more levels begin at once.
    """
    checks.not_over(tournament)
    if not tournament.started:
        stage = level_index(command.stages, level_number(tournament)) or 0
        return [went_to(tournament, start_of(command.stages, stage), now_ms)]
    played = _played(tournament)
    coming = _after_level(command.stages, last_level_number(played))
    if isinstance(played[-1], Break):
        coming = coming[next((i for i, stage in enumerate(coming) if isinstance(stage, Level)), 0) :]
    spot = replace(spot_of(tournament, now_ms), stages=renumbered((*played, *coming)))
    if coming:
        spot = replace(spot, left_ms=max(0, spot.left_ms))
    return [went_to(tournament, spot, now_ms)]


def _played(tournament: Tournament) -> tuple[Stage, ...]:
    """Return the stages up to the one that is on, and the rest of a level that has a break within it."""
    here, stages = tournament.clock.stage, tournament.stages
    rest = stages[here + 1 : here + 3]
    for count, stage in enumerate(rest, start=1):
        if isinstance(stage, Level) and stage.continued:
            return stages[: here + 1 + count]
    return stages[: here + 1]


def _after_level(stages: Sequence[Stage], number: int) -> tuple[Stage, ...]:
    """Return what follows the last part of a level, or the levels numbered above where it has none."""
    last = max((i for i, stage in enumerate(stages) if _is_level_up_to(stage, number)), default=-1)
    return tuple(stages[last + 1 :])


def _is_level_up_to(stage: Stage, number: int) -> bool:
    return isinstance(stage, Level) and stage.number <= number


def call_break(tournament: Tournament, command: CallBreak, now_ms: int) -> list[Event]:
    """Decide a break at once, the level keeping the time it has left, or at the level's end (S10).

    The last level goes on after it, and is at its end once its time is over. A level of which nothing has
    been played comes after the break as a whole, so that Back leads to what was played before it.
    """
    checks.in_play(tournament)
    level, here = stage_of(tournament), tournament.clock.stage
    if isinstance(level, Break):
        raise Refused(InBreak())
    before, coming = tournament.stages[:here], tournament.stages[here + 1 :]
    at_once = command.now or left_ms(tournament, now_ms) == 0
    if not at_once and coming and isinstance(coming[0], Break):
        raise Refused(BreakFollows())
    duration = tournament.house.break_ms if command.duration_ms is None else command.duration_ms
    checks.duration(duration, least=1)
    held = any(isinstance(stage, Break) and stage.held for stage in tournament.house.stages)
    called = Break(number=0, duration_ms=duration, held=held)
    rest = replace(level, duration_ms=left_ms(tournament, now_ms), continued=True)
    if at_once:
        played_ms = stage_played_ms(tournament, now_ms)
        if before and played_ms == 0:
            rest = replace(rest, continued=level.continued)
            called = replace(called, parts_ms=0)
        else:
            before = (*before, replace(level, duration_ms=played_ms))
            called = replace(called, parts_ms=level.duration_ms)
        stages = renumbered((*before, called, rest, *coming))
        return [went_to(tournament, start_of(stages, len(before)), now_ms)]
    after = coming or (generated_level(tournament.house, tournament.stages) or replace(rest, duration_ms=0),)
    stages = renumbered((*before, level, called, *after))
    return [went_to(tournament, replace(spot_of(tournament, now_ms), stages=stages), now_ms)]


def renumbered(stages: tuple[Stage, ...]) -> tuple[Stage, ...]:
    """Return the stages with their breaks counted from 1."""
    count = 0
    result: list[Stage] = []
    for stage in stages:
        if isinstance(stage, Break):
            count += 1
            result.append(replace(stage, number=count))
        else:
            result.append(stage)
    return tuple(result)
