"""The packages of a release: what is installed on a box is what was tested, also without a network."""

import re
import tomllib
from importlib.metadata import requires, version
from pathlib import Path

ROOT = Path(__file__).parents[2]

LENT = "gpiozero"
"""The package that Raspberry Pi OS brings along, in the version that goes with its pins' library."""


def pinned() -> dict[str, str]:
    """Return the version of each package of deploy/constraints.txt."""
    text = (ROOT / "deploy" / "constraints.txt").read_text(encoding="utf-8")
    return dict(line.split("==") for line in text.splitlines() if not line.startswith("#"))


def name_of(requirement: str) -> str:
    """Return the name of the package that a requirement asks for."""
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found
    return found.group().lower()


def needed(names: set[str]) -> set[str]:
    """Return packages with all those that they need in turn, on Linux."""
    more = {
        name_of(requirement)
        for name in names
        for requirement in requires(name) or []
        if ";" not in requirement
    }
    return names if more <= names else needed(names | more)


def test_every_package_of_a_release_has_its_version() -> None:
    """What the clock needs, and what that needs, is pinned to the version that these tests run with."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = {name_of(requirement) for requirement in project["project"]["dependencies"]} - {LENT}

    versions = pinned()
    builds = versions.pop("setuptools")
    assert versions == {name: version(name) for name in needed(asked)}
    assert int(builds.split(".")[0]) >= 77  # as pyproject.toml asks for


def test_a_box_without_a_network_gets_the_pins_package_as_it_is_asked_for() -> None:
    """The one package without a pinned version is fetched for `--offline` as pyproject.toml asks for it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = next(
        requirement for requirement in project["project"]["dependencies"] if name_of(requirement) == LENT
    )

    assert f'"{asked}"' in (ROOT / "deploy" / "wheels.sh").read_text(encoding="utf-8")
