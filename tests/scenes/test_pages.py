"""The night's own pages: what the room reads, for every state the night can be in."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from clock.display.pictures.breaks import BreakPicture
from clock.display.pictures.level import LevelPicture
from clock.display.pictures.lists import CountdownPicture
from clock.display.pictures.move import MovePicture
from clock.display.pictures.seating import SeatsPicture
from clock.display.pictures.winner import WinnerPicture
from clock.display.pieces.break_sheet import ChipUp, NextLevel
from clock.display.pieces.foot import SlipKind
from clock.display.pieces.head import Sign
from clock.display.theme import BREAK, FINISHED, HEADLINE, LAST_MINUTE, PAUSED, POWER_LOST, RUNNING
from clock.league.season import Season
from clock.league_night import LeagueNight, SeasonSoFar
from clock.mishaps import LedgerDamaged, NotSaving, PowerLost, ShutDown
from clock.press import Control, Press, Release, Source
from clock.scenes.choice import Menu
from clock.scenes.find_seats import FindSeats
from clock.scenes.menu import menu
from clock.scenes.night_page import night_page
from clock.scenes.panels import panels
from clock.scenes.seats_page import seats_page
from clock.scenes.shown import shown
from clock.scenes.sight import Sight
from clock.scenes.stack import Stack
from clock.scenes.winner_page import winner_page
from clock.seasons import SeasonPlan
from clock.settings import Settings
from clock.tournament.commands import CallBreak, GoToLevel, Skip
from clock.tournament.structure import MINUTE, AnteKind, Level, Price, PrizeRules
from clock.troubles import Device, Missing, NoPins
from clock.values import replace
from tests.evening import DIGITS_ONLY, Evening, evening, words_of
from tests.houses import gananda, new_year
from tests.painting import painted, seen


def level_shown(host: Evening) -> LevelPicture:
    """Return the page of the level that is on."""
    page = host.picture.page
    assert isinstance(page, LevelPicture)
    return page


def break_shown(host: Evening) -> BreakPicture:
    """Return the page of the break that is on."""
    page = host.picture.page
    assert isinstance(page, BreakPicture)
    return page


def test_a_level(tmp_path: Path) -> None:
    """V1: time, blinds, next blinds, level, time to the break, players, average, prizes, time of day."""
    with evening(tmp_path, players=23) as host:
        host.app.act(GoToLevel(6))
        host.wait(323)
        page = level_shown(host)
        assert (page.title, page.time, page.blinds) == ("Round 6", "14:37", "75/150")
        assert page.palette is RUNNING
        assert [(fact.figure, fact.first) for fact in page.facts] == [("23", "of 23"), ("1,500", "average")]
        assert page.facts[1].second == ("10 big blinds", "10 BB")
        assert [chip.value for chip in page.chips] == ["25", "50", "100", "500"]
        assert [stop.label for stop in page.line.stops] == ["", "100/200", "150/300", "200/400", ""]
        assert [stop.is_break for stop in page.line.stops] == [False] * 4 + [True]
        assert page.line.stops[1].leading == "next"
        assert (page.line.button, page.line.words, page.line.figures) == ("6", "Break in", "1:14:37")
        assert page.line.at == pytest.approx(1 - 877 / 1200)
        assert page.time_of_day == "7:05 pm"
        assert host.hints["SKIP"] == "hold for round 7"
        assert host.hints["PAUSE"] == "stop"


def test_seconds_are_ceiled(tmp_path: Path) -> None:
    """Case 6: what is left is shown with a begun second counted whole, and never below 0:00."""
    with evening(tmp_path) as host:
        shown: list[str] = []
        host.wait(24 * 60 + 25)
        for _ in range(5):
            host.wait(0.99)
            shown.append(level_shown(host).time)
        assert shown == ["0:05", "0:04", "0:03", "0:02", "0:01"]


def test_last_minute(tmp_path: Path) -> None:
    """S3: in the last minute both blinds stand side by side, and the bar loses a sixtieth a second."""
    with evening(tmp_path) as host:
        host.wait(23 * 60 + 29)
        assert level_shown(host).palette is RUNNING
        host.wait(1)
        page = level_shown(host)
        assert (page.palette, page.last_minute, page.following) == (LAST_MINUTE, 1.0, "10/20")
        host.wait(18)
        assert level_shown(host).last_minute == pytest.approx(42 / 60)


def test_last_minute_before_a_break(tmp_path: Path) -> None:
    """S10: before a break no next blinds stand beside, and the table is told to begin no long hand."""
    with evening(tmp_path) as host:
        host.wait(99 * 60)
        page = level_shown(host)
        assert (page.palette, page.following) == (LAST_MINUTE, "")
        assert host.slip == "A break comes next. Begin no hand that cannot be finished."


def test_a_new_level_is_announced(tmp_path: Path) -> None:
    """S3: for twenty seconds the slip says the new blinds, from the next hand."""
    with evening(tmp_path) as host:
        host.wait(24 * 60 + 30)
        assert host.slip == "Round 2, 10/20 from the next hand"
        assert level_shown(host).covered
        host.wait(19.9)
        assert host.slip is not None
        host.wait(0.1)
        assert host.slip is None
        assert not level_shown(host).covered


def test_an_entry_goes_over_the_announcement(tmp_path: Path) -> None:
    """Never more than one thing asks for attention: what is typed goes over the new level's words."""
    with evening(tmp_path) as host:
        host.wait(24 * 60 + 30).keys("3")
        assert host.slip == "3 Cara Diaz"


