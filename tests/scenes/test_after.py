"""What follows an act: the slip of a bust-out, the question of a rebuy, undo and redo."""

from pathlib import Path

import pytest

from clock.display.pictures.lists import ListPicture
from clock.press import Control
from clock.tournament.commands import AddTime, DeclineReturn
from clock.tournament.structure import House, Price, ReEntries
from clock.values import replace
from tests.evening import DIGITS_ONLY, evening
from tests.houses import gananda, new_year


def test_star_undoes_for_ten_seconds(tmp_path: Path) -> None:
    """O4: for ten seconds `*` takes the bust-out back; the words say what was undone."""
    with evening(tmp_path) as host:
        host.keys("1#2#").wait(9.9).keys("*")
        assert host.out() == set()
        assert host.slip == "Undo: Ada Lindqvist out, 7th"


def test_after_ten_seconds_the_slip_is_gone(tmp_path: Path) -> None:
    """Then `*` opens the menu, and the player stays out."""
    with evening(tmp_path) as host:
        host.keys("1#2#").wait(11)
        assert host.slip is None
        host.keys("*")
        assert host.out() == {1}
        assert host.hints["1\N{EN DASH}9"] == "choose"


def test_hash_ends_the_slip(tmp_path: Path) -> None:
    """`#` puts the slip away and does nothing else, and the strip says so."""
    with evening(tmp_path) as host:
        assert host.keys("1#2#").hints["#"] == "close"
        host.keys("#")
        assert host.slip is None
        assert host.out() == {1}


def test_a_digit_begins_the_next_bust_out(tmp_path: Path) -> None:
    """The next number ends the slip and begins the next entry."""
    with evening(tmp_path) as host:
        host.keys("1#2#").keys("3")
        assert host.slip == "3 Cara Diaz"


def test_out_pause_undo(tmp_path: Path) -> None:
    """O4: after "out, pause" `*` still undoes the out, for pausing is no act to undo."""
    with evening(tmp_path) as host:
        host.keys("1#2#")
        host.control(Control.PAUSE)
        host.keys("*")
        assert host.out() == set()
        assert not host.tournament.clock.running


def test_skip_ends_the_slip(tmp_path: Path) -> None:
    """After SKIP `*` must not undo the skip where the slip promised to undo the bust-out."""
    with evening(tmp_path) as host:
        host.keys("1#2#")
        host.hold(Control.SKIP, 0.8)
        assert host.tournament.clock.stage == 1
        host.keys("*")
        assert host.out() == {1}
        assert host.tournament.clock.stage == 1


def test_undo_and_redo(tmp_path: Path) -> None:
    """O4: D undoes; for ten seconds # makes it again."""
    with evening(tmp_path) as host:
        host.keys("1#2#").wait(11).keys("D")
        assert host.out() == set()
        host.keys("#")
        assert host.out() == {1}


def test_undo_further_back(tmp_path: Path) -> None:
    """D again goes further back; any other key ends that, and # then redoes nothing."""
    with evening(tmp_path) as host:
        host.keys("1##").wait(11).keys("3##").wait(11).keys("DD")
        assert host.out() == set()
        host.keys("*#")
        assert host.out() == set()
        assert host.slip is None


def test_redo_says_what_was_made_again(tmp_path: Path) -> None:
    """O4: of two acts taken back the first is made again, and the slip says which is next."""
    with evening(tmp_path) as host:
        host.keys("1##").wait(11).keys("3##").wait(11).keys("DD#")
        assert host.out() == {1}
        assert host.slip == "Again: Ada Lindqvist out, 7th. Next: Cara Diaz out, 6th"
        host.keys("#")
        assert host.out() == {1, 3}


def test_any_other_key_ends_redo_and_counts(tmp_path: Path) -> None:
    """A digit after D begins a bust-out."""
    with evening(tmp_path) as host:
        host.keys("1##").wait(11).keys("D").keys("4")
        assert host.slip == "4 Dan McCabe"


def test_redo_is_offered_for_ten_seconds(tmp_path: Path) -> None:
    """After that # accepts suggestions again, and does nothing without one."""
    with evening(tmp_path) as host:
        host.keys("1##").wait(11).keys("D").wait(10).keys("#")
        assert host.out() == set()


def test_nothing_to_undo(tmp_path: Path) -> None:
    """D with nothing done is refused in words."""
    with evening(tmp_path) as host:
        host.keys("D")
        assert host.app.refusals
        assert host.slip == host.app.refusals[-1]


def test_rebuy_yes(tmp_path: Path) -> None:
    """E2, E10: while a rebuy is open the slip asks; B is yes."""
    with evening(tmp_path, new_year()) as host:
        host.keys("1#2#")
        assert host.slip == "1 Ada Lindqvist is out, 7th, by 2 Ben Okafor. Rebuy?"
        assert host.hints["B"] == "yes"
        assert host.hints["#"] == "no"
        host.keys("B")
        assert host.out() == set()
        assert host.player(1).rebuys == 1


