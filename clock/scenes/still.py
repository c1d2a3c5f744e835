"""What stays of a picture from second to second: for a while, all but the times on it.

The whole picture is worked out from everything there is to see, ten times what it costs to draw the second
that changed. So it is worked out again only when something besides the time is another than before.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from operator import attrgetter

from clock.display.pictures.level import LevelPicture
from clock.display.pictures.rest import BreakPicture
from clock.scenes.night_line import moved_on
from clock.scenes.shown import Shown
from clock.scenes.sight import Sight
from clock.scenes.times import time_shown
from clock.tournament.board import SOON_MS
from clock.tournament.levels import elapsed_ms, left_ms, stage_of
from clock.tournament.structure import MINUTE, Level


@dataclass(frozen=True, slots=True)
class Still:
    """A picture of the night, and what it was made of; until `until_ms` only its times move."""

    picture: Shown
    made_of: tuple[object, ...]
    until_ms: int

    def at(self, sight: Sight) -> Shown | None:
        """Return the picture as it is at another sight, None where it must be made anew."""
        page = self.picture.page
        if sight.now_ms >= self.until_ms or _seen(sight) != self.made_of:
            return None
        if not isinstance(page, LevelPicture | BreakPicture):
            return None
        times = replace(page, time=time_shown(sight), line=moved_on(page.line, sight))
        return replace(self.picture, page=times)


def still(picture: Shown, sight: Sight) -> Still | None:
    """Return what will stay of a picture of the night; None where more than its times may change."""
    if picture.slip is not None or not isinstance(picture.page, LevelPicture | BreakPicture):
        return None
    until_ms = _still_until_ms(sight)
    return None if until_ms is None else Still(picture, _seen(sight), until_ms)


def _still_until_ms(sight: Sight) -> int | None:
    """Return the boot time at which something besides the times on a page may change by time alone."""
    tournament, now_ms = sight.tournament, sight.now_ms
    until = [sight.panel.ends_ms(now_ms) - now_ms]
    if tournament.clock.running:
        level = isinstance(stage_of(tournament), Level)
        left = left_ms(tournament, now_ms)
        if level and left <= max(MINUTE, SOON_MS):
            return None
        until += [left, left - max(MINUTE, SOON_MS)] if level else [left]
        until.append(MINUTE - elapsed_ms(tournament.clock, now_ms) % MINUTE)
    return now_ms + min(until)


_but_time: Callable[[Sight], tuple[object, ...]] = attrgetter(
    *(field.name for field in fields(Sight) if field.name not in {"now_ms", "wall"})
)


def _seen(sight: Sight) -> tuple[object, ...]:
    """Return all that a picture is made of but the seconds, to be compared."""
    wall = sight.wall
    return (*_but_time(sight), None if wall is None else (wall.hour, wall.minute))
