"""What the lamps in the two buttons show, and what the buzzer says."""

from dataclasses import dataclass
from enum import Enum


class Lamp(Enum):
    """What a lamp does."""

    OFF = "off"
    ON = "on"
    BLINKING = "blinking"


@dataclass(frozen=True, slots=True)
class Lamps:
    """The lamps in the two buttons."""

    pause: Lamp = Lamp.OFF
    skip: Lamp = Lamp.OFF


class Buzz(Enum):
    """What the buzzer says."""

    TAKEN = "taken"
    REFUSED = "refused"
