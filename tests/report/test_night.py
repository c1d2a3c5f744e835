"""The report of a night: its keys, and that every figure is the night's."""

import json

import pytest

from clock.report import Score
from clock.tournament import commands as c
from clock.tournament.structure import AnteKind, House, Level
from clock.values import replace
from tests.houses import gananda, new_year
from tests.report.nights import Evening, Read

KEYS = (
    *("at", "boottime", "phase", "waiting", "stage", "remaining", "overtime", "elapsed"),
    *("next", "next_level", "next_break", "players", "chips", "money", "tables", "suggestions"),
    *("player_clock", "chip_up", "notices", "undo", "redo"),
)
STAGE_KEYS = ("kind", "name", "level", "small", "big", "ante", "ante_kind")
PLAYER_KEYS = (
    *("number", "name", "status", "table", "seat", "place", "tied", "chips", "by", "knockouts"),
    *("rebuys", "paid", "owes", "prize", "handed", "points", "bonus", "score"),
)
TABLE_KEYS = ("table", "button", "small", "big", "dead", "dealer", "seats", "race")


def begun(house: House, players: int) -> Evening:
    """Return an evening at its first deal."""
    evening = Evening(house, players)
    evening.do(c.Start())
    return evening


def has(state: Read, path: str, keys: tuple[str, ...]) -> bool:
    """Return whether an object has all these keys."""
    found = state[path]
    return isinstance(found, dict) and set(keys) <= set(found)


def test_the_report_has_every_key() -> None:
    """The state's keys are fixed; each is there in setup, while the night runs, and when it is over."""
    evening = Evening(gananda(), 3)
    nights = [evening.report()]
    evening.do(c.Start())
    nights.append(evening.report())
    evening.do(c.BustOut((2,)), c.BustOut((3,)))
    nights.append(evening.report())

    assert [state["phase"] for state in nights] == ["setup", "running", "finished"]
    for state in nights:
        assert isinstance(state.state, dict)
        assert tuple(state.state)[: len(KEYS)] == KEYS
        assert has(state, "stage", STAGE_KEYS)
        assert has(state, "players", ("entries", "left", "list"))
        assert has(state, "players.list.0", PLAYER_KEYS)
        assert has(state, "chips", ("in_play", "average"))
        assert has(state, "money", ("collected", "owed", "pool", "paid_out", "prizes", "league"))
    assert all(has(state, "tables.0", TABLE_KEYS) for state in nights[1:])


def test_the_report_is_plain_data() -> None:
    """It can be written as JSON and read back as it was."""
    evening = begun(new_year(), 14)
    evening.do(c.TellButton(1, 1), c.CallClock(3))
    state = evening.report().state

    assert json.loads(json.dumps(state)) == state


def test_before_the_first_deal() -> None:
    """V3, P2: in setup the first level waits whole, and the prizes are those of the players entered."""
    state = Evening(gananda(), 14).report()

    assert (state["phase"], state["waiting"]) == ("setup", "start")
    assert (state["stage.name"], state["remaining"], state["elapsed"]) == ("Round 1", 1500.0, 0.0)
    assert state["next_break"] == 6000.0
    assert (state["players.entries"], state["players.left"]) == (14, 14)
    assert state["money.prizes"] == ["129", "76", "48", "27"]
    assert [state[f"money.{key}"] for key in ("collected", "owed", "pool", "league")] == [
        *("350", "0", "280", "70"),
    ]
    assert state["chips.in_play"] == 21_000
    assert state["tables"] == []


def test_an_empty_night() -> None:
    """Nobody is entered yet: no average to divide, no prizes to pay."""
    state = Evening(gananda(), 0).report()

    assert (state["chips.average"], state["money.prizes"], state["players.list"]) == (0, [], [])


