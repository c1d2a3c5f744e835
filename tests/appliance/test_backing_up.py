"""Backups by themselves: daily, at a night's end, and to a stick that is plugged in."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from clock.appliance.backing_up import DAILY_MS, LOOKS_MS, RETRY_MS, BackingUp
from clock.appliance.box import ENOUGH_MIB
from clock.appliance.sticks import sticks
from clock.director import Director
from clock.ledger import backups_in
from clock.tournament.commands import BustOut, Finish, Register, Start
from clock.words import words_in
from tests.kept import Box


@dataclass(slots=True)
class Kept:
    """A box with a night that is on, its backups, and the sticks that a test plugs in."""

    box: Box
    director: Director
    plugged: list[Path] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    free: int = 20_000
    backups: BackingUp = field(init=False)

    def __post_init__(self) -> None:
        self.backups = BackingUp(
            self.box.folder,
            lambda: self.director.tournament.finished,
            lambda: tuple(self.plugged),
            self.box.time,
            words_in("en"),
            self.said.append,
            lambda _: self.free,
        )

    def turn_for(self, minutes: int) -> None:
        """Let the backups be turned once a minute, as they want it."""
        for _ in range(minutes):
            assert self.backups.turn(self.box.time.boot_ms) == self.box.time.boot_ms + LOOKS_MS
            self.box.time.wait(LOOKS_MS / 1000)

    def acts(self, folder: Path | None = None) -> list[int]:
        """Return how many acts each backup in a folder has, at home by default."""
        return [backup.acts for backup in backups_in(folder or self.box.folder / "backups")]


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Kept]:
    """Give a box with a night of four that has begun: five acts."""
    box = Box(tmp_path / "data")
    with box.director() as director:
        for _ in range(4):
            director.handle(Register())
        director.handle(Start())
        yield Kept(box, director)


def test_once_a_day(kept: Kept) -> None:
    """At the start of the box and a day later, however much is played in between."""
    kept.turn_for(1)
    assert kept.acts() == [5]
    kept.director.handle(BustOut((1,)))
    kept.turn_for(DAILY_MS // LOOKS_MS - 1)
    assert kept.acts() == [5]
    kept.turn_for(1)
    assert kept.acts() == [5, 6]
    assert kept.said == []


def test_at_the_end_of_a_night(kept: Kept) -> None:
    """The moment the night is over its result is in a backup, and once."""
    kept.turn_for(1)
    kept.director.handle(BustOut((1,)))
    kept.turn_for(1)
    kept.director.handle(Finish())
    kept.turn_for(5)

    assert kept.acts() == [5, 7]


def test_a_stick_gets_the_ledger_and_the_night(kept: Kept, tmp_path: Path) -> None:
    """As it is plugged in, with the night as JSON and CSV; the log says when it can be pulled out."""
    kept.turn_for(1)
    stick = tmp_path / "stick"
    stick.mkdir()
    kept.plugged.append(stick)
    kept.director.handle(BustOut((2,)))
    kept.turn_for(2)
    folder = stick / "tournament-clock"

    assert kept.acts(folder) == [6]
    assert {file.name for file in folder.glob("night-*")} == {"night-0001.json", "night-0001.csv"}
    assert kept.said == [f"The nights are on the stick, in {folder}; it can be pulled out."]

    kept.director.handle(Finish())
    kept.turn_for(1)
    assert kept.acts(folder) == [6, 7]
    assert '"phase": "finished"' in (folder / "night-0001.json").read_text(encoding="utf-8")


def test_a_stick_that_cannot_be_written_is_told_and_tried_again_later(kept: Kept, tmp_path: Path) -> None:
    """The backup at home is made all the same; after an hour everything is tried again."""
    broken = tmp_path / "stick"
    broken.write_text("no folder")
    kept.plugged.append(broken)
    kept.turn_for(RETRY_MS // LOOKS_MS)
    assert kept.acts() == [5]
    assert len(kept.said) == 1
    assert "cannot be backed up" in kept.said[0]
    broken.unlink()
    broken.mkdir()
    kept.turn_for(1)

    assert kept.acts(broken / "tournament-clock") == [5]


def test_the_last_of_a_disk_is_left_to_the_night(kept: Kept, tmp_path: Path) -> None:
    """A backup must not be what a night is no longer saved for; the stick gets its own."""
    stick = tmp_path / "stick"
    stick.mkdir()
    kept.plugged.append(stick)
    kept.free = ENOUGH_MIB - 1
    kept.turn_for(1)
    assert kept.acts() == []
    assert kept.acts(stick / "tournament-clock") == [5]
    assert kept.said[0].startswith("No backup is made in")
    kept.free = ENOUGH_MIB
    kept.turn_for(RETRY_MS // LOOKS_MS)

    assert kept.acts() == [5]


def test_sticks_are_found_among_what_is_mounted(tmp_path: Path) -> None:
    """A device mounted below the folders for sticks, which can be written; a blank in its name is one."""
    stick, locked = tmp_path / "MY STICK", tmp_path / "locked"
    stick.mkdir()
    locked.mkdir()
    mounts, escaped = tmp_path / "mounts", str(stick).replace(" ", r"\040")
    mounts.write_text(
        "proc /proc proc rw 0 0\n"
        "/dev/mmcblk0p2 / ext4 rw,noatime 0 0\n"
        f"/dev/sda1 {escaped} vfat rw,nosuid 0 0\n"
        f"/dev/sdb1 {locked} vfat ro,nosuid 0 0\n"
        f"tmpfs {tmp_path}/memory tmpfs rw 0 0\n"
    )

    assert sticks(mounts, (f"{tmp_path}/",)) == (stick,)
    assert sticks(mounts) == ()
