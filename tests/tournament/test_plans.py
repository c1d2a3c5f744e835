"""What always holds of a plan of breaks and moves, whatever the room."""

from hypothesis import given
from hypothesis import strategies as st

from clock.tournament.state import Tournament
from clock.tournament.structure import FinalTable, House
from clock.tournament.suggestions import AskButton, BreakTable, FormFinalTable, MovePlayer, Suggestion
from clock.values import replace
from tests.houses import gananda, new_year, wired_pair
from tests.seated import (
    NoChance,
    carried_out,
    declined,
    gone_out,
    plan,
    planned,
    seated,
    seats_of,
    shares_no_seat,
    sizes,
    stored,
    suggested,
    with_button,
)

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
        assert planned(after) == () or not movable & alive


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
        tournament = stored(tournament, seed + 1)
        aside, shown = (
            {player for one in suggestions for player in seats_of(one)}
            for suggestions in (tournament.aside, tournament.suggestions)
        )
        assert not aside & shown


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
