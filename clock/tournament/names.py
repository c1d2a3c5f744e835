"""Names, as they are compared."""

from unicodedata import normalize


def folded(name: str) -> str:
    """Return a name as it is compared: however it is typed, it is one player's."""
    return " ".join(normalize("NFKC", name).casefold().split())
