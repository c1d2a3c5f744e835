"""`check`: whether the files of the host are right, one line a fault."""

from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import click

from clock.files.config import config_dir
from clock.files.faults import BadFile, Fault, are_hard
from clock.files.reading import read_text, read_toml
from clock.houses import house_path, read_house
from clock.roster import read_roster
from clock.settings import WIRING_TABLES, Settings, read_settings

SETTINGS_FILE = "clock.toml"
ROSTER_FILE = "players.csv"


@click.command()
@click.argument("files", nargs=-1, metavar="[FILE]...", type=click.Path(path_type=Path))
def check(files: tuple[Path, ...]) -> None:
    """Check the clock's files: settings, houses, players.

    Without FILE all files of the configuration are checked. Prints one line a fault: the file, the path of
    the key, what is wrong, what would be right. Exit 1 when a file cannot be used; a warning is no fault.
    """
    chosen = files or configured_files(config_dir())
    faults = [fault for file in chosen for fault in check_file(file)]
    for fault in faults:
        click.echo(fault)
    if are_hard(faults):
        raise SystemExit(1)
    click.echo(f"{len(chosen)} {'file is' if len(chosen) == 1 else 'files are'} right.", err=True)


def configured_files(config: Path) -> tuple[Path, ...]:
    """Return the files that `check` looks at by itself; settings and a house must be there."""
    houses = tuple(sorted((config / "houses").glob("*.toml")))
    roster = config / ROSTER_FILE
    return (config / SETTINGS_FILE, *houses, *((roster,) if roster.exists() else ()))


def check_file(path: Path) -> tuple[Fault, ...]:
    """Return all faults of one file, by what kind of file it is: a roster, the settings, or a house."""
    try:
        text = read_text(path)
    except BadFile as error:
        return error.faults
    return _reader(path, text)(text, str(path))


def _reader(path: Path, text: str) -> Callable[[str, str], tuple[Fault, ...]]:
    if path.suffix.lower() == ".csv":
        return _check_roster
    if path.name == SETTINGS_FILE or _looks_like_settings(text):
        return _check_settings
    return _check_house


def _looks_like_settings(text: str) -> bool:
    """Return whether a TOML file under another name has keys of the settings, and no schedule as a house."""
    try:
        tables = read_toml(text, "")
    except BadFile:
        return False
    keys = {field.name for field in fields(Settings)} | set(WIRING_TABLES)
    return bool(keys & tables.keys()) and "schedule" not in tables


def _check_roster(text: str, file: str) -> tuple[Fault, ...]:
    return read_roster(text, file)[1]


def _check_house(text: str, file: str) -> tuple[Fault, ...]:
    return read_house(text, file)[1]


def _check_settings(text: str, file: str) -> tuple[Fault, ...]:
    """Return the faults of the settings, a house that is not there among them."""
    settings, faults = read_settings(text, file)
    if settings is None:
        return faults
    try:
        path = house_path(settings.house, _folder_of_houses(Path(file)))
    except BadFile as error:
        missing = error.faults[0]
        return (*faults, Fault(file, "house", missing.wrong, missing.right))
    if not path.is_file():
        return (*faults, Fault(file, "house", f'there is no file "{path}"', "write the name of a house"))
    return faults


def _folder_of_houses(settings: Path) -> Path:
    """Return the folder beside the settings that has houses, or that of the installed clock."""
    return settings.parent if (settings.parent / "houses").is_dir() else config_dir()
