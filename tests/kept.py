"""Nights on disk for the tests of the ledger and the director: a box, its time, and acts at random."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random

from clock.director import Director
from clock.ledger import Kept, Ledger, Night
from clock.moment import Moment
from clock.tournament import commands as c
from clock.tournament.acts import Act
from clock.tournament.events import Renamed
from clock.tournament.levels import left_ms, settle, stage_of
from clock.tournament.structure import MINUTE, SECOND, Seat
from tests.houses import gananda

EVENING = datetime(2026, 10, 3, 19, 0, tzinfo=UTC)


@dataclass(slots=True)
class HandTime:
    """A time that only moves when it is told to. The wall clock is right unless `wall_ms` is None."""

    boot: int = 1
    boot_ms: int = 100_000
    wall_ms: int | None = 0

    def now(self) -> Moment:
        """Return the present."""
        wall = None if self.wall_ms is None else EVENING + timedelta(milliseconds=self.wall_ms)
        return Moment(f"boot {self.boot}", self.boot_ms, wall)

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.boot_ms += round(seconds * SECOND)
        if self.wall_ms is not None:
            self.wall_ms += round(seconds * SECOND)

    def cut_power(self, seconds: float) -> None:
        """Let time pass without power; the boot clock begins again."""
        self.wait(seconds)
        self.boot += 1
        self.boot_ms = 20_000


@dataclass(slots=True)
class Box:
    """A box with a clock in it: its data folder, its time, and the night that it would open."""

    folder: Path
    time: HandTime = field(default_factory=HandTime)
    tonight: Night = field(default_factory=lambda: Night(gananda(), "a house file"))

    @contextmanager
    def ledger(self) -> Iterator[Ledger]:
        """Open the ledger; leaving it is the end of the process, before which nothing more is written."""
        ledger = Ledger(self.folder, self.time.now(), durable=False, marks_apart=False)
        try:
            yield ledger
        finally:
            ledger.close()

    @contextmanager
    def director(self) -> Iterator[Director]:
        """Start the clock; leaving it is the end of the process, before which nothing more is written."""
        with self.ledger() as ledger:
            yield Director.open(ledger, self.time, partial(Random(7).getrandbits, 62), self.tonight)

    def run(self, director: Director, seconds: int) -> None:
        """Let the loop come by once a second."""
        for _ in range(seconds):
            self.time.wait(1)
            director.advance(self.time.now())
            director.mark(self.time.now())


def opened_with(director: Director, players: int) -> None:
    """Enter so many players and begin the night."""
    for _ in range(players):
        director.handle(c.Register())
    director.handle(c.Start())


def small_act(number: int) -> Kept:
    """Return an act that tells its number, for a ledger that nobody replays."""
    name = f"the {number}th of some acts that are long enough to fill more than a page of the ledger's file"
    at = Moment("boot 1", 1000 * number, EVENING + timedelta(seconds=number))
    return Kept(Act(at.boot_ms, c.Rename(1, name), number, (Renamed(at.boot_ms, 1, name),)), at)


def any_command(chance: Random, players: int) -> c.Command:
    """Return some command; the rules refuse many of them."""
    one, other, third = (chance.randint(1, players) for _ in range(3))
    seat = Seat(chance.randint(1, 3), chance.randint(1, 10))
    out = c.BustOut((one,), (other,))
    commands: list[c.Command] = [
        *[out] * 6,
        c.BustOut((one, other), (third,), chips={one: 500, other: 800}),
        c.BustOut((one,), chips={one: 500, other: 800}, same=True),
        *[c.Undo()] * 4,
        *[c.Redo()] * 3,
        *[c.Accept()] * 4,
        c.Decline(),
        c.BringBack(),
        c.PutBackIn(one),
        c.MendKnockout(one, (other,)),
        c.RemovePlayer(one, "left", 700),
        c.Rebuy(one),
        c.DeclineReturn(one),
        c.EnterLate(),
        c.SettleDebt(one),
        c.Rename(one, f"name {one}"),
        c.PlayAs(one, sub=chance.random() < 0.5),
        c.MarkAbsent(one),
        c.MarkArrived(one),
        c.MarkAway(one),
        c.MarkReturned(one),
        c.TellButton(seat.table, seat.seat),
        c.NextHand(seat.table),
        c.SetDealer(seat.table, one),
        c.Move(one, seat.table, seat.seat),
        c.CallClock(one),
        c.CountChips(one, 1200),
        c.TakeChips(5, "found on the floor"),
        c.Race(seat.table, {one: 1, other: 2}),
        *[c.Pause()] * 2,
        *[c.Resume()] * 3,
        c.TakeBackToggle(),
        c.Skip(),
        c.Back(),
        c.GoToLevel(chance.randint(1, 8)),
        c.SetLength(chance.randint(1, 8), 12 * MINUTE),
        c.AddTime(chance.choice([-1, 1]) * MINUTE),
        c.CallBreak(5 * MINUTE, now=chance.random() < 0.5),
        c.Unregister(one),
        c.HandPrize(one),
    ]
    return chance.choice(commands)


def left_of(box: Box, director: Director) -> tuple[int, int]:
    """Return the number of the stage that is on, and the seconds left of it."""
    settled = settle(director.tournament, box.time.boot_ms)
    return stage_of(settled).number, left_ms(settled, box.time.boot_ms) // SECOND
