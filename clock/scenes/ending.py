"""When the night is likely to be over, and what a level less would do, for the host (V5)."""

from clock.display.pieces.listing import ListRow
from clock.scenes.sight import Sight
from clock.scenes.times import minute_shown, time_of_day
from clock.tournament.levels import elapsed_ms, left_ms
from clock.tournament.structure import MINUTE, MINUTES_A_DAY, Level, add_duration
from clock.tournament.timeline import ending_stage
from clock.words import figures


def expected_end(sight: Sight) -> tuple[ListRow, ...]:
    """Return the level in which the chips in play come to about 25 big blinds, and when it is over."""
    tournament, words = sight.tournament, sight.words
    ending = ending_stage(tournament.stages, tournament.chips_in_play)
    if ending is None:
        return (ListRow(words.showing.no_end_in_sight()),)
    here = tournament.clock.stage
    ending = max(ending, here)
    stage = tournament.stages[ending]
    left = left_ms(tournament, sight.now_ms) + add_duration(tournament.stages[here + 1 : ending + 1])
    lines = [ListRow(words.showing.ends_in(words.stages.within(stage, tournament.house), _when(left, sight)))]
    before = [level for level in tournament.stages[here + 1 : ending] if isinstance(level, Level)]
    if before:
        lines.append(ListRow(words.showing.one_level_less(_when(left - before[-1].duration_ms, sight))))
    home_by = tournament.house.home_by_minute
    if home_by is not None:
        lines.append(
            ListRow(words.showing.home_by(minute_shown(sight, home_by), late=_late(left, home_by, sight)))
        )
    return tuple(lines)


def _when(in_ms: int, sight: Sight) -> str:
    """Return the time of day in a while; while it is not known, the time since the first deal."""
    if sight.wall is not None:
        return time_of_day(sight, in_ms)
    return figures.hours(elapsed_ms(sight.tournament.clock, sight.now_ms) + in_ms)


def _late(in_ms: int, home_by: int, sight: Sight) -> bool:
    """Return whether a moment that far ahead lies after the time to be home."""
    if sight.wall is None:
        return False
    now = sight.wall.hour * 60 + sight.wall.minute
    return in_ms // MINUTE > (home_by - now) % MINUTES_A_DAY
