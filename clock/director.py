"""The director: the one door to the tournament.

Every act goes the same way: decided by the rules, kept in the ledger, and only then true. One thread uses it.
"""

from collections.abc import Callable
from datetime import datetime
from random import Random

from clock.ledger import (
    Book,
    Kept,
    Ledger,
    Mark,
    Night,
    last_mark,
    last_stop,
    marked,
    power_returned,
    replayed,
)
from clock.mishaps import LastStop, LedgerDamaged, NotSaving, OldNight
from clock.moment import Moment, Time
from clock.tournament.acts import Act, carry_out, decide_act, due_act
from clock.tournament.commands import Command, Resume, Start
from clock.tournament.rules import next_due_ms, opened
from clock.tournament.state import Tournament
from clock.tournament.structure import HOUR, MINUTE, SECOND
from clock.values import replace

OLD_MS = 12 * HOUR
"""After so long without a sign of life, a night is more likely over than going on."""

MARK_RUNNING_MS = 4 * SECOND - SECOND // 2
MARK_STANDING_MS = MINUTE - SECOND
"""Marks are due early, for the loop comes by at whole seconds: while the clock runs, every fourth."""

Seeds = Callable[[], int]
"""Gives the seed of an act's chance, from 0 to below 2**63."""


class Director:
    """Holds the tournament of the night, and is the only one to replace it.

    `due_ms` is the next moment on the boot clock at which time alone may bring something, None if it cannot.
    `last_stop` tells how the box went before it came back in this boot, until the clock is let run again or
    somebody has read it. `old` is set while nobody has said whether an old night goes on, by `go_on` or
    `new_night`. `went_on_from_ms` is the last mark of a process that died, where the night went on in the
    same boot. `is_new_evening` says that whatever the ledger has is of an earlier evening.
    """

    def __init__(self, ledger: Ledger, time: Time, seeds: Seeds, tournament: Tournament, book: Book) -> None:
        """Take over a night as it stands. See `open` and `begin`."""
        self.tournament = tournament
        self.last_stop: LastStop | None = None
        self.old: OldNight | None = None
        self.went_on_from_ms: int | None = None
        self.is_new_evening = False
        self.mark_due_ms = 0
        self.due_ms: int | None = 0
        self._ledger = ledger
        self._time = time
        self._seeds = seeds
        self._seed = seeds()
        self._book = book
        self._latest_ms = 0

    @classmethod
    def begin(cls, ledger: Ledger, time: Time, seeds: Seeds, tonight: Night) -> "Director":
        """Open a new night."""
        now = time.now()
        director = cls(ledger, time, seeds, opened(tonight.house), Book(ledger, tonight, now))
        director.is_new_evening = True
        director.mark(now)
        return director

    @classmethod
    def open(cls, ledger: Ledger, time: Time, seeds: Seeds, tonight: Night) -> "Director":
        """Go on with the latest night of the ledger, or open tonight's where that one is over and gone."""
        stored = ledger.latest()
        if stored is None or (not stored.kept and stored.night != tonight):
            director = cls.begin(ledger, time, seeds, tonight)
            director.is_new_evening = stored is None
            return director
        now = time.now()
        tournament = replayed(stored)
        mark = last_mark(stored, tournament)
        age_ms = now.since(mark.at)
        if tournament.finished and age_ms is not None and age_ms > OLD_MS:
            return cls.begin(ledger, time, seeds, tonight)
        director = cls(ledger, time, seeds, tournament, Book.of(ledger, stored))
        director._take_up(mark, now, age_ms)
        return director

    @property
    def night(self) -> Night:
        """Return what was settled when the night was opened."""
        return self._book.night

    @property
    def number(self) -> int | None:
        """Return the night's number in the ledger, None while it is not there."""
        return self._book.number

    @property
    def untouched(self) -> bool:
        """Return whether nothing has been done in this night yet."""
        return self._book.acts == 0

    @property
    def opened_at(self) -> Moment:
        """Return when the night was opened."""
        return self._book.opened

    def began(self, now: Moment) -> datetime | None:
        """Return the wall time of the night's first act, before it `now`'s; None while nobody knows it."""
        return self._book.began(now)

    @property
    def not_saved(self) -> NotSaving | None:
        """Return why the night is kept in memory only, None while all of it is on the disk."""
        return self._book.not_saved

    @property
    def damage(self) -> LedgerDamaged | None:
        """Return what was found wrong with the ledger, None while it is sound."""
        return self._ledger.damage

    @property
    def space_is_short(self) -> bool:
        """Return whether the disk is so full that the space kept for the night's end is being used."""
        return self._ledger.space_is_short

    def handle(self, command: Command, at: Moment | None = None) -> Act:
        """Make an act of a command, as of a moment that was just now, or the present.

        Raises Refused with the reason; then nothing has changed.
        """
        at = at or self._time.now()
        # A press can be read late, but not happen before what has happened since.
        at = replace(at, boot_ms=max(at.boot_ms, self._latest_ms))
        act = decide_act(self.tournament, command, at.boot_ms, self._seed, Random)
        self._record(act, at)
        if isinstance(command, Start | Resume):
            self.last_stop = None
        return act

    def advance(self, now: Moment) -> Act | None:
        """Record what time alone has brought, if anything; looked for only at the moments it can come.

        A level that has ended leaves no act, but a mark: the power must not bring its last seconds back.
        """
        if self.due_ms is None or now.boot_ms < self.due_ms:
            return None
        if self.due_ms:  # 0 is the first look at a night that was taken up
            self.mark_soon(now)
        act = due_act(self.tournament, now.boot_ms, self._seed, Random(self._seed))
        self.due_ms = next_due_ms(self.tournament, now.boot_ms)
        if act is not None:
            self._record(act, now)
        return act

    def mark(self, now: Moment) -> None:
        """Leave a mark if one is due, and write what is owed; to be called at least once a second."""
        if now.boot_ms >= self.mark_due_ms:
            self._mark(marked(self.tournament, self._book.acts, now))

    def mark_soon(self, now: Moment) -> None:
        """Let a mark be due at once: what the room has just been told or shown must not come again."""
        self.mark_due_ms = now.boot_ms

    def new_night(self, night: Night) -> None:
        """Open a new night; the one before takes no more acts."""
        now = self._time.now()
        self._book = Book(self._ledger, night, now)
        self.tournament = opened(night.house)
        self.last_stop = None
        self.is_new_evening = self.old is not None
        self.old = None
        self.due_ms = None
        self._mark(marked(self.tournament, 0, now))

    def go_on(self) -> None:
        """Go on with the old night."""
        self.old = None

    def stop_is_read(self) -> None:
        """Tell no longer how the box went: somebody has read it."""
        self.last_stop = None

    def close(self, *, on_purpose: bool = False) -> None:
        """Leave the last mark, which says whether the clock was ended on purpose, and close the ledger."""
        self._mark(marked(self.tournament, self._book.acts, self._time.now(), closing=on_purpose))
        self._ledger.close()

    def abandon(self) -> None:
        """Let go of the ledger without a last mark, as a process that dies would."""
        self._ledger.close()

    def _take_up(self, mark: Mark, now: Moment, age_ms: int | None) -> None:
        """Go on from the last mark: in the same boot as if nothing had been, else as the power left it."""
        if mark.at.boot_id == now.boot_id:
            self._latest_ms = self.went_on_from_ms = mark.at.boot_ms
            self.mark(now)
            return
        over = self.tournament.finished and age_ms is None
        is_old = age_ms is not None and age_ms > OLD_MS
        if mark.acts and (over or is_old):
            self.old = OldNight(age_ms)
        act = power_returned(self.tournament, mark, now)
        if act is None:
            self.mark(now)
        else:
            self.last_stop = last_stop(mark)
            self._record(act, now)

    def _record(self, act: Act, at: Moment) -> None:
        """Keep an act, and make it true: in this order.

        What it leads to is worked out before it is kept. What is in the ledger is made again at every start,
        so an act that cannot be applied must not get there: it would take the night with it each time.
        """
        after = carry_out(self.tournament, act)
        self._book.add(Kept(act, at))
        if after.finished:
            self._book.seal(after)
        self.tournament = after
        self._seed = self._seeds()
        self._latest_ms = max(self._latest_ms, act.at_ms)
        self.due_ms = next_due_ms(after, at.boot_ms)
        self._next_mark(at)

    def _mark(self, mark: Mark) -> None:
        self._book.mark(mark)
        self._next_mark(mark.at)

    def _next_mark(self, at: Moment) -> None:
        often = self.tournament.clock.running or self.not_saved is not None
        self.mark_due_ms = at.boot_ms + (MARK_RUNNING_MS if often else MARK_STANDING_MS)
