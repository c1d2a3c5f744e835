"""The nights of a season as the ledger keeps them, and what they mean for the night that is played now."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import takewhile
from pathlib import Path

from clock.files.config import config_dir
from clock.league.champions import champions_house
from clock.league.nights import Ids, PlayedNight, key_of, rekeyed
from clock.league.scores import Score
from clock.league_night import LeagueNight, SeasonSoFar
from clock.ledger import Night, PastNight, StoredNight, ids_in, kept_seasons, look_back
from clock.seasons import SeasonPlan, read_season, season_called
from clock.tournament.names import folded
from clock.tournament.state import Tournament
from clock.values import replace


def season_so_far(name: str | None, data: Path, config: Path) -> SeasonSoFar | None:
    """Return a season as it stands in a data folder; without a name that of the latest night in one.

    It is None where no night belongs to a season. Raises BadFile and FromNewer.
    """
    past = look_back(data)
    named = name or latest_season(past)
    return None if named is None else so_far_of(season_plan(named, data, config), past)


def latest_season(past: Sequence[PastNight]) -> str | None:
    """Return what the latest of these nights that belongs to a season calls it, None where none does."""
    return next((night.season for night in reversed(past) if night.season is not None), None)


def earlier_than(number: int | None, past: Sequence[PastNight]) -> Sequence[PastNight]:
    """Return the nights before the one of this number, from paper or not; all where it is not among them."""
    return tuple(takewhile(lambda night: number is None or night.number != number, past))


def season_plan(name: str, data: Path, config: Path) -> SeasonPlan:
    """Return the season of that name, or of that file.

    As `config` has it; where that has no such file, as the latest of its nights in the data folder has kept
    it; where there is neither, by G's rules. Raises BadFile where its file has faults, and FromNewer.
    """
    plan = season_called(name, config)
    if plan.file:
        return plan
    kept = (read_season(text, f"{called}.toml")[0] for called, text in kept_seasons(data).items())
    return next((found for found in kept if found is not None and found.is_called(name)), plan)


def called_by(plan: SeasonPlan, past: Sequence[PastNight]) -> str | None:
    """Return what nights call a season, None where it has no file and none of these nights is of it."""
    of_season = (night.season for night in past if night.season and plan.is_called(night.season))
    return plan.file or next(of_season, None)


def so_far_of(plan: SeasonPlan, past: Sequence[PastNight]) -> SeasonSoFar:
    """Return a season as it stands after the nights of a ledger."""
    return _so_far(plan, past, ids_of(past))


def league_night(
    night: Night, earlier: Sequence[PastNight], began: datetime | None, config: Path
) -> LeagueNight | None:
    """Return a night as one of its season, None where it has no points (L5).

    `earlier` are the nights of the ledger before it, `began` its wall time where that is known. Raises
    BadFile where the season's file has faults.
    """
    if night.season is None or night.champions:
        return None
    plan = plan_of(night, night.season, config)
    ids = {**ids_of(earlier), **ids_in(night.roster)}
    return LeagueNight(_so_far(plan, earlier, ids), ids, _factor(plan, began), night.label or "")


def scores_in(data: Path, stored: StoredNight, tournament: Tournament) -> Mapping[int, Score]:
    """Return the league's scores of a night of a data folder as it stands; of a night of none nothing.

    Raises BadFile where its season cannot be read.
    """
    if stored.night.season is None:
        return {}
    earlier = earlier_than(stored.number, look_back(data))
    tonight = league_night(stored.night, earlier, stored.began_wall, config_dir())
    return {} if tonight is None else tonight.scores(tournament)


def champions_night(night: Night, earlier: Sequence[PastNight], config: Path) -> Night:
    """Return a champions' night with what its season gives it: everyone's stack, and the pool (L5).

    `earlier` are the nights of the ledger before it. Another night, and one of no season, is returned as it
    is. Raises BadFile where the season's file has faults.
    """
    if night.season is None or not night.champions:
        return night
    ids = {**ids_of(earlier), **ids_in(night.roster)}
    so_far = _so_far(plan_of(night, night.season, config), earlier, ids)
    stacks = so_far.stacks
    names = {folded(part.name) for seen in so_far.nights for part in seen.parts} | ids.keys()
    house = champions_house(
        night.house,
        so_far.plan.season,
        so_far.pool,
        {name: stacks[key] for name in sorted(names) if (key := key_of(name, ids)) in stacks},
    )
    return replace(night, house=house)


def plan_of(night: Night, season: str, config: Path) -> SeasonPlan:
    """Return the season of a night: as its file was when the night was opened, else as `config` has it.

    Raises BadFile where the season's file has faults.
    """
    plan, _ = read_season(night.season_text, f"{season}.toml") if night.season_text else (None, ())
    return plan if plan is not None else season_called(season, config)


def _so_far(plan: SeasonPlan, past: Sequence[PastNight], ids: Ids) -> SeasonSoFar:
    of_season = [night for night in past if night.season is not None and plan.is_called(night.season)]
    mine = [night for night in of_season if not night.champions]
    nights = (_in_season(plan, night, ids) for night in mine)
    champions = [_in_season(plan, night, ids) for night in of_season if night.champions]
    currency = next((night.currency for night in reversed(mine) if night.currency), "")
    over = tuple(night for night in nights if night is not None)
    return SeasonSoFar(plan, over, currency, next((night for night in reversed(champions) if night), None))


def _in_season(plan: SeasonPlan, past: PastNight, ids: Ids) -> PlayedNight | None:
    """Return a night as the league sees it, None while it is not over."""
    if past.night is None:
        return None
    return replace(
        rekeyed(past.night, {**ids, **past.ids}),
        factor=_factor(plan, past.began),
        label=past.label or "",
        date="" if past.began is None else past.began.date().isoformat(),
    )


def _factor(plan: SeasonPlan, began: datetime | None) -> int:
    planned = plan.on(None if began is None else began.date())
    return 1 if planned is None else planned.factor


def ids_of(past: Sequence[PastNight]) -> Ids:
    """Return the ids in the rosters of all nights; a name that was given to another since is the latest's."""
    ids: dict[str, str] = {}
    for night in past:
        ids.update(night.ids)
    return ids
