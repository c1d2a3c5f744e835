"""The book of one night: what the ledger has of it, and what it is still owed."""

from collections import deque
from datetime import datetime
from itertools import chain

from clock.ledger.entries import Kept, Mark, Night, StoredNight, began
from clock.ledger.file import Ledger
from clock.ledger.results import result_of
from clock.ledger.troubles import NotSaved
from clock.mishaps import NotSaving
from clock.moment import Moment
from clock.tournament.state import Tournament


class Book:
    """Brings a night into the ledger, in order. What cannot be written is kept, and owed.

    `number` is the night's in the ledger, None while it is not there. `acts` counts the night's acts, those
    owed included; `not_saved` says why any are, None while none is.
    """

    def __init__(self, ledger: Ledger, night: Night, opened: Moment) -> None:
        """Open the book of a night that is not in the ledger yet."""
        self.night = night
        self.opened = opened
        self.number: int | None = None
        self.acts = 0
        self.not_saved: NotSaving | None = None
        self._ledger = ledger
        self._owed: deque[Kept] = deque()
        self._moments: list[Moment] = []

    @classmethod
    def of(cls, ledger: Ledger, stored: StoredNight) -> "Book":
        """Return the book of the ledger's latest night, to go on with."""
        book = cls(ledger, stored.night, stored.opened)
        book.acts = len(stored.kept)
        book.number = stored.number
        book._moments = [kept.at for kept in stored.kept]
        return book

    def add(self, kept: Kept) -> None:
        """Enter an act, after all that is owed."""
        self._owed.append(kept)
        self._moments.append(kept.at)
        self.acts += 1
        self.settle()

    def mark(self, mark: Mark) -> None:
        """Note how far the night has come, after all that is owed."""
        number = self.settle()
        if number is None:
            return
        try:
            self._ledger.mark(number, mark)
        except NotSaved as why:
            self.not_saved = why.cause

    def seal(self, tournament: Tournament) -> None:
        """Keep what a night that is over came to; where that cannot be written it follows from the acts."""
        number = self.settle()
        if number is None:
            return
        try:
            self._ledger.seal(number, self.night, result_of(self.night, self._moments, tournament))
        except NotSaved as why:
            self.not_saved = why.cause

    def began(self, now: Moment) -> datetime | None:
        """Return the wall time of the night's first act, before it `now`'s; None while nobody knows it."""
        return began(chain(self._moments, (now,)))

    def settle(self) -> int | None:
        """Write all that is owed, in order, and return the night's number; None where that cannot be done."""
        try:
            if self.number is None:
                self.number = self._ledger.begin(self.night, self.opened)
            while self._owed:
                self._ledger.append(self.number, self.acts - len(self._owed) + 1, self._owed[0])
                self._owed.popleft()
        except NotSaved as why:
            self.not_saved = why.cause
            return None
        self.not_saved = None
        return self.number
