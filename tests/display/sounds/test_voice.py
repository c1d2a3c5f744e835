"""The voice: words become wave files ahead of time, and a program that fails stops nothing."""

import io
import wave
from collections.abc import Callable
from pathlib import Path
from queue import Queue
from threading import Event

import pytest

from clock.display.sounds.voice import MOST_KEPT, Espeak, NoWave, Voice, espeak, whole_wave
from clock.troubles import EspeakFails, NoEspeak, NoVoice

WITHIN_S = 20

STREAMED = bytes.fromhex(
    "52494646 24f0ff7f 57415645 666d7420 10000000 01000100 22560000 44ac0000 02001000 64617461 00f0ff7f"
)
"""How a wave file begins that was streamed before its length was known: 22,050 Hz, one channel."""


def program(folder: Path, script: str) -> Espeak:
    """Return a program in the place of espeak-ng."""
    file = folder / "espeak-ng"
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
    return Espeak(str(file))


def test_words_go_in_and_sound_comes_out(tmp_path: Path) -> None:
    """The words are read from its input, in its language, and never taken for an option or a command."""
    head = "".join(f"\\{byte:03o}" for byte in STREAMED)
    speaks = program(tmp_path, f'echo "$@" > "{tmp_path}/how"; printf "{head}"; cat')
    file = speaks.rendered("--help; rm -rf ä.", "de")
    assert isinstance(file, bytes)

    with wave.open(io.BytesIO(file)) as read:
        assert (read.getframerate(), read.getnchannels()) == (22_050, 1)
        assert read.readframes(99) == "--help; rm -rf ä.".encode()
    assert (tmp_path / "how").read_text().split()[:2] == ["-v", "de"]


@pytest.mark.parametrize(
    ("script", "told"),
    [
        ("echo 'Error: The specified espeak-ng voice does not exist.' >&2; exit 1", "does not exist"),
        ("exit 3", "it ended with 3"),
        ("echo RIFF", "it ended with 0"),
    ],
)
def test_a_program_that_fails_says_why(tmp_path: Path, script: str, told: str) -> None:
    """What it said, or how it ended, is a value."""
    failed = program(tmp_path, script).rendered("hello", "en")

    assert isinstance(failed, EspeakFails)
    assert told in failed.told


def test_a_program_that_is_gone(tmp_path: Path) -> None:
    """It may be uninstalled while the clock runs."""
    assert isinstance(Espeak(str(tmp_path / "espeak-ng")).rendered("hello", "en"), EspeakFails)


def test_whether_it_is_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is looked for where programs are."""
    monkeypatch.setenv("PATH", str(tmp_path))
    assert espeak() == NoEspeak()

    program(tmp_path, "exit 0")
    assert espeak() == Espeak(str(tmp_path / "espeak-ng"))


@pytest.mark.parametrize("damaged", [b"", b"RIFF", STREAMED[:39], STREAMED.replace(b"data", b"LIST")])
def test_what_is_no_wave_file(damaged: bytes) -> None:
    """Half a file is none."""
    with pytest.raises(NoWave):
        whole_wave(damaged)


class Rendering:
    """Renders words at the test's word, and notes what the voice tells."""

    def __init__(self, answer: Callable[[str], bytes | EspeakFails] = str.encode) -> None:
        self.answer = answer
        self.asked: Queue[str] = Queue()
        self.may_go = Event()
        self.told: Queue[NoVoice | None] = Queue()
        self.ready: Queue[bool] = Queue()
        self.voice = Voice(self.render, "en", lambda: self.ready.put(True), self.told.put)

    def render(self, words: str, language: str) -> bytes | EspeakFails:
        """Render words, once the test says so."""
        self.asked.put(words if language == "en" else f"{language}: {words}")
        assert self.may_go.wait(WITHIN_S)
        return self.answer(words)


def test_words_are_rendered_ahead_and_once() -> None:
    """They are asked for before they are needed, and told when they are ready; nobody waits meanwhile."""
    rendering = Rendering()
    rendering.voice.foresee(["level two", "a minute"])
    rendering.voice.foresee(["level two", "break"])
    assert rendering.asked.get(timeout=WITHIN_S) == "level two"
    assert rendering.voice.rendered("level two") is None

    rendering.may_go.set()
    for _ in range(3):
        assert rendering.ready.get(timeout=WITHIN_S)
    assert rendering.voice.rendered("level two") == b"level two"
    assert rendering.voice.rendered("break") == b"break"
    assert rendering.voice.rendered("never asked for") is None
    assert [rendering.asked.get(timeout=WITHIN_S) for _ in range(2)] == ["a minute", "break"]
    rendering.voice.stop()


def test_words_that_failed_are_tried_again() -> None:
    """The cause is told, and words that are foreseen anew are rendered then."""
    failing = [EspeakFails("no memory")]
    rendering = Rendering(lambda words: failing.pop() if failing else words.encode())
    rendering.may_go.set()
    rendering.voice.foresee(["level two"])
    assert rendering.told.get(timeout=WITHIN_S) == EspeakFails("no memory")

    rendering.voice.foresee(["level two"])
    assert rendering.ready.get(timeout=WITHIN_S)
    assert rendering.told.get(timeout=WITHIN_S) is None
    assert rendering.voice.rendered("level two") == b"level two"
    rendering.voice.stop()


def test_only_so_many_are_kept() -> None:
    """A long night does not fill the memory: what was asked for first is forgotten."""
    rendering = Rendering()
    rendering.may_go.set()
    for number in range(MOST_KEPT + 1):
        rendering.voice.foresee([str(number)])
        assert rendering.ready.get(timeout=WITHIN_S)

    assert rendering.voice.rendered("0") is None
    assert rendering.voice.rendered("1") == b"1"
    rendering.voice.stop()


def test_another_language_is_rendered_anew() -> None:
    """What was rendered in one language is not spoken in another, also where the words are the same."""
    rendering = Rendering()
    rendering.may_go.set()
    rendering.voice.foresee(["Ada"])
    assert rendering.asked.get(timeout=WITHIN_S) == "Ada"
    assert rendering.ready.get(timeout=WITHIN_S)

    rendering.voice.speak_in("de")
    assert rendering.voice.rendered("Ada") is None
    rendering.voice.foresee(["Ada"])
    assert rendering.asked.get(timeout=WITHIN_S) == "de: Ada"
    assert rendering.ready.get(timeout=WITHIN_S)
    assert rendering.voice.rendered("Ada") == b"Ada"
    rendering.voice.stop()
