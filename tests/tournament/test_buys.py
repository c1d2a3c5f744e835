"""Entries, rebuys, late entry, re-entry, add-ons, and the money: E1 to E10."""

from clock.tournament.commands import (
    Accept,
    BustOut,
    BuyAddOn,
    CallBreak,
    CountChips,
    DeclineReturn,
    DrawSeats,
    EnterLate,
    GoToLevel,
    HandPrize,
    MarkAbsent,
    MarkArrived,
    MendKnockout,
    PlayAs,
    PutBackIn,
    Rebuy,
    ReEnter,
    Register,
    Rename,
    SetDealer,
    SettleDebt,
    Skip,
    Start,
    Undo,
    Unregister,
)
from clock.tournament.entries import cause_money, chips_held, collected, league_money, owed, pool, sells_now
from clock.tournament.notices import LatePenalty
from clock.tournament.places import Place, exit_places, knocked_out_by, knockout_counts, places, winnings
from clock.tournament.refusals import (
    AlreadyPlaysAs,
    AskIfBefore,
    BadName,
    LimitReached,
    NoPrize,
    NoReturnOpen,
    NothingOwed,
    NotOut,
    NotSold,
    NumberTaken,
    OnlyInBreak,
    OutForGood,
    PlaceIsOpen,
    PrizeIsHanded,
    UnknownPlayer,
    WindowShut,
)
from clock.tournament.state import Status, Tournament
from clock.tournament.structure import AddOns, Price, Rebuys, ReEntries
from clock.values import replace
from tests.houses import gananda, new_year
from tests.night import Night, night_of, who_sits


def average(tournament: Tournament) -> int:
    """Return the average stack, rounded down (E8)."""
    return tournament.chips_in_play // tournament.left()


def balanced(night: Night) -> bool:
    """Return whether collected and owed are what the pool, the league and the cause get (E9)."""
    now = night.now
    return collected(now) + owed(now) == pool(now) + league_money(now) + cause_money(now)


def test_the_season_league_sells_entries_only() -> None:
    """E1: 25 is 20 to the pool and 5 to the league; no rebuys, add-ons or late entry."""
    night = night_of(gananda(), 14)
    assert (collected(night.now), pool(night.now), league_money(night.now)) == (350_00, 280_00, 70_00)
    assert night.now.chips_in_play == 21_000
    assert night.refuses(EnterLate()) == NotSold("late entry")
    assert night.refuses(BuyAddOn(3)) == NotSold("add-on")
    night.do(BustOut((3,)))
    assert night.refuses(Rebuy(3)) == NotSold("rebuy")
    assert night.refuses(ReEnter(3)) == NotSold("re-entry")


def test_one_rebuy_a_player_until_level_four() -> None:
    """E2, case 18: back in the old seat, the knockout stands, the second one is refused."""
    night = night_of(new_year(), 10)
    seat = night.player(7).seat
    night.do(BustOut((7,), by=(1,)), Rebuy(7))

    assert night.player(7).status is Status.IN
    assert night.player(7).seat == seat
    assert places(night.now) == {}
    assert knockout_counts(night.now) == {1: 1}
    assert (pool(night.now), night.now.chips_in_play) == (220_00, 11_000)
    night.do(BustOut((7,)))
    assert night.refuses(Rebuy(7)) == LimitReached(7, "rebuy", 1)
    assert places(night.now)[7].place == 10


def test_a_rebuy_of_one_who_has_just_lost_the_stack() -> None:
    """E2: said without a bust-out, the seat is kept and no place is given."""
    night = night_of(new_year(), 10)
    before = night.player(7)
    night.do(Rebuy(7))

    assert night.player(7).seat == before.seat
    assert night.player(7).rebuys == 1
    assert night.now.exits == ()


