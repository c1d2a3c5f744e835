"""What a loudspeaker is told to do, as values."""

from clock.display.sounds.chimes import Chime
from clock.values import Struct


class Call(Struct, frozen=True):
    """A chime and the words after it. One that does not wait ends what is being called."""

    chime: Chime
    words: str = ""
    waits: bool = False


class Signal(Struct, frozen=True):
    """A chime that sounds at once, over what is being called; another one takes its place."""

    chime: Chime


class Ready(Struct, frozen=True):
    """Something will sound within seconds: the card is to be open by then."""


class Volume(Struct, frozen=True):
    """How loud everything is from now on, in percent."""

    percent: int


class Language(Struct, frozen=True):
    """The language that words are spoken in from now on, by its code."""

    code: str


Order = Call | Signal | Ready | Volume | Language
