"""Seats, moves and breaks, act by act: what is suggested, accepted, put aside, taken back."""

from clock.tournament.commands import (
    Accept,
    BringBack,
    BustOut,
    CallClock,
    CountChips,
    Decline,
    DeclineReturn,
    DrawSeats,
    EnterLate,
    GoToLevel,
    MarkAbsent,
    MarkAway,
    MarkReturned,
    Move,
    Pause,
    PutBackIn,
    Redo,
    Register,
    Rename,
    Resume,
    SetField,
    Skip,
    Start,
    TellButton,
    Undo,
    Unregister,
)
from clock.tournament.events import Suggested
from clock.tournament.refusals import (
    AlreadyOut,
    ButtonUnknown,
    NobodyNamed,
    NoSeatsYet,
    NoSuchSeat,
    NoSuchTable,
    NoSuggestion,
    SeatsStand,
    SeatTaken,
    TooFewPlayers,
    UnknownPlayer,
)
from clock.tournament.room import free_seats, room_of, seats_taken
from clock.tournament.structure import MoveRule, Seat
from clock.tournament.suggestions import (
    AskButton,
    BreakTable,
    ForfeitAway,
    FormFinalTable,
    MovePlayer,
    RemoveAbsent,
)
from clock.values import replace
from tests.houses import gananda, new_year, wired_pair
from tests.night import Night, go_out, night_of, offered, table_sizes, the_break, who_sits


def the_move(night: Night) -> MovePlayer:
    """Return the move that is suggested first."""
    move = night.suggestions[0]
    assert isinstance(move, MovePlayer)
    return move


def test_the_start_draws_the_seats() -> None:
    """T1: as evenly as can be, from seat 1 without gaps; once the night is on, seats are not drawn again."""
    night = night_of(gananda(), 15)
    assert table_sizes(night) == {1: 8, 2: 7}
    assert set(night.now.seated()) == {
        Seat(table, seat) for table, most in ((1, 8), (2, 7)) for seat in range(1, most + 1)
    }
    assert night.refuses(DrawSeats()) == SeatsStand()


def test_seats_are_drawn_before_the_start_as_often_as_one_likes() -> None:
    """T1: the start keeps the last draw; somebody alone has none."""
    night = night_of(gananda(), 12, started=False)
    assert night.refuses(Move(1, 1, 1)) == NoSeatsYet()
    night.do(DrawSeats())
    first = night.now.seated()
    night.do(DrawSeats())
    second = night.now.seated()
    assert first != second
    night.do(Start())
    assert night.now.seated() == second
    alone = night_of(gananda(), 1, started=False)
    assert alone.refuses(DrawSeats()) == TooFewPlayers()


def test_who_comes_after_the_draw_sits_beside_the_others() -> None:
    """T1: the next seat of a smallest table; all are drawn anew only where the tables are full."""
    night = night_of(gananda(), 13, started=False)
    night.do(DrawSeats())
    night.do(Unregister(who_sits(night, 1, 3)))
    before = night.now.seated()
    night.do(Register("Ada"), Register("Ben"), Start())
    assert before.items() <= night.now.seated().items()
    assert set(night.now.seated()) - set(before) == {Seat(1, 3), Seat(2, 7)}

    full = night_of(gananda(), 10, started=False)
    full.do(DrawSeats(), Register("Ada"), Start())
    assert table_sizes(full) == {1: 6, 2: 5}


def test_who_comes_after_the_draw_is_seated_at_once() -> None:
    """T1, O4: the room reads seats before the deal, so nobody may wait for PAUSE to have one."""
    night = night_of(gananda(), 13, started=False)
    night.do(DrawSeats())
    before = night.now.seated()
    night.do(Register("Ada"))
    assert night.player(14).seat == Seat(2, 7)
    night.do(SetField(16))
    assert table_sizes(night) == {1: 8, 2: 8}
    night.do(Undo(), Undo())
    assert night.now.seated() == before
    night.do(Redo(), Redo())
    assert table_sizes(night) == {1: 8, 2: 8}


def test_who_finds_the_tables_full_after_the_draw_waits_for_another() -> None:
    """T1: none of those who have read their seat is sent elsewhere before the host says so."""
    night = night_of(gananda(), 10, started=False)
    night.do(DrawSeats())
    before = night.now.seated()
    night.do(Register("Ada"), SetField(13))
    assert night.now.seated() == before
    assert [player.number for player in night.now.players.unseated] == [11, 12, 13]
    night.do(DrawSeats())
    assert table_sizes(night) == {1: 7, 2: 6}