def test_paused(tmp_path: Path) -> None:
    """A pause is dark, with a band that says so, and the PAUSE key that goes on."""
    with evening(tmp_path) as host:
        host.control(Control.PAUSE)
        page = level_shown(host)
        assert page.palette is PAUSED
        assert page.band is not None
        assert (page.band.words, page.band.sign) == ("Round 1 is paused", Sign.PAUSE)
        assert page.chips == ()
        assert host.picture.keys.left[0].key == "PAUSE"
        assert host.picture.keys.left[0].answer


def test_new_blinds_lie_on_the_paper_of_their_slip(tmp_path: Path) -> None:
    """S3: as long as a new level is announced, and no other slip lies there."""
    with evening(tmp_path) as host:
        host.wait(24 * 60 + 31)
        assert level_shown(host).new
        host.keys("7")
        assert not level_shown(host).new
        host.keys("**")
        assert level_shown(host).new
        host.wait(30)
        assert host.slip is None
        assert not level_shown(host).new


def test_after_the_last_level(tmp_path: Path) -> None:
    """S4, case 7: the blinds stay, the clock counts up, and the title says why."""
    with evening(tmp_path) as host:
        host.app.act(GoToLevel(19))
        host.wait(15 * 60 + 65)
        page = level_shown(host)
        assert (page.time, page.blinds) == ("+1:05", "3,500/7,000")
        assert page.title == ("Round 19, over time", "Round 19")
        assert page.line.stops[-1].is_break is False


def test_antes(tmp_path: Path) -> None:
    """S6, case 35: an ante stands beside the blinds, with who posts it."""
    each = Level(1, 100, 200, 20 * MINUTE, ante=25, ante_kind=AnteKind.EACH)
    big = Level(2, 100, 200, 20 * MINUTE, ante=200, ante_kind=AnteKind.BIG_BLIND)
    with evening(tmp_path, replace(gananda(), stages=(each, big))) as host:
        page = level_shown(host)
        assert page.blinds == "100/200"
        assert page.ante is not None
        assert (page.ante.figure, page.ante.second) == ("25", "from each player")
        host.app.act(Skip())
        host.app.frame()
        page = level_shown(host)
        assert page.blinds == ("100/200/200", "100/200")
        assert page.ante is not None
        assert (page.ante.figure, page.ante.second) == ("200", "from the big blind")
        assert page.title_with_ante == (
            "Round 2, ante 200, once a table, from the big blind",
            "Round 2, ante 200",
        )


def test_a_break_tells_the_ante_that_play_resumes_with(tmp_path: Path) -> None:
    """V4, S6: an ante of each stands beside the blinds, above the level; the big blind's is one of them."""
    for kind, blinds, beside, title in (
        (AnteKind.EACH, "50/100", ("ante 10", "in round 5"), ("Next: round 5, ante 10", "Next: round 5")),
        (AnteKind.BIG_BLIND, ("50/100/10", "50/100"), ("in round 5",), "Next: round 5"),
    ):
        house = gananda()
        stages = tuple(
            replace(stage, ante=10, ante_kind=kind)
            if isinstance(stage, Level)
            else replace(stage, chip_up=())
            for stage in house.stages
        )
        with evening(tmp_path / kind.value, replace(house, stages=stages), players=20) as host:
            host.wait(100 * 60 + 30)
            page = break_shown(host)
            assert (page.blinds, page.blinds_words) == (blinds, beside)
            assert isinstance(page.sheet, NextLevel)
            assert page.sheet.title == title


def test_break_with_chip_up(tmp_path: Path) -> None:
    """V4, S7, S8: what leaves, what the bank brings, who races, when play resumes and at what blinds."""
    with evening(tmp_path, players=20) as host:
        host.wait(100 * 60 + 30)
        page = break_shown(host)
        assert (page.title, page.time, page.palette) == ("Break 1", "9:00", BREAK)
        assert isinstance(page.sheet, ChipUp)
        assert page.sheet.title == "Red 5s leave the table"
        assert [chip.count for chip in page.sheet.leaves] == ["500 out"]
        assert [(chip.face.value, chip.count) for chip in page.sheet.brings] == [("25", "100 in")]
        assert page.sheet.steps[0].words == "Change five 5s for one 25"
        assert [step.suits for step in page.sheet.steps] == [False, False, True, False]
        assert (page.resumes_words, page.resumes) == ("Play resumes at", "8:50 pm")
        assert (page.blinds, page.blinds_words) == ("50/100", ("in round 5",))
        assert [stop.label for stop in page.line.stops] == [
            "",
            "Break 1",
            "50/100",
            "75/150",
            "100/200",
            "150/300",
        ]
        assert (page.line.at, page.line.button) == (1.0, "")
        assert host.hints["SKIP"] == "hold to end the break"


