"""The voice: espeak-ng renders words to wave files, ahead of time, on a thread that sleeps otherwise."""

import io
import shutil
import struct
import subprocess
import wave
from collections.abc import Callable, Iterable
from queue import SimpleQueue
from threading import Thread

from clock.troubles import EspeakFails, NoEspeak, NoVoice
from clock.values import Struct

PROGRAM = "espeak-ng"
WORDS_A_MINUTE = "150"
LONGEST_S = 20
MOST_TOLD = 80
MOST_KEPT = 16
"""Renderings kept at most; each is some 200 KiB."""


class NoWave(ValueError):  # noqa: N818  it says what the bytes are
    """What was to be a wave file is none."""


class Espeak(Struct, frozen=True):
    """The program that speaks."""

    program: str

    def rendered(self, words: str, language: str) -> bytes | EspeakFails:
        """Return the wave file of words; it takes from a fortieth of a second up to one on a small box."""
        command = (self.program, "-v", language, "-s", WORDS_A_MINUTE, "-b", "1", "--stdin", "--stdout")
        try:
            said = subprocess.run(  # noqa: S603  the words go in by its input
                command, input=words.encode(), capture_output=True, check=False, timeout=LONGEST_S
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            return EspeakFails(str(error)[:MOST_TOLD])
        try:
            return whole_wave(said.stdout)
        except NoWave:
            told = said.stderr.decode(errors="replace").strip()
            return EspeakFails(told[:MOST_TOLD] or f"it ended with {said.returncode}")


def espeak() -> Espeak | NoEspeak:
    """Return the program that speaks, if it is installed."""
    program = shutil.which(PROGRAM)
    return NoEspeak() if program is None else Espeak(program)


def whole_wave(streamed: bytes) -> bytes:
    """Return a wave file that tells its true length, from one that was written before it was known.

    Raises NoWave.
    """
    if streamed[:4] != b"RIFF" or streamed[8:16] != b"WAVEfmt " or streamed[36:40] != b"data":
        raise NoWave
    channels, rate = struct.unpack("<HI", streamed[22:28])
    file = io.BytesIO()
    with wave.open(file, "wb") as written:
        written.setnchannels(channels)
        written.setsampwidth(2)
        written.setframerate(rate)
        written.writeframes(streamed[44:])
    return file.getvalue()


class Voice:
    """Renders what may be called next, in a language. `ready` is called when something is there.

    `tell` gets what is wrong.
    """

    def __init__(
        self,
        render: Callable[[str, str], bytes | EspeakFails],
        language: str,
        ready: Callable[[], None],
        tell: Callable[[NoVoice | None], None],
    ) -> None:
        self._render = render
        self._language = language
        self._ready = ready
        self._tell = tell
        self._asked: SimpleQueue[tuple[str, str] | None] = SimpleQueue()
        self._rendered: dict[tuple[str, str], bytes | None] = {}
        self._thread = Thread(target=self._work, name="voice", daemon=True)
        self._thread.start()

    def foresee(self, words: Iterable[str]) -> None:
        """Let these be rendered in their order, those that are not yet."""
        for each in words:
            asked = (each, self._language)
            if asked not in self._rendered:
                self._forget()
                self._rendered[asked] = None
                self._asked.put(asked)

    def rendered(self, words: str) -> bytes | None:
        """Return the wave file of words; None while it is being made."""
        return self._rendered.get((words, self._language))

    def speak_in(self, language: str) -> None:
        """Render what is foreseen from now on in another language."""
        self._language = language

    def stop(self) -> None:
        """Render nothing more."""
        self._asked.put(None)

    def _forget(self) -> None:
        """Make room by what was asked for first."""
        while len(self._rendered) >= MOST_KEPT:
            del self._rendered[next(iter(self._rendered))]

    def _work(self) -> None:
        while (asked := self._asked.get()) is not None:
            file = self._render(*asked)
            if isinstance(file, EspeakFails):
                self._rendered.pop(asked, None)
                self._tell(file)
            elif asked in self._rendered:
                self._rendered[asked] = file
                self._tell(None)
                self._ready()
