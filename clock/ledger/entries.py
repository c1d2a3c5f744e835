"""What the ledger keeps: nights, acts with their moment, and marks."""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta

from clock.league.nights import PlayedNight
from clock.moment import Moment
from clock.tournament.acts import Act
from clock.tournament.structure import House
from clock.values import Struct


class Night(Struct, frozen=True):
    """What is settled when a night is opened.

    `house` is what the night is replayed with, `house_text` the file it was read from. `label` is the night's
    own name; `champions` says that it is the season's last (L5). `roster` is the players' file, as text, and
    `season_text` that of the season, by whose rules the night is played also when the file is changed.
    """

    house: House
    house_text: str = ""
    season: str | None = None
    label: str | None = None
    champions: bool = False
    roster: str = ""
    season_text: str = ""


class Kept(Struct, frozen=True):
    """An act, and when it was entered."""

    act: Act
    at: Moment


class Mark(Struct, frozen=True):
    """How far the night had come at a moment: `acts` made, `ran_ms` elapsed.

    A `closing` mark is left by a shut-down on purpose.
    """

    at: Moment
    acts: int
    ran_ms: int
    running: bool
    closing: bool = False


class StoredNight(Struct, frozen=True):
    """A night as it was read from the ledger, with its number there.

    `whole` is False where reading ended before something that is damaged or missing.
    """

    number: int
    night: Night
    opened: Moment
    kept: tuple[Kept, ...] = ()
    mark: Mark | None = None
    whole: bool = True

    @property
    def began_wall(self) -> datetime | None:
        """Return the wall time of the night's first act, told afterwards if nobody knew it then."""
        return began([*(kept.at for kept in self.kept), *([self.mark.at] if self.mark else [])])


class PastNight(Struct, frozen=True):
    """A night as a season looks back on it, with its number in the ledger.

    `ids` are those of its own roster, by folded names. `night` has the players by these, and is None while it
    is not over. `house` is the house's title, `began` the wall time of the first act. `note` is the number of
    the note by which a night was entered that the clock did not run; it has no number of its own, 0.
    """

    number: int
    season: str | None
    label: str | None
    champions: bool
    house: str
    currency: str
    ids: Mapping[str, str]
    began: datetime | None
    night: PlayedNight | None
    note: int | None = None

    @property
    def ref(self) -> str:
        """Return what notes call the night: its number, or "p" and that of the note it was entered by."""
        return str(self.number) if self.note is None else f"p{self.note}"


def began(moments: Iterable[Moment]) -> datetime | None:
    """Return the wall time of the first of some moments, told afterwards if nobody knew it then.

    That is None while nobody has, and not to the minute where the power went before somebody did.
    """
    first, known = None, None
    for moment in moments:
        first = first or moment
        if moment.wall is not None:
            if moment.boot_id == first.boot_id:
                return moment.wall - timedelta(milliseconds=moment.boot_ms - first.boot_ms)
            known = known or moment.wall
    return known
