"""Going out, places, ties, players put back in: O1 to O8, E4, E8, E10."""

from clock.tournament.commands import (
    Accept,
    BustOut,
    CallClock,
    CountChips,
    Decline,
    DeclineReturn,
    Finish,
    Forfeit,
    GoToLevel,
    HandPrize,
    MarkAbsent,
    MarkArrived,
    MarkAway,
    MarkReturned,
    MendKnockout,
    PutBackIn,
    Rebuy,
    Redo,
    Register,
    RemovePlayer,
    Start,
    Undo,
    Unregister,
)
from clock.tournament.entries import pool
from clock.tournament.notices import SharedOut
from clock.tournament.places import bounties, knocked_out_by, knockout_counts, places, prize_list, winnings
from clock.tournament.refusals import (
    AlreadyOut,
    BadAmount,
    HasPlayed,
    KnockedOutSelf,
    NamedTwice,
    NeedsStacks,
    NightOver,
    NobodyLeft,
    NoHandBefore,
    NotAway,
    NothingToRedo,
    NothingToUndo,
    NotOut,
    NotPlaying,
    TooManyChips,
    UnknownPlayer,
)
from clock.tournament.state import Status
from clock.tournament.suggestions import ForfeitAway, RemoveAbsent
from clock.values import replace
from tests.houses import gananda, new_year
from tests.night import Night, night_of


def shown(night: Night) -> dict[int, str]:
    """Return each player's place as it is shown: 4= for a tie."""
    return {number: f"{place.place}{'=' * place.tied}" for number, place in places(night.now).items()}


def test_first_out_is_last_and_the_last_one_left_wins() -> None:
    """O1: places run from the field's size down to 1, and the night is over with its last player."""
    night = night_of(gananda(), 4)
    night.wait(60)
    night.do(BustOut((2,)), BustOut((4,), by=(1,)), BustOut((1,)))

    assert shown(night) == {2: "4", 4: "3", 1: "2", 3: "1"}
    assert night.now.finished
    assert not night.running
    night.wait(100)
    assert night.elapsed == 60
    assert night.refuses(BustOut((3,))) == NightOver()


def test_the_larger_stack_of_one_hand_has_the_better_place() -> None:
    """O2 (G), case 70: A wins all; D is 7th, C 6th, B 5th by their stacks before the hand."""
    night = night_of(gananda(), 7)
    night.do(BustOut((4, 3, 2), by=(1,), chips={4: 150, 3: 300, 2: 400}))

    assert shown(night) == {4: "7", 3: "6", 2: "5"}


def test_equal_stacks_tie_and_share() -> None:
    """O2 (G): two with 500 before the hand are both 3rd, and share 3rd and 4th prize to the cent."""
    night = night_of(gananda(), 10)
    for number in (10, 9, 8, 7, 6, 5):
        night.do(BustOut((number,)))
    night.do(BustOut((3, 4), chips={3: 500, 4: 500}))

    assert shown(night)[3] == shown(night)[4] == "3="
    assert winnings(night.now) == {3: 27_00, 4: 27_00}


def test_cents_that_do_not_divide_go_by_number() -> None:
    """O2 (N): three share the third prize of ten, 40: one cent more for the lowest number, however told."""
    night = night_of(new_year(), 10)
    for number in (10, 9, 1, 7, 6):
        night.do(BustOut((number,)), DeclineReturn(number))
    night.do(BustOut((8, 2, 5)))
    night.do(*(DeclineReturn(number) for number in (8, 2, 5)))

    assert winnings(night.now) == {2: 13_34, 5: 13_33, 8: 13_33}


def test_stacks_must_be_told_in_a_house_that_ranks_by_them() -> None:
    """O2 (G): without the stacks, or who had more, several out on one hand are refused by name."""
    night = night_of(gananda(), 7)
    assert night.refuses(BustOut((4, 3))) == NeedsStacks((4, 3))
    assert night.refuses(BustOut((4, 3), chips={4: 100})) == NeedsStacks((3,))
    night.do(BustOut((4, 3), order=((3,), (4,))))
    assert shown(night) == {4: "7", 3: "6"}


def test_one_more_on_the_same_hand() -> None:
    """O2: said later, it is ranked with the hand's others, whichever table they were at."""
    night = night_of(gananda(), 9)
    night.do(BustOut((4,), chips={4: 200}), BustOut((7,), chips={7: 100}, same=True))
    assert shown(night) == {7: "9", 4: "8"}
    assert night.refuses(BustOut((6,), same=True)) == NeedsStacks((6,))
    night.do(BustOut((6,), order=((6,), (4, 7)), same=True))
    assert shown(night) == {6: "7", 4: "8=", 7: "8="}


