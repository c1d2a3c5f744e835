"""Balancing: who moves between tables and to which seat, and which buttons are asked for."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from clock.tournament.dealing import BUTTON_HOLDS_MS
from clock.tournament.draw import Item
from clock.tournament.movers import low_card, worst_first
from clock.tournament.state import Positions, Status, Tournament
from clock.tournament.structure import BreakOrder, FinalTable, House, MoveRule, Seat
from clock.tournament.suggestions import AskButton, BreakTable, DrawnCard, MovePlayer
from clock.values import replace
from tests.houses import gananda, new_year, wired_pair
from tests.seated import (
    NoChance,
    carried_out,
    gone_out,
    plan,
    planned,
    sat_down,
    seated,
    seats_of,
    sizes,
    who,
    with_button,
    with_status,
)


def tens(*, uneven_by: int = 2) -> House:
    """Return a house of tables of ten: random moves, the smallest table breaks, the final table as others."""
    return replace(
        gananda(),
        uneven_by=uneven_by,
        break_order=BreakOrder.SMALLEST,
        final_table=FinalTable(10, redraw=False),
    )


def only_move(tournament: Tournament, elapsed_ms: int = 0) -> MovePlayer:
    """Return the one move that is planned, without any chance."""
    (move,) = plan(tournament, elapsed_ms, NoChance())
    assert isinstance(move, MovePlayer)
    return move


@pytest.mark.parametrize(
    ("tables", "moves", "after"),
    [
        ([3, 7, 10], 3, [10, 10]),
        ([3, 8, 10], 4, [7, 7, 7]),
        ([10, 10, 2], 5, [8, 7, 7]),
        ([6, 7, 8], 1, [7, 7, 7]),
        ([4, 6], 4, [10]),
        ([10, 8], 1, [9, 9]),
        ([8, 8, 8, 8, 9, 9, 10, 10, 10, 10], 8, [10] * 9),
        ([5, 10, 10, 10, 10, 10, 10], 4, [10, 10, 9, 9, 9, 9, 9]),
        ([4, 10, 10, 10, 10, 10, 10], 5, [10, 9, 9, 9, 9, 9, 9]),
    ],
)
def test_no_more_players_move_than_must(tables: list[int], moves: int, after: list[int]) -> None:
    """T2, T5, case 105: so many players change seats, and the tables are as even as they can be."""
    tournament = seated(tens(), *tables)
    suggestions = planned(tournament)
    even = carried_out(tournament, *suggestions)

    assert sum(len(seats_of(suggestion)) for suggestion in suggestions) == moves
    assert sorted(sizes(even).values(), reverse=True) == after
    assert planned(even) == ()


@pytest.mark.parametrize(
    ("tables", "uneven_by", "moves"),
    [
        ([10, 10, 8, 8], 2, 2),
        ([9, 7], 2, 1),
        ([10, 9, 9, 7], 2, 1),
        ([10, 10, 8, 8], 3, 0),
        ([9, 7], 3, 0),
        ([10, 9, 9, 7], 3, 1),
        ([9, 8], 2, 0),
    ],
)
def test_how_uneven_tables_may_be(tables: list[int], uneven_by: int, moves: int) -> None:
    """T2, case 110: two more is too many in the houses; three more where a house sets that."""
    assert len(planned(seated(tens(uneven_by=uneven_by), *tables))) == moves


def test_tables_that_differ_by_one_are_even() -> None:
    """T2: a house that set its trigger to one would have nothing to gain from moves; there are none."""
    assert planned(seated(tens(uneven_by=1), 9, 8)) == ()


def test_moves_are_planned_one_after_another() -> None:
    """T2: each move is told with the sizes that the ones before it leave, and no two share anything."""
    first, second = planned(seated(tens(), 10, 10, 8, 8))

    assert isinstance(first, MovePlayer)
    assert isinstance(second, MovePlayer)
    assert {(move.from_size, move.to_size) for move in (first, second)} == {(10, 8)}
    assert {first.from_table, second.from_table} == {1, 2}
    assert {first.to_table, second.to_table} == {3, 4}


def test_nothing_is_planned_outside_play() -> None:
    """T2: before the first deal and after the night's end nobody moves, nor where there is one table."""
    tournament = seated(tens(), 10, 7)

    assert planned(replace(tournament, started=False)) == ()
    assert planned(replace(tournament, finished=True)) == ()
    assert planned(seated(tens(), 7)) == ()


