"""At the tables, act by act: button and blinds, who deals, races, the clock on a player, counted chips."""

import pytest

from clock.tournament.commands import (
    Accept,
    Back,
    BustOut,
    CallBreak,
    CallClock,
    CountChips,
    DeclineReturn,
    DrawSeats,
    EnterLate,
    GoToLevel,
    MarkAbsent,
    Move,
    NextHand,
    PutBackIn,
    Race,
    Rebuy,
    ReEnter,
    RemovePlayer,
    SetDealer,
    Skip,
    Start,
    TakeChips,
    TellButton,
    Undo,
    Unregister,
)
from clock.tournament.notices import RaceResult
from clock.tournament.refusals import (
    AlreadyOut,
    BadAmount,
    ButtonUnknown,
    NoChipUp,
    NoDealer,
    NoSuchSeat,
    NoSuchTable,
    NotAtTable,
    NotStarted,
    TooManyChips,
    UnknownPlayer,
)
from clock.tournament.state import Positions, Table
from clock.tournament.structure import FinalTable, House, LatePrice, Price, ReEntries, Seat
from clock.values import replace
from tests.houses import gananda, new_year, wired_pair
from tests.night import Night, night_of, who_sits

Hand = tuple[int, int, int]


def table(night: Night, number: int = 1) -> Table:
    """Return a table as it stands now."""
    found = night.now.table(number)
    assert found is not None
    return found


def hand(night: Night) -> Hand:
    """Return the seats of the button and the blinds."""
    positions = table(night).positions
    assert positions is not None
    return positions.button, positions.small, positions.big


def go_out(night: Night, *seats: int) -> None:
    """Let those at these seats of table 1 go out on one hand, for good."""
    players = tuple(who_sits(night, 1, seat) for seat in seats)
    night.do(BustOut(players, order=tuple((number,) for number in players)))
    night.do(*(DeclineReturn(number) for number in players if night.player(number).may_return))


def next_hands(house: House, *gone: int) -> list[tuple[Hand, int | None]]:
    """Return hands 2 to 4 of a table of six, and where the button lies, these seats out on the first."""
    night = night_of(house, 6)
    night.do(TellButton(1, 1))
    assert hand(night) == (1, 2, 3)
    go_out(night, *gone)
    hands = []
    for _ in range(3):
        night.do(NextHand(1))
        hands.append((hand(night), table(night).lying))
    return hands


@pytest.mark.parametrize(
    ("gone", "hands"),
    [
        ([1], [(2, 3, 4), (3, 4, 5), (4, 5, 6)]),
        ([2], [(2, 3, 4), (3, 4, 5), (4, 5, 6)]),
        ([3], [(2, 3, 4), (3, 4, 5), (4, 5, 6)]),
        ([4], [(2, 3, 5), (3, 5, 6), (5, 6, 1)]),
        ([2, 3], [(2, 3, 4), (3, 4, 5), (4, 5, 6)]),
    ],
)
def test_the_dead_button(gone: list[int], hands: list[Hand]) -> None:
    """B2: every row of the table, from hand 1 with button 1, small blind 2 and big blind 3."""
    assert [positions for positions, _ in next_hands(gananda(), *gone)] == hands
    assert [lying for _, lying in next_hands(gananda(), *gone)] == [button for button, _, _ in hands]


@pytest.mark.parametrize(
    ("gone", "charity", "yearly"),
    [
        ([1], [2, 3, 4], [2, 3, 4]),
        ([2], [1, 3, 4], [1, 3, 4]),
        ([3], [2, 2, 4], [2, 3, 4]),
        ([4], [2, 3, 5], [2, 3, 5]),
        ([2, 3], [1, 1, 4], [1, 3, 4]),
    ],
)
def test_where_the_button_lies_on_empty_seats(gone: list[int], charity: list[int], yearly: list[int]) -> None:
    """B3: with the last one in who had it (W); after the big blind went out, on the empty seat (N)."""
    assert [lying for _, lying in next_hands(wired_pair(), *gone)] == charity
    assert [lying for _, lying in next_hands(new_year(), *gone)] == yearly
    posting = [positions for positions, _ in next_hands(gananda(), *gone)]
    assert [positions for positions, _ in next_hands(wired_pair(), *gone)] == posting
    assert [positions for positions, _ in next_hands(new_year(), *gone)] == posting


@pytest.mark.parametrize("house", [gananda(), new_year(), wired_pair()])
def test_who_moves_into_the_empty_seat_gets_what_comes_there(house: House) -> None:
    """B3, T4: seat 2 went out as small blind; whoever moves there before the next hand has the button."""
    night = night_of(house, 6)
    night.do(TellButton(1, 1))
    go_out(night, 2)
    night.do(Move(who_sits(night, 1, 6), 1, 2), NextHand(1))

    assert (hand(night), table(night).lying) == ((2, 3, 4), 2)


