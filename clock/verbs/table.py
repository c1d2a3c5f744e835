"""Plain tables for a terminal."""

from collections.abc import Sequence
from unicodedata import combining, east_asian_width


def laid_out(head: Sequence[str], rows: Sequence[Sequence[str]], *, right: Sequence[int] = ()) -> str:
    """Return a table with its columns in line; those whose index is in `right` end in line."""
    widths = [max(_width(row[column]) for row in (head, *rows)) for column in range(len(head))]
    return "\n".join(
        "  ".join(
            _filled(cell, width, at_end=column not in right)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in (head, *rows)
    )


def _filled(cell: str, width: int, *, at_end: bool) -> str:
    blanks = " " * (width - _width(cell))
    return f"{cell}{blanks}" if at_end else f"{blanks}{cell}"


def _width(text: str) -> int:
    """Return how many columns of a terminal a text takes: East Asian letters two, accents none."""
    return sum(0 if combining(letter) else 2 if east_asian_width(letter) in "WF" else 1 for letter in text)
