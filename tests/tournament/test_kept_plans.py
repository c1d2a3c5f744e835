"""Plans that were made before: what stands, what is drawn again, and what always holds of a plan."""

from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from clock.tournament.balancing import plan
from clock.tournament.dealing import BUTTON_HOLDS_MS
from clock.tournament.state import Tournament
from clock.tournament.structure import FinalTable, House, Seat
from clock.tournament.suggestions import AskButton, BreakTable, FormFinalTable, MovePlayer, Suggestion
from tests.houses import gananda, new_year, wired_pair
from tests.seated import (
    NoChance,
    busted,
    carried_out,
    gone_out,
    sat_down,
    seated,
    seats_of,
    shares_no_seat,
    sizes,
    who,
    with_button,
)


def suggested(tournament: Tournament, seed: int = 1) -> Tournament:
    """Return the night with its plan made and stored."""
    return replace(tournament, suggestions=plan(tournament, 0, Random(seed)))


def replanned(tournament: Tournament, seed: int = 2) -> tuple[Suggestion, ...]:
    """Return the plan made anew, by other chance."""
    return plan(tournament, 0, Random(seed))


def declined(tournament: Tournament) -> Tournament:
    """Return the night with its first suggestion put aside."""
    first, *others = tournament.suggestions
    return replace(tournament, suggestions=tuple(others), aside=(*tournament.aside, first))


def move_of(suggestion: Suggestion) -> MovePlayer:
    """Return a suggestion that is a move."""
    assert isinstance(suggestion, MovePlayer)
    return suggestion


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
    again = [move_of(one) for one in replanned(after)]

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
    (again,) = map(move_of, replanned(after))

    assert (again.from_table, again.to_table) == (1, 2)
    assert again.to_seat != move.to_seat


def test_a_move_goes_when_the_tables_are_even() -> None:
    """T2: a bust-out at the larger table leaves nothing to move."""
    tournament = suggested(seated(gananda(), 9, 7))

    assert len(tournament.suggestions) == 1
    assert replanned(busted(tournament, 1, 1)) == ()


def test_a_move_that_stands_is_told_with_the_sizes_as_they_are() -> None:
    """T7: the reason read out is true when it is read."""
    tournament = suggested(seated(gananda(), 10, 8, 9))
    (move,) = map(move_of, tournament.suggestions)
    kept, *_ = replanned(busted(tournament, 2, 1))

    assert kept == replace(move, to_size=7)


def test_a_move_goes_with_its_table() -> None:
    """T2, T5: what was to move to a table that broke is not suggested any more."""
    tournament = suggested(seated(gananda(), 10, 8, 10))
    after = busted(busted(busted(tournament, 1, 3), 2, 3), 3, 2)
    (only,) = replanned(after)

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
    (again,) = replanned(after)
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
    (again,) = replanned(after)

    assert sizes(carried_out(after, again)) == {1: 9, 2: 9}
    assert len(seats_of(before).items() - seats_of(again).items()) == 1


def test_who_has_left_a_breaking_table_counts_no_more() -> None:
    """T5: the two who were to go to one table went out, and the rest is spread between both."""
    tournament = suggested(seated(gananda(), 7, 7, 6))
    (before,) = tournament.suggestions
    to_first = [player for player, seat in seats_of(before).items() if seat.table == 1]
    after = gone_out(tournament, *to_first[:2])
    (again,) = replanned(after)

    assert sizes(carried_out(after, again)) == {1: 9, 2: 9}


def test_nobody_is_kept_for_a_table_that_breaks_too() -> None:
    """T5: when a second table goes, who was to be sent there by the first gets another seat."""
    tournament = suggested(seated(gananda(), 8, 8, 8, 6))
    after = busted(busted(busted(tournament, 1, 3), 2, 3), 3, 4)
    again = replanned(after)

    assert len(tournament.suggestions) == 1
    assert [one.table for one in again if isinstance(one, BreakTable)] == [4, 3]
    assert {seat.table for one in again for seat in seats_of(one).values()} == {1, 2}
    assert shares_no_seat(carried_out(after, *again))


