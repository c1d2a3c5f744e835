"""Fingers and contacts as they really are: trains of bounce, chords, and noise."""

from random import Random

LONGEST_BOUNCE_MS = 20.0


def bounce(rng: Random, at_ms: float, longest_ms: float = LONGEST_BOUNCE_MS) -> list[float]:
    """Return an odd number of times from `at_ms` on at which a contact turns until it stays turned."""
    turns = 2 * rng.randrange(8) + 1
    within_ms = rng.uniform(0, longest_ms)
    return [at_ms, *sorted(at_ms + rng.uniform(0, within_ms) for _ in range(turns - 1))]
