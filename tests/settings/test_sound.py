"""What the settings say about sound."""

import pytest

from clock.settings import Settings, read_settings
from clock.settings.sound import Hours, Sound, Sounding
from clock.values import replace

ALL = """
    [sound]
    on = "on"
    volume = 35
    keys = false
    quiet = "22:30 - 7:00"
    card = "Headphones"
    voice = true
"""


def test_all_keys() -> None:
    """Every key of the table is read."""
    sound = Sound(Sounding.ON, 35, False, Hours(22 * 60 + 30, 7 * 60), "Headphones", True)

    assert read_settings(ALL, "clock.toml") == (replace(Settings(), sound=sound), ())


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ('on = "yes"', 'on: "yes" is not one of its words; write one of "auto", "on", "off"'),
        ("on = true", "on: the word true is not one of its words"),
        ("volume = 101", "volume: 101 is too large; write a whole number from 0 to 100"),
        ('volume = "70"', 'volume: the text "70" is no whole number'),
        ('keys = "no"', 'keys: the text "no" is neither yes nor no'),
        ("quiet = 23", 'quiet: the value "23" is no part of the day'),
        ('quiet = "23:00"', 'quiet: "23:00" is no part of the day; write two times of day in quotes'),
        ('quiet = "23:00-24:00"', 'quiet: "23:00-24:00" is no part of the day'),
        ('quiet = "1:00-2:00-3:00"', 'quiet: "1:00-2:00-3:00" is no part of the day'),
        ('quiet = "8:00-08:00"', 'quiet: "8:00-08:00" is no time at all, or all day'),
        ('card = ""', "card: an empty text is no text"),
        ("voices = true", "voices: is no key here; did you mean voice?"),
    ],
)
def test_damaged_keys(line: str, fault: str) -> None:
    """Each wrong key is one fault that names it and what would be right."""
    settings, faults = read_settings(f"[sound]\n{line}", "clock.toml")

    assert settings is None
    (only,) = faults
    assert str(only).startswith(f"clock.toml: sound.{fault}")


@pytest.mark.parametrize(
    ("hours", "quiet", "loud"),
    [
        (Hours(23 * 60, 8 * 60), (23 * 60, 0, 8 * 60 - 1), (8 * 60, 12 * 60, 23 * 60 - 1)),
        (Hours(60, 120), (60, 119), (59, 120, 1439)),
    ],
)
def test_hours_go_past_midnight(hours: Hours, quiet: tuple[int, ...], loud: tuple[int, ...]) -> None:
    """Quiet hours begin with their first minute and end before their last, also past midnight."""
    assert all(hours.have(minute) for minute in quiet)
    assert not any(hours.have(minute) for minute in loud)