def test_the_rebuy_window_shuts_as_level_four_begins() -> None:
    """E2: the break before belongs to it; for five minutes the host is asked; after that both are refused."""
    night = night_of(new_year(), 10)
    night.do(GoToLevel(3))
    night.wait(1200)
    night.do(BustOut((1,)), Rebuy(1), Skip(), BustOut((2,)), BustOut((3,)))
    assert night.player(2).may_return
    assert night.refuses(Rebuy(2)) == AskIfBefore(4)
    night.do(Rebuy(2, before=True))
    night.wait(299)
    assert night.refuses(Rebuy(3)) == AskIfBefore(4)
    night.wait(1)
    assert not night.player(3).may_return
    assert night.refuses(Rebuy(3)) == WindowShut("rebuy", 4)
    assert night.refuses(Rebuy(3, before=True)) == WindowShut("rebuy", 4)


def test_no_is_final() -> None:
    """E10: who says no is out; who has no answer open cannot say it."""
    night = night_of(new_year(), 10)
    assert night.refuses(DeclineReturn(7)) == NoReturnOpen(7)
    night.do(BustOut((7,)), DeclineReturn(7))
    assert night.refuses(Rebuy(7)) == OutForGood(7)


def test_a_night_does_not_end_while_the_last_one_out_may_rebuy() -> None:
    """E10: with one left and a rebuy open it goes on; no ends it, and so does the window's end."""
    night = night_of(new_year(), 2)
    night.do(BustOut((1,)))
    assert not night.now.finished
    night.do(DeclineReturn(1))
    assert night.now.finished

    other = night_of(new_year(), 2)
    other.do(GoToLevel(4), BustOut((1,)))
    other.wait(299)
    assert not other.now.finished
    other.wait(1)
    assert other.now.finished


def test_late_entry_under_a_number() -> None:
    """E3: who is late has the number asked for, and the one after the highest is still the next."""
    night = night_of(new_year(), 10)
    assert night.refuses(EnterLate("Kim", number=10)) == NumberTaken(10)
    night.do(EnterLate("Kim", number=14), EnterLate("Lou", number=12), EnterLate())
    assert [night.player(number).name for number in (14, 12, 15)] == ["Kim", "Lou", "15"]
    night.do(EnterLate(listed=15), EnterLate(listed=20), EnterLate("Moe", listed=3))
    assert [night.player(number).name for number in (16, 21, 22)] == ["16", "21", "Moe"]


def test_late_entry_costs_more_each_level() -> None:
    """E3: 20 and 60 chips in level 1; 40 and 90, 120 chips in 2 and 3, the rebuy used; closed from 4."""
    night = night_of(new_year(), 10)
    night.do(EnterLate("Kim"))
    assert night.now.latest == (LatePenalty(11, 60),)
    assert (pool(night.now), night.now.chips_in_play) == (220_00, 11_000)
    assert night.player(11).rebuys == 0
    night.do(GoToLevel(2), EnterLate())
    assert night.now.latest == (LatePenalty(12, 90),)
    assert (pool(night.now), night.player(12).name) == (260_00, "12")
    night.do(GoToLevel(3), Skip(), EnterLate())
    assert night.now.latest == (LatePenalty(13, 120),)
    assert (pool(night.now), night.now.entries(), night.now.chips_in_play) == (300_00, 13, 13_000)
    night.do(BustOut((13,)))
    assert night.refuses(Rebuy(13)) == LimitReached(13, "rebuy", 1)
    night.do(Skip())
    assert night.refuses(EnterLate()) == WindowShut("late entry", 4)


def test_absent_players_owe_until_they_pay() -> None:
    """E4, E9: an absent player is an entry; collected and owed always make up the pots."""
    night = night_of(gananda(), 10, started=False)
    night.do(MarkAbsent(3))
    assert (collected(night.now), owed(night.now), pool(night.now)) == (225_00, 25_00, 200_00)
    assert balanced(night)
    night.do(SettleDebt(3))
    assert (owed(night.now), night.refuses(SettleDebt(3))) == (0, NothingOwed(3))


