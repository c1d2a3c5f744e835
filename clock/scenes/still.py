"""What stays of a picture from second to second: for a while, all but the times on it.

The whole picture is worked out from everything there is to see, many times what it costs to draw the second
that changed. So it is worked out once, and with it how its times move: from then on a second is a subtraction
and a few figures, until something else is another than before, or may be.
"""

from datetime import timedelta

from clock.display.times import Times
from clock.scenes.night_line import along, is_last
from clock.scenes.scene import WithLine
from clock.scenes.shown import Shown
from clock.scenes.sight import Sight
from clock.scenes.times import in_seconds, next_minutes, next_second
from clock.tournament.board import SOON_MS
from clock.tournament.levels import elapsed_ms, left_ms, next_break_ms, stage_of
from clock.tournament.rules import look, next_due_ms
from clock.tournament.structure import MINUTE, SECOND, Level
from clock.values import Struct, replace
from clock.words import figures

AHEAD_MS = 15 * SECOND
"""How long before a stage ends the picture after it is drawn ahead, a piece a second."""


class Course(Struct, frozen=True):
    """How the times of a stage run: it ends at `ends_ms` on the boot clock, and the break so much later.

    `whole_ms` is how long the stage takes, None where the button does not travel along it.
    """

    ends_ms: int
    break_later_ms: int | None
    whole_ms: int | None

    def times(self, now_ms: int) -> Times:
        """Return the times at a moment of the stage."""
        left = in_seconds(self.ends_ms - now_ms)
        at = along(left, self.whole_ms) if self.whole_ms else 0.0
        later = self.break_later_ms
        to_break = "" if later is None else figures.time_left(self.ends_ms - now_ms + later)
        return Times(figures.time_left(left), at, to_break)


class Still(Struct, frozen=True):
    """A picture of the night, and what it was made of: until `until_ms` only its times move, on their course.

    Without a course they stand.
    """

    picture: Shown
    made_of: object
    times: Times
    course: Course | None
    until_ms: int

    def at(self, now_ms: int) -> Times | None:
        """Return the times at a moment; None where the whole picture is to be made anew.

        That is so also where their figures stand in other cells than before.
        """
        if now_ms >= self.until_ms:
            return None
        if self.course is None:
            return self.times
        times = self.course.times(now_ms)
        return times if times.stand_like(self.times) else None

    def changes_ms(self, now_ms: int) -> int:
        """Return the boot time of the next moment at which the picture may be another."""
        if self.course is None:
            return self.until_ms
        return min(self.until_ms, now_ms + next_second(self.course.ends_ms - now_ms))


def still(picture: Shown, sight: Sight, made_of: object) -> Still | None:
    """Return what will stay of a picture of the night; None where more than its times may change.

    `made_of` is all that the picture was made of but the time.
    """
    page = picture.page
    if picture.slip is not None or sight.skip_held or not isinstance(page, WithLine):
        return None
    until_ms = _still_until_ms(sight)
    if until_ms is None:
        return None
    return Still(picture, made_of, page.times, _course(sight), until_ms)


def _course(sight: Sight) -> Course | None:
    tournament, now_ms = sight.tournament, sight.now_ms
    if not tournament.clock.running:
        return None
    stage, left = stage_of(tournament), left_ms(tournament, now_ms)
    if not isinstance(stage, Level):
        return Course(now_ms + left, None, None)
    to_break = next_break_ms(tournament, now_ms)
    whole_ms = None if is_last(tournament) else stage.duration_ms
    return Course(now_ms + left, None if to_break is None else to_break - left, whole_ms)


def _still_until_ms(sight: Sight) -> int | None:
    """Return the boot time at which something besides the times on a page may change by time alone."""
    tournament, now_ms = sight.tournament, sight.now_ms
    until = [sight.panel.ends_ms(now_ms)]
    until += [now_ms + minute_ms for minute_ms in next_minutes(sight)]
    due_ms = next_due_ms(tournament, now_ms)
    if due_ms is not None:
        until.append(due_ms)
    if tournament.clock.running:
        left = left_ms(tournament, now_ms)
        if isinstance(stage_of(tournament), Level):
            # Then it is the last minute, which loses its bar, or overtime; or the break is announced.
            left -= max(MINUTE, SOON_MS)
        else:
            left -= AHEAD_MS
        if left <= 0:
            return None
        until += [now_ms + left, now_ms + MINUTE - elapsed_ms(tournament.clock, now_ms) % MINUTE]
    return min(until)


def at_stage_end(sight: Sight) -> Sight | None:
    """Return what is to be seen when the stage ends, should nothing happen; None while that is not soon."""
    left = left_ms(sight.tournament, sight.now_ms)
    if not sight.tournament.clock.running or not 0 < left <= AHEAD_MS:
        return None
    ends_ms = sight.now_ms + left
    wall = None if sight.wall is None else sight.wall + timedelta(milliseconds=left)
    return replace(sight, tournament=look(sight.tournament, ends_ms), now_ms=ends_ms, wall=wall)
