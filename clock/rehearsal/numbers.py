"""Numbers as they stand in a script; what is none is a ValueError that says so."""


def whole_number(text: str) -> int:
    """Return a whole number, which may be less than nothing."""
    try:
        return int(text)
    except ValueError as fault:
        raise ValueError(f"{text} is no whole number") from fault


def number(text: str) -> float:
    """Return a number that may have decimals."""
    try:
        return float(text)
    except ValueError as fault:
        raise ValueError(f"{text} is no number") from fault
