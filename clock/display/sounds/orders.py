"""What a loudspeaker is told to do, as values."""

from dataclasses import dataclass

from clock.display.sounds.chimes import Chime


@dataclass(frozen=True, slots=True)
class Call:
    """A chime and the words after it. One that does not wait ends what is being called."""

    chime: Chime
    words: str = ""
    waits: bool = False


@dataclass(frozen=True, slots=True)
class Signal:
    """A chime that sounds at once, over what is being called; another one takes its place."""

    chime: Chime


@dataclass(frozen=True, slots=True)
class Ready:
    """Something will sound within seconds: the card is to be open by then."""


@dataclass(frozen=True, slots=True)
class Volume:
    """How loud everything is from now on, in percent."""

    percent: int


@dataclass(frozen=True, slots=True)
class Language:
    """The language that words are spoken in from now on, by its code."""

    code: str


Order = Call | Signal | Ready | Volume | Language
