"""A release that brings the ledger up to date and does not run: the one before gets its ledger back."""

import fcntl
import shutil
from pathlib import Path

import pytest

from clock.ledger import read_night
from tests import kept
from tests.deploy.box import Box
from tests.deploy.test_interrupted import assert_settled, cuts, write_version

DATA = "var/lib/tournament-clock/"
LEDGER = {"ledger.sqlite": "night 1\n", "ledger.sqlite-wal": "its end\n", "copies/night-0001.jsonl": "line\n"}
"""The files of a ledger that a clock left in a hurry."""

NEWER = "of a newer clock\n"
"""What a release that raises the ledger adds to it."""


def in_data(box: Box, folder: str = "") -> dict[str, str]:
    """Return the files of a ledger that lie in the data folder, or in a folder of it."""
    files = box.files()
    return {name: files[DATA + folder + name] for name in LEDGER if DATA + folder + name in files}


def with_a_night(box: Box) -> Box:
    """Play a night with the release that runs, and give the next version another unit."""
    for name, text in LEDGER.items():
        (box.root / DATA / name).write_text(text, encoding="utf-8")
    write_version(box, "2")
    box.behaves("2", "raises the ledger")
    return box


@pytest.mark.parametrize("behaviour", ["dies", "does not answer"])
def test_the_release_before_gets_the_ledger_it_can_read(box: Box, behaviour: str) -> None:
    """Ledger, log and copies are those from before; what the newer release wrote is kept, and said where."""
    with_a_night(box).behaves("2", behaviour)
    before = box.files()

    said = box.deploy()

    assert said.status == 1
    assert "What was written since is kept in /var/lib/tournament-clock/written-by-release-2.\n" in said.text
    assert "Release 1 runs again.\n" in said.text
    assert_settled(box, "1")
    assert in_data(box, "written-by-release-2/") == {
        "ledger.sqlite": LEDGER["ledger.sqlite"] + NEWER,
        "copies/night-0001.jsonl": LEDGER["copies/night-0001.jsonl"] + NEWER,
    }
    aside = DATA + "written-by-release-2/"
    assert {name: text for name, text in box.files().items() if not name.startswith(aside)} == before


def test_what_was_kept_before_is_not_overwritten(box: Box) -> None:
    """A second release that fails the same way has its ledger kept under a name of its own."""
    with_a_night(box).behaves("2", "dies")
    assert box.deploy().status == 1

    said = box.deploy()

    assert "kept in /var/lib/tournament-clock/written-by-release-2-2.\n" in said.text
    assert in_data(box) == LEDGER
    assert in_data(box, "written-by-release-2/") == in_data(box, "written-by-release-2-2/") != {}


def test_a_ledger_that_the_release_before_can_read_stays(box: Box) -> None:
    """What was played on trial goes on with the release before, and nothing is left of the copy."""
    with_a_night(box)
    box.set("behaviour", "2 dies")

    assert box.deploy().status == 1

    assert in_data(box) == LEDGER
    assert not list((box.root / DATA).glob("*release*"))


def test_the_ledger_is_kept_while_no_clock_runs(box: Box) -> None:
    """The clock is stopped before the copy and started after it, so that no act falls between."""
    with_a_night(box)
    box.set("calls", "")
    assert box.deploy().status == 0

    calls = box.fact("calls").splitlines()
    copied = next(
        place for place, call in enumerate(calls) if call.startswith("cp ") and "ledger.sqlite" in call
    )
    units = [call.split()[1] for call in calls[:copied] if call.startswith("systemctl ")]
    assert units[-1] == "stop"


