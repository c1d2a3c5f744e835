"""Dealing: positions from hand to hand, where the button lies, and who deals."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clock.tournament.dealing import (
    BUTTON_HOLDS_MS,
    after_exit,
    after_move,
    after_return,
    clockwise,
    dealt_in,
    first_dealer,
    known_positions,
    living_seats,
    lying,
    next_hand,
    passed,
    told,
)
from clock.tournament.state import Going, Positions, Status, Table, Tournament
from clock.tournament.structure import MINUTE, ButtonRule, Seat
from clock.values import replace
from tests.houses import gananda, new_year
from tests.seated import gone_out, seated, who, with_status

FIRST = Positions(button=1, small=2, big=3)
SIX = (1, 2, 3, 4, 5, 6)


def hands(*gone: int) -> list[Positions]:
    """Return hands 1 to 4 of a table of six, with these seats out on the first."""
    living = [seat for seat in SIX if seat not in gone]
    found = [FIRST]
    while len(found) < 4:
        found.append(next_hand(found[-1], living))
    return found


def seats(positions: Positions) -> tuple[int, int, int]:
    """Return button, small and big blind."""
    return positions.button, positions.small, positions.big


@pytest.mark.parametrize(
    ("gone", "expected"),
    [
        ([1], [(2, 3, 4), (3, 4, 5), (4, 5, 6)]),
        ([2], [(2, 3, 4), (3, 4, 5), (4, 5, 6)]),
        ([3], [(2, 3, 4), (3, 4, 5), (4, 5, 6)]),
        ([4], [(2, 3, 5), (3, 5, 6), (5, 6, 1)]),
        ([2, 3], [(2, 3, 4), (3, 4, 5), (4, 5, 6)]),
    ],
)
def test_positions_follow_the_big_blind(gone: list[int], expected: list[tuple[int, int, int]]) -> None:
    """B2: whoever goes out, the big blind moves on by one living player and the others follow it."""
    assert [seats(positions) for positions in hands(*gone)[1:]] == expected


def test_a_dead_small_blind_is_told() -> None:
    """B2: the small blind is dead on the hand after the big blind went out, and only then."""
    assert [positions.small_dead for positions in hands(3)] == [False, True, False, False]
    assert [positions.small_dead for positions in hands(2)] == [False, False, False, False]


def test_a_player_in_the_emptied_seat_fills_it() -> None:
    """B3: a player moved into the seat of the big blind that went out posts the small blind there."""
    assert next_hand(FIRST, SIX) == Positions(button=2, small=3, big=4, small_dead=False)


def test_a_player_behind_the_big_blind_is_the_next_one() -> None:
    """B2, case 107: who is moved right behind the big blind has it on the next hand."""
    before = Positions(button=9, small=1, big=2)

    assert seats(next_hand(before, (1, 2, 3, 4, 5, 6, 7, 9))) == (1, 2, 3)
    assert seats(next_hand(before, (1, 2, 4, 5, 6, 7, 9))) == (1, 2, 4)


@pytest.mark.parametrize(
    ("before", "living", "expected"),
    [
        ((1, 2, 3), (2, 3), (3, 3, 2)),
        ((1, 2, 3), (1, 3), (3, 3, 1)),
        ((1, 2, 3), (1, 2), (2, 2, 1)),
        ((1, 1, 2), (1, 2), (2, 2, 1)),
        ((4, 4, 7), (4, 7), (7, 7, 4)),
    ],
)
def test_heads_up(
    before: tuple[int, int, int], living: tuple[int, int], expected: tuple[int, int, int]
) -> None:
    """B4: of two, the small blind is on the button, and who had the big blind last gets it."""
    assert seats(next_hand(Positions(*before), living)) == expected


@pytest.mark.parametrize(
    ("before", "living", "expected"),
    [
        ((1, 1, 2), (1, 2, 3), (1, 2, 3)),
        ((1, 1, 4), (1, 2, 4), (2, 4, 1)),
        ((1, 1, 4), (1, 2, 3, 4), (3, 4, 1)),
        ((4, 4, 1), (1, 4, 6), (6, 1, 4)),
        ((1, 2, 5), (2, 3, 5), (3, 5, 2)),
        ((1, 1, 4), (1, 2, 3), (3, 4, 1)),
        ((1, 1, 8), (2, 7, 8), (7, 8, 2)),
    ],
)
def test_who_sits_down_between_the_blinds_has_the_button(
    before: tuple[int, int, int], living: tuple[int, ...], expected: tuple[int, int, int]
) -> None:
    """B2, B4, E3: the big blind moves on all the same, and nobody has the button and a blind of three."""
    assert seats(next_hand(Positions(*before), living)) == expected


def test_a_table_that_emptied_stays_as_it_was() -> None:
    """B2: where nobody is left no hand follows."""
    assert next_hand(FIRST, ()) == FIRST
    assert lying(ButtonRule.LAST_LIVING, Table(1, FIRST, lying=1), FIRST, ()) == 1


def seen(rule: ButtonRule, *gone: int) -> list[int]:
    """Return where the button is seen on hands 1 to 4 of a table of six."""
    living = [seat for seat in SIX if seat not in gone]
    positions = hands(*gone)
    table = Table(1, positions[0], lying=positions[0].button)
    found = [positions[0].button]
    for after in positions[1:]:
        table = replace(table, lying=lying(rule, table, after, living), positions=after)
        assert table.lying is not None
        found.append(table.lying)
    return found


@pytest.mark.parametrize(
    ("gone", "dead", "last_living", "empty_after_big"),
    [
        ([1], [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4]),
        ([2], [1, 2, 3, 4], [1, 1, 3, 4], [1, 1, 3, 4]),
        ([3], [1, 2, 3, 4], [1, 2, 2, 4], [1, 2, 3, 4]),
        ([4], [1, 2, 3, 5], [1, 2, 3, 5], [1, 2, 3, 5]),
        ([2, 3], [1, 2, 3, 4], [1, 1, 1, 4], [1, 1, 3, 4]),
        ([1, 2], [1, 2, 3, 4], [1, 6, 3, 4], [1, 6, 3, 4]),
    ],
)
def test_where_the_button_lies(
    gone: list[int], dead: list[int], last_living: list[int], empty_after_big: list[int]
) -> None:
    """B2, B3: on the dead seat, with the last living player who had it, or empty only after a big blind."""
    assert seen(ButtonRule.DEAD, *gone) == dead
    assert seen(ButtonRule.LAST_LIVING, *gone) == last_living
    assert seen(ButtonRule.EMPTY_AFTER_BIG, *gone) == empty_after_big


def test_the_button_stays_with_who_had_it() -> None:
    """B3: a newcomer between the last living player who had it and the dead seat does not get it."""
    table = Table(1, Positions(1, 3, 4), lying=1)

    assert lying(ButtonRule.LAST_LIVING, table, Positions(3, 4, 5), (1, 2, 4, 5)) == 1
    assert lying(ButtonRule.LAST_LIVING, replace(table, lying=None), Positions(3, 4, 5), (1, 4, 5)) == 1


def test_the_button_lies_on_a_seat_that_was_filled() -> None:
    """B3: once somebody sits in the emptied seat, the button lies there as on any other."""
    table = Table(1, FIRST, lying=1)

    assert lying(ButtonRule.LAST_LIVING, table, Positions(2, 3, 4), (1, 3, 4, 5, 6)) == 1
    assert lying(ButtonRule.LAST_LIVING, table, Positions(2, 3, 4), SIX) == 2


@given(st.sets(st.integers(1, 10), min_size=4), st.lists(st.integers(0, 9), max_size=7))
def test_the_big_blind_passes_nobody_by(taken: set[int], gone: list[int]) -> None:
    """B2, B4: whoever goes out, nobody is skipped, nobody posts twice running, the others follow."""
    living = sorted(taken)
    positions = Positions(living[0], living[1], living[2])
    for place in gone[: len(living) - 2]:
        living.pop(place % len(living))
        after = next_hand(positions, living)
        passed_by = clockwise(range(1, 11), positions.big)
        passed_by = passed_by[: passed_by.index(after.big)]

        assert after.big in living
        assert after.big != positions.big
        assert not set(passed_by) & set(living)
        if len(living) > 2:
            assert (after.button, after.small) == (positions.small, positions.big)
        else:
            assert after.button == after.small in living
        positions = after


@given(st.sets(st.integers(1, 10), min_size=2), st.integers(1, 10))
def test_in_one_round_everybody_has_each_position_once(taken: set[int], first: int) -> None:
    """B2, B4: where nobody goes out, button and blinds come to every player once a round."""
    positions = next_hand(Positions(first, first, first), sorted(taken))
    rounds: list[Positions] = []
    for _ in range(2 + len(taken)):
        positions = next_hand(positions, sorted(taken))
        rounds.append(positions)
    last = rounds[2:]

    assert {one.big for one in last} == {one.small for one in last} == {one.button for one in last} == taken
    assert not any(one.small_dead for one in last)


def test_told_blinds_are_the_next_two() -> None:
    """B2: the blinds of a told button are the next living seats clockwise, over the end of the table too."""
    tournament = seated(gananda(), [1, 2, 5, 8])

    assert living_seats(tournament, 1) == (1, 2, 5, 8)
    assert told(tournament, 1, 2, 0) == Positions(2, 5, 8)
    assert told(tournament, 1, 8, 0) == Positions(8, 1, 2)


def test_told_heads_up() -> None:
    """B4: of two, who has the button has the small blind."""
    assert told(seated(gananda(), [3, 7]), 1, 7, 0) == Positions(7, 7, 3)


def test_who_went_out_on_the_hand_was_dealt_in() -> None:
    """T3, B2: a button told just after a bust-out is that hand's, with its player; later it is not."""
    tournament = gone_out(seated(gananda(), 6, 6), 2, at_ms=1_000)

    assert dealt_in(tournament, 1, 1_000 + BUTTON_HOLDS_MS) == SIX
    assert told(tournament, 1, 1, 1_000) == Positions(1, 2, 3)
    assert told(tournament, 1, 1, 1_001 + BUTTON_HOLDS_MS) == Positions(1, 3, 4)
    assert dealt_in(tournament, 2, 1_000) == SIX


