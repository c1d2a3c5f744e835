"""`check`: whether the files of the host are right, one line a fault."""

from collections.abc import Callable
from pathlib import Path

import click
from msgspec.structs import fields

from clock.files.config import ROSTER_FILE, SETTINGS_FILE, config_dir
from clock.files.faults import BadFile, Fault, are_hard, did_you_mean, quoted
from clock.files.reading import read_text, read_toml
from clock.houses import house_files, house_path, load_house, read_house
from clock.league.season import ChampionsRules
from clock.roster import read_roster
from clock.seasons import namesakes, read_season, season_files
from clock.settings import BY_CALENDAR, NO_SEASON, Settings, read_settings
from clock.settings.keyboard_file import KEYBOARD
from clock.settings.wiring_file import WIRING_TABLES
from clock.tournament.structure import House

SEASON_KEYS = frozenset({"nights", "points", "bonus", "standings", "fees", "champions"})
SETTINGS_KEYS = frozenset({field.name for field in fields(Settings)} | {KEYBOARD, *WIRING_TABLES})


@click.command()
@click.argument("files", nargs=-1, metavar="[FILE]...", type=click.Path(path_type=Path))
def check(files: tuple[Path, ...]) -> None:
    """Check the clock's files: settings, houses, seasons, players.

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
    roster = config / ROSTER_FILE
    rosters = (roster,) if roster.exists() else ()
    return (config / SETTINGS_FILE, *house_files(config), *season_files(config), *rosters)


def check_file(path: Path) -> tuple[Fault, ...]:
    """Return all faults of one file, by what kind of file it is: a roster, settings, a season, or a house."""
    try:
        text = read_text(path)
    except BadFile as error:
        return error.faults
    return _reader(path, text)(text, str(path))


def _reader(path: Path, text: str) -> Callable[[str, str], tuple[Fault, ...]]:
    if path.suffix.lower() == ".csv":
        return _check_roster
    if path.name == SETTINGS_FILE:
        return _check_settings
    if path.parent.name == "seasons":
        return _check_season
    return _reader_of(_keys(text))


def _reader_of(keys: frozenset[str]) -> Callable[[str, str], tuple[Fault, ...]]:
    """Return how a TOML file under another name is checked, by its keys; a house has a schedule."""
    if "schedule" not in keys and SEASON_KEYS & keys:
        return _check_season
    if "schedule" not in keys and SETTINGS_KEYS & keys:
        return _check_settings
    return _check_house


def _keys(text: str) -> frozenset[str]:
    try:
        return frozenset(read_toml(text, ""))
    except BadFile:
        return frozenset()


def _check_roster(text: str, file: str) -> tuple[Fault, ...]:
    return read_roster(text, file)[1]


def _check_house(text: str, file: str) -> tuple[Fault, ...]:
    return read_house(text, file)[1]


def _check_season(text: str, file: str) -> tuple[Fault, ...]:
    """Return the faults of a season, a house that is not there or cannot make its stacks among them."""
    plan, faults = read_season(text, file)
    if plan is None:
        return faults
    for other in namesakes(Path(file), plan.season.name):
        wrong = f"{quoted(plan.season.name)} is the season of {other.name}, too"
        faults = (*faults, Fault(file, "name", wrong, "give each season a name of its own"))
    if not plan.house:
        return faults
    try:
        house = load_house(plan.house, _folder_of_houses(Path(file).parent))
    except BadFile as error:
        first = error.faults[0]
        return (*faults, Fault(file, "house", first.wrong, first.right))
    return (*faults, *_stack_faults(plan.season.champions, house, file))


def _stack_faults(rules: ChampionsRules, house: House, file: str) -> tuple[Fault, ...]:
    """Return what the smallest chip of a house does not divide (L5)."""
    stacks = {"first_stack": rules.first_stack, "step": rules.step, "other_stack": rules.other_stack}
    smallest = min(chip.value for chip in house.chips)
    right = "write what the house's chips can make"
    return tuple(
        Fault(file, f"champions.{key}", f"{stack} cannot be made of {smallest}s", right)
        for key, stack in stacks.items()
        if stack % smallest
    )


def _check_settings(text: str, file: str) -> tuple[Fault, ...]:
    """Return the faults of the settings, a house or a season that is not there among them."""
    settings, faults = read_settings(text, file)
    if settings is None:
        return faults
    try:
        path = house_path(settings.house, _folder_of_houses(Path(file).parent))
    except BadFile as error:
        missing = error.faults[0]
        return (*faults, Fault(file, "house", missing.wrong, missing.right))
    if not path.is_file():
        return (*faults, Fault(file, "house", f'there is no file "{path}"', "write the name of a house"))
    seasons = [path.stem for path in season_files(_folder_of_houses(Path(file).parent))]
    if settings.season not in {BY_CALENDAR, NO_SEASON, *seasons}:
        right = did_you_mean(settings.season, [BY_CALENDAR, NO_SEASON, *seasons])
        return (*faults, Fault(file, "season", f"{quoted(settings.season)} is no season", right))
    return faults


def _folder_of_houses(beside: Path) -> Path:
    """Return the folder of a file, or the one above it, if it has houses, else the installed clock's."""
    return next((folder for folder in (beside, beside.parent) if (folder / "houses").is_dir()), config_dir())