@pytest.mark.parametrize(("gone", "expected"), [(1, (3, 3, 2)), (2, (3, 3, 1)), (3, (2, 2, 1))])
def test_heads_up_the_last_big_blind_gets_the_button(gone: int, expected: Hand) -> None:
    """B4: of three one goes out; who had the big blind and is still in posts the small one next."""
    night = night_of(gananda(), 3)
    night.do(TellButton(1, 1))
    go_out(night, gone)
    night.do(NextHand(1))
    button, small, big = expected

    assert hand(night) == expected
    night.do(NextHand(1))
    assert hand(night) == (big, big, button)
    night.wait(301)
    night.do(TellButton(1, button))
    assert hand(night) == (button, small, big)


def test_the_button_is_told_for_the_hand_in_which_somebody_went_out() -> None:
    """B2: asked for after a bust-out, the one who went out was still dealt in."""
    night = night_of(gananda(), 6)
    go_out(night, 2)
    night.do(TellButton(1, 1))
    assert hand(night) == (1, 2, 3)
    night.do(NextHand(1))
    assert hand(night) == (2, 3, 4)


def test_a_button_that_cannot_be() -> None:
    """B2: only at a table in play, on a seat that it has, in a night that is on."""
    night = night_of(gananda(), 6, started=False)
    assert night.refuses(TellButton(1, 1)) == NotStarted()
    night = night_of(gananda(), 6)
    assert night.refuses(NextHand(1)) == ButtonUnknown(1)
    assert night.refuses(TellButton(2, 1)) == NoSuchTable(2)
    assert night.refuses(NextHand(2)) == NoSuchTable(2)
    assert night.refuses(TellButton(1, 0)) == NoSuchSeat(1, 0)
    assert night.refuses(TellButton(1, 11)) == NoSuchSeat(1, 11)


def test_a_final_table_may_have_more_seats_than_the_others() -> None:
    """T6: with nine at the others and ten at the final table, its seat 10 can have the button."""
    night = night_of(replace(gananda(), seats_per_table=6, final_table=FinalTable(7)), 8)
    night.do(BustOut((1,)), Accept())
    night.do(TellButton(1, 7))

    assert hand(night) == (7, 1, 2)
    assert night.refuses(TellButton(1, 8)) == NoSuchSeat(1, 8)


def test_undo_of_a_hand_gives_the_button_back() -> None:
    """B2, O4: the button as told before."""
    night = night_of(gananda(), 6)
    night.do(TellButton(1, 4), NextHand(1), Undo())

    assert hand(night) == (4, 5, 6)


def dealing(night: Night, number: int = 1) -> int | None:
    """Return the seat of the dealer of a table, None for one who is out."""
    seats = {player: seat.seat for seat, player in night.now.seated().items()}
    dealer = table(night, number).dealer
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
    assert table(night).dealer == gone
    night.do(Skip())
    assert table(night).dealer == gone
    night.do(GoToLevel(5), BustOut((night.player(gone).number % 8 + 1,)))
    assert table(night).dealer == gone % 8 + 1


def test_the_window_s_end_makes_the_last_one_out_the_dealer() -> None:
    """B1, E10: who does not answer is out for good five minutes into level 4, and deals."""
    night = night_of(new_year(), 8)
    night.do(GoToLevel(4))
    before, gone = dealing(night), who_sits(night, 1, 7)
    night.do(BustOut((gone,)))
    night.wait(299)
    assert dealing(night) == before
    night.wait(1)
    assert table(night).dealer == gone


def test_of_two_out_on_one_hand_the_better_placed_deals() -> None:
    """B1, O2: in a house that ranks by stacks and has no dealers; of tied ones, the lower number."""
    ranking = night_of(replace(gananda(), deal_rule=new_year().deal_rule), 8)
    ranking.do(BustOut((3, 6), chips={3: 100, 6: 400}))
    assert table(ranking).dealer == 6

    night = night_of(new_year(), 8)
    night.do(GoToLevel(5), BustOut((6, 3)))
    assert table(night).dealer == 3


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
    assert table(night).dealer == second
    night.do(PutBackIn(second))
    assert table(night).dealer == first
    night.do(Skip())
    assert table(night).dealer == first
    night.do(BustOut((second,)), PutBackIn(first))
    assert table(night).dealer == second
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
    assert table(night).dealer == first
    night.do(ReEnter(second))
    assert table(night).dealer == first


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
    assert table(night).turn is None


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
    assert table(night).dealer == gone
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
    assert hand(night) == (10, 1, 2)
    night.do(Move(who_sits(night, 1, 10), 2, 5))
    assert night.refuses(TellButton(1, 10)) == NoSuchSeat(1, 10)


