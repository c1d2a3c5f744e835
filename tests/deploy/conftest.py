"""Boxes that the tests of deploy.sh begin with."""

from pathlib import Path

import pytest

from tests.deploy.box import Box, fresh_box


@pytest.fixture
def fresh(tmp_path: Path) -> Box:
    """Give a box with a fresh card, and version 1 to deploy."""
    return fresh_box(tmp_path)


@pytest.fixture(scope="session")
def first_installed(tmp_path_factory: pytest.TempPathFactory) -> Box:
    """Give the one box on which version 1 was installed; it is only copied."""
    box = fresh_box(tmp_path_factory.mktemp("box"))
    said = box.deploy()
    assert said.status == 0, said.text
    return box


@pytest.fixture
def box(first_installed: Box, tmp_path: Path) -> Box:
    """Give a box on which version 1 runs."""
    return first_installed.copied(tmp_path)
