"""Who owes, prizes, races, deals, counted stacks: what the host keeps the books with."""

from pathlib import Path

import pytest

from clock.display.pictures.breaks import BreakPicture
from clock.display.pictures.lists import ListPicture
from clock.display.pictures.race import RacePicture
from clock.press import Control
from clock.tournament.commands import Race, Register, Start
from clock.tournament.deals import MOST_PLAYERS
from clock.tournament.state import Step
from tests.evening import DIGITS_ONLY, Evening, evening
from tests.houses import new_year
from tests.kept import HandTime


def rows(host: Evening) -> list[tuple[str, str, tuple[str, ...]]]:
    """Return the rows of the list on the screen: key, words, figures."""
    page = host.picture.page
    assert isinstance(page, ListPicture)
    return [(row.key, str(row.words), row.figures) for row in page.list.rows]


def note(host: Evening) -> str:
    """Return what stands beside the title of the list on the screen."""
    page = host.picture.page
    assert isinstance(page, ListPicture)
    return page.list.note


def idle(host: Evening) -> list[str]:
    """Return the entries of the list on the screen that cannot be chosen now."""
    page = host.picture.page
    assert isinstance(page, ListPicture)
    return [str(row.words) for row in page.list.rows if row.idle]


def test_who_owes(tmp_path: Path) -> None:
    """E9: the list of debts; a number pays, the list stays and is shorter."""
    with evening(tmp_path, players=2, started=False, settings=DIGITS_ONLY) as host:
        host.app.act(Register("Cara Diaz", absent=True))
        host.app.act(Start())
        host.wait(30).keys("*22")
        assert rows(host) == [("3", "Cara Diaz", ("$25",))]
        assert note(host) == "Collected $50 \N{MIDDLE DOT} Still owed $25"
        host.keys("3")
        assert host.slip == "Who has paid? 3 Cara Diaz"
        host.keys("#")
        assert rows(host)[0] == ("", "Nobody owes anything.", ())
        host.keys("*")
        assert rows(host)[0][1] == "Buy"


def test_paying_twice_is_refused(tmp_path: Path) -> None:
    """E9: somebody who owes nothing cannot pay again; the question stays to be mended."""
    with evening(tmp_path) as host:
        host.keys("*22").keys("3#")
        assert host.slip == "3 Cara Diaz owes nothing."
        host.keys("**")
        assert rows(host)[0][1] == "Nobody owes anything."


def test_long_lists_turn_pages(tmp_path: Path) -> None:
    """A list that is longer than the page turns with #, and says which page it is."""
    with evening(tmp_path, players=26) as host:
        host.keys("*16")
        assert [key for key, _, _ in rows(host)] == [str(number) for number in range(1, 13)]
        host.keys("#")
        assert rows(host)[0][0] == "13"
        assert note(host) == "2 / 3"
        host.keys("##")
        assert rows(host)[0][0] == "1"


def test_a_race(tmp_path: Path) -> None:
    """S9: the odd chips of each player are asked for in the order of the seats; # alone is none."""
    with evening(tmp_path, players=3, settings=DIGITS_ONLY) as host:
        host.wait(100 * 60)
        host.keys("*37 #")
        asked = [player for _, player in sorted(host.tournament.seated().items())]
        assert (host.slip or "").startswith(f"{asked[0]} ")
        host.keys("3#").keys("#").keys("4#")
        done = host.tournament.done
        assert isinstance(done, Step)
        assert done.command == Race(1, {asked[0]: 3, asked[2]: 4})
        page = host.picture.page
        assert isinstance(page, RacePicture)
        assert page.title == "Race at table 1"
        assert page.total == "4,500 in play before, now 4,490"
        assert [row.number for row in page.rows] == [str(asked[0]), str(asked[2])]
        assert [len(row.cards) for row in page.rows] == [3, 4]
        assert sorted(row.result for row in page.rows) == ["", "wins a chip"]
        assert not isinstance(host.keys("#").picture.page, RacePicture)


def test_the_odd_chips_of_two_kinds_are_asked_for_in_the_smaller(tmp_path: Path) -> None:
    """S9: 25s and 50s leave in break 2, so 75 is three. A break that is over by then asks no further."""
    with evening(tmp_path, players=3) as host:
        host.wait(220 * 60 - 40).keys("*37 #")
        assert (host.slip or "").endswith(": how many odd chips in 25s? # is none")
        host.wait(10).keys("3#")
        assert (host.slip or "").startswith("No chips leave play now")


def test_a_race_is_shown_again(tmp_path: Path) -> None:
    """S9: a table that has raced is shown its cards again, also after the power was lost, and races once."""
    time = HandTime()
    with evening(tmp_path, players=3, settings=DIGITS_ONLY, time=time) as host:
        host.wait(100 * 60)
        host.keys("*37 # 3# # 4#")
        rows = page_of_race(host).rows
        host.keys("# *37 #")
        assert page_of_race(host).rows == rows
        assert host.tournament.chips_in_play == 4490
    time.cut_power(60)
    with evening(tmp_path, players=0, started=False, settings=DIGITS_ONLY, time=time) as host:
        host.keys("*37 #")
        assert page_of_race(host).rows == rows
        host.keys("# *5 * *37 #")
        assert "how many odd chips in 5s?" in (host.slip or "")