def test_with_hired_dealers_nobody_has_the_deal() -> None:
    """B1: in a house where the button deals, no dealer is set or shown."""
    night = night_of(gananda(), 9)
    assert table(night).dealer is None
    assert night.refuses(SetDealer(1, 3)) == NoDealer()


def at_break_1(players: int = 12) -> Night:
    """Return a night of G in its first break, in which the 5s leave."""
    night = night_of(gananda(), players)
    night.do(GoToLevel(4), Skip())
    return night


@pytest.mark.parametrize(
    ("odd", "winners", "change"),
    [((3, 2, 4, 1), 2, 0), ((3, 2, 2, 1), 2, 10), ((3, 2, 1, 1), 1, -10), ((1, 1, 0, 0), 0, -10)],
)
def test_a_race_changes_the_chips_in_play(odd: tuple[int, ...], winners: int, change: int) -> None:
    """S9, E8: 10 fives are two 25s, 8 are two, 7 are one, 2 are none; chips in play follow."""
    night = at_break_1()
    players = [who_sits(night, 1, seat) for seat in range(1, 5)]
    night.do(Race(1, dict(zip(players, odd, strict=True))))
    race = table(night).race
    latest = night.now.latest[0]

    assert race is not None
    assert len(race.won) == winners
    assert set(race.won.values()) <= {1}
    assert set(race.won) <= {player for player, count in zip(players, odd, strict=True) if count}
    assert night.now.chips_in_play == 18_000 + change
    assert isinstance(latest, RaceResult)
    assert (latest.table, latest.before, latest.after) == (1, 18_000, 18_000 + change)
    assert table(night, 2).race is None


def test_the_cards_of_a_race_are_dealt_from_seat_1() -> None:
    """S9: clockwise, in whatever order the odd chips were told, and whoever was drawn to the seats."""
    night = at_break_1()
    by_seat = [who_sits(night, 1, seat) for seat in range(1, 7)]
    assert by_seat != sorted(by_seat)
    night.do(Race(1, dict.fromkeys(reversed(by_seat), 1)))
    race = table(night).race

    assert race is not None
    assert list(race.cards) == list(race.odd) == by_seat


def test_a_race_is_forgotten_at_the_next_break() -> None:
    """S9: what was won is shown until then, and is no more where a jump goes over that break."""
    night = at_break_1()
    night.do(Race(1, {who_sits(night, 1, 1): 3}), Skip())
    assert table(night).race is not None
    night.do(GoToLevel(10))
    assert table(night).race is None
    night.do(Undo(), GoToLevel(9), Skip())
    assert table(night).race is None


def test_two_denominations_race_in_the_smaller() -> None:
    """S9: in break 2 of G 25s and 50s leave; 75 is three cards, and four of them make a 100."""
    night = night_of(gananda(), 6)
    night.do(GoToLevel(9), Skip())
    before = night.now.chips_in_play
    night.do(Race(1, {1: 3, 2: 1}))
    race = night.acts[-1].events[0]

    assert night.now.chips_in_play == before
    assert {number: len(cards) for number, cards in getattr(race, "cards", {}).items()} == {1: 3, 2: 1}


def test_nobody_is_raced_out() -> None:
    """S9: one who had only odd chips, as counted, and wins nothing gets one chip that stays."""
    night = at_break_1(6)
    night.do(CountChips(1, 5), Race(1, {1: 1}))

    assert night.now.chips_in_play == 9000 - 5 + 25
    latest = night.now.latest[0]
    assert isinstance(latest, RaceResult)
    assert latest.saved == (1,)


def test_races_that_cannot_be() -> None:
    """S9: only in a break in which chips leave, at a table, with odd chips of those who sit there."""
    night = night_of(gananda(), 12)
    seated = who_sits(night, 1, 1)
    other = who_sits(night, 2, 1)
    assert night.refuses(Race(1, {seated: 3})) == NoChipUp()
    night = at_break_1()
    seated, other = who_sits(night, 1, 1), who_sits(night, 2, 1)
    assert night.refuses(Race(3, {seated: 3})) == NoSuchTable(3)
    assert night.refuses(Race(1, {other: 3})) == NotAtTable(other, 1)
    assert night.refuses(Race(1, {seated: -1})) == BadAmount(-1, 0)
    assert night.refuses(Race(1, {seated: 3600})) == TooManyChips()
    assert night.refuses(Race(1, {99: 3})) == UnknownPlayer(99)
    held = night_of(new_year(), 8)
    held.do(GoToLevel(3), Skip(), Race(1, {who_sits(held, 1, 1): 4}))
    assert held.now.chips_in_play == 8000 + 25 - 20


