"""Settings for tests, from a text, and the faults that come of it."""

from clock.settings import read_settings


def faults_of(text: str) -> list[str]:
    """Return the faults of settings of this text, one line each."""
    return [str(fault).removeprefix("clock.toml: ") for fault in read_settings(text, "clock.toml")[1]]
