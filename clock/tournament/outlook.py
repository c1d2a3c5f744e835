"""How the night is getting on: the average stack, and when the night is likely to end (E8, V5)."""

from fractions import Fraction
from math import floor

from clock.tournament.levels import left_ms
from clock.tournament.state import Tournament
from clock.tournament.structure import Level, Stage, add_duration
from clock.tournament.timeline import ending_stage, until_the_end
from clock.values import Struct


class ExpectedEnd(Struct, frozen=True):
    """The level in which the night is likely to end, and the clock time until that level is over.

    `one_less_ms` is the same if the last whole level still to come before it is left out.
    """

    level: Stage
    in_ms: int
    one_less_ms: int


def average_stack(tournament: Tournament) -> int:
    """Return the chips in play over the players left, rounded down; 0 while there is nobody (E8)."""
    return floor(_average(tournament))


def average_big_blinds(tournament: Tournament, big_blind: int) -> int:
    """Return the unrounded average in big blinds, to the nearest whole one, half up (E8)."""
    return floor(_average(tournament) / big_blind + Fraction(1, 2))


def _average(tournament: Tournament) -> Fraction:
    left = tournament.left()
    return Fraction(tournament.chips_in_play, left) if left else Fraction(0)


def expected_end(tournament: Tournament, now_ms: int) -> ExpectedEnd | None:
    """Return when the night is likely to end; None where the schedule has no such level (V5).

    The tournament must be settled.
    """
    if tournament.finished or not tournament.chips_in_play:
        return None
    here, chips = tournament.clock.stage, tournament.chips_in_play
    ahead = until_the_end(tournament.house, tournament.stages, chips, here)[here:]
    found = ending_stage(ahead, chips)
    if found is None:
        return None
    in_ms = left_ms(tournament, now_ms) + add_duration(ahead[1 : found + 1])
    spare = [stage.duration_ms for stage in ahead[1:found] if isinstance(stage, Level)]
    return ExpectedEnd(ahead[found], in_ms, in_ms - (spare[-1] if spare else 0))
