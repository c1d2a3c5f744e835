"""Where the night is in its schedule: time left, level borders, breaks that are held, overtime.

The clock is a point in time, not a counter. Running, the stage ends when the elapsed time reaches
`Clock.ends_ms`; levels that ended since are crossed when somebody looks, by `settle`, however late that is.
"""

from clock.tournament import dealing
from clock.tournament.chips import chips_on, leaving
from clock.tournament.state import Clock, Table, Tournament, Waiting
from clock.tournament.structure import AfterLast, Break, Chip, DealRule, House, Level, Stage, add_duration
from clock.values import replace


def elapsed_ms(clock: Clock, now_ms: int) -> int:
    """Return how long the clock has run since the first deal."""
    if clock.since_ms is None:
        return clock.ran_ms
    return clock.ran_ms + max(0, now_ms - clock.since_ms)


def left_ms(tournament: Tournament, now_ms: int) -> int:
    """Return what is left of the stage of a settled tournament; 0 in overtime, never less."""
    return max(0, tournament.clock.ends_ms - elapsed_ms(tournament.clock, now_ms))


def overtime_ms(tournament: Tournament, now_ms: int) -> int:
    """Return how long the last level of a settled tournament has been over (S4)."""
    return max(0, elapsed_ms(tournament.clock, now_ms) - tournament.clock.ends_ms)


def stage_of(tournament: Tournament) -> Stage:
    """Return the stage that is on."""
    return tournament.stages[tournament.clock.stage]


def chips_now(tournament: Tournament) -> tuple[Chip, ...]:
    """Return the denominations in play in the stage that is on, smallest first (S7)."""
    return chips_on(tournament.house, tournament.stages, tournament.clock.stage)


def leaving_now(tournament: Tournament) -> tuple[int, ...]:
    """Return the values that leave play in the break that is on, smallest first; none in a level (S7)."""
    return leaving(tournament.house, tournament.stages, tournament.clock.stage)


def smallest_staying(tournament: Tournament) -> int:
    """Return the smallest value that is in play and stays when the break that is on is over (S7, S9)."""
    gone = leaving_now(tournament)
    return min(chip.value for chip in chips_now(tournament) if chip.value not in gone)


def current_level(tournament: Tournament) -> Level | None:
    """Return the level that is on, in a break the last one played, None before the first."""
    return _level_in(tournament, tournament.clock.stage)


def level_number(tournament: Tournament) -> int:
    """Return the number of the current level, 0 before the first."""
    return _level_number_in(tournament, tournament.clock.stage)


def _level_in(tournament: Tournament, stage: int) -> Level | None:
    """Return the level of a stage, of a break the one before it, None before the first."""
    until_then = tournament.stages[: stage + 1]
    return next((level for level in reversed(until_then) if isinstance(level, Level)), None)


def _level_number_in(tournament: Tournament, stage: int) -> int:
    level = _level_in(tournament, stage)
    return level.number if level else 0


def next_stage(tournament: Tournament) -> Stage | None:
    """Return the stage after this one, None where the schedule ends for good."""
    following = tournament.clock.stage + 1
    if following < len(tournament.stages):
        return tournament.stages[following]
    return generated_level(tournament.house, tournament.stages)


def next_level(tournament: Tournament) -> Level | None:
    """Return the level whose blinds come next: in a break the one that play resumes with."""
    stage = stage_of(tournament)
    for following in tournament.stages[tournament.clock.stage + 1 :]:
        if isinstance(following, Level) and (isinstance(stage, Break) or following.number > stage.number):
            return following
    return generated_level(tournament.house, tournament.stages)


def level_ahead(tournament: Tournament) -> Level | None:
    """Return the level that is on, in a break the one that play resumes with, None where none follows."""
    stage = stage_of(tournament)
    return stage if isinstance(stage, Level) else next_level(tournament)