def test_only_the_latest_hand_counts_as_dealt() -> None:
    """T3: who went out on a hand before was not dealt into the one that is told."""
    tournament = gone_out(gone_out(seated(gananda(), 6, 6), 2), 3, 4)

    assert dealt_in(tournament, 1, 0) == (1, 3, 4, 5, 6)


def test_a_button_told_on_an_empty_seat_has_the_blinds_behind_it() -> None:
    """B2: the button may be dead as it is told, even where two are left."""
    assert told(seated(gananda(), [1, 3, 4]), 1, 2, 0) == Positions(2, 3, 4)
    assert told(seated(gananda(), [1, 3]), 1, 2, 0) == Positions(2, 3, 1)


def test_a_told_button_is_known_for_five_minutes() -> None:
    """T3: a button that was told five minutes of play ago is not taken for the present one."""
    tournament, table = seated(gananda(), 6, 6), Table(1, FIRST, told_ms=10)

    assert known_positions(tournament, table, 10 + 5 * MINUTE) == FIRST
    assert known_positions(tournament, table, 11 + 5 * MINUTE) is None
    assert known_positions(tournament, Table(1), 0) is None


def test_a_told_button_is_that_of_one_hand() -> None:
    """T3: it is past with a later hand on which somebody goes out there, and for nothing elsewhere."""
    playing, over = Table(1, FIRST), Table(1, FIRST, told_over=True)
    one_out = gone_out(seated(gananda(), 6, 6), 2, 3)
    elsewhere, removed = gone_out(one_out, 8), gone_out(one_out, 4, going=Going.REMOVED)

    assert known_positions(one_out, playing, 0) == FIRST
    assert known_positions(one_out, over, 0) is None
    assert known_positions(one_out, replace(over, told_hand=1), 0) == FIRST
    assert known_positions(elsewhere, playing, 0) == FIRST
    assert known_positions(removed, playing, 0) == FIRST
    assert known_positions(gone_out(one_out, 4), playing, 0) is None
    assert known_positions(gone_out(one_out, 4), replace(playing, told_hand=1), 0) == FIRST


