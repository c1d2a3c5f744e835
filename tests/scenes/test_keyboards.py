"""What the strip says where keys are typed: on a keyboard, a button box, or the keypad of a panel."""

from pathlib import Path

from clock.display.pictures.lists import CountdownPicture
from clock.display.pictures.seating import SeatsPicture
from clock.press import Control, Source
from clock.troubles import Device, Missing, NoPins
from tests.evening import evening
from tests.houses import new_year


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
