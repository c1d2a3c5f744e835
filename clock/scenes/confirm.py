"""A yes or no that is asked before something that cannot be meant by accident."""

from dataclasses import dataclass, field
from typing import ClassVar

from clock.display.pieces.foot import Keys, Said
from clock.press import Control, Press
from clock.scenes.scene import MENU_MS, Outcome, Pop
from clock.scenes.sight import Sight
from clock.scenes.slip import OnSlip, hint, said
from clock.words.offers import Does


@dataclass(frozen=True, slots=True)
class Confirm:
    """A question; `#` does `then`, `*` leaves it."""

    question: str
    then: Outcome = field(compare=False)
    patience_ms: ClassVar[int] = MENU_MS

    def on_press(self, press: Press, sight: Sight) -> Outcome:
        """Take yes or no."""
        match press.control:
            case Control.HASH:
                return self.then
            case Control.STAR:
                return Pop()
        return None

    def view(self, sight: Sight) -> OnSlip:
        """Return the question."""
        return said((Said(self.question),))

    def keys(self, sight: Sight) -> Keys:
        """Return yes and no."""
        return Keys((hint("#", Does.YES, sight, answer=True), hint("*", Does.NO, sight)))