def test_a_player_moves_when_tables_differ_by_two() -> None:
    """T2, T3 (G), T7: one drawn at random from the larger to a free seat; the reason is in the suggestion."""
    night = night_of(gananda(), 13)
    go_out(night, (2, 3))
    assert table_sizes(night) == {1: 7, 2: 5}
    move = the_move(night)
    assert (move.from_table, move.to_table, move.from_size, move.to_size) == (1, 2, 7, 5)
    assert move.picked is MoveRule.RANDOM
    assert move.player is not None
    assert move.to_seat is not None
    assert night.player(move.player).seat == move.from_seat
    assert move.to_seat.seat in {3, 7, 8, 9, 10}
    assert night.running
    night.do(Accept())

    assert night.player(move.player).seat == move.to_seat
    assert table_sizes(night) == {1: 6, 2: 6}
    assert not night.suggestions
    assert night.refuses(Accept()) == NoSuggestion()


def test_chance_is_drawn_once() -> None:
    """T3: acts that have nothing to do with it, and time, leave a drawn move as it was."""
    night = night_of(gananda(), 13)
    go_out(night, (2, 3))
    drawn = the_move(night)
    other = who_sits(night, 2, 1)
    night.do(Rename(other, "Ada"), CountChips(other, 900), CallClock(other), Pause())
    night.wait(400)
    night.do(Resume(), Skip())
    assert the_move(night) == drawn
    assert sum(isinstance(event, Suggested) for act in night.acts for event in act.events) == 1


def test_undone_and_made_again_chance_is_the_same() -> None:
    """T3, O4: the same player to the same seat, and the same seats at the final table."""
    night = night_of(gananda(), 13)
    go_out(night, (2, 3))
    drawn = the_move(night)
    night.do(Undo())
    assert not night.suggestions
    night.do(Redo())
    assert the_move(night) == drawn
    final = night_of(gananda(), 11)
    go_out(final, (1, 1))
    final.do(Accept())
    seats = final.now.seated()
    final.do(Undo())
    assert isinstance(final.suggestions[0], FormFinalTable)
    final.do(Redo(), Undo(), Redo())
    assert final.now.seated() == seats


def test_chance_is_drawn_anew_where_an_act_made_it_wrong() -> None:
    """T3: the player who was drawn goes out, or the seat is taken."""
    night = night_of(gananda(), 14)
    go_out(night, (2, 3), (2, 4))
    drawn = the_move(night)
    assert drawn.player is not None
    assert drawn.to_seat is not None
    sitting = next(player for seat, player in night.now.seated().items() if seat.table == 2)
    night.do(Move(sitting, 2, drawn.to_seat.seat))
    again = the_move(night)
    assert again.to_seat not in {None, drawn.to_seat}
    night.do(Undo(), BustOut((drawn.player,)))
    assert not night.suggestions


def told(night: Night, table_1: int, table_2: int) -> None:
    """Answer where the buttons are."""
    night.do(TellButton(1, table_1), TellButton(2, table_2))


def test_the_same_place_from_the_button_moves() -> None:
    """T3 (N): seat 3 went out second after the button; who is second after the other one moves there."""
    night = night_of(new_year(), 12)
    go_out(night, (1, 5), (1, 3))
    assert offered(night) == (AskButton(2, 1), AskButton(1, 2))
    assert night.refuses(Accept()) == ButtonUnknown(2)
    told(night, 1, 4)
    move = the_move(night)

    assert (move.player, move.from_seat) == (who_sits(night, 2, 6), Seat(2, 6))
    assert (move.to_seat, move.picked, move.buttons) == (Seat(1, 3), MoveRule.SAME_PLACE, (4, 1))
    night.do(Accept())
    assert table_sizes(night) == {1: 5, 2: 5}


def test_the_button_is_not_told() -> None:
    """T3: skipped, the rule's words take the place of a name; the host moves somebody by hand."""
    night = night_of(new_year(), 12)
    go_out(night, (1, 5), (1, 3))
    night.do(Decline())
    move = the_move(night)
    assert (move.player, move.to_seat, move.picked) == (None, None, MoveRule.SAME_PLACE)
    assert night.refuses(Accept()) == NobodyNamed()
    night.do(BringBack())
    assert isinstance(night.suggestions[0], AskButton)
    night.do(Decline(), Move(who_sits(night, 2, 2), 1, 3))
    assert not night.suggestions
    assert night.refuses(BringBack()) == NoSuggestion()


