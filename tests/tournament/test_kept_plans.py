"""Plans that were made before: what stands, and what is drawn again."""

from collections.abc import Sequence

import pytest

from clock.tournament import balancing
from clock.tournament.dealing import BUTTON_HOLDS_MS
from clock.tournament.state import Table, Tournament
from clock.tournament.structure import Seat
from clock.tournament.suggestions import (
    AskButton,
    BreakTable,
    FormFinalTable,
    MovePlayer,
    Plan,
    SeatChange,
    Suggestion,
)
from clock.values import replace
from tests.houses import gananda, new_year, wired_pair
from tests.seated import (
    NoChance,
    busted,
    carried_out,
    declined,
    gone_out,
    plan,
    planned,
    sat_down,
    seated,
    seats_of,
    shares_no_seat,
    sizes,
    stored,
    suggested,
    who,
    with_button,
)


def move_of(suggestion: Suggestion) -> MovePlayer:
    """Return a suggestion that is a move."""
    assert isinstance(suggestion, MovePlayer)
    return suggestion


def ways(suggestions: Sequence[Suggestion]) -> list[tuple[SeatChange, ...]]:
    """Return the moves of those that break a table, each of which is one."""
    assert all(isinstance(one, BreakTable) for one in suggestions)
    return [one.moves for one in suggestions if isinstance(one, BreakTable)]


def test_a_draw_stands() -> None:
    """T3: what was drawn once is drawn no more, break and moves alike."""
    tournament = suggested(seated(gananda(), 10, 2, 1))

    assert plan(tournament, 0, NoChance()) == tournament.suggestions


def test_a_move_is_drawn_anew_when_its_player_is_out() -> None:
    """T3: where the seat was filled at once, the tables stay those drawn, and other moves stand."""
    tournament = suggested(seated(gananda(), 10, 10, 10, 8, 8))
    first, second = map(move_of, tournament.suggestions)
    assert first.player is not None
    assert first.from_seat is not None
    after = sat_down(gone_out(tournament, first.player), 99, first.from_seat)
    again = [move_of(one) for one in planned(after)]

    assert second in again
    assert first not in again
    assert {(one.from_table, one.to_table) for one in again} == {
        (one.from_table, one.to_table) for one in (first, second)
    }


def test_a_move_is_drawn_anew_when_its_seat_is_taken() -> None:
    """T3: by a player whom the host moved there; another seat is drawn, for any player of that table."""
    tournament = suggested(seated(gananda(), 10, 7, 8))
    (move,) = map(move_of, tournament.suggestions)
    assert move.to_seat is not None
    after = sat_down(tournament, who(tournament, 2, 1), move.to_seat)
    (again,) = map(move_of, planned(after))

    assert (again.from_table, again.to_table) == (1, 2)
    assert again.to_seat != move.to_seat


def test_a_move_goes_when_the_tables_are_even() -> None:
    """T2: a bust-out at the larger table leaves nothing to move."""
    tournament = suggested(seated(gananda(), 9, 7))

    assert len(tournament.suggestions) == 1
    assert planned(busted(tournament, 1, 1)) == ()


def test_a_move_that_stands_is_told_with_the_sizes_as_they_are() -> None:
    """T7: the reason read out is true when it is read."""
    tournament = suggested(seated(gananda(), 10, 8, 9))
    (move,) = map(move_of, tournament.suggestions)
    kept, *_ = planned(busted(tournament, 2, 1))

    assert kept == replace(move, to_size=7)


def test_a_move_goes_with_its_table() -> None:
    """T2, T5: what was to move to a table that broke is not suggested any more."""
    tournament = suggested(seated(gananda(), 10, 8, 10))
    after = busted(busted(busted(tournament, 1, 3), 2, 3), 3, 2)
    (only,) = planned(after)

    assert isinstance(only, BreakTable)


def test_after_the_first_is_accepted_the_others_stand() -> None:
    """T2, T5: a plan is carried out as it was shown."""
    tournament = suggested(seated(gananda(), 10, 2, 1))
    while tournament.suggestions:
        first, *others = tournament.suggestions
        tournament = carried_out(tournament, first)

        assert plan(tournament, 0, NoChance()) == tuple(others)


def test_a_break_keeps_the_seats_that_can_be_kept() -> None:
    """T5: one of the broken table goes out, one seat is taken: only that one is drawn again."""
    tournament = suggested(seated(gananda(), 7, 7, 6))
    (breaking,) = tournament.suggestions
    assert isinstance(breaking, BreakTable)
    gone, robbed, *others = breaking.moves
    after = gone_out(tournament, gone.player)
    after = sat_down(after, who(after, robbed.to_seat.table, 1), robbed.to_seat)
    (again,) = planned(after)
    assert isinstance(again, BreakTable)

    assert [change.player for change in again.moves] == [change.player for change in (robbed, *others)]
    assert again.moves[0].to_seat != robbed.to_seat
    assert again.moves[1:] == tuple(others)
    assert again.left == 19


