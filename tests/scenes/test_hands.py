"""The ranking of hands: in the rail by turns, and as a page of the menu."""

from collections import Counter
from pathlib import Path

from clock.display.pictures.hands import HandsPicture
from clock.display.pieces.side import Panel
from clock.press import Control
from clock.scenes.panels import panels
from tests.evening import evening


def test_the_hands_are_shown_with_cards(tmp_path: Path) -> None:
    """V2: the ranking takes turns, royal flush to high card, each with five cards; a pause draws none."""
    with evening(tmp_path) as host:

        def hands() -> list[Panel]:
            every = [make() for make in panels(host.app.sight())]
            return [panel for panel in every if panel.title == "Hands, best first"]

        drawn = [hand for panel in hands() for hand in panel.hands]
        assert [hand.name for hand in drawn][:: len(drawn) - 1] == ["Royal flush", "High card"]
        assert len(drawn) == 10
        assert all(len({(card.rank, card.suit) for card in hand.cards}) == 5 for hand in drawn)
        flushes = [hand.name for hand in drawn if len({card.suit for card in hand.cards}) == 1]
        assert flushes == ["Royal flush", "Straight flush", "Flush"]
        kinds = {hand.name: sorted(Counter(card.rank for card in hand.cards).values()) for hand in drawn}
        assert kinds["Four of a kind"] == [1, 4]
        assert kinds["Full house"] == [2, 3]
        assert kinds["Three of a kind"] == [1, 1, 3]
        assert kinds["Two pair"] == [1, 2, 2]
        assert kinds["One pair"] == [1, 1, 1, 2]
        host.control(Control.PAUSE)
        assert [panel.hands for panel in hands()] == [()] * 4
        assert next(row.words for panel in hands() for row in panel.rows) == "Royal flush"


def test_all_hands_on_a_page(tmp_path: Path) -> None:
    """V2: the menu shows all ten at once, and any keypad closes the page."""
    with evening(tmp_path) as host:
        host.keys("*75")
        page = host.picture.page
        assert isinstance(page, HandsPicture)
        assert [hand.place for hand in page.hands] == [str(place) for place in range(1, 11)]
        assert page.top.blinds == "5/10"
        assert not isinstance(host.keys("*").picture.page, HandsPicture)
