"""When the night is likely to be over, and what a level less would do, for the host (V5)."""

from clock.display.pieces.listing import ListRow
from clock.scenes.sight import Sight
from clock.scenes.times import minute_shown, time_of_day, until_minute_ms
from clock.tournament.levels import elapsed_ms
from clock.tournament.outlook import expected_end
from clock.tournament.structure import HOUR, MINUTE
from clock.words import figures

DAY = 24 * HOUR


def when_over(sight: Sight) -> tuple[ListRow, ...]:
    """Return the level in which the chips in play come to about 25 big blinds, and when it is over."""
    showing, house = sight.words.showing, sight.tournament.house
    end = expected_end(sight.tournament, sight.now_ms)
    if end is None:
        return (ListRow(showing.no_end_in_sight()),)
    level = sight.words.stages.within(end.level, house)
    lines = [showing.ends_in(level, _when(end.in_ms, sight))]
    if end.one_less_ms < end.in_ms:
        lines.append(showing.one_level_less(_when(end.one_less_ms, sight)))
    if house.home_by_minute is not None:
        late = _late(end.in_ms, house.home_by_minute, sight)
        lines.append(showing.home_by(minute_shown(sight, house.home_by_minute), late=late))
    return tuple(ListRow(line) for line in lines)


def has_end(sight: Sight) -> bool:
    """Return whether an end can be expected: chips are in play, and the night is not over."""
    return bool(sight.tournament.chips_in_play) and not sight.tournament.finished


def _when(in_ms: int, sight: Sight) -> str:
    """Return the time of day in a while; while it is not known, the time since the first deal."""
    if sight.wall is not None:
        return time_of_day(sight, in_ms)
    return figures.hours(elapsed_ms(sight.tournament.clock, sight.now_ms) + in_ms)


def _late(in_ms: int, home_by: int, sight: Sight) -> bool:
    """Return whether a moment that far ahead lies after the time to be home.

    A time that it was since the first deal is past, and does not come again tomorrow.
    """
    if sight.wall is None:
        return False
    begun = sight.wall.replace(second=0, microsecond=0)
    until_ms = until_minute_ms(begun, home_by)
    is_past = DAY - until_ms < elapsed_ms(sight.tournament.clock, sight.now_ms)
    return is_past or in_ms // MINUTE > until_ms // MINUTE
