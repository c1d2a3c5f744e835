"""Who deals where players deal for each other: level by level, and when the dealer goes out (B1)."""

from clock.tournament.commands import (
    Back,
    BustOut,
    CallBreak,
    DeclineReturn,
    DrawSeats,
    EnterLate,
    GoToLevel,
    Move,
    PutBackIn,
    Rebuy,
    ReEnter,
    RemovePlayer,
    SetDealer,
    Skip,
    Start,
    TellButton,
    Undo,
)
from clock.tournament.refusals import (
    NoDealer,
    NoSuchSeat,
    NoSuchTable,
    NotAtTable,
    UnknownPlayer,
)
from clock.tournament.structure import FinalTable, LatePrice, Price, ReEntries
from clock.values import replace
from tests.houses import gananda, new_year
from tests.night import Night, night_of, who_sits


def dealing(night: Night, number: int = 1) -> int | None:
    """Return the seat of the dealer of a table, None for one who is out."""
    seats = {player: seat.seat for seat, player in night.now.seated().items()}
    dealer = night.table(number).dealer
    return None if dealer is None else seats.get(dealer)


def test_each_player_deals_for_one_level() -> None:
    """B1 (N): seat 1 of each table deals level 1, then the deal passes left; a break passes nothing."""
    night = night_of(new_year(), 12)
    dealt = {}
    for _ in range(8):
        dealt[night.stage] = (dealing(night, 1), dealing(night, 2))
        night.do(Skip())

    assert dealt == {
        "L1": (1, 1), "L2": (2, 2), "L3": (3, 3), "B1": (3, 3), "L4": (4, 4), "L5": (5, 5), "L6": (6, 6),
        "B2": (6, 6),
    }  # fmt: skip
    assert (night.stage, dealing(night)) == ("L7", 1)


def test_the_deal_passes_when_nobody_looks() -> None:
    """B1: three levels gone by in a silence are three deals."""
    night = night_of(new_year(), 12)
    night.wait(3 * 1200 - 1)
    assert dealing(night) == 3


def test_no_deal_passes_before_the_first() -> None:
    """B1: a night that is set to begin at level 3 begins with seat 1 all the same."""
    night = night_of(new_year(), 12, started=False)
    night.do(DrawSeats(), GoToLevel(3), Start())
    assert (night.stage, dealing(night, 1), dealing(night, 2)) == ("L3", 1, 1)


def test_a_dealer_who_goes_out_passes_the_deal_left() -> None:
    """B1: over the seat next to it, empty too; a rebuy does not take it back."""
    night = night_of(new_year(), 12)
    second, dealer = who_sits(night, 1, 2), who_sits(night, 1, 1)
    night.do(BustOut((second,)), DeclineReturn(second), BustOut((dealer,)))
    assert dealing(night) == 3
    night.do(Rebuy(dealer))
    assert dealing(night) == 3
    assert dealing(night, 2) == 1


def test_at_the_final_table_the_last_one_out_deals() -> None:
    """B1: seat 1 starts and levels pass the deal until somebody is out; then that one deals, for good."""
    night = night_of(new_year(), 8)
    night.do(Skip())
    assert dealing(night) == 2
    gone = who_sits(night, 1, 5)
    night.do(BustOut((gone,)))
    assert dealing(night) == 2
    night.do(DeclineReturn(gone))
    assert night.table().dealer == gone
    night.do(Skip())
    assert night.table().dealer == gone
    night.do(GoToLevel(5), BustOut((night.player(gone).number % 8 + 1,)))
    assert night.table().dealer == gone % 8 + 1


def test_the_window_s_end_makes_the_last_one_out_the_dealer() -> None:
    """B1, E10: who does not answer is out for good five minutes into level 4, and deals."""
    night = night_of(new_year(), 8)
    night.do(GoToLevel(4))
    before, gone = dealing(night), who_sits(night, 1, 7)
    night.do(BustOut((gone,)))
    night.wait(299)
    assert dealing(night) == before
    night.wait(1)
    assert night.table().dealer == gone


def test_of_two_out_on_one_hand_the_better_placed_deals() -> None:
    """B1, O2: in a house that ranks by stacks and has no dealers; of tied ones, the lower number."""
    ranking = night_of(replace(gananda(), deal_rule=new_year().deal_rule), 8)
    ranking.do(BustOut((3, 6), chips={3: 100, 6: 400}))
    assert ranking.table().dealer == 6

    night = night_of(new_year(), 8)
    night.do(GoToLevel(5), BustOut((6, 3)))
    assert night.table().dealer == 3


def test_a_player_put_back_in_gives_the_deal_back() -> None:
    """B1, O4: to whose turn it is by the levels that have passed since, and the deal passes on from there."""
    night = night_of(new_year(), 8)
    gone = who_sits(night, 1, 8)
    night.do(GoToLevel(5))
    assert dealing(night) == 5
    night.do(BustOut((gone,)), PutBackIn(gone))
    assert dealing(night) == 5
    night.do(BustOut((gone,)), Skip(), PutBackIn(gone))
    assert dealing(night) == 6
    night.do(Skip(), Skip())
    assert (night.stage, dealing(night)) == ("L7", 7)


def test_behind_a_player_put_back_in_the_one_out_before_deals() -> None:
    """B1, O4: at the final table an earlier one who is still out goes on dealing, whatever the level."""
    night = night_of(new_year(), 8)
    first, second = who_sits(night, 1, 3), who_sits(night, 1, 7)
    night.do(GoToLevel(5), BustOut((first,)), BustOut((second,)))
    assert night.table().dealer == second
    night.do(PutBackIn(second))
    assert night.table().dealer == first
    night.do(Skip())
    assert night.table().dealer == first
    night.do(BustOut((second,)), PutBackIn(first))
    assert night.table().dealer == second
    night.do(PutBackIn(second))
    assert dealing(night) == 6


