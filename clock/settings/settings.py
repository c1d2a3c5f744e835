"""What the host has settled about the box itself, and the file it is read from."""

from collections.abc import Mapping
from enum import Enum
from fractions import Fraction
from pathlib import Path

from clock.files.faults import BadFile, Fault, are_hard
from clock.files.reading import read_text, read_toml
from clock.files.sheet import Sheet
from clock.press import Control
from clock.settings.keyboard_file import KEYBOARD, read_keys
from clock.settings.ports import TV_OFF_AFTER_MS
from clock.settings.sound import Sound, read_sound
from clock.settings.wiring import Keypad, Wiring
from clock.settings.wiring_file import read_wiring
from clock.tournament.structure import MINUTE, SECOND
from clock.values import Struct, field, replace
from clock.words import LANGUAGES

BY_CALENDAR = "by calendar"
NO_SEASON = "none"
"""Tonight is whatever the seasons' calendars have for the day; or it belongs to no season."""

WIDEST_MARGIN = 10
"""In percent of the screen's height; more would leave no room for the time."""

TWELVE_HOUR = {"24 h": False, "12 h": True}


class SkipBy(Enum):
    """How SKIP is pressed: held until its ring is full, or at once."""

    HOLD = "hold"
    PRESS = "press"


class Settings(Struct, frozen=True):
    """What the host has settled about the box itself.

    `house` is a name in config/houses or a path. `season` is one of config/seasons by the name of its file,
    or one of the two words for none and for what the calendars say. `twelve_hour` is None where the language
    decides. `margin` is what stays empty at each edge, as a part of the screen's height. `panels_ms` is how
    long a panel stays before the next takes its turn. `sound` is what the clock sounds like. `keys` are
    further keys of a keyboard, by their names. `wiring` is what hangs on the box.
    """

    house: str = "gananda"
    season: str = BY_CALENDAR
    language: str = "en"
    twelve_hour: bool | None = None
    skip: SkipBy = SkipBy.HOLD
    keypad: Keypad = Keypad.WITH_LETTERS
    margin: Fraction = Fraction(0)
    panels_ms: int = 12 * SECOND
    sound: Sound = field(default_factory=Sound)
    keys: Mapping[str, Control] = field(default_factory=dict)
    wiring: Wiring = field(default_factory=Wiring)

    @property
    def tv_off_after_ms(self) -> int:
        """Return how long after the night the TV goes off."""
        tv = self.wiring.ports.television
        return TV_OFF_AFTER_MS if tv is None else tv.off_after_ms


def read_settings(text: str, file: str) -> tuple[Settings | None, tuple[Fault, ...]]:
    """Return the settings of a file's text and all its faults; no settings when there is one."""
    try:
        sheet = Sheet(read_toml(text, file), file)
    except BadFile as error:
        return None, error.faults
    usual = Settings()
    settings = Settings(
        house=sheet.text("house", usual.house, most=200),
        season=sheet.text("season", usual.season, most=200),
        language=sheet.one_of("language", {code: code for code in LANGUAGES}, usual.language),
        twelve_hour=sheet.one_of("time_format", TWELVE_HOUR) if sheet.has("time_format") else None,
        skip=sheet.word("skip", usual.skip),
        margin=sheet.share("margin", WIDEST_MARGIN),
        panels_ms=sheet.span("panels", 10 * MINUTE, usual.panels_ms, least=3 * SECOND),
        sound=read_sound(sheet),
    )
    keypad, wiring = read_wiring(sheet)
    settings = replace(settings, keypad=keypad, keys=read_keys(sheet.sheet(KEYBOARD)), wiring=wiring)
    sheet.finish()
    faults = tuple(sheet.faults)
    return (None if are_hard(faults) else settings), faults


def load_settings(path: Path) -> Settings:
    """Return the settings of a file. Raises BadFile."""
    settings, faults = read_settings(read_text(path), str(path))
    if settings is None:
        raise BadFile(faults)
    return settings
