"""Refusals in English."""

import pytest

from clock.tournament import refusals as r
from clock.tournament.commands import BustOut, Skip
from clock.tournament.refusals import Reason
from clock.tournament.state import Step
from clock.values import replace
from clock.words.english.refusals import sentence
from tests.houses import gananda, new_year
from tests.words.samples import night


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (r.UnknownPlayer(77), "Nobody has the number 77 tonight. The numbers go from 1 to 4."),
        (r.NotOut(3), "3 is not out. Check the number."),
        (
            r.NeedsStacks((3, 4)),
            "Who had more before the hand? The places of 3 and 4 Ada Lindqvist go by their stacks.",
        ),
        (r.LastLevel(), "There is nothing after level 15. It goes on until the night ends."),
        (r.NoSuchLevel(25, 15), "There is no level 25. The last one is level 15."),
        (r.WindowShut("late entry", 4), "It is too late: late entries ended as level 4 began."),
        (r.AskIfBefore(4), "Rebuys have just ended: did the hand begin before level 4?"),
        (r.LimitReached(3, "rebuy", 1), "3 has had the one rebuy that this house allows."),
        (r.LimitReached(3, "add-on", 2), "3 has had all 2 add-ons that this house allows."),
        (r.LimitReached(3, "re-entry", 2), "3 has had all 2 re-entries that this house allows."),
        (r.TooLong(), "A day is the longest that can be. Type less."),
        (r.TooManyChips(), "Only 4,000 chips are in play. Type fewer."),
        (r.NotSold("re-entry"), "This house has no re-entries."),
        (r.SeatTaken(1, 1, 1), "1 Zoe sits at table 1, seat 1. Free there: seats 3, 4, 5, 6, 7 and 8."),
        (r.NoSuchTable(7), "There is no table 7 in play. Play is at tables 1 and 2."),
    ],
)
def test_refusals_name_what_is_wrong(reason: Reason, said: str) -> None:
    """A refusal names players by number and name, and says what would be right."""
    assert sentence(reason, night(new_year())) == said


def test_level_is_called_as_the_house_calls_it() -> None:
    """S1: G's levels are rounds, in refusals too."""
    assert sentence(r.LevelIsOver(3), night(gananda())) == (
        "Round 3 has been played. Name one that is on or still to come."
    )


def test_already_out_says_how_to_take_it_back() -> None:
    """O4: if the bust-out was the last act undo takes it back, else the menu puts the player in."""
    tournament = night(gananda(), out=(3, 4))
    last = replace(tournament, done=Step(BustOut((4,)), 0, tournament))
    older = replace(tournament, done=Step(Skip(), 0, tournament))

    assert sentence(r.AlreadyOut(4), last) == (
        "4 Ada Lindqvist is already out, in 3rd place. Undo takes it back."
    )
    assert sentence(r.AlreadyOut(3), last) == (
        "3 is already out, in 4th place. The menu can put a player back in."
    )
    assert sentence(r.AlreadyOut(4), older).endswith("The menu can put a player back in.")


def test_a_seat_kept_for_who_may_come_back_is_not_said_to_be_free() -> None:
    """E10: nobody sits there, and nobody can be moved there either."""
    tournament = night(new_year(), out=(1,))
    tournament = tournament.with_player(replace(tournament.players[1], may_return=True))

    said = sentence(r.SeatTaken(1, 1, 1), tournament)

    assert said == "1 Zoe may still come back to table 1, seat 1. Free there: seats 3, 4, 5, 6, 7 and 8."
