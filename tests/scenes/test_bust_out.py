"""The host's moment: somebody is out, and it is typed while the next hand is dealt."""

from pathlib import Path

import pytest

from clock.display.pieces.foot import Key, Said
from clock.press import Control
from clock.scenes.sentence import sentence
from clock.tournament.commands import BustOut, GoToLevel, Move
from clock.tournament.state import OnPlayer, Step
from clock.tournament.structure import FinalTable, Seat
from clock.values import replace
from clock.words import words_in
from tests.evening import DIGITS_ONLY, Evening, evening
from tests.houses import gananda, new_year
from tests.night import night_of


def last_act(host: Evening) -> BustOut:
    """Return the last act, which was a bust-out."""
    done = host.tournament.done
    assert isinstance(done, Step)
    assert isinstance(done.command, BustOut)
    return done.command


def test_out_by_somebody(tmp_path: Path) -> None:
    """O1, O3: 1 # 2 # is out at once; the name shows as soon as the number fits."""
    with evening(tmp_path) as host:
        host.keys("1")
        assert host.slip == "1 Ada Lindqvist"
        host.keys("#")
        assert host.slip == "1 Ada Lindqvist is out. By whom?"
        host.keys("2")
        assert host.slip == "1 Ada Lindqvist is out. By whom? 2 Ben Okafor"
        assert host.hints["#"] == "out, by Ben"
        host.keys("#")
        assert host.out() == {1}
        assert host.slip == "1 Ada Lindqvist is out, 7th, by 2 Ben Okafor"
        assert host.hints["*"] == "undo, 10 s"


def test_by_nobody(tmp_path: Path) -> None:
    """O3: # alone, or 0 #, says that nobody in particular knocked the player out."""
    with evening(tmp_path) as host:
        host.keys("1##")
        assert last_act(host) == BustOut((1,))
        host.wait(11).keys("3#0#")
        assert last_act(host) == BustOut((3,))


def test_after_a_refusal_another_number_is_typed(tmp_path: Path) -> None:
    """O1, O3: who is named wrong, out or as the one who knocked out, is named anew without taking back."""
    with evening(tmp_path) as host:
        host.keys("1##").keys("1#")
        assert host.slip == "1 Ada Lindqvist is already out, in 7th place. Undo takes it back."
        host.keys("3#9#")
        host.keys("2#")
        assert last_act(host) == BustOut((3,), (2,))


def test_a_refusal_stands_as_long_as_the_number_it_refuses(tmp_path: Path) -> None:
    """O1: who is asked for the right number comes back with it a minute later, and types nothing away."""
    refused = "Nobody has the number 77 tonight. The numbers go from 1 to 7."
    with evening(tmp_path) as host:
        host.keys("77#").wait(60)
        assert host.slip == refused
        host.keys("3##")
        assert host.out() == {3}
        host.wait(11).keys("77#").wait(119)
        assert host.slip == refused
        host.wait(2)
        assert host.slip is None


@pytest.mark.parametrize(
    ("language", "one", "two", "tied"),
    [
        (
            "en",
            "4 Dan McCabe is out, 3rd for $28, by 2 Ben Okafor",
            "4 Dan McCabe and 5 Elif Demir are out, 3rd for $28 and 4th, by 2 Ben Okafor",
            "4 Dan McCabe and 5 Elif Demir are out, tied 3rd for $14 each, by 2 Ben Okafor",
        ),
        (
            "de",
            "4 Dan McCabe ist raus, durch 2 Ben Okafor, Platz 3 für 28 $",
            "4 Dan McCabe und 5 Elif Demir sind raus, durch 2 Ben Okafor, Platz 3 für 28 $ und Platz 4",
            "4 Dan McCabe und 5 Elif Demir sind raus, durch 2 Ben Okafor, geteilter Platz 3 für je 14 $",
        ),
    ],
)
def test_who_is_in_the_money_is_told_the_prize(
    tmp_path: Path, language: str, one: str, two: str, tied: str
) -> None:
    """O1, P2: of 140 the third of seven wins 28; two who tie share it, and the fourth wins nothing."""
    with evening(tmp_path, words=words_in(language)) as host:
        for player in (1, 6, 7):
            host.keys(f"{player}##").wait(11)
        host.keys("4A5#2#4#")
        assert host.slip == two
        host.keys("*").wait(11).keys("4A5#2#0#")
        assert host.slip == tied
        host.keys("*").wait(11).keys("5##").wait(11).keys("4#2#")
        assert host.slip == one