def dealing_table(*tables: int, dealer: int) -> tuple[Tournament, Table]:
    """Return a night of a house without hired dealers, and its first table with this player dealing."""
    tournament = seated(new_year(), *tables)
    return tournament, replace(tournament.tables[0], dealer=dealer)


def test_seat_one_deals_first() -> None:
    """B1, T1: at each table seat 1 deals first; nobody is named where dealers are hired."""
    tournament = seated(new_year(), 6, 6)

    assert [first_dealer(tournament, table) for table in (1, 2)] == [
        who(tournament, 1, 1),
        who(tournament, 2, 1),
    ]
    assert first_dealer(seated(gananda(), 6, 6), 1) is None


def test_who_is_not_there_does_not_deal() -> None:
    """B1: an absent player's deal falls to the next one who is there; if nobody is, to whose turn it is."""
    tournament = with_status(seated(new_year(), 3), 1, Status.ABSENT)
    empty = with_status(with_status(tournament, 2, Status.AWAY), 3, Status.AWAY)

    assert first_dealer(tournament, 1) == 2
    assert first_dealer(empty, 1) == 1


def test_the_deal_passes_left_with_each_level() -> None:
    """B1: a new level's deal goes to the next player still in, round the table."""
    tournament, table = dealing_table(4, 4, dealer=2)
    without_three = gone_out(tournament, 3)

    assert passed(tournament, table, 1).dealer == 3
    assert passed(without_three, table, 1).dealer == 4
    assert passed(tournament, replace(table, dealer=4), 1).dealer == 1


