"""The page in docs that shows every scene: it is made of the nights, and shows the reference pictures."""

from collections.abc import Iterator
from pathlib import Path

from tests.pictures.nights import NIGHTS

PAGE = Path(__file__).parents[2] / "docs" / "pictures.md"

BEGINNING = """# What is on the screen

Every scene there is, drawn by the clock itself. Why it looks like this stands in [look.md](look.md).

These are the pictures that the tests hold the clock to, so there is no second copy of them in the
repository, and none can be out of date. This page is written with them, from the nights they are taken in:

```
ACCEPT_PICTURES=1 .venv/bin/pytest tests/pictures
```

For a picture of any other moment, or of your own screen's size, write a night and run
`tournament-clock rehearse NIGHT --shots DIR --size 1280x720`.
"""


def page() -> str:
    """Return the page: a chapter for each night, a section for each remark in it, and all its pictures."""
    return "\n".join([BEGINNING, *(line for night in NIGHTS for line in _chapter(night))]) + "\n"


def _chapter(night: Path) -> Iterator[str]:
    first, *lines = night.read_text(encoding="utf-8").splitlines()
    yield f"## {_remark(first)}\n"
    for line in lines:
        words = line.split()
        if line.startswith("#"):
            yield f"### {_remark(line)}\n"
        elif words[1:2] == ["shot"]:
            yield f"![{_called(words[2])}](../tests/pictures/{words[2]})\n"


def _remark(line: str) -> str:
    return line.removeprefix("#").strip().rstrip(".:")


def _called(file: str) -> str:
    return file.removesuffix(".png").replace("-", " ").capitalize()