@pytest.mark.parametrize(
    ("words", "currency"),
    [
        ("19 is out, 3rd for $20, by 20", "$"),
        ("19 is out, 3rd for 20.50 kr, by 20", "kr"),
        ("19 is out, tied 3rd for $37.20 each, by 20", "$"),
    ],
)
def test_an_amount_is_no_players_number(words: str, currency: str) -> None:
    """O3, P2: who has no name is called by a number alone, which a prize may have, too."""
    tournament = night_of(replace(gananda(), currency=currency), 20).now
    parts = sentence(words, tournament, (19, 20))
    assert [part.label for part in parts if isinstance(part, Key)] == ["19", "20"]
    assert isinstance(parts[-1], Key)


def test_no_prize_is_told_while_somebody_may_come_back(tmp_path: Path) -> None:
    """E10: nobody has won anything yet whose place an answer could change."""
    with evening(tmp_path, new_year(), players=4) as host:
        host.keys("4##")
        assert host.slip == "4 Dan McCabe is out, 4th. Rebuy?"
        host.keys("3#2#")
        assert host.slip == "3 Cara Diaz is out, 3rd, by 2 Ben Okafor. Rebuy?"


@pytest.mark.parametrize(
    ("language", "fourth", "third"),
    [
        ("en", "4 Dan McCabe stays out, 4th", "3 Cara Diaz stays out, 3rd for $16"),
        ("de", "4 Dan McCabe bleibt raus, Platz 4", "3 Cara Diaz bleibt raus, Platz 3 für 16 $"),
    ],
)
def test_who_stays_out_in_the_money_is_told_the_prize(
    tmp_path: Path, language: str, fourth: str, third: str
) -> None:
    """E10, P2: of 80 the third of four wins 16, for sure once the answer is no."""
    with evening(tmp_path, new_year(), players=4, words=words_in(language)) as host:
        host.keys("4###")
        assert host.slip == fourth
        host.wait(11).keys("3#2##")
        assert host.slip == third


def test_split_knockout(tmp_path: Path) -> None:
    """O3: A after the first knocker splits the knockout."""
    with evening(tmp_path) as host:
        host.keys("1#2A")
        assert host.slip == "1 Ada Lindqvist is out. By 2 Ben Okafor and whom?"
        host.keys("3#")
        assert last_act(host) == BustOut((1,), (2, 3))


def test_two_on_one_hand_by_stack(tmp_path: Path) -> None:
    """O2: a house that places by stack asks who had more, before the act is made."""
    with evening(tmp_path) as host:
        host.keys("1A3#2#")
        assert host.out() == set()
        assert host.slip == "Who had more before the hand, 1 Ada Lindqvist or 3 Cara Diaz?"
        host.keys("3#")
        assert last_act(host) == BustOut((1, 3), (2,), order=((3,), (1,)))
        assert "tied" not in (host.slip or "")


def test_three_on_one_hand_until_one_is_left(tmp_path: Path) -> None:
    """O2, case 70: the question comes again until one is left; somebody else's number is refused."""
    with evening(tmp_path) as host:
        host.keys("1A3A4#2#")
        host.keys("5#")
        assert host.slip == "5 Elif Demir is not one of them: 1 Ada Lindqvist, 3 Cara Diaz or 4 Dan McCabe."
        host.keys("*4#1#")
        assert last_act(host).order == ((4,), (1,), (3,))