@pytest.mark.parametrize(("house", "seconds"), [(gananda(), 60), (wired_pair(), 70)])
def test_the_clock_on_a_player_has_the_house_s_time(house: House, seconds: int) -> None:
    """O6: 60 s in G; in W 60 s and a countdown of 10; the night's clock runs on."""
    night = night_of(house, 6)
    night.do(CallClock(3))
    called = night.now.on_player

    assert called is not None
    assert called.ends_at_ms - night.now_ms == seconds * 1000
    night.wait(seconds)
    assert night.elapsed == seconds
    assert night.refuses(CallClock(99)) == UnknownPlayer(99)
    night.do(BustOut((4,)))
    assert night.refuses(CallClock(4)) == AlreadyOut(4)


def test_the_clock_is_called_on_another_player() -> None:
    """O6: named anew it begins anew; called on nobody named, it stops for everybody."""
    night = night_of(gananda(), 6)
    night.do(CallClock(3))
    night.wait(30)
    night.do(CallClock(4))
    called = night.now.on_player
    assert called is not None
    assert (called.player, called.ends_at_ms - night.now_ms) == (4, 60_000)
    night.do(CallClock())
    assert night.now.on_player is None


def test_the_clock_on_a_player_ends_with_the_player_s_night() -> None:
    """O6: who is out has no hand that could be dead. Undo brings none back."""
    night = night_of(gananda(), 6)
    night.do(CallClock(3), BustOut((4,)))
    assert night.now.on_player is not None
    night.do(BustOut((3,)))
    assert night.now.on_player is None
    night.do(Undo())
    assert night.now.on_player is None
    night.do(CallClock(), BustOut((3,)))
    assert night.now.on_player is not None


def test_the_clock_on_a_player_who_is_struck_ends() -> None:
    """O6, E4: a name that is off the list is not counted down."""
    night = night_of(gananda(), 6, started=False)
    night.do(MarkAbsent(5), Start(), CallClock(5), Unregister(5))

    assert night.now.on_player is None


def test_a_clock_that_has_run_out_is_called_anew() -> None:
    """O6: while the room still reads that the hand is dead nothing is stopped; the key begins another."""
    night = night_of(gananda(), 6)
    for player in (3, None):
        night.do(CallClock(player))
        night.wait(61)
        assert night.now.on_player is not None
        night.do(CallClock(player))
        called = night.now.on_player
        assert called is not None
        assert (called.player, called.ends_at_ms - night.now_ms) == (player, 60_000)
        night.do(CallClock())


def test_a_dead_hand_is_said_for_five_seconds() -> None:
    """O6: that is ours: so long the room reads that the clock on the player has run out."""
    night = night_of(gananda(), 6)
    night.do(CallClock(3))
    night.wait(64.999)
    assert night.now.on_player is not None
    night.wait(0.001)
    assert night.now.on_player is None


def test_chips_found_in_a_pocket_leave_play() -> None:
    """E8: some of what is in play, never all of it; a counted stack is no more than that either."""
    night = night_of(wired_pair(), 6)
    night.do(TakeChips(500, "in a pocket"))
    assert night.now.chips_in_play == 6 * 5000 - 500
    assert night.refuses(TakeChips(0, "")) == BadAmount(0, 1)
    assert night.refuses(TakeChips(29_500, "")) == TooManyChips()
    assert night.refuses(CountChips(1, 29_501)) == TooManyChips()
    night.do(CountChips(1, 4000))
    assert night.player(1).chips == 4000


def test_a_break_within_a_level_passes_no_deal() -> None:
    """B1, S10: the level goes on after it, and so does its dealer."""
    night = night_of(new_year(), 12)
    night.do(CallBreak(now=True))
    assert dealing(night) == 1
    night.do(Skip())
    assert (night.stage, dealing(night)) == ("L1", 1)
    night.do(Skip())
    assert (night.stage, dealing(night)) == ("L2", 2)


def test_a_removal_elsewhere_does_not_hide_who_was_dealt_in() -> None:
    """B2: the small blind went out, then somebody at another table was removed: the button counts both."""
    night = night_of(gananda(), 20)
    seats = night.now.seated()
    night.do(BustOut((seats[Seat(1, 2)],)), RemovePlayer(seats[Seat(2, 5)], "left"), TellButton(1, 1))
    table = night.now.table(1)

    assert table is not None
    assert table.positions == Positions(1, 2, 3)


def test_who_went_out_before_the_told_hand_was_not_dealt_in() -> None:
    """B2: the next hand was told since, so a button told anew counts the living only."""
    night = night_of(gananda(), 9)
    seats = night.now.seated()
    night.do(TellButton(1, 1))
    night.wait(60)
    night.do(BustOut((seats[Seat(1, 5)],)))
    night.wait(60)
    night.do(NextHand(1))
    night.wait(60)
    night.do(TellButton(1, 4))
    table = night.now.table(1)

    assert table is not None
    assert table.positions == Positions(4, 6, 7)
