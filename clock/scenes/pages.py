"""A page to read: a title and lines, in as many pages as they need."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import ClassVar

from clock.display.pictures.lists import ListPicture
from clock.display.pieces.foot import Hint, Keys
from clock.display.pieces.listing import Listed, ListRow
from clock.press import Control, Press
from clock.scenes.on_top import on_top, palette
from clock.scenes.scene import MENU_MS, Outcome, Pop, Push, Scene, Swap
from clock.scenes.sight import Sight
from clock.scenes.slip import hint
from clock.words.offers import Does

LINES_A_PAGE = 9


@dataclass(frozen=True, slots=True)
class Reading:
    """Lines to read, made anew at each look, so that what is done from here shows at once.

    `ask` makes the question that a digit begins, and `does` says what the digits do.
    """

    title: str
    lines: Callable[[Sight], tuple[ListRow, ...]] = field(compare=False)
    ask: Callable[[Sight], Scene] | None = field(default=None, compare=False)
    does: str = ""
    page: int = 0
    patience_ms: ClassVar[int] = MENU_MS

    def on_press(self, press: Press, sight: Sight) -> Outcome:
        """Turn the page with `#`, leave with `*`, begin an answer with a digit."""
        if press.control is Control.STAR:
            return Pop()
        if press.control is Control.HASH:
            pages = page_count(self.lines(sight))
            return Swap(replace(self, page=(self.page + 1) % pages)) if pages > 1 else Pop()
        if press.control.digit is None or self.ask is None:
            return None
        question = self.ask(sight)
        begun = question.on_press(press, sight)
        return Push(begun.scene) if isinstance(begun, Swap) else begun

    def view(self, sight: Sight) -> ListPicture:
        """Return one page of the lines."""
        lines = self.lines(sight)
        first = min(self.page, page_count(lines) - 1) * LINES_A_PAGE
        shown = Listed(self.title, lines[first : first + LINES_A_PAGE])
        return ListPicture(on_top(sight), shown, palette(sight))

    def keys(self, sight: Sight) -> Keys:
        """Return the keys of the page."""
        more = page_count(self.lines(sight)) > 1
        hints = [hint("#", Does.PAGE if more else Does.CLOSE, sight, answer=True)]
        if self.ask is not None:
            hints.append(Hint(sight.words.offers.player_keys(), self.does))
        return Keys((*hints, hint("*", Does.BACK, sight)))


def page_count(lines: tuple[ListRow, ...]) -> int:
    """Return how many pages lines need, at least one."""
    return max(1, -(-len(lines) // LINES_A_PAGE))
