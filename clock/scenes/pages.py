"""A page to read: a title and lines, in as many pages as they need."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace  # noqa: TID251  for dataclasses: callbacks must not compare
from typing import ClassVar

from clock.display.pictures.lists import ListPicture
from clock.display.pieces.foot import Hint, Keys
from clock.display.pieces.listing import ABOVE_A_SLIP, Listed, ListRow
from clock.press import Control, Press
from clock.scenes.on_top import on_top, palette
from clock.scenes.scene import MENU_MS, Outcome, Pop, Push, Scene, Swap
from clock.scenes.sight import Sight
from clock.scenes.slip import hint
from clock.words.offers import Does

LINES_A_PAGE = 9


def between(*parts: str) -> str:
    """Return the parts that say something in a line, a dot between two."""
    return " \N{MIDDLE DOT} ".join(part for part in parts if part)


def closed(press: Press) -> Outcome:
    """Return what a key does to a page that is only read: `#` and `*` leave it."""
    return Pop() if press.control in {Control.STAR, Control.HASH} else None


def closing_keys(sight: Sight) -> Keys:
    """Return the keys of a page that is only read."""
    return Keys((hint("*", Does.CLOSE, sight, answer=True),))


def turned(press: Press, following: Scene) -> Outcome:
    """Return what a key does to a page that others follow: `#` turns it, `*` leaves it."""
    match press.control:
        case Control.STAR:
            return Pop()
        case Control.HASH:
            return Swap(following)
    return None


def turning_keys(sight: Sight) -> Keys:
    """Return the keys of a page that others follow."""
    return Keys((hint("#", Does.PAGE, sight, answer=True), hint("*", Does.BACK, sight)))


def _no_note(_: Sight) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Reading:
    """Lines to read, made anew at each look, so that what is done from here shows at once.

    `ask` makes the question that a digit begins, and `does` says what the digits do. `note` stands beside the
    title. With two `columns` the lines are short, and all of them stay to be seen above a slip; whom that is
    about is on the page that is shown.
    """

    title: str
    lines: Callable[[Sight], tuple[ListRow, ...]] = field(compare=False)
    ask: Callable[[Sight], Scene] | None = field(default=None, compare=False)
    does: str = ""
    columns: int = 1
    note: Callable[[Sight], str] = field(default=_no_note, compare=False)
    page: int = 0
    patience_ms: ClassVar[int] = MENU_MS

    def on_press(self, press: Press, sight: Sight) -> Outcome:
        """Turn the page with `#`, leave with `*`, begin an answer with a digit."""
        if press.control is Control.STAR:
            return Pop()
        if press.control is Control.HASH:
            pages = self._pages(self.lines(sight))
            return Swap(replace(self, page=(self.page + 1) % pages)) if pages > 1 else Pop()
        if press.control.digit is None or self.ask is None:
            return None
        question = self.ask(sight)
        begun = question.on_press(press, sight)
        return Push(begun.scene) if isinstance(begun, Swap) else begun

    def view(self, sight: Sight) -> ListPicture:
        """Return one page of the lines."""
        lines = self.lines(sight)
        pages = self._pages(lines)
        found = [index for index, line in enumerate(lines) if line.key == sight.on_slip]
        page = found[0] // self._a_page if found and self.ask is not None else min(self.page, pages - 1)
        first = page * self._a_page
        note = between(self.note(sight), f"{page + 1} / {pages}" if pages > 1 else "")
        keys = tuple(line.key for line in lines) if pages > 1 else ()
        shown = Listed(
            self.title, lines[first : first + self._a_page], note, columns=self.columns, all_keys=keys
        )
        return ListPicture(on_top(sight), shown, palette(sight))

    def keys(self, sight: Sight) -> Keys:
        """Return the keys of the page."""
        more = self._pages(self.lines(sight)) > 1
        hints = [hint("#", Does.PAGE if more else Does.CLOSE, sight, answer=True)]
        if self.ask is not None:
            hints.append(Hint(sight.words.offers.player_keys(), self.does))
        return Keys((*hints, hint("*", Does.BACK, sight)))

    @property
    def _a_page(self) -> int:
        """Return how many lines stand on a page."""
        return LINES_A_PAGE if self.columns == 1 else ABOVE_A_SLIP * self.columns

    def _pages(self, lines: tuple[ListRow, ...]) -> int:
        """Return how many pages lines need, at least one."""
        return max(1, -(-len(lines) // self._a_page))