@pytest.mark.parametrize("key", ["#", "*"])
def test_the_page_of_a_race_is_closed(tmp_path: Path, key: str) -> None:
    """S9: by # and by *, which do nothing else; any other key is for the night."""
    with evening(tmp_path, players=3) as host:
        host.wait(100 * 60).keys("*37 # 3# # 4#")
        page_of_race(host)
        host.keys(key)
        assert isinstance(host.picture.page, BreakPicture)
        assert host.slip is None
        host.keys("*37 # 2")
        assert isinstance(host.picture.page, BreakPicture)
        assert host.slip == "2 Ben Okafor"


def page_of_race(host: Evening) -> RacePicture:
    """Return the page of a race."""
    page = host.picture.page
    assert isinstance(page, RacePicture)
    return page


def test_a_race_is_offered_in_a_break_only(tmp_path: Path) -> None:
    """S9: during a level the menu does not offer a race."""
    with evening(tmp_path) as host:
        host.keys("*3")
        assert "Race" in idle(host)


def deal(host: Evening, keys: str) -> list[tuple[str, str, tuple[str, ...]]]:
    """Let three be left with prizes of 50, 30 and 20, and work a deal out from their stacks."""
    host.keys(keys)
    for stack in ("5000", "3000", "2000"):
        host.keys(f"{stack}#")
    return [row for row in rows(host) if row[0]]


def test_stacks_of_a_deal_that_were_miscounted(tmp_path: Path) -> None:
    """P4: a deal from stacks that are not all chips in play says so; one that adds up says nothing."""
    with evening(tmp_path, new_year(), players=3) as host:
        host.keys("*241").keys("1000#").keys("1000#").keys("900#")
        assert rows(host)[-1] == ("", "Count again: 2,900 chips, but 3,000 are in play.", ())
        assert [figures[0] for _, _, figures in rows(host)[:-1]] == ["1,000", "1,000", "900"]
        host.keys("#").keys("*241").keys("1000#").keys("1100#").keys("900#")
        assert [number for number, _, _ in rows(host)] == ["1", "2", "3"]


def test_icm(tmp_path: Path) -> None:
    """P4: the stacks are asked for in order of number; the clock computes, and changes nothing."""
    with evening(tmp_path, new_year(), players=5, settings=DIGITS_ONLY) as host:
        for player in ("4", "5"):
            host.keys(f"{player}##").keys("#")
        assert deal(host, "*241") == [
            ("1", "Ada Lindqvist", ("5,000", "$38.39")),
            ("2", "Ben Okafor", ("3,000", "$32.75")),
            ("3", "Cara Diaz", ("2,000", "$28.86")),
        ]
        assert host.tournament.left() == 3


def test_chop(tmp_path: Path) -> None:
    """P4: the same by chips."""
    with evening(tmp_path, new_year(), players=5) as host:
        for player in ("4", "5"):
            host.keys(f"{player}##").keys("#")
        assert [figures[1] for _, _, figures in deal(host, "*242")] == ["$40", "$32", "$28"]


def test_halves(tmp_path: Path) -> None:
    """P4, case 77: 50 of the 100 evenly, 50 by chips: 16.67 and 25, 15, 10 for half, 3 and 2 tenths."""
    with evening(tmp_path, new_year(), players=5) as host:
        for player in ("4", "5"):
            host.keys(f"{player}##").keys("#")
        assert [figures[1] for _, _, figures in deal(host, "*243")] == ["$41.67", "$31.67", "$26.66"]


def test_a_counted_stack_need_not_be_typed_again(tmp_path: Path) -> None:
    """P4: # alone takes a stack that was counted before, and the question says which."""
    with evening(tmp_path, new_year(), players=3) as host:
        host.keys("*39 1# 1500#").keys("*241")
        assert host.slip == "1 Ada Lindqvist has how many chips? # is 1,500"
        host.keys("#")
        assert host.slip == "2 Ben Okafor has how many chips?"
        host.keys("1000#500#")
        assert rows(host)[0][:2] == ("1", "Ada Lindqvist")


def test_too_many_for_a_deal(tmp_path: Path) -> None:
    """P4: a deal among more than a table is refused in words."""
    with evening(tmp_path, players=20) as host:
        host.keys("*24")
        assert host.slip == f"A deal is worked out for at most {MOST_PLAYERS} players."


def test_prizes_only_when_there_are_some(tmp_path: Path) -> None:
    """E9: nobody has won anything yet, so there is nothing to hand over."""
    with evening(tmp_path) as host:
        host.keys("*2")
        assert "Prizes handed over" in idle(host)


def test_a_held_break_waits(tmp_path: Path) -> None:
    """S5: PAUSE ends the wait of a held break."""
    with evening(tmp_path, new_year(), players=3) as host:
        host.wait(71 * 60)
        assert not host.tournament.clock.running
        host.control(Control.PAUSE)
        assert host.tournament.clock.running
