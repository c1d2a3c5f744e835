"""The menu: two levels of at most nine, the same on either keypad, closed after half a minute."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from clock.display.pictures.lists import CountdownPicture, ListPicture
from clock.display.pictures.seating import SeatsPicture
from clock.display.pieces.listing import ListRow
from clock.press import Control
from clock.scenes.choice import MOST, Choice, Menu, Option
from clock.scenes.menu import menu, safe_menu
from clock.scenes.scene import Push
from clock.scenes.sight import Sight
from clock.tournament.commands import (
    CallBreak,
    Command,
    CountChips,
    DrawSeats,
    Finish,
    GoToLevel,
    HandPrize,
    MarkArrived,
    MarkAway,
    MarkReturned,
    MendKnockout,
    Move,
    NextHand,
    PutBackIn,
    Rebuy,
    Register,
    RemovePlayer,
    Rename,
    SetDealer,
    SetLength,
    TakeChips,
    TellButton,
)
from clock.tournament.state import Step
from clock.tournament.structure import House
from tests.evening import DIGITS_ONLY, Evening, evening
from tests.houses import gananda, new_year

CONTROLS = Path(__file__).parents[2] / "docs" / "controls.md"

ROW = re.compile(r"\| \*\*(\d)\*\* (.+?) \|(.*)\|")


def told_menu() -> list[tuple[str, list[str]]]:
    """Return the table of the menu in the pages: each entry of the first level with those below it."""
    rows = [row for line in CONTROLS.read_text().splitlines() if (row := ROW.fullmatch(line))]
    assert [int(row[1]) for row in rows] == [*range(1, MOST + 1)]
    return [(row[2], [cell.strip() for cell in row[3].split("|")]) for row in rows]


def lowered(words: str) -> str:
    """Return an entry as a cell of the table has it."""
    return words[0].lower() + words[1:]


def below(option: Option, sight: Sight) -> list[str]:
    """Return what is at each number of the list that an entry opens; nothing where it opens no list."""
    outcome = option.then(sight) if option.then is not None else None
    opened = outcome.scene if isinstance(outcome, Push) else None
    entries = [lowered(each.words) for each in opened.made(sight).options] if isinstance(opened, Menu) else []
    return [*entries, *[""] * (MOST - len(entries))]


def choices(choice: Choice, sight: Sight) -> Iterator[Choice]:
    """Yield a list and every list that it opens."""
    yield choice
    for option in choice.options:
        outcome = option.then(sight) if option.then is not None else None
        if isinstance(outcome, Push) and isinstance(outcome.scene, Menu):
            yield from choices(outcome.scene.made(sight), sight)
        elif isinstance(outcome, Push) and isinstance(outcome.scene, Choice):
            yield from choices(outcome.scene, sight)


def last_command(host: Evening) -> Command:
    """Return the last act."""
    done = host.tournament.done
    assert isinstance(done, Step)
    return done.command


def test_two_levels_of_nine(tmp_path: Path) -> None:
    """The menu has at most nine entries, and so has everything that it opens."""
    with evening(tmp_path, new_year()) as host:
        sight = host.app.sight()
        every = list(choices(menu(sight), sight))
        assert len(every) > 5
        assert all(len(choice.options) <= MOST for choice in every)


def test_the_table_of_the_menu_in_the_pages_is_the_menu(tmp_path: Path) -> None:
    """docs/controls.md has every entry at its number, in the words of the screen."""
    with evening(tmp_path) as host:
        sight = host.app.sight()
        options = menu(sight).options
        assert told_menu() == [(lowered(option.words), below(option, sight)) for option in options]


def idle(host: Evening) -> list[int]:
    """Return the numbers of the entries on the screen that cannot be chosen."""
    page = host.picture.page
    assert isinstance(page, ListPicture)
    return [number for number, row in enumerate(page.list.rows, start=1) if row.idle]


def test_the_menu_offers_what_works_now(tmp_path: Path) -> None:
    """A list that stands open while the night begins, or goes into a break, offers what that brings."""
    with evening(tmp_path, new_year(), seats=True, started=False) as host:
        host.keys("*3")
        assert idle(host) == [4, 5, 6, 7, 8, 9]
        host.control(Control.PAUSE)
        assert idle(host) == [3, 4, 7]
        host.app.director.handle(GoToLevel(3))
        host.keys("**").wait(20 * 60 - 5).keys("*3").wait(4)
        assert idle(host) == [3, 4, 7]
        host.wait(2)
        assert idle(host) == [3, 4]
        host.keys("*4")
        assert idle(host) == [2, 3]
        host.keys("*9")
        assert host.slip == "End the night here?"


def test_no_other_night_is_begun_while_one_is_played(tmp_path: Path) -> None:
    """L8: a list of houses, or the question about one, that PAUSE leaves behind begins nothing."""
    for asked in ("*82", "*822"):
        houses = [new_year(), gananda()]
        with evening(tmp_path / asked[1:], new_year(), seats=True, started=False, houses=houses) as host:
            host.keys(asked).control(Control.PAUSE)
            host.keys("2#")
            assert host.tournament.house == new_year()
            assert host.tournament.started
        assert host.app.refusals[-1:] == (
            ["The night has begun. That can be done before the first deal only."] if asked == "*822" else []
        )


def test_closes_after_half_a_minute(tmp_path: Path) -> None:
    """30 s without a key closes the menu, and each key begins them anew."""
    with evening(tmp_path) as host:
        host.keys("*").wait(29).keys("1").wait(29)
        assert isinstance(host.picture.page, ListPicture)
        host.wait(1)
        assert not isinstance(host.picture.page, ListPicture)


def test_star_goes_back_a_level(tmp_path: Path) -> None:
    """`*` leads from the second level to the first, and out."""
    with evening(tmp_path) as host:
        host.keys("*1")
        second = host.picture.page
        host.keys("*")
        first = host.picture.page
        assert isinstance(first, ListPicture)
        assert isinstance(second, ListPicture)
        assert first.list.title == "Menu"
        assert second.list.title == "Players"
        host.keys("*")
        assert not isinstance(host.picture.page, ListPicture)


def test_time_and_blinds_stay_on_top(tmp_path: Path) -> None:
    """While the menu is read, the time, the stage and the blinds stay to be seen."""
    with evening(tmp_path) as host:
        host.keys("*")
        page = host.picture.page
        assert isinstance(page, ListPicture)
        assert (page.top.time, page.top.stage, page.top.blinds) == ("24:30", "Round 1", "5/10")


def test_entries_keep_their_numbers(tmp_path: Path) -> None:
    """An entry that cannot be chosen now stays in its place, without a key: fingers can learn the numbers."""
    with evening(tmp_path) as host:
        host.keys("*")
        before = _rows(host)
        host.keys("*1##").wait(11).keys("*")
        after = _rows(host)
        assert [(row.key, row.words) for row in before] == [(row.key, row.words) for row in after]
        assert [row.words for row in before if row.idle] == ["Undo", "Redo"]
        assert [row.words for row in after if row.idle] == ["Redo"]


FLOWS: dict[str, tuple[str, str, Callable[[], House], Command]] = {
    "out, then put back in": ("1##", "*12 1#", new_year, PutBackIn(1)),
    "mend a knockout": ("1#2#", "*13 1# 3# 4# #", gananda, MendKnockout(1, (3, 4))),
    "mended to nobody": ("1#2#", "*13 1# #", gananda, MendKnockout(1, ())),
    "out for good": ("", "*14 3# 2 1400#", gananda, RemovePlayer(3, "disqualified", 1400)),
    "out for good, stack as dealt": ("", "*14 3# 1 #", gananda, RemovePlayer(3, "by choice")),
    "away": ("", "*15 3#", gananda, MarkAway(3)),
    "back": ("*15 3#", "*15 3#", gananda, MarkReturned(3)),
    "a name": ("", "*17 3# ********* 2 33 #", gananda, Rename(3, "Ae")),
    "rebuy": ("1##", "*211 1#", new_year, Rebuy(1)),
    "move": ("", "*32 3# 110#", gananda, Move(3, 1, 10)),
    "button": ("", "*35 # 1 4#", gananda, TellButton(1, 4)),
    "dealer": ("", "*36 # 2#", new_year, SetDealer(1, 2)),
    "chips out": ("", "*38 500# 1", gananda, TakeChips(500, "hidden chips")),
    "a stack": ("", "*39 3# 2100#", gananda, CountChips(3, 2100)),
    "break now": ("", "*42 15#", gananda, CallBreak(15 * 60_000, now=True)),
    "break now, as usual": ("", "*42 #", gananda, CallBreak(None, now=True)),
    "break at the end": ("", "*43 #", gananda, CallBreak(None, now=False)),
    "level": ("", "*46 5#", gananda, GoToLevel(5)),
    "length": ("", "*47 # 30#", gananda, SetLength(1, 30 * 60_000)),
    "length of another": ("", "*47 6# 10#", gananda, SetLength(6, 10 * 60_000)),
    "end": ("", "*9 #", gananda, Finish()),
}


@pytest.mark.parametrize("flow", FLOWS)
def test_reached_without_letters(tmp_path: Path, flow: str) -> None:
    """Everything can be done with twelve keys."""
    before, keys, house, wanted = FLOWS[flow]
    with evening(tmp_path, house(), settings=DIGITS_ONLY) as host:
        if before:
            host.keys(before).wait(11)
        host.wait(10).keys(keys)
        assert last_command(host) == wanted


def test_subs_are_a_leagues(tmp_path: Path) -> None:
    """L3: on a night of no season nobody can be a sub; the entry stays in its place."""
    with evening(tmp_path) as host:
        host.keys("*1")
        assert [row.idle for row in _rows(host) if row.words == "Who is a sub"] == [True]


def test_next_hand(tmp_path: Path) -> None:
    """B2: once the button is told, the menu deals the next hand."""
    with evening(tmp_path) as host:
        host.keys("*35 # 1 4#").keys("*35 # 2")
        assert last_command(host) == NextHand(1)


def test_draw_seats_again(tmp_path: Path) -> None:
    """T1: until the first deal the seats can be drawn again."""
    with evening(tmp_path, started=False, seats=True) as host:
        host.keys("*33")
        assert last_command(host) == DrawSeats()


def test_seats_page(tmp_path: Path) -> None:
    """V2: the seats can be looked up at any time."""
    with evening(tmp_path) as host:
        host.keys("*31")
        assert isinstance(host.picture.page, SeatsPicture)
        host.keys("*")
        assert isinstance(host.picture.page, ListPicture)


def test_undo_and_redo(tmp_path: Path) -> None:
    """O4: undo and redo are in the menu for a keypad without letters."""
    with evening(tmp_path, settings=DIGITS_ONLY) as host:
        host.keys("1##").wait(11).keys("*5")
        assert host.out() == set()
        host.wait(11).keys("*6")
        assert host.out() == {1}


def test_minutes_more_and_less(tmp_path: Path) -> None:
    """The menu gives and takes minutes; # alone is one."""
    with evening(tmp_path, settings=DIGITS_ONLY) as host:
        ends = host.tournament.clock.ends_ms
        host.keys("*44 5#")
        assert host.tournament.clock.ends_ms == ends + 5 * 60_000
        host.keys("*45 #")
        assert host.tournament.clock.ends_ms == ends + 4 * 60_000


