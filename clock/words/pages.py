"""What a season's web pages say: headings, and figures in their words."""

from datetime import date
from enum import Enum, auto
from typing import Protocol

from clock.league.records import Feat


class Heading(Enum):
    """Headings, columns and remarks of the pages."""

    STANDINGS = auto()
    RANK = auto()
    PLAYER = auto()
    PLAYERS = auto()
    NAME = auto()
    TOTAL = auto()
    NIGHTS = auto()
    NUMBER = auto()
    NIGHT = auto()
    RECORDS = auto()
    RECORD = auto()
    HELD_BY = auto()
    CALENDAR = auto()
    DATE = auto()
    PLACE = auto()
    POINTS = auto()
    BONUS = auto()
    SCORE = auto()
    PRIZE = auto()
    PAID = auto()
    RESULT = auto()
    WON = auto()
    KNOCKOUTS = auto()
    OUT_BY = auto()
    KNOCKED_OUT = auto()
    PLAYED = auto()
    WINS = auto()
    COUNTS = auto()
    CORRECTED = auto()
    BY_HAND = auto()
    ARITHMETIC = auto()
    WINNER = auto()
    FIELD = auto()
    POOL = auto()
    CHAMPIONS = auto()
    STACK = auto()
    CHAMPIONS_POOL = auto()
    SUB = auto()
    ABSENT = auto()
    TIED = auto()
    YES = auto()
    NO = auto()
    NEXT_NIGHT = auto()
    DOWNLOAD = auto()
    TO_THE_CONTENT = auto()
    SEASON = auto()
    BY_PLACE = auto()
    BY_POINTS = auto()
    UNPLAYED = auto()
    NO_NIGHTS = auto()
    BRACKETS = auto()


class Pages(Protocol):
    """A season for the web and for paper."""

    def heading(self, which: Heading) -> str:
        """Return a heading, a column or a remark."""
        ...

    def points(self, hundredths: int) -> str:
        """Return points with two decimals."""
        ...

    def date(self, day: date) -> str:
        """Return a day."""
        ...

    def night(self, number: int) -> str:
        """Return a night by its number in the season."""
        ...

    def after(self, nights: int) -> str:
        """Return after how many nights the standings are."""
        ...

    def moved(self, climbed: int | None) -> str:
        """Return how many ranks a player has gone up or down, None for who had none."""
        ...

    def place_of(self, place: int, players: int) -> str:
        """Return a place and among how many."""
        ...

    def feat(self, which: Feat) -> str:
        """Return what there is a record of."""
        ...

    def knockout(self, name: str, *, of_winner: bool, of_leader: bool, shared_by: int) -> str:
        """Return whom a player knocked out, what made it worth more, and with how many it was shared (L2)."""
        ...

    def counts_twice(self, factor: int) -> str:
        """Return that a night's points count so many times."""
        ...

    def rounded(self, points: str) -> str:
        """Return what the arithmetic comes to, after rounding."""
        ...

    def champions_rule(self, attended: int, among: int, *, everyone: bool) -> str:
        """Return who plays the champions' night (L5)."""
        ...

    def counting(self, nights: int | None) -> str:
        """Return how many of a player's nights count, None: all (L4)."""
        ...