def test_second_chip_up(tmp_path: Path) -> None:
    """S8: what was changed before is counted: break 2 frees 25s and 50s together, for 160 blacks."""
    with evening(tmp_path, players=20) as host:
        host.wait(211 * 60)
        page = break_shown(host)
        assert isinstance(page.sheet, ChipUp)
        assert [chip.count for chip in page.sheet.leaves] == ["360 out", "140 out"]
        assert [chip.count for chip in page.sheet.brings] == ["160 in"]


def test_break_without_chip_up(tmp_path: Path) -> None:
    """V4: without a chip-up the paper shows the round that comes."""
    with evening(tmp_path) as host:
        host.app.act(CallBreak(5 * MINUTE, now=True))
        host.app.frame()
        page = break_shown(host)
        assert isinstance(page.sheet, NextLevel)
        assert (page.sheet.title, page.sheet.blinds) == ("Next: round 1", "5/10")
        assert [fact.figure for fact in page.sheet.facts] == ["7", "1,500"]
        assert page.sheet.facts[1].second == ("150 big blinds", "150 BB")


def test_finish_the_hand(tmp_path: Path) -> None:
    """S10: as a break is called at once the screen says: finish the hand, deal no new one."""
    with evening(tmp_path) as host:
        host.keys("*42 #").wait(6)
        assert host.slip == "Finish the hand. Deal no new one."


def test_a_paused_break_says_from_when_on_play_may_resume(tmp_path: Path) -> None:
    """V4: when is not known, but before when not is: it begins with what was told, and goes on from there."""
    with evening(tmp_path, players=20) as host:
        host.wait(100 * 60 + 50)
        running = break_shown(host).resumes
        host.control(Control.PAUSE)
        page = break_shown(host)
        assert page.resumes_words == "No play before"
        assert (running, page.resumes) == ("8:50 pm", "8:50 pm")
        host.wait(29)
        assert break_shown(host).resumes == "8:50 pm"
        host.wait(31)
        assert break_shown(host).resumes == "8:51 pm"
        host.wait(60)
        page = break_shown(host)
        assert (page.time, page.resumes) == ("8:40", "8:52 pm")
        host.control(Control.PAUSE)
        page = break_shown(host)
        assert (page.resumes_words, page.resumes) == ("Play resumes at", "8:52 pm")


def test_held_break_waits(tmp_path: Path) -> None:
    """S2, S5: a held break tells the earliest time, stands at 0:00, calls players and asks for PAUSE."""
    with evening(tmp_path, new_year()) as host:
        host.wait(65 * 60)
        page = break_shown(host)
        assert page.resumes_words == "No play before"
        assert page.resumes.endswith(" pm")
        host.wait(10 * 60)
        page = break_shown(host)
        assert (page.resumes_words, page.resumes) == ("", "Take your seats")
        assert (page.time, page.palette) == ("0:00", PAUSED)
        assert page.band is not None
        assert page.band.words == "Break 1 is over. PAUSE to deal"


def test_waiting_at_the_end_of_a_level(tmp_path: Path) -> None:
    """S11: a house that stops at every level's end says what it waits for."""
    with evening(tmp_path, replace(gananda(), stop_at_level_end=True)) as host:
        host.wait(25 * 60)
        page = level_shown(host)
        assert page.band is not None
        assert page.band.words == "Round 2 is next. PAUSE to deal"


def test_one_from_the_money(tmp_path: Path) -> None:
    """O8: one from the money, and then in the money, stand behind the level's name."""
    with evening(tmp_path, players=7) as host:
        for player in (7, 6, 5):
            host.keys(f"{player}##").wait(11)
        assert level_shown(host).title == ("Round 1, one from the money", "Round 1")
        assert "One more out and all are paid: 3 prizes." in [
            make().text for make in panels(host.app.sight())
        ]
        host.keys("4##").wait(11)
        assert level_shown(host).title == ("Round 1, in the money", "Round 1")


def test_the_clock_on_a_player(tmp_path: Path) -> None:
    """O6: the seconds run on the slip while the main clock runs on; it hurries for the last ten."""
    with evening(tmp_path) as host:
        host.keys("3C")
        slip = host.picture.slip
        assert slip is not None
        assert (slip.slip.figures, slip.slip.kind) == ("60", SlipKind.PLAIN)
        host.wait(50)
        slip = host.picture.slip
        assert slip is not None
        assert (slip.slip.figures, slip.slip.kind) == ("10", SlipKind.HURRY)
        assert level_shown(host).time == "23:40"
        host.wait(10)
        assert host.slip == "Time is up. The hand of 3 Cara Diaz is dead"


