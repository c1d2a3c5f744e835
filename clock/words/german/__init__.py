"""The clock's German, as signs are written: infinitives and plain statements, addressing nobody.

Where German card rooms use the English word (Big Blind, Button, Rebuy) it stays. "Sitz" is a chair at a
table and "Platz" a place in the ranking, so that the two are never taken for each other.
"""

from clock.words.catalogue import Words
from clock.words.german import (
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


def german() -> Words:
    """Return all that the clock can say in German."""
    return Words(
        code="de",
        title="Deutsch",
        twelve_hour=False,
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