def test_all_of_one_hand_split_in_the_new_year_house() -> None:
    """O2 (N), case 58: 4th and 5th are both 4th, the next out is 3rd; 48 + 27 for two is 37.50 each."""
    night = night_of(new_year(), 14)
    for number in range(14, 5, -1):
        night.do(BustOut((number,)))
    night.do(BustOut((4, 5)))
    assert shown(night)[4] == shown(night)[5] == "4="
    night.do(BustOut((3,)))
    assert shown(night)[3] == "3"


def test_a_tie_across_the_last_paid_place_shares_what_there_is() -> None:
    """O2, case 58: pool 340 pays 170, 85, 51, 34; two tied for 4th have 17 each, for 3rd 42.50."""
    house = replace(new_year(), rebuys=None)
    night = night_of(house, 17)
    for number in range(17, 5, -1):
        night.do(BustOut((number,)))
    assert prize_list(night.now) == (170_00, 85_00, 51_00, 34_00)
    night.do(BustOut((4, 5)))
    assert winnings(night.now) == {4: 17_00, 5: 17_00}
    night.do(Undo(), BustOut((5,)), BustOut((3, 4)))
    assert winnings(night.now) == {3: 42_50, 4: 42_50}


def test_same_needs_a_hand_before() -> None:
    """O2: the first bust-out of a night is on no other's hand."""
    assert night_of(gananda(), 5).refuses(BustOut((1,), same=True)) == NoHandBefore()


def test_who_knocked_out_whom_is_recorded_and_mended() -> None:
    """O3: a split knockout names two, each counts whole; later it can be put right, or said to be nobody."""
    night = night_of(gananda(), 6)
    night.do(BustOut((6,), by=(1, 2)), BustOut((5,), by=(1,)))
    assert knocked_out_by(night.now) == {6: (1, 2), 5: (1,)}
    assert knockout_counts(night.now) == {1: 2, 2: 1}
    night.do(MendKnockout(5, (3,)), MendKnockout(6, ()))
    assert knocked_out_by(night.now) == {5: (3,)}
    assert night.refuses(MendKnockout(4, (1,))) == NotOut(4)


def test_bounties_are_cash_apart_from_the_pool() -> None:
    """E7: each knockout brings the house's bounty, a split one its share, cents to the lower number."""
    night = night_of(replace(gananda(), bounty=5_01), 6)
    before = pool(night.now)
    night.do(BustOut((6,), by=(2, 1)), BustOut((5,), by=(1,)))

    assert bounties(night.now) == {1: 2_51 + 5_01, 2: 2_50}
    assert pool(night.now) == before


def test_the_winner_keeps_the_own_bounty() -> None:
    """E7: nobody has won it, so all that was put on heads is paid out once the night has its winner."""
    night = night_of(replace(gananda(), bounty=5_00), 3)
    night.do(BustOut((3,), by=(2,)))
    assert bounties(night.now) == {2: 5_00}
    night.do(BustOut((1,), by=(2,)))
    assert bounties(night.now) == {2: 15_00}
    night.do(Undo())
    assert bounties(night.now) == {2: 5_00}


def test_undo_and_redo_in_order() -> None:
    """O4: everything as if it had not happened, and again as it was."""
    night = night_of(gananda(), 11)
    before = night.now
    night.do(BustOut((3,), by=(1,)))
    once = night.now
    night.do(BustOut((4,), by=(1,)))
    twice = night.now
    night.do(Undo())
    assert night.now == once
    night.do(Undo())
    assert night.now == before
    assert night.refuses(Undo()) == NothingToUndo()
    night.do(Redo(), Redo())
    assert night.now == twice
    night.do(Undo(), BustOut((5,)))
    assert night.refuses(Redo()) == NothingToRedo()


def test_a_player_put_back_in_renumbers_the_others() -> None:
    """O4, case 20: P3 was never out; P8 becomes 10th, P5 9th, and their knockouts stay."""
    night = night_of(gananda(), 10)
    seat = night.player(3).seat
    night.do(BustOut((3,), by=(2,)), BustOut((8,), by=(1,)), BustOut((5,)), PutBackIn(3))

    assert shown(night) == {8: "10", 5: "9"}
    assert knockout_counts(night.now) == {1: 1}
    assert night.now.left() == 8
    assert night.player(3).seat == seat
    night.do(BustOut((9,)))
    assert shown(night)[9] == "8"
    assert night.refuses(PutBackIn(3)) == NotOut(3)