def test_a_button_told_long_ago_is_asked_for_again() -> None:
    """T3: five minutes of play later another hand is on."""
    night = night_of(new_year(), 12)
    night.do(TellButton(1, 1), TellButton(2, 4))
    night.wait(301)
    go_out(night, (1, 5), (1, 3))
    assert [type(one) for one in night.suggestions] == [AskButton, AskButton]
    told(night, 1, 4)
    drawn = the_move(night)
    night.wait(301)
    assert the_move(night) == drawn


def test_a_button_told_for_an_earlier_hand_is_asked_for_again() -> None:
    """T3: told for the hand on which seat 3 went out; two more go out on others a minute later."""
    night = night_of(new_year(), 16)
    go_out(night, (1, 5), (1, 3))
    told(night, 1, 4)
    night.do(Accept())
    night.wait(60)
    assert not night.suggestions
    go_out(night, (1, 6), (1, 7))

    assert offered(night) == (AskButton(1, 2),)


def test_a_button_told_after_a_bust_out_is_that_hand_s() -> None:
    """T3: one more out there is out on a later hand; what was told of the other table still counts."""
    night = night_of(new_year(), 14)
    go_out(night, (1, 5))
    told(night, 1, 4)
    night.wait(60)
    go_out(night, (1, 3))

    assert offered(night) == (AskButton(1, 2),)


def test_a_button_told_in_the_middle_of_a_hand_counts_for_it() -> None:
    """T3: whoever goes out next goes out on that hand; with another one out there the button has moved on."""
    night = night_of(new_year(), 14)
    night.do(TellButton(1, 1), TellButton(2, 4))
    night.wait(60)
    go_out(night, (1, 3), (1, 5), together=True)
    assert the_move(night).buttons == (4, 1)
    night.do(Undo(), Undo(), Undo())
    go_out(night, (1, 3))
    night.wait(60)
    go_out(night, (1, 5))

    assert offered(night) == (AskButton(1, 2),)


def test_the_low_card_of_equal_tables_gives_the_player() -> None:
    """T3 (N): two tables of eight and one of six; the cards stay until the move is made."""
    night = night_of(new_year(), 24)
    night.do(GoToLevel(5))
    go_out(night, (3, 8), (3, 7))
    question = night.suggestions[0]
    assert isinstance(question, AskButton)
    low, high = sorted(question.cards, key=lambda card: card.rank)
    assert {low.table, high.table} == {1, 2}
    assert low.rank < high.rank
    night.do(TellButton(low.table, 2), TellButton(3, 2))
    move = the_move(night)

    assert (move.from_table, move.to_table, move.cards) == (low.table, 3, question.cards)


def test_the_next_big_blind_moves_to_the_worst_seat() -> None:
    """T3 (W), case 107: the next big blind of table 1 to the first empty seat after the next small blind."""
    night = night_of(wired_pair(), 12)
    go_out(night, (2, 5), (2, 3))
    told(night, 2, 6)
    move = the_move(night)

    assert (move.from_seat, move.to_seat) == (Seat(1, 5), Seat(2, 3))
    assert (move.picked, move.buttons) == (MoveRule.NEXT_BIG_BLIND, (2, 6))


def test_a_dealer_who_is_moved_leaves_the_deal_to_the_left() -> None:
    """T4, B1: the deal at the table left goes on with the next player there."""
    night = night_of(new_year(), 12)
    dealer, following = who_sits(night, 1, 1), who_sits(night, 1, 2)
    night.do(Move(dealer, 2, 7))
    assert [table.dealer for table in night.now.tables] == [following, who_sits(night, 2, 1)]


def test_moves_by_the_host_s_own_word() -> None:
    """Case 28: from table 1 to table 2 the old seat is empty; nobody sits on another or in two seats."""
    night = night_of(gananda(), 14)
    six = who_sits(night, 1, 3)
    night.do(Move(six, 2, 8))
    assert Seat(1, 3) not in night.now.seated()
    assert night.now.seated()[Seat(2, 8)] == six
    assert night.refuses(Move(six, 2, 8)) == SeatTaken(2, 8, six)
    other = who_sits(night, 1, 1)
    assert night.refuses(Move(six, 1, 1)) == SeatTaken(1, 1, other)
    assert night.refuses(Move(six, 1, 11)) == NoSuchSeat(1, 11)
    assert night.refuses(Move(six, 3, 1)) == NoSuchTable(3)
    assert night.refuses(Move(99, 1, 3)) == UnknownPlayer(99)
    night.do(BustOut((six,)))
    assert night.refuses(Move(six, 1, 3)) == AlreadyOut(six)