def test_the_smallest_table_may_be_another_one() -> None:
    """T5 (W): the table that is the smallest now breaks."""
    tournament = suggested(seated(wired_pair(), 6, 6, 6))
    after = busted(tournament, 1, 1)

    assert [one.table for one in tournament.suggestions if isinstance(one, BreakTable)] == [3]
    assert [one.table for one in replanned(after) if isinstance(one, BreakTable)] == [1]


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
    (other,) = map(move_of, replanned(with_button(tournament, 1, 3, 4, 5)))

    assert move.from_seat == Seat(1, 4)
    assert aged == tournament.suggestions
    assert replanned(busted(tournament, 3, 1)) == tournament.suggestions
    assert (other.from_seat, other.buttons) == (Seat(1, 6), (3, 1))


def test_a_button_that_was_told_names_the_player() -> None:
    """T3: a move that named nobody is found as soon as both buttons are known."""
    tournament = suggested(replace(seated(wired_pair(), 9, 7), button_skipped=frozenset({1})))
    assert move_of(tournament.suggestions[0]).player is None

    assert replanned(tournament) == tournament.suggestions
    assert [move_of(one).player for one in replanned(with_buttons(tournament, 1))] == [4]


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
        known = replace(known, suggestions=replanned(known))
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
    (kept,) = map(move_of, replanned(busted(tournament, other, 1)))

    assert len(move.cards) == 2
    assert kept == replace(move, cards=())


def test_what_was_put_aside_is_not_suggested_again() -> None:
    """T7: nor anything in its place; the other moves stand and keep out of its way."""
    tournament = declined(suggested(seated(gananda(), 10, 10, 8, 8)))

    assert plan(tournament, 0, NoChance()) == tournament.suggestions
    assert plan(declined(tournament), 0, NoChance()) == ()


def test_what_was_put_aside_comes_back_when_it_is_wrong() -> None:
    """T7: a move put aside whose player went out is not the one that is called for then."""
    tournament = declined(suggested(seated(gananda(), 10, 7, 8)))
    (move,) = map(move_of, tournament.aside)
    assert move.player is not None
    after = gone_out(tournament, move.player)

    assert replanned(tournament) == ()
    assert len(replanned(after)) == 1


def test_a_final_table_put_aside_stays_aside() -> None:
    """T6: and nothing else is planned while it is due, though fewer are left."""
    tournament = declined(suggested(seated(gananda(), 7, 3)))

    assert tournament.aside == (FormFinalTable(10),)
    assert replanned(tournament) == ()
    assert replanned(gone_out(tournament, 1)) == ()


def test_a_break_put_aside_stays_aside() -> None:
    """T5: the rest is planned as if the table had broken."""
    tournament = declined(suggested(seated(gananda(), 10, 2, 1)))

    assert plan(tournament, 0, NoChance()) == tournament.suggestions
    assert [type(one) for one in tournament.suggestions] == [MovePlayer] * 3


def test_a_move_that_names_nobody_put_aside_stays_aside() -> None:
    """T3: the words of the rule are not shown again after the host has put them away."""
    tournament = suggested(replace(seated(wired_pair(), 9, 7), button_skipped=frozenset({1})))

    assert replanned(declined(tournament)) == ()


HOUSES: tuple[House, ...] = (
    gananda(),
    new_year(),
    wired_pair(),
    replace(gananda(), uneven_by=3, final_table=FinalTable(10, redraw=False)),
    replace(gananda(), seats_per_table=4, final_table=FinalTable(5)),
)


@st.composite
def rooms(draw: st.DrawFn) -> Tournament:
    """Make rooms of up to six tables in the middle of a night, somebody just out, some buttons known."""
    house = replace(draw(st.sampled_from(HOUSES)), late=())
    taken = st.sets(st.integers(1, house.seats_per_table), max_size=house.seats_per_table)
    tables = draw(st.lists(taken, min_size=2, max_size=6).filter(lambda tables: sum(map(len, tables)) >= 3))
    tournament = seated(house, *(sorted(table) for table in tables))
    out = draw(st.lists(st.sampled_from(sorted(tournament.players)), max_size=3, unique=True))
    for number in out[: tournament.left() - 2]:
        tournament = gone_out(tournament, number, may_return=draw(st.booleans()) and house == HOUSES[1])
    for table in tournament.tables:
        if draw(st.booleans()):
            seat = st.integers(1, house.seats_per_table)
            button, small, big = draw(st.tuples(seat, seat, seat))
            tournament = with_button(tournament, table.number, button, small, big)
    skipped = draw(st.sets(st.integers(1, len(tables))))
    return replace(tournament, button_skipped=frozenset(skipped))