def test_clock_on_a_player(tmp_path: Path) -> None:
    """O6: without letters the clock on a player is called and stopped from the menu."""
    with evening(tmp_path, settings=DIGITS_ONLY) as host:
        host.keys("*41 3#")
        assert host.tournament.on_player is not None
        assert host.tournament.on_player.player == 3
        host.keys("*41")
        assert host.tournament.on_player is None


def test_nothing_to_bring_back(tmp_path: Path) -> None:
    """An entry that would only be refused is not offered; its number does nothing."""
    with evening(tmp_path) as host:
        host.keys("*34")
        assert host.tournament.done is None
        assert not host.app.refusals


def test_end_of_the_night_asks(tmp_path: Path) -> None:
    """The night is not ended by one wrong key."""
    with evening(tmp_path) as host:
        host.keys("*9")
        assert host.slip == "End the night here?"
        host.keys("*")
        assert not host.tournament.finished


def test_safe_menu_before_the_deal(tmp_path: Path) -> None:
    """Before the first deal there is no night to end, but the box can be shut down."""
    with evening(tmp_path, started=False) as host:
        offered = [option.then is not None for option in safe_menu(host.app.sight()).options]
        assert offered == [False, True]


def test_prizes_are_handed_over(tmp_path: Path) -> None:
    """E9: the list says who has won what; a number hands the prize over, and the list stays."""
    with evening(tmp_path, players=3) as host:
        host.keys("1##").wait(11).keys("2##").wait(11)
        assert host.tournament.finished
        host.keys("*23 3#")
        page = host.picture.page
        assert isinstance(page, ListPicture)
        assert last_command(host) == HandPrize(3)
        assert [(row.words, row.figures[0]) for row in page.list.rows] == [
            ("1st Cara Diaz", "handed over"),
            ("2nd Ben Okafor", ""),
        ]


