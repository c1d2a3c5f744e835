"""What a slip shows: a question with what is typed, a sentence that was said, or a refusal."""

from clock.display.canvas import Canvas
from clock.display.pieces import foot
from clock.display.pieces.foot import Hint, Slip, SlipKind
from clock.scenes.sentence import Sentence
from clock.scenes.sight import Sight
from clock.values import Struct
from clock.words.offers import Does


class OnSlip(Struct, frozen=True):
    """A slip over the page beneath; `undo_left` is how much of the time to undo is left, from 1 to 0.

    `of_new_level` says that it tells of the blinds that have just come: they lie on the same paper.
    """

    slip: Slip
    undo_left: float | None = None
    of_new_level: bool = False

    def draw(self, canvas: Canvas) -> None:
        """Lay the slip, with its red edge while an undo is offered."""
        foot.slip(canvas, self.slip)
        if self.undo_left is not None:
            foot.undo_edge(canvas, self.undo_left)


def asked(question: Sentence, answer: Sentence) -> OnSlip:
    """Return a question and its answer as far as it is typed."""
    return OnSlip(Slip((*question, *answer), cursor=True))


def said(words: Sentence, undo_left: float | None = None) -> OnSlip:
    """Return a sentence."""
    return OnSlip(Slip(words), undo_left)


def refused(words: Sentence) -> OnSlip:
    """Return a refusal."""
    return OnSlip(Slip(words, SlipKind.REFUSED))


def hint(key: str, does: Does, sight: Sight, *, answer: bool = False) -> Hint:
    """Return what a key does now; `answer` marks the one that answers what is asked."""
    return Hint(key, sight.words.offers.does(does), answer)
