"""Putting the site into its folder: each file whole or not at all, and pages that are no more taken away."""

from collections.abc import Mapping
from pathlib import Path

from clock.files.writing import write_whole
from clock.site.champions_page import CHAMPIONS
from clock.site.frame import GENERATOR

OURS = f'<meta name="generator" content="{GENERATOR}">'.encode()
HEAD_BYTES = 400
"""So far from its beginning a page says whose it is."""

COME_AND_GO = ("night-*.html", "player-*.html", CHAMPIONS)
"""The pages that a season may have no more, after a correction."""


class NotWritten(Exception):  # noqa: N818  reads as what it is where it is caught
    """The site could not be written: the folder is somebody else's, or the disk refused."""


def write_site(files: Mapping[str, bytes], folder: Path) -> None:
    """Write the files into a folder, in their order; what has not changed is left alone. Raises NotWritten.

    A folder whose index.html is not of this program is not touched. Pages of players and nights that are no
    more, that of the champions' night among them, are taken away; any other file stays.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _refuse_foreign(folder / "index.html")
        for name, content in files.items():
            path = folder / name
            if not (path.is_file() and path.read_bytes() == content):
                write_whole(path, content)
        for old in sorted(page for kind in COME_AND_GO for page in folder.glob(kind)):
            if old.name not in files and _is_ours(old):
                old.unlink()
                old.with_suffix(".csv").unlink(missing_ok=True)
    except OSError as error:
        why = error.strerror or str(error)
        raise NotWritten(f"The site could not be written into {folder}: {why}.") from error


def _refuse_foreign(index: Path) -> None:
    if index.exists() and not _is_ours(index):
        raise NotWritten(f"{index} is another site's page, so nothing was written. Name an empty folder.")


def _is_ours(page: Path) -> bool:
    with page.open("rb") as stream:
        return OURS in stream.read(HEAD_BYTES)