def test_a_break_is_spread_again_where_it_would_be_uneven() -> None:
    """T5: two go out at a receiving table, and a newcomer of the other one comes there instead."""
    tournament = suggested(seated(gananda(), 7, 7, 6))
    (before,) = tournament.suggestions
    after = busted(tournament, 2, 2)
    (again,) = planned(after)

    assert sizes(carried_out(after, again)) == {1: 9, 2: 9}
    assert len(seats_of(before).items() - seats_of(again).items()) == 1


def test_who_has_left_a_breaking_table_counts_no_more() -> None:
    """T5: the two who were to go to one table went out, and the rest is spread between both."""
    tournament = suggested(seated(gananda(), 7, 7, 6))
    (before,) = tournament.suggestions
    to_first = [player for player, seat in seats_of(before).items() if seat.table == 1]
    after = gone_out(tournament, *to_first[:2])
    (again,) = planned(after)

    assert sizes(carried_out(after, again)) == {1: 9, 2: 9}


def test_nobody_is_kept_for_a_table_that_breaks_too() -> None:
    """T5: when a second table goes, who was to be sent there by the first gets another seat."""
    tournament = suggested(seated(gananda(), 8, 8, 8, 6))
    after = busted(busted(busted(tournament, 1, 3), 2, 3), 3, 4)
    again = planned(after)

    assert len(tournament.suggestions) == 1
    assert [one.table for one in again if isinstance(one, BreakTable)] == [4, 3]
    assert {seat.table for one in again for seat in seats_of(one).values()} == {1, 2}
    assert shares_no_seat(carried_out(after, *again))


def test_the_smallest_table_may_be_another_one() -> None:
    """T5 (W): the table that is the smallest now breaks."""
    tournament = suggested(seated(wired_pair(), 6, 6, 6))
    after = busted(tournament, 1, 1)

    assert [one.table for one in tournament.suggestions if isinstance(one, BreakTable)] == [3]
    assert [one.table for one in planned(after) if isinstance(one, BreakTable)] == [1]


def with_buttons(tournament: Tournament, button: int, told_ms: int = 0) -> Tournament:
    """Return the night with the same button told at each of its tables."""
    for table in tournament.tables:
        tournament = with_button(tournament, table.number, button, button + 1, button + 2, told_ms)
    return tournament


def test_a_move_by_the_button_stands_while_the_button_does() -> None:
    """T3 (W): time and another table's bust-out change nothing; a new button does."""
    tournament = suggested(with_buttons(seated(wired_pair(), 9, 7, 8), 1))
    (move,) = map(move_of, tournament.suggestions)
    aged = plan(tournament, BUTTON_HOLDS_MS + 1, NoChance())
    (other,) = map(move_of, planned(with_button(tournament, 1, 3, 4, 5)))

    assert move.from_seat == Seat(1, 4)
    assert aged == tournament.suggestions
    assert planned(busted(tournament, 3, 1)) == tournament.suggestions
    assert (other.from_seat, other.buttons) == (Seat(1, 6), (3, 1))


def test_a_button_that_was_told_names_the_player() -> None:
    """T3: a move that named nobody is found as soon as both buttons are known."""
    tournament = suggested(replace(seated(wired_pair(), 9, 7), button_skipped=frozenset({1})))
    assert move_of(tournament.suggestions[0]).player is None

    assert planned(tournament) == tournament.suggestions
    assert [move_of(one).player for one in planned(with_buttons(tournament, 1))] == [4]


def test_cards_outlast_the_questions() -> None:
    """T3 (N): which of two equal tables gives is drawn once, before the buttons are asked for."""
    for seed in range(10):
        tournament = suggested(seated(new_year(), 7, 7, 5), seed)
        first, second = tournament.suggestions
        assert isinstance(first, AskButton)
        answered = with_button(tournament, first.table, 1, 2, 3)
        (left,) = plan(answered, 0, NoChance())
        both = with_button(replace(answered, suggestions=(left,)), 3, 1, 2, 3)
        (move,) = map(move_of, plan(both, 0, NoChance()))

        assert left == second == AskButton(3, first.table, first.cards)
        assert (move.from_table, move.cards) == (first.table, first.cards)
        assert plan(replace(both, suggestions=(move,)), 0, NoChance()) == (move,)


def test_cards_count_once() -> None:
    """T3 (N): when the same tables are equal again later in the plan, they are dealt new cards."""
    differ = False
    for seed in range(10):
        asked = suggested(seated(new_year(), 8, 8, 3), seed)
        known = with_buttons(asked, 1)
        known = replace(known, suggestions=planned(known))
        first, second, third = map(move_of, known.suggestions)
        told_anew = [move_of(one) for one in plan(with_buttons(known, 3), 0, NoChance())]

        assert [one.cards for one in told_anew] == [one.cards for one in (first, second, third)]
        assert [one.from_table for one in told_anew] == [one.from_table for one in (first, second, third)]
        assert (first.from_table, second.from_table) in {(1, 2), (2, 1)}
        assert [len(one.cards) for one in (first, second, third)] == [2, 0, 2]
        differ = differ or first.from_table != third.from_table

    assert differ


