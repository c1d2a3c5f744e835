"""House files for tests: the shipped ones, with parts replaced, and the faults that come of it."""

from pathlib import Path

from clock.houses import read_house
from clock.tournament.structure import House

CONFIG = Path(__file__).parent.parent / "config"
HOUSES = ("freezeout", "gananda", "new-year", "wired-pair")


def shipped(name: str) -> str:
    """Return the text of a shipped house file."""
    return (CONFIG / "houses" / f"{name}.toml").read_text(encoding="utf-8")


def changed(name: str, *pairs: tuple[str, str]) -> str:
    """Return the text of a shipped house file in which each first part, found just once, is the second."""
    text = shipped(name)
    for before, after in pairs:
        assert text.count(before) == 1, f"{before!r} is {text.count(before)} times in {name}"
        text = text.replace(before, after)
    return text


def faults_of(text: str) -> list[str]:
    """Return the faults of a house file of this text, one line each."""
    return [str(fault) for fault in read_house(text, "x.toml")[1]]


def one_fault_of(text: str) -> str:
    """Return the only fault of a house file of this text."""
    (fault,) = faults_of(text)
    return fault


def house_of(text: str) -> House:
    """Return the house of a text without a fault."""
    house, faults = read_house(text, "x.toml")
    assert house is not None, faults
    assert faults == ()
    return house
