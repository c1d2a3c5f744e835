"""Where the verbs find and keep things: the data folder of the nights."""

import os
from pathlib import Path

import click

BOX_DATA = Path("/var/lib/tournament-clock")


def data_dir() -> Path:
    """Return the folder of the ledger: the box's own where it may be written, else one of the user's."""
    if BOX_DATA.is_dir() and os.access(BOX_DATA, os.W_OK):
        return BOX_DATA
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "tournament-clock"


data_option = click.option(
    "--data",
    # Whole, because the library of the pins leaves the working directory for a moment as it is imported.
    type=click.Path(path_type=Path, file_okay=False, resolve_path=True),
    default=data_dir,
    help="The folder of the ledger.",
)
