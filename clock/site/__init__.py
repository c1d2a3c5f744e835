"""A season for the web and for paper: a folder of plain pages, to be put on any host as it is.

There is no script, and no address outside the folder. Names are escaped where an element is made. The same
season in the same words is the same pages to the byte: nothing in them tells when they were written.
"""

from collections.abc import Mapping
from pathlib import Path

import fontpkg_barlow_condensed
import fontpkg_barlow_semi_condensed

from clock.report.standings import standings_csv
from clock.site.calendar_page import calendar_page
from clock.site.champions_page import CHAMPIONS, champions_page
from clock.site.frame import STYLE
from clock.site.night_page import night_page
from clock.site.night_sheet import night_csv
from clock.site.player_page import player_page
from clock.site.records_page import records_page
from clock.site.standings_page import standings_page
from clock.site.writing import NotWritten, write_site
from clock.site.yearbook import Yearbook

__all__ = ["NotWritten", "Yearbook", "site_files", "write_site"]

CONDENSED, SEMI_CONDENSED = Path(fontpkg_barlow_condensed.ROOT), Path(fontpkg_barlow_semi_condensed.ROOT)
TYPEFACES: Mapping[str, Path] = {
    "BarlowCondensed-SemiBold.ttf": CONDENSED / "files",
    "BarlowSemiCondensed-Medium.ttf": SEMI_CONDENSED / "files",
    "BarlowSemiCondensed-SemiBold.ttf": SEMI_CONDENSED / "files",
}


def site_files(book: Yearbook) -> Mapping[str, bytes]:
    """Return all files of the site by their names, the first page last."""
    pages = {
        **{book.player_pages[row.key]: player_page(book, row) for row in book.table.rows},
        "records.html": records_page(book),
        "calendar.html": calendar_page(book),
        "standings.csv": standings_csv(book.table, book.stacks),
        STYLE: (Path(__file__).parent / STYLE).read_text(encoding="utf-8"),
    }
    for number, stem in enumerate(book.night_stems, start=1):
        pages[f"{stem}.html"] = night_page(book, number)
        pages[f"{stem}.csv"] = night_csv(book, number)
    if book.so_far.champions_night is not None:
        pages[CHAMPIONS] = champions_page(book, book.so_far.champions_night)
    faces = {name: (folder / name).read_bytes() for name, folder in TYPEFACES.items()}
    licence = {"BarlowCondensed-LICENSE.txt": (CONDENSED / "LICENSE").read_bytes()}
    texts = {name: text.encode(_encoding(name)) for name, text in pages.items()}
    return {**faces, **licence, **texts, "index.html": standings_page(book).encode("utf-8")}


def _encoding(name: str) -> str:
    """Return how a file is written: a mark at the beginning tells spreadsheets that names are in UTF-8."""
    return "utf-8-sig" if name.endswith(".csv") else "utf-8"