def test_a_dead_hand_is_said_for_five_seconds(tmp_path: Path) -> None:
    """O6: the slip goes at the very moment at which the room may be told the next thing."""
    with evening(tmp_path) as host:
        host.keys("3C").wait(60 + 4.999)
        assert host.slip == "Time is up. The hand of 3 Cara Diaz is dead"
        assert host.app.next_change() == host.app.sight().now_ms + 1
        host.wait(0.001)
        assert host.slip is None


def test_a_keyboard_is_told_of_the_list_of_all_keys(tmp_path: Path) -> None:
    """Section 3: with the first key of a keyboard the strip names ?, which a keypad has not."""
    with evening(tmp_path) as host:
        assert "?" not in host.hints
        host.keys("1", Source.KEYBOARD).keys("**", Source.KEYBOARD)
        assert host.hints["?"] == "all keys"
        host.control(Control.PAUSE, Source.BUTTONS)
        assert "?" in host.hints
        host.keys("1**")
        assert "?" not in host.hints


def test_a_keyboard_is_told_of_its_own_keys(tmp_path: Path) -> None:
    """Section 3: where the keypad has # a keyboard has Enter: on the strip, in questions and in refusals."""
    with evening(tmp_path, new_year()) as host:
        host.keys("1", Source.KEYBOARD)
        assert host.hints["Enter"] == "out, by whom?"
        assert "#" not in host.hints
        host.keys("#2#", Source.KEYBOARD)
        assert {"Enter", "0 0 Enter", "*", "B"} <= host.hints.keys()
        host.keys("#", Source.KEYBOARD).wait(7).keys("*44", Source.KEYBOARD)
        assert host.slip == "How many minutes more? Enter is one"
        host.keys("1")  # on the keypad
        assert "#" in host.hints


def test_without_buttons_a_keyboard_is_told_of_space_and_n(tmp_path: Path) -> None:
    """Section 3: until a button is pressed, a keyboard is told what PAUSE and SKIP are on it."""
    with evening(tmp_path, players=11) as host:
        host.keys("1**", Source.KEYBOARD)
        assert host.hints["Space"] == "stop"
        assert host.hints["N"] == "hold for round 2"
        assert not {"PAUSE", "SKIP"} & host.hints.keys()
        host.keys("1##", Source.KEYBOARD).wait(12).keys("#", Source.KEYBOARD)
        page = host.picture.page
        assert isinstance(page, SeatsPicture)
        assert page.band is not None
        assert page.band.words == "Final table. Space to go on when everyone sits"

        host.control(Control.PAUSE, Source.BUTTONS)
        assert host.hints["PAUSE"] == "stop"
        assert host.hints["SKIP"] == "hold for round 2"
        assert "?" in host.hints


def test_before_the_deal_a_keyboard_is_told_of_space(tmp_path: Path) -> None:
    """V3: what deals, and why nothing can be done yet, is said in the keys that are there."""
    with evening(tmp_path, started=False) as host:
        host.keys("1**", Source.KEYBOARD)
        page = host.picture.page
        assert isinstance(page, CountdownPicture)
        assert page.words == "Press Space to deal"
        assert host.hints["Space"] == "deal"
        host.keys("C", Source.KEYBOARD)
        assert host.slip == "The night has not begun. Press Space to deal."
        host.keys("#", Source.KEYBOARD)
        seats = host.picture.page
        assert isinstance(seats, SeatsPicture)
        assert seats.words == "Press Space to deal"


def test_a_machine_without_pins_is_typed_on_a_keyboard(tmp_path: Path) -> None:
    """Section 3: a desktop is no box with broken buttons; its strip names Enter and Space from the start."""
    with evening(tmp_path, players=0, started=False) as host:
        host.app.warn((Missing(tuple(Device), NoPins()),))
        host.app.frame()
        page = host.picture.page
        assert isinstance(page, CountdownPicture)
        assert page.entered == "Type how many play, then Enter"
        assert "no pins" not in str(page.banner)
        host.keys("7")  # on the keypad of a button box
        host.app.warn((Missing(tuple(Device), NoPins()),))
        host.app.frame()
        assert "#" in host.hints


def test_keys_of_a_button_box_are_those_of_a_keypad(tmp_path: Path) -> None:
    """Section 3: who types at a serial port is told of the keypad's keys, and has its buttons."""
    with evening(tmp_path) as host:
        host.keys("1**", Source.KEYBOARD)
        assert host.hints["Space"] == "stop"
        host.keys("1", Source.SERIAL)
        assert "#" in host.hints
        host.control(Control.PAUSE, Source.SERIAL)
        host.keys("**", Source.KEYBOARD)
        assert host.hints["PAUSE"] == "go on"


def test_a_pedal_is_no_keyboard_to_type_on(tmp_path: Path) -> None:
    """Section 3: a remote or a pedal that pauses sends keys; who types on the keypad is told of its keys."""
    with evening(tmp_path) as host:
        host.keys("1**")
        host.control(Control.PAUSE, Source.KEYBOARD)
        assert host.hints["PAUSE"] == "go on"
        assert "?" not in host.hints


