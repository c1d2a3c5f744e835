"""Chance for tests: the same for whatever a change must pass, and another at each run of the slow suite."""

import os
import sys
from random import Random, SystemRandom

from hypothesis import settings

AGAIN = "CHANCE"
"""A variable with a seed that was told, to make a run again."""


def chance(stored: int) -> Random:
    """Return chance of a stored seed, or of a new one where new examples are sought; a failure tells it."""
    again = os.environ.get(AGAIN)
    if again is not None:
        return Random(int(again))
    if settings.get_current_profile_name() != "seeking":
        return Random(stored)
    seed = SystemRandom().getrandbits(32)
    sys.stdout.write(f"To make this run again: {AGAIN}={seed}\n")
    return Random(seed)
