"""A text to be read out: as large as it fits, in even lines, to its last word."""

import pytest

from clock.display.patches import Patch
from clock.display.pictures.lists import TextPicture
from clock.display.pieces.top import Top
from clock.display.theme import COVERED_BOTTOM, FLOOR, STRIP_TOP
from tests.painting import SIZES, painted, seen

TOP = Top("18:20", "Round 3", "25/50")
SHORT = "The burn card stays, and the board is shuffled in.\nThe new flop comes without a burn."
SENTENCE = "A sentence of a hundred letters is about as long as one that is read out to a table may be."
LONG = "\n".join([SENTENCE] * 3)
LONGEST = "The house's own words may have three hundred letters in one piece. " * 4


def lines(
    text: str, size: tuple[int, int] = (1920, 1080), *, top: Top = TOP, covered: bool = False
) -> list[Patch]:
    """Return the lines of a text on the screen, without its title and what stands above."""
    shown = seen(painted(TextPicture(top, "Title", text, covered=covered), size))
    titled = next(place for place, patch in enumerate(shown) if patch.words == "Title")
    return shown[titled + 1 :]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [SHORT, LONG, LONGEST], ids=["short", "long", "longest"])
def test_all_of_it_is_there(text: str, size: tuple[int, int]) -> None:
    """Nothing is cut or left out, nothing reaches the strip, and nothing is smaller than players can read."""
    shown = lines(text, size)

    assert " ".join(patch.words for patch in shown) == " ".join(text.split())
    assert all(patch.box[1] + patch.box[3] < STRIP_TOP * size[1] for patch in shown)
    assert min(patch.cap for patch in shown) >= FLOOR


def test_as_large_as_it_fits() -> None:
    """What is short is written large, what is long smaller, and all of one text alike."""
    sizes = [{round(patch.cap, 4) for patch in lines(text)} for text in (SHORT, LONG, LONGEST * 3)]
    short, long, longest = (size.pop() for size in sizes)

    assert all(not size for size in sizes)
    assert short >= long > longest
    assert short > 0.045


def test_a_sentence_begins_a_line_of_its_own() -> None:
    """Between two sentences lies more than between two lines of one."""
    tops = [patch.box[1] for patch in lines(LONG)]

    assert [patch.words[:10] for patch in lines(LONG)][::2] == ["A sentence"] * 3
    assert tops[2] - tops[1] > 1.3 * (tops[1] - tops[0])


def test_lines_are_even() -> None:
    """A sentence of two lines does not end in a line of one word."""
    first, second = lines(SENTENCE)

    assert second.box[2] > 0.7 * first.box[2]


def test_a_word_longer_than_a_line_is_cut() -> None:
    """Whatever a house writes, it stays on the screen."""
    (cut,) = lines("W" * 300)

    assert cut.words.endswith("…")
    assert cut.box[0] + cut.box[2] <= 1920


def test_a_slip_leaves_it_readable() -> None:
    """Under a slip the text is smaller, and still all there."""
    shown = lines(LONG, covered=True)

    assert " ".join(patch.words for patch in shown) == " ".join(LONG.split())
    assert all(patch.box[1] + patch.box[3] < COVERED_BOTTOM * 1080 for patch in shown)