def test_the_rest_are_equal(tmp_path: Path) -> None:
    """O2: 0 # says that all who are left had the same; they tie."""
    with evening(tmp_path) as host:
        host.keys("1A3A4#2#").keys("4#0#")
        assert last_act(host).order == ((4,), (1, 3))
        assert "6th, 6th and 5th" in (host.slip or "")


def test_two_on_one_hand_split(tmp_path: Path) -> None:
    """O2: a house that splits places asks nothing."""
    with evening(tmp_path, new_year()) as host:
        host.keys("1A3#2#")
        assert last_act(host) == BustOut((1, 3), (2,))


@pytest.mark.parametrize("typed", ["1", "77"], ids=["who goes out", "nobody"])
def test_a_number_that_cannot_have_won_is_offered_no_hand(tmp_path: Path, typed: str) -> None:
    """O3: the strip says nothing of what would be refused."""
    with evening(tmp_path) as host:
        host.keys("1#").keys(typed)
        assert host.hints == {"*": "erase"}
        host.keys("#")
        assert host.out() == set()
        host.keys("2")
        assert host.hints["#"] == "out, by Ben"


def test_the_strip_offers_nothing_for_a_number_that_cannot_go_out(tmp_path: Path) -> None:
    """Neither "out, by whom?" nor the clock: under a refusal the next digit begins another number."""
    with evening(tmp_path) as host:
        host.keys("7#5#").wait(11)
        assert host.keys("7").hints == {"*": "erase"}
        assert host.keys("#").hints == {"1\N{EN DASH}99": "next out", "*": "erase"}
        assert host.keys("3").hints["#"] == "out, by whom?"
        assert host.keys("A3").hints == {"*": "erase"}


def test_the_strip_asks_for_a_number_while_nobody_is_named(tmp_path: Path) -> None:
    """With nothing typed # only leaves, so it must not say "out, by whom?"."""
    with evening(tmp_path) as host:
        host.keys("A")
        assert host.hints == {"1\N{EN DASH}99": "out", "C": "clock", "*": "back"}
        host.keys("3A")
        assert host.hints["#"] == "out, by whom?"
        host.keys("#2#").keys("00#")
        assert host.hints == {"1\N{EN DASH}99": "out", "C": "clock", "*": "back"}


def test_same_hand_afterwards(tmp_path: Path) -> None:
    """O2: 0 0 # while the slip stands: the next one went out on the same hand, on any keypad."""
    with evening(tmp_path, settings=DIGITS_ONLY) as host:
        host.keys("1#2#").keys("00#")
        assert host.slip == "Who else went out on that hand?"
        host.keys("3#2#")
        assert host.slip == "Who had more before the hand, 1 Ada Lindqvist or 3 Cara Diaz?"
        host.keys("1#")
        assert last_act(host) == BustOut((3,), (2,), order=((1,), (3,)), same=True)
        assert len({gone.hand for gone in host.tournament.exits}) == 1


def test_same_hand_three_times(tmp_path: Path) -> None:
    """O2: with several out on the hand before, all of them are in the question."""
    with evening(tmp_path) as host:
        host.keys("1#2#").keys("00#3#2#1#").keys("00#4#2#")
        assert host.slip is not None
        assert "1 Ada Lindqvist, 3 Cara Diaz or 4 Dan McCabe" in host.slip
        host.keys("0#")
        assert last_act(host).order == ((1, 3, 4),)


def test_out_together_without_letters(tmp_path: Path) -> None:
    """O2: on a keypad without letters the menu lets several go out together."""
    with evening(tmp_path, new_year(), settings=DIGITS_ONLY) as host:
        host.keys("*11").keys("1#3#")
        assert host.slip == "1 Ada Lindqvist and 3 Cara Diaz, and who else on this hand?"
        host.keys("#2#")
        assert last_act(host) == BustOut((1, 3), (2,))


def test_star_removes_a_digit_and_leaves(tmp_path: Path) -> None:
    """A digit is removed, and with none left the entry is left; nothing has happened."""
    with evening(tmp_path) as host:
        host.keys("12*")
        assert host.slip == "1 Ada Lindqvist"
        host.keys("*")
        assert host.slip == "Who is out?"
        host.keys("*")
        assert host.slip is None
        assert host.tournament.done is None


