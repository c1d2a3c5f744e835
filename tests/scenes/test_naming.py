"""A name is written on twelve keys as on a telephone."""

from pathlib import Path

from clock.press import Control, Press
from clock.scenes.naming import SAME_LETTER_MS, Naming
from clock.scenes.scene import Do, Pop, Swap
from clock.tournament.commands import Rename
from clock.tournament.names import LONGEST_NAME
from tests.evening import DIGITS_ONLY, evening


def test_telephone_letters(tmp_path: Path) -> None:
    """The same key again goes on to its next letter; after a moment it begins a new one."""
    with evening(tmp_path, settings=DIGITS_ONLY) as host:
        host.keys("*17 3#").keys("*" * len("Cara Diaz"))
        host.keys("5 2")
        host.wait(SAME_LETTER_MS / 1000 + 0.1)
        host.keys("22 0 55 333")
        assert host.slip == "3 Jab Kf"
        host.keys("#")
        assert host.player(3).name == "Jab Kf"


def test_key_goes_round() -> None:
    """After its last letter a key begins again with the first."""
    naming = Naming(3, "")
    sight = None
    for count in range(8):
        answer = naming.on_press(Press(Control.TWO, count * 100), sight)  # type: ignore[arg-type]  # not looked at
        assert isinstance(answer, Swap)
        assert isinstance(answer.scene, Naming)
        naming = answer.scene
    assert naming.written == "A"


def test_names_are_not_endless() -> None:
    """A key that is held down does not fill the screen."""
    naming = Naming(3, "x" * LONGEST_NAME)
    answer = naming.on_press(Press(Control.TWO, 0), None)  # type: ignore[arg-type]  # not looked at
    assert isinstance(answer, Swap)
    assert isinstance(answer.scene, Naming)
    assert len(answer.scene.written) == LONGEST_NAME


def test_star_and_hash() -> None:
    """`*` takes letters back and then leaves; `#` names the player."""
    naming = Naming(3, "A")
    answer = naming.on_press(Press(Control.STAR, 0), None)  # type: ignore[arg-type]  # not looked at
    assert answer == Swap(Naming(3, ""))
    assert Naming(3, "").on_press(Press(Control.STAR, 0), None) == Pop()  # type: ignore[arg-type]  # not looked at
    assert naming.on_press(Press(Control.HASH, 0), None) == Do(Rename(3, "A"))  # type: ignore[arg-type]  # not looked at


def test_an_empty_name_is_refused(tmp_path: Path) -> None:
    """A player cannot lose the name altogether; the entry stays."""
    with evening(tmp_path) as host:
        host.keys("*17 3#").keys("*" * len("Cara Diaz")).keys("#")
        assert host.app.refusals
        assert host.player(3).name == "Cara Diaz"
