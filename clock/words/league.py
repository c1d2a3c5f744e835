"""What is said of a season: its nights, its standings, what a knockout is worth, and its champions' night."""

from collections.abc import Sequence
from datetime import date
from typing import Protocol


class InLeague(Protocol):
    """The words of a league."""

    def night(self, number: int, label: str) -> str:
        """Return what one of the season's nights is called within a sentence."""
        ...

    def champions_night(self) -> str:
        """Return what the champions' night is called within a sentence (L5)."""
        ...

    def titled(self, season: str, night: str) -> str:
        """Return the season with one of its nights."""
        ...

    def no_season(self) -> str:
        """Return the choice of a night that belongs to no season."""
        ...

    def which_season(self) -> str:
        """Return the question which season tonight belongs to."""
        ...

    def begins(self, house: str, night: str) -> str:
        """Return the question whether a new night of a season begins in a house."""
        ...

    def sub(self) -> str:
        """Return what a player is who plays for another, and earns no points (L3)."""
        ...

    def standings(self) -> str:
        """Return the heading of the standings."""
        ...

    def after(self, nights: int) -> str:
        """Return after how many nights the standings stand so."""
        ...

    def ended_now(self) -> str:
        """Return the heading of the standings that would follow if the night ended now."""
        ...

    def passes(self, player: str, passed: Sequence[str], more: int) -> str:
        """Return whom a player would pass in the standings, and how many more."""
        ...

    def points(self, hundredths: int) -> str:
        """Return points as a figure."""
        ...

    def bonus(self, hundredths: int) -> str:
        """Return a bonus with its sign, as short as it can be."""
        ...

    def target(self, bonus: str, *, last_winner: bool, leader: bool) -> str:
        """Return what a knockout is worth and why: the player won the last night, or leads, or both (L2)."""
        ...

    def of_the_night(self) -> str:
        """Return the heading of a night's points."""
        ...

    def earned(self) -> tuple[str, str, str]:
        """Return the headings over a night's points, its bonus, and both together."""
        ...

    def next_night(self, *, champions: bool) -> str:
        """Return the words before the day of the next night, or of the champions' night (L8)."""
        ...

    def day(self, day: date) -> str:
        """Return a day with its weekday."""
        ...

    def day_at(self, day: str, time: str) -> str:
        """Return a day with a time of day."""
        ...

    def in_days(self, days: int) -> str:
        """Return how many days away a day is."""
        ...

    def finalists(self) -> str:
        """Return the heading over who plays the champions' night, each with the stack (L5)."""
        ...

    def plays_for(self, money: str) -> str:
        """Return what the champions' night is played for."""
        ...