def test_anybody_can_be_drawn_to_any_seat() -> None:
    """T3 (G): player and seat are drawn, absent and away players among them (E4)."""
    tournament = with_status(seated(gananda(), 8, [2, 4, 5, 6, 7, 8]), 1, Status.ABSENT)
    tournament = with_status(tournament, 2, Status.AWAY)
    moves = [move for seed in range(300) for move in planned(tournament, seed)]

    assert {move.player for move in moves if isinstance(move, MovePlayer)} == set(range(1, 9))
    assert {move.to_seat for move in moves if isinstance(move, MovePlayer)} == {
        Seat(2, seat) for seat in (1, 3, 9, 10)
    }
    assert {move.picked for move in moves if isinstance(move, MovePlayer)} == {MoveRule.RANDOM}


def test_any_of_the_equal_tables_can_be_drawn() -> None:
    """T2, T3 (G): between equally large and equally small tables the draw decides."""
    ways = Counter(
        (move.from_table, move.to_table)
        for seed in range(200)
        for move in planned(seated(gananda(), 10, 10, 9, 8, 8), seed)[:1]
        if isinstance(move, MovePlayer)
    )

    assert sorted(ways) == [(1, 4), (1, 5), (2, 4), (2, 5)]


def test_who_may_return_counts_at_the_table() -> None:
    """E10, T2: a table is not short while the answer is open, and nobody is sent to the seat."""
    tournament = gone_out(seated(gananda(), 9, 8), 17, may_return=True)
    waiting = gone_out(tournament, 16)

    assert planned(tournament) == ()
    assert sizes(waiting) == {1: 9, 2: 7}
    assert {
        move.to_seat for seed in range(100) for move in planned(waiting, seed) if isinstance(move, MovePlayer)
    } == {Seat(2, 7), Seat(2, 9), Seat(2, 10)}


def test_the_next_big_blind_moves_to_the_worst_seat() -> None:
    """T3 (W), case 107: seat 7 is big blind next at table 1; at table 2 seat 3 would be it at once."""
    house = replace(wired_pair(), seats_per_table=10)
    tournament = seated(house, 10, [1, 2, 4, 5, 6, 7, 9])
    tournament = with_button(with_button(tournament, 1, 4, 5, 6), 2, 9, 1, 2)
    move = only_move(tournament)

    assert (move.player, move.from_seat, move.to_seat) == (who(tournament, 1, 7), Seat(1, 7), Seat(2, 3))
    assert (move.picked, move.buttons) == (MoveRule.NEXT_BIG_BLIND, (4, 9))
    assert (move.from_size, move.to_size) == (10, 7)


def test_who_comes_between_the_button_and_the_small_blind_waits() -> None:
    """T3, T4 (W, T): where no other seat is free, the player is dealt in once the button has passed."""
    taken = [1, 2, 3, 6, 7, 8, 9]
    behind = with_button(with_button(seated(wired_pair(), 9, taken), 1, 1, 2, 3), 2, 3, 6, 7)
    between = with_button(behind, 2, 2, 3, 6)

    assert (only_move(behind).to_seat, only_move(behind).waits) == (Seat(2, 4), False)
    assert (only_move(between).to_seat, only_move(between).waits) == (Seat(2, 4), True)


def test_the_second_to_move_is_the_next_big_blind_then() -> None:
    """T3 (W): when two leave a table, the second is who would be big blind after the first has gone."""
    tournament = seated(wired_pair(), 9, 5)
    tournament = with_button(with_button(tournament, 1, 1, 2, 3), 2, 3, 4, 5)
    moves = plan(tournament, 0, NoChance())

    assert [seats_of(move) for move in moves] == [
        {who(tournament, 1, 4): Seat(2, 6)},
        {who(tournament, 1, 5): Seat(2, 7)},
    ]


