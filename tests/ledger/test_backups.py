"""Backups: whole, numbered, few, and each of them a ledger that a night can go on from."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from clock.league.corrections import NightMoved
from clock.ledger import Ledger, back_up, backups_in, read_night
from clock.tournament.commands import BustOut, Register, Start
from tests.kept import Box
from tests.small_disk import fill, on_a_small_disk, remount


def play(box: Box, players: int = 5) -> None:
    """Open a night of so many players, and start it."""
    with box.director() as director:
        for _ in range(players):
            director.handle(Register())
        director.handle(Start())


def bust(box: Box, player: int) -> None:
    """Let a player go out in the night that is on."""
    with box.director() as director:
        director.handle(BustOut((player,)))


def test_a_backup_opens_as_a_ledger(tmp_path: Path) -> None:
    """Put into an empty data folder under the ledger's name, the night goes on from it, act after act."""
    box = Box(tmp_path / "data")
    play(box)
    backup = back_up(box.folder, box.folder / "backups")
    bust(box, 3)
    assert backup is not None

    restored = Box(tmp_path / "restored", box.time)
    restored.folder.mkdir()
    shutil.copy(backup.file, restored.folder / "ledger.sqlite")
    with restored.director() as director:
        assert director.damage is None
        assert director.tournament.started
        assert director.tournament.left() == 5
        director.handle(BustOut((4,)))
    night = read_night(restored.folder)
    assert night is not None
    assert night.whole
    assert len(night.kept) == 7  # five entered, started, one out


def test_a_backup_is_one_file_without_a_log(tmp_path: Path) -> None:
    """It can be carried on a stick, and read where nothing can be written."""
    box = Box(tmp_path / "data")
    play(box)
    into = tmp_path / "stick"
    backup = back_up(box.folder, into)

    assert backup is not None
    assert [file.name for file in into.iterdir()] == ["ledger-0001-night-1-acts-6.sqlite"]
    with closing(sqlite3.connect(f"file:{backup.file}?immutable=1", uri=True)) as copy:
        assert copy.execute("PRAGMA journal_mode").fetchone() == ("delete",)


def test_it_is_made_beside_a_clock_that_writes(tmp_path: Path) -> None:
    """What was confirmed before is in it, also what stands in the log of the writer only."""
    box = Box(tmp_path / "data")
    with box.director() as director:
        director.handle(Register())
        backup = back_up(box.folder, tmp_path / "backups")
        director.handle(Register())
        later = back_up(box.folder, tmp_path / "backups")

    assert backup is not None
    assert later is not None
    assert (backup.acts, later.acts) == (1, 2)


def test_nothing_new_makes_no_new_backup(tmp_path: Path) -> None:
    """A box that stands for weeks between two nights does not push the good backups out."""
    box = Box(tmp_path / "data")
    play(box)
    into = box.folder / "backups"
    first = back_up(box.folder, into)

    assert back_up(box.folder, into) == first
    assert len(backups_in(into)) == 1

    bust(box, 1)
    second = back_up(box.folder, into)
    assert back_up(box.folder, into) == second != first
    assert len(backups_in(into)) == 2


def test_a_few_are_kept_whatever_the_clock_on_the_wall_says(tmp_path: Path) -> None:
    """They count on and are not dated: a box that wakes in 2001 writes the newest, and the oldest goes."""
    box = Box(tmp_path / "data")
    play(box, players=9)
    into = tmp_path / "backups"
    for player in range(1, 6):
        back_up(box.folder, into)
        box.time.wall_ms = -25 * 365 * 86_400_000 if player % 2 else 0
        bust(box, player)
    back_up(box.folder, into)

    assert [backup.number for backup in backups_in(into)] == [4, 5, 6]
    assert [backup.acts for backup in backups_in(into)] == [13, 14, 15]


def nights_in(into: Path) -> list[tuple[int, int]]:
    """Return night and acts of the backups in a folder."""
    return [(backup.night, backup.acts) for backup in backups_in(into)]


def test_starts_of_one_evening_push_out_no_other_night(tmp_path: Path) -> None:
    """Each of the last ten nights stays with its end, though the clock is started a dozen times tonight."""
    box = Box(tmp_path / "data")
    into = tmp_path / "backups"
    for night in range(12):
        if night:
            begin_another(box)
        play(box, players=4)
        back_up(box.folder, into)
        bust(box, 1)
        back_up(box.folder, into)
    begin_another(box)
    play(box, players=14)
    for player in range(1, 13):
        bust(box, player)
        back_up(box.folder, into)

    earlier, tonight = nights_in(into)[:-3], nights_in(into)[-3:]
    assert earlier == [(night, 6) for night in range(4, 13)]
    assert tonight == [(13, 25), (13, 26), (13, 27)]


