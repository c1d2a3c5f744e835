"""A night for the tests of the rules: it makes acts one after the other on a time of its own."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random

import pytest

from clock.tournament.acts import Act, carry_out, decide_act, due_act
from clock.tournament.commands import AddTime, BustOut, Command, DeclineReturn, Register, Skip, Start
from clock.tournament.levels import elapsed_ms, left_ms, stage_of
from clock.tournament.refusals import Reason, Refused
from clock.tournament.rules import look, opened
from clock.tournament.state import Player, Table, Tournament, Waiting
from clock.tournament.structure import SECOND, Break, House, Seat
from clock.tournament.suggestions import BreakTable, Suggestion

Hand = tuple[int, int, int]
"""The seats of the button, the small and the big blind."""


@dataclass(slots=True)
class Night:
    """A tournament, the time, and every act made so far."""

    tournament: Tournament
    now_ms: int = 1_000_000
    seed: int = 0
    acts: list[Act] = field(default_factory=list)

    def do(self, *commands: Command) -> None:
        """Make acts at the present time."""
        for command in commands:
            self.seed += 1
            self._carry_out(decide_act(self.tournament, command, self.now_ms, self.seed, Random))

    def refuses(self, command: Command) -> Reason:
        """Return why an act is refused, having checked that the refusal changed nothing."""
        with pytest.raises(Refused) as refused:
            decide_act(self.tournament, command, self.now_ms, self.seed + 1, Random)
        return refused.value.reason

    def wait(self, seconds: float) -> None:
        """Let time pass, and record what it brings."""
        self.now_ms += round(seconds * SECOND)
        self.seed += 1
        act = due_act(self.tournament, self.now_ms, self.seed, Random(self.seed))
        if act is not None:
            self._carry_out(act)

    def _carry_out(self, act: Act) -> None:
        self.acts.append(act)
        self.tournament = carry_out(self.tournament, act)

    @property
    def now(self) -> Tournament:
        """The tournament as it stands now."""
        return look(self.tournament, self.now_ms)

    @property
    def stage(self) -> str:
        """The stage that is on: L3 or B1."""
        stage = stage_of(self.now)
        return f"{'B' if isinstance(stage, Break) else 'L'}{stage.number}"

    @property
    def left(self) -> float:
        """The seconds left of the stage."""
        return left_ms(self.now, self.now_ms) / SECOND

    @property
    def elapsed(self) -> float:
        """The seconds the clock has run."""
        return elapsed_ms(self.now.clock, self.now_ms) / SECOND

    @property
    def waiting(self) -> Waiting | None:
        """Why the clock waits."""
        return self.now.clock.waiting

    @property
    def running(self) -> bool:
        """Whether time flows."""
        return self.now.clock.running

    @property
    def suggestions(self) -> tuple[Suggestion, ...]:
        """What is suggested now."""
        return self.now.suggestions

    def player(self, number: int) -> Player:
        """Return the player of that number."""
        return self.now.players[number]

    def table(self, number: int = 1) -> Table:
        """Return a table as it stands now."""
        found = self.now.table(number)
        assert found is not None
        return found

    @property
    def hand(self) -> Hand:
        """The hand at table 1."""
        positions = self.table().positions
        assert positions is not None
        return positions.button, positions.small, positions.big


def at_stage(night: Night, stage: int, left: float) -> Night:
    """Bring a night to a stage, by index, with so many seconds left."""
    while night.now.clock.stage < stage:
        night.do(Skip())
    night.do(AddTime(round((left - night.left) * SECOND)))
    return night


def who_sits(night: Night, table: int, seat: int) -> int:
    """Return who sits there, whatever was drawn."""
    return night.now.seated()[Seat(table, seat)]


def night_of(house: House, players: int, *, started: bool = True) -> Night:
    """Return a night with so many anonymous players, the first deal done."""
    night = Night(opened(house))
    night.do(*(Register() for _ in range(players)))
    if started:
        night.do(Start())
    return night


def table_sizes(night: Night) -> dict[int, int]:
    """Return how many play at each table."""
    count = Counter(seat.table for seat in night.now.seated())
    return {table.number: count[table.number] for table in night.now.tables}


def go_out(night: Night, *seats: tuple[int, int], together: bool = False) -> None:
    """Let those at these tables and seats go out for good, each on a hand of its own or together."""
    players = tuple(who_sits(night, table, seat) for table, seat in seats)
    hands: Iterable[tuple[int, ...]] = (players,) if together else ((number,) for number in players)
    for gone in hands:
        night.do(BustOut(gone, order=tuple((number,) for number in gone)))
        night.do(*(DeclineReturn(number) for number in gone if night.player(number).may_return))


def offered(night: Night) -> tuple[Suggestion, ...]:
    """Return what is suggested."""
    return night.suggestions


def the_break(night: Night) -> BreakTable:
    """Return the break that is suggested, alone."""
    assert len(night.suggestions) == 1
    suggestion = night.suggestions[0]
    assert isinstance(suggestion, BreakTable)
    return suggestion
