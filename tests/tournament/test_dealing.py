"""Who deals: from level to level, when the dealer goes out, and at the final table."""

import pytest

from clock.tournament.dealing import (
    after_exit,
    after_move,
    after_return,
    first_dealer,
    passed,
)
from clock.tournament.state import Going, Status, Table, Tournament
from clock.tournament.structure import Seat
from clock.values import replace
from tests.houses import gananda, new_year
from tests.seated import gone_out, seated, who, with_status


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
