"""Suggestions in English."""

import pytest

from clock.tournament.structure import MoveRule, Seat
from clock.tournament.suggestions import (
    AskButton,
    BreakTable,
    DrawnCard,
    ForfeitAway,
    FormFinalTable,
    MovePlayer,
    RemoveAbsent,
    SeatChange,
    Suggestion,
)
from clock.values import replace
from clock.words.english.suggestions import reason, way
from tests.houses import gananda, new_year, wired_pair
from tests.words.samples import night


@pytest.mark.parametrize(
    ("suggestion", "why"),
    [
        (
            MovePlayer(1, 3, 9, 7, MoveRule.NEXT_BIG_BLIND, 1, Seat(1, 4), Seat(3, 6)),
            "Table 1 has 9, table 3 has 7. Zoe in seat 4 is the next big blind.",
        ),
        (
            MovePlayer(1, 3, 9, 7, MoveRule.NEXT_BIG_BLIND, 1, Seat(1, 4), Seat(3, 6), waits=True),
            (
                "Table 1 has 9, table 3 has 7. Zoe in seat 4 is the next big blind. "
                "Dealt in once the button has passed."
            ),
        ),
        (
            MovePlayer(1, 2, 8, 6, MoveRule.RANDOM, 3, Seat(1, 2), Seat(2, 4)),
            "Table 1 has 8, table 2 has 6. Player 3 in seat 2 was drawn by lot, and so was the seat.",
        ),
        (
            MovePlayer(
                *(2, 3, 8, 6, MoveRule.SAME_PLACE, 2, Seat(2, 2), Seat(3, 1)),
                cards=(DrawnCard(1, 14, "spades"), DrawnCard(2, 4, "clubs")),
            ),
            (
                "Table 2 has 8, table 3 has 6. "
                "Low card gives a player: table 1 the ace of spades and table 2 the 4 of clubs. "
                "Ada Byron in seat 2 has the same place from the button as the player who went out."
            ),
        ),
        (
            MovePlayer(1, 3, 9, 7, MoveRule.NEXT_BIG_BLIND),
            (
                "Table 1 has 9, table 3 has 7. "
                "The next big blind moves, to the worst free seat: the first one after the small blind."
            ),
        ),
        (BreakTable(4, (), 27, 3), "3 tables hold the 27 players who are left, so table 4 breaks."),
        (FormFinalTable(9), "9 players are left. Everyone draws a new seat."),
        (AskButton(2, 1), "Button at table 2?"),
        (
            RemoveAbsent((2, 3)),
            "Round 3 has begun. 2 Ada Byron and 3 have not come, and the chips leave play.",
        ),
        (RemoveAbsent((3,)), "Round 3 has begun. 3 has not come, and the chips leave play."),
    ],
)
def test_reasons(suggestion: Suggestion, why: str) -> None:
    """T2 to T6, E4: the reason is one that a player accepts: sizes, and the rule that picks him."""
    assert reason(suggestion, night(gananda())) == why


def test_a_table_that_is_too_short_stops_for_the_move() -> None:
    """T2: three short it plays no hand before it is filled; two short it does."""
    house = replace(wired_pair(), stops_when_short=3)
    short = MovePlayer(1, 3, 9, 6, MoveRule.NEXT_BIG_BLIND, 1, Seat(1, 4), Seat(3, 6))

    assert reason(short, night(house)) == (
        "Table 1 has 9, table 3 has 6. Zoe in seat 4 is the next big blind. Table 3 stops until then."
    )
    assert reason(replace(short, to_size=7), night(house)).endswith("is the next big blind.")


def test_who_waits_after_a_break_is_told() -> None:
    """T4, T7: by number, the names stand below; where a button is not known, in the words of the rule."""
    stays = SeatChange(5, Seat(4, 1), Seat(1, 9))
    waits, also = (
        SeatChange(7, Seat(4, 2), Seat(1, 4), waits=True),
        SeatChange(9, Seat(4, 3), Seat(2, 1), waits=True),
    )
    unknown = SeatChange(9, Seat(4, 3), Seat(2, 1), waits=None)

    def told(*moves: SeatChange) -> str:
        return reason(BreakTable(4, moves, 27, 3), night(gananda())).removeprefix(
            "3 tables hold the 27 players who are left, so table 4 breaks. "
        )

    assert told(stays, waits) == "7 is dealt in once the button has passed."
    assert told(stays, waits, also) == "7 and 9 are dealt in once the button has passed."
    assert told(waits, unknown) == "Between button and small blind: dealt in once the button has passed."


def test_an_away_player_is_told_the_limit() -> None:
    """O5: the reason names the house's minutes."""
    assert reason(ForfeitAway(4), night(new_year())) == (
        "4 Ada Lindqvist has been away more than 20 minutes. Count the stack, the table shares it."
    )


def test_without_a_redraw_nobody_draws() -> None:
    """T6: W does not redraw its final table, so nothing is said of new seats by lot."""
    assert reason(FormFinalTable(9), night(wired_pair())) == "9 players are left. They fit at one table."


def test_the_way_is_told_without_the_number() -> None:
    """T7: the number stands beside the headline, so a player without a name is told only where to go."""
    tournament = night(gananda())

    assert way(4, Seat(3, 6), tournament) == "Ada Lindqvist to table 3, seat 6"
    assert way(3, Seat(3, 6), tournament) == "to table 3, seat 6"


def test_cards_that_are_drawn_are_not_told() -> None:
    """T3: beside the cards themselves only what they decide is said."""
    move = MovePlayer(
        *(2, 3, 8, 6, MoveRule.SAME_PLACE, 2, Seat(2, 2), Seat(3, 1)),
        cards=(DrawnCard(1, 14, "spades"), DrawnCard(2, 4, "clubs")),
    )

    assert reason(move, night(new_year()), drawn=True) == (
        "Table 2 has 8, table 3 has 6. Low card gives a player. "
        "Ada Byron in seat 2 has the same place from the button as the player who went out."
    )
