"""A player's row in the standings."""

from clock.league.scores import Score
from clock.values import Struct


class Entry(Struct, frozen=True):
    """A night in a player's row: which one, counted from 1, the place, what it was worth, if it counts.

    A night that the player never came to is listed; it counts only where such nights do (E4).
    """

    night: int
    place: int | None
    score: Score
    counts: bool
    absent: bool = False


class Row(Struct, frozen=True):
    """A player in the standings; players who are level in everything have the same rank.

    `nights` are those played as a member, in their order. `attended`, `knockouts` and `won` (cents) are of
    all of them, also where they do not count. `climbed` is how many ranks the player has gone up since the
    night before, None for who had none.
    """

    key: str
    name: str
    nights: tuple[Entry, ...]
    attended: int
    knockouts: int
    won: int
    rank: int = 0
    climbed: int | None = None

    @property
    def total(self) -> int:
        """Return the season's score so far, in hundredths of a point (L4)."""
        return sum(entry.score.total for entry in self.nights if entry.counts)

    @property
    def wins(self) -> int:
        """Return how many nights the player has won."""
        return sum(1 for entry in self.nights if entry.place == 1)

    @property
    def best(self) -> int:
        """Return the score of the best night, in hundredths of a point."""
        return max((entry.score.total for entry in self.nights if entry.counts), default=0)
