"""What the voice says in English, and numbers as it says them."""

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
from clock.words.english.aloud import announcement
from clock.words.english.counting import in_words
from tests.houses import gananda, wired_pair
from tests.words.samples import night

SEVEN = Level(7, 100, 200, 20 * MINUTE)
EIGHT = Level(8, 150, 300, 20 * MINUTE, ante=25, ante_kind=AnteKind.EACH)
NINE = Level(9, 1500, 3000, 20 * MINUTE, ante=3000, ante_kind=AnteKind.BIG_BLIND)
MOVE = MovePlayer(2, 3, 9, 7, MoveRule.RANDOM, 2, Seat(2, 4), Seat(3, 6))
BREAKS = BreakTable(4, (SeatChange(1, Seat(4, 1), Seat(1, 5)), SeatChange(3, Seat(4, 2), Seat(2, 1))), 20, 2)

SAID: list[tuple[Announcement, str]] = [
    (PlayBegins(SEVEN), "Shuffle up and deal. Round seven. Blinds one hundred, two hundred."),
    (LevelBegins(SEVEN), "Round seven. Blinds one hundred, two hundred from the next hand."),
    (
        LevelBegins(EIGHT),
        "Round eight. Blinds one hundred fifty, three hundred from the next hand. Ante twenty-five each.",
    ),
    (
        BreakOver(NINE),
        (
            "The break is over. Round nine. Blinds one thousand five hundred, three thousand. "
            "Big blind ante three thousand."
        ),
    ),
    (MinuteLeft(SEVEN, EIGHT), "One minute left. Next, blinds one hundred fifty, three hundred."),
    (MinuteLeft(SEVEN, Break(1, MINUTE)), "One minute to the break."),
    (MinuteLeft(SEVEN, None), "One minute left."),
    (MinuteLeft(Break(1, 10 * MINUTE), SEVEN), "The break is over in one minute."),
    (BreakBegins(Break(2, 10 * MINUTE)), "Break two, ten minutes. Finish the hand and deal no new one."),
    (BreakBegins(Break(1, MINUTE)), "Break one, one minute. Finish the hand and deal no new one."),
    (BreakBegins(Break(1, 90_000)), "Break one. Finish the hand and deal no new one."),
    (BreakRanOut(), "The break is over. Please take your seats."),
    (Proposed(MOVE), "Ada Byron to table three, seat six."),
    (Proposed(replace(MOVE, player=3)), "Player three to table three, seat six."),
    (Proposed(replace(MOVE, player=None, to_seat=None)), "One player moves from table two to table three."),
    (
        Proposed(BREAKS),
        "Table four breaks. Zoe to table one, seat five. Player three to table two, seat one.",
    ),
    (Proposed(FormFinalTable(10)), "Final table. Everyone draws a new seat."),
    (Won(4), "Ada Lindqvist wins."),
]


@pytest.mark.parametrize(("what", "said"), SAID)
def test_announcements(what: Announcement, said: str) -> None:
    """S3, S6, S10, T7: what is called, in whole words."""
    assert announcement(what, night(gananda())) == said


def test_a_final_table_that_is_not_redrawn() -> None:
    """T6: where nobody draws a new seat, nobody is told to."""
    house = replace(wired_pair(), final_table=FinalTable(9, redraw=False))

    assert announcement(Proposed(FormFinalTable(9)), night(house)) == "Final table."


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "zero"),
        (5, "five"),
        (16, "sixteen"),
        (20, "twenty"),
        (75, "seventy-five"),
        (100, "one hundred"),
        (150, "one hundred fifty"),
        (319, "three hundred nineteen"),
        (1000, "one thousand"),
        (2400, "two thousand four hundred"),
        (12_000, "twelve thousand"),
        (150_000, "one hundred fifty thousand"),
        (1_000_000, "one million"),
        (2_500_000, "two million five hundred thousand"),
        (100_000_001, "one hundred million one"),
    ],
)
def test_numbers_in_words(number: int, words: str) -> None:
    """Chips up to the hundred millions have their words."""
    assert in_words(number) == words
