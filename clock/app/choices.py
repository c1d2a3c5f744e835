"""What the host has chosen at the keypad for this evening: it outlives the program, and not the evening."""

from pathlib import Path
from typing import Annotated

from msgspec import DecodeError, Meta, json

from clock.files.writing import write_whole
from clock.values import Struct
from clock.words import LANGUAGES


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
    panel: Annotated[int, Meta(ge=0)] | None = None


class Choices:
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
