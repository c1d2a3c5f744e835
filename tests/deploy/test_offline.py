"""`--offline`: a box without a network gets the Python packages from the laptop."""

import platform

from tests.deploy.box import Box


def test_a_box_without_a_network_is_updated(box: Box) -> None:
    """The laptop fetches the packages for the box's machine and Python, and the box asks nobody else."""
    box.set("no-network", "yes")
    box.write_version("2")
    assert box.deploy().status == 1

    said = box.deploy("--offline")

    assert said.status == 0, said.text
    assert box.runs() == "2"
    asked = box.fact("fetched")
    assert f"--platform manylinux_2_28_{platform.machine()} " in asked
    assert "--python-version 3.13 " in asked
    assert "--only-binary :all:" in asked


def test_packages_are_fetched_once(box: Box) -> None:
    """What was fetched for one box serves the next, until the list of packages changes."""
    for version in ("2", "3"):
        box.write_version(version)
        assert box.deploy("--offline").status == 0
    assert len(box.fact("fetched").splitlines()) == 1

    constraints = box.laptop / "deploy" / "constraints.txt"
    constraints.write_text(constraints.read_text(encoding="utf-8") + "another==1.0\n", encoding="utf-8")
    assert box.deploy("--offline").status == 0
    assert len(box.fact("fetched").splitlines()) == 2


def test_packages_of_the_system_cannot_be_sent(fresh: Box) -> None:
    """On a fresh card they are missing: they are named, with what to do, and nothing is changed."""
    fresh.set("no-network", "yes")
    before = fresh.files()

    said = fresh.deploy("--offline")

    assert said.status == 1
    assert "these packages are missing, and --offline fetches none: python3-venv libegl1 " in said.text
    assert "espeak-ng" not in said.text, "neither voice nor letters are a reason to refuse"
    assert "Connect the box to the internet once" in said.text
    assert fresh.files() == before


def test_a_box_in_another_year_can_be_updated_without_a_network(box: Box) -> None:
    """Without a network the box has no time, and needs none to take what it is sent."""
    date = box.folder / "box" / "bin" / "date"
    date.write_text("#!/bin/sh\necho 1000000000\n", encoding="utf-8")
    date.chmod(0o755)
    box.write_version("2")

    assert box.deploy("--offline").status == 0
    assert box.runs() == "2"