def test_three_pots_out_of_one_buy_in() -> None:
    """E5, case 76: 12 at 50 with 10 to the season and 5 to the cause, one rebuy in full: 470 + 120 + 60."""
    house = replace(
        gananda(),
        buy_in=Price(pool=35_00, league=10_00, cause=5_00),
        rebuys=Rebuys(Price(pool=50_00), chips=1500, until_level=5),
    )
    night = night_of(house, 12)
    night.do(Rebuy(1))

    assert (pool(night.now), league_money(night.now), cause_money(night.now)) == (470_00, 120_00, 60_00)
    assert collected(night.now) == 650_00


def test_re_entry_is_a_new_entry_under_the_same_number() -> None:
    """E6: entries count for pool and average, the best place counts for the player, the limit holds."""
    house = replace(gananda(), re_entries=ReEntries(Price(20_00), 1500, until_level=5, limit=1))
    night = night_of(house, 10)
    assert night.refuses(ReEnter(4)) == NotOut(4)
    night.do(BustOut((4,), by=(1,)), ReEnter(4), BustOut((5,)))

    assert (night.now.entries(), pool(night.now), night.now.chips_in_play) == (11, 220_00, 16_500)
    assert night.player(4).status is Status.IN
    assert places(night.now)[5].place == 10
    night.do(BustOut((4,)))
    assert places(night.now)[4].place == 9
    assert night.refuses(ReEnter(4)) == LimitReached(4, "re-entry", 1)
    assert night.now.left() == 8


def test_a_re_entry_gives_the_old_seat_free() -> None:
    """E6: with every other seat taken the seat drawn is the one that was left, and no table opens."""
    house = replace(gananda(), re_entries=ReEntries(Price(20_00), 1500, until_level=5))
    night = night_of(house, 20)
    seat = night.player(4).seat
    night.do(BustOut((4,)), ReEnter(4))

    assert night.player(4).seat == seat
    assert len(night.now.tables) == 2


def test_re_entries_and_add_ons_count() -> None:
    """E7, E8, case 16: 705,000 chips, pool 525, average 50,357 with 14 left."""
    house = replace(
        gananda(),
        stack={25_000: 1},
        buy_in=Price(20_00),
        re_entries=ReEntries(Price(20_00), 25_000, until_level=5),
        add_ons=AddOns(Price(5_00), 10_000, until_level=5, limit=2),
    )
    night = night_of(house, 18)
    for number in range(1, 6):
        night.do(BustOut((number,)), ReEnter(number))
    for number in (*range(1, 10), 10, 10, 11, 11):
        night.do(BuyAddOn(number))
    for number in (15, 16, 17, 18):
        night.do(BustOut((number,)))

    assert (night.now.chips_in_play, pool(night.now), average(night.now)) == (705_000, 525_00, 50_357)
    assert night.refuses(BuyAddOn(11)) == LimitReached(11, "add-on", 2)


def test_add_ons_may_be_sold_in_breaks_only() -> None:
    """E7: with that setting only a break before the window's end sells them."""
    house = replace(gananda(), add_ons=AddOns(Price(5_00), 1000, until_level=5, in_break=True))
    night = night_of(house, 9)
    assert night.refuses(BuyAddOn(1)) == OnlyInBreak("add-on")
    night.do(CallBreak(now=True), BuyAddOn(1))
    assert night.now.chips_in_play == 14_500
    night.do(GoToLevel(5))
    assert night.refuses(BuyAddOn(2)) == WindowShut("add-on", 5)


def test_what_is_sold_now_and_what_no_more() -> None:
    """E1, E2, E3, E6, E7: the key for buying is offered while anybody may buy, and not longer."""
    league, yearly = night_of(gananda(), 9), night_of(new_year(), 9)
    assert not sells_now(league.now)
    assert sells_now(yearly.now)
    yearly.do(GoToLevel(3))
    assert sells_now(yearly.now)
    yearly.do(GoToLevel(4))
    assert not sells_now(yearly.now)

    again = night_of(replace(gananda(), re_entries=ReEntries(Price(20_00), 1500, until_level=3)), 9)
    assert sells_now(again.now)
    again.do(GoToLevel(3))
    assert not sells_now(again.now)

    adding = night_of(replace(gananda(), add_ons=AddOns(Price(5_00), 1000, until_level=5, in_break=True)), 9)
    assert not sells_now(adding.now)
    adding.do(CallBreak(now=True))
    assert sells_now(adding.now)


