"""Lists of things in a sentence."""

from collections.abc import Sequence


def joined(things: Sequence[str], last: str) -> str:
    """Return things one after the other, the last two joined by a word."""
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} {last} {things[-1]}"
