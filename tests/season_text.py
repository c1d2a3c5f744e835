"""Season files for tests: the shipped one, with parts replaced, and the faults that come of it."""

from pathlib import Path

from clock.seasons import SeasonPlan, read_season
from tests.house_text import CONFIG

SHIPPED = CONFIG / "seasons" / "gananda-2014.toml"


def changed(*pairs: tuple[str, str]) -> str:
    """Return the text of the shipped season in which each first part, found just once, is the second."""
    text = SHIPPED.read_text(encoding="utf-8")
    for before, after in pairs:
        assert text.count(before) == 1, f"{before!r} is {text.count(before)} times in the season"
        text = text.replace(before, after)
    return text


def with_points(*lines: str) -> str:
    """Return the text of a season whose points are made so."""
    return "\n".join(['name = "Ours"', "[points]", *lines])


def faults_of(text: str) -> list[str]:
    """Return the faults of a season file of this text, one line each."""
    return [str(fault) for fault in read_season(text, "x.toml")[1]]


def one_fault_of(text: str) -> str:
    """Return the only fault of a season file of this text."""
    (fault,) = faults_of(text)
    return fault.removeprefix("x.toml: ")


def season_of(text: str, file: str = "x.toml") -> SeasonPlan:
    """Return the season of a text without a fault."""
    plan, faults = read_season(text, file)
    assert plan is not None, faults
    assert faults == ()
    return plan


def write(folder: Path, name: str, text: str) -> Path:
    """Write a season file into a configuration."""
    path = folder / "seasons" / f"{name}.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path
