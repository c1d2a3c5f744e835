"""The chimes: their files are what the script makes of the score, short, and free of clicks."""

import wave
from array import array
from itertools import pairwise
from pathlib import Path

import pytest

from clock.display.sounds.chimes import Chime
from clock.display.sounds.make import main, wave_file
from clock.display.sounds.score import SCORE
from clock.display.sounds.tones import BELL, LOUDEST, RATE, REED, Note, samples

LONGEST_S = 2
LONGEST_KEY_S = 0.05
SOFT = LOUDEST / 30


def heard(chime: Chime) -> list[int]:
    """Return the samples in a chime's file."""
    with wave.open(str(chime.file)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return list(array("h", file.readframes(file.getnframes())))


@pytest.mark.parametrize("chime", Chime)
def test_the_files_are_what_the_script_makes(chime: Chime) -> None:
    """A change of the score that was not written, or a file that was changed by hand, is found."""
    assert chime.file.read_bytes() == wave_file(chime)


def test_the_script_writes_every_file(tmp_path: Path) -> None:
    """One run makes all of them, each under the name the clock looks for."""
    main(tmp_path)

    assert sorted(file.name for file in tmp_path.iterdir()) == sorted(chime.file.name for chime in Chime)


def test_every_chime_has_notes_of_its_own() -> None:
    """No two things sound alike."""
    assert set(SCORE) == set(Chime)
    assert len(set(SCORE.values())) == len(Chime)


@pytest.mark.parametrize("chime", Chime)
def test_a_chime_is_short_and_does_not_click(chime: Chime) -> None:
    """It is over in two seconds, a key's in a twentieth, begins and ends in silence and is never cut off."""
    found = heard(chime)

    assert len(found) <= RATE * (LONGEST_KEY_S if chime is Chime.KEY else LONGEST_S)
    assert max(map(abs, (*found[:2], *found[-2:]))) < SOFT
    assert LOUDEST / 3 < max(map(abs, found)) <= LOUDEST


def test_a_note_has_its_pitch_and_fades() -> None:
    """A bell at 500 Hz crosses zero upwards 500 times a second, and is softer later."""
    found = samples((Note(0, 500_000, 1000, BELL[:1]),))
    rising = sum(before < 0 <= after for before, after in pairwise(found))

    assert abs(rising - 500) <= 1
    assert max(found[: RATE // 10]) > 4 * max(found[RATE // 2 :])


def test_notes_lie_where_they_begin() -> None:
    """Between two notes there is silence, and a note that begins late does not sound before."""
    found = samples((Note(100, 440_000, 200, REED), Note(500, 440_000, 100, REED, 50)))

    assert len(found) == RATE * 600 // 1000
    assert not any(found[: RATE // 10])
    assert not any(found[RATE * 3 // 10 : RATE // 2])
    assert max(found[RATE // 2 :]) == pytest.approx(max(found) / 2, rel=0.1)