def test_the_deal_passes_left_of_one_who_is_out() -> None:
    """B1: a player who is out and took the deal over passes it on from the old seat, or to seat 1."""
    tournament, table = dealing_table(4, 4, dealer=3)
    tournament = gone_out(gone_out(tournament, 3), 6)

    assert passed(tournament, table, 1).dealer == 4
    assert passed(tournament, replace(table, dealer=6), 1).dealer == 1


def test_a_dealer_who_goes_out_passes_the_deal_left() -> None:
    """B1: at once, over others who went out on that hand; at other tables nothing changes."""
    tournament, table = dealing_table(4, 4, dealer=2)
    after = gone_out(tournament, 2, 3)
    other = replace(after.tables[1], dealer=5)

    assert after_exit(after, table, after.exits) == replace(table, dealer=4)
    assert after_exit(after, other, after.exits) == other
    assert after_exit(after, replace(table, dealer=1), after.exits).dealer == 1


def test_at_the_final_table_the_last_one_out_deals() -> None:
    """B1: from the first bust-out on, for good, the better placed of two; a level changes nothing then."""
    tournament, table = dealing_table(6, dealer=2)
    first = gone_out(tournament, 5)
    second = gone_out(first, 4, 1)

    dealt_by_first = after_exit(first, table, first.exits)
    dealt_by_second = after_exit(second, dealt_by_first, second.exits[1:])

    assert (dealt_by_first.dealer, dealt_by_first.turn) == (5, 2)
    assert passed(first, dealt_by_first, 1) == replace(dealt_by_first, turn=3)
    assert dealt_by_second.dealer == 4


def test_of_tied_players_the_lowest_number_deals() -> None:
    """B1, O2: where all of one hand are tied nobody is better placed."""
    tournament, table = dealing_table(6, dealer=2)
    after = gone_out(tournament, 6, 4)
    tied = replace(after, exits=tuple(replace(out, rank=0) for out in after.exits))

    assert after_exit(tied, table, tied.exits).dealer == 4


def test_who_may_come_back_does_not_deal_for_the_others() -> None:
    """B1, E10: the last one out is who is out for good; until then a dealer who is out passes the deal."""
    tournament, table = dealing_table(6, dealer=2)
    asked = gone_out(tournament, 2, may_return=True)
    waiting = after_exit(asked, table, asked.exits)
    players = asked.players.having(replace(asked.players[2], may_return=False))
    answered = after_exit(replace(asked, players=players), waiting, asked.exits)

    assert (waiting.dealer, waiting.turn) == (3, None)
    assert (answered.dealer, answered.turn) == (2, 3)


def test_a_late_answer_does_not_take_the_deal_back() -> None:
    """B1, E10: who says no after somebody else went out has not gone out last."""
    tournament, table = dealing_table(6, dealer=2)
    both = gone_out(gone_out(tournament, 5), 6)
    dealing = replace(table, dealer=6, turn=2)

    assert after_exit(both, dealing, both.exits[:1]) == dealing
    assert after_exit(both, replace(dealing, dealer=3), both.exits[:1]).dealer == 3


def test_who_was_removed_does_not_deal() -> None:
    """B1, O7: a player taken out of play is not there to deal; a removed dealer passes the deal left."""
    tournament, table = dealing_table(6, dealer=2)
    after = gone_out(tournament, 2, going=Going.REMOVED)

    assert after_exit(after, table, after.exits) == replace(table, dealer=3)


def test_who_took_the_deal_over_and_is_removed_gives_it_back() -> None:
    """B1, O7: behind one who dealt for the players out, the last of those deals again."""
    tournament, table = dealing_table(6, dealer=2)
    after = gone_out(gone_out(tournament, 5), 3, going=Going.REMOVED)
    taken_over = replace(table, dealer=3, turn=2)

    assert after_exit(after, taken_over, after.exits[1:]) == replace(taken_over, dealer=5)


def test_bust_outs_before_the_final_table_do_not_count() -> None:
    """B1: who went out at this table while there were others, or has bought back in, never dealt for that."""
    tournament, table = dealing_table(6, 6, dealer=2)
    tournament = gone_out(tournament, 5)
    table = replace(table, last_since=tournament.hand)
    tournament = replace(tournament, tables=(table,))
    asked = gone_out(tournament, 4, may_return=True)
    back = with_status(gone_out(tournament, 4), 4, Status.IN)

    assert after_exit(asked, table, asked.exits[1:]) == table
    assert after_exit(back, table, back.exits[1:]) == table


