"""What hangs on the wall: buttons and keypad by their names, as clock.toml is shipped, and its lamps."""

from typing import Self

from clock.values import Struct
from tests.vm.box import Box
from tests.vm.machine import FULL_HD, Machine

# What emulates a box on a busy machine misses what is as short as a finger can be, and takes two touches with
# little between them for one; it takes seconds to draw all of a fine screen.
_TOUCH_SECONDS, _APART_SECONDS = 1.0, 0.5
_LARGE_TOUCH_SECONDS, _LARGE_APART_SECONDS = 4.0, 3.0
_BUTTONS = {"pause": 17, "skip": 27}
_LAMPS = {"pause": 23, "skip": 24}
_ROWS, _COLUMNS = (5, 6, 13, 19), (12, 16, 20, 21)
_KEYS = ("123A", "456B", "789C", "*0#D")


class Wall(Struct, frozen=True):
    """The wall of one box, whose keys are held `touch` seconds, `apart` from one to the next."""

    box: Box
    touch: float
    apart: float

    @classmethod
    def at(cls, machine: Machine, box: Box) -> Self:
        """Return the wall of a machine, with a hand as slow as its screen is large."""
        if machine.screen.width > FULL_HD.width:
            return cls(box, _LARGE_TOUCH_SECONDS, _LARGE_APART_SECONDS)
        return cls(box, _TOUCH_SECONDS, _APART_SECONDS)

    def press(self, button: str, *, held: float = _TOUCH_SECONDS) -> None:
        """Press a button for some seconds."""
        self.box.touch((_BUTTONS[button], "ground"), held=held, apart=self.apart)

    def type(self, keys: str) -> None:
        """Press keys of the keypad one after another."""
        for key in keys:
            row = next(index for index, names in enumerate(_KEYS) if key in names)
            self.box.touch((_ROWS[row], _COLUMNS[_KEYS[row].index(key)]), held=self.touch, apart=self.apart)

    def is_held(self) -> bool:
        """Say whether somebody has taken the pins: the button's is pulled up, and the keypad is at rest.

        A key that is down before that counts as stuck.
        """
        levels = self.box.levels()
        up = (_BUTTONS["pause"], *_COLUMNS)
        return all(levels[line] for line in up) and not any(levels[line] for line in _ROWS)

    def is_lit(self, lamp: str) -> bool:
        """Say whether the lamp of a button has current."""
        return self.box.levels()[_LAMPS[lamp]]

    def fights(self) -> int:
        """Count how often two pins were driven against each other."""
        return int(self.box.run("cat /sys/devices/platform/wall/fights"))
