"""The screen: a desktop, or televisions at the box's own card, and all that is needed to draw on one."""

import ctypes
import os
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from clock.display.loaded import screen_drivers
from clock.display.television import DRM, has_card, televisions
from clock.display.theme import Face
from clock.display.typefaces import Typefaces, file_of
from clock.display.window import CONSOLE, is_console
from clock.values import Struct, field
from clock.verbs.looks.finding import Finding, mend, well

DEVICES = Path("/dev/dri")

LIBRARIES = ("libEGL.so.1", "libGLESv2.so.2", "libgbm.so.1", "libdrm.so.2", "libudev.so.1")
"""What is loaded as the console's screen is opened; without one of them there is simply no screen."""

EAST_ASIAN = {"CJK", "HANGUL", "HIRAGANA", "KATAKANA"}
"""How the names begin of the letters of Chinese, Japanese and Korean."""

NAMES_SHOWN = 5
"""So many names are enough to know which ones are meant."""


def can_load(library: str) -> bool:
    """Return whether a library of the system can be loaded."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def can_open(path: Path) -> bool:
    """Return whether this user may read and write a device."""
    return os.access(path, os.R_OK | os.W_OK)


class Surroundings(Struct, frozen=True):
    """What the look at the screen depends on."""

    variables: Mapping[str, str] = field(default_factory=lambda: dict(os.environ))
    drm: Path = DRM
    devices: Path = DEVICES
    drivers: Callable[[], Sequence[str]] = screen_drivers
    loads: Callable[[str], bool] = can_load
    opens: Callable[[Path], bool] = can_open


def look_at_screen(around: Surroundings) -> Iterator[Finding]:
    """Give what is found of the screen."""
    if not is_console(around.variables):
        names = ("WAYLAND_DISPLAY", "DISPLAY", "SDL_VIDEODRIVER")
        desktop = next(around.variables[name] for name in names if around.variables.get(name))
        yield well(f"There is a desktop ({desktop}) to open a window on.")
    elif has_card(around.drm):
        yield from _televisions(around)
        yield from _rights(around)
        yield from _libraries(around)
    else:
        yield mend(
            "This machine has no card for a screen, or its driver is missing; on a Raspberry Pi "
            "dtoverlay=vc4-kms-v3d stands in /boot/firmware/config.txt. "
            "`rehearse SCRIPT --shots DIR` makes pictures without one."
        )


def look_at_letters() -> Iterator[Finding]:
    """Give whether the typefaces are there."""
    missing = [face.value for face in Face if not Path(file_of(face)).is_file()]
    if missing:
        yield mend(f"Typefaces are missing: {', '.join(missing)}. Install the clock once more.")
    else:
        yield well("The typefaces are there.")


def look_at_names(names: Sequence[str], typefaces: Typefaces) -> Iterator[Finding]:
    """Give whose names in players.csv have letters that no font at hand has, and which fonts have them."""
    lacking = {name: letters for name in names if (letters := typefaces.lacking(name))}
    if not lacking:
        return
    shown = ", ".join([*lacking][:NAMES_SHOWN])
    others = f" and {len(lacking) - NAMES_SHOWN} more" if len(lacking) > NAMES_SHOWN else ""
    packages = sorted({_package_with(letter) for letters in lacking.values() for letter in letters})
    yield mend(
        f"No font here has all letters of {shown}{others} in players.csv: the screen has question marks for "
        f"them. Install what is missing: sudo apt install {' '.join(packages)}."
    )


def _package_with(letter: str) -> str:
    """Return the package of Debian with a font that has a letter."""
    script = unicodedata.name(letter, "").replace("-", " ").partition(" ")[0]
    if script in EAST_ASIAN:
        return "fonts-wqy-microhei"
    return "fonts-noto-core" if letter.isalnum() else "fonts-symbola"


def _televisions(around: Surroundings) -> Iterator[Finding]:
    found = televisions(around.drm)
    for television in found:
        wide, high = television.mode
        yield well(f"There is a television at {television.card} {television.connector}, {wide}x{high}.")
    if not found:
        yield mend(
            "No television is connected. Switch it on and check the HDMI cable; the clock runs meanwhile. "
            "`rehearse SCRIPT --shots DIR` makes pictures without one."
        )


def _rights(around: Surroundings) -> Iterator[Finding]:
    cards = sorted({connector.name.partition("-")[0] for connector in around.drm.glob("card*-*")})
    barred = [str(around.devices / card) for card in cards if not around.opens(around.devices / card)]
    if barred:
        yield mend(
            f"This user may not open {', '.join(barred)}: sudo adduser USER video, and the same with render "
            "and input."
        )


def _libraries(around: Surroundings) -> Iterator[Finding]:
    if CONSOLE not in around.drivers():
        yield mend(
            "The pygame here cannot draw on a screen without a desktop: pygame-ce can. "
            "The two must not be installed together."
        )
    missing = [library for library in LIBRARIES if not around.loads(library)]
    if missing:
        yield mend(
            f"Missing for the screen: {', '.join(missing)}. Install them: sudo apt install "
            "libegl1 libgles2 libgl1-mesa-dri libgbm1 libdrm2 libudev1."
        )
