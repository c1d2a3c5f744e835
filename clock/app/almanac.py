"""The almanac: where the app looks up which night of which season tonight is, and what came before it."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from clock.files.faults import BadFile
from clock.fixtures import Fixtures, Occasion
from clock.league_night import LeagueNight, SeasonSoFar
from clock.ledger import Night, PastNight, look_back
from clock.moment import Moment
from clock.past_nights import champions_night, earlier_than, latest_season, league_night, so_far_of
from clock.values import Struct


class Tonight(Struct, frozen=True):
    """A night as one of its season, and the season whose standings are shown; None where there is none.

    `faulty_file` names the file of tonight's season where it cannot be used.
    """

    league: LeagueNight | None = None
    season: SeasonSoFar | None = None
    faulty_file: str = ""


class Almanac(Struct, frozen=True):
    """The fixtures, and the ledger of the nights before; it reads and never writes."""

    fixtures: Fixtures
    data: Path
    config: Path

    def opened(self, night: Night, occasion: Occasion | None) -> Night:
        """Return a night of a house as it is opened; the champions' has its stacks and its pool (L5)."""
        if occasion is None:
            return night
        return champions_night(occasion.opened(night), look_back(self.data), self.config)

    def by_calendar(self, night: Night, now: Moment) -> Night:
        """Return a night of a house as the calendar has it today: of no season where none or several do."""
        usual = self.fixtures.usual(night.house.name, None if now.wall is None else now.wall.date())
        return self.opened(night, usual[0] if len(usual) == 1 else None)

    def tonight(self, night: Night, number: int | None, began: datetime | None, now: Moment) -> Tonight:
        """Return what an opened night is in its season, and which standings are shown now.

        `number` is the night's in the ledger, None while it is not there, `began` its wall time while known.
        """
        before = earlier_than(number, look_back(self.data))
        try:
            league = league_night(night, before, began, self.config)
        except BadFile as bad:
            return Tonight(faulty_file=Path(bad.faults[0].file).name)
        return Tonight(league, league.so_far if league else self._shown(night, before, now))

    def _shown(self, night: Night, before: Sequence[PastNight], now: Moment) -> SeasonSoFar | None:
        """Return the season to show on a night that has no points."""
        plan = next((one for one in self.fixtures.plans if one.is_called(night.season or "")), None)
        plan = plan or self.fixtures.plan_shown(night.house.name, now.wall)
        if plan is None:
            latest = latest_season(before)
            plans = [one for one in self.fixtures.plans if latest and one.is_called(latest)]
            plan = next((one for one in plans if one.is_played_in(night.house.name)), None)
        return None if plan is None else so_far_of(plan, before)