def test_a_table_that_the_host_empties_is_broken() -> None:
    """T5: a break put aside is done by hand, player by player; the last one leaves no empty table behind."""
    night = night_of(gananda(), 21)
    go_out(night, (1, 1))
    night.do(Decline())
    leaving = [player.number for player in night.now.players.at(3).values()]
    for player in leaving:
        assert set(table_sizes(night)) == {1, 2, 3}
        table = 1 if free_seats(night.now, 1) else 2
        night.do(Move(player, table, free_seats(night.now, table)[0]))

    assert table_sizes(night) == {1: 10, 2: 10}
    night.do(Undo())
    assert table_sizes(night)[3] == 1


def test_a_table_at_which_everybody_is_struck_is_broken() -> None:
    """T5, T6, O4: the six who are left sit at one table already, and need no final table to be formed."""
    night = night_of(gananda(), 11, started=False)
    night.do(DrawSeats())
    *others, last = (player.number for player in night.now.players.at(2).values())
    night.do(*map(Unregister, others))
    assert table_sizes(night) == {1: 6, 2: 1}
    night.do(Unregister(last))
    assert table_sizes(night) == {1: 6}
    night.do(Undo(), Redo(), Start())
    assert night.now.clock.running
    assert night.now.suggestions == ()


def test_tables_that_a_smaller_field_empties_are_broken() -> None:
    """T5: who is struck by the count leaves no empty table behind, but that at least one stays."""
    night = night_of(gananda(), 21, started=False)
    night.do(DrawSeats())
    kept = {player.number for player in night.now.players.at(2).values()}
    night.do(*(Rename(number, f"Player {number}") for number in kept))
    night.do(SetField(len(kept)))
    assert table_sizes(night) == {2: 7}

    nobody = night_of(gananda(), 11, started=False)
    nobody.do(DrawSeats(), *map(Unregister, tuple(nobody.now.players)))
    assert list(table_sizes(nobody).values()) == [0]


def test_no_seat_is_kept_at_a_table_that_is_broken() -> None:
    """E10, T5: a table that opens later under its number is another one, at which anybody sits in seat 1."""
    night = night_of(new_year(), 17)
    gone, waiting = who_sits(night, 3, 2), who_sits(night, 3, 1)
    night.do(BustOut((gone,)), DeclineReturn(gone), BustOut((waiting,)), Accept())
    assert night.player(waiting).seat is None
    night.do(EnterLate(), EnterLate())
    assert night.player(19).seat == Seat(3, 1)
    assert tuple(seats_taken(night.now, 3)) == (1,)
    assert room_of(night.now).sizes[3] == 1


def test_a_seat_is_kept_for_who_may_come_back() -> None:
    """E10: nobody is moved into it, by the clock or by hand, until the answer is no."""
    night = night_of(new_year(), 14)
    gone, mover = who_sits(night, 1, 3), who_sits(night, 2, 1)
    night.do(BustOut((gone,)))
    assert night.refuses(Move(mover, 1, 3)) == SeatTaken(1, 3, gone)
    assert free_seats(night.now, 1) == (8,)
    night.do(DeclineReturn(gone))
    assert free_seats(night.now, 1) == (3, 8)
    night.do(Move(mover, 1, 3))
    assert who_sits(night, 1, 3) == mover


def test_the_highest_table_breaks() -> None:
    """T5, case 112: three tables become two at twenty; the highest number goes, its players draw."""
    night = night_of(gananda(), 21)
    go_out(night, (1, 1))
    suggestion = the_break(night)
    assert (suggestion.table, suggestion.left, suggestion.tables_after) == (3, 20, 2)
    assert {change.from_seat.table for change in suggestion.moves} == {3}
    night.do(Accept())

    assert table_sizes(night) == {1: 10, 2: 10}
    assert not night.suggestions
    assert all(night.player(change.player).seat == change.to_seat for change in suggestion.moves)


def test_a_table_breaks_once_when_the_number_is_jumped() -> None:
    """T5, case 112: from 21 to 19 at once is one break, and even tables after it."""
    night = night_of(gananda(), 21)
    go_out(night, (1, 1), (2, 1), together=True)
    assert the_break(night).table == 3
    night.do(Accept())
    assert sorted(table_sizes(night).values()) == [9, 10]
    assert not night.suggestions


