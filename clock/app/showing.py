"""The picture of now on the screen: moved from second to second, and made anew when more has changed."""

from collections.abc import Callable

from clock.app.desk import Desk
from clock.app.edges import Screen
from clock.display.times import Times
from clock.moment import Moment
from clock.scenes.holds import Holds
from clock.scenes.night import night_changes_ms
from clock.scenes.shown import Shown
from clock.scenes.sight import Sight
from clock.scenes.still import Still, at_stage_end

MOVING_MS = 40
"""How often what moves is drawn: the ring around the button, the edge of a slip."""


class Showing:
    """Shows a screen what lies on the desk. `sight_at` gives what a scene sees at a moment."""

    def __init__(self, screen: Screen, desk: Desk, holds: Holds, sight_at: Callable[[Moment], Sight]) -> None:
        self._screen = screen
        self._desk = desk
        self._holds = holds
        self._sight_at = sight_at
        self._last: Shown | None = None
        self._still: Still | None = None
        self._times: Times | None = None
        self._seen: Sight | None = None

    def show(self, now: Moment) -> None:
        """Bring the screen up to now, where there is one."""
        if self._screen.is_there and not self._move(now):
            self._draw(now)

    def forget(self) -> None:
        """Take nothing of what was seen for what is still so."""
        self._seen = self._still = None

    def changes_ms(self, now: Moment) -> int | None:
        """Return when the picture changes next, by time alone; None where there is no screen to show it."""
        if not self._screen.is_there:
            return None
        if self._still is not None:
            return self._still.changes_ms(now.boot_ms)
        slip = self._last.slip if self._last is not None else None
        if self._holds.skip_share(now.boot_ms) > 0 or (slip is not None and slip.undo_left is not None):
            return now.boot_ms + MOVING_MS
        return night_changes_ms(self._seen or self._sight_at(now))

    def _move(self, now: Moment) -> bool:
        """Draw the times on the picture that is shown; return False where more than they may be another."""
        still = self._still
        if still is None or self._screen.is_blank or self._holds.skip_is_down:
            return False
        if not self._desk.stays(still, now):
            return False
        times = still.at(now.boot_ms)
        if times is None:
            return False
        if times != (self._times or still.times):
            self._screen.move(still.picture, times)
            self._times = times
        return True

    def _draw(self, now: Moment) -> None:
        """Make the whole picture, and draw what of it is another than what is shown."""
        self._seen = self._sight_at(now)
        picture = self._desk.picture(self._seen)
        if picture != self._last or self._times is not None or self._screen.is_blank:
            self._screen.show(picture)
        self._last, self._times = picture, None
        self._still = self._desk.still(picture, self._seen, now)
        coming = at_stage_end(self._seen)
        if coming is not None:
            self._screen.draw_ahead(self._desk.picture(coming), coming.now_ms)
