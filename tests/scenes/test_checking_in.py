"""Before the first deal: the house, who plays, and the countdown; and who comes late."""

from pathlib import Path

from clock.display.pictures.lists import CountdownPicture, ListPicture
from clock.press import Control, Source
from clock.roster import Regular
from clock.tournament.structure import Seat
from tests.evening import DIGITS_ONLY, Evening, evening
from tests.houses import HALF_PAST_SEVEN, new_year, wired_pair
from tests.painting import painted, seen

REGULARS = (Regular("a1", "Ada Lindqvist"), Regular("b2", "Ben Okafor", sub=True), Regular("c3", "Cara Diaz"))


def names(host: Evening) -> dict[int, str]:
    """Return who has entered."""
    return {number: player.name for number, player in host.tournament.players.items()}


def test_a_number_of_players(tmp_path: Path) -> None:
    """V3: without a list the number typed is how many play in all, and can be put right."""
    with evening(tmp_path, players=0, started=False, settings=DIGITS_ONLY) as host:
        host.keys("14")
        assert host.slip == "How many play? 14"
        host.keys("#")
        assert len(host.tournament.players) == 14
        host.keys("12#")
        assert sorted(host.tournament.players) == list(range(1, 13))
        host.keys("12#")
        assert len(host.tournament.players) == 12


def test_without_a_number_the_key_is_for_the_night(tmp_path: Path) -> None:
    """T1: before the deal `#` alone draws the seats, also where a number was to be typed."""
    with evening(tmp_path, players=5, started=False, regulars=REGULARS) as host:
        host.keys("A")
        assert host.slip == "Who enters?"
        host.keys("#")
        assert len(host.tournament.seated()) == 5


def test_three_hundred_players(tmp_path: Path) -> None:
    """V3: 300 enter, sit at 30 tables and go out by table and seat; 301 are too many."""
    with evening(tmp_path, players=0, started=False, settings=DIGITS_ONLY) as host:
        host.keys("301#")
        assert host.slip == "The numbers go from 1 to 300."
        host.keys("***").keys("*").keys("300#").keys("#")
        assert {seat.table for seat in host.tournament.seated()} == set(range(1, 31))
        host.control(Control.PAUSE, Source.BUTTONS)
        there = host.tournament.seated()
        host.keys("3005#").keys("210#")
        assert host.out() == {there[Seat(30, 5)]}
        assert [knockout.by for knockout in host.tournament.knockouts] == [(there[Seat(2, 10)],)]


def test_a_field_that_was_typed_is_taken_back_at_once(tmp_path: Path) -> None:
    """V3, O4: however many enter by one number are one act; so are those whom a smaller number strikes."""
    with evening(tmp_path, players=0, started=False, settings=DIGITS_ONLY) as host:
        host.keys("300#")
        assert host.slip == "300 players have entered"
        host.keys("120#").keys("D")
        assert host.slip == "Undo: 120 players in all"
        assert len(host.tournament.players) == 300
        host.keys("D")
        assert host.slip == "Undo: 300 players in all"
        assert not host.tournament.players
        host.keys("#")
        assert len(host.tournament.players) == 300


def test_names_from_the_list(tmp_path: Path) -> None:
    """Names are checked in by their number on the list, which is then their number tonight."""
    with evening(tmp_path, players=0, started=False, regulars=REGULARS) as host:
        host.keys("3")
        assert host.slip == "Who enters? 3 Cara Diaz"
        host.keys("#").keys("2#")
        assert names(host) == {3: "Cara Diaz", 2: "Ben Okafor"}
        assert host.player(2).sub


def test_nobody_is_checked_in_twice(tmp_path: Path) -> None:
    """A name that is entered, or a number that is not on the list, is refused in words."""
    with evening(tmp_path, players=0, started=False, regulars=REGULARS) as host:
        host.keys("3#").keys("3#")
        assert host.slip == "Cara Diaz is entered already. To strike the entry: menu, players."
        host.keys("**").keys("9#")
        assert host.slip == "The list goes from 1 to 3. More players: 0, then how many play in all."


def test_after_a_refusal_a_digit_begins_another_number(tmp_path: Path) -> None:
    """The refusal hides what is typed: 3 and then 2 is Ben, not number 32; * still takes a digit back."""
    with evening(tmp_path, players=0, started=False, regulars=REGULARS) as host:
        host.keys("3#").keys("3#")
        assert host.slip is not None
        assert host.slip.startswith("Cara Diaz is entered already.")
        host.keys("2")
        assert host.slip == "Who enters? 2 Ben Okafor"
        host.keys("#").keys("19#")
        assert host.slip == "The list goes from 1 to 3. More players: 0, then how many play in all."
        host.keys("*")
        assert host.slip == "Who enters? 1 Ada Lindqvist"