def test_the_smallest_table_breaks_where_the_house_says_so() -> None:
    """T5 (W): at 18 two tables of nine hold all; the smallest of 7, 6 and 5 goes."""
    night = night_of(wired_pair(), 19)
    go_out(night, (2, 6))
    suggestion = the_break(night)
    assert suggestion.table == 2
    assert len(suggestion.moves) == 5
    night.do(Accept())
    assert table_sizes(night) == {1: 9, 3: 9}


def test_breaks_go_before_moves() -> None:
    """T2, T5: what a break evens out is no move; a move is planned as if the break were made."""
    night = night_of(gananda(), 23)
    go_out(night, (1, 1), (1, 2), (1, 3))
    assert table_sizes(night) == {1: 5, 2: 8, 3: 7}
    assert [type(one) for one in night.suggestions] == [BreakTable]
    night.do(Accept())
    assert table_sizes(night) == {1: 10, 2: 10}


def test_who_is_taken_out_of_play_goes_before_seats() -> None:
    """E4, O5: the absent and the away come first; once out, the tables are looked at again."""
    house = replace(gananda(), away_forfeit_ms=1)
    night = night_of(house, 12)
    absent, away = who_sits(night, 1, 1), who_sits(night, 2, 2)
    night.do(MarkAbsent(absent), MarkAway(away), GoToLevel(3))
    night.wait(1)
    assert offered(night) == (RemoveAbsent((absent,)), ForfeitAway(away))
    night.do(Accept())
    assert offered(night) == (ForfeitAway(away),)
    night.do(Accept(chips={away: 900}))
    assert offered(night) == (FormFinalTable(10),)


def test_a_player_away_again_is_suggested_again() -> None:
    """O5: put aside, the forfeit is of that absence only."""
    night = night_of(new_year(), 9)
    night.do(MarkAway(3))
    night.wait(1201)
    night.do(Decline())
    night.wait(1200)
    assert not night.suggestions
    night.do(MarkReturned(3), MarkAway(3))
    night.wait(1201)
    assert offered(night) == (ForfeitAway(3),)


def test_a_late_player_opens_a_table_where_the_others_are_full() -> None:
    """E3, T2, B1: alone there at first, until the tables are evened out."""
    night = night_of(replace(new_year(), move_rule=MoveRule.RANDOM), 8)
    assert night.now.final_table
    night.do(EnterLate("Kim"))
    assert who_sits(night, 2, 1) == 9
    assert not night.now.final_table
    assert night.now.tables[1].dealer == 9
    assert len(night.suggestions) == 3
    night.do(Accept(), Accept(), Accept())
    assert table_sizes(night) == {1: 5, 2: 4}
    night.do(GoToLevel(5), BustOut((9,)))
    assert offered(night) == (FormFinalTable(8),)


def test_a_player_put_back_in_opens_the_table_that_broke() -> None:
    """O4, T2: of 21 one was not out; the other two tables are full, so the third opens again."""
    night = night_of(gananda(), 21)
    gone = who_sits(night, 1, 1)
    night.do(BustOut((gone,)), Accept(), PutBackIn(gone))
    assert who_sits(night, 3, 1) == gone
    for _ in range(6):
        night.do(Accept())
    assert table_sizes(night) == {1: 7, 2: 7, 3: 7}
    assert not night.suggestions


def test_one_too_many_for_the_final_table() -> None:
    """O4, T6: put back in after the final table formed, the eleventh needs a second one."""
    night = night_of(gananda(), 11)
    gone = who_sits(night, 1, 1)
    night.do(BustOut((gone,)), Accept(), Resume(), PutBackIn(gone))
    assert table_sizes(night) == {1: 10, 2: 1}
    night.do(*[Accept()] * 4)
    assert table_sizes(night) == {1: 6, 2: 5}
    night.do(BustOut((gone,)))
    assert offered(night) == (FormFinalTable(10),)


def test_a_skipped_button_is_asked_for_again_after_the_next_exit() -> None:
    """T3: another hand, another question; the tables have changed too."""
    night = night_of(new_year(), 16)
    go_out(night, (1, 5), (1, 3))
    night.do(Decline())
    assert the_move(night).player is None
    go_out(night, (1, 7))
    assert [type(one) for one in night.suggestions] == [AskButton, AskButton]
