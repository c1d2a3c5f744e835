"""The cards of the rules as the screen draws them."""

from clock.display.labelled import Card
from clock.display.shapes import Suit
from clock.tournament.suggestions import DrawnCard

_SUITS = {"s": Suit.SPADE, "h": Suit.HEART, "d": Suit.DIAMOND, "c": Suit.CLUB}
_RANKS = {"T": "10"}
_DRAWN_RANKS = {11: "J", 12: "Q", 13: "K", 14: "A"}


def card(short: str) -> Card:
    """Return the card that "Qs" or "Th" stands for, the queen of spades or the ten of hearts."""
    rank, suit = short[:-1], short[-1]
    return Card(_RANKS.get(rank, rank), _SUITS[suit])


def drawn_card(drawn: DrawnCard) -> Card:
    """Return the card that was drawn for a table (T3)."""
    return Card(_DRAWN_RANKS.get(drawn.rank, str(drawn.rank)), _SUITS[drawn.suit[0]])
