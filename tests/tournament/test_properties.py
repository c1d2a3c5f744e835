"""What holds whatever is asked of a night, in whatever order, and however long nobody looks."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clock.tournament import commands as c
from clock.tournament import events as e
from clock.tournament.acts import Act, carry_out, decide_act, due_act
from clock.tournament.entries import cause_money, collected, league_money, owed, pool
from clock.tournament.levels import elapsed_ms, left_ms, overtime_ms
from clock.tournament.places import exit_places, prize_list
from clock.tournament.prizes import prize_pool
from clock.tournament.refusals import Refused
from clock.tournament.room import seats_at_table
from clock.tournament.rules import look, next_due_ms, opened
from clock.tournament.state import Tournament
from clock.tournament.structure import SECOND, DealRule, House, Seat
from clock.tournament.suggestions import BreakTable, FormFinalTable
from clock.values import replace
from tests.anything import HOUSES, WISHES, wish

OFTEN = ("out",) * 12 + ("accept",) * 6 + ("undo", "redo", "resume", "button", "rebuy", "no rebuy") * 2
KINDS = (*WISHES, *OFTEN, "power cut")
WAITS = (0, 0, 0, 1, 9, 60, 301, 1200, 4000)
SEEDS = 2**32

Wished = tuple[str, int, int]
"""What is asked, the seed of its numbers and of its chance, and how many seconds pass before it."""


@dataclass(slots=True)
class Watched:
    """A night that is checked after every act. `moved` are seats taken by the host's own word.

    `other` is what chips in play have beside what was bought and what left with players; `others` what it was
    before each act that can be undone.
    """

    tournament: Tournament
    now_ms: int = 5_000_000
    acts: list[Act] = field(default_factory=list)
    moved: set[Seat] = field(default_factory=set)
    other: int = 0
    others: list[int] = field(default_factory=list)

    def make(self, act: Act) -> None:
        """Carry an act out and check how things then stand."""
        self._count_chips(act)
        if isinstance(act.command, c.Move):
            self.moved.add(Seat(act.command.table, act.command.seat))
        self.tournament = carry_out(self.tournament, act)
        self.acts.append(act)
        now = look(self.tournament, self.now_ms)
        check_time(now, self.now_ms)
        check_seats(now, self.moved)
        check_chips(now, self.other)
        check_money(now)
        check_places(now)
        check_suggestions(now)
        check_dealers(now)

    def ask(self, command: c.Command, seed: int) -> None:
        """Make an act, or be refused; undone at once all is as before, and made again as after it."""
        before, shown = self.tournament, repr(self.tournament)
        try:
            self.make(decide_act(self.tournament, command, self.now_ms, seed, Random))
        except Refused:
            assert repr(before) == shown
            assert self.tournament is before
            return
        after = self.tournament
        assert repr(before) == shown
        if not isinstance(command, c.TakeBackToggle):
            assert self.elapsed(after) == self.elapsed(before)
        if not isinstance(command, c.NotUndoable):
            self._turn(c.Undo(), before)
            self._turn(c.Redo(), after)

    def _turn(self, command: c.Command, expected: Tournament) -> None:
        """Undo or redo, and be where that should lead."""
        self.make(decide_act(self.tournament, command, self.now_ms, len(self.acts), Random))
        assert self._still(self.tournament) == self._still(expected)

    def wait(self, seconds: int) -> None:
        """Let time pass: before the moment at which something is due it must bring nothing."""
        before, then_ms = self.tournament, self.now_ms + seconds * SECOND
        due_ms = next_due_ms(before, self.now_ms)
        quiet_ms = then_ms if due_ms is None else min(then_ms, due_ms - 1)
        assert due_act(before, quiet_ms, 0, Random(0)) is None
        ran = self.elapsed(before)
        self.now_ms = then_ms
        self._catch_up()
        assert self.elapsed(self.tournament) >= ran

    def cut_power(self, seconds: int) -> None:
        """Pull the plug, some seconds after the last mark; the clock stands there in another boot."""
        if self.tournament.finished:
            return
        mark_ms = max(self.tournament.clock.ran_ms, self.elapsed(self.tournament) - seconds * SECOND)
        self.now_ms = 1_000 + seconds
        self.make(Act(self.now_ms, None, 0, (e.PowerReturned(self.now_ms, mark_ms),)))
        assert not self.tournament.clock.running
        assert self.elapsed(self.tournament) == mark_ms
        self._catch_up()

    def elapsed(self, tournament: Tournament) -> int:
        """Return how long the clock has run by now."""
        return elapsed_ms(look(tournament, self.now_ms).clock, self.now_ms)

    def _catch_up(self) -> None:
        """Record what time alone has brought, which is then all of it."""
        act = due_act(self.tournament, self.now_ms, self.now_ms, Random(self.now_ms))
        if act is not None:
            self.make(act)
        assert due_act(self.tournament, self.now_ms, 0, Random(0)) is None

    def _still(self, tournament: Tournament) -> Tournament:
        """Return the tournament as it stands, without what only tells since when, and what undo leaves."""
        now = look(tournament, self.now_ms)
        since = self.now_ms if now.clock.running else None
        clock = replace(now.clock, ran_ms=self.elapsed(tournament), since_ms=since)
        return replace(now, clock=clock, latest=(), on_player=None)

    def _count_chips(self, act: Act) -> None:
        """Keep account of the chips that came and went otherwise than with a purchase or an exit."""
        match act.command:
            case c.Undo():
                self.other = self.others.pop()
                return
            case c.Redo():
                self.others.append(self.other)
            case command if command is not None and not isinstance(command, c.NotUndoable):
                self.others.append(self.other)
        for event in act.events:
            match event:
                case e.ChipsTaken(chips=chips):
                    self.other -= chips
                case e.Raced(before=before, after=after):
                    self.other += after - before
                case e.PlayerUnregistered(player=number, chips_removed=removed):
                    gone = [out.chips_removed for out in self.tournament.exits if out.player == number]
                    bought = [buy.chips for buy in self.tournament.players[number].purchases]
                    self.other += sum(bought) - sum(gone) - removed


def check_time(now: Tournament, now_ms: int) -> None:
    """Cases 2, 6: only the last stage can be over, no time left is negative, and what waits does not run."""
    assert left_ms(now, now_ms) >= 0
    assert elapsed_ms(now.clock, now_ms) >= 0
    assert not (now.clock.running and now.clock.waiting)
    assert not overtime_ms(now, now_ms) or now.clock.stage == len(now.stages) - 1


def check_seats(now: Tournament, moved: set[Seat]) -> None:
    """T1, E10, case 28: who plays has one seat, which exists and is nobody else's; kept seats are kept."""
    seats = [player.seat for player in now.players.values() if player.playing]
    taken = [seat for seat in seats if seat is not None]
    most = seats_at_table(now.house, len(now.tables))
    tables = {table.number for table in now.tables}
    kept = {player.seat for player in now.players.values() if player.may_return}

    assert len(set(taken)) == len(taken)
    assert not now.started or len(taken) == len(seats)
    assert all(seat.table in tables and 1 <= seat.seat <= most for seat in taken)
    assert not kept.intersection(taken) - moved