def test_star_leaves_the_question_by_whom(tmp_path: Path) -> None:
    """With nothing typed, `*` leaves the whole entry, and a new number begins a new one."""
    with evening(tmp_path) as host:
        host.keys("1#*").keys("3#2#")
        assert host.out() == {3}


def test_unknown_number_is_refused(tmp_path: Path) -> None:
    """An unknown number is refused in a sentence; the entry stays to be mended."""
    with evening(tmp_path) as host:
        host.keys("77#")
        assert host.slip == "Nobody has the number 77 tonight. The numbers go from 1 to 7."
        assert host.app.refusals == [host.slip]
        host.keys("*")
        assert host.slip == "7 Gina Rossi"
        host.keys("##")
        assert host.out() == {7}


def test_already_out_is_refused(tmp_path: Path) -> None:
    """The second time somebody goes out is refused before anything else is asked."""
    with evening(tmp_path) as host:
        host.keys("1##").wait(11).keys("1#")
        assert "already out" in (host.slip or "")


def test_by_table_and_seat(tmp_path: Path) -> None:
    """Three digits are a table and a two-digit seat."""
    with evening(tmp_path) as host:
        seat = host.player(4).seat
        assert seat is not None
        host.keys(f"{seat.table}{seat.seat:02}")
        assert host.slip == f"{seat.table}{seat.seat:02} Dan McCabe"
        host.keys("##")
        assert host.out() == {4}


def test_empty_seats_and_tables(tmp_path: Path) -> None:
    """A table or seat that is not there, or where nobody sits, is refused in its own words."""
    with evening(tmp_path) as host:
        host.keys("901#")
        assert "table 9" in (host.slip or "").lower()
        host.keys("****").keys("110#")
        assert host.slip == "Nobody sits at table 1, seat 10. Check the number."


def test_numbers_above_99(tmp_path: Path) -> None:
    """A player numbered above 99 goes out by table and seat; from table 10 on that has four digits."""
    house = replace(gananda(), seats_per_table=9)
    with evening(tmp_path, house, players=105) as host:
        for table, digits in ((2, 3), (11, 4)):
            typed = f"{table}03"
            meant = host.tournament.seated()[Seat(table, 3)]
            host.keys(typed)
            assert len(typed) == digits
            assert (host.slip or "").startswith(f"{typed} ")
            host.keys("##")
            assert meant in host.out()
            host.wait(11)


def test_a_seat_says_who_sits_there(tmp_path: Path) -> None:
    """Whoever has no name is called by the number, which the digits of a seat do not say."""
    with evening(tmp_path, replace(gananda(), seats_per_table=9), players=105) as host:
        typed = next(
            f"{place.table}{place.seat:02}"
            for place, number in host.tournament.seated().items()
            if number == 103
        )
        host.keys(typed)
        assert host.slip == f"{typed} 103"


def test_a_final_table_larger_than_the_others(tmp_path: Path) -> None:
    """T6, section 3: nine at each table and ten at the final one; its seat 10 is reached like any other."""
    house = replace(gananda(), seats_per_table=9, final_table=FinalTable(10))
    with evening(tmp_path, house, players=10) as host:
        tenth = host.tournament.seated()[Seat(1, 10)]
        host.keys("110##")
        assert host.out() == {tenth}


def test_one_who_is_out_is_meant_by_the_seat_where_somebody_else_sits(tmp_path: Path) -> None:
    """O4, section 3: put back in is about who went out from a seat, though another has moved into it."""
    with evening(tmp_path, players=14) as host:
        seat = host.player(4).seat
        assert seat is not None
        host.keys("4##").wait(11)
        mover = next(
            number for place, number in host.tournament.seated().items() if place.table != seat.table
        )
        host.app.act(Move(mover, seat.table, seat.seat))
        typed = f"{seat.table}{seat.seat:02}"
        host.keys("*12").keys(typed)
        assert host.slip == f"Who was not out? {typed} Dan McCabe"
        host.keys("#")
        assert host.out() == set()


