"""How keys are called where the host types on a keyboard: it has Enter where the keypad has #.

`*` keeps its name: number pads have it and no Backspace, and whatever has Backspace types `*` as well.
"""

import re

from clock.display.pieces.foot import Hint, Key, Keys, Said
from clock.scenes.sight import Sight
from clock.scenes.slip import OnSlip
from clock.values import replace

_HASH = re.compile(r"(?<!\S)#(?![^\s.,;:?])")
"""A # that stands alone, and so is the key."""


def called(words: str, sight: Sight) -> str:
    """Return words with # called as it is on what the host types on."""
    return _HASH.sub(sight.words.offers.enter_key(), words) if sight.by_keyboard else words


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
    return replace(hint, key=called(hint.key, sight))


def _part(part: Key | Said, sight: Sight) -> Key | Said:
    return part if isinstance(part, Key) or part.asked else replace(part, words=called(part.words, sight))
