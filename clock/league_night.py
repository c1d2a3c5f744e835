"""A season as it stands before a night, and what the night that is played means in it."""

from collections.abc import Mapping
from functools import lru_cache

from clock.league.champions import Finalist, champions_pool, finalists
from clock.league.nights import Hit, Ids, PlayedNight, keys_of, played
from clock.league.scores import Score, Targets, bonus_for, scores_of, targets
from clock.league.standings import Standings, standings
from clock.seasons import SeasonPlan
from clock.tournament.state import Tournament
from clock.values import Struct, field, replace

# A picture a second asks for the same tables and targets over and over.
_table = lru_cache(maxsize=8)(standings)
_targets = lru_cache(maxsize=8)(targets)


class SeasonSoFar(Struct, frozen=True):
    """A season, its nights that are over, in the order in which they were played, and what they pay in.

    `champions_night` is there once it is over.
    """

    plan: SeasonPlan
    nights: tuple[PlayedNight, ...] = ()
    currency: str = ""
    champions_night: PlayedNight | None = None

    @property
    def table(self) -> Standings:
        """Return the standings after these nights (L4)."""
        return _table(self.plan.season, self.nights)

    @property
    def targets(self) -> Targets:
        """Return who won the last of them and who leads: it is worth more to knock them out (L2)."""
        return _targets(self.plan.season, self.nights)

    @property
    def finalists(self) -> tuple[Finalist, ...]:
        """Return who plays the champions' night as it would be now, best first (L5)."""
        return finalists(self.plan.season, self.table)

    @property
    def stacks(self) -> Mapping[str, int]:
        """Return the stacks of the champions' night by the keys of who plays it (L5)."""
        return {finalist.row.key: finalist.stack for finalist in self.finalists}

    @property
    def pool(self) -> int:
        """Return what the champions' night is played for so far, in cents (L5)."""
        return champions_pool(self.plan.season, self.nights, self.table)


class LeagueNight(Struct, frozen=True):
    """A night of a season while it is played: the nights before it, and who is who in the roster."""

    so_far: SeasonSoFar
    ids: Ids = field(default_factory=dict)
    factor: int = 1
    label: str = ""

    @property
    def number(self) -> int:
        """Return which of the season's nights this is, counted from 1."""
        return len(self.so_far.nights) + 1

    def scores(self, tournament: Tournament) -> dict[int, Score]:
        """Return the night's scores as it stands, by the players' numbers (L1, L2)."""
        return scores_of(tournament, self.so_far.plan.season, self.so_far.targets, self.ids, self.factor)

    def sure(self, tournament: Tournament) -> PlayedNight:
        """Return the night as it would be if it ended now, for the standings that would follow."""
        return replace(played(tournament, self.ids, sure=True), factor=self.factor)

    def after(self, tournament: Tournament) -> SeasonSoFar:
        """Return the season as it would be if the night ended now; a finished one has ended (L6)."""
        return replace(self.so_far, nights=(*self.so_far.nights, self.sure(tournament)))

    def keys(self, tournament: Tournament) -> Mapping[int, str]:
        """Return the key of everyone in the standings, by number."""
        return keys_of(tournament, self.ids)

    def worth(self, tournament: Tournament, target: int, shared_by: int = 1) -> int:
        """Return the bonus for knocking a player out with so many, in hundredths of a point (L2)."""
        hit = Hit(self.keys(tournament)[target], shared_by)
        return bonus_for(self.so_far.plan.season.bonuses, hit, self.so_far.targets)
