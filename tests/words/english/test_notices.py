"""What the room should know, in English."""

import pytest

from clock.tournament import notices as n
from clock.tournament.structure import Chip, Level
from clock.words.english.notices import notice
from tests.houses import gananda
from tests.words.samples import night


@pytest.mark.parametrize(
    ("what", "said"),
    [
        (n.NewLevel(Level(7, 100, 200, 1)), "Round 7, 100/200 from the next hand."),
        (n.LastLevelOver(), "The last level goes on, and the clock counts up."),
        (n.BreakAtLevelEnd(), "A break comes next. Begin no hand that cannot be finished."),
        (n.FinishTheHand(), "Finish the hand. Deal no new one."),
        (n.OneFromTheMoney(4, hand_for_hand=False), "One more out and all are paid: 4 prizes."),
        (
            n.OneFromTheMoney(4, hand_for_hand=True),
            "One more out and all are paid: 4 prizes. Play hand for hand.",
        ),
        (n.InTheMoney(1), "Everyone left is in the money: 1 prize."),
        (n.TableStops(2, 5, 8), "Table 2 stops: it has 5, the largest has 8. Fill it first."),
        (n.MayReturn((2,)), "2 Ada Byron may still come back in."),
        (n.BeyondBands(55, 54), "The prize table ends at 54 players. For 55 its last row is used."),
        (n.CaseLacks(Chip(500, "white"), 40, 10), "Bring 40 white 500s: the case is 10 short."),
        (n.LatePenalty(1, 60), "1 Zoe puts 60 in chips into the first pot."),
        (
            n.SharedOut(3, 160, 7, 10),
            "The stack of 3 is shared out: 160 to each of the other 7 at the table, 10 to the bank.",
        ),
        (
            n.SharedOut(3, 160, 7, 0),
            "The stack of 3 is shared out: 160 to each of the other 7 at the table.",
        ),
        (
            n.RaceResult(1, (1,), (3,), 18_000, 18_010),
            "Race at table 1: a new chip to 1 Zoe, and one chip kept by 3. Chips in play 18,000, now 18,010.",
        ),
    ],
)
def test_a_notice_says_what_the_rule_wants_said(what: n.Notice, said: str) -> None:
    """S3, S4, S8, S9, S10, T2, E3, E10, O5, O8, P1: with its numbers, and the totals before and after."""
    assert notice(what, night(gananda())) == said