def test_on_a_keyboard_a_name_is_just_written(tmp_path: Path) -> None:
    """The strip says how the digits write only where there are no letters."""
    with evening(tmp_path) as host:
        host.keys("*173#")
        assert host.hints["0\N{EN DASH}9"] == "letters, as on a telephone"
        host.control(Control.LETTER, Source.KEYBOARD, "x")
        assert host.hints == {"Enter": "done", "*": "erase"}


def test_before_the_deal_a_keyboard_is_told_of_enter(tmp_path: Path) -> None:
    """V3: how players enter is said in the keys that are there."""
    with evening(tmp_path, players=0, started=False) as host:
        host.keys("1*", Source.KEYBOARD)
        page = host.picture.page
        assert isinstance(page, CountdownPicture)
        assert page.entered == "Type how many play, then Enter"


def test_the_winner(tmp_path: Path) -> None:
    """P2, O1: who has won, and the prizes as stacks, best last."""
    with evening(tmp_path, players=7) as host:
        for player in (7, 6, 5, 4, 3, 2):
            host.keys(f"{player}##").wait(11)
        page = host.picture.page
        assert isinstance(page, WinnerPicture)
        assert page.palette is FINISHED
        assert (page.headline, page.occasion) == ("Ada Lindqvist wins", "Gananda Season League")
        assert page.detail == ("3 October 2026, 7 players, $140", "7 players, $140")
        assert [(stack.place, stack.name, stack.prize) for stack in page.stacks] == [
            ("3rd", ("Cara Diaz", "Cara"), "$28"),
            ("2nd", ("Ben Okafor", "Ben"), "$42"),
            ("1st", ("Ada Lindqvist", "Ada"), "$70"),
        ]
        assert host.hints == {"D": "undo", "*": "menu", "#": "a new night"}


def test_a_night_ended_by_hand(tmp_path: Path) -> None:
    """A night that the host ends has no winner, and no clock; the page says it, and no slip besides."""
    with evening(tmp_path) as host:
        host.keys("*9#")
        page = host.picture.page
        assert isinstance(page, WinnerPicture)
        assert page.headline == "The night is over"
        assert host.slip is None
        host.keys("3")
        assert host.slip == "The night is over. Undo takes the end back." or host.app.refusals


def sight_of(host: Evening, **changes: object) -> Sight:
    """Return what a scene would see if things were otherwise."""
    return replace(host.app.sight(), **changes)  # type: ignore[arg-type]  # names of Sight's fields


def test_power_was_lost(tmp_path: Path) -> None:
    """After a power cut the band says when it went, in large letters, between blocks."""
    with evening(tmp_path) as host:
        host.control(Control.PAUSE)
        at = datetime(2026, 10, 3, 21, 14, tzinfo=UTC)
        page = night_page(sight_of(host, last_stop=PowerLost(at)))
        assert isinstance(page, LevelPicture)
        assert page.palette is POWER_LOST
        assert page.band is not None
        assert (page.band.words, page.band.sign) == (
            "Power was lost at 9:14 pm. Press PAUSE to go on",
            Sign.BLOCKS,
        )
        page = night_page(sight_of(host, last_stop=ShutDown(None)))
        assert isinstance(page, LevelPicture)
        assert page.band is not None
        assert page.band.words == "The clock was shut down. Press PAUSE to go on"


def test_not_saved(tmp_path: Path) -> None:
    """While the disk does not take the night, a banner says so above everything."""
    with evening(tmp_path) as host:
        page = night_page(sight_of(host, not_saved=NotSaving.DISK_FULL))
        assert isinstance(page, LevelPicture)
        assert page.banner == "NOT SAVED: disk full. Keep the power on."
        picture = shown(Stack(FindSeats(), 0), sight_of(host, not_saved=NotSaving.READ_ONLY))
        assert words_of(picture) == "NOT SAVED: the disk cannot be written. Keep the power on."


def test_a_file_with_faults(tmp_path: Path) -> None:
    """That a file's last good copy is in use is said before the deal, and later in turn."""
    with evening(tmp_path, started=False) as host:
        page = night_page(sight_of(host, faulty_file="clock.toml"))
        assert isinstance(page, CountdownPicture)
        assert str(page.banner).startswith("clock.toml has faults: the last good copy is in use.")
        host.control(Control.PAUSE)
        sight = sight_of(host, faulty_file="clock.toml")
        playing = night_page(sight)
        assert isinstance(playing, LevelPicture)
        assert playing.banner == ""
        assert page.banner in [make().text for make in panels(sight)]


