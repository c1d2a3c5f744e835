"""Times as they are shown: time left, time of day, the countdown to the first deal, and when each changes."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from clock.moment import minute_of
from clock.scenes.sight import Sight
from clock.tournament.levels import left_ms, overtime_ms, stage_of
from clock.tournament.structure import MINUTE, MINUTES_A_DAY, SECOND, Break
from clock.words import figures

DAY_MS = MINUTES_A_DAY * MINUTE


def time_shown(sight: Sight) -> str:
    """Return the time left of the stage; when the last level is over, how long it has been (S4)."""
    over = overtime_ms(sight.tournament, sight.now_ms)
    if over:
        return figures.time_over(over)
    return figures.time_left(left_ms(sight.tournament, sight.now_ms))


def left_shown_ms(sight: Sight) -> int:
    """Return what is left of the stage as it is shown."""
    return in_seconds(left_ms(sight.tournament, sight.now_ms))


def in_seconds(left_ms: int) -> int:
    """Return milliseconds that are left as they are shown: a begun second counts whole."""
    return -(-left_ms // SECOND) * SECOND


def time_of_day(sight: Sight, in_ms: int = 0) -> str:
    """Return the time of day, now or in a while; empty while it is not known to be right."""
    if sight.wall is None:
        return ""
    return minute_shown(sight, minute_later(sight.wall, in_ms))


def minute_shown(sight: Sight, minute: int) -> str:
    """Return a minute of the day in the language's way, or the one the settings ask for."""
    return sight.words.numbers.time_of_day(minute % MINUTES_A_DAY, twelve_hour=twelve_hour(sight))


def twelve_hour(sight: Sight) -> bool:
    """Return whether hours are told from 1 to 12."""
    asked = sight.settings.twelve_hour
    return sight.words.twelve_hour if asked is None else asked


def minute_later(wall: datetime, in_ms: int) -> int:
    """Return the minute of the day that the clock on the wall shows in a while.

    The wait is added to the point in time and not to the hands, which summer time moves. `wall` has only the
    offset of now, so where it is the box's own the box tells the offset of then.
    """
    then = wall.astimezone(UTC) + timedelta(milliseconds=in_ms)
    then = then.astimezone() if _is_of_the_box(wall) else then.astimezone(wall.tzinfo)
    return minute_of(then)


def until_minute_ms(wall: datetime, minute: int) -> int:
    """Return how long it is until the clock on the wall shows the beginning of a minute of the day again.

    As in `minute_later`, that is the time that passes and not the way of the hands.
    """
    hands = wall.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
    days = [hands, hands + timedelta(days=1)]
    if _is_of_the_box(wall):
        days = [day.replace(tzinfo=None).astimezone() for day in days]
    now = wall.astimezone(UTC)
    ahead = min(then - now for day in days if (then := day.astimezone(UTC)) >= now)
    return -(-ahead // timedelta(milliseconds=1))


def _is_of_the_box(wall: datetime) -> bool:
    """Return whether a time of day is told in the box's own zone, not as the host's word."""
    return wall.astimezone().utcoffset() == wall.utcoffset()


def countdown_ms(sight: Sight) -> int | None:
    """Return how long it is to the first deal, 0 when its time has come; None where nobody can tell."""
    starts = sight.tournament.house.starts_minute
    if starts is None or sight.wall is None:
        return None
    ahead = until_minute_ms(sight.wall, starts)
    return 0 if ahead > DAY_MS // 2 else ahead


def _ms_of_day(wall: datetime) -> int:
    return (minute_of(wall) * 60 + wall.second) * SECOND + wall.microsecond // 1000


def next_second(of_ms: int) -> int:
    """Return in how many milliseconds a time that runs down shows another second; its seconds are ceiled."""
    return of_ms % SECOND or SECOND


def next_minute(sight: Sight, in_ms: int = 0) -> int | None:
    """Return in how long the time of day, now or in a while, is another minute; None while unknown."""
    return None if sight.wall is None else MINUTE - (_ms_of_day(sight.wall) + in_ms) % MINUTE


def next_minutes(sight: Sight) -> Iterator[int]:
    """Give in how many milliseconds times of day show another minute: that of now, and of when a break ends.

    That is a point in time while the clock runs, and moves with the time of day while it stands.
    """
    tournament = sight.tournament
    waits = [0]
    if tournament.started and not tournament.clock.running and isinstance(stage_of(tournament), Break):
        waits.append(left_ms(tournament, sight.now_ms))
    yield from (shown for wait in waits if (shown := next_minute(sight, wait)) is not None)
