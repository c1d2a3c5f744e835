"""A sound card and a voice that note what they are given, for the loudspeaker's tests."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from clock.display.sounds.chimes import Chime
from clock.display.sounds.mixer import Lane, length_ms
from clock.troubles import CardFails, NoSound

NAMES = {chime.file.read_bytes(): chime.value for chime in Chime}


def wave_of(words: str) -> bytes:
    """Return what stands for the wave file of words: a chime's, so that it has a length, and the words."""
    return Chime.MINUTE.file.read_bytes() + words.encode()


@dataclass(slots=True)
class FakeCard:
    """A card that is there or not, and notes what sounds on it: when, on which lane, what, how loud."""

    now_ms: int = 0
    missing: NoSound | None = None
    breaks: CardFails | None = None
    is_open: bool = False
    opened: list[int] = field(default_factory=list)
    closed: list[int] = field(default_factory=list)
    heard: list[tuple[int, Lane, str]] = field(default_factory=list)
    percents: list[int] = field(default_factory=list)
    stopped: list[int] = field(default_factory=list)

    def open(self) -> "FakeCard | NoSound":
        """Open it, or say why not."""
        assert not self.is_open
        self.opened.append(self.now_ms)
        if self.missing is not None:
            return self.missing
        self.is_open = True
        return self

    def play(self, lane: Lane, file: bytes, percent: int) -> int | CardFails:
        """Note what sounds."""
        assert self.is_open
        if self.breaks is not None:
            return self.breaks
        words = file.removeprefix(Chime.MINUTE.file.read_bytes()).decode() if file not in NAMES else ""
        self.heard.append((self.now_ms, lane, NAMES.get(file, words)))
        self.percents.append(percent)
        return length_ms(file)

    def stop(self, lane: Lane) -> None:
        """Note that what is called is cut off."""
        assert self.is_open
        assert lane is Lane.CALLS
        self.stopped.append(self.now_ms)

    def close(self) -> None:
        """Note the end."""
        assert self.is_open
        self.is_open = False
        self.closed.append(self.now_ms)


@dataclass(slots=True)
class FakeSpeech:
    """A voice that has rendered what it is told to have."""

    foreseen: list[str] = field(default_factory=list)
    ready: set[str] = field(default_factory=set)
    languages: list[str] = field(default_factory=list)
    stopped: bool = False

    def foresee(self, words: Sequence[str]) -> None:
        """Note what is asked for, once."""
        self.foreseen.extend(each for each in words if each not in self.foreseen)

    def rendered(self, words: str) -> bytes | None:
        """Return what is ready."""
        return wave_of(words) if words in self.ready else None

    def speak_in(self, language: str) -> None:
        """Note the language; what was ready was in another one."""
        self.languages.append(language)
        self.ready.clear()

    def stop(self) -> None:
        """Note the end."""
        self.stopped = True
