"""The last page: the box is shutting down, and when its plug can be pulled."""

from typing import ClassVar

from clock.display.pictures.lists import TextPicture
from clock.display.pieces.foot import Keys
from clock.display.pieces.top import Top
from clock.press import Press
from clock.scenes.on_top import palette
from clock.scenes.scene import Outcome
from clock.scenes.sight import Sight
from clock.values import Struct


class Farewell(Struct, frozen=True):
    """What is read until the screen goes dark; no key does anything any more."""

    patience_ms: ClassVar[int | None] = None

    def on_press(self, press: Press, sight: Sight) -> Outcome:
        """Take no notice: the box is on its way out."""
        return None

    def view(self, sight: Sight) -> TextPicture:
        """Return what to do with the plug."""
        title, *lines = sight.words.mishaps.shutting_down(sight.not_saved)
        return TextPicture(Top(), title, "\n".join(lines), palette(sight))

    def keys(self, sight: Sight) -> Keys:
        """Return none."""
        return Keys(())