def test_rebuy_yes_without_letters(tmp_path: Path) -> None:
    """E10: on either keypad 0 # is yes."""
    with evening(tmp_path, new_year(), settings=DIGITS_ONLY) as host:
        host.keys("1#2#")
        assert host.hints["0 #"] == "yes"
        host.keys("0#")
        assert host.player(1).rebuys == 1


def test_rebuy_no(tmp_path: Path) -> None:
    """E10: # is no, and the bust-out is final."""
    with evening(tmp_path, new_year()) as host:
        host.keys("1#2#").keys("#")
        assert host.out() == {1}
        assert not host.player(1).may_return
        assert "stays out" in (host.slip or "")


def test_rebuy_unanswered_stays_open(tmp_path: Path) -> None:
    """E10: unanswered it stays open, and is found under buy in the menu."""
    with evening(tmp_path, new_year(), settings=DIGITS_ONLY) as host:
        host.keys("1#2#").wait(15)
        assert host.player(1).may_return
        host.keys("*211").keys("1#")
        assert host.player(1).rebuys == 1


def test_two_out_are_asked_one_after_the_other(tmp_path: Path) -> None:
    """E10: each of several who went out is asked by name."""
    with evening(tmp_path, new_year()) as host:
        host.keys("1A3#2#")
        assert (host.slip or "").endswith("Rebuy for 1 Ada Lindqvist?")
        host.keys("#")
        assert (host.slip or "").endswith("Rebuy for 3 Cara Diaz?")
        host.keys("B")
        assert host.out() == {1}


def test_who_is_back_in_is_not_told_to_be_out(tmp_path: Path) -> None:
    """E10: with the first one's rebuy "1 and 3 are out" is over, and so is their tie; the question stays."""
    with evening(tmp_path, new_year()) as host:
        host.keys("1A3A4#2#").keys("B")
        assert host.slip == "Rebuy for 3 Cara Diaz?"
        host.keys("#")
        assert host.slip == "Rebuy for 4 Dan McCabe?"
        host.keys("*")
        assert host.slip == "Undo: Cara Diaz stays out"


def test_all_of_a_hand_are_asked(tmp_path: Path) -> None:
    """E10, O2: who went out on the hand before is asked, too; nobody is left open for being told of later."""
    with evening(tmp_path, new_year()) as host:
        host.keys("1#2#").keys("00#3#2#")
        told = "3 Cara Diaz is out, tied 6th, by 2 Ben Okafor."
        assert host.slip == f"{told} Rebuy for 3 Cara Diaz?"
        host.keys("#")
        assert host.slip == f"{told} Rebuy for 1 Ada Lindqvist?"
        host.keys("B")
        assert host.out() == {3}
        assert not host.player(3).may_return


def test_who_was_asked_is_not_asked_again(tmp_path: Path) -> None:
    """E10: a no stands, also when another one of the hand is told of later."""
    with evening(tmp_path, new_year()) as host:
        host.keys("1A4#2#").keys("#").keys("00#3#2#").keys("#")
        assert (host.slip or "").endswith("Rebuy for 4 Dan McCabe?")
        host.keys("#")
        assert "stays out" in (host.slip or "")
        assert not any(host.player(number).may_return for number in (1, 3, 4))


def test_no_rebuy_without_a_window(tmp_path: Path) -> None:
    """E1: where nothing is sold nothing is asked, and 0 # says so."""
    with evening(tmp_path, gananda()) as host:
        host.keys("1#2#").keys("0#")
        assert host.slip == "Nothing was asked. 0 0 # puts the next one out on the same hand."
        assert host.out() == {1}


def test_zero_can_be_taken_back(tmp_path: Path) -> None:
    """`*` takes a typed 0 back before it undoes anything."""
    with evening(tmp_path) as host:
        host.keys("1#2#").keys("0*")
        assert host.out() == {1}
        host.keys("*")
        assert host.out() == set()


def test_rebuy_just_after_the_window(tmp_path: Path) -> None:
    """E2: in the first minutes of the level a rebuy asks whether the hand began before it; yes is taken."""
    with evening(tmp_path, new_year()) as host:
        host.wait(60 * 60)
        host.control(Control.SKIP)
        host.hold(Control.SKIP, 0.8)
        host.wait(20)
        host.keys("1#2#B")
        assert host.slip == "Rebuys have just ended: did the hand begin before level 4?"
        assert "level 4" in host.app.refusals[-1]
        host.keys("#")
        assert host.player(1).rebuys == 1


def test_rebuy_just_after_the_window_no(tmp_path: Path) -> None:
    """E2, E10: no is an answer, and nobody waits for that player any more; who still plays just plays on."""
    with evening(tmp_path, new_year()) as host:
        host.wait(60 * 60)
        host.hold(Control.SKIP, 0.8)
        host.wait(20)
        host.keys("1#2#B*")
        assert host.out() == {1}
        assert not host.player(1).may_return
        assert host.slip == "1 Ada Lindqvist stays out, 7th"
        host.keys("*211").keys("3#")
        assert host.hints["*"] == "no"
        host.keys("*")
        assert host.out() == {1}


