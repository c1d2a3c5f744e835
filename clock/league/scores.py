"""A night's scores: points and bonuses, for targets that were decided as the night began (L2)."""

from collections.abc import Mapping, Sequence

from clock.league.formula import BadFormula
from clock.league.nights import NO_IDS, Hit, Ids, Part, PlayedNight, league_places, played
from clock.league.points import points
from clock.league.season import Bonuses, Season, Split, Subs
from clock.tournament.state import Tournament
from clock.values import Struct, replace


class Score(Struct, frozen=True):
    """What a player has earned in one night, in hundredths of a point (L1, L2).

    `points` are without the bonus, None while there is no place, or where the formula has no answer for it.
    `adjusted` is what the league's secretary has added.
    """

    points: int | None
    bonus: int = 0
    adjusted: int = 0

    @property
    def total(self) -> int:
        """Return the night's score: points, bonus and what was added by hand."""
        return (self.points or 0) + self.bonus + self.adjusted


NO_SCORE = Score(None)

Scores = Mapping[str, Score]
"""The scores of one night by the keys of the players; subs have none (L3)."""


class Targets(Struct, frozen=True):
    """The keys of those whom it is worth more to knock out (L2)."""

    winners: frozenset[str] = frozenset()
    leaders: frozenset[str] = frozenset()


def season_scores(season: Season, nights: Sequence[PlayedNight]) -> tuple[Scores, ...]:
    """Return the scores of every night, each with the targets that the nights before it made."""
    return _scored(season, nights)[0]


def targets(season: Season, earlier: Sequence[PlayedNight]) -> Targets:
    """Return whom it is worth more to knock out on the night after these; nobody on the first (L2)."""
    return _scored(season, earlier)[1][-1]


def season_targets(season: Season, nights: Sequence[PlayedNight]) -> tuple[Targets, ...]:
    """Return whom it was worth more to knock out on each of these nights, as it began (L2)."""
    return _scored(season, nights)[1][:-1]


def _scored(season: Season, nights: Sequence[PlayedNight]) -> tuple[tuple[Scores, ...], tuple[Targets, ...]]:
    """Return the scores of every night, and the targets of each and of the next one."""
    scored: list[Scores] = []
    found = [Targets()]
    of_player: dict[str, list[int]] = {}
    totals: dict[str, int] = {}
    for night in nights:
        scores = night_scores(season, night, found[-1])
        scored.append(scores)
        for key, score in scores.items():
            mine = of_player.setdefault(key, [])
            mine.append(score.total)
            totals[key] = sum(mine[best] for best in counting(season, mine))
        found.append(Targets(winners(night), _leaders(totals)))
    return tuple(scored), tuple(found)


def winners(night: PlayedNight) -> frozenset[str]:
    """Return who won a night; a sub can (L2)."""
    return frozenset(part.key for part in night.winners)


def _leaders(totals: Mapping[str, int]) -> frozenset[str]:
    """Return all who have the most points, if anybody has any (L2)."""
    most = max(totals.values(), default=0)
    return frozenset(key for key, total in totals.items() if total == most > 0)


def counting(season: Season, of_player: Sequence[int]) -> frozenset[int]:
    """Return which of a player's nights count, by index: the best, of equal ones the first (L4)."""
    best_first = sorted(range(len(of_player)), key=lambda night: -of_player[night])
    return frozenset(best_first[: season.counting])


def night_scores(season: Season, night: PlayedNight, targets: Targets) -> Scores:
    """Return the scores of one night; who is a sub, or never came, earns none (L3, E4)."""
    places = league_places(night, skip_subs=season.subs is Subs.SKIPPED)
    points_of = {
        part.key: _points(season, night, part, place, sharing)
        for part, place, sharing in places
        if earns(season, part)
    }
    return {
        part.key: Score(points_of.get(part.key), _bonus(season.bonuses, part, targets), part.adjusted)
        for part in night.parts
        if earns(season, part)
    }


def earns(season: Season, part: Part) -> bool:
    """Return whether a player's night counts in the league at all (L3, E4)."""
    return not part.sub and (season.absent_score or not part.absent)


def _points(season: Season, night: PlayedNight, part: Part, place: int, sharing: int) -> int | None:
    """Return the points of a place, None where the formula has no answer for it."""
    if part.stated is not None:
        return part.stated
    try:
        return points(season.points, night, part, place, sharing)
    except BadFormula:
        return None


def _bonus(bonuses: Bonuses, part: Part, targets: Targets) -> int:
    if part.stated_bonus is not None:
        return part.stated_bonus
    return sum(bonus_for(bonuses, hit, targets) for hit in part.hits)


def bonus_for(bonuses: Bonuses, hit: Hit, targets: Targets) -> int:
    """Return what a knockout is worth, in hundredths: more for a target, a share of it if it was shared."""
    whole = bonuses.knockout
    if hit.target in targets.winners:
        whole += bonuses.previous_winner
    if hit.target in targets.leaders:
        whole += bonuses.leader
    if bonuses.split is Split.FULL:
        return whole
    return (2 * whole + hit.shared_by) // (2 * hit.shared_by)  # half a hundredth goes up


def scores_of(
    tournament: Tournament, season: Season, targets: Targets, ids: Ids = NO_IDS, factor: int = 1
) -> dict[int, Score]:
    """Return the scores of a night as it stands, by the players' numbers.

    `targets` are those that the nights before it made; `ids` are the roster's, by folded names; `factor`
    is how often the night's points count.
    """
    tonight = replace(played(tournament, ids), factor=factor)
    scores = night_scores(season, tonight, targets)
    return {part.number: scores[part.key] for part in tonight.parts if part.key in scores}