def test_nights_in_which_nothing_is_done_make_no_backups(tmp_path: Path) -> None:
    """A box that stands between two evenings opens a night at each start, and each calendar's day."""
    box = Box(tmp_path / "data")
    into = tmp_path / "backups"
    play(box)
    back_up(box.folder, into)
    for _ in range(3):
        begin_another(box)
        back_up(box.folder, into)

    assert nights_in(into) == [(1, 6)]


def test_a_ledger_begun_anew_pushes_out_no_night_of_the_one_before(tmp_path: Path) -> None:
    """A new card counts its nights from 1 again; the stick keeps those of the old one."""
    into = tmp_path / "stick"
    for folder, players in (("old", 4), ("new", 3)):
        box = Box(tmp_path / folder)
        play(box, players)
        for player in range(1, players):
            bust(box, player)
            back_up(box.folder, into)
        begin_another(box)
        play(box)
        back_up(box.folder, into)

    assert nights_in(into) == [(1, 8), (2, 6), (1, 5), (1, 6), (2, 6)]


def test_what_the_secretary_has_noted_is_backed_up(tmp_path: Path) -> None:
    """A correction changes no night, and belongs to the season all the same."""
    box = Box(tmp_path / "data")
    play(box)
    into = tmp_path / "backups"
    back_up(box.folder, into)
    with box.ledger() as ledger:
        ledger.note(NightMoved("1", "2027"), "played for the new season", box.time.now())
    newest = back_up(box.folder, into)

    assert nights_in(into) == [(1, 6), (1, 6)]
    assert newest == back_up(box.folder, into)


def test_a_backup_that_cannot_be_read_is_none(tmp_path: Path) -> None:
    """What a broken stick holds under the name of a backup keeps no good one from being made."""
    box = Box(tmp_path / "data")
    play(box)
    into = tmp_path / "stick"
    into.mkdir()
    (into / "ledger-0001-night-1-acts-6.sqlite").write_text("scratched")
    back_up(box.folder, into)

    assert nights_in(into) == [(1, 6), (1, 6)]


def begin_another(box: Box) -> None:
    """Open another night, in which nothing has been done."""
    with box.director() as director:
        director.new_night(box.tonight)


def test_without_a_night_there_is_no_backup(tmp_path: Path) -> None:
    """Neither of a folder that is not there nor of a ledger without a night; and no folder is made for it."""
    assert back_up(tmp_path / "none", tmp_path / "backups") is None
    box = Box(tmp_path / "data")
    Ledger(box.folder, box.time.now(), durable=False, marks_apart=False).close()

    assert back_up(box.folder, tmp_path / "backups") is None
    assert not (tmp_path / "backups").exists()


def test_other_files_in_the_folder_are_left_alone(tmp_path: Path) -> None:
    """A stick may hold anything; what is not named as a backup is none."""
    box = Box(tmp_path / "data")
    play(box)
    into = tmp_path / "stick"
    into.mkdir()
    mine = into / "ledger-mine.sqlite"
    mine.write_text("holiday")
    for number in range(4):
        bust(box, number + 1)
        back_up(box.folder, into)

    assert mine.read_text() == "holiday"
    assert [backup.number for backup in backups_in(into)] == [2, 3, 4]


def back_up_onto_a_full_disk(disk: Path) -> None:
    """Back up onto a disk that is full, then onto one that is read-only, and find the old backups whole."""
    box = Box(disk.parent / "data")
    play(box)
    into = disk / "backups"
    first = back_up(box.folder, into)
    bust(box, 1)
    ballast = fill(disk)
    with pytest.raises((OSError, sqlite3.Error)):
        back_up(box.folder, into)
    assert [file.name for file in into.iterdir()] == [backup.file.name for backup in backups_in(into)]
    assert backups_in(into) == (first,)
    ballast.unlink()
    remount(disk, "ro")
    with pytest.raises((OSError, sqlite3.Error)):
        back_up(box.folder, into)
    remount(disk, "rw")
    second = back_up(box.folder, into)
    assert second is not None
    assert second.acts == 7


def test_a_full_disk_leaves_the_backups_as_they_are(tmp_path: Path) -> None:
    """A backup is there whole or not at all, and the one before it stays."""
    disk = tmp_path / "stick"
    disk.mkdir()
    on_a_small_disk(back_up_onto_a_full_disk, disk)