def next_break_ms(tournament: Tournament, now_ms: int) -> int | None:
    """Return the clock time until the next break begins; in a break, until the one after it."""
    total = left_ms(tournament, now_ms)
    for following in tournament.stages[tournament.clock.stage + 1 :]:
        if isinstance(following, Break):
            return total
        total += following.duration_ms
    return None


def stage_played_ms(tournament: Tournament, now_ms: int) -> int:
    """Return how long the stage that is on has been played, whatever time was given or taken meanwhile."""
    return elapsed_ms(tournament.clock, now_ms) - tournament.clock.began_ms


def level_played_ms(tournament: Tournament, now_ms: int) -> int:
    """Return how long the current level has been played; a break within or after it does not count."""
    number, before = level_number(tournament), tournament.stages[: tournament.clock.stage]
    parts = tuple(stage for stage in before if isinstance(stage, Level) and stage.number == number)
    on = 0 if isinstance(stage_of(tournament), Break) else stage_played_ms(tournament, now_ms)
    return add_duration(parts) + on


def generated_level(house: House, stages: tuple[Stage, ...]) -> Level | None:
    """Return the level that follows the last one by the house's rule, None where there is none (S4).

    It is as long as the last one is as a whole, whatever breaks part that.
    """
    last = next(stage for stage in reversed(stages) if isinstance(stage, Level))
    if house.after_last is AfterLast.COUNT_UP:
        return None
    duration = _length_of(last.number, stages)
    following = replace(last, number=last.number + 1, duration_ms=duration, continued=False)
    if house.after_last is AfterLast.REPEAT:
        return following
    unit = min(chip.value for chip in chips_on(house, stages, len(stages) - 1))
    return _grown(following, house.growth_percent, unit)


def _length_of(number: int, stages: tuple[Stage, ...]) -> int:
    """Return how long all parts of the last level are together, in milliseconds.

    A break that was called at once knows how long was what it parted: more or less of that may have been
    played by then, as time was given or taken (S10).
    """
    lengths: list[int] = []
    parted_ms: int | None = None
    for stage in reversed(stages):
        if isinstance(stage, Level):
            if stage.number != number:
                break
            lengths.append(stage.duration_ms if parted_ms is None else parted_ms)
            parted_ms = None
        elif stage.parts_ms:
            del lengths[-1:]
            parted_ms = stage.parts_ms
    return sum(lengths)


def lengthened(house: House, stages: tuple[Stage, ...]) -> tuple[Stage, ...]:
    """Return the stages with one more that the house's rule makes; the very same where it makes none (S4)."""
    following = generated_level(house, stages)
    return stages if following is None else (*stages, following)


