"""The rulings: a list of what tables argue about, and the house's answers, to be read out (R1 to R14)."""

from typing import ClassVar

from clock.display.pictures.lists import ListPicture, TextPicture
from clock.display.pieces.foot import Keys
from clock.display.pieces.listing import Listed, ListRow
from clock.press import Press
from clock.scenes.choice import MOST, choose_hint
from clock.scenes.on_top import on_top, palette
from clock.scenes.pages import closed, turned
from clock.scenes.scene import MENU_MS, Outcome, Push
from clock.scenes.sight import Sight
from clock.scenes.slip import hint
from clock.values import Struct, replace
from clock.words.offers import Does, Entry
from clock.words.rulings import HouseAnswer, house_answers


class ArguedAbout(Struct, frozen=True):
    """What is argued about, nine on a page, each called up by its digit."""

    page: int = 0
    patience_ms: ClassVar[int] = MENU_MS

    def on_press(self, press: Press, sight: Sight) -> Outcome:
        """Call an answer up by its digit, turn the page with `#`, leave with `*`."""
        digit = press.control.digit
        if digit is None:
            return turned(press, replace(self, page=(self.page + 1) % _pages(sight)))
        shown = self._shown(sight)
        return Push(Ruled(shown[int(digit) - 1])) if 1 <= int(digit) <= len(shown) else None

    def view(self, sight: Sight) -> ListPicture:
        """Return one page of what is argued about."""
        rows = tuple(ListRow(one.title, str(key)) for key, one in enumerate(self._shown(sight), start=1))
        note = f"{self.page + 1} / {_pages(sight)}"
        shown = Listed(sight.words.offers.entry(Entry.RULINGS), rows, note)
        return ListPicture(on_top(sight), shown, palette(sight))

    def keys(self, sight: Sight) -> Keys:
        """Return the keys of the list."""
        choose = choose_hint(1, len(self._shown(sight)), sight)
        return Keys((choose, hint("#", Does.PAGE, sight), hint("*", Does.BACK, sight)))

    def _shown(self, sight: Sight) -> tuple[HouseAnswer, ...]:
        """Return what stands on the page."""
        every = house_answers(sight.tournament.house, sight.words.rulings)
        return every[self.page * MOST : (self.page + 1) * MOST]


class Ruled(Struct, frozen=True):
    """The house's answer, a sentence a paragraph; `#` or `*` leads back to the list."""

    said: HouseAnswer
    patience_ms: ClassVar[int] = MENU_MS

    def on_press(self, press: Press, sight: Sight) -> Outcome:
        """Leave with `#` or `*`."""
        return closed(press)

    def view(self, sight: Sight) -> TextPicture:
        """Return the answer."""
        return TextPicture(on_top(sight), self.said.title, "\n".join(self.said.sentences), palette(sight))

    def keys(self, sight: Sight) -> Keys:
        """Return the keys of the answer."""
        return Keys((hint("*", Does.BACK, sight, answer=True),))


def _pages(sight: Sight) -> int:
    """Return how many pages the list has."""
    return -(-len(house_answers(sight.tournament.house, sight.words.rulings)) // MOST)