def test_after_a_refusal_0_asks_how_many_play(tmp_path: Path) -> None:
    """The sentence that says what 0 does is true while it is read, and so is the strip without a number."""
    with evening(tmp_path, players=0, started=False, regulars=REGULARS) as host:
        host.keys("9#")
        assert host.slip == "The list goes from 1 to 3. More players: 0, then how many play in all."
        host.keys("0")
        assert host.slip == "How many play?"
        host.keys("5#")
        assert len(host.tournament.players) == 5


def test_0_asks_how_many_play_where_no_digit_stands(tmp_path: Path) -> None:
    """No number begins with 0: after a digit was taken back it asks what it asks on the night's page."""
    with evening(tmp_path, players=0, started=False, regulars=REGULARS) as host:
        host.keys("1*0")
        assert host.slip == "How many play?"


def test_names_and_numbers_mixed(tmp_path: Path) -> None:
    """With a list, 0 still asks how many play; those with a name are not struck by a smaller number."""
    with evening(tmp_path, players=0, started=False, regulars=REGULARS) as host:
        host.keys("1#2#").keys("0").keys("5#")
        assert sorted(host.tournament.players) == [1, 2, 4, 5, 6]
        page = host.picture.page
        assert isinstance(page, CountdownPicture)
        assert [entrant.number for entrant in page.entrants if entrant.expected] == ["3"]
        host.wait(11).keys("3#")
        assert names(host)[3] == "Cara Diaz"
        host.keys("0").keys("1#")
        assert host.slip == "More players than that have a name. Strike those by their number: menu, players."


def test_a_number_that_plays_without_a_name(tmp_path: Path) -> None:
    """Where players have no names, a number of the list may be taken: the refusal says what gives a name."""
    with evening(tmp_path, players=0, started=False, regulars=REGULARS) as host:
        host.keys("0").keys("2#").keys("2#")
        assert host.slip == "2 plays already. Another name: menu, players, names."
        assert len(host.tournament.players) == 2


def test_countdown(tmp_path: Path) -> None:
    """V3, L8: the countdown runs to the first deal; at 0:00 the clock asks for PAUSE and does not start."""
    with evening(tmp_path, HALF_PAST_SEVEN, started=False) as host:
        page = host.picture.page
        assert isinstance(page, CountdownPicture)
        assert (page.words, page.figures, page.time_of_day) == ("to the first deal", "30:00", "7:00 pm")
        host.wait(29 * 60 + 59)
        page = host.picture.page
        assert isinstance(page, CountdownPicture)
        assert page.figures == "0:01"
        host.wait(1)
        page = host.picture.page
        assert isinstance(page, CountdownPicture)
        assert (page.words, page.figures) == ("Press PAUSE to deal", "")
        assert not host.tournament.started


def test_ten_minutes_before_the_start_the_seats_are_due(tmp_path: Path) -> None:
    """E4: then who has not come is given a seat too; the page says which key draws them all."""
    with evening(tmp_path, HALF_PAST_SEVEN, started=False) as host:
        host.wait(19 * 60)
        assert DRAW_NOW not in said_in_turn(host)
        host.wait(60)
        assert DRAW_NOW in said_in_turn(host)
        host.keys("#")
        assert all(player.seat is not None for player in host.tournament.players.values())


def test_no_countdown_without_the_time_of_day(tmp_path: Path) -> None:
    """While the time of day is not known there is no countdown, only the words."""
    with evening(tmp_path, HALF_PAST_SEVEN, started=False) as host:
        host.time.wall_ms = None
        host.wait(1)
        page = host.picture.page
        assert isinstance(page, CountdownPicture)
        assert (page.words, page.figures, page.time_of_day) == ("Press PAUSE to deal", "", "")


def test_who_has_entered(tmp_path: Path) -> None:
    """V3, E4: everyone with number and name, and who has not come."""
    with evening(tmp_path, players=2, started=False) as host:
        host.keys("*16").keys("2#").keys("***")
        host.wait(7)
        page = host.picture.page
        assert isinstance(page, CountdownPicture)
        assert [(str(one.number), str(one.name), str(one.note)) for one in page.entrants] == [
            ("1", "Ada Lindqvist", ""),
            ("2", "Ben Okafor", "not here"),
        ]


