"""Tables and suggestions in the report."""

from clock.tournament import commands as c
from clock.tournament.state import Positions, Table, TableRace
from clock.tournament.structure import MoveRule, Seat
from clock.tournament.suggestions import (
    AskButton,
    BreakTable,
    ForfeitAway,
    FormFinalTable,
    MovePlayer,
    RemoveAbsent,
    SeatChange,
    Suggestion,
)
from clock.values import replace
from tests.houses import gananda, new_year
from tests.report.nights import Evening, Read


def seated(players: int) -> Evening:
    """Return G's evening after its draw; player n sits where the draw put him."""
    evening = Evening(gananda(), players)
    evening.do(c.Start())
    return evening


def at_table(table: Table) -> Read:
    """Return the report of a table where players 1, 2 and 3 sit in seats 1, 2 and 4."""
    evening = seated(3)
    places = {1: Seat(1, 1), 2: Seat(1, 2), 3: Seat(1, 4)}
    known = evening.tournament.players
    players = known.having(*(replace(player, seat=places[number]) for number, player in known.items()))
    evening.tournament = replace(evening.tournament, players=players, tables=(table,))
    return evening.report()


def test_every_seat_is_listed() -> None:
    """T1: a table lists all its seats, the empty ones as such, and everyone once."""
    state = seated(14).report()
    seats = [state[f"tables.{table}.seats"] for table in (0, 1)]

    sitting: list[int] = []
    for table in seats:
        assert isinstance(table, dict)
        assert list(table) == [str(seat) for seat in range(1, 11)]
        sitting += [player for player in table.values() if player]
    assert sorted(sitting) == list(range(1, 15))


def test_nobody_sits_where_somebody_went_out() -> None:
    """O1: the seat of who is out is empty."""
    evening = seated(3)
    seat = evening.tournament.players[2].seat
    evening.do(c.BustOut((2,)))

    assert seat is not None
    assert evening.report()[f"tables.0.seats.{seat.seat}"] is None


def test_untold_positions_are_null() -> None:
    """B2: before the button was told nothing is made up."""
    state = at_table(Table(1))

    assert [state[f"tables.0.{key}"] for key in ("button", "small", "big")] == [None, None, None]
    assert (state["tables.0.dead"], state["tables.0.dealer"], state["tables.0.race"]) == ([], None, None)


def test_dead_roles_are_named() -> None:
    """B2: the seats are given even when nobody sits there, and the roles of empty seats are dead."""
    state = at_table(Table(1, Positions(button=3, small=4, big=1), lying=3))

    assert [state[f"tables.0.{key}"] for key in ("button", "small", "big")] == [3, 4, 1]
    assert state["tables.0.dead"] == ["button"]


def test_the_button_is_where_it_lies() -> None:
    """B3: where the house keeps the button with a living player, that seat is told and nothing is dead."""
    state = at_table(Table(1, Positions(button=3, small=4, big=1), lying=2))

    assert (state["tables.0.button"], state["tables.0.dead"]) == (2, [])


def test_the_dealer_and_the_race() -> None:
    """B1, S9: who deals and from which seat, and what each player won in the last race."""
    state = at_table(Table(1, dealer=3, race=TableRace({1: 4, 3: 2}, {1: 1, 3: 0}, {}, 6000, 5995)))

    assert state["tables.0.dealer"] == {"player": 3, "seat": 4}
    assert state["tables.0.race"] == {"chips": {"1": 1, "3": 0}}


def test_a_dealer_who_is_out_has_no_seat() -> None:
    """B1: at N's final table, past its rebuys, the player who went out last deals, and sits nowhere."""
    evening = Evening(new_year(), 4)
    evening.do(c.Start())
    evening.go_to(75)
    evening.do(c.Resume())
    evening.go_to(90)
    evening.do(c.BustOut((2,)))

    assert evening.report()["tables.0.dealer"] == {"player": 2, "seat": None}


def of(suggestion: Suggestion) -> object:
    """Return a suggestion as the report has it."""
    evening = seated(14)
    evening.tournament = replace(evening.tournament, suggestions=(suggestion,))
    return evening.report()["suggestions.0"]


def test_suggestions_as_data() -> None:
    """T2 to T7, E4, O5: each kind has its reason and its own keys; seats are table and seat."""
    move = MovePlayer(2, 3, 9, 7, MoveRule.RANDOM, 8, Seat(2, 2), Seat(3, 6))
    unnamed = MovePlayer(2, 3, 9, 7, MoveRule.NEXT_BIG_BLIND)
    breaks = BreakTable(4, (SeatChange(7, Seat(4, 1), Seat(2, 5)),), 18, 3)
    tables = {"from_table": 2, "to_table": 3}

    assert of(move) == {
        "kind": "move",
        "player": 8,
        "from": [2, 2],
        "to": [3, 6],
        **tables,
        "reason": "Table 2 has 9, table 3 has 7. Player 8 in seat 2 was drawn by lot, and so was the seat.",
    }
    assert of(unnamed) == {
        "kind": "move",
        "player": None,
        "from": None,
        "to": None,
        **tables,
        "reason": "Table 2 has 9, table 3 has 7. The next big blind moves, to the worst free seat: "
        "the first one after the small blind.",
    }
    assert of(breaks) == {
        "kind": "break",
        "table": 4,
        "moves": [{"player": 7, "from": [4, 1], "to": [2, 5]}],
        "reason": "3 tables hold the 18 players who are left, so table 4 breaks.",
    }
    assert of(FormFinalTable(9)) == {
        "kind": "final table",
        "left": 9,
        "reason": "9 players are left. Everyone draws a new seat.",
    }
    assert of(AskButton(2, 1)) == {"kind": "ask button", "table": 2, "reason": "Button at table 2?"}
    assert of(RemoveAbsent((3,))) == {
        "kind": "remove absent",
        "players": [3],
        "reason": "Round 3 has begun. 3 has not come, and the chips leave play.",
    }
    assert of(ForfeitAway(3)) == {
        "kind": "forfeit",
        "players": [3],
        "reason": "3 has been away too long. Count the stack, the table shares it.",
    }
