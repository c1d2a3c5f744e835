"""Which sound card the clock takes, of those the box has."""

import os
from collections.abc import Callable, Mapping
from pathlib import Path

from clock.display.sounds.mixer import Mixer, open_mixer
from clock.troubles import NoCard, NoSound, NoSuchCard

ROOT = Path("/")

_SETTLED = ("SDL_AUDIODRIVER", "AUDIODEV", "PULSE_SERVER")
"""Whoever sets one of these has chosen already."""

_TV = "vc4hdmi"
"""What a Raspberry Pi calls the sound of its plugs: vc4hdmi0 belongs to HDMI-A-1.

Where that is the only plug, on a Pi 3 or a Zero 2 W, its sound has no number.
"""


def card_opener(wanted: str) -> Callable[[], Mixer | NoSound]:
    """Return what opens the card of this name, or that of the TV, or else the system's first.

    A TV may have moved to the other plug since: the card is chosen anew each time.
    """
    surroundings = dict(os.environ)

    def opened() -> Mixer | NoSound:
        card = chosen_card(wanted, surroundings)
        if not isinstance(card, str):
            return card
        if card:
            os.environ["AUDIODEV"] = card
        return open_mixer()

    return opened


def chosen_card(wanted: str, surroundings: Mapping[str, str], root: Path = ROOT) -> str | NoCard | NoSuchCard:
    """Return the card's name for the library; empty where the system or a sound server chooses.

    The library is not asked whether there is a card: it would complain in eight lines each time.
    """
    runtime = surroundings.get("XDG_RUNTIME_DIR")
    # Another user's server, whose folder a program may have inherited, is none.
    socket = None if runtime is None else root / runtime.lstrip("/") / "pulse" / "native"
    server = socket is not None and os.access(socket, os.W_OK)
    if server or any(name in surroundings for name in _SETTLED):
        return ""
    if not any((root / "dev/snd").glob("pcmC*p")):
        return NoCard()
    if wanted and not (root / "proc/asound" / wanted).exists():
        return NoSuchCard(wanted)
    card = wanted or _tv_card(root)
    return f"default:CARD={card}" if card else ""


def _tv_card(root: Path) -> str:
    """Return the card of a plug that has a TV, empty where no plug has both."""
    for state in sorted((root / "sys/class/drm").glob("card*-HDMI-A-*/status")):
        if state.read_text(encoding="ascii").strip() != "connected":
            continue
        plug = int(state.parent.name.rsplit("-", 1)[1])
        for card in (f"{_TV}{plug - 1}", *([_TV] if plug == 1 else [])):
            if (root / "proc/asound" / card).exists():
                return card
    return ""
