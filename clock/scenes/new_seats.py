"""Seats that are drawn while the clock runs: at the start, and at a final table that was not waited for."""

from typing import ClassVar

from clock.display.pictures.seating import SeatsPicture
from clock.display.pieces.foot import Keys
from clock.press import Control, Press
from clock.scenes.night_keys import night_keys
from clock.scenes.scene import ENTRY_MS, Outcome, PassOn, Pop
from clock.scenes.seats_page import seats_page
from clock.scenes.sight import Sight
from clock.scenes.slip import hint
from clock.values import Struct, replace
from clock.words.asking import Phrase
from clock.words.offers import Does


class NewSeats(Struct, frozen=True):
    """Everyone's seat over the level that runs: `#` closes it, any other key is for the night (V3, T6)."""

    patience_ms: ClassVar[int] = ENTRY_MS

    def on_press(self, press: Press, sight: Sight) -> Outcome:
        """Leave with `#`."""
        return Pop() if press.control is Control.HASH else PassOn()

    def view(self, sight: Sight) -> SeatsPicture:
        """Return the seats."""
        return seats_page(sight)

    def keys(self, sight: Sight) -> Keys:
        """Return the key that closes the page, and those of the night; at the start also who deals first."""
        of_night = night_keys(replace(sight, covered=True))
        close = hint("#", Does.CLOSE, sight, answer=sight.tournament.clock.running)
        note = "" if sight.tournament.exits else sight.words.asking.phrase(Phrase.SEAT_ONE_DEALS)
        return replace(of_night, left=(close, *of_night.left), note=note)
