"""A finding of the doctor's."""

from clock.values import Struct


class Finding(Struct, frozen=True):
    """One thing that was looked at: a sentence, and whether all is well with it."""

    well: bool
    sentence: str


def well(sentence: str) -> Finding:
    """Return that all is well with something."""
    return Finding(True, sentence)


def mend(sentence: str) -> Finding:
    """Return that something is to be mended, with how."""
    return Finding(False, sentence)
