"""Whatever happens in a night, it can be reported and told."""

import json
from random import Random
from typing import get_args

from hypothesis import given, settings
from hypothesis import strategies as st

from clock.tournament import commands as c
from clock.tournament.acts import carry_out, decide_act
from clock.tournament.commands import Command
from clock.tournament.levels import settle
from clock.tournament.refusals import Refused
from clock.tournament.structure import MINUTE, House
from clock.words import words_in
from tests.houses import gananda, new_year, wired_pair
from tests.report.nights import Evening

ENGLISH = words_in("en")
MONEY = ("collected", "owed", "pool", "league", "cause")
PLAYERS = st.integers(1, 21)
TABLES = st.integers(1, 3)
SEATS = st.integers(1, 10)
GROUPS = st.lists(PLAYERS, min_size=1, max_size=3).map(tuple)

ACTS: st.SearchStrategy[Command] = st.one_of(
    st.builds(c.BustOut, GROUPS, by=st.lists(PLAYERS, max_size=2).map(tuple)),
    st.builds(c.BustOut, st.just((1, 2)), chips=st.just({1: 100, 2: 50})),
    st.builds(c.Accept),
    st.builds(c.TellButton, TABLES, SEATS),
    st.builds(c.NextHand, TABLES),
    st.builds(c.Move, PLAYERS, TABLES, SEATS),
    st.builds(c.Rebuy, PLAYERS),
    st.builds(c.AddTime, st.integers(-90, 90).map(lambda minutes: minutes * MINUTE)),
    st.builds(c.CallBreak, now=st.booleans()),
    st.builds(c.GoToLevel, st.integers(1, 20)),
    st.builds(c.CallClock, st.none() | PLAYERS),
    st.builds(c.EnterLate, st.sampled_from([None, "Ada", "Ada Byron"])),
    *(
        st.builds(kind, PLAYERS)
        for kind in (c.PutBackIn, c.DeclineReturn, c.MarkAway, c.MarkReturned, c.HandPrize, c.Unregister)
    ),
    *(
        st.builds(kind)
        for kind in get_args(Command)
        if kind in {c.Pause, c.Resume, c.Skip, c.Back, c.Decline, c.BringBack, c.Undo, c.Redo}
    ),
)


@settings(max_examples=60)
@given(
    house=st.sampled_from([gananda(), new_year(), wired_pair()]),
    players=st.integers(2, 20),
    acts=st.lists(st.tuples(st.integers(0, 30), ACTS), max_size=20),
)
def test_any_night_can_be_told(house: House, players: int, acts: list[tuple[int, Command]]) -> None:
    """Every act is confirmed or refused in words, and after each the report is plain data that adds up."""
    evening = Evening(house, players)
    evening.do(c.Start())
    minute = 0
    for wait, command in acts:
        minute += wait
        evening.go_to(minute)
        told(evening, command)
        state = evening.report()
        cents = {key: round(float(str(state[f"money.{key}"])) * 100) for key in MONEY}

        assert json.loads(json.dumps(state.state)) == state.state
        assert cents["collected"] + cents["owed"] == cents["pool"] + cents["league"] + cents["cause"]
        assert (state["phase"] == "running") == settle(evening.tournament, evening.now_ms).clock.running


def told(evening: Evening, command: Command) -> None:
    """Do an act and say what came of it, or say why it is refused."""
    try:
        act = decide_act(evening.tournament, command, evening.now_ms, 7, Random)
    except Refused as no:
        said = ENGLISH.refusals.sentence(no.reason, evening.tournament)
    else:
        evening.tournament = carry_out(evening.tournament, act)
        said = ENGLISH.confirmations.confirmation(act.events, evening.tournament)
    assert "None" not in said
