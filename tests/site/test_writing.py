"""Putting the site into its folder."""

from pathlib import Path

import pytest

from clock.site import NotWritten, site_files, write_site
from tests.site.season import FINAL, NIGHTS, yearbook


def test_what_is_no_more_goes_and_what_is_not_ours_stays(tmp_path: Path) -> None:
    """Pages of a night that was taken out go, its sheet and the final's too; the host's own files stay."""
    write_site(site_files(yearbook(*NIGHTS, final=FINAL)), tmp_path)
    (tmp_path / "CNAME").write_text("league.example")
    (tmp_path / "night-out.html").write_text("<p>somebody's own page</p>")
    write_site(site_files(yearbook(*NIGHTS[:2])), tmp_path)
    names = {path.name for path in tmp_path.iterdir()}

    assert {"CNAME", "night-out.html", "night-2014-11-08.html"} <= names
    assert not {"night-2014-12-13.html", "night-2014-12-13.csv", "player-eve.html"} & names
    assert names == {*site_files(yearbook(*NIGHTS[:2])), "CNAME", "night-out.html"}


def test_what_has_not_changed_is_left_alone(tmp_path: Path) -> None:
    """A host that copies what is new has little to copy."""
    files = site_files(yearbook(*NIGHTS))
    write_site(files, tmp_path)
    before = {path: path.stat().st_ino for path in tmp_path.iterdir()}
    write_site({**files, "index.html": files["index.html"] + b"<!-- -->"}, tmp_path)

    assert {path.name for path, inode in before.items() if path.stat().st_ino != inode} == {"index.html"}


def test_another_site_is_not_touched(tmp_path: Path) -> None:
    """A folder that holds another site is refused whole."""
    (tmp_path / "index.html").write_text("<h1>My garden</h1>")

    with pytest.raises(NotWritten, match="is another site's page"):
        write_site(site_files(yearbook(*NIGHTS)), tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["index.html"]


def test_a_file_that_cannot_be_written_stays_as_it_was(tmp_path: Path) -> None:
    """A write that fails leaves neither half a page nor its beginning, and is told."""
    (tmp_path / "style.css.new").mkdir(parents=True)

    with pytest.raises(NotWritten, match="could not be written"):
        write_site({"style.css": b"a"}, tmp_path)
    assert not (tmp_path / "style.css").exists()
