"""What holds for the rulings in every language: two or three short sentences, and a house's own words."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import fields

from clock.tournament.rulings import Ruling, Rulings
from clock.tournament.structure import House
from clock.values import replace
from clock.words import LANGUAGES, Words, words_in
from clock.words.rulings import HouseAnswer, house_answers, house_notes
from tests.houses import gananda, new_year, wired_pair

LONGEST = 110
POINTS = [field.name for field in fields(Rulings) if field.name not in {"own", "added"}]
OWN = {"odd_chips": "To the worst hand.", "raises": "Three raises, heads-up as many as you like."}
ADDED = {"Straddles": "There are none."}


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """Return the words of a language, one language after the other."""
    return words_in(request.param)


def otherwise() -> Iterator[tuple[str, tuple[Rulings, ...]]]:
    """Return each point on which houses differ, with the rulings in which it alone is settled otherwise."""
    usual = Rulings()
    for name in POINTS:
        value = getattr(usual, name)
        others = (
            (not value,) if isinstance(value, bool) else tuple(one for one in type(value) if one != value)
        )
        yield name, tuple(replace(usual, **{name: other}) for other in others)


def settlings() -> Iterator[House]:
    """Return the houses, and one house as it would be with one point settled otherwise, and with all said."""
    yield from (gananda(), new_year(), wired_pair())
    yield from (replace(gananda(), rulings=rulings) for _, others in otherwise() for rulings in others)
    for said in (True, False):
        points: dict[str, Any] = {name: said for name in POINTS if isinstance(getattr(Rulings(), name), bool)}
        yield replace(gananda(), rulings=replace(Rulings(), **points))


def test_two_or_three_short_sentences(words: Words) -> None:
    """R1 to R14: however a house settles a point, the answer is two or three sentences for a large screen."""
    for house in settlings():
        for one in house_answers(house, words.rulings):
            assert 2 <= len(one.sentences) <= 3, one
            assert [said for said in one.sentences if len(said) > LONGEST] == []
            assert all(
                said[-1] == "." and said[0] not in "abcdefghijklmnopqrstuvwxyz" for said in one.sentences
            )


def test_a_point_that_is_settled_otherwise_is_answered_otherwise(words: Words) -> None:
    """R1 to R14: no choice of a house file is without effect, and no two choices read alike."""
    for name, others in otherwise():
        answers = [
            house_answers(replace(gananda(), rulings=rulings), words.rulings)
            for rulings in (Rulings(), *others)
        ]
        assert len(answers) > 1
        assert len(set(answers)) == len(answers), name


def test_titles_differ(words: Words) -> None:
    """A host finds a question by its title."""
    titles = {words.rulings.title(which) for which in Ruling}

    assert len(titles) == len(Ruling)
    assert all(len(title) <= 40 for title in titles)


def test_own_words_stand_in_place_of_the_clocks(words: Words) -> None:
    """A house file may put an answer in its own words, and add others, which stand last."""
    house = replace(gananda(), rulings=Rulings(own=OWN, added=ADDED))
    said = house_answers(house, words.rulings)

    assert said[list(Ruling).index(Ruling.ODD_CHIPS)] == HouseAnswer(
        words.rulings.title(Ruling.ODD_CHIPS), ("To the worst hand.",)
    )
    assert said[-1] == HouseAnswer("Straddles", ("There are none.",))
    assert len(said) == len(Ruling) + 1


def test_the_limit_on_raises_is_a_note(words: Words) -> None:
    """V2: raises are told with the house's notes, unless the house has its own words for them."""
    usual = gananda()

    assert house_notes(usual, words.rulings) == (words.rulings.raise_limit(usual), *usual.notes)
    assert house_notes(replace(usual, rulings=Rulings(own=OWN)), words.rulings) == usual.notes
