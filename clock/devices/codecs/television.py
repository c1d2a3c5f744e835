"""What any TV can be told and can answer, whatever it speaks."""

from collections.abc import Callable
from enum import Enum

from clock.values import Struct

Frames = tuple[bytes, ...]


class Answer(Enum):
    """What a TV answers: that it is on or off, that it does as it is told, or not, or needs a moment."""

    ON = "on"
    OFF = "off"
    DOES = "does"
    DECLINES = "declines"
    WAIT = "wait"


class Codec(Struct, frozen=True):
    """One maker's language.

    `ask` asks a TV of some number whether it is on, `switch` switches it; both are frames that are sent one
    after the other, each when the one before was answered. `heard` takes what has come so far and returns the
    answers in it and what is left over.
    """

    ask: Callable[[int], bytes]
    switch: Callable[[int, bool], Frames]
    heard: Callable[[bytes], tuple[tuple[Answer, ...], bytes]]
