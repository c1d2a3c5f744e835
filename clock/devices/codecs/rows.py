"""Bytes that come in pieces, cut into rows."""

LONGEST_ROW = 120
"""Nothing that is understood is longer; what goes on without an end is noise, and is not kept."""


def rows(came: bytes) -> tuple[tuple[bytes, ...], bytes]:
    """Return the whole rows of what has come so far, without their ends, and the beginning of the next."""
    *whole, begun = came.replace(b"\r", b"\n").split(b"\n")
    return tuple(row for row in whole if 0 < len(row) <= LONGEST_ROW), begun[-LONGEST_ROW - 1 :]
