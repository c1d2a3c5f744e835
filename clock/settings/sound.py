"""What the clock sounds like: how loud, when not, on which card, and whether it speaks."""

from enum import Enum

from clock.files.amounts import Wrong, kind, minute_of_day
from clock.files.faults import quoted
from clock.files.sheet import Sheet
from clock.values import Struct

LOUDEST = 100


class Sounding(Enum):
    """Whether the clock sounds: where there is a card; always, with a warning where there is none; never."""

    AUTO = "auto"
    ON = "on"
    OFF = "off"


class Hours(Struct, frozen=True):
    """A part of the day, in minutes after midnight; it may go past midnight. The last minute is outside."""

    since: int
    until: int

    def have(self, minute: int) -> bool:
        """Return whether a minute of the day lies within."""
        if self.since < self.until:
            return self.since <= minute < self.until
        return minute >= self.since or minute < self.until


class Sound(Struct, frozen=True):
    """What the host has settled about sound.

    `volume` is in percent. `keys` says whether each key is heard. `quiet` are the hours without a sound,
    which hold while the time of day is known. `card` is a card's name to the system, empty where the clock
    is to choose. `voice` speaks what is called, where espeak-ng is installed.
    """

    sounding: Sounding = Sounding.AUTO
    volume: int = 70
    keys: bool = True
    quiet: Hours | None = None
    card: str = ""
    voice: bool = False


def read_sound(top: Sheet) -> Sound:
    """Return what a settings file says about sound; faults are noted in the sheet."""
    sheet, usual = top.sheet("sound"), Sound()
    sound = Sound(
        sounding=sheet.word("on", usual.sounding),
        volume=sheet.whole("volume", 0, LOUDEST, usual.volume),
        keys=sheet.yes("keys", usual.keys),
        quiet=sheet.read("quiet", hours, None) if sheet.has("quiet") else None,
        card=sheet.text("card") if sheet.has("card") else usual.card,
        voice=sheet.yes("voice", usual.voice),
    )
    sheet.finish()
    return sound


def hours(value: object) -> Hours:
    """Return a part of the day, from "23:00-08:00". Raises Wrong."""
    right = 'write two times of day in quotes, like "23:00-08:00"'
    if not isinstance(value, str):
        raise Wrong(f"{kind(value)} is no part of the day", right)
    try:
        since, until = map(minute_of_day, value.replace("\N{EN DASH}", "-").split("-"))
    except (Wrong, ValueError) as error:
        raise Wrong(f"{quoted(value)} is no part of the day", right) from error
    if since == until:
        raise Wrong(f"{quoted(value)} is no time at all, or all day", f'{right}; for all day, on = "off"')
    return Hours(since, until)