def test_the_average_follows_bust_outs_and_rebuys() -> None:
    """E8, case 17: 10,000 / 9 = 1,111 before the rebuy; 11,000 / 8 = 1,375 at the end."""
    night = night_of(new_year(), 10)
    night.do(BustOut((1,)))
    assert average(night.now) == 1111
    night.do(BustOut((2,)), Rebuy(2), BustOut((3,)))
    assert (night.now.chips_in_play, average(night.now)) == (11_000, 1375)


def test_a_bonus_for_being_on_time_is_chips_only() -> None:
    """Case 44: 20 entries, 13 on time: 62,600 chips, average 3,477 with 18 left, and nothing in the pool."""
    house = replace(gananda(), stack={500: 6}, on_time_bonus=200)
    night = night_of(house, 20, started=False)
    before = pool(night.now)
    night.do(*(MarkAbsent(number) for number in range(14, 21)))

    assert night.now.chips_in_play == 62_600
    assert pool(night.now) == before == 400_00
    assert 62_600 // 18 == 3477


def test_prizes_are_handed_over_once() -> None:
    """E9: only a prize that was won, and only once."""
    night = night_of(gananda(), 3)
    night.do(BustOut((1,)), BustOut((2,)))
    assert night.refuses(HandPrize(1)) == NoPrize(1)
    night.do(HandPrize(2))
    assert night.refuses(HandPrize(2)) == PrizeIsHanded(2)
    assert night.player(2).handed


def test_names_are_put_right() -> None:
    """A name is a line of text that can be shown; anything else is refused and the old one stays."""
    night = night_of(gananda(), 3)
    night.do(Rename(2, "  Ada "))
    assert night.player(2).name == "Ada"
    for bad in ("", "   ", "a\nb", "x" * 61):
        assert night.refuses(Rename(2, bad)) == BadName(60)


def test_who_plays_as_a_sub() -> None:
    """L3: anybody at any time, also when all is over; the places stay, and saying it twice is refused."""
    night = night_of(gananda(), 3)
    night.do(PlayAs(2, sub=True), BustOut((2,)), BustOut((3,)))
    assert night.player(2).sub
    assert night.refuses(PlayAs(2, sub=True)) == AlreadyPlaysAs(2, sub=True)
    night.do(PlayAs(3, sub=True), PlayAs(2, sub=False))
    assert [night.player(number).sub for number in (1, 2, 3)] == [False, False, True]
    assert night.refuses(PlayAs(9, sub=True)) == UnknownPlayer(9)
    assert places(night.now)[2].place == 3
    night.do(Undo())
    assert night.player(2).sub


def test_nobody_has_won_whose_place_is_still_open() -> None:
    """E10, O2: 3 ties with 4, who may rebuy; then 3 has the fourth place of four alone, and wins nothing."""
    night = night_of(new_year(), 5)
    night.do(BustOut((5,)), DeclineReturn(5), BustOut((3, 4)), DeclineReturn(3))
    assert winnings(night.now) == {}
    assert night.refuses(HandPrize(3)) == PlaceIsOpen(3, (4,))
    night.do(DeclineReturn(4))
    assert winnings(night.now) == {3: 10_00, 4: 10_00}
    night.do(Undo(), Rebuy(4))
    assert winnings(night.now) == {}