def test_a_damaged_ledger(tmp_path: Path) -> None:
    """That some of the night is lost is said while the clock stands, else in turn, and where the file is."""
    damage = LedgerDamaged("ledger-damaged-1.sqlite", 36)
    with evening(tmp_path) as host:
        playing = sight_of(host, damage=damage)
        running = night_page(playing)
        assert isinstance(running, LevelPicture)
        assert running.banner == ""
        host.control(Control.PAUSE)
        standing = night_page(sight_of(host, damage=damage))
        lost = night_page(sight_of(host, damage=damage, last_stop=PowerLost(None)))
        assert isinstance(standing, LevelPicture)
        assert isinstance(lost, LevelPicture)
        assert standing.banner == "The ledger is damaged: 36 acts of the latest night could be read."
        assert lost.banner == ""
        told = f"{standing.banner} The damaged file is kept as ledger-damaged-1.sqlite."
        assert told in [make().text for make in panels(playing)]


def test_24_hours(tmp_path: Path) -> None:
    """The settings say how the time of day is told, else the language does."""
    with evening(tmp_path, settings=Settings(twelve_hour=False)) as host:
        assert level_shown(host).time_of_day == "19:00"


def test_time_of_day_only_while_known(tmp_path: Path) -> None:
    """V1: a time of day that is not known to be right is not shown; the host can tell it."""
    with evening(tmp_path) as host:
        host.time.wall_ms = None
        host.wait(1)
        assert level_shown(host).time_of_day == ""
        host.keys("*83").keys("2115#")
        assert level_shown(host).time_of_day == "9:15 pm"
        host.wait(60)
        assert level_shown(host).time_of_day == "9:16 pm"


@pytest.mark.parametrize("digits", ["2575", "1860", "2400"])
def test_no_such_time_of_day(tmp_path: Path, digits: str) -> None:
    """A time that does not exist is refused."""
    with evening(tmp_path) as host:
        host.keys("*83").keys(f"{digits}#")
        assert host.slip == "That is no time of day. Type four digits, 2115 for 9:15 pm."


def panel_title(host: Evening) -> str:
    """Return the title of the panel that is to be seen."""
    panel = level_shown(host).panel
    assert panel is not None
    return str(panel.title)


def test_panels_take_turns(tmp_path: Path) -> None:
    """P5, V2: prizes, chips, schedule, seats, places and knockouts take turns every twelve seconds."""
    with evening(tmp_path, players=12) as host:
        host.keys("1#2#").wait(11)
        seen: list[str] = []
        for _ in range(14):
            seen.append(panel_title(host))
            host.wait(12)
        assert {"Prizes", "Chips", "Schedule", "Table 1", "Table 2", "Places so far", "Knockouts"} <= set(
            seen
        )
        assert {"Hands, best first", "In this house"} <= set(seen)


def test_panels_are_held_and_stepped(tmp_path: Path) -> None:
    """The menu holds a panel, steps to the next, and lets them take turns again."""
    with evening(tmp_path) as host:
        host.keys("*711")
        held = panel_title(host)
        host.wait(40)
        assert panel_title(host) == held
        host.keys("1#2#").wait(40)  # with the places there is a panel more
        assert panel_title(host) == held
        host.keys("*712")
        stepped = panel_title(host)
        assert stepped != held
        host.keys("*713").wait(24)  # a table with names takes two turns
        assert panel_title(host) != stepped


def test_a_held_panel_stays_though_others_come_before_it(tmp_path: Path) -> None:
    """V2: with the first bust-out come the places and the knockouts, before the notes of the house."""
    with evening(tmp_path, players=14) as host:
        host.keys("*711")
        while panel_title(host) != "In this house":
            host.keys("*712")
        noted = host.picture.page.panel if isinstance(host.picture.page, LevelPicture) else None
        host.keys("1#2#").wait(40)
        assert isinstance(host.picture.page, LevelPicture)
        assert host.picture.page.panel == noted


def test_a_held_panel_holds_nothing_else(tmp_path: Path) -> None:
    """The prizes may stand all night: the steps of a break and other pages go on taking turns."""
    with evening(tmp_path) as host:
        host.keys("*711").wait(60)
        held = panel_title(host)
        host.app.act(CallBreak(10 * MINUTE, now=True))
        host.wait(21)
        turns = set()
        for _ in range(4):
            page = host.picture.page
            assert isinstance(page, BreakPicture)
            turns.add(page.turn)
            host.wait(12)
        assert len(turns) == 4
        host.app.act(Skip())
        host.wait(21)
        assert panel_title(host) == held


def test_prize_panel(tmp_path: Path) -> None:
    """P2: pool and prizes, best first."""
    with evening(tmp_path, players=14) as host:
        panel = panels(host.app.sight())[0]()
        assert (panel.title, panel.figure) == ("Prizes", "$280")
        assert [(row.words, row.figure) for row in panel.rows] == [
            ("1st", "$129"),
            ("2nd", "$76"),
            ("3rd", "$48"),
            ("4th", "$27"),
        ]


