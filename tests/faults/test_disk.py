"""A disk that is full, or cannot be written: the night goes on, says so, and writes what it owes."""

import json
from pathlib import Path

from clock.display.pictures.level import LevelPicture
from tests.evening import evening
from tests.faults.programs import outs_in, rehearsed, rehearsing, running, state_in
from tests.small_disk import fill, on_a_small_disk, remount

FULL = "NOT SAVED: disk full. Keep the power on."
READ_ONLY = "NOT SAVED: the disk cannot be written. Keep the power on."

SCRIPT = """
house gananda
players 9
0:00:00 start
0:00:00 show
0:00:01 out 3 by 4
0:00:01 out 5 by 4
0:00:01 show
0:00:02 out 6 by 4
0:00:02 show
"""


def fill_during_a_night(disk: Path) -> None:
    """Play a night in real time whose disk is full for a while."""
    (disk / "other").write_bytes(bytes(5 * 2**20))  # so little is left that none is kept in reserve
    with rehearsing(SCRIPT, disk / "data") as night:
        assert night.stdout is not None
        before = json.loads(night.stdout.readline())
        ballast = fill(disk)
        full = json.loads(night.stdout.readline())
        assert outs_in(disk / "data") == []
        ballast.unlink()
        after = json.loads(night.stdout.readline())
        assert night.wait() == 0

    assert [state["not_saved"] for state in (before, full, after)] == [None, FULL, None]
    assert [state["players"]["left"] for state in (before, full, after)] == [9, 7, 6]
    assert full["phase"] == "running"
    assert outs_in(disk / "data") == [3, 5, 6]
    assert state_in(disk / "data")["players"]["left"] == 6


def begin_on_a_read_only_disk(disk: Path) -> None:
    """Rehearse, show and run a night whose data folder cannot be written: a rehearsal says so at its end."""
    remount(disk, "ro")
    played = rehearsed(SCRIPT, "--data", disk / "data")
    told = [json.loads(line) for line in played.stdout.splitlines()]

    not_kept = f"The night is not kept in {disk / 'data'}: the disk cannot be written."
    assert (played.returncode, played.stderr) == (1, f"{not_kept} Name another folder with --data.\n")
    assert [state["not_saved"] for state in told] == [READ_ONLY] * 3
    assert [state["players"]["left"] for state in told] == [9, 7, 6]

    with evening(disk / "data") as host:
        page = host.picture.page
        assert isinstance(page, LevelPicture)
        assert page.banner == READ_ONLY

    with running(disk / "data") as clock:
        assert clock.ended() == 0
    assert "cannot be kept: Read-only file system." in clock.said
    assert "Traceback" not in clock.said
    assert not (disk / "data").exists()


def test_a_disk_that_is_full_for_a_while(tmp_path: Path) -> None:
    """Acts that no disk takes are made all the same, with a warning, and written when one does."""
    on_a_small_disk(fill_during_a_night, tmp_path)


def test_a_disk_that_cannot_be_written(tmp_path: Path) -> None:
    """A night is played from its first to its last act though nothing of it can be kept."""
    on_a_small_disk(begin_on_a_read_only_disk, tmp_path)