def test_a_better_place_is_open() -> None:
    """E10: 2 goes out third of four after 3, who may rebuy and play on; then 2 is fourth and wins nothing."""
    night = night_of(new_year(), 4)
    night.do(BustOut((3,)), BustOut((2,)), DeclineReturn(2))
    assert winnings(night.now) == {}
    night.do(DeclineReturn(3))
    assert winnings(night.now) == {2: 16_00}
    night.do(Undo(), Rebuy(3))
    assert winnings(night.now) == {}


def test_a_re_entry_moves_every_place_down() -> None:
    """E6, E10: 2 may enter again, and then 3, out before, is not third of seven but fourth of eight."""
    house = replace(gananda(), re_entries=ReEntries(Price(20_00), 1500, until_level=5))
    night = night_of(house, 7)
    for number in (7, 6, 5, 4, 3):
        night.do(BustOut((number,)), DeclineReturn(number))
    night.do(BustOut((2,)))
    assert winnings(night.now) == {}
    assert night.refuses(HandPrize(3)) == PlaceIsOpen(3, (2,))
    night.do(ReEnter(2))
    assert places(night.now)[3].place == 4
    night.do(Undo(), DeclineReturn(2))
    assert winnings(night.now) == {1: 70_00, 2: 42_00, 3: 28_00}


def test_what_was_handed_over_stays_so_while_an_answer_is_open() -> None:
    """E9, E10: 2 goes out after 3 has the prize, and only a re-entry makes it another one."""
    house = replace(gananda(), re_entries=ReEntries(Price(20_00), 1500, until_level=5))
    night = night_of(house, 7)
    for number in (7, 6, 5, 4, 3):
        night.do(BustOut((number,)), DeclineReturn(number))
    night.do(HandPrize(3), BustOut((2,)))
    assert night.player(3).handed
    night.do(DeclineReturn(2))
    assert night.player(3).handed
    night.do(Undo(), ReEnter(2))
    assert not night.player(3).handed


def test_a_worse_place_is_not_open() -> None:
    """E10: 3 is out for good in third place; 2, who went out later, may rebuy and would then be second."""
    night = night_of(new_year(), 4)
    night.do(BustOut((4,)), DeclineReturn(4), BustOut((3,)), DeclineReturn(3), BustOut((2,)))

    assert winnings(night.now) == {3: 16_00}


def test_no_prize_is_handed_to_who_may_come_back() -> None:
    """E9, E10: third of three is paid, once the answer to the rebuy is no."""
    night = night_of(new_year(), 3)
    night.do(BustOut((1,)))
    assert night.refuses(HandPrize(1)) == NoPrize(1)
    night.do(DeclineReturn(1), HandPrize(1))
    assert night.player(1).handed


def test_a_prize_that_has_grown_was_not_handed_over() -> None:
    """E9: a rebuy of another one makes the pool larger, and one more on the same hand shares the prize."""
    night = night_of(new_year(), 5)
    for number in (1, 2, 3):
        night.do(BustOut((number,)), DeclineReturn(number))
    night.do(HandPrize(3), Rebuy(4))
    assert not night.player(3).handed
    night.do(HandPrize(3), BustOut((5,), same=True))
    assert not night.player(3).handed
    night.do(Undo())
    assert night.player(3).handed


def test_chips_handed_out_by_value() -> None:
    """S8: stacks and rebuys in the house's make-up, other amounts in the largest chips that fit."""
    night = night_of(new_year(), 10)
    night.do(BustOut((7,)), Rebuy(7))
    assert chips_held(night.now) == {5: 110, 25: 110, 100: 77, 500: 0, 1000: 0}


def test_a_stack_that_nobody_played_is_not_held() -> None:
    """E4, S8: an absent stack goes as it was dealt; in which chips a counted one left, nobody knows."""
    night = night_of(gananda(), 20)
    night.do(MarkAbsent(3), MarkAbsent(4), CountChips(4, 1380), GoToLevel(3), Accept())
    assert night.now.chips_in_play == 30_000 - 1500 - 1380
    assert chips_held(night.now) == {5: 475, 25: 247, 50: 133, 100: 38, 500: 19}


