"""The power goes while the clock is deployed: at any moment, and the next run ends what was begun."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.deploy.box import Box, fresh_box

TOO_MANY = 200
"""More programs than a deployment calls."""


def cuts(start: Box, folder: Path, options: Sequence[str], every: int) -> Iterator[tuple[bool, Box]]:
    """Give the box after power cuts: at every program that would change something, or every so many.

    With each goes whether all was done before, and only what was sent was still to be thrown away.
    """
    for cut_at in range(1, TOO_MANY, every):
        box = start.copied(folder / str(cut_at))
        said = box.deploy(*options, cut_at=cut_at)
        if int(box.fact("count")) < cut_at:
            return
        done = said.status == 0
        assert done == ("The clock runs: " in said.text)
        yield done, box
    raise AssertionError(f"A deployment calls more than {TOO_MANY} programs.")


def assert_points_at_a_whole_release(box: Box) -> None:
    """Assert that the link of the current release, if there is one, leads to one that was made whole."""
    current = box.opt / "current"
    if current.is_symlink():
        assert (current / "made-of").exists()


def assert_settled(box: Box, version: str) -> None:
    """Assert that the box runs this version with its own files of the system, and nothing is half done."""
    assert (box.current(), box.runs()) == (version, version)
    assert not (box.opt / "trial").exists()
    assert not (box.opt / "untold").exists()
    for number in box.releases():
        assert (box.opt / "releases" / number / "made-of").exists()
    unit = box.opt / "current" / "source" / "systemd" / "tournament-clock.service"
    laid = box.root / "etc" / "systemd" / "system" / "tournament-clock.service"
    assert laid.read_text(encoding="utf-8") == unit.read_text(encoding="utf-8")
    assert box.fact("unit") == laid.read_text(encoding="utf-8").strip()
    assert (box.root / "etc" / "tournament-clock" / "houses" / "gananda.toml").exists()
    assert (box.root / "var" / "lib" / "tournament-clock" / "ledger.sqlite").exists()


def write_version(box: Box, version: str) -> None:
    """Change the checkout as a new version does that also brings another unit."""
    box.write_version(version)
    unit = box.laptop / "systemd" / "tournament-clock.service"
    unit.write_text(unit.read_text(encoding="utf-8") + f"# of version {version}\n", encoding="utf-8")


def first_installation(folder: Path, every: int) -> None:
    """Cut the power in a first installation, and run it again."""
    for _, box in cuts(fresh_box(folder / "start"), folder, (), every):
        assert_points_at_a_whole_release(box)
        said = box.deploy()
        assert said.status == 0, said.text
        assert_settled(box, "1")


def update(start: Box, folder: Path, every: int) -> None:
    """Cut the power in an update, and run it again."""
    write_version(start, "2")
    for _, box in cuts(start, folder, (), every):
        assert_points_at_a_whole_release(box)
        assert box.current() in {"1", "2"}
        said = box.deploy()
        assert said.status == 0, said.text
        assert_settled(box, "2")


def update_that_dies(start: Box, folder: Path, every: int) -> None:
    """Cut the power in an update to a release that dies, and run it again."""
    write_version(start, "2")
    start.behaves("2", "dies")
    for _, box in cuts(start, folder, (), every):
        assert_points_at_a_whole_release(box)
        assert box.deploy().status == 1
        assert_settled(box, "1")


def rollback(start: Box, folder: Path, every: int) -> None:
    """Cut the power in a rollback from release 3, and run it again: one back, not two."""
    for version in ("2", "3"):
        write_version(start, version)
        assert start.deploy().status == 0
    for done, box in cuts(start, folder, ("--rollback",), every):
        assert_points_at_a_whole_release(box)
        said = box.deploy("--rollback")
        assert said.status == 0, said.text
        assert_settled(box, "1" if done else "2")


def test_a_first_installation_that_was_cut_off_is_ended(tmp_path: Path) -> None:
    """Wherever the power went, the same command makes a clock of it."""
    first_installation(tmp_path, every=13)


def test_an_update_that_was_cut_off_is_ended(box: Box, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Wherever the power went, a whole release is the current one, and the same command ends the update."""
    update(box, tmp_path_factory.mktemp("cut"), every=11)


def test_a_bad_update_that_was_cut_off_is_taken_back(
    box: Box, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Wherever the power went, the same command ends with the release before, which runs."""
    update_that_dies(box, tmp_path_factory.mktemp("cut"), every=17)


def test_a_rollback_that_was_cut_off_is_ended(box: Box, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Wherever the power went, the same command goes back by one release."""
    rollback(box, tmp_path_factory.mktemp("cut"), every=13)


@pytest.mark.slow
def test_every_cut_of_a_first_installation(tmp_path: Path) -> None:
    """At each single program, the same command makes a clock of it."""
    first_installation(tmp_path, every=1)


@pytest.mark.slow
def test_every_cut_of_an_update(box: Box, tmp_path_factory: pytest.TempPathFactory) -> None:
    """At each single program a whole release is the current one, and the same command ends the update."""
    update(box, tmp_path_factory.mktemp("cut"), every=1)


@pytest.mark.slow
def test_every_cut_of_a_bad_update(box: Box, tmp_path_factory: pytest.TempPathFactory) -> None:
    """At each single program, the same command ends with the release before, which runs."""
    update_that_dies(box, tmp_path_factory.mktemp("cut"), every=1)


@pytest.mark.slow
def test_every_cut_of_a_rollback(box: Box, tmp_path_factory: pytest.TempPathFactory) -> None:
    """At each single program, the same command goes back by one release."""
    rollback(box, tmp_path_factory.mktemp("cut"), every=1)


def test_a_trial_that_was_cut_off_is_ended_without_an_answer(box: Box) -> None:
    """A release on trial that never answers is no night in play: the same command takes it back."""
    write_version(box, "2")
    assert box.deploy().status == 0
    (box.opt / "trial").write_text("1 2\n", encoding="utf-8")
    box.behaves("2", "does not answer")

    said = box.deploy("--rollback")

    assert (said.status, "Release 1 runs again." in said.text) == (1, True)
    assert_settled(box, "1")


def test_an_update_outlives_the_connection(box: Box) -> None:
    """Once the new release is started, a laptop that is closed does not keep the box from ending it well."""
    write_version(box, "2")
    box.behaves("2", "dies")
    sleep = box.folder / "box" / "stand-ins" / "sleep"
    sleep.write_text(
        sleep.read_text(encoding="utf-8") + 'kill -HUP -"$(cat "$BOX/facts/session")"\n', encoding="utf-8"
    )

    box.deploy()

    assert_settled(box, "1")
