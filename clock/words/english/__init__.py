"""The clock's English: plain and short, a sentence where there is room for one, no capitals for words."""

from clock.words.catalogue import Words
from clock.words.english import (
    acts,
    aloud,
    asking,
    confirmations,
    hardware,
    league,
    mishaps,
    notices,
    noting,
    numbers,
    offers,
    pages,
    printing,
    refusals,
    rulings,
    showing,
    stages,
    suggestions,
)


def english() -> Words:
    """Return all that the clock can say in English."""
    return Words(
        code="en",
        title="English",
        twelve_hour=True,
        numbers=numbers,
        stages=stages,
        refusals=refusals,
        suggestions=suggestions,
        acts=acts,
        confirmations=confirmations,
        notices=notices,
        mishaps=mishaps,
        hardware=hardware,
        offers=offers,
        asking=asking,
        showing=showing,
        printing=printing,
        pages=pages,
        aloud=aloud,
        rulings=rulings,
        league=league,
        noting=noting,
    )