@pytest.mark.parametrize("answer", ["#", "*"])
def test_all_of_a_hand_are_asked_just_after_the_window(tmp_path: Path, answer: str) -> None:
    """E2, E10: the question whether the hand began before does not make the clock forget the next one."""
    with evening(tmp_path, new_year()) as host:
        host.wait(60 * 60)
        host.hold(Control.SKIP, 0.8)
        host.wait(20)
        host.keys("1A3#2#B").keys(answer)
        assert host.slip == "Rebuy for 3 Cara Diaz?"
        host.keys("#")
        assert host.out() == ({3} if answer == "#" else {1, 3})
        assert not host.tournament.players.returning


def test_undo_of_other_acts(tmp_path: Path) -> None:
    """Undo says in words what it takes back, whatever it was."""
    with evening(tmp_path) as host:
        host.app.act(AddTime(60_000))
        host.keys("D")
        assert host.slip == "Undo: 1 minute more"


def test_the_time_to_undo_shrinks(tmp_path: Path) -> None:
    """The red edge shortens over the ten seconds, and the strip counts them."""
    with evening(tmp_path) as host:
        host.keys("1#2#")
        edges = [host.picture.slip.undo_left if host.picture.slip else None]
        for _ in range(4):
            host.wait(2)
            edges.append(host.picture.slip.undo_left if host.picture.slip else None)
        assert edges == [1.0, 0.8, 0.6, 0.4, 0.2]
        assert host.hints["*"] == "undo, 2 s"


def re_entries() -> House:
    """Return a house that sells re-entries and no rebuys."""
    return replace(gananda(), re_entries=ReEntries(Price(pool=20_00), chips=1500, until_level=4))


def test_re_entry(tmp_path: Path) -> None:
    """E6, E10: where the house sells re-entries the slip asks for one, and yes brings a new random seat."""
    with evening(tmp_path, re_entries(), settings=DIGITS_ONLY) as host:
        host.keys("1#2#")
        assert (host.slip or "").endswith("Re-entry?")
        host.keys("0#")
        assert host.player(1).entries == 2
        host.keys("*21")
        host.wait(31)
        host.keys("3##").wait(11).keys("*214").keys("3#")
        assert host.player(3).entries == 2


def test_a_question_that_is_over(tmp_path: Path) -> None:
    """E10: a rebuy that is no longer open is not asked for, though the slip stands."""
    with evening(tmp_path, new_year()) as host:
        host.keys("1#2#")
        host.app.director.handle(DeclineReturn(1))
        host.app.frame()
        assert (host.slip or "").endswith("by 2 Ben Okafor")
        host.keys("#")
        assert host.slip is None


def test_the_question_of_the_window_passes_other_keys_on(tmp_path: Path) -> None:
    """E2: 0 # is yes here, too; any other number begins the next bust-out."""
    with evening(tmp_path, new_year()) as host:
        host.wait(60 * 60)
        host.hold(Control.SKIP, 0.8)
        host.wait(20)
        host.keys("1#2#B").keys("0#")
        assert host.player(1).rebuys == 1
        host.keys("3#2#B").keys("4")
        assert host.slip == "4 Dan McCabe"
        assert host.out() == {3}


def test_nobody_is_next_when_the_night_is_over(tmp_path: Path) -> None:
    """The last bust-out can be undone, and nothing else is offered that the clock would refuse."""
    with evening(tmp_path, players=2) as host:
        assert host.keys("1#2#").hints == {"*": "undo, 10 s", "#": "close"}


def test_a_page_makes_room_for_a_slip(tmp_path: Path) -> None:
    """A slip lies over the lower part of a page; the page is told, so that no row is cut in half."""
    with evening(tmp_path, players=23, settings=DIGITS_ONLY) as host:
        host.keys("*16")
        page = host.picture.page
        assert isinstance(page, ListPicture)
        assert not page.covered
        host.keys("2")
        page = host.picture.page
        assert isinstance(page, ListPicture)
        assert page.covered


def test_a_list_turns_to_whom_a_slip_is_about(tmp_path: Path) -> None:
    """E4: what becomes of a player is seen above the slip that says so, on whichever page that is."""
    with evening(tmp_path, players=23, settings=DIGITS_ONLY) as host:
        host.keys("*16").keys("2")
        page = host.picture.page
        assert isinstance(page, ListPicture)
        assert "2" in {row.key for row in page.list.rows}
        for key in ("2", "#"):
            host.keys(key)
            page = host.picture.page
            assert isinstance(page, ListPicture)
            assert "22" in {row.key for row in page.list.rows}


def test_what_was_said_makes_way(tmp_path: Path) -> None:
    """A sentence that was said is gone with the next key, so that it hides neither menu nor new level."""
    with evening(tmp_path, players=0, started=False) as host:
        host.keys("9#")
        assert host.slip == "9 players have entered"
        host.keys("*")
        assert host.slip is None
        host.keys("*7#")
        assert host.slip == "7 players have entered"
        host.control(Control.PAUSE)
        assert host.slip is None
        host.keys("#")
        assert host.slip == "Round 1, 5/10 from the next hand"