def test_undo_of_a_rebuy_gives_everything_back() -> None:
    """O4: money, chips, seat and place as if it had not happened; put back in needs no rebuy."""
    night = night_of(new_year(), 10)
    night.do(BustOut((7,)))
    before = night.now
    night.do(Rebuy(7), Undo())
    assert night.now == before
    night.do(PutBackIn(7))
    assert pool(night.now) == 200_00


def test_who_is_struck_from_the_list_deals_no_more() -> None:
    """B1, E4: struck before the start or as absent, the one who would deal leaves the deal to the left."""
    night = night_of(new_year(), 9, started=False)
    night.do(DrawSeats())
    night.do(Unregister(who_sits(night, 1, 1)), Start())
    assert night.now.tables[0].dealer == who_sits(night, 1, 2)
    night.wait(1200)
    assert night.now.tables[0].dealer == who_sits(night, 1, 3)

    absent = who_sits(night, 1, 4)
    night.do(MarkAbsent(absent), SetDealer(1, absent), Unregister(absent))
    assert night.now.tables[0].dealer == who_sits(night, 1, 5)


def test_a_struck_player_has_knocked_out_nobody() -> None:
    """E4, O3: of a split knockout the other keeps it; one named alone leaves none."""
    night = night_of(gananda(), 9)
    night.do(MarkAbsent(1), BustOut((8,)), MendKnockout(8, (1, 2)), BustOut((9,)), MendKnockout(9, (1,)))
    night.do(Unregister(1))

    assert knocked_out_by(night.now) == {8: (2,)}


def test_an_absent_player_who_is_struck_can_end_the_night() -> None:
    """E4, O1: of two left one never came; once the name is struck, the other has won."""
    night = night_of(gananda(), 3)
    night.do(MarkAbsent(1), BustOut((2,)), Unregister(1))

    assert night.now.finished
    assert places(night.now)[3].place == 1
    assert night.now.entries() == 2


def test_who_entered_again_has_no_place_yet() -> None:
    """E6, O1: the first entry has its place, the player is in."""
    house = replace(gananda(), re_entries=ReEntries(Price(20_00), 1500, until_level=5))
    night = night_of(house, 6)
    night.do(BustOut((4,)), BustOut((5,)), ReEnter(4))

    assert places(night.now) == {5: Place(6, tied=False)}
    assert exit_places(night.now)[(4, 1)].place == 7


def test_who_is_registered_absent_owes_the_entry() -> None:
    """E4: and has no bonus for being on time."""
    night = night_of(replace(gananda(), on_time_bonus=100), 2, started=False)
    night.do(Register("Ada", absent=True))

    assert (owed(night.now), collected(night.now)) == (25_00, 50_00)
    assert night.now.chips_in_play == 1500 + 2 * 1600


def test_who_arrives_before_the_first_deal_is_on_time() -> None:
    """E4, case 44: the bonus is for who is there at the start, and for nobody after it."""
    night = night_of(replace(gananda(), on_time_bonus=100), 3, started=False)
    night.do(MarkAbsent(1), MarkAbsent(2), MarkArrived(2))
    assert night.now.chips_in_play == 1500 + 2 * 1600
    assert sum(chips_held(night.now)[value] * value for value in (5, 25, 50, 100, 500)) == 4700

    night.do(Start(), MarkArrived(1))
    assert night.now.chips_in_play == 4700


def test_two_entries_of_one_player_that_tie_are_both_paid() -> None:
    """E6, O2, P2: "same hand" pressed for who had entered again since; the pool is paid whole."""
    house = replace(new_year(), rebuys=None, late=(), re_entries=ReEntries(Price(20_00), 1000, until_level=5))
    night = night_of(house, 3)
    night.do(BustOut((1,)), DeclineReturn(1), BustOut((3,), same=True), ReEnter(3))
    night.do(BustOut((3,), same=True), DeclineReturn(3))
    assert night.now.finished
    assert sum(winnings(night.now).values()) == pool(night.now)
