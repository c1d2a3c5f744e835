"""Rankings for the screen: standings, a night's points, who would pass whom, the honours of a league."""

from collections import Counter
from collections.abc import Mapping, Sequence

from clock.display.lettering import Words
from clock.display.pieces.honours import Honours
from clock.display.pieces.ranking import RankedRow, Ranking
from clock.display.shapes import Emblem
from clock.league.passing import Pass, passing
from clock.league.rows import Row
from clock.league.scores import Targets
from clock.league.standings import Standings
from clock.scenes.sight import Sight
from clock.tournament.commands import BustOut
from clock.tournament.places import places

NOBODY = Targets()
NAMED = 2
"""So many of those who are passed are named; of more it is said how many they are."""


def table_shown(sight: Sight) -> Standings | None:
    """Return the standings to show, with tonight's points once there are any; None without a season."""
    if sight.tournament.exits or sight.tournament.finished:
        season = sight.season_now()
        if season is not None:
            return season.table
    return sight.season.table if sight.season is not None else None


def are_live(table: Standings, sight: Sight) -> bool:
    """Return whether standings are as they would be if the night ended now, and it has not ended yet."""
    tonight = sight.league.number if sight.league is not None else None
    return tonight is not None and table.nights >= tonight and not sight.tournament.finished


def honoured(sight: Sight) -> Targets:
    """Return who won last and who leads: as it was when tonight began, and anew when it is over (L2)."""
    season = (sight.season_now() if sight.tournament.finished else None) or sight.season
    return season.targets if season is not None else NOBODY


def honours_of(key: str, targets: Targets) -> Honours:
    """Return the honours of a player: a crown for who won the last night, a star for who leads."""
    crown = (Emblem.CROWN,) if key in targets.winners else ()
    star = (Emblem.STAR,) if key in targets.leaders else ()
    return (*crown, *star)


def honours_tonight(sight: Sight) -> Mapping[int, Honours]:
    """Return the honours of tonight's players, by number; without a league nobody has any."""
    if sight.league is None:
        return {}
    keys = sight.league.keys(sight.tournament)
    return {number: honours_of(key, sight.league.so_far.targets) for number, key in keys.items()}


def ranking(table: Standings, sight: Sight) -> Ranking:
    """Return the standings as a ranking, with who climbed since the night before."""
    names, targets = called_in(table.rows), honoured(sight)
    return Ranking(
        tuple(
            RankedRow(
                str(row.rank),
                names[row.key],
                (sight.words.league.points(row.total),),
                row.climbed or 0,
                honours_of(row.key, targets),
            )
            for row in table.rows
        )
    )


def called_in(rows: Sequence[Row]) -> Mapping[str, tuple[str, ...]]:
    """Return what players are called, by their keys: in short by the first name that no other has."""
    first = {row.key: (row.name.split(maxsplit=1) or [row.name])[0] for row in rows}
    count = Counter(first.values())
    return {row.key: (row.name,) if count[first[row.key]] > 1 else (row.name, first[row.key]) for row in rows}


def passes(sight: Sight) -> tuple[Words, ...]:
    """Return who would pass whom if the night ended now, best first, in short with fewer names."""
    before, now = sight.season, sight.season_now()
    if before is None or now is None:
        return ()
    names = called_in(now.table.rows)
    return tuple(_passed(one, names, sight) for one in passing(before.table, now.table))


def _passed(one: Pass, names: Mapping[str, tuple[str, ...]], sight: Sight) -> Words:
    named = [names[row.key][-1] for row in one.passed[:NAMED]]
    player, passed = names[one.row.key][-1], len(one.passed)
    counts = range(len(named), 0, -1)
    return tuple(sight.words.league.passes(player, named[:count], passed - count) for count in counts)


def night_ranking(sight: Sight) -> Ranking:
    """Return the points of the night with the bonus, best place first (L1, L2)."""
    tournament, says = sight.tournament, sight.words.league
    if sight.league is None:
        return Ranking()
    scores, place_of = sight.league.scores(tournament), places(tournament)
    ranked = sorted(place_of.items(), key=lambda one: (one[1].place, one[0]))
    rows: list[RankedRow] = []
    for number, place in ranked:
        score = scores.get(number)
        earned = ("", "", "")
        if score is not None:
            points = says.points(score.points) if score.points is not None else ""
            earned = (points, says.bonus(score.bonus) if score.bonus else "", says.points(score.total))
        names = (sight.called(number), sight.called_short(number))
        rows.append(RankedRow(str(place.place), names, earned))
    return Ranking(tuple(rows), says.earned())


def targets_hit(act: BustOut, sight: Sight) -> tuple[str, ...]:
    """Return what it was worth to knock out who won last, or who leads: "+5: winner and leader" (L2)."""
    league, says = sight.league, sight.words.league
    if league is None or not act.by:
        return ()
    keys, targets = league.keys(sight.tournament), league.so_far.targets
    found: list[str] = []
    for player in act.players:
        won, leads = keys[player] in targets.winners, keys[player] in targets.leaders
        worth = league.worth(sight.tournament, player, len(act.by))
        if (won or leads) and worth:
            found.append(says.target(says.bonus(worth), last_winner=won, leader=leads))
    return tuple(found)
