"""Points as data: of a night, and of a whole season."""

from clock.league.scores import Score
from clock.words.figures import hundredths_text


def score_data(score: Score) -> dict[str, object]:
    """Return a night's points and bonus apart (L1, L2)."""
    return {
        "points": None if score.points is None else hundredths_text(score.points),
        "bonus": _number(score.bonus),
    }


def _number(hundredths: int) -> int | float:
    """Return a bonus as a number; shared ones can have parts of a point."""
    return hundredths / 100 if hundredths % 100 else hundredths // 100
