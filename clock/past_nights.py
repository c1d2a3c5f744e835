"""The nights of a season as the ledger kept them, and what they mean for the night that is played now."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from clock.league.champions import champions_house, champions_pool, finalists
from clock.league.nights import Ids, PlayedNight, key_of, played
from clock.league.scores import Score, scores_of
from clock.league.standings import standings
from clock.ledger import Night, StoredNight, read_nights, replayed
from clock.roster import read_roster
from clock.seasons import SeasonPlan, season_called
from clock.tournament.names import folded
from clock.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class SeasonSoFar:
    """A season and its nights that are over, in the order in which they were played."""

    plan: SeasonPlan
    nights: tuple[PlayedNight, ...]


@dataclass(frozen=True, slots=True)
class LeagueNight:
    """A night of a season while it is played: the nights before it, and who is who in the roster."""

    so_far: SeasonSoFar
    ids: Ids
    factor: int = 1

    def scores(self, tournament: Tournament) -> dict[int, Score]:
        """Return the night's scores as it stands, by the players' numbers (L1, L2)."""
        so_far = self.so_far
        return scores_of(tournament, so_far.plan.season, so_far.nights, self.ids, self.factor)

    def sure(self, tournament: Tournament) -> PlayedNight:
        """Return the night as it would be if it ended now, for the standings that would follow."""
        return replace(played(tournament, self.ids, sure=True), factor=self.factor)


def season_so_far(name: str, data: Path, config: Path) -> SeasonSoFar:
    """Return a season as it stands in a data folder. Raises BadFile and FromNewer."""
    stored = read_nights(data)
    return _so_far(season_called(name, config), stored, ids_of(stored))


def latest_season(data: Path) -> str | None:
    """Return what the latest night that belongs to a season calls it, None where none does."""
    seasons = [stored.night.season for stored in read_nights(data) if stored.night.season is not None]
    return seasons[-1] if seasons else None


def league_night(
    night: Night, earlier: Sequence[StoredNight], began: datetime | None, config: Path
) -> LeagueNight | None:
    """Return a night as one of its season, None where it has no points (L5).

    `earlier` are the nights of the ledger before it, `began` its wall time where that is known. Raises
    BadFile where the season's file has faults.
    """
    if night.season is None or night.champions:
        return None
    plan = season_called(night.season, config)
    ids = {**ids_of(earlier), **ids_in(night.roster)}
    return LeagueNight(_so_far(plan, earlier, ids), ids, _factor(plan, began))


def champions_night(night: Night, earlier: Sequence[StoredNight], config: Path) -> Night:
    """Return a champions' night with what its season gives it: everyone's stack, and the pool (L5).

    `earlier` are the nights of the ledger before it. Another night, and one of no season, is returned as it
    is. Raises BadFile where the season's file has faults.
    """
    if night.season is None or not night.champions:
        return night
    ids = {**ids_of(earlier), **ids_in(night.roster)}
    so_far = _so_far(season_called(night.season, config), earlier, ids)
    season = so_far.plan.season
    table = standings(season, so_far.nights)
    stacks = {finalist.row.key: finalist.stack for finalist in finalists(season, table)}
    names = {folded(part.name) for seen in so_far.nights for part in seen.parts} | ids.keys()
    house = champions_house(
        night.house,
        season,
        champions_pool(season, so_far.nights, table),
        {name: stacks[key] for name in sorted(names) if (key := key_of(name, ids)) in stacks},
    )
    return replace(night, house=house)


def _so_far(plan: SeasonPlan, stored: Sequence[StoredNight], ids: Ids) -> SeasonSoFar:
    mine = (night for night in stored if _counts(plan, night.night))
    nights = (_played(plan, night, ids) for night in mine)
    return SeasonSoFar(plan, tuple(night for night in nights if night is not None))


def _counts(plan: SeasonPlan, night: Night) -> bool:
    """Return whether a night is one of a season's; its champions' night has no points (L5)."""
    return night.season is not None and plan.is_called(night.season) and not night.champions


def _played(plan: SeasonPlan, stored: StoredNight, ids: Ids) -> PlayedNight | None:
    """Return a night as the league sees it, None while it is not over."""
    tournament = replayed(stored)
    if not tournament.finished:
        return None
    began = stored.began_wall
    return replace(
        played(tournament, {**ids, **ids_in(stored.night.roster)}),
        factor=_factor(plan, began),
        label=stored.night.label or "",
        date="" if began is None else began.date().isoformat(),
    )


def _factor(plan: SeasonPlan, began: datetime | None) -> int:
    planned = plan.on(None if began is None else began.date())
    return 1 if planned is None else planned.factor


def ids_of(stored: Sequence[StoredNight]) -> Ids:
    """Return the ids in the rosters of all nights; a name that was given to another since is the latest's."""
    ids: dict[str, str] = {}
    for night in stored:
        ids.update(ids_in(night.night.roster))
    return ids


def ids_in(roster: str) -> Mapping[str, str]:
    """Return the ids of a roster by the names in it; lines with faults were told when it was read first."""
    return {folded(player.name): player.id for player in read_roster(roster, "")[0]}
