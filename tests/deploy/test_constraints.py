"""The packages that a box is sent are those the clock needs."""

import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import requires
from pathlib import Path

_PROJECT = Path(__file__).parents[2]
_OF_THE_SYSTEM = {"gpiozero", "colorzero"}


def _name(requirement: str) -> str:
    match = re.match(r"[\w.-]+", requirement)
    assert match
    return match[0].lower()


def _needed(name: str) -> Iterator[str]:
    """Name a package and all that it asks for everywhere."""
    yield name
    for requirement in requires(name) or []:
        if ";" not in requirement:
            yield from _needed(_name(requirement))


def test_every_package_of_a_release_has_its_version() -> None:
    """A box without a network gets each package the clock needs, in the version that was tested."""
    listed = (_PROJECT / "deploy/constraints.txt").read_text().splitlines()
    pinned = {_name(line) for line in listed if "==" in line}
    asked = tomllib.loads((_PROJECT / "pyproject.toml").read_text())["project"]["dependencies"]
    needed = {name for requirement in asked for name in _needed(_name(requirement))}

    assert needed - _OF_THE_SYSTEM <= pinned