def _grown(level: Level, percent: int, unit: int) -> Level:
    """Return the level with its blinds grown, in whole smallest chips (S4).

    The big blind goes to the nearest amount of which the small one can be half; the ante keeps its share of
    the big blind.
    """
    step = 2 * unit
    big = max(_nearest(level.big * (100 + percent), 100, step), (level.big // step + 1) * step)
    ante = max(level.ante, _nearest(level.ante * big, level.big, unit))
    return replace(level, small=max(level.small, big // 2), big=big, ante=ante)


def _nearest(amount: int, divisor: int, unit: int) -> int:
    """Return the quotient to the nearest unit, half up."""
    return (2 * amount + divisor * unit) // (2 * divisor * unit) * unit


def with_next(tournament: Tournament) -> Tournament:
    """Return the tournament with a stage after the present one, where the house's rule makes one (S4)."""
    if tournament.clock.stage + 1 < len(tournament.stages):
        return tournament
    longer = lengthened(tournament.house, tournament.stages)
    return tournament if longer is tournament.stages else replace(tournament, stages=longer)


def settle(tournament: Tournament, now_ms: int) -> Tournament:
    """Return the tournament as it stands now: level borders crossed, held breaks standing (S3, S5, S11).

    A stage's end at which the clock must stop is passed if play was resumed after it: that is so where an
    act was taken back and the time since is counted anew.
    """
    clock = tournament.clock
    while clock.since_ms is not None and elapsed_ms(clock, now_ms) >= clock.ends_ms:
        stage, goes_on_ms = stage_of(tournament), clock.ends_ms
        stops_ms = max(clock.ends_ms, clock.ran_ms)
        held = isinstance(stage, Break) and stage.held
        if held or (tournament.house.stop_at_level_end and _ends_level(tournament)):
            resumed_ms = next((ran for ran in tournament.resumed if ran >= clock.ends_ms), None)
            if resumed_ms is None:
                return _stopped_at_end(tournament, stops_ms, held=held)
            goes_on_ms = resumed_ms
        tournament = with_next(tournament)
        if clock.stage + 1 == len(tournament.stages):
            return tournament
        tournament = entered(tournament, clock.stage + 1, goes_on_ms)
        clock = tournament.clock
    return tournament


def _ends_level(tournament: Tournament) -> bool:
    """Return whether a level is over with the stage that is on; a break within it ends none (S10, S11)."""
    coming = tournament.stages[tournament.clock.stage + 1 :]
    following = next((stage for stage in coming if isinstance(stage, Level)), None)
    goes_on = following is not None and following.continued and following.duration_ms > 0
    return isinstance(stage_of(tournament), Level) and not goes_on


def _stopped_at_end(tournament: Tournament, stops_ms: int, *, held: bool) -> Tournament:
    """Return the clock standing at the end of a held break, or at the start of what follows a level."""
    if held:
        at_end = replace(tournament.clock, ends_ms=stops_ms)
        return replace(tournament, clock=stopped(at_end, stops_ms, Waiting.BREAK))
    tournament = with_next(tournament)
    following = tournament.clock.stage + 1
    if following == len(tournament.stages):
        return tournament
    tournament = entered(tournament, following, stops_ms)
    return replace(tournament, clock=stopped(tournament.clock, stops_ms, Waiting.LEVEL))


def stopped(clock: Clock, ran_ms: int, waiting: Waiting | None) -> Clock:
    """Return the clock standing with `ran_ms` elapsed."""
    return replace(
        clock,
        ran_ms=ran_ms,
        since_ms=None,
        waiting=waiting,
        ran_before_wait=clock.running,
        waited_before=clock.waiting,
    )


def going(clock: Clock, now_ms: int) -> Clock:
    """Return the clock running from now."""
    return replace(
        clock,
        ran_ms=elapsed_ms(clock, now_ms),
        since_ms=now_ms,
        waiting=None,
        ran_before_wait=False,
        waited_before=None,
    )


def as_before_wait(clock: Clock, now_ms: int) -> Clock:
    """Return the clock as it was before it was stopped: running, or waiting as it did."""
    return going(clock, now_ms) if clock.ran_before_wait else replace(clock, waiting=clock.waited_before)


def entered(tournament: Tournament, stage: int, at_elapsed_ms: int) -> Tournament:
    """Return the tournament at the start of a stage."""
    ends_ms = at_elapsed_ms + tournament.stages[stage].duration_ms
    clock = replace(tournament.clock, stage=stage, began_ms=at_elapsed_ms, ends_ms=ends_ms)
    return replace(tournament, clock=clock, tables=tables_in(tournament, stage, level_number(tournament)))


def tables_in(tournament: Tournament, stage: int, level: int) -> tuple[Table, ...]:
    """Return the tables as another stage has them, where the level was of that number before.

    The deal has passed with each level between, on the way back as on the way there (B1). Where a break
    begins on the way, what the last race gave is no news any more.
    """
    there = _level_number_in(tournament, stage)
    entered_since = tournament.stages[tournament.clock.stage + 1 : stage + 1]
    tables = tournament.tables
    if any(isinstance(each, Break) for each in entered_since):
        tables = tuple(table if table.race is None else replace(table, race=None) for table in tables)
    if _deal_passes(tournament):
        levels = there - level
        tables = tuple(dealing.passed(tournament, table, levels) for table in tables)
    return tables


def _deal_passes(tournament: Tournament) -> bool:
    return tournament.started and tournament.house.deal_rule is DealRule.EACH_LEVEL