def test_a_player_put_back_in_gives_the_deal_back() -> None:
    """B1, O4: to who went out last before, or where nobody did to whose turn it is; from others nothing."""
    tournament, table = dealing_table(6, dealer=4)
    table = replace(table, turn=2)
    only_four = gone_out(tournament, 4)
    back = replace(only_four, players=tournament.players, exits=())
    after_five = gone_out(gone_out(tournament, 5), 4)
    five_is_left = replace(
        after_five, players=after_five.players.having(tournament.players[4]), exits=after_five.exits[:1]
    )

    assert after_return(back, table, 4) == replace(table, dealer=2, turn=None)
    assert after_return(five_is_left, table, 4) == replace(table, dealer=5)
    assert after_return(five_is_left, table, 3) == table


def test_who_went_out_before_the_final_table_does_not_take_the_deal() -> None:
    """B1, O4: behind one put back in at the final table, whose turn it is deals, not one out before it."""
    tournament, table = dealing_table(6, dealer=4)
    before = gone_out(tournament, 5)

    assert after_return(before, replace(table, turn=2, last_since=before.hand), 4).dealer == 2


def test_the_turn_of_one_who_is_gone_passes_left() -> None:
    """B1, O4: where the deal goes back to the turn of one who is out too, the next one on the left deals."""
    tournament, table = dealing_table(6, dealer=4)
    removed = gone_out(tournament, 2, going=Going.REMOVED)

    assert after_return(removed, replace(table, turn=2), 4) == replace(table, dealer=3)


def test_the_deal_goes_back_as_it_has_passed() -> None:
    """B1: for any seats taken, and whoever is away, the level before is dealt by who dealt it."""
    tournament, table = dealing_table(6, 6, dealer=2)
    tournament = with_status(gone_out(tournament, 3), 4, Status.AWAY)
    there = (1, 2, 5, 6)

    for dealer in there:
        following = passed(tournament, replace(table, dealer=dealer), 1)
        assert following.dealer in there
        assert passed(tournament, following, -1).dealer == dealer
    by_turn = replace(table, dealer=9, turn=5)
    assert passed(tournament, by_turn, 1) == replace(by_turn, turn=6)
    assert passed(tournament, by_turn, -1) == replace(by_turn, turn=2)


@pytest.mark.parametrize("away", [(), (4,), (1, 2, 3, 4, 5, 6)])
@pytest.mark.parametrize("dealer", [1, 3, 4, 9])
@pytest.mark.parametrize("turn", [None, 4])
def test_levels_passed_at_once_pass_the_deal_as_often(
    away: tuple[int, ...], dealer: int, turn: int | None
) -> None:
    """B1: a jump over levels leaves the deal where one level after the other would, there and back.

    3 is out, 9 sits at another table; where all are away it passes among those whose turn it would be.
    """
    tournament, table = dealing_table(6, 6, dealer=dealer)
    tournament = gone_out(tournament, 3)
    for player in away:
        if player != 3:
            tournament = with_status(tournament, player, Status.AWAY)
    on, back = replace(table, turn=turn), replace(table, turn=turn)

    for levels in range(9):
        assert passed(tournament, replace(table, turn=turn), levels) == on
        assert passed(tournament, replace(table, turn=turn), -levels) == back
        on, back = passed(tournament, on, 1), passed(tournament, back, -1)


def test_a_dealer_who_moves_passes_the_deal_left() -> None:
    """B1, T4: a dealer who is moved to another table leaves the deal to the next one who stays."""
    tournament, table = dealing_table(5, 3, dealer=2)

    assert after_move(tournament, table, {2: Seat(2, 4)}).dealer == 3
    assert after_move(tournament, table, {2: Seat(2, 4), 3: Seat(2, 5)}).dealer == 4
    assert after_move(tournament, table, {3: Seat(2, 4)}).dealer == 2
    assert after_move(tournament, table, {2: Seat(1, 8)}).dealer == 2


def test_hired_dealers_stay_hired() -> None:
    """B1: in a house with another rule nobody at the table gets the deal."""
    tournament = gone_out(seated(gananda(), 6), 2)

    table = tournament.tables[0]

    assert after_exit(tournament, table, tournament.exits) == table
    assert passed(tournament, table, 1) == table
