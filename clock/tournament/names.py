"""Names: how long they are, and how they are compared."""

from unicodedata import normalize

LONGEST_NAME = 60
"""Names of more letters are refused; the screen shortens what does not fit."""


def folded(name: str) -> str:
    """Return a name as it is compared: however it is typed, it is one player's."""
    return " ".join(normalize("NFKC", name).casefold().split())
