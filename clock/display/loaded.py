"""The libraries under pygame, from wherever it brought them, and what they can do."""

import ctypes
from pathlib import Path

from pygame import base


def sdl() -> ctypes.CDLL:
    """Return the library that pygame draws with."""
    return _under("base")


def sdl_mixer() -> ctypes.CDLL:
    """Return the library for sounds that lies beside it, without pygame's own mixer."""
    return _under("mixer")


def screen_drivers() -> tuple[str, ...]:
    """Return the names of the screens that pygame's library can open, as "x11" or "KMSDRM"."""
    library = sdl()
    library.SDL_GetVideoDriver.restype = ctypes.c_char_p
    count: int = library.SDL_GetNumVideoDrivers()
    return tuple(library.SDL_GetVideoDriver(index).decode() for index in range(count))


def _under(part: str) -> ctypes.CDLL:
    """Return a part of pygame as a library: what it stands on answers as if it were in it."""
    here = Path(base.__file__)
    return ctypes.CDLL(str(here.with_name(here.name.replace("base", part, 1))))