def test_nobody_is_out_twice_or_by_himself() -> None:
    """Each refusal names who it is about."""
    night = night_of(gananda(), 4)
    night.do(BustOut((4,)))
    assert night.refuses(BustOut((4,))) == AlreadyOut(4)
    assert night.refuses(BustOut((9,))) == UnknownPlayer(9)
    assert night.refuses(BustOut((1, 1))) == NamedTwice(1)
    assert night.refuses(BustOut((1,), by=(1,))) == KnockedOutSelf(1)
    assert night.refuses(BustOut((1,), by=(4,))) == NotPlaying(4)
    assert night.refuses(BustOut((1, 2, 3), chips={1: 1, 2: 2, 3: 3})) == NobodyLeft()


def test_who_goes_out_on_the_same_hand_may_have_knocked_out() -> None:
    """O3: of two out on one hand, the first may have knocked out the second before losing the rest."""
    night = night_of(new_year(), 6)
    night.do(BustOut((4,)), BustOut((5,), by=(4,), same=True))
    assert knocked_out_by(night.now) == {5: (4,)}


def test_absent_players_are_taken_out_when_level_three_begins() -> None:
    """E4: listed as a suggestion at 50 minutes; they tie, their stacks leave play, they owe the entry."""
    night = night_of(gananda(), 9, started=False)
    night.do(MarkAbsent(8), MarkAbsent(9), Start())
    night.wait(3000 - 1)
    assert not night.suggestions
    night.wait(1)
    assert night.suggestions == (RemoveAbsent((8, 9)),)
    night.do(Accept(chips={9: 1200}))

    assert shown(night) == {8: "8=", 9: "8="}
    assert night.now.chips_in_play == 9 * 1500 - 1500 - 1200
    assert not night.suggestions
    night.do(Unregister(9))
    assert night.now.entries() == 8
    assert night.refuses(Unregister(1)) == HasPlayed(1)


def test_who_arrives_is_not_taken_out() -> None:
    """E4: an absent player who comes plays on with what the blinds left."""
    night = night_of(gananda(), 9, started=False)
    night.do(MarkAbsent(8), Start(), MarkArrived(8))
    night.wait(3000)

    assert not night.suggestions
    assert night.player(8).status is Status.IN


def test_a_suggestion_put_aside_stays_away_until_it_changes() -> None:
    """Design: the host says later; another absent player makes it another suggestion."""
    night = night_of(gananda(), 9, started=False)
    night.do(MarkAbsent(8), Start())
    night.wait(3000)
    night.do(Decline())
    night.wait(60)
    assert not night.suggestions
    night.do(MarkAbsent(7))
    assert night.suggestions == (RemoveAbsent((7, 8)),)


def test_a_stack_of_an_away_player_is_shared_out() -> None:
    """O5: 1,130 among 7 with 5s in play is 160 each and 10 to the bank; 1,150 with 25s 150 and 100."""
    night = night_of(new_year(), 8)
    night.do(MarkAway(3), CountChips(4, 700))
    night.wait(20 * 60)
    assert not night.suggestions
    night.wait(0.001)
    assert night.suggestions == (ForfeitAway(3),)
    night.do(Forfeit(3, 1130))
    assert night.now.chips_in_play == 8000 - 10
    assert night.now.latest == (SharedOut(3, 160, 7, 10),)
    assert night.player(4).chips == 860
    assert shown(night) == {3: "8"}

    later = night_of(new_year(), 8)
    later.do(GoToLevel(4), MarkAway(3), Forfeit(3, 1150))
    assert later.now.latest == (SharedOut(3, 150, 7, 100),)


def test_away_is_counted_while_the_clock_runs() -> None:
    """O5: standing time does not count, and who is back has not been away."""
    night = night_of(new_year(), 8)
    night.do(MarkAway(3))
    night.wait(3600 + 600)
    night.do(MarkReturned(3))
    assert night.refuses(Forfeit(3, 100)) == NotAway(3)
    night.do(MarkAway(3))
    night.wait(3600)
    assert not night.suggestions


def test_removed_by_ruling_takes_the_chips_along() -> None:
    """O7, E8: out with a reason, no knockout, chips as counted or the starting stack."""
    night = night_of(gananda(), 6)
    night.do(RemovePlayer(6, "left"), RemovePlayer(5, "ruling", 700))

    assert night.now.chips_in_play == 6 * 1500 - 1500 - 700
    assert shown(night) == {6: "6", 5: "5"}
    assert knocked_out_by(night.now) == {}
    assert night.refuses(RemovePlayer(4, "much", 99_999)) == TooManyChips()
    night.do(PutBackIn(6))
    assert night.now.chips_in_play == 6 * 1500 - 700


def test_the_clock_on_a_player_runs_beside_the_other() -> None:
    """O6: called again on the same player it stops; the level runs on; the time over, it is gone."""
    night = night_of(gananda(), 6)
    night.do(CallClock(3))
    night.wait(20)
    assert night.now.on_player is not None
    assert night.now.on_player.ends_at_ms - night.now_ms == 40_000
    assert night.left == 1480
    night.do(CallClock())
    assert night.now.on_player is None
    night.do(CallClock(4))
    night.wait(61)
    night.do(CallClock(4))
    assert night.now.on_player is not None


