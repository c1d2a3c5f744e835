"""How the scores of a night came about: what stood in the formula, and what each knockout was worth."""

from collections.abc import Mapping
from decimal import Decimal

from clock.league.nights import Hit, Part, PlayedNight, best_first, league_places
from clock.league.points import variables
from clock.league.scores import NO_SCORE, Score, Scores, Targets, bonus_for
from clock.league.season import Season, Subs
from clock.values import Struct


class WorkedHit(Struct, frozen=True):
    """A knockout: what it was worth, in hundredths of a point, and why it was worth more (L2)."""

    hit: Hit
    worth: int
    of_winner: bool
    of_leader: bool


class Working(Struct, frozen=True):
    """How a player's score of a night came about (L1, L2).

    `place` is the place in the league, which `sharing` players have; `values` are what the formula's names
    stood for at it. Both are empty for who has no points. `score` is None for who earns none at all (L3).
    """

    part: Part
    place: int | None
    sharing: int
    values: Mapping[str, Decimal]
    score: Score | None
    hits: tuple[WorkedHit, ...]


def workings(season: Season, night: PlayedNight, targets: Targets, scores: Scores) -> tuple[Working, ...]:
    """Return how the scores of a night came about, best place first, those without a place at the end."""
    placed = {
        part.key: (place, sharing)
        for part, place, sharing in league_places(night, skip_subs=season.subs is Subs.SKIPPED)
    }
    parts = best_first(night)
    return tuple(_working(season, night, part, placed.get(part.key), targets, scores) for part in parts)


def _working(
    season: Season,
    night: PlayedNight,
    part: Part,
    placed: tuple[int, int] | None,
    targets: Targets,
    scores: Scores,
) -> Working:
    score = scores.get(part.key)
    place, sharing = placed if placed and (score or NO_SCORE).points is not None else (None, 0)
    values = {} if place is None else variables(season.points, night, part, place)
    return Working(
        part,
        place,
        sharing,
        {name: values[name] for name in season.points.formula.names if name in values},
        score,
        tuple(
            WorkedHit(
                hit,
                bonus_for(season.bonuses, hit, targets),
                of_winner=hit.target in targets.winners,
                of_leader=hit.target in targets.leaders,
            )
            for hit in part.hits
            if score is not None
        ),
    )
