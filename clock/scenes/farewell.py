"""The last page: the box is shutting down, and when its plug can be pulled; or the clock alone ends."""

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
    """What is read until the screen goes dark; no key does anything any more.

    `of_box`: the box goes down with the clock.
    """

    of_box: bool
    patience_ms: ClassVar[int | None] = None

    def on_press(self, press: Press, sight: Sight) -> Outcome:
        """Take no notice: the clock is on its way out."""
        return None

    def view(self, sight: Sight) -> TextPicture:
        """Return what to do with the plug, or how the night goes on."""
        says = sight.words.mishaps
        title, *lines = (says.shutting_down if self.of_box else says.ending)(sight.not_saved)
        return TextPicture(Top(), title, "\n".join(lines), palette(sight))

    def keys(self, sight: Sight) -> Keys:
        """Return none."""
        return Keys(())