def test_a_rebuy_of_who_dealt_gives_the_deal_back() -> None:
    """B1, E2: one who deals because of having gone out, and sits again by a rebuy, deals in turn."""
    house = replace(new_year(), rebuys=None, re_entries=ReEntries(Price(20_00), 1000, until_level=9))
    night = night_of(house, 8)
    first, second = who_sits(night, 1, 4), who_sits(night, 1, 6)
    for gone in (first, second):
        night.do(BustOut((gone,)), DeclineReturn(gone))
    night.do(PutBackIn(second), BustOut((second,)))
    assert night.table().dealer == first
    night.do(ReEnter(second))
    assert night.table().dealer == first


def test_going_back_gives_the_deal_back() -> None:
    """B1: Back and a level before are dealt by who dealt it; a break passes nothing, and on it goes again."""
    night = night_of(new_year(), 12)
    night.do(Skip(), Skip(), Skip(), Skip())
    assert (night.stage, dealing(night, 1), dealing(night, 2)) == ("L4", 4, 4)
    night.do(Back())
    assert (night.stage, dealing(night, 1), dealing(night, 2)) == ("B1", 3, 3)
    night.do(Back())
    assert (night.stage, dealing(night)) == ("L3", 3)
    night.wait(11)
    night.do(Back())
    assert (night.stage, dealing(night)) == ("L3", 3)
    night.do(GoToLevel(1))
    assert (night.stage, dealing(night, 1), dealing(night, 2)) == ("L1", 1, 1)
    night.do(GoToLevel(3))
    assert dealing(night) == 3
    night.do(Undo(), Undo())
    assert (night.stage, dealing(night)) == ("L3", 3)


def test_the_dealer_of_a_level_gone_back_to_is_one_still_in() -> None:
    """B1: where who dealt it is out, the one before in the round deals; at other tables who dealt it."""
    night = night_of(new_year(), 12)
    night.do(Skip(), Skip(), BustOut((who_sits(night, 1, 2),)))
    assert dealing(night, 1) == 3
    night.do(Back())
    assert (dealing(night, 1), dealing(night, 2)) == (1, 2)


def test_who_is_removed_does_not_deal() -> None:
    """B1, O7: a player sent away is not asked to deal; as dealer, the deal passes left."""
    night = night_of(new_year(), 8)
    night.do(RemovePlayer(who_sits(night, 1, 1), "left"))
    assert dealing(night) == 2
    assert night.table().turn is None


def test_the_host_sets_the_dealer() -> None:
    """B1: the deal is passed left, or taken over by one who is out; at another table it cannot be."""
    night = night_of(new_year(), 12)
    gone, other = who_sits(night, 1, 4), who_sits(night, 2, 3)
    night.do(SetDealer(1, who_sits(night, 1, 2)))
    assert dealing(night) == 2
    assert night.refuses(SetDealer(1, other)) == NotAtTable(other, 1)
    assert night.refuses(SetDealer(3, other)) == NoSuchTable(3)
    assert night.refuses(SetDealer(1, 99)) == UnknownPlayer(99)
    night.do(BustOut((gone,)), DeclineReturn(gone), SetDealer(1, gone))
    assert night.table().dealer == gone
    night.do(Skip())
    assert dealing(night) == 5


def test_who_sits_down_at_a_table_that_had_emptied_deals_there() -> None:
    """B1: by a move, and put back in, the first to sit there has the deal."""
    night = night_of(replace(new_year(), seats_per_table=2, final_table=FinalTable(2)), 6)
    first, second = who_sits(night, 3, 1), who_sits(night, 3, 2)
    night.do(GoToLevel(5), BustOut((first,)), BustOut((second,)))
    assert dealing(night, 3) is None
    night.do(PutBackIn(second))
    assert dealing(night, 3) == 2
    night.do(BustOut((second,)), Move(who_sits(night, 1, 1), 3, 1))
    assert dealing(night, 3) == 1


def test_a_seat_beyond_the_others_counts_while_somebody_sits_in_it() -> None:
    """T6, E3: ten at the final table of a house with nine at each; one more in, and seat 10 stays."""
    late = (LatePrice(3, Price(20_00)),)
    house = replace(gananda(), seats_per_table=9, final_table=FinalTable(10), late=late)
    night = night_of(house, 10)
    night.do(EnterLate(), TellButton(1, 10))
    assert night.hand == (10, 1, 2)
    night.do(Move(who_sits(night, 1, 10), 2, 5))
    assert night.refuses(TellButton(1, 10)) == NoSuchSeat(1, 10)


def test_with_hired_dealers_nobody_has_the_deal() -> None:
    """B1: in a house where the button deals, no dealer is set or shown."""
    night = night_of(gananda(), 9)
    assert night.table().dealer is None
    assert night.refuses(SetDealer(1, 3)) == NoDealer()


def test_a_break_within_a_level_passes_no_deal() -> None:
    """B1, S10: the level goes on after it, and so does its dealer."""
    night = night_of(new_year(), 12)
    night.do(CallBreak(now=True))
    assert dealing(night) == 1
    night.do(Skip())
    assert (night.stage, dealing(night)) == ("L1", 1)
    night.do(Skip())
    assert (night.stage, dealing(night)) == ("L2", 2)
