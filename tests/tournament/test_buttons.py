"""Button and blinds: where they go from hand to hand, and when somebody goes out (B1 to B3)."""

import pytest

from clock.tournament.commands import (
    Accept,
    BustOut,
    DeclineReturn,
    Move,
    NextHand,
    RemovePlayer,
    TellButton,
    Undo,
)
from clock.tournament.refusals import (
    ButtonUnknown,
    NoSuchSeat,
    NoSuchTable,
    NotStarted,
)
from clock.tournament.state import Positions
from clock.tournament.structure import FinalTable, House, Seat
from clock.values import replace
from tests.houses import gananda, new_year, wired_pair
from tests.night import Hand, Night, night_of, who_sits


def go_out(night: Night, *seats: int) -> None:
    """Let those at these seats of table 1 go out on one hand, for good."""
    players = tuple(who_sits(night, 1, seat) for seat in seats)
    night.do(BustOut(players, order=tuple((number,) for number in players)))
    night.do(*(DeclineReturn(number) for number in players if night.player(number).may_return))


def next_hands(house: House, *gone: int) -> list[tuple[Hand, int | None]]:
    """Return hands 2 to 4 of a table of six, and where the button lies, these seats out on the first."""
    night = night_of(house, 6)
    night.do(TellButton(1, 1))
    assert night.hand == (1, 2, 3)
    go_out(night, *gone)
    hands = []
    for _ in range(3):
        night.do(NextHand(1))
        hands.append((night.hand, night.table().lying))
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

    assert (night.hand, night.table().lying) == ((2, 3, 4), 2)


@pytest.mark.parametrize(("gone", "expected"), [(1, (3, 3, 2)), (2, (3, 3, 1)), (3, (2, 2, 1))])
def test_heads_up_the_last_big_blind_gets_the_button(gone: int, expected: Hand) -> None:
    """B4: of three one goes out; who had the big blind and is still in posts the small one next."""
    night = night_of(gananda(), 3)
    night.do(TellButton(1, 1))
    go_out(night, gone)
    night.do(NextHand(1))
    button, small, big = expected

    assert night.hand == expected
    night.do(NextHand(1))
    assert night.hand == (big, big, button)
    night.wait(301)
    night.do(TellButton(1, button))
    assert night.hand == (button, small, big)


def test_the_button_is_told_for_the_hand_in_which_somebody_went_out() -> None:
    """B2: asked for after a bust-out, the one who went out was still dealt in."""
    night = night_of(gananda(), 6)
    go_out(night, 2)
    night.do(TellButton(1, 1))
    assert night.hand == (1, 2, 3)
    night.do(NextHand(1))
    assert night.hand == (2, 3, 4)


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

    assert night.hand == (7, 1, 2)
    assert night.refuses(TellButton(1, 8)) == NoSuchSeat(1, 8)


def test_undo_of_a_hand_gives_the_button_back() -> None:
    """B2, O4: the button as told before."""
    night = night_of(gananda(), 6)
    night.do(TellButton(1, 4), NextHand(1), Undo())

    assert night.hand == (4, 5, 6)


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