def test_choosing_the_house(tmp_path: Path) -> None:
    """Before the deal another house can be chosen; it begins a new night, with nobody entered."""
    with evening(tmp_path, players=3, started=False, houses=(new_year(), wired_pair())) as host:
        assert host.hints["B"] == "another house"
        host.keys("B")
        page = host.picture.page
        assert isinstance(page, ListPicture)
        assert [str(row.words) for row in page.list.rows][1] == "New Year Game"
        host.keys("2")
        assert host.slip == "Begin a new night: New Year Game?"
        host.keys("#")
        assert host.tournament.house == new_year()
        assert not host.tournament.players


def test_choosing_the_house_without_letters(tmp_path: Path) -> None:
    """The menu chooses the house, too; with one house there is nothing to choose."""
    with evening(tmp_path, started=False, houses=(new_year(),), settings=DIGITS_ONLY) as host:
        host.keys("*82").keys("2#")
        assert host.tournament.house == new_year()


def test_late_entry_from_the_list(tmp_path: Path) -> None:
    """E3: after the deal somebody from the list enters by number, or # enters somebody without a name."""
    with evening(tmp_path, new_year(), players=2, regulars=REGULARS) as host:
        host.keys("B3").keys("3#")
        assert host.player(3).name == "Cara Diaz"
        host.keys("B3").keys("#")
        assert host.player(4).name == "4"


def test_who_comes_late_has_the_number_of_the_list(tmp_path: Path) -> None:
    """E3: the number that was typed is the player's; where another one plays under it, the next free one."""
    with evening(tmp_path, new_year(), players=0, started=False, regulars=REGULARS) as host:
        host.keys("1#3#").control(Control.PAUSE)
        host.keys("B3").keys("9#")
        assert host.slip == "The list goes from 1 to 3. Somebody else: erase this, then #."
        host.keys("2#")
        assert names(host) == {1: "Ada Lindqvist", 3: "Cara Diaz", 2: "Ben Okafor"}
        assert host.keys("B3").hints["#"] == "not on the list"
        assert host.keys("1").hints["#"] == "done"
        host.keys("*#")
        assert names(host)[4] == "4"

    with evening(tmp_path / "counted", new_year(), players=0, started=False, regulars=REGULARS) as host:
        host.keys("0").keys("2#").control(Control.PAUSE)
        host.keys("B3").keys("2#")
        assert names(host) == {1: "1", 2: "2", 3: "Ben Okafor"}


def test_who_is_not_on_the_list_leaves_its_numbers_alone(tmp_path: Path) -> None:
    """E3: somebody without a name comes before 3 Cara, whose number stays hers; so it is beforehand (V3)."""
    with evening(tmp_path, new_year(), players=0, started=False, regulars=REGULARS) as host:
        host.keys("1#2#").control(Control.PAUSE)
        host.keys("B3").keys("#")
        host.keys("B3").keys("3#")
        assert names(host) == {1: "Ada Lindqvist", 2: "Ben Okafor", 4: "4", 3: "Cara Diaz"}
        host.keys("B3").keys("#")
        assert names(host)[5] == "5"


def test_who_is_entered_and_comes_late(tmp_path: Path) -> None:
    """After the deal no entry is struck, and what is typed is erased before # enters somebody else."""
    with evening(tmp_path, new_year(), players=0, started=False, regulars=REGULARS) as host:
        host.keys("1#2#").control(Control.PAUSE)
        host.keys("B3").keys("1#")
        assert host.slip == "Ada Lindqvist is entered already."
        host.keys("9#")
        assert host.slip == "The list goes from 1 to 3. Somebody else: erase this, then #."
        host.keys("*#")
        assert len(host.tournament.players) == 3


def test_late_entry_without_a_list(tmp_path: Path) -> None:
    """E3: without a list the menu's entry is enough."""
    with evening(tmp_path, new_year(), players=5, settings=DIGITS_ONLY) as host:
        host.keys("*213")
        assert len(host.tournament.players) == 6
        assert "into the first pot" in (host.slip or "")


def test_nothing_is_sold(tmp_path: Path) -> None:
    """E1: B in a house without rebuys says so."""
    with evening(tmp_path) as host:
        host.keys("B")
        assert host.slip == "This house has no rebuys."


DRAW_NOW = "# draws the seats now, also for who is late"


def said_in_turn(host: Evening) -> set[str]:
    """Return all that the page before the draw says in turn."""
    said: set[str] = set()
    for _ in range(4):
        said.add(str(countdown_of(host).entered))
        host.wait(12)
    return said


def countdown_of(host: Evening) -> CountdownPicture:
    """Return the page before the seats are drawn."""
    page = host.picture.page
    assert isinstance(page, CountdownPicture)
    return page


