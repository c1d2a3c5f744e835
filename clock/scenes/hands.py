"""The official ranking of hands with an example of each: for the rail in turn, and as a page (V2)."""

from typing import ClassVar

from clock.display.pictures.hands import HandsPicture
from clock.display.pieces.foot import Keys
from clock.display.pieces.hands import RankedHand
from clock.press import Press
from clock.scenes.cards import card
from clock.scenes.on_top import on_top, palette
from clock.scenes.pages import closed, closing_keys
from clock.scenes.scene import MENU_MS, Outcome
from clock.scenes.sight import Sight
from clock.values import Struct

_EXAMPLES = (
    "As Ks Qs Js 10s",
    "9h 8h 7h 6h 5h",
    "Qs Qh Qd Qc 7d",
    "Js Jh Jd 8c 8h",
    "Ad Jd 9d 6d 3d",
    "8c 7d 6s 5h 4c",
    "7s 7h 7d Kc 2h",
    "Ks Kd 4h 4c 9s",
    "Ah Ac Qd 8s 3c",
    "Kd Js 9c 6h 2d",
)
"""Five cards for each hand, the best hand first, and the cards that make it before the others."""

RANKED = len(_EXAMPLES)


def ranking(sight: Sight) -> tuple[RankedHand, ...]:
    """Return all hands, best first, each with five cards for an example."""
    _, names = sight.words.showing.hands()
    return tuple(
        RankedHand(str(place), name, tuple(map(card, example.split())))
        for place, (name, example) in enumerate(zip(names, _EXAMPLES, strict=True), start=1)
    )


class Hands(Struct, frozen=True):
    """The page of all hands, to be read until a key closes it."""

    patience_ms: ClassVar[int] = MENU_MS

    def on_press(self, press: Press, sight: Sight) -> Outcome:
        """Leave with `#` or `*`."""
        return closed(press)

    def view(self, sight: Sight) -> HandsPicture:
        """Return the hands."""
        title, _ = sight.words.showing.hands()
        return HandsPicture(on_top(sight), title, ranking(sight), palette(sight))

    def keys(self, sight: Sight) -> Keys:
        """Return the keys of the page."""
        return closing_keys(sight)
