"""The page of everyone's seat as the menu opens it (V3)."""

from typing import ClassVar

from clock.display.pictures.seating import SeatsPicture
from clock.display.pieces.foot import Keys
from clock.press import Press
from clock.scenes.pages import closed, closing_keys
from clock.scenes.scene import MENU_MS, Outcome
from clock.scenes.seats_page import seats_page
from clock.scenes.sight import Sight
from clock.values import Struct


class FindSeats(Struct, frozen=True):
    """Everyone's seat, to be read until a key closes it."""

    patience_ms: ClassVar[int] = MENU_MS

    def on_press(self, press: Press, sight: Sight) -> Outcome:
        """Leave with `#` or `*`."""
        return closed(press)

    def view(self, sight: Sight) -> SeatsPicture:
        """Return the seats."""
        return seats_page(sight)

    def keys(self, sight: Sight) -> Keys:
        """Return the keys of the page."""
        return closing_keys(sight)