def check_chips(now: Tournament, other: int) -> None:
    """E8: chips in play are what was bought less what left with players, and what was taken or raced."""
    bought = sum(purchase.chips for player in now.players.values() for purchase in player.purchases)
    removed = sum(gone.chips_removed for gone in now.exits)

    assert now.chips_in_play == bought - removed + other
    assert now.chips_in_play > 0 or not now.started


def check_money(now: Tournament) -> None:
    """E9, P2: collected and owed are what the pots get, and the prizes pay all of the pool."""
    rules = now.house.prizes

    assert collected(now) + owed(now) == pool(now) + league_money(now) + cause_money(now)
    assert sum(prize_list(now)) == (prize_pool(rules, pool(now)) if now.players else 0)


def check_places(now: Tournament) -> None:
    """O1, O2: the places of those out run from left + 1 to the entries, shared only on one hand."""
    given_out = exit_places(now)
    hands = {(gone.player, gone.entry): (gone.hand, gone.rank) for gone in now.exits}
    count = Counter(place.place for place in given_out.values())
    expected = now.left() + 1
    for place in sorted(count):
        on_it = [out for out, one in given_out.items() if one.place == place]
        assert place == expected
        assert len({hands[out] for out in on_it}) == 1
        assert all(given_out[out].tied == (len(on_it) > 1) for out in on_it)
        expected += count[place]

    assert expected == now.entries() + 1


