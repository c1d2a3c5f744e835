"""The records of a season: the best of its nights and players, with all who hold each."""

from collections.abc import Iterator, Sequence
from enum import Enum, auto

from clock.league.nights import PlayedNight
from clock.league.rows import Row
from clock.league.standings import Standings
from clock.values import Struct


class Feat(Enum):
    """What there is a record of; those from `LARGEST_FIELD` on are a night's and nobody's own."""

    BEST_SCORE = auto()
    MOST_WINS = auto()
    MOST_PAID_PLACES = auto()
    MOST_KNOCKOUTS_IN_A_NIGHT = auto()
    MOST_KNOCKOUTS = auto()
    LARGEST_PRIZE = auto()
    MOST_WON = auto()
    MOST_NIGHTS = auto()
    LARGEST_FIELD = auto()
    LARGEST_POOL = auto()


class Holder(Struct, frozen=True):
    """Who holds a record: a player by the key, a night counted from 1, or a player on that night."""

    player: str | None
    night: int | None = None


class Record(Struct, frozen=True):
    """A record: `value` counts, or is hundredths of a point, or cents."""

    feat: Feat
    value: int
    holders: tuple[Holder, ...]


Claim = tuple[int, Holder]


def records(table: Standings, nights: Sequence[PlayedNight]) -> tuple[Record, ...]:
    """Return the records of the members of a season; there is none where the best is nothing."""
    found = (_best(feat, list(_claims(feat, table, nights))) for feat in Feat)
    return tuple(record for record in found if record is not None)


def _best(feat: Feat, claims: Sequence[Claim]) -> Record | None:
    value = max((value for value, _ in claims), default=0)
    if value <= 0:
        return None
    return Record(feat, value, tuple(holder for claimed, holder in claims if claimed == value))


def _claims(feat: Feat, table: Standings, nights: Sequence[PlayedNight]) -> Iterator[Claim]:
    """Give what everybody, or every night, has to show for a record."""
    match feat:
        case Feat.BEST_SCORE:
            for row in table.rows:
                yield from ((entry.score.total, Holder(row.key, entry.night)) for entry in row.nights)
        case Feat.MOST_KNOCKOUTS_IN_A_NIGHT | Feat.LARGEST_PRIZE:
            members = {row.key for row in table.rows}
            for number, night in enumerate(nights, start=1):
                for part in night.parts:
                    if part.key in members:
                        value = part.prize if feat is Feat.LARGEST_PRIZE else len(part.hits)
                        yield value, Holder(part.key, number)
        case Feat.LARGEST_FIELD:
            yield from ((night.entries, Holder(None, number)) for number, night in enumerate(nights, start=1))
        case Feat.LARGEST_POOL:
            yield from ((night.pool, Holder(None, number)) for number, night in enumerate(nights, start=1))
        case _:
            yield from ((_of_season(feat, row, nights), Holder(row.key)) for row in table.rows)


def _of_season(feat: Feat, row: Row, nights: Sequence[PlayedNight]) -> int:
    """Return what a player has to show for the season as a whole."""
    match feat:
        case Feat.MOST_WINS:
            return row.wins
        case Feat.MOST_PAID_PLACES:
            return sum(
                1
                for entry in row.nights
                if entry.place is not None and entry.place <= nights[entry.night - 1].paid_places
            )
        case Feat.MOST_KNOCKOUTS:
            return row.knockouts
        case Feat.MOST_WON:
            return row.won
        case _:
            return row.attended
