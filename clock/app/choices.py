"""What the host has chosen at the keypad for this evening: it outlives the program, and not the evening."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Annotated

from msgspec import DecodeError, Meta, json

from clock.files.writing import write_whole
from clock.moment import Moment
from clock.scenes.scene import Turn
from clock.scenes.sight import PanelTurn
from clock.values import Struct, replace
from clock.words import LANGUAGES, Words, words_in

MIDNIGHT = datetime(2000, 1, 1, tzinfo=UTC)
"""Where the time of day is told the date stays unknown: nobody is shown this one."""


class ToldTime(Struct, frozen=True):
    """The minute of the day, as the host told it to a box that did not know it, and when in which boot."""

    minute: Annotated[int, Meta(ge=0, lt=24 * 60)]
    boot_id: str
    at_ms: int


class Chosen(Struct, frozen=True):
    """What is chosen; None: as the settings say, or as the box knows it.

    That is a language by its code, how loud everything is to be in percent, which panel is held, and the time
    of day, which holds until the power is gone.
    """

    language: str | None = None
    volume: Annotated[int, Meta(ge=0, le=100)] | None = None
    time: ToldTime | None = None
    panel: str | None = None


class ChosenFile:
    """Keeps beside the ledger what is chosen. A disk that takes nothing is told by the ledger."""

    def __init__(self, data: Path) -> None:
        self._path = data / "chosen.json"

    def read(self) -> Chosen:
        """Return what was chosen; nothing where that cannot be read."""
        try:
            chosen = json.decode(self._path.read_bytes(), type=Chosen)
        except (OSError, DecodeError):
            return Chosen()
        return chosen if chosen.language is None or chosen.language in LANGUAGES else Chosen()

    def keep(self, chosen: Chosen) -> None:
        """Keep what is chosen from now on."""
        try:
            if chosen == Chosen():
                self._path.unlink(missing_ok=True)
            else:
                write_whole(self._path, json.encode(chosen))
        except OSError:
            return


class Choices:
    """What holds for this evening: what the host has chosen, and for all else what is usual.

    `words` are those of the language that is spoken now, `panel` tells whose turn it is among the panels.
    Without a file what is chosen ends with the program.
    """

    def __init__(self, file: ChosenFile | None, words: Words, panel: PanelTurn) -> None:
        self._file = file
        self._usual = words
        self.panel = panel
        self._take_up(Chosen() if file is None else file.read())

    def begin_evening(self) -> None:
        """Let what was chosen on another evening be over, but for the time of day."""
        self._choose(Chosen(time=self._chosen.time))
        self._take_up(self._chosen)

    def _take_up(self, chosen: Chosen) -> None:
        self._chosen = chosen
        self.panel = replace(self.panel, held=chosen.panel)
        self.words = self._usual if chosen.language is None else words_in(chosen.language)

    def _choose(self, chosen: Chosen) -> None:
        self._chosen = chosen
        if self._file is not None:
            self._file.keep(chosen)

    def speak(self, language: str) -> None:
        """Say everything in another language from now on."""
        self.words = words_in(language)
        self._choose(replace(self._chosen, language=language))

    @property
    def volume(self) -> int | None:
        """Return how loud the host wants everything, in percent; None for what the settings say."""
        return self._chosen.volume

    def turn_volume(self, percent: int) -> None:
        """Let everything be as loud as the host says."""
        self._choose(replace(self._chosen, volume=percent))

    def turn_panels(self, turn: Turn, names: Sequence[str], now_ms: int) -> None:
        """Hold the panel that is seen of those with these names, step to the next, or let them take turns."""
        place = names.index(self.panel.shown(names, now_ms)) + (turn is Turn.NEXT)
        holds = self.panel.held is not None if turn is Turn.NEXT else turn is Turn.HOLD
        held = names[place % len(names)] if holds else None
        self._settle(replace(self.panel, first=place, since_ms=now_ms, held=held))

    def begin_panels(self, now_ms: int) -> None:
        """Let the panels take turns from the first on; none is held any more."""
        self._settle(replace(self.panel, first=0, since_ms=now_ms, held=None))

    def _settle(self, panel: PanelTurn) -> None:
        self.panel = panel
        if panel.held != self._chosen.panel:
            self._choose(replace(self._chosen, panel=panel.held))

    def tell_time(self, minute: int, now: Moment) -> None:
        """Take the host's word for the time of day; the date stays unknown."""
        self._choose(replace(self._chosen, time=ToldTime(minute, now.boot_id, now.boot_ms)))

    def told(self, now: Moment) -> ToldTime | None:
        """Return the time of day as the host told it, if that was in this boot."""
        told = self._chosen.time
        return told if told is not None and told.boot_id == now.boot_id else None

    def wall(self, now: Moment) -> datetime | None:
        """Return the time of day: as the host told it, else as the box knows it."""
        told = self.told(now)
        if told is None:
            return now.wall
        return MIDNIGHT + timedelta(minutes=told.minute, milliseconds=now.boot_ms - told.at_ms)
