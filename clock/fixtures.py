"""The fixtures: which night of which season tonight is, by the calendars or by the host's word (L8)."""

from collections.abc import Sequence
from datetime import date, datetime

from clock.ledger import Night
from clock.moment import minute_of
from clock.seasons import PlannedNight, SeasonPlan
from clock.settings import BY_CALENDAR, NO_SEASON
from clock.values import Struct, replace


class Occasion(Struct, frozen=True):
    """A night of a season that tonight can be: as `planned` for the day, or on a day that was not (L8)."""

    plan: SeasonPlan
    planned: PlannedNight | None = None
    champions: bool = False

    def opened(self, night: Night) -> Night:
        """Return a night of a house as one of the season; the calendar says when it begins, and its name."""
        starts = night.house.starts_minute
        if self.planned is not None:
            starts = minute_of(self.planned.at)
        return replace(
            night,
            house=replace(night.house, starts_minute=starts),
            season=self.plan.file,
            season_text=self.plan.text,
            label=(self.planned.label or None) if self.planned is not None else None,
            champions=self.champions,
        )


class Fixtures(Struct, frozen=True):
    """The seasons there are, and which of them the settings want: one by its file, none, or by calendar.

    With `by_itself` a night that nobody has touched becomes the one that the calendar has for the day.
    """

    plans: tuple[SeasonPlan, ...] = ()
    wanted: str = NO_SEASON
    by_itself: bool = False

    def usual(self, house: str, day: date | None) -> tuple[Occasion, ...]:
        """Return what tonight is in a house, on a day if that is known; of several the host chooses."""
        plans = self._played_in(house)
        if self.wanted == BY_CALENDAR:
            planned = (_on(plan, day) for plan in plans)
            return tuple(occasion for occasion in planned if occasion is not None)
        return tuple(_on(plan, day) or Occasion(plan) for plan in plans if plan.file == self.wanted)

    def to_choose(self, house: str, day: date | None) -> tuple[Occasion, ...]:
        """Return all that tonight can be in a house: of each season a night, and its champions' night."""
        found: list[Occasion] = []
        for plan in self._played_in(house):
            planned = plan.on(day)
            found += [Occasion(plan, planned), Occasion(plan, plan.champions_on(day), champions=True)]
        return tuple(found)

    def plan_shown(self, house: str, now: datetime | None) -> SeasonPlan | None:
        """Return the season whose standings a house shows between its nights: the one that is on next.

        None where no calendar says so.
        """
        plans = self._played_in(house)
        if self.wanted != BY_CALENDAR:
            return next((plan for plan in plans if plan.file == self.wanted), None)
        coming = [
            (night.at, plan) for plan in plans if now and (night := plan.after(now.replace(tzinfo=None)))
        ]
        return min(coming, key=lambda one: one[0])[1] if coming else None

    def _played_in(self, house: str) -> Sequence[SeasonPlan]:
        return [plan for plan in self.plans if plan.is_played_in(house)]


def _on(plan: SeasonPlan, day: date | None) -> Occasion | None:
    """Return the night that a season's calendar has for a day, None where it has none."""
    planned, champions = plan.on(day), plan.champions_on(day)
    if planned is not None:
        return Occasion(plan, planned)
    return None if champions is None else Occasion(plan, champions, champions=True)
