"""The sound card, through the mixer of the library that pygame brings along, called directly.

`pygame.mixer` holds the interpreter while it opens the card, and the clock with it: for some milliseconds at
best, for ever where a sound server hangs. These calls let everything else go on meanwhile. While a card is
open the library wakes up more than twenty times a second, so it is opened for a sound and closed after it.
"""

import ctypes
import io
import sys
import wave
from enum import IntEnum

from clock.display.loaded import sdl, sdl_mixer
from clock.troubles import CardFails

_AUDIO = 0x10
_SIGNED_16 = 0x8010 if sys.byteorder == "little" else 0x9010
_RATE, _CHANNELS, _CHUNK = 48_000, 2, 2048
"""What a TV takes as it is, and pieces of 43 ms: less crackles on a small box."""

_FULL_VOLUME = 128


class Lane(IntEnum):
    """What sounds at the same time: what is called out, and the signals over it."""

    CALLS = 0
    SIGNALS = 1


class Mixer:
    """An open card. One thread uses it."""

    def __init__(self) -> None:
        """Take over a card that `open_mixer` has opened."""
        self._chunks: dict[Lane, ctypes.c_void_p] = {}
        _MIX.Mix_AllocateChannels(len(Lane))

    def play(self, lane: Lane, file: bytes, percent: int) -> int | CardFails:
        """Let a wave file sound in the place of what sounds in its lane; return how long, in milliseconds."""
        self.stop(lane)
        chunk = _MIX.Mix_LoadWAV_RW(_SDL.SDL_RWFromConstMem(file, len(file)), 1)
        if not chunk:
            return _failure()
        self._chunks[lane] = ctypes.c_void_p(chunk)
        # The ear hears a quarter of the strength as half as loud.
        _MIX.Mix_Volume(lane, _FULL_VOLUME * percent * percent // 10_000)
        if _MIX.Mix_PlayChannelTimed(lane, self._chunks[lane], 0, -1) != lane:
            return _failure()
        return length_ms(file)

    def stop(self, lane: Lane) -> None:
        """Let what sounds in a lane end at once."""
        _MIX.Mix_HaltChannel(lane)
        chunk = self._chunks.pop(lane, None)
        if chunk is not None:
            _MIX.Mix_FreeChunk(chunk)

    def close(self) -> None:
        """Give the card back."""
        for lane in Lane:
            self.stop(lane)
        _MIX.Mix_CloseAudio()
        _SDL.SDL_QuitSubSystem(_AUDIO)


def open_mixer() -> Mixer | CardFails:
    """Open the card that the surroundings name, which may take its time; the cause where it cannot be."""
    if _SDL.SDL_InitSubSystem(_AUDIO) != 0:
        return _failure()
    if _MIX.Mix_OpenAudioDevice(_RATE, _SIGNED_16, _CHANNELS, _CHUNK, None, 0) != 0:
        failure = _failure()
        _SDL.SDL_QuitSubSystem(_AUDIO)
        return failure
    return Mixer()


def length_ms(file: bytes) -> int:
    """Return how long a wave file sounds."""
    with wave.open(io.BytesIO(file)) as read:
        frames: int = read.getnframes()
        rate: int = read.getframerate()
    return frames * 1000 // rate


def _failure() -> CardFails:
    return CardFails(_SDL.SDL_GetError().decode(errors="replace"))


def _typed(library: ctypes.CDLL, name: str, returns: type | None, *takes: type) -> None:
    function = getattr(library, name)
    function.restype, function.argtypes = returns, takes


_SDL, _MIX = sdl(), sdl_mixer()
_int, _pointer = ctypes.c_int, ctypes.c_void_p
_typed(_SDL, "SDL_InitSubSystem", _int, ctypes.c_uint32)
_typed(_SDL, "SDL_QuitSubSystem", None, ctypes.c_uint32)
_typed(_SDL, "SDL_GetError", ctypes.c_char_p)
_typed(_SDL, "SDL_RWFromConstMem", _pointer, ctypes.c_char_p, _int)
_typed(_MIX, "Mix_OpenAudioDevice", _int, _int, ctypes.c_uint16, _int, _int, ctypes.c_char_p, _int)
_typed(_MIX, "Mix_AllocateChannels", _int, _int)
_typed(_MIX, "Mix_LoadWAV_RW", _pointer, _pointer, _int)
_typed(_MIX, "Mix_PlayChannelTimed", _int, _int, _pointer, _int, _int)
_typed(_MIX, "Mix_Volume", _int, _int, _int)
_typed(_MIX, "Mix_HaltChannel", _int, _int)
_typed(_MIX, "Mix_FreeChunk", None, _pointer)
_typed(_MIX, "Mix_CloseAudio", None)
