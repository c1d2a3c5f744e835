"""What the host has chosen for the evening is there after a restart, and gone on the next evening."""

from pathlib import Path

import pytest

from clock.app import ChosenFile
from clock.app.choices import Chosen
from tests.evening import Evening, evening
from tests.kept import HandTime

HOUR = 3600
ANOTHER_EVENING_S = 7 * 24 * HOUR


def is_german(host: Evening) -> bool:
    """Return whether the screen speaks German."""
    return host.app.sight().words.code == "de"


def time_of(host: Evening) -> str | None:
    """Return the time of day as far as it is known."""
    wall = host.app.sight().wall
    return None if wall is None else f"{wall:%H:%M}"


def test_what_is_chosen_outlives_the_program(tmp_path: Path) -> None:
    """The language and the volume of tonight are there after the power was lost."""
    time = HandTime()
    with evening(tmp_path, time=time) as host:
        host.keys("*882").keys("*864")
    time.cut_power(60)
    with evening(tmp_path, players=0, started=False, time=time) as host:
        assert is_german(host)
        assert host.app._desk.choices.volume == 100
        host.keys("*881")
    with evening(tmp_path, players=0, started=False, time=time) as host:
        assert not is_german(host)


def test_the_panel_that_is_held_is_held_after_a_restart(tmp_path: Path) -> None:
    """Until the panels take turns again, or the night is over."""
    time = HandTime()
    with evening(tmp_path, players=2, time=time) as host:
        host.wait(11).keys("*711")
        held = host.app.sight().panel
        assert held.held
    time.cut_power(60)
    with evening(tmp_path, players=0, started=False, time=time) as host:
        panel = host.app.sight().panel
        assert panel.held == held.held
        host.keys("1##")
        assert not host.app.sight().panel.held
    with evening(tmp_path, players=0, started=False, time=time) as host:
        assert not host.app.sight().panel.held


def test_the_time_that_was_told_outlives_the_program_and_not_the_power(tmp_path: Path) -> None:
    """A box without a network is told the time once a boot: a clock that is started anew still knows it."""
    time = HandTime(wall_ms=None)
    with evening(tmp_path, time=time) as host:
        host.keys("*83").keys("1905#")
        assert time_of(host) == "19:05"
    time.wait(10 * 60)
    with evening(tmp_path, players=0, started=False, time=time) as host:
        assert time_of(host) == "19:15"
    time.cut_power(60)
    with evening(tmp_path, players=0, started=False, time=time) as host:
        assert time_of(host) is None


def test_another_evening_begins_as_the_settings_say(tmp_path: Path) -> None:
    """A night that was over when the box was switched off takes with it what was chosen for it."""
    time = HandTime()
    with evening(tmp_path, players=2, time=time) as host:
        host.keys("*882").keys("1##")
        assert host.tournament.finished
    time.cut_power(ANOTHER_EVENING_S)
    with evening(tmp_path, players=0, started=False, time=time) as host:
        assert not is_german(host)
    time.cut_power(60)
    with evening(tmp_path, players=0, started=False, time=time) as host:
        assert not is_german(host)


def test_a_new_night_for_an_old_one_begins_as_the_settings_say(tmp_path: Path) -> None:
    """Asked about a night of last week, who begins a new one begins it in the language of the settings."""
    time = HandTime()
    with evening(tmp_path, time=time) as host:
        host.keys("*882")
    time.cut_power(ANOTHER_EVENING_S)
    with evening(tmp_path, players=0, started=False, time=time) as host:
        assert is_german(host)
        host.wait(2).keys("2")
        assert not host.tournament.started
        assert not is_german(host)


def test_a_second_night_of_the_evening_is_spoken_as_the_first(tmp_path: Path) -> None:
    """A night begun after another keeps what was chosen that evening."""
    with evening(tmp_path, players=2) as host:
        host.keys("*882").keys("1###").wait(1).keys("##")
        assert not host.tournament.started
        assert is_german(host)


@pytest.mark.parametrize(
    "text", ["", "{", '{"language": "tlh"}', '{"volume": 900}', "[1]", '{"language": 7}']
)
def test_what_cannot_be_read_is_not_chosen(tmp_path: Path, text: str) -> None:
    """A damaged file is as none."""
    (tmp_path / "chosen.json").write_text(text)
    assert ChosenFile(tmp_path).read() == Chosen()


def test_a_disk_that_takes_nothing_is_no_reason_to_stop(tmp_path: Path) -> None:
    """What cannot be kept holds all the same, until the program ends."""
    (tmp_path / "chosen.json").mkdir()
    ChosenFile(tmp_path).keep(Chosen("de"))
    ChosenFile(tmp_path).keep(Chosen())
    assert ChosenFile(tmp_path).read() == Chosen()
