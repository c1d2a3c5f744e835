"""What the box shows beside the picture: lamps, a buzzer, the time in the second room, the TV's power."""

from enum import Enum

from clock.values import Struct


class Light(Enum):
    """What a lamp does."""

    OFF = "off"
    ON = "on"
    BLINKING = "blinking"


class Lamps(Struct, frozen=True):
    """The lamps in the two buttons."""

    pause: Light = Light.OFF
    skip: Light = Light.OFF


class Buzz(Enum):
    """What the buzzer says."""

    TAKEN = "taken"
    REFUSED = "refused"


class Runs(Struct, frozen=True):
    """The clock runs, and what is on ends at this moment of the boot clock."""

    until_ms: int


class Stands(Struct, frozen=True):
    """The clock stands, and so much of what is on is left."""

    left_ms: int


TimeLeft = Runs | Stands
"""What is left of a level or break, told so that whoever shows it elsewhere can count it down alone."""


class Signs(Struct, frozen=True):
    """All that stands until it changes. `left` is None when there is nothing to count.

    `television` says whether the TV is to be on; None leaves it as it is.
    """

    lamps: Lamps = Lamps()
    left: TimeLeft | None = None
    television: bool | None = None
