"""The house's answers to what tables argue about, in its own words where it has some (R1 to R14)."""

from typing import Protocol

from clock.tournament.rulings import Ruling
from clock.tournament.structure import House
from clock.values import Struct


class Answers(Protocol):
    """Answers to what tables argue about, made from what the house has settled."""

    def title(self, which: Ruling) -> str:
        """Return what is argued about, in a few words for the list."""
        ...

    def answer(self, which: Ruling, house: House) -> tuple[str, ...]:
        """Return the answer of the house, at most three sentences."""
        ...

    def raise_limit(self, house: House) -> str:
        """Return how often a round of betting may be raised, as a sentence (R7)."""
        ...


class HouseAnswer(Struct, frozen=True):
    """A question under its title, and the answer, a sentence each."""

    title: str
    sentences: tuple[str, ...]


def house_answers(house: House, answers: Answers) -> tuple[HouseAnswer, ...]:
    """Return every question with the house's answer; those that it has added stand last."""
    own, added = house.rulings.own, house.rulings.added
    known = [
        HouseAnswer(
            answers.title(which),
            (own[which.value],) if which.value in own else answers.answer(which, house),
        )
        for which in Ruling
    ]
    return (*known, *(HouseAnswer(title, (text,)) for title, text in added.items()))


def house_notes(house: House, answers: Answers) -> tuple[str, ...]:
    """Return the notes of the house, the limit on raises first unless the house has words of its own (V2)."""
    in_own_words = Ruling.RAISES.value in house.rulings.own
    return house.notes if in_own_words else (answers.raise_limit(house), *house.notes)