def test_pages_and_menus_before_the_deal(tmp_path: Path) -> None:
    """Before the deal the menu offers what makes sense then."""
    with evening(tmp_path, started=False) as host:
        host.keys("*")
        assert "End the night" not in [str(row.words) for row in _rows(host) if not row.idle]
        host.keys("4")
        assert [str(row.key) for row in _rows(host) if not row.idle] == ["6", "7"]


def _rows(host: Evening) -> tuple[ListRow, ...]:
    page = host.picture.page
    assert isinstance(page, ListPicture)
    return page.list.rows


def test_pause_works_in_the_menu(tmp_path: Path) -> None:
    """PAUSE stops the clock whatever is on the screen."""
    with evening(tmp_path) as host:
        host.keys("*1")
        host.control(Control.PAUSE)
        assert not host.tournament.clock.running
        assert isinstance(host.picture.page, ListPicture)


def test_who_is_here(tmp_path: Path) -> None:
    """E4, O5: a number changes somebody's standing: not here to here, away to back."""
    with evening(tmp_path, players=3, started=False) as host:
        host.keys("*16").keys("2#")
        assert [row.figures for row in _rows(host)] == [("here",), ("not here",), ("here",)]
        host.keys("2#")
        assert [row.figures for row in _rows(host)] == [("here",)] * 3
        host.control(Control.PAUSE)
        host.app.act(MarkAway(3))
        host.app.frame()
        host.keys("*16").keys("3#")
        assert [row.figures for row in _rows(host)] == [("here",)] * 3