def test_what_is_kept_of_a_clock_that_was_killed_is_a_whole_ledger(
    box: Box, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """A night that is in SQLite's log only is in what was kept, read by the clock itself."""
    played = kept.Box(tmp_path_factory.mktemp("played"))
    with played.ledger() as ledger:
        number = ledger.begin(played.tonight, played.time.now())
        ledger.append(number, 1, kept.small_act(1))
        shutil.copytree(played.folder, box.root / DATA, dirs_exist_ok=True)
    box.write_version("2")
    shutil.rmtree(box.root / DATA / "copies")

    assert box.deploy().status == 0

    night = read_night(box.root / DATA / "before-release-2")
    assert night is not None
    assert (night.number, night.kept, night.whole) == (1, (kept.small_act(1),), True)


def test_a_ledger_that_is_being_written_is_waited_for(box: Box) -> None:
    """Whoever notes something beside the clock ends that first, or no new release is started."""
    with_a_night(box)
    flock = box.folder / "box" / "bin" / "flock"
    # Its patience ends at once.
    flock.write_text(
        '#!/bin/sh\n[ "$1" = --wait ] && shift 2 && set -- --wait 0 "$@"\nexec /usr/bin/flock "$@"\n'
    )
    flock.chmod(0o755)
    with (box.root / DATA / "ledger.lock").open("w") as writer:
        fcntl.flock(writer, fcntl.LOCK_EX)
        said = box.deploy()

    assert (said.status, "so release 2 is not started" in said.text) == (1, True)
    assert_settled(box, "1")


def test_no_release_is_started_when_the_ledger_cannot_be_kept(box: Box) -> None:
    """With no room for the copy the clock goes on as it was."""
    with_a_night(box)
    cp = box.folder / "box" / "bin" / "cp"
    cp.unlink()
    cp.write_text(
        '#!/bin/sh\ncase "$*" in *ledger.sqlite*) echo "no space" >&2; exit 1 ;; esac\nexec /bin/cp "$@"\n'
    )
    cp.chmod(0o755)

    said = box.deploy()

    assert (said.status, "so release 2 is not started" in said.text) == (1, True)
    assert not list((box.root / DATA).glob("before-release*"))
    assert "version 2 starts" not in box.fact("log")
    assert in_data(box) == LEDGER
    assert_settled(box, "1")


def test_rollback_leaves_no_night_behind(box: Box) -> None:
    """A release that cannot read the nights is not gone back to; where those from before lie is told."""
    with_a_night(box)
    assert box.deploy().status == 0
    assert in_data(box, "before-release-2/") == LEDGER
    before, pid = box.files(), box.fact("pid")

    said = box.deploy("--rollback")

    assert said.status == 1
    assert "release 1 cannot read the ledger as release 2 has written it" in said.text
    assert "The nights from before release 2 are in /var/lib/tournament-clock/before-release-2;" in said.text
    assert (box.files(), box.fact("pid")) == (before, pid)


def test_a_host_who_puts_the_nights_from_before_in_place_can_go_back(box: Box) -> None:
    """With the earlier ledger in place `--rollback` goes back, and forgets the copy with the release."""
    with_a_night(box)
    assert box.deploy().status == 0
    data = box.root / DATA
    box.set("active", "inactive")
    for name in LEDGER:
        (data / "before-release-2" / name).replace(data / name)

    assert box.deploy("--rollback").status == 0

    assert_settled(box, "1")
    assert in_data(box) == LEDGER
    assert not (data / "before-release-2").exists()


def taken_back_after_a_cut(box: Box, folder: Path, every: int) -> None:
    """Cut the power in an update to a release that raises the ledger and dies, and run it again."""
    with_a_night(box).behaves("2", "dies")
    for _, after in cuts(box, folder, (), every):
        # A clock that found neither would begin anew.
        assert in_data(after).keys() & {"ledger.sqlite", "copies/night-0001.jsonl"}
        assert after.deploy().status == 1
        assert_settled(after, "1")
        assert in_data(after) == LEDGER
        assert not (after.root / DATA / "returned").exists()
        aside = in_data(after, "written-by-release-2/")
        assert aside["ledger.sqlite"] == LEDGER["ledger.sqlite"] + NEWER
        assert aside["copies/night-0001.jsonl"] == LEDGER["copies/night-0001.jsonl"] + NEWER


def test_a_ledger_that_was_being_put_back_is_put_back(
    box: Box, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Wherever the power went, the same command ends with the ledger from before and the newer one kept."""
    taken_back_after_a_cut(box, tmp_path_factory.mktemp("cut"), every=13)


@pytest.mark.slow
def test_every_cut_of_a_ledger_that_is_put_back(box: Box, tmp_path_factory: pytest.TempPathFactory) -> None:
    """At each single program, the same command ends with the ledger from before and the newer one kept."""
    taken_back_after_a_cut(box, tmp_path_factory.mktemp("cut"), every=1)