@pytest.mark.parametrize(
    ("positions", "free", "worst"),
    [
        ((9, 1, 2), [3, 8], [3, 8]),
        ((9, 1, 4), [2, 3, 8], [8, 2, 3]),
        ((6, 8, 2), [1, 9, 3, 7], [3, 7, 9, 1]),
        ((1, 1, 4), [2, 3, 5], [5, 2, 3]),
        ((1, 2, 3), [1, 2, 3], [1, 2, 3]),
        ((9, 2, 5), [3, 5, 8], [8, 5, 3]),
    ],
)
def test_which_seat_is_worst(positions: tuple[int, int, int], free: list[int], worst: list[int]) -> None:
    """T3 (W, T): clockwise after the next small blind; between the next button and it as a last resort."""
    assert worst_first(Positions(*positions), free) == worst


def test_who_sat_as_the_one_who_went_out_moves_there() -> None:
    """T3 (N): the third from the button went out; at the other table the third from the button moves."""
    tournament = seated(new_year(), 8, [1, 2, 4, 5, 6, 7, 8])
    tournament = gone_out(tournament, who(tournament, 2, 5))
    tournament = with_button(with_button(tournament, 1, 7, 8, 1), 2, 1, 2, 4)
    move = only_move(tournament)

    assert (move.player, move.to_seat) == (who(tournament, 1, 2), Seat(2, 5))
    assert (move.picked, move.buttons) == (MoveRule.SAME_PLACE, (7, 1))


def one_short(gone: int, *, button: int = 4, seats: int = 8) -> Tournament:
    """Return a night in which this seat of table 2 just went out, with button 1 there, and one at table 1."""
    house = replace(new_year(), seats_per_table=seats)
    tournament = seated(house, 8, [1, 2, 3, 4, 5, 6, 8])
    tournament = gone_out(tournament, who(tournament, 2, gone))
    return with_button(with_button(tournament, 1, button, 5, 6), 2, 1, 2, 3)


@pytest.mark.parametrize(("gone", "mover"), [(1, 4), (2, 5), (3, 6), (8, 2)])
def test_places_are_counted_from_the_button(gone: int, mover: int) -> None:
    """T3 (N): button for button, small blind for small blind, sixth for sixth."""
    tournament = one_short(gone)
    move = only_move(tournament)

    assert (move.player, move.to_seat) == (who(tournament, 1, mover), Seat(2, gone))


def test_a_dead_button_is_the_last_players_before_it() -> None:
    """T3 (N), B2: where the button went out and the other is dead, the last player before that one moves."""
    tournament = one_short(1, button=9, seats=9)

    assert only_move(tournament).from_seat == Seat(1, 8)


def test_the_seat_of_the_one_who_went_out_may_be_taken() -> None:
    """T3 (N): then the player in that place moves to the lowest free seat."""
    tournament = one_short(3)
    tournament = sat_down(tournament, who(tournament, 2, 8), Seat(2, 3))
    move = only_move(tournament)

    assert (move.from_seat, move.to_seat) == (Seat(1, 6), Seat(2, 7))


def test_who_gets_the_lowest_free_seat_may_have_to_wait() -> None:
    """T3, T4 (N): seat 7 is taken, and seat 2 lies between the next hand's button and small blind."""
    tournament = gone_out(seated(new_year(), 8, [1, 3, 4, 5, 6, 7]), 14)
    tournament = sat_down(tournament, 13, Seat(2, 7))
    told = with_button(with_button(tournament, 1, 1, 2, 3), 2, button=7, small=1, big=3)
    move = only_move(told)

    assert (move.to_seat, move.waits) == (Seat(2, 2), True)
    assert not only_move(with_button(told, 2, button=1, small=3, big=4)).waits