def test_clock_on_the_typed_player(tmp_path: Path) -> None:
    """O6: C after a number calls the clock on that player, and leaves the entry."""
    with evening(tmp_path) as host:
        host.keys("3C")
        assert host.tournament.on_player == OnPlayer(3, host.time.boot_ms + 60_000)
        assert host.slip == "The clock is on 3 Cara Diaz"


def test_entry_closes_when_nobody_goes_on(tmp_path: Path) -> None:
    """A key hit in passing does not stay on the screen for ever."""
    with evening(tmp_path) as host:
        host.keys("1#").wait(119)
        assert host.slip == "1 Ada Lindqvist is out. By whom?"
        host.wait(2)
        assert host.slip is None


def test_hash_with_nothing_typed_leaves_the_entry(tmp_path: Path) -> None:
    """A opens the entry empty; # then leaves it, and means what it means to the night."""
    with evening(tmp_path) as host:
        host.keys("A")
        assert host.slip == "Who is out?"
        host.keys("#")
        assert host.slip is None


def test_buying_for_the_typed_player(tmp_path: Path) -> None:
    """E2: B after a number buys for that player."""
    with evening(tmp_path, new_year()) as host:
        host.keys("1##").wait(11).keys("1B1")
        assert host.player(1).rebuys == 1
        host.keys("77B")
        assert "Nobody has the number 77" in (host.slip or "")


def test_keys_of_the_small_keypad(tmp_path: Path) -> None:
    """Without letters the strip names only keys that are there."""
    with evening(tmp_path, settings=DIGITS_ONLY) as host:
        host.keys("1")
        assert set(host.hints) == {"#", "*"}
        host.keys("#")
        assert set(host.hints) == {"#", "*"}


def test_pause_during_an_entry(tmp_path: Path) -> None:
    """PAUSE stops the clock at once and leaves the entry as it is."""
    with evening(tmp_path) as host:
        host.keys("1#")
        host.control(Control.PAUSE)
        assert not host.tournament.clock.running
        host.keys("2#")
        assert host.out() == {1}


def test_what_b_does_after_a_number(tmp_path: Path) -> None:
    """After a number the strip offers B where the house sells something."""
    with evening(tmp_path, new_year()) as host:
        assert host.keys("3").hints["B"] == "buy"
    with evening(tmp_path / "another", gananda()) as host:
        assert "B" not in host.keys("3").hints


def test_the_strip_says_what_is_sold_now(tmp_path: Path) -> None:
    """E2, E3: B is on the strip while anything may be bought, and with nothing typed too."""
    with evening(tmp_path, new_year()) as host:
        assert host.hints["B"] == "buy"
        host.app.act(GoToLevel(4))
        assert "B" not in host.wait(1).hints
    with evening(tmp_path / "another", gananda()) as host:
        assert "B" not in host.hints


def test_a_move_shows_its_number_as_a_key(tmp_path: Path) -> None:
    """T6: who moves is told by the number that is typed, so a player without a name is no bare figure."""
    with evening(tmp_path, players=19, names=()) as host:
        mover = next(player for seat, player in host.tournament.seated().items() if seat.table == 1)
        host.app.act(Move(mover, 2, 10))
        host.wait(1)
        assert host.picture.slip is not None
        assert host.picture.slip.slip.parts[0] == Key(str(mover))


def test_a_refusal_shows_numbers_as_keys(tmp_path: Path) -> None:
    """A refusal names a player as every other slip does: the number is a keycap."""
    with evening(tmp_path) as host:
        host.keys("1#2#").wait(11).keys("1#")
        assert host.picture.slip is not None
        first, rest, *_ = host.picture.slip.slip.parts
        assert first == Key("1")
        assert isinstance(rest, Said)
        assert rest.words.startswith("Ada Lindqvist is already out")