def check_suggestions(now: Tournament) -> None:
    """E10, T5, T6: no final table and no break of a table that somebody who may come back would need."""
    may_play = now.left() + len(now.players.returning)
    for one in (*now.suggestions, *now.aside):
        if isinstance(one, FormFinalTable):
            assert may_play <= now.house.final_table.size
        if isinstance(one, BreakTable):
            assert may_play <= one.tables_after * seats_at_table(now.house, one.tables_after)
    assert not (now.finished and now.suggestions)


def check_dealers(now: Tournament) -> None:
    """B1: wherever anybody sits somebody deals, of tonight's players; nobody does where dealers are hired."""
    sitting = {seat.table for seat in now.seated()}
    for table in now.tables:
        if now.house.deal_rule is DealRule.EACH_HAND:
            assert table.dealer is None
        elif table.number in sitting:
            assert table.dealer in now.players


def play(house: House, players: int, wished: list[Wished]) -> None:
    """Play a night of so many players by what is wished, then make all its acts again from the start."""
    night = Watched(opened(house))
    for _ in range(players):
        night.ask(c.Register(), 0)
    begins = Random(players).randrange(5)
    for count, (kind, seed, seconds) in enumerate(wished):
        night.wait(seconds)
        if count == begins and not night.tournament.started:
            night.ask(c.Start(), seed)
        if kind == "power cut":
            night.cut_power(seed % 5)
        else:
            night.ask(wish(kind, night.tournament, seed), seed)
    again = opened(house)
    for act in night.acts:
        again = carry_out(again, act)

    assert again == night.tournament


def test_everything_is_asked() -> None:
    """What is asked of the nights below is of every kind there is."""
    empty = opened(HOUSES[0])
    asked = {type(wish(kind, empty, seed)) for kind in WISHES for seed in range(20)}

    assert asked == set(get_args(c.Command))


@settings(max_examples=120)
@given(
    house=st.sampled_from(HOUSES),
    players=st.integers(2, 35),
    wished=st.lists(
        st.tuples(st.sampled_from(KINDS), st.integers(0, SEEDS), st.sampled_from(WAITS)),
        min_size=20,
        max_size=60,
    ),
)
def test_any_night_holds_together(house: House, players: int, wished: list[Wished]) -> None:
    """E8, E9, E10, O1, O4, T1, case 28: after any acts whatever, chips, money, seats and places are right.

    Only Refused is ever raised, and then nothing changes. Undo brings back what was before, redo what undo
    took, and the acts made again from the start lead to the same night.
    """
    play(house, players, wished)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100))
def test_any_long_night_holds_together(seed: int) -> None:
    """E8, E9, E10, O1, O4, T1, case 28: the same of nights of 200 acts, 100,000 acts in all."""
    draw = Random(seed)
    for house in HOUSES:
        wished = [(draw.choice(KINDS), draw.randrange(SEEDS), draw.choice(WAITS)) for _ in range(200)]
        play(house, draw.randint(2, 35), wished)