def test_a_level_is_told_with_what_comes_next() -> None:
    """V1, S1: an hour and a quarter in, G is in round 4, with a break next and 50/100 after it."""
    evening = begun(gananda(), 14)
    evening.go_to(80)
    state = evening.report()

    assert (state["phase"], state["waiting"]) == ("running", None)
    assert state["stage"] == {
        "kind": "level",
        "name": "Round 4",
        "level": 4,
        "small": 40,
        "big": 80,
        "ante": 0,
        "ante_kind": None,
    }
    assert (state["remaining"], state["elapsed"], state["overtime"]) == (1200.0, 4800.0, 0.0)
    assert (state["next.name"], state["next_level.small"], state["next_break"]) == ("Break 1", 50, 1200.0)


def test_at_the_instant_a_stage_ends_the_next_is_whole() -> None:
    """S3: at 0:25:00 it is round 2 with all its time."""
    evening = begun(gananda(), 14)
    evening.go_to(25)

    assert (evening.report()["stage.level"], evening.report()["remaining"]) == (2, 1500.0)


def test_in_a_break() -> None:
    """V4, S7, S8: the level is the last one played, nothing is posted, and the chip-up is told."""
    evening = begun(gananda(), 20)
    evening.go_to(101)
    state = evening.report()

    assert state["stage"] == {
        "kind": "break",
        "name": "Break 1",
        "level": 4,
        "small": None,
        "big": None,
        "ante": None,
        "ante_kind": None,
    }
    assert state["chip_up"] == {"leaves": [5], "bring": [{"value": 25, "count": 100}]}
    assert state["next_break"] == (9 + 5 * 20) * 60
    assert state["next_level.name"] == "Round 5"


def test_a_held_break_waits() -> None:
    """S2, S5: N's break stands at 0 when it has run out, and says what it waits for."""
    evening = begun(new_year(), 14)
    evening.go_to(75)
    state = evening.report()

    assert (state["phase"], state["waiting"], state["remaining"]) == ("paused", "break", 0.0)
    assert state["elapsed"] == 4200.0


def test_the_last_level_counts_up() -> None:
    """S4: after the schedule the blinds stay, nothing comes next, and the overtime grows."""
    evening = begun(gananda(), 14)
    evening.go_to(6 * 60 + 50)
    state = evening.report()

    assert (state["stage.level"], state["remaining"], state["overtime"]) == (19, 0.0, 300.0)
    assert [state[key] for key in ("next", "next_level", "next_break")] == [None, None, None]


def test_an_ante_is_told_with_its_kind() -> None:
    """S6: the big blind's ante is named as such."""
    ante = Level(1, 100, 200, 1_200_000, ante=200, ante_kind=AnteKind.BIG_BLIND)
    house = gananda()
    state = begun(replace(house, stages=(ante, *house.stages[1:])), 14).report()

    assert (state["stage.ante"], state["stage.ante_kind"]) == (200, "big blind")


def test_a_bust_out_and_the_way_back() -> None:
    """O1, O3, O4: who is out has a place, a victor and no seat; the lines tell undo and redo."""
    evening = begun(gananda(), 14)
    evening.do(c.BustOut((12,), by=(5,)))
    state = evening.report()
    out = state.player(12)

    assert [out[key] for key in ("status", "place", "tied", "by")] == ["out", 14, False, [5]]
    assert [out[key] for key in ("table", "seat", "prize")] == [None, None, None]
    assert state.player(5)["knockouts"] == 1
    assert (state["players.left"], state["chips.average"]) == (13, 1615)
    assert (state["undo"], state["redo"]) == ("12 out, 14th", None)

    evening.do(c.Undo())

    assert (evening.report()["undo"], evening.report()["redo"]) == (None, "12 out, 14th")


def test_undo_calls_a_player_by_name() -> None:
    """O4: a player with a name is told by it."""
    evening = begun(gananda(), 9)
    evening.name(4, "Ada")
    evening.do(c.BustOut((4,)))

    assert evening.report()["undo"] == "Ada out, 9th"