def test_who_owes_stands_before_the_deal(tmp_path: Path) -> None:
    """E9: who has come late to the table and has not paid is seen before the deal."""
    with evening(tmp_path, players=1, started=False) as host:
        host.app.act(Register("Cara Diaz", absent=True))
        host.app.act(MarkArrived(2))
        host.wait(7)
        page = host.picture.page
        assert isinstance(page, CountdownPicture)
        assert [str(one.note) for one in page.entrants] == ["", "owes $25"]


def test_a_seat_needs_a_table(tmp_path: Path) -> None:
    """T7: where somebody moves is a table and a two-digit seat; less is refused in words."""
    with evening(tmp_path) as host:
        host.keys("*32 3# 6#")
        assert host.slip == "Type the table and the seat with two digits: 306 is table 3, seat 6."


def test_strike(tmp_path: Path) -> None:
    """E4: an entry that never was is struck by its number."""
    with evening(tmp_path, players=3, started=False, settings=DIGITS_ONLY) as host:
        host.keys("*18 2#")
        assert sorted(host.tournament.players) == [1, 3]


def test_the_language_is_chosen_from_the_menu(tmp_path: Path) -> None:
    """Each language is named in itself, for whoever cannot read the others, and spoken at once."""
    with evening(tmp_path) as host:
        host.keys("*88")
        page = host.picture.page
        assert isinstance(page, ListPicture)
        assert [str(row.words) for row in page.list.rows] == ["English", "Deutsch"]
        host.keys("2")
        assert host.hints["*"] == "Menü"
        host.keys("*881")
        assert host.hints["*"] == "menu"
