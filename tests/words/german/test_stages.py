"""Levels and breaks in German."""

import pytest

from clock.tournament.state import Waiting
from clock.tournament.structure import AnteKind, Break, Chip, Level
from clock.values import replace
from clock.words.german.stages import (
    announced,
    ante,
    blinds,
    chip_change,
    chips_leave,
    hand_begins,
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


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("Round", "Runde 7"),
        ("round", "Runde 7"),
        ("Level", "Level 7"),
        ("Stage", "Stufe 7"),
        ("Étage", "Étage 7"),
    ],
)
def test_levels_have_the_house_word(word: str, said: str) -> None:
    """S1: the usual words of a house file are said in German, any other one is the host's own and stays."""
    assert name(ROUND_7, replace(gananda(), level_word=word)) == said


def test_names_stay_as_they_are_within_a_sentence() -> None:
    """German words for things begin with a capital everywhere."""
    assert within(ROUND_7, gananda()) == "Runde 7"
    assert within(Break(2, 600_000), gananda()) == "Pause 2"


@pytest.mark.parametrize(
    ("small", "big", "text"),
    [
        (75, 150, "75/150"),
        (700, 1500, "700/1.500"),
        (500_000, 1_000_000, "500.000/1 Mio."),
        (1_000_000, 2_500_000, "1/2,5 Mio."),
    ],
)
def test_blinds(small: int, big: int, text: str) -> None:
    """Case 34: blinds are written as they are; for two of millions the word stands once."""
    assert blinds(Level(1, small, big, 1)) == text


def test_antes_say_who_posts_them() -> None:
    """S6, case 35: one ante a table is told as such, and stands with the blinds it is posted with."""
    assert [posted(level) for level in (ROUND_7, EACH_ANTE, TABLE_ANTE)] == [
        *("100/200", "100/200", "100/200/200"),
    ]
    assert [ante(level) for level in (ROUND_7, EACH_ANTE, TABLE_ANTE)] == [
        *("", "Ante 25 von jedem", "Ante 200 je Tisch, vom Big Blind"),
    ]


def test_a_new_level_is_for_the_next_hand() -> None:
    """S3: the announcement says which hand the blinds are for."""
    assert announced(ROUND_7, gananda()) == "Runde 7, 100/200 ab der nächsten Hand"
    assert announced(EACH_ANTE, gananda()) == "Runde 7, 100/200, Ante 25 von jedem, ab der nächsten Hand"


def test_when_a_hand_has_begun() -> None:
    """S3: each house has its own moment."""
    cut = replace(gananda(), hand_begins="cut")

    assert hand_begins(gananda()) == "Eine Hand hat begonnen, sobald gemischt wird."
    assert hand_begins(cut) == "Eine Hand hat begonnen, sobald abgehoben ist."
    assert hand_begins(new_year()) == "Eine Hand hat begonnen, wenn die Blinds liegen und gemischt wird."


def test_what_the_clock_waits_for() -> None:
    """S5, S11: what has ended or is next is named, and what goes on from there."""
    tournament = night(gananda())
    in_break = replace(tournament.clock, stage=4, waiting=Waiting.BREAK)
    at_level = replace(tournament.clock, stage=1, waiting=Waiting.LEVEL)

    assert waiting(replace(tournament, clock=in_break)) == "Pause 1 ist vorbei. Weiter mit PAUSE"
    assert waiting(replace(tournament, clock=at_level)) == "Runde 2 ist dran. Weiter mit PAUSE"
    assert waiting(tournament) == ""


def test_the_headline_of_a_chip_up() -> None:
    """V4: the chips that leave are named by colour and value; a colour of the host's own stays."""
    assert chips_leave((Chip(5, "red"),)) == "Rote 5er gehen raus"
    assert chips_leave((Chip(25, "green"), Chip(50, "blue"))) == "Grüne 25er und blaue 50er gehen raus"
    assert chips_leave((Chip(5, "teal"),)) == "Teal 5er gehen raus"


def test_the_steps_of_a_chip_up() -> None:
    """S9, V4: what players do in a break, in order; with two values leaving each is changed."""
    assert race_steps((5,), 25) == (
        "Fünf 5er für einen 25er",
        "Übrige 5er: je eine Karte, ab Sitz 1",
        "Beste Karte: ein 25er",
        "Einer je Spieler, keiner fliegt raus",
    )
    assert race_steps((25, 50), 100)[:3] == (
        "Vier 25er für einen 100er",
        "Zwei 50er für einen 100er",
        "Übrige Chips: eine Karte je 25, ab Sitz 1",
    )
    assert chip_change(50, 125) == "50er gegen 125er tauschen"
