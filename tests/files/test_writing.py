"""Writing a file whole or not at all."""

from pathlib import Path

import pytest

from clock.files.writing import write_whole
from tests.small_disk import fill, on_a_small_disk


def test_a_file_is_put_in_place_with_its_folder(tmp_path: Path) -> None:
    """What was there before is replaced, and nothing else is left."""
    file = tmp_path / "deep" / "down" / "night.json"
    write_whole(file, b"first")
    write_whole(file, b"second")

    assert file.read_bytes() == b"second"
    assert list(file.parent.iterdir()) == [file]


def write_on_a_full_disk(disk: Path) -> None:
    """Replace a file on a full disk, which cannot be."""
    file = disk / "night.json"
    write_whole(file, b"as it was")
    fill(disk)
    with pytest.raises(OSError, match="No space left"):
        write_whole(file, bytes(100_000))
    assert file.read_bytes() == b"as it was"
    assert not (disk / "night.json.new").exists()


def test_on_a_full_disk_the_file_stays_as_it_was(tmp_path: Path) -> None:
    """Half a file would be worse than none."""
    on_a_small_disk(write_on_a_full_disk, tmp_path)
