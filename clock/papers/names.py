"""Names that are nearly those of players who are known."""

from collections.abc import Iterable
from difflib import get_close_matches

from clock.tournament.names import folded

NEAR = 0.72
"""How alike two names are that are nearly the same, 1 for the very same, as difflib reckons it."""

MOST = 3


def near(name: str, known: Iterable[str]) -> tuple[str, ...]:
    """Return the known names that could be meant, the nearest first; none where the name itself is known."""
    by_folded = {folded(other): other for other in known}
    if folded(name) in by_folded:
        return ()
    found = get_close_matches(folded(name), by_folded, n=MOST, cutoff=NEAR)
    first = [other for other in by_folded if other not in found and _same_first(folded(name), other)]
    return tuple(by_folded[other] for other in (*found, *sorted(first)))[:MOST]


def _same_first(name: str, other: str) -> bool:
    """Return whether one of two names is the other's first name alone: Ada, and Ada Byron."""
    short, long = sorted((name.split(), other.split()), key=len)
    return bool(short) and len(short) < len(long) and long[: len(short)] == short
