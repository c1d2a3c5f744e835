"""The times on a page: what is another from second to second while all else on it stays."""

from enum import StrEnum
from typing import NamedTuple


class Run(StrEnum):
    """The figures of a page that run: the time left, and the time to the break."""

    LEFT = "left"
    TO_BREAK = "to break"

    # They are looked up each second.
    __hash__ = str.__hash__


class Times(NamedTuple):
    """The time left, how many stops along the line the button stands, and how long it is to the break.

    It is a tuple because it is made and compared each second.
    """

    left: str
    at: float = 0.0
    to_break: str = ""

    def stand_like(self, others: "Times") -> bool:
        """Return whether these figures stand in the cells of others: the first of the time hangs."""
        left, before = self.left, others.left
        same = len(left) == len(before) and left[:1] == before[:1]
        return same and len(self.to_break) == len(others.to_break)
