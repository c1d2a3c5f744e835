"""What hangs on the wall: buttons and keypad by their names, as clock.toml is shipped, and its lamps."""

from typing import Self

from clock.values import Struct
from tests.vm.box import Box
from tests.vm.machine import FULL_HD, Machine

_TOUCH_SECONDS = 1.0  # what emulates a box on a busy machine misses what is as short as a finger can be
_LARGE_TOUCH_SECONDS = 4.0  # as long as it takes to draw all of a fine screen, and no key is read meanwhile
_BUTTONS = {"pause": 17, "skip": 27}
_LAMPS = {"pause": 23, "skip": 24}
_ROWS, _COLUMNS = (5, 6, 13, 19), (12, 16, 20, 21)
_KEYS = ("123A", "456B", "789C", "*0#D")


class Wall(Struct, frozen=True):
    """The wall of one box, whose keys are held `touch` seconds."""

    box: Box
    touch: float = _TOUCH_SECONDS

    @classmethod
    def at(cls, machine: Machine, box: Box) -> Self:
        """Return the wall of a machine, with a hand as slow as its screen is large."""
        large = machine.screen.width > FULL_HD.width
        return cls(box, _LARGE_TOUCH_SECONDS if large else _TOUCH_SECONDS)

    def press(self, button: str, *, held: float = _TOUCH_SECONDS) -> None:
        """Press a button for some seconds."""
        self.box.touch((_BUTTONS[button], "ground"), held=held)

    def type(self, keys: str) -> None:
        """Press keys of the keypad one after another."""
        for key in keys:
            row = next(index for index, names in enumerate(_KEYS) if key in names)
            self.box.touch((_ROWS[row], _COLUMNS[_KEYS[row].index(key)]), held=self.touch)

    def is_held(self) -> bool:
        """Say whether somebody has taken the pins: the button's is pulled up then."""
        return self.box.level(_BUTTONS["pause"])

    def is_lit(self, lamp: str) -> bool:
        """Say whether the lamp of a button has current."""
        return self.box.level(_LAMPS[lamp])

    def fights(self) -> int:
        """Count how often two pins were driven against each other."""
        return int(self.box.run("cat /sys/devices/platform/wall/fights"))
