"""Anything that may be asked of a night: commands of every kind, with numbers that mostly fit it."""

from collections.abc import Callable
from random import Random

from clock.tournament import commands as c
from clock.tournament.state import Status, Tournament
from clock.tournament.structure import MINUTE, SECOND, AddOns, AfterLast, House, Price, ReEntries
from clock.values import Struct, replace
from tests.houses import gananda, new_year, wired_pair

NAMES = (None, "Ada", "Ben", "  ", "Cy\n", "x" * 99)
STACKS = (0, 5, 100, 1000, 1500, 1500, 4000, -5, 10**6)


def everything_on(house: House) -> House:
    """Return a house with re-entries and add-ons, that stops at each level's end and lets blinds grow."""
    return replace(
        house,
        re_entries=ReEntries(Price(20_00), house.stack_total, until_level=5, limit=2),
        add_ons=AddOns(Price(5_00, cause=5_00), 500, until_level=5),
        stop_at_level_end=True,
        after_last=AfterLast.GROW,
        on_time_bonus=100,
        more_tables=1,
    )


HOUSES = (gananda(), new_year(), wired_pair(), everything_on(gananda()), everything_on(new_year()))


class Numbers(Struct, frozen=True):
    """Draws what fits the night as it stands, and now and then what does not."""

    tournament: Tournament
    draw: Random

    def player(self) -> int:
        """Return a player's number."""
        known = list(self.tournament.players)
        return self.draw.choice(known) if known and self._fits() else self.draw.randint(-1, 60)

    def of(self, status: Status) -> int:
        """Return the number of a player with that status, if there is one."""
        found = [number for number, player in self.tournament.players.items() if player.status is status]
        return self.draw.choice(found) if found and self._fits() else self.player()

    def players(self, most: int) -> tuple[int, ...]:
        """Return some players' numbers, rarely one of them twice."""
        drawn = tuple(self.player() for _ in range(self.draw.randint(1, most)))
        return tuple(dict.fromkeys(drawn)) if self._fits() else drawn

    def table(self) -> int:
        """Return a table's number."""
        known = [table.number for table in self.tournament.tables]
        return self.draw.choice(known) if known and self._fits() else self.draw.randint(-1, 5)

    def seat(self) -> int:
        """Return a seat's number."""
        return self.draw.randint(1, 10) if self._fits() else self.draw.randint(-1, 12)

    def chips(self) -> int:
        """Return an amount of chips, which may be wrong."""
        return self.draw.choice(STACKS)

    def stacks(self) -> dict[int, int]:
        """Return amounts of chips for some players, or none."""
        return {number: self.chips() for number in self.players(3)} if self.draw.random() < 0.5 else {}

    def bust_out(self) -> c.BustOut:
        """Return a bust-out, mostly of one player, with stacks, an order, or neither."""
        gone = self.players(self.draw.choice((1, 1, 1, 2, 3)))
        by = self.players(2) if self.draw.random() < 0.4 else ()
        chips = {number: self.draw.randint(1, 3000) for number in gone}
        order = tuple((number,) for number in gone)
        same = self.draw.random() < 0.15
        how = self.draw.randrange(3)
        return c.BustOut(gone, by, chips if how == 0 else {}, order if how == 1 else (), same=same)

    def _fits(self) -> bool:
        return self.draw.random() < 0.93


WISHES: dict[str, Callable[[Numbers], c.Command]] = {
    "register": lambda n: c.Register(n.draw.choice(NAMES), absent=n.draw.random() < 0.3),
    "field": lambda n: c.SetField(n.draw.choice((0, 2, 9, 25, 60)), n.draw.choice((0, 0, 30))),
    "unregister": lambda n: c.Unregister(n.of(Status.ABSENT)),
    "draw": lambda _: c.DrawSeats(),
    "start": lambda _: c.Start(),
    "pause": lambda _: c.Pause(),
    "resume": lambda _: c.Resume(),
    "take back": lambda _: c.TakeBackToggle(),
    "skip": lambda _: c.Skip(),
    "back": lambda _: c.Back(),
    "level": lambda n: c.GoToLevel(n.draw.choice((1, 2, 3, 4, n.draw.randint(-1, 22)))),
    "length": lambda n: c.SetLength(n.draw.randint(0, 20), n.draw.choice((0, 1, 5, 30, 2000)) * MINUTE),
    "replan": lambda n: c.Replan(n.draw.choice(HOUSES).stages),
    "time": lambda n: c.AddTime(n.draw.choice((-5000, -1200, -60, -30, 0, 30, 60, 600)) * SECOND),
    "break": lambda n: c.CallBreak(n.draw.choice((None, 5 * MINUTE)), now=n.draw.random() < 0.5),
    "finish": lambda n: c.Finish() if n.draw.random() < 0.2 else c.Undo(),
    "out": Numbers.bust_out,
    "in": lambda n: c.PutBackIn(n.of(Status.OUT)),
    "mend": lambda n: c.MendKnockout(n.of(Status.OUT), n.players(3)),
    "remove": lambda n: c.RemovePlayer(n.player(), "ruling", n.draw.choice((None, n.chips()))),
    "rebuy": lambda n: c.Rebuy(n.of(Status.OUT), before=n.draw.random() < 0.5),
    "no rebuy": lambda n: c.DeclineReturn(n.of(Status.OUT)),
    "add-on": lambda n: c.BuyAddOn(n.player()),
    "re-enter": lambda n: c.ReEnter(n.of(Status.OUT)),
    "late": lambda n: c.EnterLate(n.draw.choice(NAMES)),
    "paid": lambda n: c.SettleDebt(n.of(Status.ABSENT)),
    "name": lambda n: c.Rename(n.player(), n.draw.choice(NAMES) or "Kim"),
    "sub or member": lambda n: c.PlayAs(n.player(), sub=n.draw.random() < 0.5),
    "absent": lambda n: c.MarkAbsent(n.player()),
    "arrived": lambda n: c.MarkArrived(n.of(Status.ABSENT)),
    "away": lambda n: c.MarkAway(n.player()),
    "returned": lambda n: c.MarkReturned(n.of(Status.AWAY)),
    "forfeit": lambda n: c.Forfeit(n.of(Status.AWAY), n.chips()),
    "button": lambda n: c.TellButton(n.table(), n.seat()),
    "hand": lambda n: c.NextHand(n.table()),
    "dealer": lambda n: c.SetDealer(n.table(), n.player()),
    "accept": lambda n: c.Accept(n.stacks()),
    "decline": lambda _: c.Decline(),
    "bring back": lambda _: c.BringBack(),
    "move": lambda n: c.Move(n.player(), n.table(), n.seat()),
    "clock": lambda n: c.CallClock(n.draw.choice((None, n.player()))),
    "count": lambda n: c.CountChips(n.player(), n.chips()),
    "take chips": lambda n: c.TakeChips(n.chips(), "pocket"),
    "race": lambda n: c.Race(n.table(), {number: n.draw.randint(-1, 9) for number in n.players(3)}),
    "handed": lambda n: c.HandPrize(n.of(Status.OUT)),
    "undo": lambda _: c.Undo(),
    "redo": lambda _: c.Redo(),
}
"""Every kind of command, and how one of it is filled with numbers."""


def wish(kind: str, tournament: Tournament, seed: int) -> c.Command:
    """Return a command of that kind for the night as it stands; the same seed gives the same one."""
    return WISHES[kind](Numbers(tournament, Random(seed)))
