"""The televisions of a console screen: at which card and connector each hangs, and in which mode it is."""

import fcntl
import struct
from collections.abc import Iterator
from pathlib import Path

from clock.values import Struct

DRM = Path("/sys/class/drm")
OPEN_FILES = Path("/proc/self/fd")

GET_CONNECTOR = 0xC05064A7
"""DRM_IOCTL_MODE_GETCONNECTOR: with no room for modes it makes the kernel ask the connector anew."""

CONNECTOR_REQUEST = struct.Struct("=4Q12I")
CONNECTOR_ID = 8
"""The place of the connector's number among the fields of a request."""


class Television(Struct, frozen=True):
    """A television: the card it hangs at ("card1"), the connector ("HDMI-A-1"), and the size it prefers."""

    card: str
    connector: str
    mode: tuple[int, int]

    @property
    def card_number(self) -> str:
        """Return the card's number, by which the library underneath knows it."""
        return self.card.removeprefix("card")


def has_card(drm: Path = DRM) -> bool:
    """Return whether the box has a card that a television could be plugged into."""
    return next(drm.glob("card*-*"), None) is not None


def televisions(drm: Path = DRM) -> tuple[Television, ...]:
    """Return the televisions that are connected and tell a mode, in the order of their connectors."""
    found = []
    for status in sorted(drm.glob("card*-*/status")):
        card, _, connector = status.parent.name.partition("-")
        mode = _first_mode(_read(status.with_name("modes")))
        # A connector can be connected before its television has told a mode; it is no use until then.
        if _read(status) == "connected" and mode is not None:
            found.append(Television(card, connector, mode))
    return tuple(found)


def ask_connectors(drm: Path = DRM, open_files: Path = OPEN_FILES) -> None:
    """Let the kernel look at the connectors of the card that this process has open.

    Some drivers tell that a television moved, and keep saying what was until somebody asks.
    """
    for card, descriptor in _open_cards(open_files):
        for number in sorted(drm.glob(f"{card}-*/connector_id")):
            request = [0] * 16
            request[CONNECTOR_ID] = int(_read(number) or 0)
            try:
                fcntl.ioctl(descriptor, GET_CONNECTOR, CONNECTOR_REQUEST.pack(*request))
            except OSError:
                # The connector has just gone, or the card is another's now: what the kernel says is old then.
                continue


def _open_cards(open_files: Path) -> Iterator[tuple[str, int]]:
    """Give the cards that this process has open, with their descriptors."""
    for link in sorted(open_files.iterdir()):
        try:
            target = link.readlink()
        except OSError:  # the descriptor of the listing itself
            continue
        if target.parent == Path("/dev/dri") and target.name.startswith("card"):
            yield target.name, int(link.name)


def _first_mode(modes: str) -> tuple[int, int] | None:
    """Return the first mode that is plainly a width and a height."""
    for mode in modes.splitlines():
        wide, times, high = mode.partition("x")
        if times and wide.isdecimal() and high.isdecimal():
            return int(wide), int(high)
    return None


def _read(path: Path) -> str:
    """Return the words of a file of the kernel's, nothing where it has just gone."""
    try:
        return path.read_text().strip()
    except OSError:
        return ""