def is_whole(suggestions: tuple[Suggestion, ...]) -> bool:
    """Return whether a plan asks nothing and names everybody."""
    return not any(
        isinstance(one, AskButton) or (isinstance(one, MovePlayer) and one.player is None)
        for one in suggestions
    )


@given(rooms(), st.integers(0, 99))
def test_a_plan_evens_the_tables(tournament: Tournament, seed: int) -> None:
    """T2, T3, T5, case 28: carried out, no seat is shared, the tables are even, and nothing is left to do."""
    before = suggested(tournament, seed)
    if before.suggestions and isinstance(before.suggestions[0], FormFinalTable):
        assert len(before.suggestions) == 1
        return
    after = carried_out(before, *before.suggestions)
    moved = [player for one in before.suggestions for player in seats_of(one)]

    assert shares_no_seat(after)
    assert len(moved) == len(set(moved))
    assert sum(sizes(after).values()) == sum(sizes(before).values())
    if is_whole(before.suggestions):
        movable = {table for table, size in sizes(after).items() if size == max(sizes(after).values())}
        alive = {player.seat.table for player in after.players.values() if player.playing and player.seat}
        uneven = max(sizes(after).values()) - min(sizes(after).values())

        assert uneven < after.house.uneven_by or not movable & alive
        assert replanned(after) == () or not movable & alive


@given(rooms(), st.integers(0, 99))
def test_a_plan_that_is_kept_is_the_same_plan(tournament: Tournament, seed: int) -> None:
    """T3: planning again draws nothing and changes nothing, whatever was accepted first."""
    tournament = suggested(tournament, seed)

    assert plan(tournament, 0, NoChance()) == tournament.suggestions
    while tournament.suggestions and not isinstance(tournament.suggestions[0], FormFinalTable | AskButton):
        first, *others = tournament.suggestions
        if isinstance(first, MovePlayer) and first.player is None:
            return
        tournament = carried_out(tournament, first)

        assert plan(tournament, 0, NoChance()) == tuple(others)


@given(rooms(), st.integers(0, 99), st.lists(st.booleans(), min_size=12, max_size=12))
def test_any_can_be_put_aside(tournament: Tournament, seed: int, answers: list[bool]) -> None:
    """T7, case 28: whatever the host accepts and puts aside, each suggestion can be carried out as told."""
    tournament = suggested(tournament, seed)
    for accepted in answers:
        if not tournament.suggestions or not is_whole(tournament.suggestions[:1]):
            return
        first = tournament.suggestions[0]
        if isinstance(first, FormFinalTable):
            return
        tournament = carried_out(tournament, first) if accepted else declined(tournament)

        assert shares_no_seat(tournament)
        again = plan(tournament, 0, Random(seed + 1))
        assert not {player for one in tournament.aside for player in seats_of(one)} & {
            player for one in again for player in seats_of(one)
        }
        tournament = replace(tournament, suggestions=again)


@given(rooms(), st.integers(0, 99))
def test_a_plan_can_be_carried_out_from_where_players_sit(tournament: Tournament, seed: int) -> None:
    """T3, T5: every player is told from the seat that is theirs when the ones before have moved."""
    tournament = suggested(tournament, seed)
    for one in tournament.suggestions:
        if isinstance(one, FormFinalTable):
            return
        if isinstance(one, MovePlayer) and one.player is not None:
            assert tournament.players[one.player].seat == one.from_seat
        if isinstance(one, BreakTable):
            assert all(tournament.players[way.player].seat == way.from_seat for way in one.moves)
        tournament = carried_out(tournament, one)