def test_nobody_has_entered(tmp_path: Path) -> None:
    """V3: with nobody entered the page asks who plays, says how they enter, and lists who may."""
    with evening(tmp_path, players=0, started=False, regulars=REGULARS) as host:
        page = countdown_of(host)
        assert (page.words, page.entered) == ("Who plays?", "Type each player's number and #")
        assert [(one.number, one.name, one.expected) for one in page.entrants] == [
            ("1", "Ada Lindqvist", True),
            ("2", ("Ben Okafor, sub", "Ben Okafor"), True),
            ("3", "Cara Diaz", True),
        ]
        assert "PAUSE" not in host.hints
        host.keys("2#")
        assert countdown_of(host).words == "Who plays?"
        host.keys("3#").wait(10)
        page = countdown_of(host)
        assert page.words == "Press PAUSE to deal"
        assert said_in_turn(host) == {"2 players have entered", DRAW_NOW}
        assert [one.number for one in page.entrants if one.expected] == ["1"]


def test_nobody_has_entered_without_a_list(tmp_path: Path) -> None:
    """V3: without a list the page says that a number is how many play."""
    with evening(tmp_path, players=0, started=False) as host:
        page = countdown_of(host)
        assert (page.words, page.entered) == ("Who plays?", "Type how many play, then #")
        assert page.entrants == ()


def test_who_is_expected_is_no_matter_without_names(tmp_path: Path) -> None:
    """Once players enter without a name the list is not held against them."""
    with evening(tmp_path, players=0, started=False, regulars=REGULARS) as host:
        host.keys("0").keys("2#")
        assert host.slip == "2 players have entered"
        assert [one.expected for one in countdown_of(host).entrants] == [False, False]


def test_a_new_night_after_the_end(tmp_path: Path) -> None:
    """When the night is over `#` begins another, in the same house where there is only one."""
    with evening(tmp_path, players=2, settings=DIGITS_ONLY) as host:
        host.keys("1##").wait(11)
        assert host.tournament.finished
        assert host.hints == {"*": "menu", "#": "a new night"}
        host.keys("#")
        assert host.slip == "Begin a new night: Gananda Season League?"
        host.keys("*")
        assert host.tournament.finished
        host.keys("##")
        assert not host.tournament.finished
        assert not host.tournament.players


def test_a_new_night_in_another_house(tmp_path: Path) -> None:
    """Where there are several houses they are listed first."""
    with evening(tmp_path, players=2, houses=(new_year(),)) as host:
        host.keys("1##").wait(11).keys("#")
        page = host.picture.page
        assert isinstance(page, ListPicture)
        assert [str(row.words) for row in page.list.rows] == ["Gananda Season League", "New Year Game"]
        host.keys("2#")
        assert host.tournament.house == new_year()


def test_another_house_is_offered_by_a_letter_where_there_are_letters(tmp_path: Path) -> None:
    """Twelve keys have the menu for it."""
    with evening(tmp_path / "16", started=False, houses=[new_year()]) as host:
        assert host.hints["B"] == "another house"
    with evening(tmp_path / "12", started=False, houses=[new_year()], settings=DIGITS_ONLY) as host:
        assert "B" not in host.hints
    with evening(tmp_path / "one", started=False) as host:
        assert "B" not in host.hints


def numbers_shown(host: Evening) -> set[str]:
    """Return the numbers that the page of who has entered shows."""
    page = host.picture.page
    assert isinstance(page, CountdownPicture)
    return {patch.words for patch in seen(painted(page, (1920, 1080)))}


def test_the_page_turns_to_the_number_that_is_typed(tmp_path: Path) -> None:
    """V3: whom a slip is about is seen above it, on whichever page the number stands."""
    many = tuple(Regular(f"r{number}", f"Regular {number}") for number in range(1, 41))
    with evening(tmp_path, players=0, started=False, regulars=many) as host:
        host.keys("4")
        assert "Regular 4" in numbers_shown(host)
        host.keys("0")
        assert "Regular 40" in numbers_shown(host)
        assert "Regular 4" not in numbers_shown(host)
        host.keys("#")
        assert "Regular 40" in numbers_shown(host)


def test_entered_numbers_keep_their_look_when_the_last_one_enters(tmp_path: Path) -> None:
    """V3: ivory is the key of who has entered, also when nobody on the list is left to enter."""
    with evening(tmp_path, players=0, started=False, regulars=REGULARS[:2]) as host:
        inks = []
        for number in ("1", "2"):
            host.keys(f"{number}#").wait(30)
            page = host.picture.page
            assert isinstance(page, CountdownPicture)
            inks.append(next(p.ink for p in seen(painted(page, (1920, 1080))) if p.words == "1"))
        assert inks[0] == inks[1]