def test_cards_are_not_told_where_nothing_was_equal_any_more() -> None:
    """T3 (N): once the other table is smaller the move stands, and no card decided it."""
    tournament = suggested(with_buttons(seated(new_year(), 7, 7, 5), 1))
    (move,) = map(move_of, tournament.suggestions)
    other = 3 - move.from_table
    (kept,) = map(move_of, planned(busted(tournament, other, 1)))

    assert len(move.cards) == 2
    assert kept == replace(move, cards=())


def test_what_was_put_aside_is_not_suggested_again() -> None:
    """T7: nor anything in its place; the other moves stand and keep out of its way."""
    shown = suggested(seated(gananda(), 10, 10, 8, 8))
    tournament = declined(shown)

    assert (*tournament.aside, *tournament.suggestions) == shown.suggestions
    assert plan(tournament, 0, NoChance()) == tournament.suggestions
    assert plan(declined(tournament), 0, NoChance()) == ()


def test_what_was_put_aside_comes_back_when_it_is_wrong() -> None:
    """T7: a move put aside whose player went out is not the one that is called for then."""
    tournament = declined(suggested(seated(gananda(), 10, 7, 8)))
    (move,) = map(move_of, tournament.aside)
    assert move.player is not None
    after = gone_out(tournament, move.player)

    assert planned(tournament) == ()
    assert len(planned(after)) == 1


def test_what_was_put_aside_is_for_this_time_only() -> None:
    """T2, T7: once the tables are even it is gone; uneven again they call for a move that is shown."""
    tournament = declined(suggested(seated(gananda(), 9, 7)))
    even = stored(busted(tournament, 1, 1))
    uneven = stored(busted(even, 2, 1))

    assert (len(tournament.aside), tournament.suggestions) == (1, ())
    assert (even.aside, even.suggestions) == ((), ())
    assert (len(uneven.suggestions), uneven.aside) == (1, ())


def test_what_was_put_aside_outlasts_a_question() -> None:
    """T3, T7: while the plan waits for a button, moves put aside whose turn has not come stay aside."""
    tournament = with_buttons(seated(wired_pair(), 9, 9, 5, 6), 1)
    aside = suggested(tournament).suggestions[2:]
    unknown = replace(tournament, tables=(Table(1), *tournament.tables[1:]), aside=aside)

    assert balancing.plan(unknown, 0, NoChance()) == Plan((AskButton(1, 3),), aside)


def test_a_final_table_put_aside_stays_aside() -> None:
    """T6: and nothing else is planned while it is due, though fewer are left."""
    tournament = declined(suggested(seated(gananda(), 7, 3)))

    assert tournament.aside == (FormFinalTable(10),)
    assert planned(tournament) == ()
    assert planned(gone_out(tournament, 1)) == ()
    assert stored(gone_out(tournament, 1)).aside == (FormFinalTable(9),)
    assert stored(seated(gananda(), 7, 4)).aside == ()


def test_a_break_put_aside_stays_aside() -> None:
    """T5: the rest is planned as if the table had broken."""
    tournament = declined(suggested(seated(gananda(), 10, 2, 1)))

    assert plan(tournament, 0, NoChance()) == tournament.suggestions
    assert [type(one) for one in tournament.suggestions] == [MovePlayer] * 3
    assert [type(one) for one in tournament.aside] == [BreakTable]
    waiting = stored(gone_out(tournament, 11, may_return=True))
    assert ways(waiting.aside) == ways(tournament.aside)


@pytest.mark.parametrize("may_return", [False, True])
def test_the_table_that_was_told_to_break_still_does_where_another_is_as_small(*, may_return: bool) -> None:
    """T3, T5 (W): only a smaller one changes that."""
    tournament = suggested(seated(wired_pair(), 7, 5, 6))
    as_small = stored(gone_out(tournament, 13, may_return=may_return))
    smaller = stored(gone_out(tournament, 13, 14))

    assert ways(as_small.suggestions) == ways(tournament.suggestions)
    assert [one.table for one in smaller.suggestions if isinstance(one, BreakTable)] == [3]


def test_a_break_that_is_due_without_a_bust_out_stays_as_it_was_drawn() -> None:
    """E10, T3: one who may come back changes nothing for it; only for what is not due without that one."""
    tournament = suggested(seated(gananda(), 10, 5, 5))
    waiting = stored(gone_out(tournament, 1, may_return=True))
    assert ways(waiting.suggestions) == ways(tournament.suggestions) != []

    too_many = stored(gone_out(seated(gananda(), 10, 6, 5), 1, may_return=True))
    assert not any(isinstance(one, BreakTable) for one in too_many.suggestions)


def test_a_move_that_names_nobody_put_aside_stays_aside() -> None:
    """T3: the words of the rule are not shown again after the host has put them away."""
    tournament = suggested(replace(seated(wired_pair(), 9, 7), button_skipped=frozenset({1})))

    assert planned(declined(tournament)) == ()
