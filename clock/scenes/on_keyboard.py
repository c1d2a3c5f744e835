"""How keys are called where the host types on a keyboard: it has Enter where the keypad has #.

Without buttons it has the space bar for PAUSE, and N for SKIP. `*` keeps its name: number pads have it and no
Backspace, and whatever has Backspace types `*` as well.
"""

import re

from clock.display.pieces.foot import Hint, Key, Keys, Said
from clock.scenes.sight import Sight
from clock.scenes.slip import OnSlip
from clock.values import replace

_HASH = re.compile(r"(?<!\S)#(?![^\s.,;:?])")
"""A # that stands alone, and so is the key."""

PAUSE = "PAUSE"
SKIP = "SKIP"
"""How the two buttons are called wherever they are named."""

KEYBOARD_SKIP = "N"

_PAUSE = re.compile(rf"\b{PAUSE}\b")


def called(words: str, sight: Sight) -> str:
    """Return words with # and PAUSE called as they are on what the host has."""
    offers = sight.words.offers
    if sight.by_keyboard:
        words = _HASH.sub(offers.enter_key(), words)
    return _PAUSE.sub(offers.space_key(), words) if sight.without_buttons else words


def awaited(sight: Sight) -> str:
    """Return what the clock stands and waits for, and the key that lets it go on."""
    return called(sight.words.stages.waiting(sight.tournament), sight)


def strip_called(keys: Keys, sight: Sight) -> Keys:
    """Return the hints of a strip with their keys called so."""
    return replace(
        keys,
        left=tuple(_hint(hint, sight) for hint in keys.left),
        right=tuple(_hint(hint, sight) for hint in keys.right),
    )


def slip_called(on_slip: OnSlip, sight: Sight) -> OnSlip:
    """Return a slip with keys called so in what it says; what is typed stays as it is."""
    parts = tuple(_part(part, sight) for part in on_slip.slip.parts)
    return replace(on_slip, slip=replace(on_slip.slip, parts=parts))


def _hint(hint: Hint, sight: Sight) -> Hint:
    is_skip = hint.key == SKIP and sight.without_buttons
    return replace(hint, key=KEYBOARD_SKIP if is_skip else called(hint.key, sight))


def _part(part: Key | Said, sight: Sight) -> Key | Said:
    if isinstance(part, Key) or part.asked:
        return part
    return replace(part, words=part.name + called(part.words[len(part.name) :], sight))
