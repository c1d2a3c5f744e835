"""Writes the pictures of the gallery as files, at one size or at several."""

from pathlib import Path

import click

from clock.display.canvas import Canvas
from tests.gallery.hard import hard
from tests.gallery.league import league
from tests.gallery.plain import plain


@click.command()
@click.argument("out", type=click.Path(file_okay=False, path_type=Path))
@click.option("--size", "sizes", multiple=True, default=("1920x1080",), help="WIDTHxHEIGHT, more than once.")
@click.option("--margin", default=0.0, help="Part of the height kept free at every edge.")
def main(out: Path, sizes: tuple[str, ...], margin: float) -> None:
    """Write every picture to OUT; those of several sizes each to a folder of its own."""
    for size in sizes:
        wide, high = map(int, size.split("x"))
        folder = out if len(sizes) == 1 else out / size
        folder.mkdir(parents=True, exist_ok=True)
        for name, picture in {**plain(), **hard(), **league()}.items():
            canvas = Canvas.off_screen(wide, high, margin)
            canvas.show(picture)
            canvas.save(folder / f"{name}.png")


if __name__ == "__main__":
    main()