def test_the_night_can_be_ended_by_hand_and_taken_up_again() -> None:
    """S4: finish stands the clock; taken back, it runs on from where it stood."""
    night = night_of(gananda(), 6)
    night.wait(100)
    night.do(Finish())
    night.wait(500)
    assert night.now.finished
    assert night.elapsed == 100
    night.do(Undo())
    assert (night.now.finished, night.running, night.left) == (False, True, 1400)


def test_numbers_never_change_hands() -> None:
    """Case 22: who is struck from the list leaves a number that nobody else gets."""
    night = night_of(gananda(), 5, started=False)
    night.do(Unregister(2), Register("Eve"))
    assert sorted(night.now.players) == [1, 3, 4, 5, 6]
    assert night.player(6).name == "Eve"


def test_the_hand_before_is_the_last_bust_out_s() -> None:
    """O2, O7: a player removed in between was on no hand, and who is out on the same one ties."""
    night = night_of(new_year(), 9)
    assert night.refuses(BustOut((3,), same=True)) == NoHandBefore()
    night.do(RemovePlayer(9, "left"))
    assert night.refuses(BustOut((3,), same=True)) == NoHandBefore()
    night.do(BustOut((4,)), RemovePlayer(8, "left"), BustOut((5,), by=(4,), same=True))

    assert shown(night) == {9: "9", 4: "7=", 5: "7=", 8: "6"}
    night.do(BustOut((6,)))
    assert shown(night)[6] == "5"


def test_who_knocked_out_whom_is_of_the_last_exit() -> None:
    """O3, E2: knocked out by 1, back with a rebuy, then out by nobody named; 1 still has the knockout."""
    night = night_of(new_year(), 9)
    night.do(BustOut((7,), by=(1,)), Rebuy(7), BustOut((7,)))

    assert knocked_out_by(night.now) == {}
    assert knockout_counts(night.now) == {1: 1}
    night.do(MendKnockout(7, (2,)))
    assert knocked_out_by(night.now) == {7: (2,)}
    assert knockout_counts(night.now) == {1: 1, 2: 1}


def test_stacks_before_the_hand_are_stacks_that_can_be() -> None:
    """O2: nobody had nothing before the hand, or more than is in play; a bust-out is of somebody."""
    night = night_of(gananda(), 7)
    assert night.refuses(BustOut((4, 3), chips={4: 0, 3: 100})) == BadAmount(0, 1)
    assert night.refuses(BustOut((4, 3), chips={4: 100, 3: 10_501})) == TooManyChips()
    assert night.refuses(BustOut((4, 3), chips={4: 6_000, 3: 6_000})) == TooManyChips()
    assert night.refuses(BustOut(())) == BadAmount(0, 1)


def test_a_player_is_put_back_in_after_the_end() -> None:
    """O4: the last one out was not; the night goes on from where it stood, its prize unpaid."""
    night = night_of(gananda(), 3)
    night.wait(60)
    night.do(BustOut((1,)), BustOut((2,)), HandPrize(2))
    night.wait(500)
    night.do(PutBackIn(2))
    night.wait(10)

    assert (night.now.finished, night.running, night.elapsed) == (False, True, 70)
    assert shown(night) == {1: "3"}
    assert not night.player(2).handed
    night.do(BustOut((3,)))
    assert shown(night) == {1: "3", 3: "2", 2: "1"}


def test_a_night_that_is_ended_leaves_no_answer_open() -> None:
    """E10: who could still have rebought is out, and has the prize of the place; undone, may again."""
    night = night_of(new_year(), 3)
    night.do(BustOut((1,)), Finish())
    assert not night.player(1).may_return
    night.do(Undo())
    assert night.player(1).may_return


def test_a_prize_that_has_changed_was_not_handed_over() -> None:
    """O4, E9: the second was in all the time, so who had won still plays; the third prize stays."""
    night = night_of(gananda(), 7)
    night.do(*(BustOut((number,)) for number in range(1, 7)))
    night.do(HandPrize(5), HandPrize(6), HandPrize(7), PutBackIn(6))
    assert [number for number in range(1, 8) if night.player(number).handed] == [5]
    night.do(BustOut((7,)), HandPrize(7), HandPrize(6), PutBackIn(4))
    assert not any(night.player(number).handed for number in range(1, 8))


def test_a_night_ended_by_hand_stays_ended() -> None:
    """O4: a player put back in then only mends the list."""
    night = night_of(gananda(), 4)
    night.do(BustOut((1,)), BustOut((2,)), Finish(), PutBackIn(1))

    assert night.now.finished
    assert shown(night) == {2: "4"}
