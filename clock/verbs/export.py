"""`export`: a night as files for other programs, read beside a clock that may have it open."""

import sys
from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial
from pathlib import Path

import click

from clock.exported import night_as_csv, night_as_json, write_night
from clock.files.faults import BadFile
from clock.ledger import Damaged, FromNewer, StoredNight, read_nights
from clock.moment import BoxTime
from clock.verbs.language import language_option
from clock.verbs.places import data_option
from clock.words import Words


class Form(Enum):
    """What is printed."""

    JSON = "json"
    CSV = "csv"


@click.command()
@data_option
@click.option("--night", "number", type=click.IntRange(min=1), help="Which night; the latest by default.")
@click.option(
    "--json", "form", flag_value=Form.JSON, type=Form, default=Form.JSON, help="Print all of it; the default."
)
@click.option("--csv", "form", flag_value=Form.CSV, type=Form, help="Print the players as a table.")
@click.option(
    "--to",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    help="Write both into a folder instead, as night-0001.json and night-0001.csv.",
)
@language_option
def export(data: Path, number: int | None, form: Form, folder: Path | None, words: Words) -> None:
    """Write a night out: everything as JSON, or its players as CSV."""
    stored = _night(data, number)
    now = BoxTime().now()
    try:
        if folder is not None:
            _write_into(folder, partial(write_night, folder, data, stored, now, words))
        elif form is Form.CSV:
            click.echo(night_as_csv(data, stored, now, words), nl=False)
        else:
            click.echo(night_as_json(data, stored, now, words))
    except BadFile as bad:
        click.echo(bad, err=True)
        sys.exit(1)


def _write_into(folder: Path, write: Callable[[], Sequence[Path]]) -> None:
    """Write into a folder and say what; where that cannot be done the program ends and says so."""
    try:
        files = write()
    except OSError as error:
        click.echo(f"{folder} cannot be written: {error.strerror}.", err=True)
        sys.exit(1)
    for file in files:
        click.echo(file)


def _night(data: Path, number: int | None) -> StoredNight:
    """Return a night of the data folder; without it the program ends and says which there are."""
    try:
        nights = read_nights(data)
    except (Damaged, FromNewer) as error:
        click.echo(error, err=True)
        sys.exit(1)
    wanted = [stored for stored in nights if number in {None, stored.number}]
    if wanted:
        return wanted[-1]
    there = ", ".join(str(stored.number) for stored in nights)
    none = f"There is no night {number} in {data}; there are {there}."
    click.echo(none if there else f"There is no night in {data} yet.", err=True)
    sys.exit(1)