@pytest.mark.parametrize(
    ("rules", "figure", "first", "detail"),
    [
        (PrizeRules((), guarantee=500_00), "$500", "$500", "4 players, $500"),
        (PrizeRules((), taken_off=30_00), "$50", "$50", "4 players, $50"),
    ],
)
def test_what_is_played_for(tmp_path: Path, rules: PrizeRules, figure: str, first: str, detail: str) -> None:
    """P3, V1: of a pool of 80 the room reads what is paid out: the guarantee, or less what is taken off."""
    with evening(tmp_path, replace(gananda(), prizes=rules), players=4) as host:
        panel = panels(host.app.sight())[0]()
        assert (panel.figure, [row.figure for row in panel.rows]) == (figure, [first])
        host.keys("1#4#").wait(11).keys("2#4#").wait(11).keys("3#4#").wait(11)
        assert winner_page(host.app.sight()).detail[-1] == detail


def test_the_chips_are_known_as_such(tmp_path: Path) -> None:
    """A screen without a rail draws the chips large where their panel has its turn."""
    with evening(tmp_path) as host:
        of_chips = [panel for make in panels(host.app.sight()) if (panel := make()).of_chips]
        assert [(panel.title, panel.figure) for panel in of_chips] == [("Chips", "10,500 in play")]


def test_players_without_a_name_in_a_panel(tmp_path: Path) -> None:
    """Among names a player without one is "Player 9"; where nobody has a name there are numbers alone."""
    with evening(tmp_path, players=9) as host:
        seats = [panel for make in panels(host.app.sight()) if str((panel := make()).title) == "Table 1"]
        assert "Player 9" in [row.words for panel in seats for row in panel.rows]
    with evening(tmp_path / "nameless", players=5, names=()) as host:
        seats = [panel for make in panels(host.app.sight()) if str((panel := make()).title) == "Table 1"]
        assert [(row.words, row.seat) for panel in seats for row in panel.rows] == [
            ("", str(seat)) for seat in range(1, 6)
        ]
        assert sorted(row.key for panel in seats for row in panel.rows) == ["1", "2", "3", "4", "5"]


def test_who_sits_where_is_the_same_everywhere(tmp_path: Path) -> None:
    """V2, V3: panels, the page of seats and a drawn table show each table's own seats and players."""
    with evening(tmp_path, players=20) as host:
        host.two_out()
        sitting = {
            table.number: {str(seat.seat): str(player) for seat, player in host.tournament.seated().items()
                           if seat.table == table.number}
            for table in host.tournament.tables
        }  # fmt: skip
        assert {number: len(seats) for number, seats in sitting.items()} == {1: 8, 2: 10}
        host.wait(12)
        page = host.picture.page
        assert isinstance(page, MovePicture)
        drawn = {1: page.destination.taken, 2: page.origin.taken}
        assert drawn == {number: tuple(sorted(map(int, seats))) for number, seats in sitting.items()}
        in_panels: dict[str, dict[str, str]] = {}
        for make in panels(host.app.sight()):
            panel = make()
            if any(row.seat for row in panel.rows):
                in_panels.setdefault(f"{panel.title}, {panel.figure}", {}).update(
                    {row.seat: row.key for row in panel.rows}
                )
        assert in_panels == {"Table 1, 8 players": sitting[1], "Table 2, 10 players": sitting[2]}
        seats = seats_page(host.app.sight())
        assert [{row.seat: row.number for row in table.rows} for table in seats.tables] == [
            sitting[1],
            sitting[2],
        ]


def test_places_in_a_panel(tmp_path: Path) -> None:
    """O1, O3: who went out, and by whom where there is room."""
    with evening(tmp_path) as host:
        host.keys("1#2#").wait(11)
        made = [make() for make in panels(host.app.sight())]
        (row,) = (row for panel in made if panel.title == "Places so far" for row in panel.rows)
        assert (row.rank, row.words) == ("7th", ("Ada Lindqvist, by Ben", "Ada, by Ben", "Ada Lindqvist"))


def test_points_under_the_prizes(tmp_path: Path) -> None:
    """L1, L2: a league's night shows each winner's score, bonus included; another night none."""
    with evening(tmp_path, players=3) as host:
        host.keys("1#3#").wait(11).keys("2#3#").wait(11)
        sight = replace(host.app.sight(), league=LeagueNight(SeasonSoFar(SeasonPlan(Season("2026")))))
        # 10 times the root of 75, divided by 3 and by 2; the winner made two knockouts.
        assert [stack.score for stack in winner_page(sight).stacks] == [
            ("28.87 points", "28.87"),
            ("45.30 points", "45.30"),
        ]
        assert [stack.score for stack in winner_page(host.app.sight()).stacks] == ["", ""]


