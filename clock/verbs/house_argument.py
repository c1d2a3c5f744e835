"""The argument H of the command line: a house by its name or by the path of its file."""

import sys
from pathlib import Path

import click

from clock.files.config import config_dir
from clock.files.faults import BadFile
from clock.houses import house_path, load_house
from clock.tournament.structure import House


def named_file(name: str) -> Path:
    """Return the file of a house named on the command line. Raises click.UsageError if there is none."""
    try:
        path = house_path(name, config_dir())
    except BadFile as error:
        missing = error.faults[0]
        raise click.UsageError(f"{missing.wrong}; {missing.right}") from error
    if not path.is_file():
        raise click.UsageError(f"there is no file {path}")
    return path


def chosen_house(name: str) -> House:
    """Return the house that was named on the command line.

    Raises click.UsageError when there is no such house. A file with faults ends the program with exit 1 and
    a line for each on stderr.
    """
    path = named_file(name)
    try:
        return load_house(str(path), config_dir())
    except BadFile as error:
        click.echo(error, err=True)
        sys.exit(1)
