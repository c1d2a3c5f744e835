"""A season as its file plans it: the rules, and when the nights are."""

from datetime import date, datetime
from pathlib import PurePath

from clock.league.season import Season
from clock.values import Struct


class PlannedNight(Struct, frozen=True):
    """A night of the calendar, at the time of the box's own place; its points count `factor` times."""

    at: datetime
    factor: int = 1
    label: str = ""


class SeasonPlan(Struct, frozen=True):
    """A season: its rules, the name of its house, its nights in their order, and the champions' night.

    `file` is the file's name without its ending, "" for a season that has none: a night can name that, too.
    `text` is what the file says.
    """

    season: Season
    file: str = ""
    house: str = ""
    nights: tuple[PlannedNight, ...] = ()
    champions: PlannedNight | None = None
    text: str = ""

    @property
    def calendar(self) -> tuple[PlannedNight, ...]:
        """Return all nights in their order, the champions' night the last (L8)."""
        return self.nights if self.champions is None else (*self.nights, self.champions)

    def is_called(self, name: str) -> bool:
        """Return whether a night that names its season so is one of this season's."""
        return name in {self.season.name, self.file}

    def is_played_in(self, house: str) -> bool:
        """Return whether nights in the house of this name can be the season's."""
        return not self.house or PurePath(self.house).stem == house

    def on(self, day: date | None) -> PlannedNight | None:
        """Return the night of that day, None where there is none."""
        return next((night for night in self.nights if night.at.date() == day), None)

    def champions_on(self, day: date | None) -> PlannedNight | None:
        """Return the champions' night if it is on that day."""
        return self.champions if self.champions and self.champions.at.date() == day else None

    def after(self, moment: datetime) -> PlannedNight | None:
        """Return the next night from a moment on, the champions' night among them (L8)."""
        return next((night for night in self.calendar if night.at >= moment), None)
