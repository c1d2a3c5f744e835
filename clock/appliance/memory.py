"""Memory that a picture took for a moment, and what becomes of it."""

import ctypes

MMAP_THRESHOLD = -3
"""The parameter of mallopt, as malloc.h has it: how large a piece must be to be mapped for itself."""

LARGE = 128 * 1024
"""In bytes."""


def give_back_what_is_large() -> None:
    """Have every large piece given back to the system as soon as it is free.

    Left alone the library learns from each surface that goes to keep the next ones in the heap, where small
    things come to lie between them: three megabytes of holes in a night, ten on a fine screen. A library
    that cannot be told keeps to its own ways.
    """
    tell = getattr(ctypes.CDLL(None), "mallopt", None)
    if tell is not None:
        tell(MMAP_THRESHOLD, LARGE)