def test_where_nobody_went_out_the_lowest_free_seat_is_filled() -> None:
    """T3 (N): tables may be uneven without an exit; the player in that seat's place moves there."""
    tournament = seated(new_year(), 8, [1, 3, 4, 5, 6, 7])
    tournament = with_button(with_button(tournament, 1, 4, 5, 6), 2, 1, 3, 4)
    move = only_move(tournament)

    assert (move.from_seat, move.to_seat) == (Seat(1, 5), Seat(2, 2))


def test_two_of_one_hand_are_followed_by_two() -> None:
    """T3 (N): the small and the big blind went out together; small and big blind of the other table move."""
    tournament = seated(new_year(), 8, [1, 2, 3, 4, 5, 6], 6)
    tournament = gone_out(tournament, who(tournament, 2, 2), who(tournament, 2, 3))
    for table in (1, 2, 3):
        tournament = with_button(tournament, table, 1, 2, 3)
    moves = plan(tournament, 0, NoChance())

    assert [seats_of(move) for move in moves] == [
        {who(tournament, 1, 2): Seat(2, 2)},
        {who(tournament, 1, 3): Seat(2, 3)},
    ]


def test_who_went_out_later_had_cards_before() -> None:
    """T3 (N): seat 5 went out before seat 3, fourth from the button; the second to move is the fourth."""
    tournament = seated(new_year(), 8, [1, 2, 3, 4, 5, 6], 6)
    tournament = gone_out(tournament, who(tournament, 2, 5))
    tournament = gone_out(tournament, who(tournament, 2, 3))
    for table in (1, 2, 3):
        tournament = with_button(tournament, table, 1, 2, 3)
    moves = plan(tournament, 0, NoChance())

    assert [seats_of(move) for move in moves] == [
        {who(tournament, 1, 3): Seat(2, 3)},
        {who(tournament, 1, 5): Seat(2, 5)},
    ]


def test_the_low_card_gives_the_player() -> None:
    """T3 (N): between equally large tables a card is dealt to each, and the lowest gives."""
    tournament = seated(new_year(), 7, 7, 5)
    for table in (1, 2, 3):
        tournament = with_button(tournament, table, 1, 2, 3)
    givers = set()
    for seed in range(40):
        (move,) = planned(tournament, seed)
        assert isinstance(move, MovePlayer)
        assert [card.table for card in move.cards] == [1, 2]
        assert min(move.cards, key=lambda card: card.rank).table == move.from_table
        givers.add(move.from_table)

    assert givers == {1, 2}


class Deals:
    """A source of chance that deals prepared cards, one list a deal."""

    def __init__(self, *deals: list[tuple[int, str]]) -> None:
        self.deals = list(deals)

    def choice(self, seq: Sequence[Item], /) -> Item:
        """Draw the first."""
        return seq[0]

    def sample(self, population: Sequence[Item], k: int) -> list[Item]:
        """Deal the next prepared cards of the deck."""
        cards = self.deals.pop(0)
        assert len(cards) == k
        return [population[[*population].index(card)] for card in cards]  # type: ignore[arg-type]  # the items are cards


def test_equal_cards_are_dealt_again() -> None:
    """T3 (N): aces are high, suits do not count, and only the equally low tables get another card."""
    draw = Deals(
        [(14, "spades"), (2, "clubs"), (2, "hearts"), (3, "spades")],
        [(14, "hearts"), (13, "hearts")],
    )

    assert low_card([1, 4, 5, 7], draw) == (DrawnCard(4, 14, "hearts"), DrawnCard(5, 13, "hearts"))
    assert draw.deals == []


def test_cards_for_more_tables_than_a_deck_has_cards() -> None:
    """T3 (N): a hundred equal tables are told apart too, the lowest card of the last deal alone."""
    for seed in range(20):
        cards = low_card(range(1, 101), Random(seed))
        ranks = sorted(card.rank for card in cards)

        assert ranks[0] < ranks[1]


