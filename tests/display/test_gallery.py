"""The gallery writes every picture, at every size asked for."""

from pathlib import Path

import pygame
from click.testing import CliRunner

from tests.gallery.__main__ import main
from tests.gallery.hard import hard
from tests.gallery.league import league
from tests.gallery.plain import plain


def test_every_picture_is_written(tmp_path: Path) -> None:
    """One file a picture, in a folder for each size."""
    ran = CliRunner().invoke(main, [str(tmp_path), "--size", "160x90", "--size", "128x96"])
    assert ran.exit_code == 0, ran.output
    names = {f"{name}.png" for name in {**plain(), **hard(), **league()}}
    for size in ("160x90", "128x96"):
        assert {path.name for path in (tmp_path / size).iterdir()} == names
    assert pygame.image.load(tmp_path / "128x96" / "menu.png").get_size() == (128, 96)


def test_one_size_needs_no_folder_of_its_own(tmp_path: Path) -> None:
    """The nine pictures of the look are there by name."""
    CliRunner().invoke(main, [str(tmp_path), "--size", "160x90"])
    look = ("1-level", "2-last-minute", "3-paused", "4-break", "5a-out-asked", "5b-out-said", "6-seats")
    assert all((tmp_path / f"{name}.png").is_file() for name in (*look, "7-move", "8-winner"))
