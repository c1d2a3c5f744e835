"""Levels and breaks in English."""

import pytest

from clock.tournament.state import Waiting
from clock.tournament.structure import AnteKind, Break, Chip, Level
from clock.values import replace
from clock.words.english.stages import (
    announced,
    ante,
    blinds,
    chip_change,
    chips_leave,
    hand_begins,
    level_within,
    name,
    posted,
    race_steps,
    waiting,
    within,
)
from tests.houses import gananda, new_year
from tests.words.samples import night

ROUND_7 = Level(7, 100, 200, 1_200_000)
TABLE_ANTE = replace(ROUND_7, ante=200, ante_kind=AnteKind.BIG_BLIND)
EACH_ANTE = replace(ROUND_7, ante=25, ante_kind=AnteKind.EACH)


def test_levels_have_the_house_word() -> None:
    """S1: G calls its levels rounds; breaks are breaks."""
    assert name(ROUND_7, gananda()) == "Round 7"
    assert name(ROUND_7, new_year()) == "Level 7"
    assert name(Break(2, 600_000), gananda()) == "Break 2"


@pytest.mark.parametrize(
    ("word", "said"),
    [("Round", "round 7"), ("Level", "level 7"), ("Stage", "stage 7"), ("Spielrunde N", "Spielrunde N 7")],
)
def test_the_usual_words_are_small_within_a_sentence(word: str, said: str) -> None:
    """S1: a word that is the host's own stays as it is written."""
    house = replace(gananda(), level_word=word)
    assert within(ROUND_7, house) == level_within(7, house) == said
    assert within(Break(2, 600_000), house) == "break 2"


@pytest.mark.parametrize(
    ("small", "big", "text"),
    [
        (75, 150, "75/150"),
        (700, 1500, "700/1,500"),
        (100, 100, "100/100"),
        (500_000, 1_000_000, "500,000/1M"),
    ],
)
def test_blinds(small: int, big: int, text: str) -> None:
    """Case 34: blinds are written as they are, whatever their proportion."""
    assert blinds(Level(1, small, big, 1)) == text


def test_antes_say_who_posts_them() -> None:
    """S6, case 35: one ante a table is told as such, and stands with the blinds it is posted with."""
    assert [posted(level) for level in (ROUND_7, EACH_ANTE, TABLE_ANTE)] == [
        *("100/200", "100/200", "100/200/200"),
    ]
    assert [ante(level) for level in (ROUND_7, EACH_ANTE, TABLE_ANTE)] == [
        *("", "ante 25 from each player", "ante 200, once a table, from the big blind"),
    ]


def test_a_new_level_is_for_the_next_hand() -> None:
    """S3: the announcement says which hand the blinds are for."""
    assert announced(ROUND_7, gananda()) == "Round 7, 100/200 from the next hand"
    assert announced(EACH_ANTE, gananda()) == (
        "Round 7, 100/200, ante 25 from each player, from the next hand"
    )


def test_when_a_hand_has_begun() -> None:
    """S3: each house has its own moment."""
    riffle, posting = hand_begins(gananda()), hand_begins(new_year())

    assert riffle == "A hand has begun at the first riffle."
    assert hand_begins(replace(gananda(), hand_begins="cut")) == "A hand has begun once the deck is cut."
    assert posting == "A hand has begun when the blinds are posted and the dealer is shuffling."


def test_what_the_clock_waits_for() -> None:
    """S5, S11: whatever the clock waits for is said, and what ends it; without a wait nothing is."""
    tournament = replace(night(gananda()), final_table=True)
    undrawn = replace(tournament.clock, waiting=Waiting.FINAL_TABLE)
    said = {
        reason: waiting(replace(tournament, clock=replace(tournament.clock, stage=4, waiting=reason)))
        for reason in (*Waiting, None)
    }

    assert said.pop(None) == ""
    assert said[Waiting.BREAK] == "Break 1 is over. PAUSE to deal"
    assert all("PAUSE" in words for words in said.values())
    assert waiting(replace(tournament, final_table=False, clock=undrawn)) == (
        "Final table. Everyone draws a new seat"
    )


def test_the_headline_of_a_chip_up() -> None:
    """V4: the chips that leave are named by colour and value."""
    assert chips_leave((Chip(5, "red"),)) == "Red 5s leave the table"
    assert chips_leave((Chip(25, "green"), Chip(50, "blue"))) == "Green 25s and blue 50s leave the table"


def test_the_steps_of_a_chip_up() -> None:
    """S9, V4: what players do in a break, in order; with two values leaving each is changed."""
    assert chip_change(25, 100) == "Change four 25s for one 100"
    assert race_steps((5,), 25) == (
        "Change five 5s for one 25",
        "Odd 5s: a card each, from seat 1",
        "Best card wins a 25",
        "One a player, and nobody is raced out",
    )
    assert race_steps((25, 50), 100)[:3] == (
        "Change four 25s for one 100",
        "Change two 50s for one 100",
        "Odd chips: a card per 25, from seat 1",
    )
