"""A list to choose from by its number: the menu, its entries, and short questions with few answers."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

from clock.display.pictures.lists import ListPicture
from clock.display.pieces.foot import Hint, Keys
from clock.display.pieces.listing import Listed, ListRow
from clock.press import Control, Press
from clock.scenes.on_top import on_top, palette
from clock.scenes.pages import between
from clock.scenes.scene import MENU_MS, Outcome, Pop, Push, Then
from clock.scenes.sight import Sight
from clock.scenes.slip import hint
from clock.values import Struct
from clock.words.offers import Does

MOST = 9
"""So many answers have a digit of their own."""


@dataclass(frozen=True, slots=True)
class Option:
    """One answer: its words, and what follows when it is chosen; None: it cannot be chosen now.

    `leads_to` are the answers of the list that it opens, or what it does just now.
    """

    words: str
    then: Then | None = field(compare=False)
    leads_to: tuple[str, ...] = ()

    @property
    def detail(self) -> tuple[str, ...]:
        """Return what it leads to in a line, in shorter ones with less of it, and none where no line fits."""
        return tuple(between(*self.leads_to[:count]) for count in range(len(self.leads_to), -1, -1))


class Choice(Struct, frozen=True):
    """At most nine answers. Each keeps its number and its place, also while it cannot be chosen."""

    title: str
    options: tuple[Option, ...]
    patience_ms: int | None = MENU_MS

    def on_press(self, press: Press, sight: Sight) -> Outcome:
        """Take the number of an answer, or `*` to go back."""
        if press.control is Control.STAR:
            return Pop()
        digit = int(press.control.digit or 0)
        then = self.options[digit - 1].then if 1 <= digit <= len(self.options) else None
        return then(sight) if then is not None else None

    def view(self, sight: Sight) -> ListPicture:
        """Return the answers with their numbers."""
        rows = tuple(
            ListRow(option.words, key=str(number), idle=option.then is None, detail=option.detail or "")
            for number, option in enumerate(self.options, start=1)
        )
        return ListPicture(on_top(sight), Listed(self.title, rows), palette(sight))

    def keys(self, sight: Sight) -> Keys:
        """Return the keys of the list."""
        works = [number for number, option in enumerate(self.options, 1) if option.then is not None]
        choose = (choose_hint(works[0], works[-1], sight),) if works else ()
        return Keys((*choose, hint("*", Does.BACK, sight)))


class Menu(Struct, frozen=True):
    """A list that is made anew at every look, for the night goes on beneath it: what it offers works now."""

    made: Callable[[Sight], Choice]
    patience_ms: ClassVar[int] = MENU_MS

    def on_press(self, press: Press, sight: Sight) -> Outcome:
        """Take the number of an answer, or `*` to go back."""
        return self.made(sight).on_press(press, sight)

    def view(self, sight: Sight) -> ListPicture:
        """Return the answers with their numbers."""
        return self.made(sight).view(sight)

    def keys(self, sight: Sight) -> Keys:
        """Return the keys of the list."""
        return self.made(sight).keys(sight)


def choose_hint(first: int, last: int, sight: Sight) -> Hint:
    """Return the hint for the digits that choose, from the first to the last one that can be chosen."""
    digits = str(first) if first == last else f"{first}\N{EN DASH}{last}"
    return hint(digits, Does.CHOOSE, sight, answer=True)


def opens(made: Callable[[Sight], Choice], sight: Sight) -> Option:
    """Return the answer that opens another list, and says what is in it."""
    opened = made(sight)
    return Option(opened.title, lambda _: Push(Menu(made)), tuple(option.words for option in opened.options))


def options(*answers: tuple[str, Then | None]) -> tuple[Option, ...]:
    """Return answers from words and what follows, None where an answer cannot be chosen now."""
    return tuple(Option(words, then) for words, then in answers)