@pytest.mark.parametrize("house", [new_year(), wired_pair()])
def test_unknown_buttons_are_asked_for(house: House) -> None:
    """T3: where a rule needs buttons, each unknown one is asked for, the giving table's first."""
    tournament = gone_out(seated(house, 8, 7), 15)
    one_known = with_button(tournament, 1, 1, 2, 3)

    assert plan(tournament, 0, NoChance()) == (AskButton(1, 2), AskButton(2, 1))
    assert plan(one_known, 0, NoChance()) == (AskButton(2, 1),)
    assert only_move(with_button(one_known, 2, 1, 2, 3)).player is not None


def test_an_old_button_is_asked_for_again() -> None:
    """T3: a told button is one hand's; after five minutes of play another one is meant."""
    tournament = gone_out(seated(wired_pair(), 8, 7), 15)
    tournament = with_button(with_button(tournament, 1, 1, 2, 3, told_ms=1_000), 2, 1, 2, 3, told_ms=2_000)

    assert only_move(tournament, elapsed_ms=1_000 + BUTTON_HOLDS_MS).player is not None
    assert plan(tournament, 1_001 + BUTTON_HOLDS_MS, NoChance()) == (AskButton(1, 2),)


def test_a_skipped_button_leaves_the_move_to_the_host() -> None:
    """T3: once a question was skipped the move names nobody, and nothing more is asked for it."""
    tournament = gone_out(seated(wired_pair(), 8, 7), 15)
    skipped = replace(tournament, button_skipped=frozenset({2}))

    assert plan(skipped, 0, NoChance()) == (MovePlayer(1, 2, 8, 6, MoveRule.NEXT_BIG_BLIND),)


def test_a_question_ends_the_plan() -> None:
    """T3: moves whose buttons are known come first; nothing is planned behind a question."""
    tournament = seated(wired_pair(), 8, 8, 6, 6)
    tournament = with_button(with_button(tournament, 1, 1, 2, 3), 3, 1, 2, 3)
    move, *questions = plan(tournament, 0, NoChance())

    assert seats_of(move) == {who(tournament, 1, 4): Seat(3, 7)}
    assert questions == [AskButton(2, 4), AskButton(4, 2)]


def test_a_button_told_after_all_is_not_skipped() -> None:
    """T3: where the skipped button was told, only the other one is missing."""
    tournament = with_button(gone_out(seated(wired_pair(), 8, 7), 15), 1, 1, 2, 3)

    assert plan(replace(tournament, button_skipped=frozenset({1})), 0, NoChance()) == (AskButton(2, 1),)


def test_other_moves_are_planned_beside_one_that_names_nobody() -> None:
    """T2, T3: a move of which only the tables are known counts for the sizes."""
    tournament = seated(wired_pair(), 8, 8, 6, 6)
    for table in (2, 3, 4):
        tournament = with_button(tournament, table, 1, 2, 3)
    nobody, somebody = plan(replace(tournament, button_skipped=frozenset({1})), 0, NoChance())

    assert nobody == MovePlayer(1, 3, 8, 6, MoveRule.NEXT_BIG_BLIND)
    assert seats_of(somebody) == {who(tournament, 2, 4): Seat(4, 7)}


def test_nobody_moves_from_a_table_of_kept_seats() -> None:
    """E10, T2: where all of a table's players went out and may return there is nobody to move."""
    tournament = gone_out(seated(gananda(), 3, 1), 1, 2, 3, may_return=True)

    assert planned(tournament) == ()


def test_breaks_go_before_moves() -> None:
    """T2, T5: tables that are uneven after a break are evened by moves planned after it."""
    tournament = seated(gananda(), 10, 2, 1)
    suggestions = planned(tournament)

    assert isinstance(suggestions[0], BreakTable)
    assert [type(one) for one in suggestions[1:]] == [MovePlayer] * 3
    assert sizes(carried_out(tournament, *suggestions)) == {1: 7, 2: 6}


def test_nobody_moves_twice_in_one_plan() -> None:
    """T2, T5: who comes from a table that breaks is not sent on by a move of the same plan."""
    for seed in range(50):
        seats = [player for one in planned(seated(gananda(), 10, 2, 1), seed) for player in seats_of(one)]

        assert len(seats) == len(set(seats))
