"""The card through the library's own calls, on its drivers that need no card."""

import subprocess
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

from clock.display.sounds.chimes import Chime
from clock.display.sounds.mixer import Lane, Mixer, length_ms, open_mixer
from clock.troubles import CardFails
from tests.display.sounds.opened_late import COUNTED

WITHIN_S = 20
CHIME = Chime.KEY.file.read_bytes()


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file into which everything sounds, as fast as it can be written."""
    file = tmp_path / "heard"
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(file))
    monkeypatch.setenv("SDL_DISKAUDIODELAY", "1")
    return file


@pytest.fixture
def mixer(disk: Path) -> Iterator[Mixer]:  # noqa: ARG001  what is heard goes there
    """Return an open card."""
    opened = open_mixer()
    assert isinstance(opened, Mixer)
    yield opened
    opened.close()


def loudest(file: Path) -> int:
    """Return the loudest sample that was heard."""
    heard = file.read_bytes()
    return max(map(abs, array("h", heard[: len(heard) // 2 * 2])), default=0)


def heard_within(file: Path, least: int) -> bool:
    """Return whether something as loud as this is heard before long."""
    until = monotonic() + WITHIN_S
    while loudest(file) < least:
        if monotonic() > until:
            return False
    return True


def test_a_chime_is_heard(disk: Path, mixer: Mixer) -> None:
    """What is played reaches the card, and its length is told."""
    assert mixer.play(Lane.CALLS, Chime.LEVEL.file.read_bytes(), 100) == 1300
    assert heard_within(disk, 20_000)


def test_half_the_volume_is_a_quarter_of_the_strength(disk: Path, mixer: Mixer) -> None:
    """The percent of the settings are those of the ear."""
    mixer.play(Lane.CALLS, Chime.LEVEL.file.read_bytes(), 50)

    assert heard_within(disk, 5_000)
    assert loudest(disk) < 8_000


def test_what_is_no_wave_file_is_an_error_that_is_told(mixer: Mixer) -> None:
    """Nothing is raised, and the next chime sounds."""
    assert isinstance(mixer.play(Lane.SIGNALS, b"no wave file", 70), CardFails)
    assert mixer.play(Lane.SIGNALS, CHIME, 70) == length_ms(CHIME)


def test_a_card_is_opened_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards go and come: each opening is whole, in whatever order the lanes are used."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    for lanes in ((Lane.SIGNALS, Lane.CALLS), (), (Lane.CALLS, Lane.CALLS)):
        opened = open_mixer()
        assert isinstance(opened, Mixer)
        assert [opened.play(lane, CHIME, 70) for lane in lanes] == [length_ms(CHIME) for _ in lanes]
        opened.stop(Lane.CALLS)
        opened.close()


def test_a_card_that_cannot_be_opened_is_an_error_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library's own words say why, and a card that comes later is opened."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "gramophone")
    failed = open_mixer()
    assert isinstance(failed, CardFails)
    assert "gramophone" in failed.told

    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    opened = open_mixer()
    assert isinstance(opened, Mixer)
    opened.close()


def test_the_clock_goes_on_while_a_card_is_opened(tmp_path: Path) -> None:
    """A card or sound server that takes its time holds up no other thread."""
    found = subprocess.run(
        [sys.executable, "-m", "tests.display.sounds.opened_late", tmp_path / "pipe"],
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=True,
        timeout=WITHIN_S,
    )

    assert found.stdout.endswith(f"{COUNTED} Mixer")
