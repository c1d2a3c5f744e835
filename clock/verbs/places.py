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


class Folder(click.Path):
    """A folder, there already or not; no name at all is not taken for the folder that one is in."""

    def __init__(self) -> None:
        """Take paths whole: the library of the pins leaves the working directory for a moment on import."""
        super().__init__(path_type=Path, file_okay=False, resolve_path=True)

    def convert(
        self, value: str | os.PathLike[str], param: click.Parameter | None, ctx: click.Context | None
    ) -> str | bytes | os.PathLike[str]:
        """Return the folder; one that nobody may look into is a fault of usage, like one that is a file."""
        if not os.fspath(value):
            self.fail('"" names no folder; write its path, or . for the folder you are in', param, ctx)
        folder = super().convert(value, param, ctx)
        try:
            Path(os.fsdecode(folder), "ledger.sqlite").stat()
        except PermissionError as error:
            why = f"{folder!s} cannot be looked into ({error.strerror}); change its rights, or name another"
            self.fail(why, param, ctx)
        except OSError:
            return folder  # a folder that is new, or holds no night yet
        return folder


data_option = click.option(
    "--data",
    type=Folder(),
    default=data_dir,
    help="The folder of the ledger.",
)