def test_a_night_for_honour_alone_has_a_podium(tmp_path: Path) -> None:
    """Where nothing is paid the first three stand on it, and no panel tells a pool of nothing."""
    with evening(tmp_path, replace(gananda(), buy_in=Price(0)), players=4) as host:
        made = [make() for make in panels(host.app.sight())]
        assert "Prizes" not in [panel.title for panel in made]
        for player in (1, 2, 3):
            host.keys(f"{player}#4#").wait(11)
        page = winner_page(host.app.sight())
        assert [(stack.place, stack.prize) for stack in page.stacks] == [
            ("3rd", ""),
            ("2nd", ""),
            ("1st", ""),
        ]
        assert [stack.amount for stack in page.stacks] == sorted(stack.amount for stack in page.stacks)
        assert page.detail[-1] == "4 players"
        assert page.crowned


def test_a_menu_is_not_covered_by_a_warning(tmp_path: Path) -> None:
    """A night that is not saved says so on its own pages; the menu's last entries stay to be read."""
    with evening(tmp_path) as host:
        host.keys("*")
        picture = shown(Stack(Menu(menu), 0), sight_of(host, not_saved=NotSaving.DISK_FULL))
        assert picture.slip is None


def test_the_ring_of_skip_is_seen(tmp_path: Path) -> None:
    """While SKIP is held no slip hides the button and the ring that fills round it."""
    with evening(tmp_path) as host:
        host.wait(100 * 60 - 25)
        assert host.slip == "Finish the hand. Deal no new one."
        host.app.press(Press(Control.SKIP, host.time.boot_ms, Source.BUTTONS))
        host.wait(0.4)
        assert host.slip is None
        page = break_shown(host)
        assert page.skip_held == pytest.approx(0.5)
        assert not page.covered


def test_a_hold_on_skip_is_seen_on_every_page(tmp_path: Path) -> None:
    """Where a page has no button with a ring, the hold fills up on the strip, whatever else that says."""
    with evening(tmp_path, started=False) as host:
        host.app.press(Press(Control.SKIP, host.time.boot_ms, Source.BUTTONS))
        host.wait(0.4)
        assert "SKIP" not in host.hints  # before the deal there is nothing to skip
        host.app.press(Release(Control.SKIP, host.time.boot_ms, Source.BUTTONS))
        host.control(Control.PAUSE)
        host.keys("*")
        assert "SKIP" not in host.hints
        host.app.press(Press(Control.SKIP, host.time.boot_ms, Source.BUTTONS))
        host.wait(0.4)
        hint = host.picture.keys.right[-1]
        assert (hint.key, hint.words) == ("SKIP", "hold for round 2")
        assert hint.held == pytest.approx(0.5)
        host.app.press(Release(Control.SKIP, host.time.boot_ms, Source.BUTTONS))
        host.app.frame()
        assert "SKIP" not in host.hints


def test_a_draw_is_seen_name_by_name(tmp_path: Path) -> None:
    """V3: drawn seats come out one by one, table by table, and then stay to be read."""
    with evening(tmp_path, players=20, started=False) as host:
        host.keys("#")
        assert names_out(host) == []
        host.wait(1)
        two = names_out(host)
        assert len(two) == 2
        host.wait(3)
        assert names_out(host)[:2] == two
        assert len(names_out(host)) == 8  # four seconds of half a second each
        host.wait(10)
        assert len(names_out(host)) == 20


def names_out(host: Evening) -> list[str]:
    """Return the names beside seats, in the order in which they are drawn; above all one stands once more."""
    page = host.picture.page
    assert isinstance(page, SeatsPicture)
    called = {row.name for table in page.tables for row in table.rows}
    marks = seen(painted(page, (1280, 720)))
    return [mark.words for mark in marks if mark.words in called and mark.cap < HEADLINE.cap * 0.9]


def test_the_words_of_a_list_stay_where_they_are_when_it_is_turned(tmp_path: Path) -> None:
    """V2: keys of other widths on the next page of all keys do not move what they do."""
    with evening(tmp_path) as host:
        lefts = set()
        for key in ("*74", "#"):
            host.keys(key)
            page = seen(painted(host.picture.page, (1920, 1080)))
            lefts |= {
                patch.box[0] for patch in page if patch.words.startswith(("one more player", "start, stop"))
            }
        assert len(lefts) == 1


def test_the_strip_in_play_names_the_keys_that_are_there(tmp_path: Path) -> None:
    """With letters they are named, with twelve keys nothing but what those can."""
    with evening(tmp_path / "16") as host:
        host.keys("1##").wait(11)
        assert list(host.hints) == ["1\N{EN DASH}99", "C", "D", "*", "PAUSE", "SKIP"]
    with evening(tmp_path / "12", settings=DIGITS_ONLY) as host:
        host.keys("1##").wait(11)
        assert list(host.hints) == ["1\N{EN DASH}99", "*", "PAUSE", "SKIP"]


def test_the_strip_says_what_the_clock_on_a_player_can(tmp_path: Path) -> None:
    """O6: while it runs the key stops it; once the hand is dead it calls another."""
    with evening(tmp_path) as host:
        assert host.hints["C"] == "clock"
        host.keys("C")
        assert host.hints["C"] == "stop the clock on the player"
        host.wait(61)
        assert host.tournament.on_player is not None
        assert host.hints["C"] == "clock"
