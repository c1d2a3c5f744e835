"""The libraries under pygame, which it has loaded from wherever it brought them, and what they can do."""

import ctypes
from pathlib import Path

MAPPED = Path("/proc/self/maps")


def loaded_library(name: str) -> ctypes.CDLL:
    """Return a library that pygame has loaded, by how its file begins; raises StopIteration where none is."""
    mapped = MAPPED.read_text(encoding="utf-8", errors="replace").splitlines()
    return ctypes.CDLL(next(line.split(maxsplit=5)[5] for line in mapped if f"/{name}" in line))


def screen_drivers() -> tuple[str, ...]:
    """Return the names of the screens that pygame's library can open, as "x11" or "KMSDRM"."""
    import pygame  # noqa: F401, PLC0415  it loads the library, which only a doctor asks this

    library = loaded_library("libSDL2-2")
    library.SDL_GetVideoDriver.restype = ctypes.c_char_p
    count: int = library.SDL_GetNumVideoDrivers()
    return tuple(library.SDL_GetVideoDriver(index).decode() for index in range(count))