def test_the_winner_has_the_first_prize() -> None:
    """O1, P2: with one left the night is finished, and every paid place has its prize."""
    evening = begun(gananda(), 4)
    evening.do(c.BustOut((1,)), c.BustOut((2,)), c.BustOut((3,)), c.HandPrize(3))
    state = evening.report()

    assert (state["phase"], state["waiting"]) == ("finished", None)
    assert [state.player(number)["place"] for number in (1, 2, 3, 4)] == [4, 3, 2, 1]
    assert [state.player(number)["prize"] for number in (1, 2, 3, 4)] == [None, None, "24", "56"]
    assert [state.player(number)["handed"] for number in (3, 4)] == [True, False]


def test_tied_players_share_to_the_cent() -> None:
    """O2, P1, case 58: 14 players and three rebuys play for 340; 3rd and 4th on one hand get 42.50 each."""
    evening = begun(new_year(), 14)
    for player in (1, 2, 3):
        evening.do(c.BustOut((player,)), c.Rebuy(player))
    evening.go_to(86)
    evening.do(c.Resume())
    evening.go_to(95)
    for player in range(1, 11):
        evening.do(c.BustOut((player,)))
    evening.do(c.BustOut((11, 12)))
    state = evening.report()

    assert (state["money.pool"], state["money.prizes"]) == ("340", ["170", "85", "51", "34"])
    for player in (11, 12):
        assert [state.player(player)[key] for key in ("place", "tied", "prize")] == [3, True, "42.50"]
    assert state.player(10)["prize"] is None


def test_no_prize_while_a_player_may_come_back() -> None:
    """E10: a place is not final, and wins nothing, until the answer to the rebuy is no."""
    evening = begun(new_year(), 3)
    evening.do(c.BustOut((1,)))
    asked = evening.report().player(1)["prize"]
    evening.do(c.DeclineReturn(1))

    assert (asked, evening.report().player(1)["prize"]) == (None, "12")


def test_the_books_of_an_absent_player() -> None:
    """E4, E9: who has not come is an entry that owes the buy-in."""
    evening = Evening(gananda(), 2)
    evening.do(c.Register(absent=True))
    state = evening.report()

    assert [state.player(3)[key] for key in ("status", "paid", "owes")] == ["absent", "0", "25"]
    assert [state[f"money.{key}"] for key in ("collected", "owed", "pool", "league")] == [
        *("50", "25", "60", "15"),
    ]


def test_the_clock_on_a_player() -> None:
    """O6: the player and the seconds left are told while the main clock runs on."""
    evening = begun(gananda(), 4)
    evening.do(c.CallClock(2))
    evening.now_ms += 15_000

    assert evening.report()["player_clock"] == {"player": 2, "remaining": 45.0}


def test_scores_of_the_league() -> None:
    """L1, L2: points are without the bonus, the score is with it; without a place there are none."""
    evening = Evening(gananda(), 2)
    state = evening.report({1: Score(111_80, bonus=3_00), 2: Score(None, bonus=1_50)})

    assert [state.player(1)[key] for key in ("points", "bonus", "score")] == ["111.80", 3, "114.80"]
    assert [state.player(2)[key] for key in ("points", "bonus", "score")] == [None, 1.5, None]


@pytest.mark.parametrize(("players", "field_ends"), [(54, False), (55, True)])
def test_notices_are_sentences(players: int, field_ends: bool) -> None:
    """P1: a field larger than the prize table is told with its number."""
    notices = Evening(gananda(), players).report()["notices"]

    assert (notices == ["The prize table ends at 54 players. For 55 its last row is used."]) is field_ends


def test_when_the_night_is_likely_to_end() -> None:
    """V5: 14 players have 21,000 chips, 25 big blinds or fewer in round 12 (1,000), which ends at 4:40."""
    evening = begun(gananda(), 14)

    assert evening.report()["expected_end"] == {"level": 12, "in": 16_800.0, "one_less": 15_600.0}
