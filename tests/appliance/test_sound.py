"""The sound of `run`: found on its own thread, told of where the host wants it, and heard."""

from array import array
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pytest

from clock.appliance.sound import Troubles, missed, sound_at_work
from clock.moment import BoxTime
from clock.press import Control
from clock.settings import Settings
from clock.settings.sound import Sound, Sounding
from clock.troubles import CardFails, EspeakFails, NoCard, NoEspeak, Silent, Speechless, Trouble
from clock.values import replace
from tests.evening import evening
from tests.faults.programs import UNSEEN, rehearsed, running

WITHIN_S = 30
LOUD = 5_000

ON, VOICE = Sound(Sounding.ON), Sound(Sounding.AUTO, voice=True)


def until(happened: Callable[[], bool]) -> None:
    """Look until it has happened."""
    began = monotonic()
    while not happened():
        assert monotonic() - began < WITHIN_S, "it never happened"


def test_what_is_wrong_is_told_when_it_changes() -> None:
    """Card and voice are told together; what was told already is not told again."""
    told: list[tuple[Trouble, ...]] = []
    troubles = Troubles(told.append)
    troubles.of_card(None)
    troubles.of_voice(NoEspeak())
    troubles.of_card(CardFails("busy"))
    troubles.of_card(CardFails("busy"))
    troubles.of_voice(None)
    troubles.of_card(None)

    speechless, busy = Speechless(NoEspeak()), Silent(CardFails("busy"))
    assert told == [(speechless,), (busy, speechless), (busy,), ()]


def test_only_what_the_host_asked_for_is_missed() -> None:
    """A card is missed where the sound is on; a voice that was asked for is missed anyway."""
    silent, speechless = Silent(NoCard()), Speechless(EspeakFails("no memory"))

    assert missed((silent, speechless), Sounding.ON) == (silent, speechless)
    assert missed((silent, speechless), Sounding.AUTO) == (speechless,)


def test_sound_that_is_off_has_no_thread(tmp_path: Path) -> None:
    """Nothing is looked for."""
    off = replace(Settings(), sound=Sound(Sounding.OFF))
    with evening(tmp_path, settings=off) as host:
        assert sound_at_work(host.app, off, BoxTime()) is None


def test_a_card_that_cannot_be_opened_is_a_small_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The clock goes on, and says why nothing is heard, on the screen and with what to do."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "gramophone")
    on = replace(Settings(), sound=ON)
    with evening(tmp_path, settings=on) as host:
        sound = sound_at_work(host.app, on, BoxTime())
        assert sound is not None
        until(lambda: host.banner().startswith("No sound: the sound card fails"))
        sound.stop()
        assert host.wait(30).tournament.clock.running

    assert "Switch the TV on" in capsys.readouterr().err


def test_a_voice_that_is_not_installed_is_a_small_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The chimes sound all the same."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setenv("PATH", str(tmp_path))
    speaking = replace(Settings(), sound=VOICE)
    with evening(tmp_path, settings=speaking) as host:
        sound = sound_at_work(host.app, speaking, BoxTime())
        assert sound is not None
        until(lambda: host.banner() == "No voice: espeak-ng is not installed.")
        host.control(Control.PAUSE)
        sound.stop()


def test_the_last_minute_is_heard(tmp_path: Path) -> None:
    """Case 25: the clock as a program, on a card that is a file: it is loud when 1:00 is left, not before."""
    heard = tmp_path / "heard"
    script = "house gananda\nplayers 5\n0:00:00 start\n0:00:00 time -1435\n"
    assert rehearsed(script, "--data", tmp_path / "data", "--speed", "1").returncode == 0
    surroundings = {**UNSEEN, "SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(heard)}

    def loudest() -> int:
        samples = heard.read_bytes() if heard.exists() else b""
        return max(map(abs, array("h", samples[: len(samples) // 2 * 2])), default=0)

    with running(tmp_path / "data", surroundings=surroundings) as night:
        assert loudest() == 0
        until(lambda: loudest() > LOUD)
        assert night.ended() == 0
