"""The pages of a season in a real browser: valid, without barriers, and no wider than a phone."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from clock.site import site_files, write_site
from clock.values import replace
from clock.words import LANGUAGES
from tests.played import night
from tests.site.season import FINAL, NIGHTS, ODD, yearbook

HERE = Path(__file__).parent
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium")
WHY_NOT = next(
    (
        why
        for why, there in (
            ("not run: chromium is missing (apt-get install chromium)", CHROMIUM),
            ("not run: node is missing", shutil.which("node")),
            (f"not run: npm install --prefix {HERE.name} is missing", (HERE / "node_modules").is_dir()),
        )
        if not there
    ),
    None,
)

pytestmark = [pytest.mark.slow, pytest.mark.skipif(WHY_NOT is not None, reason=WHY_NOT or "")]


def faults(folder: Path) -> list[str]:
    """Return what the browser, the validator and the accessibility checker have to say about a folder."""
    looked = subprocess.run(
        (shutil.which("node") or "node", HERE / "pages.mjs", folder),
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "CHROMIUM": CHROMIUM or ""},
    )
    *said, last = looked.stdout.splitlines()
    assert last == f"looked at {len(list(folder.glob('*.html')))} pages"
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_are_without_fault(tmp_path: Path, language: str) -> None:
    """L6: every page, with any name there is, on a phone, a tablet and a desktop."""
    odd = replace(night(*ODD, hits={ODD[4]: ODD[2:4]}), label=ODD[1])
    write_site(site_files(yearbook(*NIGHTS, odd, language=language, final=FINAL)), tmp_path)

    assert faults(tmp_path) == []


def test_a_page_with_faults_is_found_out(tmp_path: Path) -> None:
    """What is looked for would be found: markup, width, contrast, a script, an address elsewhere."""
    write_site(site_files(yearbook(*NIGHTS)), tmp_path)
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    spoilt = page.replace(
        "</main>",
        '<p style="width: 2000px; color: #eee">wide<p id="content"><script>alert(1)</script>'
        '<img src="https://elsewhere.example/x.png"></main>',
    )
    for path in tmp_path.glob("*.html"):
        path.unlink()
    (tmp_path / "index.html").write_text(spoilt, encoding="utf-8")
    said = "\n".join(faults(tmp_path))

    for part in (
        "markup",
        "wider than the screen",
        "color-contrast",
        "a script ran",
        "asks for https",
        "image-alt",
    ):
        assert part in said
