"""What the voice says in German, and numbers as it says them."""

import pytest

from clock.tournament.announcements import (
    Announcement,
    BreakBegins,
    BreakOver,
    BreakRanOut,
    LevelBegins,
    MinuteLeft,
    PlayBegins,
    Proposed,
    Won,
)
from clock.tournament.structure import MINUTE, AnteKind, Break, FinalTable, Level, MoveRule, Seat
from clock.tournament.suggestions import BreakTable, FormFinalTable, MovePlayer, SeatChange
from clock.values import replace
from clock.words.german.aloud import announcement
from clock.words.german.counting import in_words
from tests.houses import gananda, wired_pair
from tests.words.samples import night

SEVEN = Level(7, 100, 200, 20 * MINUTE)
EIGHT = Level(8, 150, 300, 20 * MINUTE, ante=25, ante_kind=AnteKind.EACH)
NINE = Level(9, 1500, 3000, 20 * MINUTE, ante=3000, ante_kind=AnteKind.BIG_BLIND)
MOVE = MovePlayer(2, 3, 9, 7, MoveRule.RANDOM, 2, Seat(2, 4), Seat(3, 6))
BREAKS = BreakTable(4, (SeatChange(1, Seat(4, 1), Seat(1, 5)), SeatChange(3, Seat(4, 2), Seat(2, 1))), 20, 2)

SAID: list[tuple[Announcement, str]] = [
    (PlayBegins(SEVEN), "Mischen und geben. Runde sieben. Blinds einhundert, zweihundert."),
    (LevelBegins(SEVEN), "Runde sieben. Blinds einhundert, zweihundert ab der nächsten Hand."),
    (
        LevelBegins(EIGHT),
        (
            "Runde acht. Blinds einhundertfünfzig, dreihundert ab der nächsten Hand. "
            "Ante fünfundzwanzig von jedem."
        ),
    ),
    (
        BreakOver(NINE),
        (
            "Die Pause ist vorbei. Runde neun. Blinds eintausendfünfhundert, dreitausend. "
            "Ante vom Big Blind dreitausend."
        ),
    ),
    (MinuteLeft(SEVEN, EIGHT), "Noch eine Minute. Dann Blinds einhundertfünfzig, dreihundert."),
    (MinuteLeft(SEVEN, Break(1, MINUTE)), "Noch eine Minute bis zur Pause."),
    (MinuteLeft(SEVEN, None), "Noch eine Minute."),
    (MinuteLeft(Break(1, 10 * MINUTE), SEVEN), "Noch eine Minute Pause."),
    (BreakBegins(Break(2, 10 * MINUTE)), "Pause zwei, zehn Minuten. Hand zu Ende spielen, keine neue geben."),
    (BreakBegins(Break(1, MINUTE)), "Pause eins, eine Minute. Hand zu Ende spielen, keine neue geben."),
    (BreakBegins(Break(1, 90_000)), "Pause eins. Hand zu Ende spielen, keine neue geben."),
    (BreakRanOut(), "Die Pause ist vorbei. Bitte Platz nehmen."),
    (Proposed(MOVE), "Ada Byron an Tisch drei, Sitz sechs."),
    (Proposed(replace(MOVE, player=3)), "Spieler drei an Tisch drei, Sitz sechs."),
    (Proposed(replace(MOVE, player=None, to_seat=None)), "Ein Spieler geht von Tisch zwei an Tisch drei."),
    (
        Proposed(BREAKS),
        "Tisch vier wird aufgelöst. Zoe an Tisch eins, Sitz fünf. Spieler drei an Tisch zwei, Sitz eins.",
    ),
    (Proposed(FormFinalTable(10)), "Finaltisch. Alle losen neue Sitze."),
    (Won(4), "Ada Lindqvist gewinnt."),
]


@pytest.mark.parametrize(("what", "said"), SAID)
def test_announcements(what: Announcement, said: str) -> None:
    """S3, S6, S10, T7: what is called, in whole words."""
    assert announcement(what, night(gananda())) == said


def test_a_final_table_that_is_not_redrawn() -> None:
    """T6: where nobody draws a new seat, nobody is told to."""
    house = replace(wired_pair(), final_table=FinalTable(9, redraw=False))

    assert announcement(Proposed(FormFinalTable(9)), night(house)) == "Finaltisch."


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "null"),
        (1, "eins"),
        (5, "fünf"),
        (16, "sechzehn"),
        (20, "zwanzig"),
        (75, "fünfundsiebzig"),
        (100, "einhundert"),
        (101, "einhunderteins"),
        (150, "einhundertfünfzig"),
        (1000, "eintausend"),
        (2400, "zweitausendvierhundert"),
        (12_000, "zwölftausend"),
        (21_000, "einundzwanzigtausend"),
        (101_000, "einhunderteintausend"),
        (1_000_000, "eine Million"),
        (2_500_000, "zwei Millionen fünfhunderttausend"),
        (100_000_001, "einhundert Millionen eins"),
    ],
)
def test_numbers_in_words(number: int, words: str) -> None:
    """Chips up to the hundred millions have their words."""
    assert in_words(number) == words
