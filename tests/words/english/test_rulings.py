"""The rulings in English: what each house answers, by the words that decide it."""

from collections.abc import Mapping, Sequence

import pytest

from clock.houses import load_house
from clock.tournament.rulings import Ruling
from clock.tournament.structure import House
from clock.words.english.rulings import answer, raise_limit
from tests.house_text import CONFIG
from tests.houses import gananda, new_year, wired_pair

HOUSES = {"G": gananda(), "N": new_year(), "W": wired_pair(), "T": load_house("freezeout", CONFIG)}
ALL = "GNWT"

SAID: Mapping[Ruling, Sequence[tuple[str, str]]] = {
    # R1
    Ruling.MISDEAL: (
        ("GNT", "dealer exposes the first or second card of the deal"),
        ("W", "dealer exposes the first card of the deal"),
        (ALL, "two or more are exposed"),
        (ALL, "two or more boxed cards"),
        (ALL, "two or more extra cards"),
        (ALL, "a wrong count the next card cannot mend"),
        (ALL, "before two players have acted after the blinds"),
        (ALL, "the hand is played"),
        ("W", "Only dealer or director declares it"),
    ),
    Ruling.WRONG_DEAL: (
        (ALL, "a card is out of order"),
        (ALL, "the button or the first card in the wrong place"),
        (ALL, "an empty seat gets a hand"),
        ("GNT", "an entitled player is left out"),
        ("W", "a player without a hand means a new deal"),
        (ALL, "before two players have acted after the blinds"),
        ("W", "Only dealer or director declares it"),
    ),
    # R2
    Ruling.EXPOSED_CARD: (
        (ALL, "The deal goes on"),
        (ALL, "the top card replaces the exposed one, which becomes the burn card"),
        (ALL, "A second exposed card is a misdeal"),
        ("GWT", "One extra card for the first player goes back as the burn card"),
    ),
    # R3
    Ruling.EARLY_FLOP: (
        ("G", "Board and burn card go back into the rest, which is shuffled and cut"),
        ("G", "a card is burned, and there is a new flop"),
        ("NWT", "he burn card stays"),
        ("NWT", "the board is shuffled in"),
        ("NW", "The new flop comes without a burn"),
        ("T", "one is drawn as the next burn card"),
    ),
    # R4
    Ruling.EARLY_TURN: (
        ("G", "goes back to the stub, which is shuffled and cut"),
        ("G", "a new turn"),
        ("NWT", "out for the round, and the betting is completed"),
        ("NWT", "A card is burned, and what would have been the river is the turn"),
        ("NWT", "shuffled back in, and the river comes without a burn"),
    ),
    Ruling.EARLY_RIVER: (
        (ALL, "shuffled back"),
        (ALL, "dealt again"),
    ),
    # R5
    Ruling.NO_BURN: (
        ("GWT", "put right while no betting has begun on that round"),
        ("GWT", "Once it has begun, the card stands"),
        ("N", "shown and discarded"),
        ("N", "The next card takes its place"),
    ),
    # R6
    Ruling.DEAD_HAND: (
        (ALL, "folded, or thrown forward so that others act"),
        (ALL, "a wrong number of cards"),
        (ALL, "a joker acted on"),
        (ALL, "whose clock ran out"),
        ("WT", "a player not at the table when the deal is complete"),
        ("WT", "a big blind not there to act"),
    ),
    Ruling.MUCKED_CARDS: (
        (ALL, "into another player's hand are dead"),
        (ALL, "clearly known may be taken back, in fairness"),
    ),
    # R7
    Ruling.RAISES: (
        ("GNT", "Raises are unlimited"),
        ("W", "A bet and three raises"),
        (ALL, "A bet is at least the big blind"),
        (ALL, "a raise at least the last bet or raise, all-in excepted"),
        ("GT", "below a full raise does not reopen the betting for those who have acted"),
    ),
    # R8
    Ruling.STRING_BETS: (
        (ALL, "one motion, or the amount is said first"),
        (ALL, "he first word binds"),
        ("W", "“Raise” without an amount is the minimum up to the player's stack"),
        ("GT", "One larger chip without a word is a call"),
    ),
    # R9
    Ruling.OUT_OF_TURN: (
        (ALL, "Nobody acts out of turn"),
        ("GT", "is binding, unless the action to that player changes"),
        ("W", "may be binding"),
        ("GT", "Three players acting behind you cost you the right to act"),
    ),
    # R10
    Ruling.ODD_CHIPS: (
        (ALL, "the first winner clockwise from the button"),
        (ALL, "one each"),
    ),
    # R11
    Ruling.SHOWDOWN: (
        (ALL, "Whoever bet or raised last shows first"),
        ("GT", "without a bet, the first to act"),
        ("WT", "all are all-in and there is no more betting, all show"),
        ("G", "Side pots come first, those of the largest stacks"),
    ),
    Ruling.CARDS_SPEAK: (
        (ALL, "The cards speak"),
        (ALL, "hat is shown to one is shown to all"),
        ("GW", "Playing the board must be said before the cards are thrown"),
        ("G", "Any dealt-in player may ask to see a called hand"),
    ),
    # R12
    Ruling.STRANGE_CARDS: (
        (ALL, "A card with another back, or two equal cards: all action is void"),
        (ALL, "A boxed card is scrap paper"),
        ("G", "Missing cards change nothing"),
    ),
    # R13
    Ruling.CONDUCT: (
        (ALL, "No talk about a live hand, and one player to a hand"),
        (ALL, "Cards and chips stay in view"),
        ("W", "chips in a pocket leave play"),
        (ALL, "No phone at the table, and no splashing the pot"),
    ),
    # R14
    Ruling.LAST_WORD: (
        (ALL, "The director's word is final"),
        ("N", "Where the director is a party, a third person decides"),
        ("GT", "asked for before the next riffle"),
    ),
}
"""What is argued about: the houses that say something, and its words; no other house says them."""


@pytest.mark.parametrize(
    ("which", "houses", "words"),
    [(which, houses, words) for which, said in SAID.items() for houses, words in said],
)
def test_a_house_says_what_it_has_settled(which: Ruling, houses: str, words: str) -> None:
    """R1, R2, R3, R4, R5, R6, R7, R8, R9, R10, R11, R12, R13, R14: these houses say so, and no others."""
    assert "".join(code for code in ALL if words in " ".join(answer(which, HOUSES[code]))) == houses


def test_every_question_is_asked_of_every_house() -> None:
    """R1 to R14: the table above has words of every house for every question, in the order of the list."""
    assert list(SAID) == list(Ruling)
    assert all(set(ALL) == {code for houses, _ in said for code in houses} for said in SAID.values())


@pytest.mark.parametrize("house", HOUSES.values(), ids=HOUSES.keys())
def test_the_whole_answer_on_raises(house: House) -> None:
    """V2, R7: what is shown in turn about raises is what the ruling begins with."""
    assert answer(Ruling.RAISES, house)[0] == raise_limit(house)


def test_answers_in_whole() -> None:
    """R3, R7, R14: an answer reads as two or three sentences."""
    assert answer(Ruling.EARLY_FLOP, new_year()) == (
        "The burn card stays, and the board is shuffled in.",
        "The new flop comes without a burn.",
    )
    assert answer(Ruling.RAISES, gananda()) == (
        "Raises are unlimited.",
        "A bet is at least the big blind, a raise at least the last bet or raise, all-in excepted.",
        "An all-in below a full raise does not reopen the betting for those who have acted.",
    )
    assert answer(Ruling.LAST_WORD, wired_pair()) == (
        "The director's word is final.",
        "That goes for whatever is not settled here, too.",
    )
