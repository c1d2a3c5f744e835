"""Whole nights and short ones: every script in tests/rehearsals comes out as it says."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from clock.__main__ import main

NIGHTS = sorted((Path(__file__).parent.parent / "rehearsals").glob("*.night"))


def test_there_are_nights() -> None:
    """The scripts are where the next test looks for them."""
    assert len(NIGHTS) > 20


@pytest.mark.parametrize("night", NIGHTS, ids=lambda path: path.stem)
def test_the_night_comes_out_as_it_says(night: Path) -> None:
    """Each expectation of the script holds, and nothing else is refused."""
    ended = CliRunner().invoke(main, ["rehearse", str(night), "--json"])

    assert '"failed"' not in ended.stdout, ended.stdout
    assert (ended.exit_code, ended.stderr) == (0, ""), ended.stdout


def test_the_houses_of_the_nights_have_no_fault() -> None:
    """The house files beside the scripts are as right as those that ship."""
    houses = sorted(str(path) for path in (NIGHTS[0].parent / "houses").glob("*.toml"))
    ended = CliRunner().invoke(main, ["check", *houses])

    assert houses
    assert (ended.exit_code, ended.stdout) == (0, "")
